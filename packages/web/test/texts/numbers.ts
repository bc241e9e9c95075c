import { Phrase, type PlainRecord, type Told } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { Literals } from './literals.ts'

/** How many each name is in grammar, by its words: Rome is one, the Franci are many, and so are '8 legions'. */
export type Numbers = Map<string, Set<'one' | 'many'>>

/** Takes note of what the values of an event or a question are called, and how many that is. */
export function noteNumbers(
  loaded: LoadedGame,
  data: unknown,
  key: string,
  values: PlainRecord,
  numbers: Numbers,
): void {
  for (const [slot, value] of Object.entries(values)) {
    // The loser is 'attacker' or 'defender': that side has told its number in its own slot.
    if (typeof value === 'string' && value in values) continue
    const word = wordIn(loaded, data, { key, slot, values })
    if (word === null || String(word) === '') continue
    const known = numbers.get(String(word)) ?? new Set()
    numbers.set(String(word), known.add(word instanceof Phrase && word.value !== 1 ? 'many' : 'one'))
  }
}

/** What a value is called where it is told, as the page words it; null for figures, and for lists without words of their own. */
export function wordIn({ texts, table }: LoadedGame, data: unknown, told: Told): string | Phrase | null {
  const value = told.values[told.slot]
  if (typeof value !== 'string' && !Array.isArray(value)) return null
  const own = table.value(told.slot, value, data, told)
  if (own instanceof Phrase || typeof own === 'string') return own
  return typeof value === 'string' ? texts.nameOf(data, value, told) : null
}

/** Verbs as the texts have them, by what they are for one and for many: 'acts' and 'act', 'is' and 'are'. */
export interface Verbs {
  readonly ofOne: ReadonlySet<string>
  readonly ofMany: ReadonlySet<string>
}

const IRREGULAR = [
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ['goes', 'go'],
] as const

/** Found among the words that texts put behind a value: those that are there with an s at their end and without. */
export function verbsIn({ all, behindValues }: Literals): Verbs {
  const pairs: (readonly [string, string])[] = [...IRREGULAR]
  for (const word of behindValues) {
    const [, many] = /^([a-z]{2,})s$/.exec(word) ?? []
    if (many !== undefined && all.has(many) && !NOUNS.has(many)) pairs.push([word, many])
  }
  return { ofOne: new Set(pairs.map(([one]) => one)), ofMany: new Set(pairs.map(([, many]) => many)) }
}

/** What may stand behind a name or a number and be no verb: 'Republican lead', '2 fleets'. */
const NOUNS = new Set(['lead', 'fleet'])

/** The name and verb with which a sentence begins, if they do not agree; null if they do, or it begins differently. */
export function disagreement(text: string, numbers: Numbers, { ofOne, ofMany }: Verbs): string | null {
  for (const { 0: start, index } of text.matchAll(BEGINNING)) {
    for (const [name, verb] of namesAndVerbs(text.slice(index + start.length))) {
      const known = numbers.get(name)
      if (known?.size !== 1) continue
      if (known.has('many') ? ofOne.has(verb) : ofMany.has(verb)) return `${name} ${verb}`
    }
  }
  return null
}

/** Of a text or a sentence, but not behind the stop of a first name, with an article or without. */
const BEGINNING = /(?:^|(?<!\b\p{Lu})[.:;] )(?:[Tt]he )?(?=[\p{L}\d])/gu

/** Every beginning of a sentence that could be a name, with the word behind it; the words of a name are six at most. */
function namesAndVerbs(sentence: string): (readonly [string, string])[] {
  const [first = '', ...words] = sentence.split(' ', 7)
  let name = first
  return words.map(word => {
    const pair = [name, /^[a-z]+(?=[.,:;]?$)/.exec(word)?.[0] ?? ''] as const
    name += ` ${word}`
    return pair
  })
}
