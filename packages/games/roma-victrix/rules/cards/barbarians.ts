import type { Role, Rules } from '@aquila/engine'
import { bandUnder, drawMarker, placeWarbands, returnMarker, warbands } from '../barbaricum.ts'
import { goOver } from '../change-of-colour.ts'
import { isLandOfPeople, peopleOfBarbaricum } from '../control.ts'
import { activate } from '../operations/activation.ts'
import { changeMarks, changeUnits, marksAt, placeLeader, powerAt, unitsAt } from '../pieces.ts'
import { castPower, ownPower } from '../powers.ts'
import type { Roma, RomaPosition } from '../state.ts'
import { areaOf } from './operations.ts'

/**
 * RV-14.2-06, RV-14.2-07: lands of Barbaricum, impassable areas too, where nobody stands but warbands of the land that the
 * player runs, or nobody. RV-13.13-a: those that another runs stay his.
 */
export function barbarianLands(g: RomaPosition, role: Role): number[] {
  const own = ownPower(g, role)
  return [...g.state.marks.keys()].filter(area => {
    if (peopleOfBarbaricum(g, area) === null) return false
    return unitsAt(g.state, area).every(({ power }) => {
      const { of } = powerAt(g.state, power)
      return isLandOfPeople(g, area, power) && (of === null || of === own)
    })
  })
}

/** RV-14.2-06: an L-3 and two markers; RV-14.2-07: an L-2 and one. RV-14.2-07a: survivors stay under the player. */
export function* invade(g: Roma, role: Role, target: string | number, rating: number, number: number): Rules {
  const area = areaOf(target)
  const people = peopleOfBarbaricum(g, area)
  if (people === null) return
  const band = bandUnder(g, people, ownPower(g, role))
  const values = [...marksAt(g.state, area).markers]
  while (values.length < number) values.push(drawMarker(g, 'Barbarians'))
  const used = values.slice(0, number)
  changeMarks(g.state, area, { markers: values.slice(number) })
  for (const value of used) returnMarker(g, value)
  const total = used.reduce((sum, value) => sum + value, 0)
  const { composition } = castPower(g, people)
  g.disclose()
  placeWarbands(g, band, area, warbands(total, composition ?? { bi: 100, cav: 0 }))
  const leader = placeLeader(g.state, {
    name: null,
    power: band,
    rating,
    supreme: false,
    consul: false,
    area,
  })
  // Those whom nobody runs follow him as well.
  goOver(g, area, unitsAt(g.state, area), band)
  changeUnits(
    g.state,
    area,
    unit => unit.power === band,
    unit => ({ ...unit, leader: leader.id }),
  )
  yield* activate(g, leader.id, { kind: 'raid', origin: area, ambush: false })
}
