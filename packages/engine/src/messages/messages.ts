import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Language } from './language.ts'
import { type Maybe, none, Phrase, type Value, type Values, wordOf } from './phrase.ts'
import { slotsOf } from './slots.ts'

/**
 * The texts of a game, or of the page, in one language, by key: 'task.pick-losses', 'verb.march', 'event.battle',
 * 'why.no-command'. They are written in Fluent (projectfluent.org), where a dot of a key is an underscore, because
 * Fluent keeps the dot for itself: `task_pick-losses = Losses in { $zone }: pick a unit`.
 */
export interface Messages {
  /** The language, as `Intl` knows it. */
  readonly locale: string
  readonly keys: readonly string[]
  has(key: string): boolean
  /** Texts that come later, with what they speak of: a bot's reasons come with the bot. What is known already is passed over. */
  add(sources: readonly string[]): void
  /** The slots of a text, each with whether its value may be missing. */
  slots(key: string): ReadonlyMap<string, boolean>
  /** The text of a key with its values filled in; a key without a text shows itself, so that it is noticed. */
  say(key: string, values?: Values | ValueFinder): string
  /** The same for a key that is put together from what a match brings; null if there is no such text. */
  sayIfAny(key: string, values?: Values): string | null
  /** The same in one of several wordings: the text is the first, its attributes the others; after the last the first. */
  sayAgain(key: string, times: number, values?: Values): string
  /**
   * A thing by its name, with what grammar needs to know: the text of 'name.<noun>' and its attributes. A name that
   * the data give is `$name` in that text; without such a text it is the name. What is alike in grammar has one text,
   * 'name.legio-' for 'legio-XIII'.
   */
  name(noun: string, given?: string): Phrase
  /** A text that stands for so many things, such as '8 legions', with its grammar in its attributes. */
  counted(key: string, n: number, values?: Values): Phrase
  /** 'Caesar, Curio and Hirtius': as many as they are all together, in the forms they have; one alone as it is. */
  list(values: readonly Value[]): Phrase
}

/** Values that are found only when a text asks for them. */
export type ValueFinder = (slot: string) => Maybe

