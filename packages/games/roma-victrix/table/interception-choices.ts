import type { ChoiceLook } from '../../table/index.ts'
import { nameOf } from '../names.ts'
import { interceptsAtSea, interceptsOnLand } from '../rules/odds/rolls.ts'
import { leaderNoun, powerAt } from '../rules/pieces.ts'
import type { Leader } from '../rules/state.ts'
import type { RomaDecision } from '../rules/tasks.ts'
import { chance, faces } from './die-looks.ts'
import { forceAt, leaderNamed, placeOf, type Seen } from './position.ts'

/** A Leader who may intercept: his chance, and what he comes with and leaves behind. */
export function interceptionLook(
  seen: Seen,
  { task, about }: RomaDecision<'react.interception' | 'react.interception-at-sea'>,
  verb: string,
  noun: string | null,
): ChoiceLook | null {
  const leader = leaderNamed(seen, noun)
  if (leader === undefined) return null
  const base: ChoiceLook = { piece: leaderNoun(leader), place: placeOf(leader), here: true, battle: true }
  if (verb === 'intercept-by-card')
    return { ...base, cost: seen.text('cost.card'), ...interceptorsWay(seen, leader, about.area) }
  const succeeds = (die: number) =>
    task === 'react.interception' ? interceptsOnLand(die, leader.rating) : interceptsAtSea(die, leader.rating)
  const wins = faces(succeeds)
  return {
    ...base,
    faces: wins,
    ...chance(seen, wins.filter(Boolean).length),
    ...(task === 'react.interception' ? interceptorsWay(seen, leader, about.area) : {}),
  }
}

/** RV-5.47-a: with what he comes; from a Capital he leaves the walls alone. */
function interceptorsWay(seen: Seen, leader: Leader, area: string): Pick<ChoiceLook, 'detail' | 'danger'> {
  const { capital } = powerAt(seen.position.state, leader.power)
  return {
    detail: seen.text('about.intercept', {
      from: nameOf(seen, seen.data, placeOf(leader)),
      area: nameOf(seen, seen.data, area),
      own: forceAt(seen, leader),
    }),
    ...(capital === leader.area ? { danger: seen.text('danger.capital') } : {}),
  }
}
