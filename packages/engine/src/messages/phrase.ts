import { FluentNumber } from '@fluent/bundle'

/** What can stand in a slot of a text. */
export type Value = string | number | boolean | Phrase | readonly Value[]

/** A value that may be missing: then it is `none` to the text, as an empty one is. */
export type Maybe = Value | null | undefined

/** What a text can count: `{ $units -> [one] joins *[other] join }`. */
export type Countable = number | Phrase | readonly Value[]

export type Values = { readonly [slot: string]: Maybe }

/** What a text selects on when a value is missing: `{ $leader -> [none] ... *[other] ... }`. */
export const none = 'none'

/**
 * Words with their grammar. To Fluent a phrase is a number that reads as words, so that a text agrees with it as it
 * agrees with a number: one leader marches, two march; the Parthi march, though they are one People.
 */
export class Phrase extends FluentNumber {
  readonly text: string
  /** What the rules call it, if it is one thing of the game. */
  readonly which: string
  /** Another form of it by name, null if it has none: 'gender', 'plural', or whatever a language needs. */
  readonly form: (form: string) => string | null

  constructor(
    text: string,
    {
      count = 1,
      which = text,
      form = () => null,
    }: { count?: number; which?: string; form?: Phrase['form'] } = {},
  ) {
    super(count)
    this.text = text
    this.which = which
    this.form = form
  }

  override toString(): string {
    return this.text
  }

  /** The same thing in more words: 'Macedonia (Graecia 2)' has the grammar of Macedonia. */
  reworded(text: string): Phrase {
    return new Phrase(text, { count: this.value, which: this.which, form: this.form })
  }
}

/** Words that stand for so many: '3 units' is a string of one, until it is told that it is three. */
export function phrase(text: string, count: number): Phrase {
  return new Phrase(text, { count })
}

/** A value as Fluent takes it. */
export function wordOf(value: Maybe, list: (values: readonly Value[]) => Phrase): string | number | Phrase {
  if (value === null || value === undefined || value === '') return none
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return isPlain(value) ? phrase(String(value), value) : value
  if (typeof value === 'string' || value instanceof Phrase) return value
  return value.length === 0 ? none : list(value)
}

/** Numbers that need no `Intl` to be written, which would take most of the time of a text. */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000
}
