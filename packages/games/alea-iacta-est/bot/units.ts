import { toRefuge } from '../../imperator/bot/battle.ts'
import { giveUp, hitHardest, pickBest } from '../../imperator/bot/losses.ts'
import type { Answers } from './position.ts'

/** Which units go and which are kept, and where those go who must leave. */
export const unitAnswers: Answers = {
  'pick-surplus-cargo': giveUp('lose'),
  'pick-deserters': giveUp('lose'),
  'pick-deserters-of-enemy': hitHardest('reduce'),
  'pick-legion-to-disband': giveUp('disband'),
  'legions-for-antonius': giveUp('give'),
  'pick-garrison-legion': giveUp('send'),
  'keep-units': pickBest('keep'),
  'pick-turncoat': pickBest('win-over'),
  'winter-quarters': toRefuge('withdraw'),
  'conspirators-leave': toRefuge('place'),
  'place-dolabella': toRefuge('place'),
  'pick-garrison-city': toRefuge('garrison'),
}
