import { RANDOM } from '@aquila/bots'
import { levelNames } from '@aquila/engine'
import { describeYardstick } from './yardsticks.ts'

/** What an opponent is, for those who read a report and nothing else. */
export function describeOpponent(name: string): string {
  if (name === RANDOM) return 'any legal choice, the measure that everybody must beat'
  return describeYardstick(name) ?? describeLevel(name)
}

function describeLevel(name: string): string {
  const names: readonly string[] = levelNames
  const place = names.indexOf(name) + 1
  if (place === 0) return 'a level that plays by other weights'
  const level = `level ${place} of ${names.length}`
  return place === names.length
    ? `${level}: a search over the plans of the game's own bots`
    : `${level}: a bot made for the game`
}
