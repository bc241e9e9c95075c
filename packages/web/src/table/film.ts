import { type Signal, signal } from '@preact/signals'
import { movesLittle, settings } from '../app/settings.ts'
import type { Shot, TableMatch, TableState } from '../match/table-match.ts'

/** How long a picture stands, in milliseconds, and how long a whole film lasts at most. */
const STANDS = 1500
const LONGEST = 24_000

/** What the others did since the person's last choice, one picture after another. */
export interface Film {
  readonly now: Signal<FilmShown | null>
  /** Looks at a new state: when the person is asked again after others have acted, the film begins. */
  follow(state: TableState): void
  /** Shows it, whatever was seen before. */
  show(): void
  stop(): void
  pause(): void
  seek(at: number): void
  faster(): void
}

export interface FilmShown {
  readonly shots: readonly Shot[]
  readonly at: number
  readonly playing: boolean
  /** With little motion: all of it as a list. */
  readonly asList: boolean
}

export function makeFilm(match: TableMatch, first: TableState): Film {
  const now = signal<FilmShown | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  // How much of the match each viewer has seen: only what comes while the table is open is shown unasked.
  const seen = new Map<string, number>([[first.viewer ?? '', first.length]])

  const turn = (): void => {
    clearTimeout(timer)
    const film = now.value
    if (film === null || !film.playing || film.asList) return
    timer = setTimeout(
      () => {
        if (film.at + 1 < film.shots.length) now.value = { ...film, at: film.at + 1 }
        else now.value = null
        turn()
      },
      Math.min(STANDS, LONGEST / film.shots.length) / settings.value.filmSpeed,
    )
  }
  // A film that is stopped before it has come is not shown when it comes.
  let asked = 0
  const stop = (): void => {
    asked++
    clearTimeout(timer)
    now.value = null
  }
  const show = (): void => {
    const number = ++asked
    match.film().then(
      shots => {
        if (shots.length === 0 || number !== asked) return
        now.value = { shots, at: 0, playing: true, asList: movesLittle() }
        turn()
      },
      // What cannot be shown is still in the log.
      () => undefined,
    )
  }
  return {
    now,
    stop,
    show,
    follow(state) {
      if (state.question === null || state.handOver !== null) return
      const viewer = state.viewer ?? ''
      const before = seen.get(viewer) ?? first.length
      seen.set(viewer, state.length)
      if (state.news > 0 && state.length > before) show()
    },
    pause() {
      if (now.value !== null) now.value = { ...now.value, playing: !now.value.playing }
      turn()
    },
    seek(at) {
      const film = now.value
      if (film === null) return
      now.value = { ...film, at: Math.max(0, Math.min(film.shots.length - 1, at)), playing: false }
      turn()
    },
    faster() {
      const { filmSpeed } = settings.value
      settings.value = { ...settings.value, filmSpeed: filmSpeed === 4 ? 1 : filmSpeed === 2 ? 4 : 2 }
      turn()
    },
  }
}
