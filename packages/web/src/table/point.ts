import type { PlaceId, Pointed } from '@aquila/games/table'
import { announce } from '../app/announce.tsx'
import type { ShownChoice } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { choose, chooseAll, goAlong } from './choose.ts'
import { hideCard } from './consider.ts'
import { stopFilm } from './film.ts'
import { placeInspected } from './inspected.ts'
import { attempt, leadBack, refuse, tell } from './notice.ts'
import type { TableUi } from './state.ts'
import { choicesAt, stacksAt } from './targets.ts'
import { showThreats } from './threats.ts'

/** Somebody points at a thing: he means the choice that is there, or wants to know why there is none. */
export function point(ui: TableUi, pointed: Pointed): void {
  if (ui.film.now.value !== null) {
    stopFilm(ui)
    return
  }
  ui.notice.value = null
  hideCard(ui)
  if (ui.watching.value && pointed.kind === 'place') {
    showThreats(ui, pointed.id)
    return
  }
  if (turnsPage(ui, pointed)) return
  const all = choicesMeant(ui, pointed)
  // In a lesson the one that is wanted is the one that is meant.
  const wanted = all.filter(({ lesson }) => lesson === 'wanted')
  const meant = wanted.length === 1 ? wanted : all
  const [only] = meant
  const far = pointed.kind === 'place' ? ui.targets.value.reach.get(pointed.id) : undefined
  if (only !== undefined && meant.length === 1) choose(ui, only)
  else if (meant.length > 1) openChoices(ui, pointed, meant)
  else if (far !== undefined) attempt(ui, goAlong(ui, far.way.slice(1)))
  else askWhyNot(ui, pointed)
}

/** A place in which something can be raised is a page of the shop. */
function turnsPage(ui: TableUi, pointed: Pointed): boolean {
  const { shop = null } = ui.state.value.scene
  if (pointed.kind !== 'place' || shop?.pages.some(({ place }) => place === pointed.id) !== true) return false
  ui.list.value = null
  ui.inspected.value = pointed.id
  return true
}

/** Several choices are in one place or on one piece: the inspector shows who stands there, and them. */
function openChoices(ui: TableUi, pointed: Pointed, choices: readonly ShownChoice[]): void {
  if (pointed.kind === 'place') ui.inspected.value = pointed.id
  ui.list.value = { title: t('table.here', { n: choices.length }), choices }
}

/** Pieces that are taken along one by one are taken by pointing at them, never by pointing at their place. */
function choicesMeant(ui: TableUi, pointed: Pointed): readonly ShownChoice[] {
  const found = choicesAt(ui.targets.value, pointed)
  return pointed.kind === 'place' ? found.filter(({ all }) => all === undefined) : found
}

/** A stack lies open and another place is pointed at: what the one could do against the other is said beside it. */
function compare(ui: TableUi, to: PlaceId): void {
  const from = placeInspected(ui)
  ui.odds.value = null
  if (from === null || from === to) return
  ui.match.odds(from, to).then(
    text => {
      if (text === null || ui.inspected.value !== to) return
      ui.odds.value = { to, text }
      announce(text)
    },
    // A stack without odds is still a stack.
    () => undefined,
  )
}

/** Who stands there is shown in the inspector, and why there is nothing to choose is said beside the place. */
function askWhyNot(ui: TableUi, pointed: Pointed): void {
  const { inspected } = ui
  if (pointed.kind === 'place') {
    compare(ui, pointed.id)
    const peopled = stacksAt(ui.state.value.scene.stacks, pointed.id).length > 0
    inspected.value = peopled && inspected.value !== pointed.id ? pointed.id : null
    ui.folded.value = false
    if (choicesAt(ui.targets.value, pointed).length > 0) return
  }
  const asked = ui.state.value.question?.decision
  ui.match.whyNot(pointed).then(
    why => {
      if (why?.reasoned !== true || ui.state.value.question?.decision !== asked) return
      tell(ui, pointed.kind === 'place' ? { ...why, place: pointed.id } : why)
    },
    reason => refuse(ui, reason),
  )
}

/** A stack was dragged: its leader is chosen, takes all with him, and goes there. */
export async function drag(ui: TableUi, from: PlaceId, to: PlaceId): Promise<void> {
  if (!ui.targets.value.places.has(to)) {
    const asked = ui.state.value.question
    const [first] = choicesAt(ui.targets.value, { kind: 'place', id: from })
    if (asked === null || first === undefined) return
    if (first.lesson === 'aside') {
      leadBack(ui)
      return
    }
    const { question } = await ui.match.choose(first.choice, asked.decision)
    const all = question?.choices.find(choice => choice.all !== undefined && choice.place === from)?.all
    if (all !== undefined) await chooseAll(ui, all)
  }
  point(ui, { kind: 'place', id: to })
}
