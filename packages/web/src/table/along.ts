import type { Piece } from '@aquila/games/table'
import type { Question, ShownChoice, TableState } from '../match/table-match.ts'
import { stopFilm } from './film.ts'
import { together } from './stage.ts'
import type { TableUi } from './state.ts'
import { isSame } from './targets.ts'

/**
 * Everybody comes along who can, unless he is left behind: rules take pieces one by one, and whoever sets out would have to
 * ask for each. What the page has done by itself is taken back with the choice it followed.
 */

/** The question that was reached by choices of the page itself, and how many they were. */
export interface Along {
  readonly decision: number
  readonly steps: number
}

/** Makes a choice; if it sets somebody out, all come along whom the rules let him take. */
export function setOut(ui: TableUi, { choice }: ShownChoice, asked: Question): Promise<void> {
  const isUnderWay = hasSetOut(ui.state.value) || asked.choices.some(comesAlong)
  return together(ui, async () => {
    const state = await ui.match.choose(choice, asked.decision)
    // In a lesson the coach has the word.
    if (!isUnderWay && state.coach === null) await takeAlong(ui, state, ([first]) => first, 1)
  })
}

/** Somebody has set out already: whom he leaves behind now stays behind. */
function hasSetOut({ scene: { muster, company = [] } }: TableState): boolean {
  return (muster !== undefined && muster !== null) || company.length > 0
}

function comesAlong({ along }: ShownChoice): boolean {
  return along !== undefined
}

/** Takes along who is picked from those who may come, the strongest first; `before` is how many choices undo takes back besides. */
async function takeAlong(
  ui: TableUi,
  from: TableState,
  pick: (offered: readonly ShownChoice[]) => ShownChoice | undefined,
  before: number,
): Promise<void> {
  let { question } = from
  const role = question?.role
  const made: ShownChoice[] = []
  for (;;) {
    const offered = question?.choices.filter(comesAlong) ?? []
    const next = pick(offered.toSorted((one, other) => (other.along ?? 0) - (one.along ?? 0)))
    if (question === null || next === undefined || question.role !== role) break
    // What is offered again and again is one order for all, and was given.
    if (made.some(each => isSame(each.choice, next.choice))) break
    made.push(next)
    question = (await ui.match.choose(next.choice, question.decision)).question
  }
  if (question !== null && made.length > 0)
    ui.along.value = { decision: question.decision, steps: made.length + before }
}

/**
 * One order for many choices, such as the rest of a deployment: each is made, so that all of them are seen and can be taken
 * back. The one that cannot be is asked for.
 */
export async function carryOutOrder(ui: TableUi, order: string): Promise<void> {
  let last: ShownChoice | undefined
  await together(ui, async () => {
    let { question } = ui.state.value
    let steps = 0
    for (;;) {
      last = question?.choices.find(({ suits }) => suits?.includes(order))
      if (question === null || last === undefined || last.warning !== undefined) break
      question = (await ui.match.choose(last.choice, question.decision)).question
      steps++
    }
    if (question !== null && steps > 0) ui.along.value = { decision: question.decision, steps }
  })
  if (last !== undefined) ui.sure.value = last
}

/** One of those who came along stays here after all: choices are taken back, and the others come along again. */
export function leaveBehind(ui: TableUi, piece: string): Promise<void> {
  const { scene } = ui.state.value
  const company = scene.company ?? []
  const pieces = new Map(scene.stacks.flatMap(stack => stack.pieces.map(each => [each.id, each])))
  const others = company.filter(id => id !== piece).map(id => pieces.get(id))
  stopFilm(ui)
  return together(ui, async () => {
    let state = ui.state.value
    for (const _ of company) state = await ui.match.undo()
    // Of pieces that are all alike the rules offer one: any of them will do.
    const wanted = [...others]
    await takeAlong(
      ui,
      state,
      choices => {
        const found = choices.find(({ piece: id = '' }) => isAmong(wanted, pieces.get(id)))
        const taken = pieces.get(found?.piece ?? '')
        const at = wanted.findIndex(each => each?.id === taken?.id)
        wanted.splice(
          at >= 0 ? at : wanted.findIndex(each => areAlike(each, taken)),
          found === undefined ? 0 : 1,
        )
        return found
      },
      1,
    )
  })
}

function isAmong(wanted: readonly (Piece | undefined)[], offered: Piece | undefined): boolean {
  return wanted.some(each => each?.id === offered?.id || areAlike(each, offered))
}

function areAlike(one: Piece | undefined, other: Piece | undefined): boolean {
  if (one?.kind !== 'unit' || other?.kind !== 'unit') return false
  return (
    one.name === other.name &&
    one.strength === other.strength &&
    one.quality === other.quality &&
    one.reduced === other.reduced
  )
}

/** How many choices undo takes back: with the last one all that the page has made of it. */
export function stepsBack({ along, state }: TableUi): number {
  const { value } = along
  return value !== null && value.decision === state.value.question?.decision ? value.steps : 1
}
