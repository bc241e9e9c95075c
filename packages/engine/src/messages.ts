import type { PlainRecord } from './plain.ts'

/**
 * The texts of a game in one language, by key: 'task.pick-losses', 'verb.march', 'event.battle',
 * 'why.no-command'. `{name}` in a text is replaced by the value of that name. Of alternatives in square brackets,
 * `[{leader} marches with {units}|{units} marches]`, the first whose values are all there is taken; if there is none,
 * the brackets leave nothing behind. A value that is missing, null or empty is not there.
 */
export type Messages = { readonly [key: string]: string }

/** The text of a key with its values filled in; a key without a text shows itself, so that it is noticed. */
export function say(messages: Messages, key: string, values: PlainRecord = {}): string {
  const text = messages[key]
  if (text === undefined) return key
  return text
    .replaceAll(/\[([^\]]*)\]/g, (_, alternatives: string) => firstThatFits(alternatives, values))
    .replaceAll(/\{(\w+)\}/g, (slot, name: string) => {
      const value = values[name]
      return value === undefined ? slot : String(value ?? '')
    })
}

function firstThatFits(alternatives: string, values: PlainRecord): string {
  return alternatives.split('|').find(text => slotsOf(text).every(name => isThere(values[name]))) ?? ''
}

function isThere(value: PlainRecord[string] | undefined): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  )
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
