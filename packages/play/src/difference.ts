import { isPlainObject, type Plain, type PlainRecord } from '@aquila/engine'

/**
 * What makes one plain value of another. Sights are told as differences: a view is some forty kilobytes, what a choice
 * changes of it some hundred bytes. Parts that are the very same object are passed over at a glance.
 */
export type Difference =
  | { readonly is: Plain }
  /** Of an object: what has changed in some keys, and which are gone. */
  | { readonly keys: { readonly [key: string]: Difference }; readonly gone?: readonly string[] }
  /** Of a list: what has changed in some items. */
  | { readonly items: { readonly [index: number]: Difference } }
  /** Of a list: at an index so many items are gone, and others have come. */
  | { readonly at: number; readonly out: number; readonly into: readonly Plain[] }

/** Null if both are the same. */
export function differenceOf(before: Plain, after: Plain): Difference | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after)
  if (isPlainObject(before) && isPlainObject(after)) return ofObjects(before, after)
  return { is: after }
}

function ofObjects(before: PlainRecord, after: PlainRecord): Difference | null {
  const keys: { [key: string]: Difference } = {}
  let changed = 0
  for (const key of Object.keys(after)) {
    const value = after[key]
    if (value === undefined) continue
    const old = Object.hasOwn(before, key) ? before[key] : undefined
    const difference = old === undefined ? { is: value } : differenceOf(old, value)
    if (difference === null) continue
    keys[key] = difference
    changed++
  }
  const gone = Object.keys(before).filter(
    key => before[key] !== undefined && (!Object.hasOwn(after, key) || after[key] === undefined),
  )
  if (changed === 0 && gone.length === 0) return null
  return gone.length === 0 ? { keys } : { keys, gone }
}

/** Lists of one length are compared item by item; otherwise items have come or gone in one place. */
function ofLists(before: readonly Plain[], after: readonly Plain[]): Difference | null {
  return before.length === after.length ? ofItems(before, after) : ofLengths(before, after)
}

function ofItems(before: readonly Plain[], after: readonly Plain[]): Difference | null {
  const items: { [index: number]: Difference } = {}
  let changed = 0
  for (const [index, value] of after.entries()) {
    const difference = differenceOf(before[index] ?? null, value)
    if (difference === null) continue
    items[index] = difference
    changed++
  }
  return changed === 0 ? null : { items }
}

function ofLengths(before: readonly Plain[], after: readonly Plain[]): Difference {
  const shorter = Math.min(before.length, after.length)
  let at = 0
  while (at < shorter && isSame(before[at], after[at])) at++
  let same = 0
  while (same < shorter - at && isSame(before.at(-1 - same), after.at(-1 - same))) same++
  return { at, out: before.length - at - same, into: after.slice(at, after.length - same) }
}

function isSame(one: Plain | undefined, other: Plain | undefined): boolean {
  return one !== undefined && other !== undefined && differenceOf(one, other) === null
}

/** The value that a difference makes of another. What has not changed is shared with it. Throws if it does not fit. */
export function withDifference(before: Plain, difference: Difference): Plain {
  if ('is' in difference) return difference.is
  if ('keys' in difference) {
    if (!isPlainObject(before)) throw new TypeError('a difference of an object, but there is none')
    const after: { [key: string]: Plain } = { ...before }
    for (const key of difference.gone ?? []) delete after[key]
    for (const [key, inner] of Object.entries(difference.keys))
      after[key] = 'is' in inner ? inner.is : withDifference(partOf(before[key]), inner)
    return after
  }
  if (!Array.isArray(before)) throw new TypeError('a difference of a list, but there is none')
  const list: readonly Plain[] = before
  if ('at' in difference) return list.toSpliced(difference.at, difference.out, ...difference.into)
  const after = list.slice()
  for (const [index, inner] of Object.entries(difference.items))
    after[Number(index)] = 'is' in inner ? inner.is : withDifference(partOf(list[Number(index)]), inner)
  return after
}

function partOf(value: Plain | undefined): Plain {
  if (value === undefined) throw new TypeError('a difference of something that is not there')
  return value
}
