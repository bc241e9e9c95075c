import { refugeScore } from '../../imperator/bot/refuge.ts'
import { advise, bestOf, firstOf } from '../../kit/answers.ts'
import { faceOf, tacticalOf } from '../rules/pieces.ts'
import type { AleaPosition } from '../rules/state.ts'
import type { Answer, Answers } from './position.ts'

/** Who leads the faction, and where leaders who come into play go. */

/** SR gives sequences, PC the initiative and the word of envoys. */
function statesmanship(position: AleaPosition, id: string): number {
  const { strategic, political } = faceOf(position, id)
  return 2 * strategic + political + tacticalOf(position, id)
}

/** AIE-3.5.1-b: a second Faction Leader is one more head to lose; he is named only if he brings another sequence. */
const nameSecond: Answer<'name-second-faction-leader'> = ({ position, side, decision }) => {
  const strategic = (id: string) => faceOf(position, id).strategic
  const present = Math.max(0, ...position.state.factionLeaders[side].map(strategic))
  const best = bestOf(decision, 'name', strategic)
  if (best === undefined || strategic(String(best.noun)) <= present)
    return advise(firstOf(decision, 'nobody'))
  return advise(best)
}

export const politicsAnswers: Answers = {
  'name-second-faction-leader': nameSecond,
  'choose-successor': ({ position, decision }) => {
    const [first] = decision.choices
    return first === undefined
      ? null
      : advise(bestOf(decision, first.verb, id => statesmanship(position, id)))
  },
  'offer-triumvirate': ({ decision }) => advise(firstOf(decision, 'offer-triumvirate')),
  'enter-leader': thought => advise(bestOf(thought.decision, 'place', refugeScore(thought))),
}
