import { BadDataPack, quoted } from '@aquila/engine'
import * as v from 'valibot'

/**
 * What data packs are made of: a pack is a JSON file with which somebody who owns the printed game replaces rebuilt
 * values. Whatever is wrong in it is told with its path and what was expected there.
 */

/** A value as a message names it. */
export function show(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  return value === undefined ? 'nothing' : String(value)
}

export function expected(what: string): (issue: { readonly input: unknown }) => string {
  return issue => `expected ${what}, got ${show(issue.input)}`
}

/** A whole number within bounds. */
export function whole(from: number, to: number) {
  const message = expected(`a number from ${from} to ${to}`)
  return v.pipe(v.number(message), v.integer(message), v.minValue(from, message), v.maxValue(to, message))
}

export function text(longest = 80) {
  const message = expected(`a text of 1 to ${longest} characters`)
  return v.pipe(v.string(message), v.minLength(1, message), v.maxLength(longest, message))
}

export const flag = v.boolean(expected('true or false'))

function plainObject() {
  return v.custom<Record<string, unknown>>(
    value => typeof value === 'object' && value !== null && !Array.isArray(value),
    expected('an object'),
  )
}

/** An object with these keys and no others. */
export function object<E extends v.ObjectEntries>(entries: E) {
  return v.pipe(
    plainObject(),
    v.strictObject(entries, issue => {
      if (issue.expected === 'never') return `unknown key, expected one of ${Object.keys(entries).join(', ')}`
      return issue.input === undefined ? 'expected a value, got nothing' : expected('an object')(issue)
    }),
  )
}

export function idOf<T extends string>(what: string, ids: readonly T[]) {
  return v.picklist(ids, issue => `unknown ${what} ${show(issue.input)}`)
}

/** An object whose keys are ids. */
export function table<T extends v.GenericSchema>(what: string, ids: readonly string[], row: T) {
  return v.pipe(plainObject(), v.record(idOf(what, ids), row, expected('an object')))
}

/** A list of ids. */
export function listOf(what: string, ids: readonly string[]) {
  return v.array(idOf(what, ids), expected('a list'))
}

export function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(row => row.id)
}

/** The pack, checked; throws `BadDataPack` with the path of the first bad value. */
export function readPack<T>(schema: v.GenericSchema<unknown, T>, pack: unknown): T {
  const checked = v.safeParse(schema, pack, { abortEarly: true })
  if (checked.success) return checked.output
  const [issue] = checked.issues
  const path = (issue.path ?? []).map(item => String(item.key)).join('.')
  throw new BadDataPack(path || 'the pack', issue.message)
}

/** The rows of a table, with what the pack names replaced. */
export function change<T extends { readonly id: string }, C>(
  rows: readonly T[],
  changes: Readonly<Record<string, C>> | undefined,
  apply: (row: T, with_: C) => T,
): readonly T[] {
  if (changes === undefined) return rows
  return rows.map(row => {
    const found = Object.hasOwn(changes, row.id) ? changes[row.id] : undefined
    return found === undefined ? row : apply(row, found)
  })
}

/** The rows that a pack changes, as 'table.id'. */
export function changedRows(pack: object): readonly string[] {
  return Object.entries(pack).flatMap(([key, part]) =>
    typeof part === 'string' ? [] : Object.keys(part).map(id => `${key}.${id}`),
  )
}
