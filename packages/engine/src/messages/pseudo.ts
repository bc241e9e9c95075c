import type { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Language, Marks } from './language.ts'

/**
 * English in disguise, to see what does not come from the texts: every text stands in brackets, every name in angles, and
 * no letter of either is a plain one. What is read without a mark was written into the code, or handed past the texts.
 */
const marks: Marks = {
  texts({ body }: FluentResource) {
    for (const message of body) {
      const [open, close] = message.id.startsWith('name_') ? ANGLES : BRACKETS
      const mark = (pattern: Pattern): Pattern =>
        isEmpty(pattern) ? pattern : [open, ...elementsOf(disguised(pattern)), close]
      if (message.value !== null) message.value = mark(message.value)
      for (const [name, pattern] of Object.entries(message.attributes))
        if (!GRAMMAR.includes(name)) message.attributes[name] = mark(pattern)
    }
  },
  between: letters,
  name: given => (PLAIN.test(given) ? `‹${letters(given)}›` : given),
}

export const pseudo: Language = { id: 'pseudo', folder: 'en', locale: 'en-GB', marks }

type Pattern = Parameters<FluentBundle['formatPattern']>[0]
type Element = Exclude<Pattern, string>[number]

const BRACKETS = ['[', ']'] as const
const ANGLES = ['‹', '›'] as const

/** Attributes that are selected on, and not read. */
const GRAMMAR: readonly string[] = ['gender', 'number']

const PLAIN = /[a-z]/i

function isEmpty(pattern: Pattern): boolean {
  return elementsOf(pattern).every(
    element =>
      element === '' || (typeof element === 'object' && element.type === 'str' && element.value === ''),
  )
}

function elementsOf(pattern: Pattern): readonly Element[] {
  return typeof pattern === 'string' ? [pattern] : pattern
}

function disguised(pattern: Pattern): Pattern {
  return typeof pattern === 'string' ? letters(pattern) : pattern.map(disguisedElement)
}

/** What is asked of functions stays as it is; what is said in a variant or as a literal is disguised. */
function disguisedElement(element: Element): Element {
  if (typeof element === 'string') return letters(element)
  if (element.type === 'str') return { ...element, value: letters(element.value) }
  if (element.type !== 'select') return element
  const variants = element.variants.map(({ key, value }) => ({ key, value: disguised(value) }))
  return { ...element, variants }
}

const FROM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const TO = 'áḃćďéḟģĥíĵķľṁńóṗɋŕśťúṽẃẋýźÁḂĆĎÉḞĢĤÍĴĶĽṀŃÓṖɊŔŚŤÚṼẂẊÝŹ'

function letters(text: string): string {
  return text.replace(/[a-z]/gi, letter => TO[FROM.indexOf(letter)] ?? letter)
}
