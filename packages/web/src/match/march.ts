import type { SeenEvent } from '@aquila/engine'

/** A march of several steps is told step by step; in a log it is one line, from where it began to where it has come. */

/** The event with which the march began that this one goes on with; itself if it is no such step. */
export function startOfMarch(events: readonly SeenEvent[], number: number): number {
  let first = number
  while (first > 0 && goesOn(events[first - 1], events[first])) first--
  return first
}

/** The last step, told as if it had been one with those before it. */
export function wholeMarch(events: readonly SeenEvent[], first: number, last: number): SeenEvent {
  const [start, end] = [events[first], events[last]]
  if (start === undefined || end === undefined) throw new Error('a march has a beginning and an end')
  return { ...end, data: { ...end.data, from: start.data.from ?? null } }
}

function goesOn(before: SeenEvent | undefined, event: SeenEvent | undefined): boolean {
  if (before === undefined || event === undefined || before.kind !== event.kind) return false
  const { from, to, ...others } = event.data
  const { from: start, to: end, ...same } = before.data
  if (typeof from !== 'string' || typeof start !== 'string' || end !== from || typeof to !== 'string')
    return false
  // Nobody else, and not back to where he came from.
  return to !== start && who(others) === who(same)
}

/** All but what each step costs, and what is left to go on with. */
function who({ cost: _, left: __, path: ___, ...others }: SeenEvent['data']): string {
  return JSON.stringify(others)
}
