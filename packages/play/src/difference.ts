import { isPlainObject, type Plain, type PlainRecord } from '@aquila/engine'

/**
 * What makes one plain value of another. Sights are told as differences: a view is some forty kilobytes, what a choice
 * changes of it some hundred bytes. Parts that are the very same object are passed over at a glance.
 */
export type Difference =
  /** Another value altogether. */
  | { readonly is: Plain }
  /** Of an object by its keys, or of a list by its indices: what is set, what is changed inside, and which keys are gone. */
  | {
      readonly set?: { readonly [key: string]: Plain }
      readonly in?: { readonly [key: string]: Difference }
      readonly gone?: readonly string[]
    }
  /** Of a list: at an index so many items are gone, and others have come. */
  | { readonly at: number; readonly out?: number; readonly into?: readonly Plain[] }

/** Null if both are the same. Every part is looked at once, and nothing is made for what has not changed. */
export function differenceOf(before: Plain, after: Plain): Difference | null {
  if (before === after) return null
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return { is: after }
  if (Array.isArray(before)) return Array.isArray(after) ? ofLists(before, after) : { is: after }
  return Array.isArray(after) ? { is: after } : ofObjects(before as PlainRecord, after as PlainRecord)
}

/** What has changed in some parts of a value. */
export class Parts {
  readonly #set: { [key: string]: Plain } = {}
  readonly #in: { [key: string]: Difference } = {}
  #hasSet = false
  #hasIn = false
  changed = 0

  /** Null: this part is as it was. */
  put(key: string | number, difference: Difference | null): void {
    if (difference === null) return
    this.changed++
    if ('is' in difference) {
      this.#set[key] = difference.is
      this.#hasSet = true
    } else {
      this.#in[key] = difference
      this.#hasIn = true
    }
  }

  difference(gone: readonly string[] = []): Difference {
    return {
      ...(this.#hasSet ? { set: this.#set } : {}),
      ...(this.#hasIn ? { in: this.#in } : {}),
      ...(gone.length > 0 ? { gone } : {}),
    }
  }
}

/** What is undefined is not there. */
function ofObjects(before: PlainRecord, after: PlainRecord): Difference | null {
  let parts: Parts | null = null
  let [keys, kept] = [0, 0]
  for (const key in after) {
    const value = after[key]
    if (value === undefined) continue
    keys++
    const old = ownOf(before, key)
    if (old !== undefined) kept++
    const difference = old === undefined ? { is: value } : differenceOf(old, value)
    if (difference === null) continue
    parts ??= new Parts()
    parts.put(key, difference)
  }
  for (const key in before) if (before[key] !== undefined) kept--
  const gone = kept === 0 ? [] : Object.keys(before).filter(key => isGone(key, before, after))
  if (parts === null && gone.length === 0) return null
  parts ??= new Parts()
  return shorter(parts.difference(gone), after, parts.changed + gone.length > keys / 2)
}

/** What every object has, such as `constructor`, is no part of it. */
function ownOf(record: PlainRecord, key: string): Plain | undefined {
  const value = record[key]
  return typeof value === 'function' ? undefined : value
}

function isGone(key: string, before: PlainRecord, after: PlainRecord): boolean {
  return before[key] !== undefined && (!Object.hasOwn(after, key) || after[key] === undefined)
}

/** Lists of one length are compared item by item; otherwise items have come or gone in one place. */
function ofLists(before: readonly Plain[], after: readonly Plain[]): Difference | null {
  return before.length === after.length ? ofItems(before, after) : ofLengths(before, after)
}

function ofItems(before: readonly Plain[], after: readonly Plain[]): Difference | null {
  let parts: Parts | null = null
  for (let index = 0; index < after.length; index++) {
    const difference = differenceOf(before[index] ?? null, after[index] ?? null)
    if (difference === null) continue
    parts ??= new Parts()
    parts.put(index, difference)
  }
  return parts === null ? null : shorter(parts.difference(), after, parts.changed > after.length / 2)
}

/** For lists of which the rest has moved: it makes nothing, and stops at the first change. */
function isSame(one: Plain | undefined, other: Plain | undefined): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    for (let index = 0; index < one.length; index++) if (!isSame(one[index], other[index])) return false
    return true
  }
  return !Array.isArray(other) && areSameKeys(one as PlainRecord, other as PlainRecord)
}

function areSameKeys(one: PlainRecord, other: PlainRecord): boolean {
  let keys = 0
  for (const key in one) {
    const part = one[key]
    if (part === undefined) continue
    if (!isSame(part, other[key])) return false
    keys++
  }
  for (const key in other) if (other[key] !== undefined) keys--
  return keys === 0
}

function ofLengths(before: readonly Plain[], after: readonly Plain[]): Difference {
  const shortest = Math.min(before.length, after.length)
  let at = 0
  while (at < shortest && isSame(before[at], after[at])) at++
  let same = 0
  while (same < shortest - at && isSame(before.at(-1 - same), after.at(-1 - same))) same++
  const out = before.length - at - same
  const into = after.slice(at, after.length - same)
  const difference = { at, ...(out > 0 ? { out } : {}), ...(into.length > 0 ? { into } : {}) }
  return shorter(difference, after, into.length > after.length / 2)
}

/** Where most of a thing has changed, the whole of it may be said in fewer letters. */
function shorter(difference: Difference, after: Plain, mayBe: boolean): Difference {
  if (!mayBe) return difference
  const whole = { is: after }
  return JSON.stringify(whole).length < JSON.stringify(difference).length ? whole : difference
}

/** The value that a difference makes of another. What has not changed is shared with it. Throws if it does not fit. */
export function withDifference(before: Plain, difference: Difference): Plain {
  if ('is' in difference) return difference.is
  if ('at' in difference)
    return listed(before).toSpliced(difference.at, difference.out ?? 0, ...(difference.into ?? []))
  if (Array.isArray(before)) {
    const after = before.slice()
    for (const [index, value] of Object.entries(difference.set ?? {})) after[Number(index)] = value
    for (const [index, inner] of Object.entries(difference.in ?? {}))
      after[Number(index)] = withDifference(partOf(before[Number(index)]), inner)
    return after
  }
  if (!isPlainObject(before)) throw new TypeError('a difference of parts, but there are none')
  const after: { [key: string]: Plain } = { ...before, ...difference.set }
  for (const [key, inner] of Object.entries(difference.in ?? {}))
    after[key] = withDifference(partOf(before[key]), inner)
  for (const key of difference.gone ?? []) delete after[key]
  return after
}

function listed(value: Plain): readonly Plain[] {
  if (!Array.isArray(value)) throw new TypeError('a difference of a list, but there is none')
  return value
}

function partOf(value: Plain | undefined): Plain {
  if (value === undefined) throw new TypeError('a difference of something that is not there')
  return value
}
