import type { AleaTask } from '../rules/tasks.ts'
import type { Ground } from './reasons.ts'

/**
 * What a choice rests on that follows from no order, as a key of the messages; by task, or by task and verb. Where counters
 * are put by the dozen, in deployment and recruitment, nothing is said: it would drown the log.
 */
export const grounds: { readonly [question in AleaTask | `${AleaTask} ${string}`]?: Ground } = {
  'movement done': 'bot.done',
  'pick-battle': 'bot.surest-first',
  'evade stand': 'bot.stand',
  'evade-by-sea stand': 'bot.stand',
  'assign-leader': 'bot.more-at-stake',

  retreat: 'bot.refuge',
  'solitary-flight': 'bot.refuge',
  'slip-away evade-to': 'bot.refuge',
  'slip-away-by-sea evade-to': 'bot.refuge',
  'naves-must-leave': 'bot.refuge',
  'winter-quarters': 'bot.refuge',
  'enter-leader': 'bot.refuge',
  'put-home': 'bot.refuge',
  'bring-home': 'bot.refuge',
  'conspirators-leave': 'bot.refuge',
  'place-dolabella': 'bot.refuge',
  'pick-garrison-city': 'bot.refuge',

  'pick-losses': 'bot.least-loss',
  'pick-surplus-cargo': 'bot.least-loss',
  'pick-deserters': 'bot.least-loss',
  'pick-legion-to-disband': 'bot.least-loss',
  'legions-for-antonius': 'bot.least-loss',
  'pick-garrison-legion': 'bot.least-loss',
  discard: 'bot.least-counter',

  'pick-deserters-of-enemy': 'bot.counts-most',
  'pick-parthian-victim': 'bot.counts-most',
  'pick-victim': 'bot.counts-most',
  'pick-turncoat': 'bot.counts-most',
  'keep-units': 'bot.counts-most',
  'pick-plague-zone': 'bot.counts-most',
  'pick-desertion-zone': 'bot.counts-most',

  'react.initiative pass': 'bot.keep-counter',
  'react.geostrategy pass': 'bot.keep-counter',
  'react.campaign pass': 'bot.keep-counter',
  'react.campaign rest-year': 'bot.keep-counter',
  'react.march pass': 'bot.keep-counter',
  'react.march rest-year': 'bot.keep-counter',
  'react.before-battle pass': 'bot.keep-counter',
  'react.after-roll pass': 'bot.keep-counter',
  'react.after-battle pass': 'bot.keep-counter',
  'react.results pass': 'bot.keep-counter',
  'react.after-roll faveur-divine': 'bot.much-hangs-on-it',

  'react.geostrategy diplomacy': 'bot.envoy',
  diplomacy: 'bot.best-ally',
  'win-people': 'bot.best-ally',
  'pacify-people': 'bot.best-peace',
  'pax-romana pacify': 'bot.best-peace',
  'pacify-nationality': 'bot.best-peace',
  'raise-people': 'bot.strongest-friend',
  'pick-pretender': 'bot.most-to-win',
  'offer-triumvirate': 'bot.buy-off',

  'name-second-faction-leader nobody': 'bot.one-head',
  'name-second-faction-leader name': 'bot.statesman',
  'choose-successor': 'bot.statesman',
  'recruit enough': 'bot.enough-legions',
  disband: 'bot.keep-legions',
}
