import type { PlaceId, Pointed, Stack } from '@aquila/games/table'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { announce } from '../app/announce.tsx'
import { openRule } from '../app/rule-shown.ts'
import type { LogLine, ShownChoice, TableMatch, TableState, WhyNot } from '../match/table-match.ts'
import { t } from '../messages/text.ts'

export type Tab = 'log' | 'forces' | 'tracks' | 'hand' | 'peoples' | 'reserve' | 'rules' | 'notes' | 'orders'

/** Which of the choices the list shows: all, or those of one place, piece or card. */
export interface ListShown {
  readonly title: string | null
  readonly choices: readonly ShownChoice[] | null
}

/** What the person at the table looks at and does. It knows no rule: it only finds choices by where they are. */
export interface TableUi {
  readonly match: TableMatch
  readonly state: Signal<TableState>
  /** What stands out because it may be chosen. */
  readonly targets: ReadonlySignal<Targets>
  readonly inspected: Signal<PlaceId | null>
  readonly tab: Signal<Tab | null>
  readonly list: Signal<ListShown | null>
  readonly notice: Signal<WhyNot | null>
  readonly battleHidden: Signal<boolean>
  /** The place the map should bring into view, with a number so that the same can be asked for twice. */
  readonly lookAt: Signal<{ readonly places: readonly PlaceId[]; readonly asked: number }>
  /** A choice that ends the step while something is left undone: asks first. */
  readonly sure: Signal<ShownChoice | null>
  /** Pieces fresh since the person's last choice. */
  point(pointed: Pointed): void
  choose(choice: ShownChoice, sure?: boolean): void
  /** Makes all choices that go together, one after another, as long as they are offered. */
  chooseAll(name: string): void
  /** A stack was dragged: whoever leads it is chosen, takes all with him, and goes there. */
  drag(from: PlaceId, to: PlaceId): void
  undo(): void
  look(places: readonly PlaceId[]): void
}

export interface Targets {
  readonly places: ReadonlyMap<PlaceId, readonly ShownChoice[]>
  readonly pieces: ReadonlyMap<string, readonly ShownChoice[]>
  readonly cards: ReadonlyMap<string, readonly ShownChoice[]>
  /** Without a place on the table. */
  readonly buttons: readonly ShownChoice[]
}

export function makeTableUi(match: TableMatch, first: TableState): TableUi {
  const state = signal(first)
  const inspected = signal<PlaceId | null>(null)
  const tab = signal<Tab | null>('log')
  const list = signal<ListShown | null>(null)
  const notice = signal<WhyNot | null>(null)
  const battleHidden = signal(false)
  const lookAt = signal<{ places: readonly PlaceId[]; asked: number }>({
    places: first.scene.focus,
    asked: 0,
  })
  const sure = signal<ShownChoice | null>(null)
  const targets = computed(() => targetsOf(state.value.question?.choices ?? []))

  const refused = (reason: unknown): void => {
    const why = reason instanceof Error ? reason.message : String(reason)
    notice.value = { rule: '', text: t('table.refused', { why }) }
  }

  const choose = (choice: ShownChoice, isSure = false): void => {
    const { question } = state.value
    if (question === null) return
    if (choice.warning !== undefined && !isSure) {
      sure.value = choice
      return
    }
    list.value = null
    notice.value = null
    sure.value = null
    match.choose(choice.choice, question.decision).catch(refused)
  }

  const chooseAll = async (name: string): Promise<void> => {
    // Each choice may change what can be chosen next, so the list is looked at again every time.
    for (;;) {
      const { question } = state.value
      const next = question?.choices.find(({ all }) => all === name)
      if (question === null || next === undefined) return
      await match.choose(next.choice, question.decision)
      if (!(await comes(() => state.value.question?.decision !== question.decision))) return
    }
  }

  const drag = async (from: PlaceId, to: PlaceId): Promise<void> => {
    if (!targets.value.places.has(to)) {
      const first = choicesAt(targets.value, { kind: 'place', id: from })[0]
      const asked = state.value.question?.decision
      if (first === undefined || asked === undefined) return
      await match.choose(first.choice, asked)
      await comes(() => state.value.question?.decision !== asked)
      const all = state.value.question?.choices.find(
        choice => choice.all !== undefined && choice.place === from,
      )?.all
      if (all !== undefined) await chooseAll(all)
    }
    point({ kind: 'place', id: to })
  }

  const look = (places: readonly PlaceId[]): void => {
    lookAt.value = { places, asked: lookAt.value.asked + 1 }
  }

  const point = (pointed: Pointed): void => {
    const meant = choicesAt(targets.value, pointed)
    const [only] = meant
    notice.value = null
    if (only !== undefined && meant.length === 1) {
      choose(only)
      return
    }
    if (meant.length > 1) {
      list.value = { title: t('table.here', { n: meant.length }), choices: meant }
      return
    }
    if (pointed.kind === 'place') inspected.value = inspected.value === pointed.id ? null : pointed.id
    match.whyNot(pointed).then(why => {
      if (why === null) return
      notice.value = why
      announce(why.text)
    }, refused)
  }

  return {
    match,
    state,
    targets,
    inspected,
    tab,
    list,
    notice,
    battleHidden,
    lookAt,
    sure,
    point,
    choose,
    drag: (from, to) => void drag(from, to).catch(refused),
    chooseAll: name => void chooseAll(name).catch(refused),
    look,
    undo: () => {
      notice.value = null
      match.undo().catch(refused)
    },
  }
}

/** Waits a little for something to become true. */
async function comes(isTrue: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (isTrue()) return true
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return false
}

function targetsOf(choices: readonly ShownChoice[]): Targets {
  const places = new Map<string, ShownChoice[]>()
  const pieces = new Map<string, ShownChoice[]>()
  const cards = new Map<string, ShownChoice[]>()
  const buttons: ShownChoice[] = []
  for (const choice of choices) {
    if (choice.card !== undefined) add(cards, choice.card, choice)
    if (choice.piece !== undefined) add(pieces, choice.piece, choice)
    else if (choice.place !== undefined) add(places, choice.place, choice)
    else buttons.push(choice)
  }
  return { places, pieces, cards, buttons }
}

function add(map: Map<string, ShownChoice[]>, key: string, choice: ShownChoice): void {
  const found = map.get(key)
  if (found === undefined) map.set(key, [choice])
  else found.push(choice)
}

/** A place stands for the choices of it; if there are none, for those of the pieces in it. */
function choicesAt(targets: Targets, { kind, id }: Pointed): readonly ShownChoice[] {
  if (kind === 'piece') return targets.pieces.get(id) ?? []
  if (kind === 'card') return targets.cards.get(id) ?? []
  const here = targets.places.get(id)
  if (here !== undefined) return here
  return [...targets.pieces.values()].flat().filter(choice => choice.place === id)
}

export function stacksAt(stacks: readonly Stack[], place: PlaceId): Stack[] {
  return stacks.filter(stack => stack.place === place)
}

/** Places where something happened since the person's last choice. */
export function freshPlaces(state: TableState): Set<PlaceId> {
  const news: readonly LogLine[] = state.news === 0 ? [] : state.log.lines.slice(-state.news)
  return new Set(news.flatMap(line => line.places))
}

export function showRule(ui: TableUi, rule: string): void {
  openRule(rule)
  ui.tab.value = 'rules'
}
