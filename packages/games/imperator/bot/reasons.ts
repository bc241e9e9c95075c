import type { BotReasonOf } from '@aquila/engine'
import { name, number, people, perhaps, person, place, word } from '@aquila/engine/fields'

/** Who goes where, and how many with him if he does not go alone: of one kind, where a game counts them apart, or of several. */
const order = {
  leader: person(),
  zone: place(),
  legions: perhaps(number()),
  units: perhaps(number()),
}

/** What a lost battle costs whoever attacked. */
export type Price = 'destroyed' | 'reduced' | 'retreat'

/** Every reason that the bots of both games give for what they do. */
export const campaignBotReasons = {
  /** `others` come to the same battle; `region`: nothing else guards it; `price`: what it costs on the `worst` faces of the die. */
  'bot.attack': {
    ...order,
    others: people(),
    odds: name(),
    n: number(),
    of: number(),
    region: perhaps(place()),
    price: perhaps(word<Price>()),
    worst: perhaps(number()),
  },
  'bot.occupy': { ...order, region: place(), missing: number() },
  'bot.conquer': { ...order, region: place() },
  'bot.guard': { ...order, region: place() },
  'bot.command': { ...order, strength: number() },
  'bot.withdraw': { ...order, from: place() },
  'bot.march': order,
  'bot.sail': order,
  /** The chance to slip away, and that of the battle. */
  'bot.evade': { zone: place(), n: number(), of: number(), won: number(), faces: number() },
  'bot.no-escape': { zone: place() },
  'bot.stratagem': { stratagem: name(), effect: name() },
}

export type CampaignBotReason = BotReasonOf<typeof campaignBotReasons>
