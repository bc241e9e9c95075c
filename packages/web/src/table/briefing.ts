import type { Briefing } from '@aquila/games/table'
import { settings } from '../app/settings.ts'
import type { BriefingTime, TableState } from '../match/table-match.ts'
import { noteBriefed, wasBriefed } from './shown.ts'
import type { TableUi } from './state.ts'

/** The briefing that lies over the table: with the state whose eyes it is for, which may not be drawn yet. */
export interface BriefingShown {
  readonly briefing: Briefing
  readonly state: TableState
  /** Goes on with what waits behind it. */
  readonly done: () => void
}

/** Somebody wants to read it again. */
export async function openBriefing(ui: TableUi): Promise<void> {
  if (ui.briefing.value === null) await lay(ui, ui.state.value, 'again')
}

export function closeBriefing(ui: TableUi): void {
  const shown = ui.briefing.value
  ui.briefing.value = null
  shown?.done()
}

/**
 * Before any question or film, once for each who plays: what he is after. It comes to whoever has chosen nothing yet; a
 * lesson has a coach, and what is over has been won.
 */
export function isToBeBriefed({ stage: { shown } }: TableUi, state: TableState): boolean {
  const { viewer, handOver, coach, result, newsFrom, scene } = state
  if (settings.value.briefing === 'never' || viewer === null || handOver !== null) return false
  if (coach !== null || result !== null || scene.aims === undefined || newsFrom > 0) return false
  return !wasBriefed(shown, viewer)
}

/** Lays the briefing if one is due. */
export async function briefFirst(ui: TableUi, state: TableState): Promise<void> {
  if (!isToBeBriefed(ui, state) || state.viewer === null) return
  noteBriefed(ui.stage.shown, state.viewer)
  await lay(ui, state, 'first')
}

/** Until the briefing that lies there has been read. */
export function untilRead(ui: TableUi): Promise<void> {
  const shown = ui.briefing.value
  if (shown === null) return Promise.resolve()
  return new Promise(resolve => {
    ui.briefing.value = {
      ...shown,
      done: () => {
        shown.done()
        resolve()
      },
    }
  })
}

async function lay(ui: TableUi, state: TableState, time: BriefingTime): Promise<void> {
  // What cannot be fetched is no reason not to play.
  const briefing = await ui.match.briefing(time).catch(() => null)
  if (briefing !== null) ui.briefing.value = { briefing, state, done: () => undefined }
}
