import { refugeScore } from '../../imperator/bot/refuge.ts'
import { advise, bestOf, firstOf } from '../../kit/answers.ts'
import { row } from '../data/index.ts'
import { romanUnitKinds } from '../data/types.ts'
import { stackIn } from '../rules/pieces.ts'
import { legionsOnMap } from '../rules/regions.ts'
import { type AleaPosition, levyBox } from '../rules/state.ts'
import type { Answer, Answers } from './position.ts'

/** AIE-5.1.1-e: from 40 legions on the map the Republic suffers; these leave room for the enemy's. */
const ENOUGH_LEGIONS = 36

/** Everything that can be raised, legions first; no more of them where that would kill the Republic. */
const recruit: Answer<'recruit'> = ({ position, decision }) => {
  const burdened =
    position.state.spqr >= 1 && legionsOnMap(position) + recruitsWaiting(position) >= ENOUGH_LEGIONS
  const order: readonly string[] = romanUnitKinds
  const wanted = (kind: string) => (kind === 'legio' && burdened ? -1 : order.length - order.indexOf(kind))
  const choice = bestOf(decision, 'recruit', wanted)
  const enough = firstOf(decision, 'enough')
  if (choice === undefined || (wanted(String(choice.noun)) < 0 && enough !== undefined)) return advise(enough)
  return advise(choice)
}

function recruitsWaiting(position: AleaPosition): number {
  const { data } = position
  return data.regionOrder.reduce((sum, region) => sum + stackIn(position, levyBox(region)).length, 0)
}

const pickRecruit: Answer<'pick-recruit'> = ({ position, decision }) =>
  advise(
    bestOf(decision, 'raise', id => {
      const { normal } = row(position.data.units, id)
      return normal.strength + normal.quality + normal.tactical
    }),
  )

export const recruitmentAnswers: Answers = {
  recruit,
  'pick-recruit': pickRecruit,
  muster: thought => advise(bestOf(thought.decision, 'muster', refugeScore(thought))),
  disband: ({ decision }) => advise(firstOf(decision, 'keep-legions')),
}
