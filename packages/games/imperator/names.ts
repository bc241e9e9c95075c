import { findCounter, isOnMap } from './rules/pieces.ts'
import type { CampaignPosition, Place } from './rules/state.ts'

type Named = Readonly<Record<string, { readonly name: string }>>

/** The name of a thing in the first table that has it. */
export function nameIn(tables: readonly Named[], id: string): string | undefined {
  return tables.find(table => Object.hasOwn(table, id))?.[id]?.name
}

/** Counters of one kind are alike, so they are told apart by the number at the end of their id. */
export function numberIn(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1)
}

/** Where a counter stands, if it is on the map. */
export function whereabouts(position: CampaignPosition, noun: string | number): Place | null {
  const place = findCounter(position, String(noun))?.place
  return place !== undefined && isOnMap(position.data, place) ? place : null
}
