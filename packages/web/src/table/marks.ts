import type { PlaceId } from '@aquila/games/table'
import { type Signal, signal } from '@preact/signals'

/** Marks that a person sets on the map for himself: they mean what he likes, and no rule knows them. */
export type Marks = ReadonlyMap<PlaceId, MarkKind>

export const markKinds = ['flag', 'shield', 'target'] as const
export type MarkKind = (typeof markKinds)[number]

/** The marks of a match, kept in this browser. */
export function marksOf(match: string): Signal<Marks> {
  return signal(read(match))
}

/** Sets the first mark in a place, then the next; after the last it is gone. */
export function markPlace(marks: Signal<Marks>, match: string, place: PlaceId): void {
  const now = marks.value.get(place)
  const next = markKinds[now === undefined ? 0 : markKinds.indexOf(now) + 1]
  const changed = new Map(marks.value)
  if (next === undefined) changed.delete(place)
  else changed.set(place, next)
  marks.value = changed
  try {
    localStorage.setItem(keyOf(match), JSON.stringify([...changed]))
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
}

function read(match: string): Marks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(match)) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.flatMap(markIn) : [])
  } catch {
    return new Map()
  }
}

function markIn(kept: unknown): [PlaceId, MarkKind][] {
  if (!Array.isArray(kept)) return []
  const kind = markKinds.find(each => each === kept[1])
  return typeof kept[0] === 'string' && kind !== undefined ? [[kept[0], kind]] : []
}

function keyOf(match: string): string {
  return `aquila-marks-${match}`
}
