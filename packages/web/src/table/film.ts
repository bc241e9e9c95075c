import { NOBODY } from '@aquila/games/kits'
import type { Kit, PlaceId } from '@aquila/games/table'
import { type Signal, signal } from '@preact/signals'
import { movesLittle, settings } from '../app/settings.ts'
import type { Reel, Shot, StagedMoment, TableState } from '../match/table-match.ts'
import { lengthOf } from '../match/told-log.ts'
import { held } from './held.ts'
import { closeMoment, present, stakeOf, type Theatre } from './moments.ts'
import { tellsInPages } from './pauses.ts'
import { remember } from './shown.ts'
import type { TableUi } from './state.ts'

/** How long a picture stands, in milliseconds, and what came of its dice; how long a whole film lasts at most. */
const STANDS = 1500
const AFTERMATH = 900
const LONGEST = 24_000

/** What the others did, one picture after another. */
export interface Film {
  readonly now: Signal<FilmShown | null>
  clock: ReturnType<typeof setTimeout> | undefined
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
}

/** A picture; or, for those who want little motion and where many play, a page that tells several. */
export interface Part {
  readonly isPage: boolean
  readonly shots: readonly Shot[]
}

/** What a film needs of the table. */
interface Cinema extends Theatre {
  readonly state: TableUi['state']
}

export function newFilm(): Film {
  return { now: signal(null), clock: undefined, reel: null }
}

/** Shows it from the first picture nobody has seen, and ends when it has run through or somebody has seen enough. */
export async function playFilm(ui: Cinema, state: TableState, { shots, left }: Reel): Promise<void> {
  const { film } = ui
  const others = shots.filter(({ own }) => !own)
  const first = others.findIndex(({ seen }) => !seen)
  if (others.length === 0) return
  const inPages = movesLittle() || tellsInPages(state)
  const parts = inPages
    ? pagesOf(others.slice(Math.max(0, first)), shot => pauses(ui, shot))
    : others.map(shot => ({ isPage: false, shots: [shot] }))
  await new Promise<void>(resolve => {
    film.reel = { before: ui.state.value, after: state, over: resolve }
    turn(ui, { parts, at: inPages ? 0 : Math.max(0, first), playing: true, told: false, left })
  })
}

/** A picture that somebody must see by itself, because something in it is worth a pause. */
function pauses({ stage }: Cinema, { moments }: Shot): boolean {
  const { viewer } = stage.newest
  return moments.some(
    ({ number, moment }) => stage.pausing.has(number) && (!movesLittle() || moment.roller === viewer),
  )
}

/** So many pages in a row tell of one side each; more of them are one. */
const MOST_PAGES = 4

/** What each side did is a page; what is worth a pause stands between them as a picture. */
export function pagesOf(shots: readonly Shot[], stops: (shot: Shot) => boolean): Part[] {
  const stretches: Shot[][] = []
  const parts: (Shot | Shot[])[] = []
  for (const shot of shots) {
    const last = parts.at(-1)
    if (stops(shot)) parts.push(shot)
    else if (Array.isArray(last)) last.push(shot)
    else {
      const begun = [shot]
      parts.push(begun)
      stretches.push(begun)
    }
  }
  const bySide = stretches.reduce((pages, stretch) => pages + sidesOf(stretch).length, 0) <= MOST_PAGES
  return parts.flatMap((part): Part[] => {
    if (!Array.isArray(part)) return [{ isPage: false, shots: [part] }]
    return (bySide ? sidesOf(part) : [part]).map(each => ({ isPage: true, shots: each }))
  })
}

/** Pictures that follow each other and are of one side; what is nobody's belongs to the side before it. */
function sidesOf(shots: readonly Shot[]): Shot[][] {
  const sides: Shot[][] = []
  let whose: Kit | null = null
  for (const shot of shots) {
    const last = sides.at(-1)
    const kit = sideOf(shot)
    if (last !== undefined && (kit === null || kit === whose)) last.push(shot)
    else sides.push([shot])
    whose = kit ?? whose
  }
  return sides
}

function sideOf({ kit }: Shot): Kit | null {
  return kit === NOBODY ? null : kit
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
  if (shown === null) return
  turn(ui, { ...shown, at: Math.max(0, Math.min(shown.parts.length - 1, at)), playing: false, told: false })
}

