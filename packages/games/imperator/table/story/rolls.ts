import type { Messages } from '@aquila/engine/messages'

/**
 * What a roll was for, in the words of a game of the series: rolls for each leader and each zone are of one kind. Null:
 * the texts have no name for it, because it was no die but a drawing.
 */
export function rollName({ messages }: { readonly messages: Messages }, why: string): string | null {
  for (const roll of [why, why.replace(/ (of|with|in|on|to) .*$/, ' of')]) {
    const name = messages.sayIfAny(`roll.${roll.replaceAll(' ', '-')}`)
    if (name !== null) return name
  }
  return null
}
