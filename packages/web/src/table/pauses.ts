import type { Role } from '@aquila/engine'
import type { Moment } from '@aquila/games/table'
import { type MomentsShown, settings } from '../app/settings.ts'
import type { Reel, ShownMoment, TableState } from '../match/table-match.ts'

/** So many dialogs at most lie between two decisions of a player: what else happened is told in passing and in the log. */
export const MOST_PAUSES = 8

/** From so many seats on most of what happens is none of one's business. */
const MANY = 4

/** Whether moments of a kind are shown, as somebody has set it or as fits a table of this size. */
export function momentsShownOf(kind: Moment['kind'], seats: number): MomentsShown {
  return settings.value.moments[kind] ?? (seats >= MANY ? 'mine' : 'all')
}

/** At a table of many what each of the others did is told on one page. */
export function tellsInPages({ seats }: Pick<TableState, 'seats'>): boolean {
  return seats.length >= MANY
}

function isWanted({ kind, concerns }: Moment, { viewer, seats }: TableState): boolean {
  const wanted = momentsShownOf(kind, seats.length)
  return wanted === 'all' || (wanted === 'mine' && viewer !== null && concerns.includes(viewer))
}

/** How much a moment is worth a pause to somebody: what he throws himself first, then what concerns him. */
function weightOf({ kind, roller, concerns }: Moment, viewer: Role | null): number {
  const own = viewer === null ? 0 : (roller === viewer ? 8 : 0) + (concerns.includes(viewer) ? 4 : 0)
  return own + (kind === 'battle' || kind === 'ceremony' ? 2 : kind === 'roll' ? 1 : 0)
}

/** The numbers of the moments that lie over the table; `had`: how many did already since the player's last decision. */
export function pausesIn({ shots }: Reel, state: TableState, had: number, inPages: boolean): Set<number> {
  const wanted = (own: boolean): ShownMoment[] =>
    shots.filter(shot => shot.own === own).flatMap(({ moments }) => wantedIn(moments, state))
  const own = weightiest(wanted(true), state, MOST_PAUSES - had)
  const left = MOST_PAUSES - had - own.length
  // Before and after a pause there is a page.
  const others = weightiest(wanted(false), state, inPages ? (left - 1) / 2 : left)
  return new Set([...own, ...others].map(({ number }) => number))
}

function wantedIn(moments: readonly ShownMoment[], state: TableState): ShownMoment[] {
  return moments.filter(({ moment }) => isWanted(moment, state))
}

function weightiest(moments: readonly ShownMoment[], { viewer }: TableState, most: number): ShownMoment[] {
  return moments
    .toSorted((one, other) => weightOf(other.moment, viewer) - weightOf(one.moment, viewer))
    .slice(0, Math.max(0, Math.floor(most)))
}
