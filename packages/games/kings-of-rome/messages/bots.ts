import type { Messages } from '@aquila/engine'

/** What the bots say they are up to. */
export const botMessages: Messages = {
  'bot.march.pillage': '{leader} marches on {to}, to pillage it.',
  'bot.march.siege': '{leader} marches on {to}, to besiege it.',
  'bot.march.corrupt': '{leader} marches to {to}, where a gate can be bought.',
  'bot.march.intimidate': '{leader} marches to {to}, to frighten its defenders.',
  'bot.march.sack': '{leader} marches to {to}, which nobody defends.',
  'bot.march.occupy': '{leader} marches to {to}, which nobody defends.',
  'bot.march.battle': '{leader} marches to {to}, to give battle.',
  'bot.pillage': '{hex} can be pillaged: {chance} in 100.',
  'bot.siege': 'The walls of {hex} can be stormed: {chance} in 100.',
  'bot.corrupt': 'A gate of {hex} can be bought: {chance} in 100.',
  'bot.intimidate': 'A unit in {hex} can be made to change sides: {chance} in 100.',
  'bot.sack': 'Nobody defends {hex}: its treasures are there for the taking.',
  'bot.occupy': 'Nobody defends {hex}: it is won with one unit.',
  'bot.battle': 'The army of {leader} can be beaten: {chance} in 100.',
  'bot.rest': 'Nothing is worth its price today: better to save influence.',
}
