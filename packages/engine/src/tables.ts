/** The tables of a game's data: rows by their id. */
export type Table<T> = { readonly [id: string]: T }

/** The row with this id. For ids that come out of the data itself: a wrong one is a fault in the program. */
export function row<T>(table: Table<T>, id: string): T {
  const found = table[id]
  if (found === undefined) throw new Error(`no such id: ${id}`)
  return found
}

/** The rows by their id. Without a prototype, so that looking up any word finds rows and nothing else. */
export function byId<T extends { readonly id: string }>(rows: readonly T[]): Table<T> {
  const table: Record<string, T> = Object.create(null)
  for (const each of rows) {
    if (Object.hasOwn(table, each.id)) throw new Error(`two rows with the id ${each.id}`)
    table[each.id] = each
  }
  return table
}

/** The rows by their id, where all ids are known: there is a row for each and no other. */
export function recordOf<K extends string, T extends { readonly id: K }>(
  rows: readonly T[],
  ids: readonly K[],
): Readonly<Record<K, T>> {
  const table: unknown = byId(rows)
  if (!hasExactly(table, ids, rows)) throw new Error(`rows and ids differ: ${ids.join(', ')}`)
  return table
}

function hasExactly<K extends string, T>(
  table: unknown,
  ids: readonly K[],
  rows: readonly T[],
): table is Readonly<Record<K, T>> {
  if (typeof table !== 'object' || table === null) return false
  return ids.every(id => Object.hasOwn(table, id)) && ids.length === rows.length
}

/**
 * Freezes data, however deep, so that nobody can change what a whole match relies on. Lists are only read-only to the
 * compiler: what goes through a frozen one is several times slower, and rules go through them all the time.
 */
export function frozen<T>(value: T, seen = new Set<object>()): T {
  if (typeof value !== 'object' || value === null || seen.has(value)) return value
  seen.add(value)
  if (!Array.isArray(value)) Object.freeze(value)
  for (const part of Object.values(value)) frozen(part, seen)
  return value
}
