import type { Rules } from '@aquila/engine'
import { flightOfLoneLeaders } from '../../imperator/rules/combat/lone-leaders.ts'
import { type FactionId, type RegionId, row } from '../data/index.ts'
import {
  changeFaction,
  eliminateUnit,
  isLegio,
  isNaves,
  put,
  romansOf,
  sideOf,
  unit,
  unitsIn,
} from './pieces.ts'
import type { AleaReason } from './reasons.ts'
import { isFreeFor, legionsIn } from './regions.ts'
import { type Alea, type AleaPosition, levyBox, opponentOf, type Place } from './state.ts'
import { ask, pick } from './tasks.ts'

/** AIE-2.D-f: last year's recruits come to the map, then legions may be sent home; initiative first. */
export function* reinforcements(g: Alea): Rules {
  for (const side of [g.state.initiative, opponentOf(g, g.state.initiative)]) {
    g.state.active = side
    yield* musterRecruits(g, side)
    yield* disbandLegions(g, side)
  }
  g.state.active = g.state.initiative
}

/** AIE-9.4-e, AIE-3.3.2-c: each recruit stands up in a zone of the region where it was raised. */
function* musterRecruits(g: Alea, side: FactionId): Rules {
  for (const region of g.data.regionOrder) {
    if (g.state.regions[region] !== side) continue
    for (const piece of unitsIn(g, levyBox(region))) {
      const zones = musterZones(g, side, piece, region)
      // RULING-116: no zone is free, so it waits in the box, as leaders do (RULING-12).
      if (zones.length === 0) continue
      const zone = yield* pick({
        role: side,
        rule: 'AIE-9.4-e',
        task: 'muster',
        verb: 'muster',
        nouns: zones,
        about: { unit: piece, region },
      })
      put(g, piece, zone)
      // AIE-3.7.2-a: recruits without a leader belong to whoever controls the region.
      changeFaction(g, piece, side)
      g.tell({ kind: 'muster', rule: 'AIE-9.4-e', data: { side, unit: piece, zone } })
      // AIE-8.2-j: an enemy leader alone in that zone must flee.
      yield* flightOfLoneLeaders(g, zone)
    }
  }
}

export function musterZones(
  position: AleaPosition,
  side: FactionId,
  piece: string,
  region: RegionId,
): string[] {
  return position.data.regions[region].zones.filter(
    zone => whyNotMuster(position, side, piece, region, zone) === null,
  )
}

/** Why a recruit may not stand up in a zone; null if it may. RULING-13: city or port, a port for a fleet. */
export function whyNotMuster(
  position: AleaPosition,
  side: FactionId,
  piece: string,
  region: RegionId,
  zone: string,
): AleaReason | null {
  const { data } = position
  const { city, port, region: its } = row(data.zones, zone)
  if (its !== region) return { rule: 'AIE-9.4-e', why: 'other-region', about: { region } }
  if (isNaves(data, piece)) {
    if (port === null) return { rule: 'AIE-9.4-e', why: 'no-port', about: { zone } }
  } else if (city === null && port === null) {
    return { rule: 'AIE-9.4-e', why: 'no-city-or-port', about: { zone } }
  }
  return isFreeFor(position, zone, side)
    ? null
    : { rule: 'AIE-3.3.2-c', why: 'enemies-there', about: { zone } }
}

/** AIE-2.D-f, AIE-9.4-f: a player may take his legions off the map, as many as the garrisons can spare. */
function* disbandLegions(g: Alea, side: FactionId): Rules {
  for (;;) {
    if (!canDisband(g, side)) return
    const { verb } = yield ask({
      role: side,
      rule: 'AIE-9.4-f',
      task: 'disband',
      choices: [{ verb: 'keep-legions' }, { verb: 'disband-a-legion' }],
    })
    if (verb === 'keep-legions') return
    const legion = yield* pick({
      role: side,
      rule: 'AIE-9.4-f',
      task: 'pick-legion-to-disband',
      verb: 'disband',
      nouns: g.data.zoneIds.flatMap(zone => legionsToDisband(g, side, zone)),
    })
    g.tell({
      kind: 'disband',
      rule: 'AIE-9.4-f',
      data: { side, unit: legion, zone: unit(g, legion).place },
    })
    eliminateUnit(g, legion)
  }
}

function canDisband(position: AleaPosition, side: FactionId): boolean {
  return position.data.zoneIds.some(zone => legionsToDisband(position, side, zone).length > 0)
}

/** Those in a zone: all of the side's or none. */
function legionsToDisband(position: AleaPosition, side: FactionId, zone: Place): readonly string[] {
  const { units } = romansOf(position, zone, side)
  if (units.length === 0) return units
  const legions = units.filter(piece => isLegio(position.data, piece))
  const [any] = legions
  return any !== undefined && whyNotDisband(position, side, any) === null ? legions : []
}

/** Why a legion may not be disbanded; null if it may. AIE-3.1.1-c, RULING-11: nobody breaks up a garrison by choice. */
export function whyNotDisband(position: AleaPosition, side: FactionId, legion: string): AleaReason | null {
  const { state, data } = position
  const zone = data.zones[unit(position, legion).place]
  if (zone === undefined || sideOf(position, legion) !== side)
    return { rule: 'AIE-9.4-f', why: 'not-your-legion', about: { unit: legion } }
  const { region } = zone
  if (region === null || state.regions[region] !== side) return null
  return legionsIn(position, region, side).length === data.regions[region].garrison
    ? { rule: 'AIE-3.1.1-c', why: 'garrison-needed', about: { region } }
    : null
}
