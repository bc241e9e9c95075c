import type { Rules } from '@aquila/engine'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { distancesFrom } from '../../../imperator/rules/movement/distance.ts'
import type { FactionId } from '../../data/index.ts'
import { isOnMap, leader, put, unitsOf } from '../pieces.ts'
import { type Alea, type AleaPosition, boxes, type Place } from '../state.ts'
import { pick } from '../tasks.ts'
import { ensureFactionLeader } from './faction-leaders.ts'
import { flipLeader } from './flip.ts'

/**
 * AIE-S5-d: in the initiative phase of each turn but the first, Dolabella joins the side that has got it. The first
 * change takes him to the nearest zone with a unit of his new side, the second one out of the game.
 */
export function* dolabellaFollowsTheInitiative(g: Alea): Rules {
  const { state, data } = g
  const { flags, firstYear } = data.scenarios[state.scenario]
  if (!flags.dolabellaChangesSides || state.year === firstYear) return
  const dolabella = leader(g, 'dolabella')
  const from = dolabella.faction
  // RULING-79: once he is dead the rule ends.
  if (dolabella.place === boxes.dead || from === null || from === state.initiative) return
  state.dolabellaChanges++
  if (state.dolabellaChanges > 1) {
    yield* leaderDies(g, 'dolabella', 'turncoat')
    return
  }
  flipLeader(g, 'dolabella', state.initiative, 'AIE-S5-d')
  if (isOnMap(data, dolabella.place)) yield* redeploy(g, state.initiative, dolabella.place)
  yield* ensureFactionLeader(g, from)
}

/** RULING-79: without a unit of his new side on the map he waits beside it. */
function* redeploy(g: Alea, side: FactionId, from: Place): Rules {
  const zones = nearestUnits(g, side, from)
  if (zones.length === 0) {
    put(g, 'dolabella', boxes.returning)
    return
  }
  const zone = yield* pick({
    role: side,
    rule: 'AIE-S5-d',
    task: 'place-dolabella',
    verb: 'place',
    nouns: zones,
  })
  put(g, 'dolabella', zone)
  g.tell({ kind: 'leader-placed', rule: 'AIE-S5-d', data: { leader: 'dolabella', zone, from } })
}

/** The zones with a unit of the side that are nearest by land; if none can be reached by land, all of them. */
function nearestUnits(position: AleaPosition, side: FactionId, from: Place): Place[] {
  const { data } = position
  const distances = distancesFrom(data, from)
  const away = (zone: Place): number => distances.get(zone) ?? Number.POSITIVE_INFINITY
  const zones = data.zoneIds.filter(zone =>
    unitsOf(position, zone, side).some(piece => data.units[piece]?.people === null),
  )
  const nearest = Math.min(...zones.map(away))
  return zones.filter(zone => away(zone) === nearest)
}
