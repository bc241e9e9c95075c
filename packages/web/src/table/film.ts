import type { PlaceId } from '@aquila/games/table'
import { type Signal, signal } from '@preact/signals'
import type { Shot, TableState } from '../match/table-match.ts'
import { closeMoment, type Theatre } from './moments.ts'
import type { TableUi } from './state.ts'

/** What the others did, one picture after another. */
export interface Film {
  readonly now: Signal<FilmShown | null>
  clock: ReturnType<typeof setTimeout> | undefined
  /** What its own keys do while it is shown; gives false if it is none of them. */
  keys: ((event: KeyboardEvent) => boolean) | null
  /** What stands behind it, and how it goes on when it is over. */
  reel: { readonly before: TableState; readonly after: TableState; over(): void } | null
}

export interface FilmShown {
  readonly parts: readonly Part[]
  readonly at: number
  readonly playing: boolean
  /** What was worth a pause in this part has been seen, and what came of it is told. */
  readonly told: boolean
  /** How many pictures are left to the log. */
  readonly left: number
  /** For those who come back: it has chapters. */
  readonly chapters: Chapters | null
}

/** What happened while somebody was away, a picture a chapter: what concerns him, and all. */
export interface Chapters {
  readonly since: number
  readonly touching: readonly Part[]
  readonly all: readonly Part[]
}

/** A picture; or, for those who want little motion and where many play, a page that tells several. */
export interface Part {
  readonly isPage: boolean
  readonly shots: readonly Shot[]
}

/** What a film needs of the table. */
export interface Cinema extends Theatre {
  readonly state: TableUi['state']
}

export function newFilm(): Film {
  return { now: signal(null), clock: undefined, keys: null, reel: null }
}

/** What runs a film is fetched when there is one. */
export const projector = () => import('./projector.ts')

export function stopFilm(ui: Cinema): void {
  const { film } = ui
  clearTimeout(film.clock)
  film.now.value = null
  const { reel } = film
  film.reel = null
  film.keys = null
  closeMoment(ui)
  reel?.over()
}

export function placesOf({ shots }: Part): PlaceId[] {
  return shots.flatMap(({ way, lines }) => [...way, ...lines.flatMap(({ places }) => places)])
}