/** Twice as fast; after four times as before. */
export function hastenFilm(ui: Cinema): void {
  const { filmSpeed } = settings.value
  settings.value = { ...settings.value, filmSpeed: filmSpeed === 4 ? 1 : filmSpeed === 2 ? 4 : 2 }
  const shown = ui.film.now.value
  if (shown !== null) turn(ui, shown)
}

/** A page has been read. */
export function turnPage(ui: Cinema): void {
  const shown = ui.film.now.value
  if (shown !== null) goOn(ui, shown)
}

/** A page is watched picture by picture instead. */
export function watchPage(ui: Cinema): void {
  const shown = ui.film.now.value
  const page = shown?.parts[shown.at]
  if (shown === null || page === undefined) return
  const pictures = page.shots.map((shot): Part => ({ isPage: false, shots: [shot] }))
  const parts = [...shown.parts.slice(0, shown.at), ...pictures, ...shown.parts.slice(shown.at + 1)]
  turn(ui, { ...shown, parts, told: false, playing: true })
}

/** To a part: the table shows what was known then, and the clock is set for the next. */
function turn(ui: Cinema, shown: FilmShown): void {
  const { film } = ui
  clearTimeout(film.clock)
  film.now.value = shown
  const part = shown.parts[shown.at]
  if (part === undefined) return
  const [moment] = momentsOf(part)
  if (moment === undefined || shown.told) showTold(ui, part)
  else hold(ui, moment)
  if (!shown.playing || part.isPage) return
  const stands = shown.told ? AFTERMATH : Math.min(STANDS, LONGEST / shown.parts.length)
  film.clock = setTimeout(() => void next(ui, shown, part), stands / settings.value.filmSpeed)
}

/** What it stops for; a page stops for nothing. */
function momentsOf({ isPage, shots }: Part): readonly StagedMoment[] {
  return isPage ? [] : shots.flatMap(({ moments }) => moments)
}

export function placesOf({ shots }: Part): PlaceId[] {
  return shots.flatMap(({ way, lines }) => [...way, ...lines.flatMap(({ places }) => places)])
}

/** All that a part tells lies open: what is shown once is not shown again. */
function showTold(ui: Cinema, part: Part): void {
  const { film, stage } = ui
  const last = part.shots.at(-1)
  if (film.reel === null || last === undefined) return
  const told = (last.lines.at(-1)?.number ?? -1) + 1
  ui.state.value = held(film.reel.before, film.reel.after, {
    scene: last.scene,
    told: Math.max(told, knownTo(ui)),
    stake: null,
  })
  remember(stage.shown, film.reel.after.viewer, told)
}

/** Before its dice have fallen nothing tells of them. */
function hold(ui: Cinema, { moment, since, before }: StagedMoment): void {
  const { film } = ui
  if (film.reel === null) return
  ui.state.value = held(film.reel.before, film.reel.after, {
    scene: before,
    told: Math.max(since, knownTo(ui)),
    stake: stakeOf(film.reel.after, moment),
  })
}

/** How much of the log was to be read before the film. */
function knownTo({ film, stage }: Cinema): number {
  if (film.reel === null) return 0
  const { before, after } = film.reel
  if (before.viewer !== after.viewer) return Math.min(stage.shown.here, lengthOf(after.log))
  return before.stake == null ? lengthOf(before.log) : stage.shown.here
}

/** What is worth a pause in it, then what came of it; after the last picture, the end. */
async function next(ui: Cinema, shown: FilmShown, part: Part): Promise<void> {
  const moments = shown.told ? [] : momentsOf(part)
  const places = placesOf(part)
  for (const moment of moments) {
    hold(ui, moment)
    const { place } = moment.moment
    await present(ui, moment, { places: place === null ? places : [place], inFilm: true })
    if (ui.film.now.value !== shown) return
  }
  if (moments.length > 0) turn(ui, { ...shown, told: true })
  else goOn(ui, shown)
}

function goOn(ui: Cinema, shown: FilmShown): void {
  if (shown.at + 1 < shown.parts.length) turn(ui, { ...shown, at: shown.at + 1, told: false, playing: true })
  else stopFilm(ui)
}
