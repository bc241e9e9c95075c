import { type Role, type Rules, reactionWindow } from '@aquila/engine'
import { areaAt } from '../../data/index.ts'
import { NO_WALLS } from '../combat/force.ts'
import { loseLeadersOf } from '../leaders.ts'
import { sinkCargo } from '../operations/cargo.ts'
import { attachedTo } from '../operations/muster.ts'
import { findLeader, hitUnit, isShip, leaderNoun } from '../pieces.ts'
import { controllerOf, powerId } from '../powers.ts'
import type { Leader, Roma } from '../state.ts'
import { standing, tellLosses } from '../toll.ts'
import { concealedHand, holdsCard, opponentsOf, playCard, restsOf } from './play.ts'

/** RV-14.2-03: a unit is hit on 1-4, 1-3, 1-2 or 1, for a Leader rated 1, 2, 3 or 4. */
export function attritionHits(die: number, rating: number): boolean {
  return die <= 5 - rating
}

/** RV-14.2-03: an opponent may play Attrition against the active Leader after a step, by land or sea. */
export function* attritionCard(g: Roma, id: number): Rules {
  const leader = findLeader(g.state, id)
  if (leader === undefined) return
  yield* reactionWindow(g, {
    name: 'march',
    rule: 'RV-14.2-03',
    roles: opponentsOf(g, leader.power),
    about: { area: areaAt(leader.area).id },
    reactions: role => (holdsCard(g, role, 'attrition') ? [{ verb: 'play', noun: 'attrition' }] : []),
    ...concealedHand(g, () => 'attrition'),
    rests: () => restsOf(g),
    *play(role) {
      yield* playAttrition(g, role, id)
    },
  })
}

function* playAttrition(g: Roma, role: Role, id: number): Rules {
  if (!(yield* playCard(g, role, 'attrition', 'RV-14.2-03'))) return
  const leader = findLeader(g.state, id)
  if (leader === undefined) return
  const units = attachedTo(g, leader)
  const hit = units.filter(() => attritionHits(g.dice.d6('attrition card'), leader.rating))
  tellHardship(g, leader, { hit: hit.length, of: units.length })
  const force = { ...leader, units: hit.map(({ id }) => id), ...NO_WALLS }
  const before = standing(g, force)
  for (const unit of hit) hitUnit(g.state, leader.area, unit)
  tellLosses(g, force, before, 'RV-14.2-03')
  if (leader.where !== 'aboard') return
  // RV-5.72-7: cargo goes down with its ship, and a Leader with the last of his.
  const fleets = units.filter(isShip)
  yield* sinkCargo(g, id, fleets)
  yield* loseLeadersOf(g, leader.area, { leaders: [id], units: fleets.map(unit => unit.id) })
}

/** RV-6.2-b: how many march with him only their owner knows. */
function tellHardship(g: Roma, leader: Leader, data: { hit: number; of: number }): void {
  const place = { leader: leaderNoun(leader), power: powerId(g, leader.power), area: areaAt(leader.area).id }
  const role = controllerOf(g.state, leader.power)
  if (role === null) g.tell({ kind: 'hardship', rule: 'RV-14.2-03', data: { ...place, ...data } })
  else g.tell({ kind: 'hardship', rule: 'RV-14.2-03', data: place, secret: { to: [role], data } })
}
