/** What JSON can carry. States, views, events and records are made of nothing else. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

export type PlainRecord = { readonly [key: string]: Plain }

/** Copies plain data, deeply. A game's own hand-written copy is several times faster; this one is always right. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    // A slice is made at once, and mostly there is nothing in a list that must be copied itself.
    const copy: unknown[] = value.slice()
    for (let i = 0; i < copy.length; i++) {
      const part = copy[i]
      if (typeof part === 'object' && part !== null) copy[i] = copyPlain(part)
    }
    return copy as T
  }
  // To spread is several times faster than to write one key after another.
  const copy = { ...value }
  for (const key in copy) {
    const part = copy[key]
    if (typeof part === 'object' && part !== null) copy[key] = copyPlain(part)
  }
  return copy
}

/**
 * A record that was made to be given away, as that of an event is: the record itself is kept, and whatever lies in it and may
 * be somebody else's is copied. To clone records of a hundred makes in one spot is slow, and thousands are told in a match.
 */
export function takenOver(given: PlainRecord): PlainRecord {
  const own: { [key: string]: Plain } = given
  for (const key in own) {
    const part = own[key]
    if (typeof part === 'object' && part !== null) own[key] = copyPlain(part)
  }
  return own
}

/** JSON with sorted keys, so that equal data gives equal text whatever way it came about. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isPlainObject(part) ? withSortedKeys(part) : part))
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function withSortedKeys(object: Record<string, unknown>): Record<string, unknown> {
  const sorted: Record<string, unknown> = {}
  for (const key of Object.keys(object).sort()) sorted[key] = object[key]
  return sorted
}
