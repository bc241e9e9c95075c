import { type Signal, signal } from '@preact/signals'
import { movesLittle, settings } from '../app/settings.ts'
import type { Shot, TableMatch, TableState } from '../match/table-match.ts'

/** How long a picture stands, in milliseconds, and how long a whole film lasts at most. */
const STANDS = 1500
const LONGEST = 24_000

/** What the others did since the person's last choice, one picture after another. */
export interface Film {
  readonly now: Signal<FilmShown | null>
  /** How much of the match each viewer has seen: only what comes while the table is open is shown unasked. */
  readonly seen: Map<string, number>
  /** Where the match stood when the table was opened. */
  readonly opened: number
  /** How often it was shown or stopped: a film that is stopped before it has come is not shown when it comes. */
  asked: number
  clock: ReturnType<typeof setTimeout> | undefined
}

export interface FilmShown {
  readonly shots: readonly Shot[]
  readonly at: number
  readonly playing: boolean
  /** With little motion: all of it as a list. */
  readonly asList: boolean
}

export function newFilm({ viewer, length }: Pick<TableState, 'viewer' | 'length'>): Film {
  return {
    now: signal(null),
    seen: new Map([[viewer ?? '', length]]),
    opened: length,
    asked: 0,
    clock: undefined,
  }
}

interface Cinema {
  readonly match: Pick<TableMatch, 'film'>
  readonly film: Film
}

/** Looks at a new state: when the person is asked again after others have acted, the film begins. */
export function followFilm(ui: Cinema, state: TableState): void {
  if (state.question === null || state.handOver !== null) return
  const { seen, opened } = ui.film
  const viewer = state.viewer ?? ''
  const before = seen.get(viewer) ?? opened
  seen.set(viewer, state.length)
  if (state.news > 0 && state.length > before) showFilm(ui)
}

/** Shows it, whatever was seen before. */
export function showFilm({ match, film }: Cinema): void {
  const asked = ++film.asked
  match.film().then(
    shots => {
      if (shots.length === 0 || asked !== film.asked) return
      film.now.value = { shots, at: 0, playing: true, asList: movesLittle() }
      wind(film)
    },
    // What cannot be shown is still in the log.
    () => undefined,
  )
}

export function stopFilm({ film }: Cinema): void {
  film.asked++
  clearTimeout(film.clock)
  film.now.value = null
}

/** Pauses it, or goes on. */
export function pauseFilm({ film }: Cinema): void {
  if (film.now.value !== null) film.now.value = { ...film.now.value, playing: !film.now.value.playing }
  wind(film)
}

export function seekFilm({ film }: Cinema, at: number): void {
  const shown = film.now.value
  if (shown === null) return
  film.now.value = { ...shown, at: Math.max(0, Math.min(shown.shots.length - 1, at)), playing: false }
  wind(film)
}

/** Twice as fast; after four times as before. */
export function hastenFilm({ film }: Cinema): void {
  const { filmSpeed } = settings.value
  settings.value = { ...settings.value, filmSpeed: filmSpeed === 4 ? 1 : filmSpeed === 2 ? 4 : 2 }
  wind(film)
}

/** Sets the clock for the next picture. */
function wind(film: Film): void {
  clearTimeout(film.clock)
  const shown = film.now.value
  if (shown === null || !shown.playing || shown.asList) return
  film.clock = setTimeout(
    () => {
      film.now.value = shown.at + 1 < shown.shots.length ? { ...shown, at: shown.at + 1 } : null
      wind(film)
    },
    Math.min(STANDS, LONGEST / shown.shots.length) / settings.value.filmSpeed,
  )
}
