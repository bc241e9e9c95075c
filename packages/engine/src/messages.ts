import type { PlainRecord } from './plain.ts'

/**
 * The texts of a game in one language, by key: 'task.pick-losses', 'verb.march', 'event.battle',
 * 'why.no-command'. `{name}` in a text is replaced by the value of that name.
 */
export type Messages = { readonly [key: string]: string }

/** The text of a key with its values filled in; a key without a text shows itself, so that it is noticed. */
export function say(messages: Messages, key: string, values: PlainRecord = {}): string {
  const text = messages[key]
  if (text === undefined) return key
  return text.replaceAll(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name]
    return value === undefined ? slot : String(value)
  })
}

/**
 * The text of an event. Where a reader knows more than others ('event.draw' with the card drawn), the text under
 * '.known' is taken, if all its values are there.
 */
export function sayEvent(messages: Messages, kind: string, values: PlainRecord): string {
  const known = messages[`event.${kind}.known`]
  const fits = known !== undefined && slotsOf(known).every(name => values[name] !== undefined)
  return say(messages, fits ? `event.${kind}.known` : `event.${kind}`, values)
}

function slotsOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
}
