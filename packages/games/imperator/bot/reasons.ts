import type { BotReasonOf } from '@aquila/engine'
import { name, number, perhaps, person, place } from '@aquila/engine/fields'

/** Who goes where, and how many with him if he does not go alone: of one kind, where a game counts them apart, or of several. */
const order = {
  leader: person(),
  zone: place(),
  legions: perhaps(number()),
  units: perhaps(number()),
}

/** Every reason that the bots of both games give for what they do. */
export const campaignBotReasons = {
  /** `region`: nothing else guards it. */
  'bot.attack': { ...order, odds: name(), n: number(), of: number(), region: perhaps(place()) },
  'bot.occupy': { ...order, region: place(), missing: number() },
  'bot.conquer': { ...order, region: place() },
  'bot.guard': { ...order, region: place() },
  'bot.command': { ...order, strength: number() },
  'bot.withdraw': { ...order, from: place() },
  'bot.march': order,
  'bot.sail': order,
  'bot.evade': { zone: place() },
  'bot.stratagem': { stratagem: name(), effect: name() },
}

export type CampaignBotReason = BotReasonOf<typeof campaignBotReasons>
