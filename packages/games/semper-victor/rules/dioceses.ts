import type { Rules } from '@aquila/engine'
import { settleOwnership } from '../../imperator/rules/ownership.ts'
import { romansOf } from '../../imperator/rules/pieces.ts'
import type { DioceseId, SideId } from '../data/index.ts'
import { sideIds } from '../data/types.ts'
import { capitalOf, isRetired } from './emperors/ranks.ts'
import { opponentOf, type Place, type Semper, type SemperPosition } from './state.ts'
import { partFromPeoples } from './usurpation/parting.ts'

/** SV-2.F-2, SV-3.7.3-A: the control of each Diocese for the next turn. */
export function checkDioceses(g: Semper): void {
  for (const diocese of g.data.regionOrder) {
    const holder = holderOf(g, diocese)
    if (holder === g.state.regions[diocese]) continue
    g.state.regions[diocese] = holder
    g.tell({ kind: 'region-taken', rule: 'SV-3.7.3-B', data: { region: diocese, faction: holder } })
  }
}

/** SV-3.7.3-A: whose a Diocese is found to be: it stays with its holder unless the other alone has taken it. */
export function holderOf(position: SemperPosition, diocese: DioceseId): SideId {
  const holder = position.state.regions[diocese]
  const taker = opponentOf(position, holder)
  return hasTaken(position, diocese, taker) && !hasTaken(position, diocese, holder) ? taker : holder
}

/** SV-3.7.3-B, SV-3.7.3-C: a leader and a unit in the capital, else in the city or in both. */
export function hasTaken(position: SemperPosition, diocese: DioceseId, side: SideId): boolean {
  return keysTo(position, diocese).every(zone => holdsKey(position, zone, side))
}

/** The zones that decide the control of a Diocese. */
export function keysTo(position: SemperPosition, diocese: DioceseId): readonly Place[] {
  const capital = capitalOf(position, diocese)
  return capital === null ? position.data.regions[diocese].cities : [capital]
}

/**
 * SV-3.7.3-D: Romans only. RULING-32: those of a Usurper count for his player. SV-S2-B: a leader who has retired does
 * not count.
 */
export function holdsKey(position: SemperPosition, zone: Place, side: SideId): boolean {
  const { leaders, units } = romansOf(position, zone, side)
  return units.length > 0 && leaders.some(id => !isRetired(position, id))
}

/** RULING-31, option `leaderlessUnits`: units pass as soon as nobody leads them. */
export function* settleAtOnce(g: Semper): Rules {
  if (g.options.leaderlessUnits !== 'atOnce') return
  settleOwnership(g)
  // RULING-120
  yield* partFromPeoples(g, g.data.zoneIds, sideIds)
}
