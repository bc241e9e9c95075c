import type { Choice, Rules } from '@aquila/engine'
import { controllerOf } from './powers.ts'
import type { Roma } from './state.ts'
import { ask, type RomaQuestion } from './tasks.ts'

/** Asks the player who runs a Power; if nobody does, the rules of solitaire play decide (RV-16.4-x). */
export function* decide(
  g: Roma,
  power: number,
  question: RomaQuestion,
  automaton: () => Choice,
): Rules<Choice> {
  const role = controllerOf(g.state, power)
  if (role === null) return automaton()
  return yield ask({ ...question, role })
}
