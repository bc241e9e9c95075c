import type { Rules } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../../imperator/rules/combat/lone-leaders.ts'
import {
  changeFaction,
  commandOf,
  leader,
  placeOf,
  politicalOf,
  romansOf,
} from '../../../imperator/rules/pieces.ts'
import { hasEmperor, isDux, isRetired } from '../emperors/ranks.ts'
import { opponentOf, type Place, type Semper, type SemperPosition } from '../state.ts'
import { pick } from '../tasks.ts'
import { isRebel, takeUpCause } from './camps.ts'
import { beginCivilWar, turnLeader } from './civil-war.ts'
import { partFromPeoples } from './parting.ts'
import { proclaim } from './proclaim.ts'

/**
 * SV-3.6.2-A: a Usurper whom a succession has made needs no roll. RULING-30: companions who stay loyal follow him, then
 * steps A to C are made where he has risen, even if he is alone there. `tested`: his companions may leave (SV-3.5.2-J).
 */
export function* proclaimBySuccession(g: Semper, id: string, tested: boolean): Rules {
  const master = leader(g, id).faction
  if (master === null) return
  const zone = placeOf(g, id)
  const companions = tested ? companionsOf(g, id, zone) : []
  const armies = yield* divideUnits(g, id, companions, zone)
  const usurpation = proclaim(g, id, master, 0, 'SV-3.6.2-A')
  // RULING-23: anybody who leaves him stays in the zone as an enemy.
  const left = companionsDecide(g, companions, armies)
  takeUpCause(g, zone)
  yield* partFromPeoples(g, [zone], [opponentOf(g, master)])
  // RULING-30: an emperor of the other side who stands there keeps his men loyal.
  yield* beginCivilWar(g, usurpation, left || hasEmperor(g, zone, opponentOf(g, master)))
  yield* flightOfLoneLeaders(g, zone)
}

/** SV-3.5.2-J: the other leaders of the zone, who may leave him. */
function companionsOf(position: SemperPosition, usurper: string, zone: Place): readonly string[] {
  const { faction } = leader(position, usurper)
  if (faction === null) return []
  const { leaders } = romansOf(position, zone, faction)
  return leaders.filter(id => id !== usurper && !isRebel(position, id) && !isDux(position, id))
}

/** SV-3.5.2-J: each of them goes over to the other side, with his units, on a d6 of at least his PC. True if any did. */
function companionsDecide(
  g: Semper,
  companions: readonly string[],
  armies: ReadonlyMap<string, readonly string[]>,
): boolean {
  let left = false
  for (const id of companions) {
    const { faction } = leader(g, id)
    if (faction === null) continue
    const capacity = politicalOf(g, id)
    const roll = g.dice.d6(`loyalty of ${id}`)
    const goes = roll >= capacity
    g.tell({
      kind: goes ? 'companion-leaves' : 'companion-stays',
      rule: 'SV-3.5.2-J',
      data: { leader: id, roll, capacity, zone: placeOf(g, id) },
    })
    if (!goes) continue
    left = true
    const to = opponentOf(g, faction)
    turnLeader(g, id, to, 'SV-3.5.2-J')
    for (const unit of armies.get(id) ?? []) changeFaction(g, unit, to)
  }
  return left
}

/** RULING-23: before he rises the units of the zone are given to its leaders, within their CC; the rest are the Usurper's. */
function* divideUnits(
  g: Semper,
  usurper: string,
  companions: readonly string[],
  zone: Place,
): Rules<ReadonlyMap<string, readonly string[]>> {
  const armies = new Map<string, readonly string[]>()
  const { faction } = leader(g, usurper)
  if (faction === null || companions.length === 0) return armies
  for (const unit of romansOf(g, zone, faction).units) {
    // SV-S2-B: a leader who has retired leads nobody.
    const room = companions.filter(
      id => !isRetired(g, id) && (armies.get(id)?.length ?? 0) < commandOf(g, id),
    )
    const chosen = yield* pick({
      role: faction,
      rule: 'SV-3.5.2-J',
      task: 'divide-units',
      verb: 'give-to',
      nouns: [usurper, ...room],
      about: { unit, leader: usurper, zone },
    })
    if (chosen !== usurper) armies.set(chosen, [...(armies.get(chosen) ?? []), unit])
  }
  return armies
}
