import type { FluentBundle } from '@fluent/bundle'
import { none } from './phrase.ts'

/** The slots of a text, `$zone`, each with whether its value may be missing: whether the text says what then. */
export type Slots = ReadonlyMap<string, boolean>

const found = new WeakMap<readonly Element[], Slots>()

/** Found once for each text: a log of thousands of lines asks for them thousands of times. */
export function slotsOf(bundle: FluentBundle, pattern: readonly Element[]): Slots {
  const known = found.get(pattern)
  if (known !== undefined) return known
  const slots = new Map<string, boolean>()
  for (const element of pattern) collect(bundle, element, slots)
  found.set(pattern, slots)
  return slots
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0]
type Element = Exclude<Pattern, string>[number]

function collect(bundle: FluentBundle, element: Element | Argument, slots: Map<string, boolean>): void {
  if (typeof element === 'string') return
  switch (element.type) {
    case 'var':
      slots.set(element.name, slots.get(element.name) ?? false)
      break
    case 'func':
      for (const argument of element.args) collect(bundle, argument, slots)
      break
    case 'mesg': {
      const message = bundle.getMessage(element.name)
      const referred = element.attr === null ? message?.value : message?.attributes[element.attr]
      if (typeof referred === 'object' && referred !== null)
        for (const [slot, mayBeMissing] of slotsOf(bundle, referred))
          slots.set(slot, mayBeMissing || slots.get(slot) === true)
      break
    }
    case 'select': {
      collect(bundle, element.selector, slots)
      const says = element.variants.some(({ key }) => key.type === 'str' && key.value === none)
      const slot = selectedOn(element.selector)
      if (says && slot !== null) slots.set(slot, true)
      for (const { value } of element.variants)
        if (typeof value !== 'string') for (const each of value) collect(bundle, each, slots)
      break
    }
  }
}

type Argument = Extract<Element, { type: 'func' }>['args'][number]

/** `$leader`, or the one slot that a function is asked about: `GENDER($leader)`. */
function selectedOn(selector: Exclude<Element, string>): string | null {
  if (selector.type === 'var') return selector.name
  const [first] = selector.type === 'func' ? selector.args : []
  return first?.type === 'var' ? first.name : null
}
