import type { BotReasonOf } from '@aquila/engine'
import { name, perhaps, person, place } from '@aquila/engine/fields'
import { campaignBotReasons } from '../../imperator/bot/reasons.ts'

/** What takes a leader to a zone all by himself. */
const errands = {
  'bot.roma': campaignBotReasons['bot.march'],
  'bot.man-ships': campaignBotReasons['bot.march'],
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
  ...errands,
  ...voyages,
  ...rest,
}

export type AleaBotReason = BotReasonOf<typeof botReasons>
export type Errand = keyof typeof errands
export type VoyageReason = keyof typeof voyages
export type Ground = keyof typeof rest
