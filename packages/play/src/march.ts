import type { FieldLists, Fields, PlainRecord, SeenEvent } from '@aquila/engine'

/** A march of several steps is told step by step; in a log it is one line, from where it began to where it has come. */

/** The event with which the march began that this one goes on with; itself if it is no such step. */
export function startOfMarch(lists: FieldLists, events: readonly SeenEvent[], number: number): number {
  let first = number
  while (first > 0 && goesOn(lists, events[first - 1], events[first])) first--
  return first
}

/** The last step, told as if it had been one with those before it. */
export function wholeMarch(events: readonly SeenEvent[], first: number, last: number): SeenEvent {
  const [start, end] = [events[first], events[last]]
  if (start === undefined || end === undefined) throw new Error('a march has a beginning and an end')
  return { ...end, data: { ...end.data, from: start.data.from ?? null } }
}

/** A march is what leads from one place to another. */
function goesOn(lists: FieldLists, before: SeenEvent | undefined, event: SeenEvent | undefined): boolean {
  if (before === undefined || event === undefined || before.kind !== event.kind) return false
  const fields = lists[event.kind]
  if (fields?.from?.is !== 'place' || fields.to?.is !== 'place' || before.data.to !== event.data.from)
    return false
  if (isWhole(fields, event.data)) return false
  // Nobody else, and not back to where he came from.
  return event.data.to !== before.data.from && who(fields, event.data) === who(fields, before.data)
}

/** What tells the places on its way is a march by itself, which was paid for: the next one is another. */
function isWhole(fields: Fields, data: PlainRecord): boolean {
  return Object.entries(data).some(([name, value]) => fields[name]?.is === 'place' && Array.isArray(value))
}

/** All but from where to where, what each step costs, and what is left to go on with. */
function who(fields: Fields, data: PlainRecord): string {
  const others = Object.entries(data).filter(([name]) => {
    const is = fields[name]?.is
    return is !== 'number' && !(is === 'place' && (name === 'from' || name === 'to'))
  })
  return JSON.stringify(others)
}
