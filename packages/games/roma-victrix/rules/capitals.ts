import type { Rules } from '@aquila/engine'
import { areaAt } from '../data/index.ts'
import { changeMarks, changePower, cityAt, everyLandUnit, marksAt, powerAt } from './pieces.ts'
import { castPower, controllerOf, isSameSide, powerId } from './powers.ts'
import { standing } from './standing.ts'
import type { Roma, RomaPosition } from './state.ts'
import { ask } from './tasks.ts'

/** What follows the loss of a Capital: a new one, or the old one again. */

/** RV-10.36-a: the owner may at once found a new Capital where his Supreme Leader is, in a Province he controls. */
export function* newCapital(g: Roma, power: number): Rules {
  const role = controllerOf(g.state, power)
  const place = placeForCapital(g, power)
  if (role === null || place === null) return
  const { verb } = yield ask({
    role,
    rule: 'RV-10.36-a',
    task: 'new-capital',
    choices: [{ verb: 'found-capital', noun: areaAt(place).id }, { verb: 'decline' }],
    about: { power: powerId(g, power) },
  })
  if (verb !== 'found-capital') return
  changePower(g.state, power, { capital: place })
  changeMarks(g.state, place, { city: { power, rank: 'major', strength: 4 } })
  g.tell({
    kind: 'capital-founded',
    rule: 'RV-10.36-a',
    data: { power: powerId(g, power), province: areaAt(place).id, standing: standing(g, [power]) },
  })
}

/** RV-3.53-a: a Power whose Supreme Leader is its Capital has none to lose, and founds none. */
export function placeForCapital(position: RomaPosition, power: number): number | null {
  const { state } = position
  const { status, capital } = powerAt(state, power)
  if (status !== 'major' || capital !== null || castPower(position, power).capital === null) return null
  const supreme = state.leaders.find(leader => leader.power === power && leader.supreme)
  if (supreme === undefined || supreme.area >= state.marks.length) return null
  const { garrison, city } = marksAt(state, supreme.area)
  if (garrison !== power || city !== null) return null
  return everyLandUnit(state, supreme.area, unit => isSameSide(state, unit.power, power))
    ? supreme.area
    : null
}

/**
 * RV-10.36-a: the old City is the Capital again of a Power that has no other, when it stands and the Province is in the
 * hands of its side.
 */
export function restoreCapital(g: Roma, area: number): void {
  const city = cityAt(g.state, area)
  const { garrison } = marksAt(g.state, area)
  if (city === null || garrison === null || !isSameSide(g.state, garrison, city.power)) return
  if (powerAt(g.state, city.power).capital !== null) return
  changePower(g.state, city.power, { capital: area })
  g.tell({
    kind: 'capital-restored',
    rule: 'RV-10.36-a',
    data: {
      power: powerId(g, city.power),
      province: areaAt(area).id,
      standing: standing(g, [city.power]),
    },
  })
}
