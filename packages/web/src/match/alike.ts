import type { FieldLists, Plain, SeenEvent } from '@aquila/engine'

/** What befell counters one by one, in the same words, is told of all of them at once: 'Legions XV and XIX are reduced.' */

/** The event with which a row of such events began; itself if it stands alone. */
export function startOfRow(lists: FieldLists, events: readonly SeenEvent[], number: number): number {
  let first = number
  while (first > 0 && isAnother(lists, events[first - 1], events[first])) first--
  return first
}

/** The last event of a row, told of the counters of all. */
export function wholeRow(
  lists: FieldLists,
  events: readonly SeenEvent[],
  first: number,
  last: number,
): SeenEvent {
  const row = events.slice(first, last + 1)
  const end = row.at(-1)
  const name = end === undefined ? null : counterOf(lists, end)
  if (end === undefined || name === null) throw new Error('a row is of counters')
  return { ...end, data: { ...end.data, [name]: row.map(({ data }): Plain => data[name] ?? null) } }
}

/** Events with each such row as one. */
export function rowsIn(lists: FieldLists, events: readonly SeenEvent[]): SeenEvent[] {
  return events.flatMap((event, number) => {
    if (isAnother(lists, event, events[number + 1])) return []
    const first = startOfRow(lists, events, number)
    return [first === number ? event : wholeRow(lists, events, first, number)]
  })
}

function isAnother(lists: FieldLists, before: SeenEvent | undefined, event: SeenEvent | undefined): boolean {
  if (before === undefined || event === undefined || before.kind !== event.kind) return false
  const name = counterOf(lists, event)
  if (name === null || counterOf(lists, before) !== name) return false
  const others = ({ data }: SeenEvent): string => JSON.stringify({ ...data, [name]: null })
  return others(before) === others(event)
}

/** The one field that names a single counter; null: none does, or several do. */
function counterOf(lists: FieldLists, { kind, data }: SeenEvent): string | null {
  const named = Object.entries(lists[kind] ?? {}).filter(
    ([name, { is }]) => is === 'piece' && typeof data[name] === 'string',
  )
  return named.length === 1 ? (named[0]?.[0] ?? null) : null
}
