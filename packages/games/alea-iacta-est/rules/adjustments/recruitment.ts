import { choicesWith, type Rules } from '@aquila/engine'
import { oneOfEach } from '../../../imperator/rules/alike.ts'
import { type FactionId, type RegionId, type RomanUnitKind, row } from '../../data/index.ts'
import { romanUnitKinds } from '../../data/types.ts'
import { changeFaction, isLegio, put, unit, unitsIn } from '../pieces.ts'
import type { AleaReason } from '../reasons.ts'
import { garrisonShortfall } from '../regions.ts'
import { type Alea, type AleaPosition, boxes, levyBox } from '../state.ts'
import { type AleaChoice, ask, pick } from '../tasks.ts'

/** What has been recruited in each region this year. */
type Levies = Map<RegionId, Record<RomanUnitKind, number>>

/**
 * AIE-9.4-b: pass after pass down the table of regions; in each, the controller takes one unit of each type, until
 * no region can or will take more. RULING-115: a region in which a whole pass brought nothing is finished.
 */
export function* recruitment(g: Alea): Rules {
  const levies: Levies = new Map()
  for (const region of g.data.regionOrder) levies.set(region, { legio: 0, auxilia: 0, equites: 0, naves: 0 })
  const open = new Set(g.data.regionOrder)
  while (open.size > 0) {
    for (const region of g.data.regionOrder) {
      if (!open.has(region)) continue
      const side = g.state.regions[region]
      if (side === null || !(yield* recruitOnePass(g, side, region, levies))) open.delete(region)
    }
  }
}

/** One unit of each type at most. True if anything was taken. */
function* recruitOnePass(g: Alea, side: FactionId, region: RegionId, levies: Levies): Rules<boolean> {
  const levy = levies.get(region)
  if (levy === undefined) return false
  g.state.active = side
  const left = romanUnitKinds.filter(kind => whyNotRecruit(g, region, kind, levy[kind]) === null)
  let taken = false
  while (left.length > 0) {
    const choices: AleaChoice<'recruit'>[] = choicesWith('recruit', left)
    const owed = legionsOwed(g, region)
    // AIE-9.4-d: what the garrison lacks must be recruited, the rest is optional.
    if (owed === 0 || !left.includes('legio')) choices.push({ verb: 'enough' })
    const { noun } = yield ask({
      role: side,
      rule: 'AIE-9.4-b',
      task: 'recruit',
      choices,
      about: { region, owed, ...levy },
    })
    const kind = left.find(each => each === noun)
    if (kind === undefined) break
    left.splice(left.indexOf(kind), 1)
    yield* recruit(g, side, region, kind, levy[kind])
    levy[kind]++
    taken = true
  }
  g.state.active = g.state.initiative
  return taken
}

/** AIE-9.4-e: the recruit waits in the box of its region for Phase D of the next turn. */
function* recruit(g: Alea, side: FactionId, region: RegionId, kind: RomanUnitKind, before: number): Rules {
  const piece = yield* pick({
    role: side,
    rule: 'AIE-9.4-b',
    task: 'pick-recruit',
    verb: 'raise',
    nouns: recruitsFor(g, kind, before),
    about: { region, kind },
  })
  put(g, piece, levyBox(region))
  changeFaction(g, piece, side)
  g.tell({ kind: 'recruit', rule: 'AIE-9.4-b', data: { side, unit: piece, region } })
}

/** Why no more of a type can be raised in a region; null if one can. AIE-9.4-d: the Reserve is the limit. */
export function whyNotRecruit(
  position: AleaPosition,
  region: RegionId,
  kind: RomanUnitKind,
  raised: number,
): AleaReason | null {
  const limit = position.data.regions[region].recruitment[kind]
  if (raised >= limit) return { rule: 'AIE-9.4-b', why: 'recruitment-limit', about: { region, kind, limit } }
  if (!unitsIn(position, boxes.reserve).some(piece => position.data.units[piece]?.kind === kind))
    return { rule: 'AIE-9.4-d', why: 'reserve-empty', about: { kind } }
  return null
}

/**
 * AIE-9.4-c: the first legion of a region is a legion of recruits; without one, any (RULING-55). Counters that are
 * alike in name stand for each other, so only one of them is offered.
 */
export function recruitsFor(position: AleaPosition, kind: RomanUnitKind, before: number): readonly string[] {
  const { data } = position
  const all = data.romanUnitsOfKind[kind].filter(piece => unit(position, piece).place === boxes.reserve)
  const recruits = all.filter(piece => row(data.units, piece).recruit)
  const offered = kind === 'legio' && before === 0 && recruits.length > 0 ? recruits : all
  return oneOfEach(position, offered)
}

/** AIE-9.4-d: legions that the garrison lacks even with those that wait in the region's box. */
function legionsOwed(position: AleaPosition, region: RegionId): number {
  const { data } = position
  const waiting = unitsIn(position, levyBox(region)).filter(piece => isLegio(data, piece)).length
  return Math.max(0, garrisonShortfall(position, region) - waiting)
}
