import type { BotReasonOf, Fields } from '@aquila/engine'
import { number, person, place } from '@aquila/engine/fields'
import type { HexId } from '../data/index.ts'
import type { KingsTask, KingsTasks } from '../rules/tasks.ts'

/** Every reason that a bot gives for what it does. */

const hex = place<HexId>()
const march = { leader: person(), to: hex }
const odds = { n: number(), of: number() }

/** What its actions are for. */
const ofActions = {
  'bot.rest': {},
  'bot.march.pillage': march,
  'bot.march.siege': march,
  'bot.march.corrupt': march,
  'bot.march.intimidate': march,
  'bot.march.sack': march,
  'bot.march.occupy': march,
  'bot.march.sail': march,
  'bot.march.battle': march,
  'bot.march.camp': march,
  'bot.sail': { to: hex },
  'bot.pillage': { hex, ...odds },
  'bot.siege': { hex, ...odds },
  'bot.corrupt': { hex, ...odds },
  'bot.intimidate': { hex, ...odds },
  'bot.sack': { hex, ...odds },
  'bot.occupy': { hex, ...odds },
  'bot.battle': { leader: person(), ...odds },
}

/** The steps of a march or a voyage have the reason of the action. */
type AnsweredAlone = Exclude<KingsTask, 'action' | 'march' | 'sail'>
type AnswerReason = { [T in AnsweredAlone]: `bot.${T}.${KingsTasks[T]['verb']}` }[AnsweredAlone]

/** Why such a choice is made, where nothing more is said of it. */
const ofAnswers = {
  'bot.place-garrison.garrison': {},
  'bot.recall-holder.recall': {},
  'bot.recall-holder.keep': {},
  'bot.reroll-horatius.reroll': {},
  'bot.reroll-horatius.accept': {},
  'bot.pick-unit-to-turn.intimidate-unit': {},
  'bot.pick-holder.leave-behind': {},
  'bot.second-assault.assault': {},
  'bot.second-assault.give-up': {},
  'bot.pick-driven-out.drive-out': {},
  'bot.battle-or-walls.accept-battle': {},
  'bot.battle-or-walls.stay-inside': {},
  'bot.use-hero.use-hero': {},
  'bot.use-hero.keep-hero': {},
  'bot.spend-on-loyalty.spend': {},
  'bot.duel.challenge': {},
  'bot.duel.no-duel': {},
  'bot.tactics.attack': {},
  'bot.tactics.defence': {},
  'bot.vanguard.send': {},
  'bot.engage.engage': {},
  'bot.engage.withdraw': {},
  'bot.deploy.deploy': {},
  'bot.deploy.by-virtus': {},
  'bot.place-leader.lead-with': {},
  'bot.place-leader.lead-from-reserve': {},
  'bot.reroll.throw-again': {},
  'bot.reroll.accept': {},
  'bot.charge-leader.charge': {},
  'bot.charge-leader.hold-back': {},
  'bot.fill-gap.bring-up': {},
  'bot.drown.lose': {},
  'bot.step-back.to': {},
  'bot.triumph.triumph': {},
  'bot.triumph.no-triumph': {},
  'bot.advance.follow': {},
  'bot.advance.besiege': {},
  'bot.advance.stay': {},
  'bot.accuse.accuse': {},
  'bot.rejoin.rejoin': {},
  'bot.rejoin.stay-in-rome': {},
  'bot.mission-penalty.give-up-unit': {},
} satisfies Record<AnswerReason, Fields>

export const botReasons = { ...ofActions, ...ofAnswers }

export type KingsBotReason = BotReasonOf<typeof botReasons>

export function isAnswerReason(key: string): key is AnswerReason {
  return key in ofAnswers
}
