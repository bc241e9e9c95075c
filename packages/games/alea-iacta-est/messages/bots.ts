import type { Messages } from '@aquila/engine'

/** What the bots say they are up to. */
export const botMessages: Messages = {
  'bot.attack':
    '{leader} marches on {zone}[ with {legions} legions| with {units} units]: {odds}, a chance of {chance}% to win[, and nothing else guards {region}].',
  'bot.occupy':
    '{leader} moves into {zone}[ with {legions} legions| with {units} units]: {missing} more and {region} can change hands.',
  'bot.conquer':
    '{leader} moves into {zone}[ with {legions} legions| with {units} units]: now enough of {region} is held to take it.',
  'bot.guard': '{leader} goes to {zone}[ with {legions} legions| with {units} units], to guard {region}.',
  'bot.command': '{leader} goes to {zone}, to take command of {strength} strength points.',
  'bot.roma': '{leader} goes to Roma: the city belongs to whoever has a leader there.',
  'bot.withdraw':
    '{leader} leaves {from}, where the enemy could come in strength, for {zone}[ with {legions} legions| with {units} units].',
  'bot.march':
    '{leader} moves to {zone}[ with {legions} legions| with {units} units], nearer to what counts.',
  'bot.sail': '{leader} sails to {zone}[ with {legions} legions| with {units} units], nearer to what counts.',
  'bot.evade': 'The odds in {zone} are bad: better to slip away.',
  'bot.stratagem': 'This is the moment for {stratagem}.',
}