export function messagesOf({ locale, marks }: Language, ...sources: readonly string[]): Messages {
  const bundle = new FluentBundle(locale, { useIsolating: false, functions: { WHICH, GENDER, FORM } })
  const resources = new Map<string, FluentResource>()
  const add = (further: readonly string[]): void => {
    for (const source of further) {
      if (resources.has(source)) continue
      const resource = new FluentResource(source)
      marks?.texts(resource)
      const [clash] = bundle.addResource(resource)
      if (clash !== undefined) throw clash
      resources.set(source, resource)
    }
  }
  add(sources)
  const listFormat = new Intl.ListFormat(locale)
  const joined = (words: readonly string[]): string =>
    marks === undefined
      ? listFormat.format(words)
      : listFormat
          .formatToParts(words)
          .map(({ type, value }) => (type === 'literal' ? marks.between(value) : value))
          .join('')
  const patternOf = (key: string): Pattern | null => bundle.getMessage(fluentId(key))?.value ?? null

  const fill = (pattern: Pattern, values: Values | ValueFinder): string => {
    if (typeof pattern === 'string') return pattern
    const filled: Record<string, string | number | Phrase> = {}
    for (const [slot, mayBeMissing] of slotsOf(bundle, pattern)) {
      const word = wordOf(typeof values === 'function' ? values(slot) : values[slot], list)
      if (word !== none || mayBeMissing) filled[slot] = word
    }
    // A value that is missing shows its slot; errors are for tests to find.
    return bundle.formatPattern(pattern, filled, [])
  }
  const say: Messages['say'] = (key, values = {}) => {
    const pattern = patternOf(key)
    return pattern === null ? key : fill(pattern, values)
  }
  const sayIfAny: Messages['sayIfAny'] = (key, values) => (patternOf(key) === null ? null : say(key, values))
  const sayAgain: Messages['sayAgain'] = (key, times, values = {}) => {
    const message = bundle.getMessage(fluentId(key))
    if (message === undefined) return key
    const wordings = [message.value, ...Object.values(message.attributes)].filter(wording => wording !== null)
    return fill(wordings[times % wordings.length] ?? key, values)
  }
  const name: Messages['name'] = (noun, inData = noun) => {
    const given = marks?.name(inData) ?? inData
    const message = nameIn(bundle, fluentId(`name.${noun}`))
    if (message === undefined) return new Phrase(given, { which: noun })
    const values = { name: given }
    const form = (attribute: string): string | null => {
      const pattern = message.attributes[attribute]
      return pattern === undefined ? null : fill(pattern, values)
    }
    const text = message.value === null ? given : fill(message.value, values)
    return new Phrase(text, { which: noun, count: form('number') === 'plural' ? 2 : 1, form })
  }
  const counted: Messages['counted'] = (key, n, values = {}) => {
    const all = { n, ...values }
    const form = (attribute: string): string | null => {
      const pattern = bundle.getMessage(fluentId(key))?.attributes[attribute]
      return pattern === undefined ? null : fill(pattern, all)
    }
    return new Phrase(say(key, all), { count: n, form })
  }
  const list: Messages['list'] = values => {
    const words = values.map(value => wordOf(value, list))
    const [only] = words
    if (words.length === 1 && only instanceof Phrase) return only
    const counts = words.map(word => (word instanceof Phrase ? word.value : 1))
    const form = (wanted: string): string | null => {
      const forms = words.map(word => (word instanceof Phrase ? word.form(wanted) : null))
      if (forms.every(each => each === null)) return null
      // Feminine are those who are all feminine; otherwise it is for the language to say.
      if (wanted === 'gender') return forms.every(each => each === forms[0]) ? (forms[0] ?? null) : null
      return joined(forms.map((each, index) => each ?? String(words[index])))
    }
    const count = counts.reduce((sum, n) => sum + n, 0)
    return new Phrase(joined(words.map(String)), { count, form })
  }
  return {
    locale,
    get keys() {
      return [...resources.values()].flatMap(({ body }) => body.map(({ id }) => id.replaceAll('_', '.')))
    },
    add,
    has: key => patternOf(key) !== null,
    slots: key => {
      const pattern = patternOf(key)
      return pattern === null || typeof pattern === 'string' ? new Map() : slotsOf(bundle, pattern)
    },
    say,
    sayIfAny,
    sayAgain,
    name,
    counted,
    list,
  }
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

/** The text of a name, or of those that begin alike: `name_legio-XIII`, `name_legio-`. */
function nameIn(bundle: FluentBundle, id: string): ReturnType<FluentBundle['getMessage']> {
  const message = bundle.getMessage(id)
  if (message !== undefined) return message
  const hyphen = id.lastIndexOf('-', id.length - 2)
  return hyphen < 0 ? undefined : nameIn(bundle, id.slice(0, hyphen + 1))
}

/** Fluent's names are letters, figures, hyphens and underscores. */
function fluentId(key: string): string {
  return key.replaceAll('.', '_')
}

/** `{ WHICH($side) -> [roman] ... }`: which of the game's things it is, by what the rules call it. */
function WHICH([word]: readonly unknown[]): string {
  return word instanceof Phrase ? word.which : String(word)
}

/** `{ GENDER($leader) -> [feminine] she *[masculine] he }`: the attribute `.gender` of a name. */
function GENDER([word]: readonly unknown[]): string {
  return (word instanceof Phrase ? word.form('gender') : null) ?? none
}

/** `{ FORM($people, "of") }`: the attribute `.of` of a name; a name without it as it is. */
function FORM([word, form]: readonly unknown[]): string {
  return (word instanceof Phrase ? word.form(String(form)) : null) ?? String(word)
}

/** `say` for those whose keys are known beforehand: a key must have a text, and its text all its values. */
export type TypedSay<Texts> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: Given<Together<Texts[Key]>>
) => string

type Given<Slots> = [keyof Slots] extends [never]
  ? []
  : Record<never, never> extends Slots
    ? [values?: Slots]
    : [values: Slots]

/** Where one of several keys may be meant, what any of them needs. */
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

export function typedSay<Texts>({ say }: Messages): TypedSay<Texts> {
  return (key, ...[values]) => say(key, values as Values | undefined)
}

/** The texts of a game, or of a part of it, in one language, for those who know their keys. */
export interface Speech<Texts> {
  readonly messages: Messages
  readonly text: TypedSay<Texts>
}

export function speechOf<Texts>(language: Language, ...sources: readonly string[]): Speech<Texts> {
  const messages = messagesOf(language, ...sources)
  return { messages, text: typedSay<Texts>(messages) }
}
