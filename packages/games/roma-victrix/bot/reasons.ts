import type { BotReasonOf } from '@aquila/engine'
import { number, perhaps, place } from '@aquila/engine/fields'

const area = place()

/** Every reason that a bot gives for what it does. */
export const botReasons = {
  // Operations
  'bot.rouse': {},
  'bot.card': {},
  'bot.hold': {},
  'bot.take': { area },
  'bot.attack': { area, n: perhaps(number()), of: perhaps(number()) },
  'bot.besiege': { area },
  'bot.join': { area },
  'bot.gather': { area },
  'bot.refuge': { area },
  'bot.land': { area },
  'bot.stop': {},
  'bot.together': {},
  'bot.pillage': {},

  // Combat
  'bot.intercept': { area },
  'bot.let-pass': {},
  'bot.stand': {},
  'bot.walls': {},
  'bot.withdraw': {},
  'bot.spend': {},
  'bot.retreat': {},

  // Economy
  'bot.raise': {},
  'bot.save': {},
  'bot.place-leader': {},
}

export type RomaBotReason = BotReasonOf<typeof botReasons>
