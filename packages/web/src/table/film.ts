import { type Signal, signal } from '@preact/signals'
import { movesLittle, settings } from '../app/settings.ts'
import type { Shot, TableMatch, TableState } from '../match/table-match.ts'
import { lengthOf, upTo } from '../match/told-log.ts'
import { closeMoment, present, type Theatre } from './moments.ts'
import type { TableUi } from './state.ts'

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
  clock: ReturnType<typeof setTimeout> | undefined
  /** What stands behind it, and how it goes on when it is over. */
  reel: { readonly before: TableState; readonly after: TableState; over(): void } | null
}

export interface FilmShown {
  readonly shots: readonly Shot[]
  readonly at: number
  readonly playing: boolean
  /** With little motion: all of it as a list. */
  readonly asList: boolean
}

/** What a film needs of the table. */
interface Cinema extends Theatre {
  readonly match: Pick<TableMatch, 'film'>
  readonly state: TableUi['state']
}

export function newFilm({ viewer, length }: Pick<TableState, 'viewer' | 'length'>): Film {
  return {
    now: signal(null),
    seen: new Map([[viewer ?? '', length]]),
    opened: length,
    clock: undefined,
    reel: null,
  }
}

/** Others have acted, and whoever looks has not seen it. */
export function wantsFilm({ film, stage }: Cinema, state: TableState): boolean {
  const viewer = state.viewer ?? ''
  if (state.handOver !== null) return false
  const before = film.seen.get(viewer) ?? film.opened
  const wanted = state.news > 0 && state.length > before && !stage.hurried
  if (!wanted && state.question !== null) film.seen.set(viewer, state.length)
  return wanted
}

/** Shows it, and ends when it has run through or somebody has seen enough. */
export async function playFilm(ui: Cinema, state: TableState): Promise<void> {
  const { film } = ui
  film.seen.set(state.viewer ?? '', state.length)
  // What cannot be shown is still in the log.
  const shots = await ui.match.film().catch(() => [])
  if (shots.length === 0) return
  await new Promise<void>(resolve => {
    film.reel = { before: ui.state.value, after: state, over: resolve }
    // It goes on where it was broken off by a question.
    const first = Math.max(
      0,
      shots.findIndex(({ seen }) => !seen),
    )
    turn(ui, { shots, at: first, playing: true, asList: movesLittle() })
  })
}

export function stopFilm(ui: Cinema): void {
  const { film } = ui
  clearTimeout(film.clock)
  film.now.value = null
  const { reel } = film
  film.reel = null
  closeMoment(ui)
  reel?.over()
}

/** Pauses it, or goes on. */
export function pauseFilm(ui: Cinema): void {
  const shown = ui.film.now.value
  if (shown !== null) turn(ui, { ...shown, playing: !shown.playing })
}

export function seekFilm(ui: Cinema, at: number): void {
  const shown = ui.film.now.value
  if (shown !== null)
    turn(ui, { ...shown, at: Math.max(0, Math.min(shown.shots.length - 1, at)), playing: false })
}

/** Twice as fast; after four times as before. */
export function hastenFilm(ui: Cinema): void {
  const { filmSpeed } = settings.value
  settings.value = { ...settings.value, filmSpeed: filmSpeed === 4 ? 1 : filmSpeed === 2 ? 4 : 2 }
  const shown = ui.film.now.value
  if (shown !== null) turn(ui, shown)
}

/** To a picture: the table shows what was known then, and the clock is set for the next. */
function turn(ui: Cinema, shown: FilmShown): void {
  const { film } = ui
  clearTimeout(film.clock)
  film.now.value = shown
  const shot = shown.asList ? shown.shots.at(-1) : shown.shots[shown.at]
  if (film.reel !== null && shot !== undefined)
    ui.state.value = during(film.reel, shot, shown.asList ? Number.MAX_SAFE_INTEGER : toldBefore(shot))
  if (!shown.playing || shown.asList) return
  const stands = Math.min(STANDS, LONGEST / shown.shots.length) / settings.value.filmSpeed
  film.clock = setTimeout(() => void next(ui, shown), stands)
}

/** Its moments, then the next picture; after the last, the end. */
async function next(ui: Cinema, shown: FilmShown): Promise<void> {
  for (const moment of shown.shots[shown.at]?.moments ?? []) {
    await present(ui, moment, true)
    if (ui.film.now.value !== shown) return
  }
  if (shown.at + 1 < shown.shots.length) turn(ui, { ...shown, at: shown.at + 1 })
  else stopFilm(ui)
}

/** What a picture tells before its first moment: what a die decides is not read before it falls. */
export function toldBefore({ moments, lines }: Shot): number {
  return moments[0]?.number ?? (lines.at(-1)?.number ?? -1) + 1
}

/** The table at a picture: gauges, map and log as far as it has come, and nothing to choose. */
function during(
  { before, after }: NonNullable<Film['reel']>,
  { scene, lines }: Shot,
  most: number,
): TableState {
  const told = Math.min(most, (lines.at(-1)?.number ?? -1) + 1)
  const unread = lengthOf(after.log) - after.news
  // What stood on a screen that was handed over is not for who has just sat down: neither the hand nor the log.
  const own = before.viewer === after.viewer
  const known = Math.max(told, own ? lengthOf(before.log) : unread)
  const { panels, hand } = own ? before.scene : after.scene
  return {
    ...after,
    question: null,
    waiting: [],
    canAsk: false,
    scene: { ...scene, panels, hand },
    log: upTo(after.log, known),
    news: Math.max(0, known - unread),
  }
}
