import { Phrase, type SeenEvent } from '@aquila/engine'
import { wordsOf } from '../../src/match/words.ts'
import { setOff } from '../../src/table/panels/set-off.ts'
import type { Shown } from './corpus.ts'
import { wordIn } from './numbers.ts'
import { stringsIn } from './read.ts'

/**
 * The lines of the logs in which a place of the map is named and not set off. Places are looked for in the words, so that
 * no field of an event can be forgotten. A name in the name of something else, such as cavalry of Tusculum, is none; nor
 * is one that something else bears too: Commagene is a Province and a Power.
 */
export function placesNotSetOff(shown: Shown): string[] {
  const { loaded, lines } = shown
  const data = loaded.game.load(undefined)
  const words = wordsOf(loaded, data)
  const isOfMap = isPlace(shown, data)
  const others = namesOfOthers(shown, isOfMap, data)
  const places = loaded.table
    .places(data)
    .map(place => words.value('place', place))
    .filter(name => !others.has(name))
    .map(text => ({ text, of: 'place' as const }))
  return [...lines.values()].flatMap(({ line, event }) => {
    let rest = setOff(line)
      .map(({ text, of }) => (of === null ? text : '·'))
      .join('')
    // The longest first: the Suebi of Lusitania are other people than the Suebi.
    const named = wordsOfOthers(shown, event, isOfMap, data).toSorted((a, b) => b.length - a.length)
    for (const other of named) for (const word of [other, capital(other)]) rest = rest.replaceAll(word, '·')
    const missed = setOff({ text: rest, names: places }).find(({ of }) => of === 'place')
    return missed === undefined ? [] : [`${event.kind}: ${missed.text} in "${line.text}"`]
  })
}

/** A place of the map, or a coast of one: 'latium/mare_tyrrhenum'. */
function isPlace({ loaded: { table } }: Shown, data: unknown): (id: string) => boolean {
  const ids = new Set(table.places(data))
  return id => ids.has(id.split('/')[0] ?? '')
}

/** What the values of an event are called that are no places. */
function wordsOfOthers(
  shown: Shown,
  { kind, data: values }: SeenEvent,
  isOfMap: (id: string) => boolean,
  data: unknown,
): string[] {
  const key = `event.${kind}`
  return Object.entries(values).flatMap(([slot, value]) => {
    const strings = [...stringsIn(value)]
    if (strings.every(isOfMap)) return []
    const whole = wordIn(shown.loaded, data, { key, slot, values })
    const each = strings.map(one =>
      wordIn(shown.loaded, data, { key, slot, values: { ...values, [slot]: one } }),
    )
    return [whole, ...each].flatMap(word => (word === null ? [] : [String(word), ...saidOf(word)]))
  })
}

/** What a chit or an event of the year does: there a place is a word of the text. */
function saidOf(word: string | Phrase): string[] {
  return word instanceof Phrase ? ['about', 'effect'].flatMap(form => word.form(form) ?? []) : []
}

/** The names of what is no place, and of all that stands where mostly such things stand: of Powers, called after Provinces. */
function namesOfOthers(shown: Shown, isOfMap: (id: string) => boolean, data: unknown): Set<string> {
  const bySlot = new Map<string, Map<string, string>>()
  for (const { event } of shown.lines.values())
    for (const [slot, value] of Object.entries(event.data)) {
      if (typeof value !== 'string') continue
      const found = bySlot.get(slot) ?? new Map<string, string>()
      bySlot.set(slot, found)
      const told = { key: `event.${event.kind}`, slot, values: event.data }
      if (!found.has(value)) found.set(value, String(wordIn(shown.loaded, data, told)))
    }
  return new Set(
    [...bySlot.values()].flatMap(found => {
      const strange = [...found].filter(([value]) => !isOfMap(value))
      return (2 * strange.length > found.size ? [...found] : strange).map(([, name]) => name)
    }),
  )
}

/** A sentence may begin with it. */
function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
