import type { Role, Rules } from '@aquila/engine'
import { drawMarker, placeWarbands, returnMarker, turnTo, warbands } from '../barbaricum.ts'
import { peopleOfBarbaricum } from '../control.ts'
import { activate } from '../operations/activation.ts'
import { changeMarks, changeUnits, marksAt, placeLeader, unitsAt } from '../pieces.ts'
import { castPower, ownPower } from '../powers.ts'
import type { Roma, RomaPosition } from '../state.ts'
import { areaOf } from './operations.ts'

/** RV-14.2-06, RV-14.2-07: lands of Barbaricum, impassable areas too, where nobody else stands. */
export function barbarianLands(g: RomaPosition): number[] {
  return [...g.state.marks.keys()].filter(area => {
    const people = peopleOfBarbaricum(g, area)
    return people !== null && unitsAt(g.state, area).every(unit => unit.power === people)
  })
}

/** RV-14.2-06: an L-3 and two markers; RV-14.2-07: an L-2 and one. RV-14.2-07a: survivors stay under the player. */
export function* invade(g: Roma, role: Role, target: string | number, rating: number, number: number): Rules {
  const area = areaOf(target)
  const people = peopleOfBarbaricum(g, area)
  if (people === null) return
  turnTo(g, people, ownPower(g, role))
  const values = [...marksAt(g.state, area).markers]
  while (values.length < number) values.push(drawMarker(g, 'Barbarians'))
  const used = values.slice(0, number)
  changeMarks(g.state, area, { markers: values.slice(number) })
  for (const value of used) returnMarker(g, value)
  const total = used.reduce((sum, value) => sum + value, 0)
  const { composition } = castPower(g, people)
  g.disclose()
  placeWarbands(g, people, area, warbands(total, composition ?? { bi: 100, cav: 0 }))
  const leader = placeLeader(g.state, {
    name: null,
    power: people,
    rating,
    supreme: false,
    consul: false,
    area,
  })
  changeUnits(
    g.state,
    area,
    unit => unit.power === people,
    unit => ({ ...unit, leader: leader.id }),
  )
  yield* activate(g, leader.id, { kind: 'raid', origin: area, ambush: false })
}
