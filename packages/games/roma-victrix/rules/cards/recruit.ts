import type { Role, Rules } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { countersLeftOf, kindsRaised, mayRaiseIn, placeAllows } from '../economy/recruits.ts'
import { cityValue } from '../economy/revenue.ts'
import { bestLeader, cityAt, leadersAt, marksAt, placeUnit } from '../pieces.ts'
import { ownPower, powerId } from '../powers.ts'
import type { Roma, RomaPosition } from '../state.ts'
import { ask } from '../tasks.ts'
import { areaOf } from './operations.ts'

/** RV-14.2-20, RV-9.17-5: controlled Provinces with a Leader, where something can be raised. */
export function recruitProvinces(position: RomaPosition, role: Role): number[] {
  const { state } = position
  const own = ownPower(position, role)
  const found = new Set<number>()
  for (const { power, area } of state.leaders)
    if (power === own && mayRaiseIn(position, own, area) && !marksAt(state, area).pillaged) found.add(area)
  return [...found].sort((one, other) => one - other)
}

/** RV-14.2-20: rating + revenue, and the Capital's value, in strength points of any units the Power has. */
export function recruitPoints(position: RomaPosition, power: number, area: number): number {
  const { state, data } = position
  const leader = bestLeader(leadersAt(state, area).filter(each => each.power === power))
  const city = cityAt(state, area)
  const capital = city !== null && city.power === power ? cityValue(city) : 0
  return (leader?.rating ?? 0) + (data.revenue[area] ?? 0) + capital
}

export function* recruitByCard(g: Roma, role: Role, target: string | number): Rules {
  const power = ownPower(g, role)
  const area = areaOf(target)
  let left = recruitPoints(g, power, area)
  for (;;) {
    const counters = countersLeftOf(g, power)
    const kinds = kindsRaised(g, power, true).filter(
      kind => g.data.units[kind].full <= left && counters[kind] > 0 && placeAllows(g, kind, area),
    )
    if (kinds.length === 0) return
    const choices = kinds.map(kind => ({ verb: 'create' as const, noun: kind }))
    const about = { power: powerId(g, power), area: areaAt(area).id, left }
    const answer = yield ask({
      role,
      rule: 'RV-14.2-20',
      task: 'recruit-by-card',
      choices: [...choices, { verb: 'done' }],
      about,
    })
    const chosen = kinds.find(kind => kind === answer.noun)
    if (chosen === undefined) return
    placeUnit(g.state, { kind: chosen, power, area })
    left -= g.data.units[chosen].full
  }
}
