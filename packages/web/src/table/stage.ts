import type { Moment } from '@aquila/games/table'
import { type Signal, signal } from '@preact/signals'
import { announce } from '../app/announce.tsx'
import type { TableState } from '../match/table-match.ts'
import { lengthOf } from '../match/told-log.ts'
import { playFilm, stopFilm, wantsFilm } from './film.ts'
import { closeMoment, type MomentShown, present } from './moments.ts'
import { show, type TableUi } from './state.ts'

/**
 * What the worker tells is not shown at once: first the moments that the player's own choice led to, then the film of
 * what others did, with its moments; log, gauges and the next question wait behind them and move with them.
 */
export interface Stage {
  /** The moment that lies over the table. */
  readonly now: Signal<MomentShown | null>
  /** A moment that nobody wanted to see whole, as one line for a while. */
  readonly passing: Signal<Moment | null>
  /** The newest state, which may wait. */
  newest: TableState
  /** Lines of the log whose moments have been shown or left out. */
  told: number
  running: boolean
  /** The player wants to see no more before his next decision. */
  hurried: boolean
  clock: ReturnType<typeof setTimeout> | undefined
  /** Goes on after the moment. */
  next: (() => void) | null
}

export function newStage(first: TableState): Stage {
  return {
    now: signal(null),
    passing: signal(null),
    newest: first,
    told: lengthOf(first.log),
    running: false,
    hurried: false,
    clock: undefined,
    next: null,
  }
}

/** A new state has come. */
export function receive(ui: TableUi, state: TableState): void {
  const { stage } = ui
  // Whoever sits down now was told elsewhere; what is taken back was not.
  if (state.viewer !== stage.newest.viewer) stage.told = lengthOf(state.log)
  stage.told = Math.min(stage.told, lengthOf(state.log))
  stage.newest = state
  if (!stage.running) void run(ui)
}

async function run(ui: TableUi): Promise<void> {
  const { stage } = ui
  stage.running = true
  stage.hurried = false
  try {
    for (;;) {
      const state = stage.newest
      await showOwn(ui, state)
      if (state !== stage.newest) continue
      if (wantsFilm(ui, state)) {
        if (isWaiting(state)) {
          // What others have done so far is shown when it is the player's turn.
          show(ui, { ...ui.state.value, question: null, waiting: state.waiting, canUndo: state.canUndo })
          return
        }
        await playFilm(ui, state)
        if (state !== stage.newest) continue
      }
      stage.told = lengthOf(state.log)
      tell(ui.state.value, state)
      show(ui, state)
      return
    }
  } finally {
    stage.running = false
  }
}

/** Others are still at it. */
function isWaiting({ question, result, handOver }: TableState): boolean {
  return question === null && result === null && handOver === null
}

/** The moments of what the player has done himself. */
async function showOwn(ui: TableUi, state: TableState): Promise<void> {
  const { stage } = ui
  const read = lengthOf(state.log) - state.news
  for (const shown of state.moments.filter(({ number }) => number >= stage.told && number < read)) {
    stage.told = shown.number + 1
    await present(ui, shown)
  }
}

/** The film of what others did, because somebody asks for it. */
export async function showFilm(ui: TableUi): Promise<void> {
  const { stage } = ui
  if (stage.running) return
  stage.running = true
  stage.hurried = false
  try {
    await playFilm(ui, stage.newest)
  } finally {
    stage.running = false
    show(ui, stage.newest)
  }
}

/** No more moments and no film before the next decision. */
export function hurryOn(ui: TableUi): void {
  ui.stage.hurried = true
  closeMoment(ui)
  stopFilm(ui)
}

/** New lines of the log and a new question are read out. */
function tell(before: TableState, state: TableState): void {
  const lines = state.log.lines.filter(({ number }) => number >= lengthOf(before.log)).map(({ text }) => text)
  const asked = state.question !== null && state.question.decision !== before.question?.decision
  const words = [...lines.slice(-6), ...(asked && state.question !== null ? [state.question.text] : [])]
  if (words.length > 0) announce(words.join(' '))
}
