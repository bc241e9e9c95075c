import type { Rules } from '@aquila/engine'
import type { HexId, NationId } from '../../data/index.ts'
import { pitchedBattle } from '../battle/index.ts'
import { citiesOf, isRomanized } from '../cities.ts'
import { checkContainers, chitsIn } from '../containers.ts'
import {
  type Army,
  armyOf,
  capacityOf,
  isShip,
  leadersIn,
  nationOf,
  placeOf,
  put,
  putTogether,
  romansByRank,
  stackIn,
  strongestFirst,
  unitsIn,
} from '../pieces.ts'
import { romansToRome } from '../retreats.ts'
import { boxes, type Kings, type KingsPosition } from '../state.ts'
import { hostileArmies, inOrderOfMarch, looseUnits } from './armies.ts'
import { noteHostileAttack, noteRetaken } from './attack.ts'
import { hostileSiege } from './hostile-siege.ts'
import { noEffect } from './index.ts'

/** KOR-AMB-1 to KOR-AMB-4: an army appears in a city that was its people's. */
export function* ambush(g: Kings): Rules {
  const eligible = hostileArmies(g).filter(army => lostCities(g, nationOfArmy(g, army)).length > 0)
  if (eligible.length === 0) return noEffect(g, 'ambush', 'no-army-with-a-lost-city')
  const [leader] = inOrderOfMarch(g, eligible)
  if (leader === undefined) return
  const nation = nationOf(g.data, leader)
  const cities = lostCities(g, nation)
  const hex = cities.length === 1 ? (cities[0] ?? '') : g.dice.oneOf(cities, 'which city is ambushed')
  const from = placeOf(g, leader)
  const army = armyOf(g, leader)
  const pieces = [leader, ...army.subordinates, ...army.units]
  putTogether(g, pieces, hex)
  g.tell({
    kind: 'ambush',
    rule: 'KOR-AMB-1',
    data: { leader, pieces, from, hex, nation, reason: 'nearest-army-with-a-lost-city' },
  })
  reinforce(g, nation, hex)
  // KOR-END-1: the reinforcement may have been the last chit of the container.
  yield* checkContainers(g)
  noteHostileAttack(g, nation)
  yield* strike(g, leader, hex, from)
}

function nationOfArmy(position: KingsPosition, army: Army): NationId | null {
  return army.leader === null ? null : nationOf(position.data, army.leader)
}

/** Cities that Rome occupies and that bear the star of this people. */
function lostCities(position: KingsPosition, nation: NationId | null): HexId[] {
  return citiesOf(position)
    .filter(({ hex, people }) => people === nation && isRomanized(position, hex))
    .map(({ hex }) => hex)
}

/** KOR-AMB-2, RULING-80: one unit of the people at random: loose on the map, else in the pool, else in the container. */
function reinforce(g: Kings, nation: NationId | null, hex: HexId): void {
  if (nation === null) return
  const mine = (piece: string) =>
    g.data.units[piece]?.nation === nation && g.data.units[piece]?.hostile?.type !== 'ship'
  const sources: readonly (readonly ['map' | 'pool' | 'container', readonly string[]])[] = [
    ['map', looseUnits(g).get(nation) ?? []],
    ['pool', stackIn(g, boxes.pool).filter(mine)],
    ['container', chitsIn(g, 'hostile').filter(mine)],
  ]
  const found = sources.find(([, units]) => units.length > 0)
  if (found === undefined) {
    // To find none, one must have looked into the container.
    g.disclose()
    return
  }
  const [source, units] = found
  const unit = g.dice.oneOf(units, 'the reinforcement of an ambush')
  put(g, unit, hex, 'hostile')
  g.tell({ kind: 'reinforced', rule: 'KOR-AMB-2', data: { unit, hex, side: 'hostile', source } })
}

/** KOR-AMB-3, KOR-AMB-4 */
function* strike(g: Kings, leader: string, hex: HexId, from: HexId): Rules {
  const units = unitsIn(g, hex, 'roman').filter(unit => !isShip(g, unit))
  if (units.length === 0) {
    // RULING-36: a leader without troops fills no line of battle; he does not wait for them.
    romansToRome(g, leadersIn(g, hex, 'roman'), 'KOR-SURV-1', 'leader-alone')
    yield* hostileSiege(g, { leader, hex, from, ambush: true })
    return
  }
  const nation = nationOf(g.data, leader)
  const { winner } = yield* pitchedBattle(g, {
    hex,
    roman: defenders(g, hex, units),
    hostile: armyOf(g, leader),
    attacker: 'hostile',
    kind: 'ambush',
    from,
  })
  if (winner === 'hostile' && nation !== null && !isRomanized(g, hex)) noteRetaken(g, hex, nation)
}

/** RULING-36: everybody in the city fights, those who hold it too; no minimum. */
function defenders(position: KingsPosition, hex: HexId, units: readonly string[]): Army {
  const [leader = null, ...subordinates] = romansByRank(position, leadersIn(position, hex, 'roman'))
  const most = leader === null ? units.length : capacityOf(position, leader)
  return {
    leader,
    units: strongestFirst(position, units).slice(0, most),
    subordinates,
  }
}
