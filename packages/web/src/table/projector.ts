import { NOBODY } from '@aquila/games/kits'
import type { Kit } from '@aquila/games/table'
import { movesLittle, settings } from '../app/settings.ts'
import type { Reel, Shot, StagedMoment, TableState } from '../match/table-match.ts'
import { lengthOf } from '../match/told-log.ts'
import { type Cinema, type FilmShown, type Part, placesOf, stopFilm } from './film.ts'
import { held } from './held.ts'
import { closeMoment, lastsFor, present, stakeOf } from './moments.ts'
import { tellsInPages } from './pauses.ts'
import { remember } from './shown.ts'
import { touches } from './since.ts'

/** How long a picture stands, in milliseconds, and what came of its dice; how long a whole film lasts at most. */
const STANDS = 1500
const AFTERMATH = 900
const LONGEST = 24_000
/** The same for a chapter of what happened while somebody was away, and for all of them with their dice. */
const CHAPTER_STANDS = 2600
const LONGEST_SINCE = 60_000

/** Shows it from the first picture nobody has seen, and ends when it has run through or somebody has seen enough. */
export async function playFilm(
  ui: Cinema,
  state: TableState,
  { shots, left }: Reel,
  since: number | null = null,
): Promise<void> {
  const { film } = ui
  const others = shots.filter(({ own }) => !own)
  const first = others.findIndex(({ seen }) => !seen)
  if (others.length === 0) return
  if (since !== null) {
    await playChapters(ui, state, others, { since, left })
    return
  }
  const inPages = movesLittle() || tellsInPages(state)
  const parts = inPages
    ? pagesOf(others.slice(Math.max(0, first)), shot => pauses(ui, shot))
    : others.map(shot => ({ isPage: false, shots: [shot] }))
  await new Promise<void>(resolve => {
    film.reel = { before: ui.state.value, after: state, over: resolve }
    turn(ui, {
      parts,
      at: inPages ? 0 : Math.max(0, first),
      playing: true,
      told: false,
      left,
      chapters: null,
    })
  })
}

/** The same in chapters, for whoever comes back: what concerns him first. Who wants little motion turns them himself. */
async function playChapters(
  ui: Cinema,
  state: TableState,
  shots: readonly Shot[],
  { since, left }: { readonly since: number; readonly left: number },
): Promise<void> {
  const all = shots.map((shot): Part => ({ isPage: false, shots: [shot] }))
  const touching = all.filter(part => part.shots.some(shot => !shot.seen && touches(state, shot)))
  const parts = touching.length > 0 ? touching : all
  const at = Math.max(
    0,
    parts.findIndex(part => part.shots.some(({ seen }) => !seen)),
  )
  await new Promise<void>(resolve => {
    ui.film.reel = { before: ui.state.value, after: state, over: resolve }
    ui.film.keys = event => inChapters(ui, event)
    const chapters = { since, touching, all }
    turn(ui, { parts, at, playing: !movesLittle(), told: false, left, chapters })
  })
}

/** Pause, one on or back, from the start. A button that has the focus is pressed by Space itself. */
function inChapters(ui: Cinema, { key, target }: KeyboardEvent): boolean {
  const at = ui.film.now.value?.at ?? 0
  if (key === ' ' && !(target instanceof HTMLButtonElement)) pauseFilm(ui)
  else if (key === 'ArrowLeft') toChapter(ui, at - 1)
  else if (key === 'ArrowRight') toChapter(ui, at + 1)
  else if (key === 'Home') toChapter(ui, 0)
  else return false
  return true
}

/** From what concerns the viewer to everything and back, from the beginning. */
export function tellAll(ui: Cinema, all: boolean): void {
  const shown = ui.film.now.value
  if (shown?.chapters == null) return
  const parts = all ? shown.chapters.all : shown.chapters.touching
  closeMoment(ui)
  turn(ui, { ...shown, parts, at: 0, told: false })
}

/** To a chapter; it runs on from there if it ran. */
export function toChapter(ui: Cinema, at: number): void {
  const shown = ui.film.now.value
  if (shown === null || at < 0 || at >= shown.parts.length) return
  closeMoment(ui)
  turn(ui, { ...shown, at, told: false })
}

/** How long a film in chapters lasts from its beginning to its end, in milliseconds. */
export function lengthOfFilm(ui: Cinema, shown: FilmShown): number {
  return pausesOf(ui, shown) + shown.parts.length * chapterStands(ui, shown)
}

/** What is worth a pause takes its time; the pictures share the rest. */
function chapterStands(ui: Cinema, shown: FilmShown): number {
  const rest = (LONGEST_SINCE - pausesOf(ui, shown)) / shown.parts.length
  return Math.max(0, Math.min(CHAPTER_STANDS, rest))
}

function pausesOf({ stage }: Cinema, { parts }: FilmShown): number {
  return parts
    .flatMap(momentsOf)
    .filter(({ number }) => stage.pausing.has(number))
    .reduce((sum, { moment }) => sum + lastsFor(moment) + AFTERMATH, 0)
}

/** How long a picture stands before what is worth a pause in it, or before the next. */
function stands(ui: Cinema, shown: FilmShown): number {
  if (shown.told) return AFTERMATH
  if (shown.chapters !== null) return chapterStands(ui, shown)
  return Math.min(STANDS, LONGEST / shown.parts.length)
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
  paceFilm(ui, filmSpeed === 4 ? 1 : filmSpeed === 2 ? 4 : 2)
}

export function paceFilm(ui: Cinema, filmSpeed: 1 | 2 | 4): void {
  settings.value = { ...settings.value, filmSpeed }
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
  film.clock = setTimeout(() => void next(ui, shown, part), stands(ui, shown) / settings.value.filmSpeed)
}

/** What it stops for; a page stops for nothing. */
function momentsOf({ isPage, shots }: Part): readonly StagedMoment[] {
  return isPage ? [] : shots.flatMap(({ moments }) => moments)
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
  // Chapters lead back to what was known then.
  if (film.reel === null || film.now.value?.chapters != null) return 0
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
