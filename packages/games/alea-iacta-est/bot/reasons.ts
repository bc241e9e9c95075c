import type { BotReasonOf } from '@aquila/engine'
import { name, number, perhaps, person, place, places } from '@aquila/engine/fields'
import { campaignBotReasons } from '../../imperator/bot/reasons.ts'

/** What the general has found by looking ahead: by how much it is better, and what he does not do for it. */
const found = {
  better: perhaps(number()),
  spared: perhaps(places()),
  otherwise: perhaps(place()),
  instead: perhaps(place()),
}

/** The orders of the series, which the general may have thought over. */
const orders = {
  'bot.attack': { ...campaignBotReasons['bot.attack'], ...found },
  'bot.occupy': { ...campaignBotReasons['bot.occupy'], ...found },
  'bot.conquer': { ...campaignBotReasons['bot.conquer'], ...found },
  'bot.guard': { ...campaignBotReasons['bot.guard'], ...found },
  'bot.command': { ...campaignBotReasons['bot.command'], ...found },
  'bot.withdraw': { ...campaignBotReasons['bot.withdraw'], ...found },
  'bot.march': { ...campaignBotReasons['bot.march'], ...found },
  'bot.sail': { ...campaignBotReasons['bot.sail'], ...found },
}

/** What takes a leader to a zone all by himself. */
const errands = {
  'bot.roma': { ...campaignBotReasons['bot.march'], ...found },
  'bot.man-ships': { ...campaignBotReasons['bot.march'], ...found },
}

const voyages = {
  'bot.ships-home': { leader: person(), zone: place() },
  'bot.ships-to-port': { leader: person(), zone: place() },
  'bot.fetch-ships': { leader: person(), zone: place() },
}

/** What a choice rests on that follows from no order; `noun` is what was chosen. */
const rest = {
  'bot.done': {},
  'bot.surest-first': { noun: name() },
  'bot.stand': {},
  'bot.more-at-stake': {},
  'bot.refuge': { noun: name() },
  'bot.least-loss': { noun: name() },
  'bot.least-counter': { noun: name() },
  'bot.counts-most': { noun: name() },
  'bot.keep-counter': {},
  'bot.much-hangs-on-it': {},
  'bot.envoy': {},
  'bot.best-ally': { noun: name() },
  'bot.best-peace': { noun: name() },
  'bot.strongest-friend': { noun: name() },
  'bot.most-to-win': { noun: name() },
  'bot.buy-off': {},
  'bot.one-head': {},
  'bot.statesman': { noun: name() },
  'bot.enough-legions': {},
  'bot.keep-legions': {},
}

/** Every reason that a bot gives for what it does: those of the series, and the game's own. */
export const botReasons = {
  ...campaignBotReasons,
  'bot.stratagem': { stratagem: name(), effect: perhaps(name()) },
  'bot.no-port-in-time': {},
  ...orders,
  ...errands,
  ...voyages,
  ...rest,
}

export type AleaBotReason = BotReasonOf<typeof botReasons>
export type Errand = keyof typeof errands
export type VoyageReason = keyof typeof voyages
export type Ground = keyof typeof rest
