import type { PlaceId } from '@aquila/games/table'
import type { ShownChoice } from '../match/table-match.ts'
import { carryOutOrder, setOut, stepsBack } from './along.ts'
import { hideCard } from './consider.ts'
import { stopFilm } from './film.ts'
import { attempt, leadBack } from './notice.ts'
import { together } from './stage.ts'
import type { TableUi } from './state.ts'
import { isSame, targetsOf } from './targets.ts'

/** Makes a choice, unless the coach leads back from it or it is worth a second thought. */
export function choose(ui: TableUi, choice: ShownChoice, isSure = false): void {
  const { question } = ui.state.value
  if (question === null) return
  stopFilm(ui)
  if (choice.lesson === 'aside') {
    leadBack(ui)
    return
  }
  // What the coach asks for needs no second thought.
  if (choice.warning !== undefined && choice.lesson !== 'wanted' && !isSure) {
    ui.sure.value = choice
    return
  }
  if (choice.order !== undefined && ui.state.value.coach === null) {
    attempt(ui, carryOutOrder(ui, choice.order))
    return
  }
  hideCard(ui)
  ui.list.value = null
  ui.notice.value = null
  ui.sure.value = null
  ui.hint.value = null
  ui.missed.value = false
  attempt(ui, setOut(ui, choice, question))
}

/** Makes a choice and gives the standing order that makes it from now on; Orders can change that again. */
export function chooseAlways(ui: TableUi, choice: ShownChoice): void {
  const { question } = ui.state.value
  const { standing } = choice
  if (question === null || standing === undefined) return
  stopFilm(ui)
  attempt(
    ui,
    (async () => {
      await ui.match.setStandingOrder(standing.window, standing.order)
      const now = ui.state.value.question
      const same = now?.choices.find(each => isSame(each.choice, choice.choice))
      if (now !== null && same !== undefined) choose(ui, same)
    })(),
  )
}

export function undo(ui: TableUi): void {
  ui.notice.value = null
  ui.hint.value = null
  stopFilm(ui)
  attempt(ui, takeBack(ui, stepsBack(ui)))
}

function takeBack(ui: TableUi, steps: number): Promise<void> {
  return together(ui, async () => {
    for (let left = steps, canUndo = true; left > 0 && canUndo; left--)
      canUndo = (await ui.match.undo()).canUndo
  })
}

/** Makes all choices that go together, one after another, as long as they are offered. */
export function chooseAll(ui: TableUi, name: string): Promise<void> {
  return together(ui, async () => {
    // Each choice may change what can be chosen next, so the list is looked at again every time.
    for (let { question } = ui.state.value; question !== null; ) {
      const next = question.choices.find(({ all, lesson }) => all === name && lesson !== 'aside')
      if (next === undefined) return
      question = (await ui.match.choose(next.choice, question.decision)).question
    }
  })
}

/**
 * Makes the suggested choice, again and again as long as the same is asked and all of it can be taken back: the losses of
 * a battle, but never one throw after another.
 */
export async function chooseSuggested(ui: TableUi): Promise<void> {
  const task = ui.state.value.question?.task
  for (let { question } = ui.state.value; question !== null && question.task === task; ) {
    const next = question.choices.find(({ suggested, lesson }) => suggested === true && lesson !== 'aside')
    if (next === undefined) return
    const state = await ui.match.choose(next.choice, question.decision)
    if (!state.canUndo) return
    question = state.question
  }
}

/** Step by step to a place farther off, as long as the next step is offered. */
export async function goAlong(ui: TableUi, way: readonly PlaceId[]): Promise<void> {
  let state = ui.state.value
  for (const place of way) {
    const step = targetsOf(state).places.get(place)?.[0]
    if (state.question === null || step === undefined) return
    if (step.lesson === 'aside') {
      leadBack(ui)
      return
    }
    state = await ui.match.choose(step.choice, state.question.decision)
  }
}
