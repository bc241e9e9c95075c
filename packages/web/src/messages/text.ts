import { en, type MessageKey } from './en.ts'

/** Other languages are other tables with the same keys. */
const messages: Readonly<Record<MessageKey, string>> = en

/** The text of a key, with `{name}` replaced by the value of that name. */
export function t(key: MessageKey, values: { readonly [name: string]: string | number } = {}): string {
  return messages[key].replaceAll(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))
}

/** 'choices.one' or 'choices.many', by number. */
export function count(key: 'changes' | 'choices' | 'matches', n: number): string {
  return t(n === 1 ? `${key}.one` : `${key}.many`, { n })
}
