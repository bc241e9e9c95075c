import type { Rules } from '@aquila/engine'
import type { NationId } from '../../data/index.ts'
import { isFriendly } from '../cities.ts'
import { drawChit } from '../extraction.ts'
import {
  armyOf,
  capacityOf,
  hexesOf,
  hostileCommandersIn,
  leadersOnMap,
  nationOf,
  placeOf,
  putTogether,
  strongestFirst,
} from '../pieces.ts'
import { moveAll } from '../retreats.ts'
import type { Kings, KingsPosition } from '../state.ts'
import { nearestFriendlyCity } from '../travel.ts'
import { distanceToRome, looseUnits } from './armies.ts'

/** KOR-REV-1: the first of three that is possible. */
export function* revolts(g: Kings): Rules {
  if (gatherToLeader(g)) return
  if (goToCities(g)) return
  yield* drawChit(g, 'hostile', 'KOR-REV-1')
}

/** (1) RULING-35: the people with a leader and the most loose units sends them to him, up to his capacity. */
function gatherToLeader(g: Kings): boolean {
  const rising = risingPeople(g)
  if (rising === null) return false
  const { leader, units, nation } = rising
  const hex = placeOf(g, leader)
  const room = capacityOf(g, leader) - armyOf(g, leader).units.length
  const gathered = strongestFirst(g, units).slice(0, room)
  const from = gathered.map(unit => placeOf(g, unit))
  putTogether(g, gathered, hex)
  g.tell({
    kind: 'gathers',
    rule: 'KOR-REV-1',
    data: { nation, leader, hex, units: gathered, from, reason: 'most-loose-units' },
  })
  return true
}

/** Ties: the nearest to Rome. A leader who can take nobody does not count. */
export function risingPeople(
  position: KingsPosition,
): { nation: NationId; leader: string; units: string[] } | null {
  const candidates = [...looseUnits(position)].flatMap(([nation, units]) => {
    const leader = leaderToJoin(position, nation, units.length)
    return leader === null ? [] : [{ nation, leader, units }]
  })
  const [first] = candidates.toSorted(
    (one, two) =>
      two.units.length - one.units.length ||
      distanceToRome(position, one.leader) - distanceToRome(position, two.leader) ||
      (one.nation < two.nation ? -1 : 1),
  )
  return first ?? null
}

/** RULING-79: the commander nearest to Rome who can take somebody and will then have an army (KOR-DEF-6). */
function leaderToJoin(position: KingsPosition, nation: NationId, loose: number): string | null {
  const { data } = position
  const leaders = leadersOnMap(position, 'hostile').filter(each => nationOf(data, each) === nation)
  const [leader] = hexesOf(position, leaders)
    .flatMap(hex => hostileCommandersIn(position, hex))
    .filter(each => {
      const led = armyOf(position, each).units.length
      const after = Math.min(led + loose, capacityOf(position, each))
      return nationOf(data, each) === nation && after > led && after >= 2
    })
    .toSorted((one, two) => distanceToRome(position, one) - distanceToRome(position, two))
  return leader ?? null
}

/** (2) all loose units outside a friendly city go to the nearest one. */
function goToCities(g: Kings): boolean {
  let moved = false
  for (const [nation, units] of looseUnits(g)) {
    for (const unit of units) {
      const hex = placeOf(g, unit)
      if (isFriendly(g, hex, nation)) continue
      const city = nearestFriendlyCity(g, hex, nation)
      if (city === null) continue
      moveAll(g, [unit], hex, city, 'KOR-REV-1', 'revolt')
      moved = true
    }
  }
  return moved
}
