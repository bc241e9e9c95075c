import { type Messages, messagesOf } from '@aquila/engine/messages'
import { en } from './en.generated.ts'

const shared = messagesOf('en-GB', en)

/**
 * What a roll was for, in the words of a game of the series: rolls for each leader and each zone are of one kind. Null:
 * the texts have no name for it, because it was no die but a drawing.
 */
export function rollName(own: Messages, why: string): string | null {
  for (const roll of [why, why.replace(/ (of|with|in|on|to) .*$/, ' of')]) {
    const key = `roll.${roll.replaceAll(' ', '-')}`
    const name = own.sayIfAny(key) ?? shared.sayIfAny(key)
    if (name !== null) return name
  }
  return null
}
