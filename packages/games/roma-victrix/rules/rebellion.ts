import type { Rules } from '@aquila/engine'
import { areaAt, isProvince } from '../data/index.ts'
import { castOf } from './cast.ts'
import { leaveForeignCities } from './gates.ts'
import { furthestPlayer } from './neutrality.ts'
import { withinRating } from './odds/rolls.ts'
import {
  changeLeader,
  disputes,
  leaderNoun,
  marksAt,
  placeGarrison,
  powerAt,
  supremeLeaderOf,
  unitsAt,
} from './pieces.ts'
import { castPower, ownPower, powerId } from './powers.ts'
import { giveUnits } from './scenario-events.ts'
import { standing } from './standing.ts'
import type { Leader, Roma, RomaPosition } from './state.ts'

/**
 * RV-12.21-a: a Parthian or Persian Leader who comes to have more Land units in his Province than the King has in his
 * is checked at once, and not again in the same Operations Phase.
 */
export function* checkRebellion(g: Roma): Rules {
  for (const leader of mightyLeaders(g)) {
    if (g.state.mighty.includes(leader.id)) continue
    g.state.mighty = [...g.state.mighty, leader.id]
    const die = g.dice.d6('rebellion')
    const success = withinRating(die, leader.rating)
    const data = { leader: leaderNoun(leader), die, success, standing: standing(g, [], leader) }
    g.tell({ kind: 'rebellion', rule: 'RV-12.21-a', data })
    if (success) rebelWith(g, leader)
  }
}

/** At the end of an Operations Phase: a Leader who no longer outshines the King can be checked again. */
export function forgetTheHumbled(g: Roma): void {
  if (g.state.mighty.length === 0) return
  const still = mightyLeaders(g).map(({ id }) => id)
  g.state.mighty = g.state.mighty.filter(id => still.includes(id))
}

const NOBODY: readonly Leader[] = []

function mightyLeaders(position: RomaPosition): readonly Leader[] {
  const { state } = position
  if (!castOf(position).parthians) return NOBODY
  return state.leaders.filter(leader => {
    if (leader.supreme || !isProvince(leader.area) || castPower(position, leader.power).kind !== 'parthian')
      return false
    if (powerAt(state, leader.power).status !== 'major') return false
    const king = supremeLeaderOf(state, leader.power)
    return king !== undefined && unitsWith(state, leader) > unitsWith(state, king)
  })
}

function unitsWith(state: RomaPosition['state'], { area, power }: Leader): number {
  let number = 0
  for (const unit of unitsAt(state, area)) if (unit.power === power && disputes(unit)) number++
  return number
}

/** RV-12.22-a: Leader, units and Province go over to the Major whose Capital is furthest. */
function rebelWith(g: Roma, leader: Leader): void {
  const { id, area, power } = leader
  const role = furthestPlayer(g, area, power)
  if (role === null) return
  const to = ownPower(g, role)
  giveUnits(g, area, power, to)
  changeLeader(g.state, id, { power: to })
  if (marksAt(g.state, area).garrison === power) placeGarrison(g.state, area, to)
  leaveForeignCities(g.state)
  g.tell({
    kind: 'rebels',
    rule: 'RV-12.22-a',
    data: { leader: leaderNoun(leader), area: areaAt(area).id, to: powerId(g, to) },
  })
}
