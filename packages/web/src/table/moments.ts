import type { Moment, PlaceId } from '@aquila/games/table'
import { movesLittle, settings } from '../app/settings.ts'
import type { SeatInfo, ShownMoment, TableState } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import type { Stake } from './held.ts'
import { sound } from './sound.ts'
import type { TableUi } from './state.ts'

/** What moments need of the table. */
export type Theatre = Pick<TableUi, 'stage' | 'film'>

export interface MomentShown {
  /** The line of the log that tells of it. */
  readonly number: number
  readonly moment: Moment
  /** Where it happens: the map looks there. */
  readonly places: readonly PlaceId[]
  /** The dice lie. */
  readonly rolled: boolean
  /** Nobody sits here who would throw and go on: in a film, or for those who only look on. */
  readonly byItself: boolean
}

/** One line that stands for a while: the verdict of a moment that nobody wanted to see whole, or that somebody passes. */
export interface Passing {
  readonly kit: Moment['kit']
  readonly icon: string
  readonly title: string
  readonly verdict: string | null
}

/** In milliseconds: dice that nobody throws himself wait; a moment stands in a film, and longer for each line to read; a
 * verdict in passing is read. */
const BEFORE_THE_THROW = 600
const STANDS = 3200
const A_LINE = 900
const LINES_AT_A_GLANCE = 2
const PASSING = 4000
/** That somebody passes is seen at a glance. */
const PASSES = 1500
/** How long a part of a year's end has before the next begins, and the last to be read. */
const A_PART = 400

/** Shows a moment until it is closed; if nobody wants to see it whole, its verdict in passing. */
export function present(
  ui: Theatre,
  { moment, number, since }: ShownMoment,
  { places, inFilm }: { readonly places: readonly PlaceId[]; readonly inFilm: boolean },
): Promise<void> {
  const { stage } = ui
  if (stage.hurried) return Promise.resolve()
  if (!stage.pausing.has(number)) {
    pass(ui, moment)
    return Promise.resolve()
  }
  return new Promise(resolve => {
    stage.next = resolve
    stage.pauses++
    const { viewer, lookingOn } = stage.newest
    const mine = isThrownHere(stage.newest, moment)
    // What nobody may miss waits until he has read it.
    const waits = !inFilm || moment.kind === 'ceremony'
    const byItself = (!waits || lookingOn || viewer === null) && !mine
    // Dice that lay open before the last choice are not thrown again.
    const known = !isThrown(moment) || since < stage.shown.here
    const open = known || (movesLittle() && !mine)
    stage.now.value = { number, moment, places, rolled: open, byItself }
    if (open && byItself) closeByItself(ui)
    else if (!open && !mine)
      stage.clock = setTimeout(() => rollMoment(ui), untilThrown(moment) / settings.value.filmSpeed)
  })
}

/** Something of it is still to be seen when it opens: dice fall, or parts are told one after the other. */
export function isThrown({ dice, reckoning }: Moment): boolean {
  return dice.length > 0 || reckoning !== undefined
}

function untilThrown({ reckoning }: Moment): number {
  return reckoning === undefined ? BEFORE_THE_THROW : A_PART * (reckoning.parts.length + 1)
}

/** The player who throws these dice sits at this screen. */
function isThrownHere({ lookingOn, seats }: TableState, { roller }: Moment): boolean {
  return !lookingOn && seats.some(({ role, here }) => role === roller && here)
}

/** What is said of a moment before its end is known. */
export function stakeOf(state: TableState, moment: Moment): Stake {
  const rolls = moment.dice.length > 0 && isThrownHere(state, moment)
  return { text: rolls ? t('stage.roll', { title: moment.title }) : moment.title, icon: moment.icon }
}

/** The verdict stands for a while above the inspector. */
function pass({ stage }: Pick<Theatre, 'stage'>, told: Passing, stands = PASSING): void {
  stage.passing.value = told
  setTimeout(() => {
    if (stage.passing.value === told) stage.passing.value = null
  }, stands)
}

/** Those whose turns went by without a deed are named together, while the player may go on. */
export function tellPassers(ui: Pick<Theatre, 'stage'>, passers: readonly SeatInfo[]): string | null {
  const [first] = passers
  if (first === undefined) return null
  const title = t('stage.passes', { sides: passers.map(({ side }) => side) })
  pass(ui, { kit: first.kit, icon: 'hourglass', title, verdict: null }, PASSES)
  return title
}

/** The dice fall. */
export function rollMoment(ui: Theatre): void {
  const { stage } = ui
  const shown = stage.now.value
  if (shown === null || shown.rolled) return
  clearTimeout(stage.clock)
  if (shown.moment.dice.length > 0) sound('dice')
  stage.now.value = { ...shown, rolled: true }
  if (shown.byItself) closeByItself(ui)
}

/** It goes on by itself after a while. */
function closeByItself(ui: Theatre): void {
  const { stage } = ui
  clearTimeout(stage.clock)
  const moment = stage.now.value?.moment
  const lines = moment?.reckoning?.parts.flatMap(part => part.lines) ?? moment?.tracks ?? []
  stage.clock = setTimeout(() => closeMoment(ui), standsFor(lines.length) / settings.value.filmSpeed)
}

/** How long a moment with so many lines stands that goes on by itself. */
export function standsFor(lines: number): number {
  return STANDS + A_LINE * Math.max(0, lines - LINES_AT_A_GLANCE)
}

/** How long a moment lasts in a film, from before its throw. */
export function lastsFor({ dice, tracks }: Moment): number {
  return (dice.length === 0 ? 0 : BEFORE_THE_THROW) + standsFor(tracks.length)
}

/** It is shown from the throw again. */
export function seeAgain(ui: Theatre): void {
  const { stage } = ui
  clearTimeout(stage.clock)
  const shown = stage.now.value
  if (shown === null) return
  stage.now.value = { ...shown, rolled: false }
  if (shown.moment.dice.length === 0)
    stage.clock = setTimeout(() => rollMoment(ui), untilThrown(shown.moment) / settings.value.filmSpeed)
}

export function closeMoment({ stage }: Theatre): void {
  clearTimeout(stage.clock)
  stage.now.value = null
  const { next } = stage
  stage.next = null
  next?.()
}
