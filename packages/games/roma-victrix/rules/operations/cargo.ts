import type { Rules } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { NO_WALLS } from '../combat/force.ts'
import { fleetsOf } from '../combat/naval.ts'
import { decide } from '../decide.ts'
import { nameOfLost } from '../losses.ts'
import { findLeader, hitUnit, removeUnits, strengthOf, unitsAt } from '../pieces.ts'
import type { Leader, Roma, RomaPosition, Unit } from '../state.ts'
import { standing, tellLosses } from '../toll.ts'
import { attachedTo, fits, hasAttachedFleet, wholeAmong } from './muster.ts'

/**
 * RV-5.72-7, RV-5.69-a, RV-14.2-18: what a ship carries shares its fate. Nothing says which ship carries whom, so nobody is
 * hit whom the others have room for; beyond that the owner says who was aboard. `before`: the Leader's Fleets before they
 * were hit.
 */
export function* sinkCargo(g: Roma, id: number, before: readonly Unit[]): Rules {
  const leader = findLeader(g.state, id)
  if (leader === undefined) return
  const cargo = cargoOf(g, leader)
  if (cargo.length === 0) return
  const force = {
    area: leader.area,
    power: leader.power,
    units: cargo.map(unit => unit.id),
    ...NO_WALLS,
  }
  const whole = standing(g, force)
  if (hasAttachedFleet(g, leader)) yield* goDownWithShips(g, leader, before)
  else removeUnits(g.state, leader.area, force.units)
  tellLosses(g, force, whole, 'RV-5.72-7', 'cargo-lost')
}

function cargoOf(position: RomaPosition, leader: Leader): Unit[] {
  return attachedTo(position, leader).filter(unit => unit.where === 'aboard')
}

/** A ship that was hit, and what is left of it. */
interface Struck {
  readonly ship: Unit
  readonly now: Unit | null
}

/** Ships, and those of the cargo of whom it is not settled yet which ship carried them. */
interface Lading {
  readonly ships: readonly Unit[]
  readonly cargo: readonly Unit[]
}

/** Ships that are lost come first: whom there is room for may have been aboard one that is only reduced. */
function* goDownWithShips(g: Roma, leader: Leader, before: readonly Unit[]): Rules {
  let lading: Lading = { ships: before, cargo: cargoOf(g, leader) }
  for (const struck of struckShips(g, leader, before)) {
    const { ship, now } = struck
    const ships = lading.ships.flatMap(each => (each !== ship ? [each] : now === null ? [] : [now]))
    lading = yield* shareFate(g, leader, struck, { ...lading, ships })
  }
}

function struckShips({ state }: RomaPosition, { area }: Leader, before: readonly Unit[]): Struck[] {
  const found = before.map(ship => ({
    ship,
    now: unitsAt(state, area).find(unit => unit.id === ship.id) ?? null,
  }))
  const lost = found.filter(({ now }) => now === null)
  return [...lost, ...found.filter(({ ship, now }) => now !== null && now.reduced !== ship.reduced)]
}

/**
 * With a ship that is lost its cargo is lost, with one that is reduced it is reduced. `lading`: with what is left of this
 * ship, and with all of the cargo that it may have carried.
 */
function* shareFate(g: Roma, leader: Leader, struck: Struck, lading: Lading): Rules<Lading> {
  const { ship, now } = struck
  let { ships, cargo } = lading
  for (let first = true; !fits(ships, cargo); first = false) {
    const whole = cargo
    const aboard = cargo.filter(unit =>
      // RV-5.94-a: a full unit is alone on a full ship; a reduced one was there if the others can carry all that are full.
      unit.reduced ? wholeAmong(whole) <= wholeAmong(ships) : first && !ship.reduced,
    )
    const unit = yield* pickCargo(g, leader, struck, aboard)
    if (now === null) removeUnits(g.state, leader.area, [unit.id])
    else hitUnit(g.state, leader.area, unit)
    cargo = cargo.filter(each => each !== unit)
    // A unit that is reduced with its ship is alone aboard it.
    if (now !== null && !unit.reduced) ships = ships.filter(each => each !== now)
  }
  return { ships, cargo }
}

function* pickCargo(g: Roma, leader: Leader, { now }: Struck, aboard: readonly Unit[]): Rules<Unit> {
  const weakest = weakestOf(g, aboard)
  // Where no full ship is left, all who are full will be reduced: there is nothing to say.
  const full = aboard.find(unit => !unit.reduced)
  if (now !== null && full !== undefined && wholeAmong(fleetsOf(g, leader.id)) === 0) return full
  const names = [...new Set(aboard.map(unit => nameOfLost(g, unit)))]
  const answer = yield* decide(
    g,
    leader.power,
    {
      rule: 'RV-5.72-7',
      task: 'pick-cargo',
      choices: names.map(noun => ({ verb: 'carried', noun })),
      about: { area: areaAt(leader.area).id, fate: now === null ? 'lost' : 'reduced' },
    },
    () => ({ verb: 'carried', noun: nameOfLost(g, weakest) }),
  )
  return aboard.find(unit => nameOfLost(g, unit) === answer.noun) ?? weakest
}

function weakestOf({ data }: RomaPosition, units: readonly Unit[]): Unit {
  const [weakest] = units.toSorted((one, other) => strengthOf(data, one) - strengthOf(data, other))
  if (weakest === undefined) throw new Error('RV-5.72-7: nobody was aboard')
  return weakest
}
