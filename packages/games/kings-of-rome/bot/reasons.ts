import type { BotReasonOf, Fields } from '@aquila/engine'
import { name, number, perhaps, person, place } from '@aquila/engine/fields'
import type { HexId } from '../data/index.ts'
import type { KingsTask, KingsTasks } from '../rules/tasks.ts'

/** Every reason that a bot gives for what it does. */

const hex = place<HexId>()
/** How likely it succeeds, how likely the Senate agrees if it is asked, and what failing costs. */
const odds = {
  n: number(),
  of: number(),
  senate: perhaps(number()),
  votes: perhaps(number()),
  ip: perhaps(number()),
  chits: perhaps(number()),
  vp: perhaps(number()),
}
const march = { leader: person(), to: hex, ...odds }
const deed = { hex, ...odds }

export interface OddsTold {
  readonly n: number
  readonly of: number
  readonly senate?: number
  readonly votes?: number
  readonly ip?: number
  readonly chits?: number
  readonly vp?: number
}

/** What its actions are for. */
const ofActions = {
  'bot.rest': {},
  'bot.rest.refused': {},
  'bot.rest.fulfilled': { cities: number() },
  'bot.rest.too-dear': { hex, deed: name(), n: number(), of: number() },
  'bot.march.pillage': march,
  'bot.march.siege': march,
  'bot.march.corrupt': march,
  'bot.march.intimidate': march,
  'bot.march.sack': march,
  'bot.march.occupy': march,
  'bot.march.sail': march,
  'bot.march.battle': march,
  'bot.march.camp': march,
  'bot.march.approach': march,
  'bot.sail.fight': { to: hex, ...odds },
  'bot.sail.land': { to: hex, ...odds },
  'bot.pillage': deed,
  'bot.siege': deed,
  'bot.corrupt': deed,
  'bot.intimidate': deed,
  'bot.sack': deed,
  'bot.occupy': deed,
  'bot.battle': { leader: person(), ...odds },
  'bot.loyalty': { hex, spent: number(), n: number(), of: number(), before: number(), ofBefore: number() },
  'bot.treason': { hex, n: number(), of: number() },
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
