import type { Messages } from '@aquila/engine'

/** What the bots say they are up to. */
export const botMessages: Messages = {
  'bot.attack': '{leader} goes for the enemy in {zone}, with a chance of {chance}% to win.',
  'bot.occupy': '{leader} moves into {zone} to take the region.',
  'bot.march': '{leader} moves to {zone}, where more is at stake.',
  'bot.sail': '{leader} sails to {zone}, where more is at stake.',
  'bot.evade': 'The odds in {zone} are bad: better to slip away.',
  'bot.stratagem': 'This is the moment for {stratagem}.',
}
