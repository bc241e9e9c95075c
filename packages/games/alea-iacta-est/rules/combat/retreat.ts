import type { Rules } from '@aquila/engine'
import { escapeZones } from '../../../imperator/rules/combat/escape.ts'
import type { Engagement } from '../../../imperator/rules/combat/forces.ts'
import { illLeadersDie, trapped, withdraw } from '../../../imperator/rules/combat/retreat.ts'
import type { FactionId } from '../../data/index.ts'
import { factionIds } from '../../data/types.ts'
import { loseSurplusCargo, whyLeaderNotAboard, whyNotAboard } from '../movement/transport.ts'
import { eliminateUnit, isNaves, landUnitsOf, leadersOf, navesOf, romansOf } from '../pieces.ts'
import type { Alea, AleaPosition, Place } from '../state.ts'
import { pick } from '../tasks.ts'
import { harbours, navesMustLeave, sailAway } from './naval-evasion.ts'

/**
 * AIE-8.4.1-a: the beaten side leaves the zone. RULING-52: one way for the whole force, no leader and no CC needed.
 * AIE-8.2-f: `closed` are the zones that the attackers came from; for themselves none is.
 */
export function* retreat(g: Alea, battle: Engagement, side: FactionId, closed: readonly Place[]): Rules {
  if (battle.kind === 'land') yield* retreatByLand(g, battle, side, closed)
  else yield* retreatBySea(g, battle, side)
}

/**
 * Land units and leaders go to an adjacent zone, or aboard their own naves if these can carry them all (RULING-105).
 * AIE-8.4.1-b: their naves leave too, even if they have won their own battle.
 */
function* retreatByLand(g: Alea, battle: Engagement, side: FactionId, closed: readonly Place[]): Rules {
  const { zone } = battle
  yield* illLeadersDie(g, leadersInLandBattle(g, battle, side))
  const force = [...leadersInLandBattle(g, battle, side), ...landUnitsOf(g, zone, side)]
  if (force.length > 0) {
    const zones = escapeZones(g, { side, pieces: force, closed }, zone)
    const everybody = [...leadersOf(g, zone, side), ...landUnitsOf(g, zone, side), ...navesOf(g, zone, side)]
    const seas = canAllBoard(g, zone, side) ? harbours(g, { side, pieces: everybody, closed }, zone) : []
    if (zones.length + seas.length === 0) yield* trapped(g, zone, side, force)
    else {
      const to = yield* askRetreat(zone, side, [...zones, ...seas], closed)
      if (seas.includes(to)) yield* sailAway(g, side, everybody, zone, to, 'AIE-8.4.1-a')
      else yield* withdraw(g, side, force, zone, to)
    }
  }
  yield* navesMustLeave(g, zone, side)
}

function askRetreat(
  zone: Place,
  side: FactionId,
  places: readonly Place[],
  closed: readonly Place[],
): Rules<Place> {
  return pick({
    role: side,
    rule: 'AIE-8.4.1-a',
    task: 'retreat',
    verb: 'retreat',
    nouns: places,
    about: { zone, closed },
  })
}

/** AIE-8.1-d: leaders who fought at sea have their own fate, unless no naves are left to take them. */
function leadersInLandBattle(position: AleaPosition, battle: Engagement, side: FactionId): readonly string[] {
  const leaders = leadersOf(position, battle.zone, side)
  if (battle.navalLeaders === null || navesOf(position, battle.zone, side).length === 0) return leaders
  return leaders.filter(id => !battle.navalLeaders?.has(id))
}

function canAllBoard(position: AleaPosition, zone: Place, side: FactionId): boolean {
  const naves = navesOf(position, zone, side)
  if (naves.length === 0) return false
  if (whyNotAboard(position, naves, landUnitsOf(position, zone, side)) !== null) return false
  return leadersOf(position, zone, side).every(id => whyLeaderNotAboard(position, naves, id) === null)
}

/** Beaten naves go to any open place (AIE-8.2-g), with all they carry if they are at sea. */
function* retreatBySea(g: Alea, battle: Engagement, side: FactionId): Rules {
  const { zone } = battle
  const naves = navesOf(g, zone, side)
  if (naves.length === 0) return
  const atSea = Object.hasOwn(g.data.seas, zone)
  const ashore = !atSea && landUnitsOf(g, zone, side).length > 0
  const leaving = (id: string) =>
    (battle.navalLeaders?.has(id) ?? !ashore) && whyLeaderNotAboard(g, naves, id) === null
  yield* illLeadersDie(g, leadersOf(g, zone, side).filter(leaving))
  yield* loseSurplusCargo(g, zone, side)
  const leaders = leadersOf(g, zone, side).filter(leaving)
  const cargo = atSea ? landUnitsOf(g, zone, side) : []
  const force = [...leaders, ...naves, ...cargo]
  // RULING-52: ships go anywhere; what they carry at sea has not fought and goes with them.
  const places = harbours(g, { side, pieces: force, closed: [] }, zone)
  if (places.length === 0) yield* trapped(g, zone, side, force)
  else {
    const to = yield* askRetreat(zone, side, places, [])
    yield* withdraw(g, side, force, zone, to)
    yield* navesMustLeave(g, to, side)
  }
}

/** AIE-3.4.1-f, RULING-15: Roman land units that lost their last leader outside the Republic are gone after the SMC. */
export function* dissolveAbandoned(g: Alea): Rules {
  for (const zone of g.data.zonesAbroad) {
    for (const side of factionIds) {
      const { units } = romansOf(g, zone, side)
      if (units.length === 0) continue
      const romans = units.filter(unit => !isNaves(g.data, unit))
      if (romans.length === 0 || leadersOf(g, zone, side).length > 0) continue
      for (const unit of romans) {
        g.tell({ kind: 'abandoned', rule: 'AIE-3.4.1-f', data: { side, unit, zone } })
        eliminateUnit(g, unit)
      }
    }
  }
}
