import type { Role } from '@aquila/engine'
import type { Shown, TableState } from '../match/table-match.ts'

/**
 * How much of a match was shown: on this screen, and to each who plays at it. What everybody may know is shown once on a
 * screen that several share; what was hidden, to each for himself. This browser remembers it.
 */
export interface ShownSoFar {
  readonly match: string
  here: number
  readonly to: Map<Role, number>
  /** Who has been told what he is after. */
  readonly briefed: Set<Role>
  /** When something was last shown; null: nobody knows. */
  at: number | null
}

/** What this browser remembers of a match; null if it was never open here. */
export function rememberedOf(match: string): ShownSoFar | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(match)) ?? 'null')
    if (!isMemory(kept)) return null
    const to = Object.entries(kept.to).filter((each): each is [Role, number] => typeof each[1] === 'number')
    const briefed = 'briefed' in kept && Array.isArray(kept.briefed) ? kept.briefed : []
    return {
      match,
      here: kept.here,
      to: new Map(to),
      briefed: new Set(briefed.map(String)),
      at: 'at' in kept && typeof kept.at === 'number' ? kept.at : null,
    }
  } catch {
    return null
  }
}

/** What he was shown on another device counts as well. */
export function shownAnywhere(here: ShownSoFar | null, { id, viewer, seen }: SeenState): ShownSoFar | null {
  if (seen === null || viewer === null || (here !== null && here.here >= seen.events)) return here
  const briefed = new Set(here?.briefed)
  return { match: id, here: seen.events, to: new Map([[viewer, seen.events]]), briefed, at: seen.at }
}

type SeenState = Pick<TableState, 'id' | 'viewer' | 'seen'>

/** Of a match that was never open here: what lies on the table is seen at a glance, and remembered. */
export function shownFirst(match: string, here: number): ShownSoFar {
  const shown = { match, here, to: new Map<Role, number>(), briefed: new Set<Role>(), at: Date.now() }
  keep(shown)
  return shown
}

function isMemory(kept: unknown): kept is { readonly here: number; readonly to: object } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'here' in kept &&
    typeof kept.here === 'number' &&
    'to' in kept &&
    typeof kept.to === 'object' &&
    kept.to !== null
  )
}

export function shownTo({ here, to }: ShownSoFar, viewer: Role | null): Shown {
  return { here, toThese: viewer === null ? here : (to.get(viewer) ?? here) }
}

/** The log was shown to the viewer up to a line. */
export function remember(shown: ShownSoFar, viewer: Role | null, until: number): void {
  const { here, toThese } = shownTo(shown, viewer)
  if (until <= here && until <= toThese) return
  shown.here = Math.max(here, until)
  if (viewer !== null) shown.to.set(viewer, Math.max(toThese, until))
  shown.at = Date.now()
  keep(shown)
}

/** Somebody is at the table, however long he has thought or waited. */
export function noteHere(shown: ShownSoFar): void {
  shown.at = Date.now()
  keep(shown)
}

export function wasBriefed({ briefed }: ShownSoFar, viewer: Role): boolean {
  return briefed.has(viewer)
}

/** He has been told what he is after. */
export function noteBriefed(shown: ShownSoFar, viewer: Role): void {
  shown.briefed.add(viewer)
  keep(shown)
}

/** What was taken back was never shown. */
export function forgetAfter(shown: ShownSoFar, length: number): void {
  if (shown.here <= length) return
  shown.here = length
  for (const [role, until] of shown.to) shown.to.set(role, Math.min(until, length))
  keep(shown)
}

function keep(shown: ShownSoFar): void {
  const { match, here, to, briefed, at } = shown
  try {
    localStorage.setItem(
      keyOf(match),
      JSON.stringify({ here, to: Object.fromEntries(to), briefed: [...briefed], at }),
    )
  } catch {
    // A browser that keeps nothing shows it once more when the page is opened again.
  }
}

function keyOf(match: string): string {
  return `aquila-shown-${match}`
}
