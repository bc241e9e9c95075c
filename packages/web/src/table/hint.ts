import { announce } from '../app/announce.tsx'
import type { Hint, Question, ShownChoice } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { choose } from './choose.ts'
import { stopFilm } from './film.ts'
import { refuse } from './notice.ts'
import { look, type TableUi } from './state.ts'
import { isSame } from './targets.ts'

/** Asks a bot what it would do. */
export function askHint(ui: TableUi): void {
  const { question, canAsk } = ui.state.value
  if (!canAsk || ui.hint.value === true) return
  ui.notice.value = null
  stopFilm(ui)
  ui.hint.value = true
  ui.match.hint().then(
    found => {
      if (ui.state.value.question?.decision === question?.decision) showHint(ui, found)
      else ui.hint.value = null
    },
    reason => {
      ui.hint.value = null
      refuse(ui, reason)
    },
  )
}

function showHint(ui: TableUi, found: Hint | null): void {
  ui.hint.value = found
  const meant = ui.state.value.question?.choices.find(({ choice }) => isSame(choice, found?.choice))
  if (found !== null && !isReasoned(ui, found, meant)) {
    announce(t('hint.none'))
    return
  }
  if (found !== null) announce([found.text, found.reason ?? ''].join('. '))
  if (meant?.place !== undefined) look(ui, [meant.place])
}

/** Whoever has no reason for a choice does not advise it; in a lesson the coach has his own. */
export function isReasoned(ui: TableUi, { reason }: Hint, meant: ShownChoice | undefined): boolean {
  return reason !== null || meant?.detail !== undefined || ui.state.value.coach !== null
}

/**
 * Does what was advised, and goes on as long as the plan or its reason holds: who marches, whom he takes and which way are
 * one advice. Nothing is done that cannot be taken back, and in a lesson the coach has the word after each step.
 */
export async function doHint(ui: TableUi, hint: Hint, meant: ShownChoice): Promise<void> {
  const { question, coach } = ui.state.value
  if (question === null) return
  if (meant.warning !== undefined || coach !== null || hint.reason === null) {
    choose(ui, meant)
    return
  }
  stopFilm(ui)
  ui.hint.value = true
  ui.missed.value = false
  try {
    ui.hint.value = await carryOut(ui, hint, question)
  } finally {
    if (ui.hint.value === true) ui.hint.value = null
  }
}

/** Gives back the advice for a step that looks worse than the plan it belongs to: that is shown first, and not done. */
async function carryOut(
  { match }: TableUi,
  hint: Hint,
  { role, decision: first }: Question,
): Promise<Hint | null> {
  let [next, decision]: [Hint, number] = [hint, first]
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { question, canUndo } = await match.choose(next.choice, decision)
    if (question === null || question.role !== role || !canUndo) return null
    const further = await match.hint()
    const offered = question.choices.find(({ choice }) => isSame(choice, further?.choice))
    if (further === null || offered === undefined || offered.warning !== undefined) return null
    if (!further.goesOn && further.reason !== hint.reason) return null
    if (offered.hopeless === true || offered.danger !== undefined) return further
    next = further
    decision = question.decision
  }
  return null
}

/** More than any army takes along and any way has. */
const MOST_STEPS = 60

/** A choice that stands out: the coach or a hint points at it. */
export function isPointedAt({ hint: { value: hint } }: TableUi, { choice, lesson }: ShownChoice): boolean {
  if (lesson === 'wanted') return true
  return hint !== null && hint !== true && isSame(choice, hint.choice)
}
