import type { Choice } from '@aquila/engine'
import type { PlaceId, Pointed, Reach, Stack, Threat } from '@aquila/games/table'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { announce } from '../app/announce.tsx'
import type { Hint, LogLine, ShownChoice, TableMatch, TableState, WhyNot } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { type Film, makeFilm } from './film.ts'

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
  /** What a bot would do; true while it thinks. */
  readonly hint: Signal<Hint | true | null>
  readonly film: Film
  /** Something happened while the person was away, and he has not looked at it. */
  readonly missed: Signal<boolean>
  /** While somebody asks who could come, pointing at a place asks that. */
  readonly watching: Signal<boolean>
  readonly threats: Signal<ThreatsShown | null>
  point(pointed: Pointed): void
  /** Somebody rests at a thing without choosing it: why not, if it is not legal. Null when he goes on. */
  consider(pointed: Pointed | null): void
  askHint(): void
  /** Turns the question who could come on and off. */
  watch(): void
  threatsTo(place: PlaceId): void
  choose(choice: ShownChoice, sure?: boolean): void
  /** Makes all choices that go together, one after another, as long as they are offered. */
  chooseAll(name: string): void
  /** A stack was dragged: whoever leads it is chosen, takes all with him, and goes there. */
  drag(from: PlaceId, to: PlaceId): void
  undo(): void
  look(places: readonly PlaceId[]): void
}

export interface ThreatsShown {
  readonly place: PlaceId
  readonly threats: readonly Threat[]
}

export interface Targets {
  readonly places: ReadonlyMap<PlaceId, readonly ShownChoice[]>
  readonly pieces: ReadonlyMap<string, readonly ShownChoice[]>
  readonly cards: ReadonlyMap<string, readonly ShownChoice[]>
  /** Places that take several steps. */
  readonly reach: ReadonlyMap<PlaceId, Reach>
  /** Without a place on the table. */
  readonly buttons: readonly ShownChoice[]
}

/** How long somebody rests at a thing before he is told why it is not legal. */
const REST = 500

/** Reasons that were given unasked, and go when the pointer goes. */
const passing = new WeakSet<object>()

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
  const targets = computed(() => targetsOf(state.value))
  const hint = signal<Hint | true | null>(null)
  const watching = signal(false)
  const threats = signal<ThreatsShown | null>(null)
  const film = makeFilm(match, first)
  const missed = signal(first.question !== null && first.news > 0)

  const refused = (reason: unknown): void => {
    const why = reason instanceof Error ? reason.message : String(reason)
    notice.value = { rule: '', text: t('table.refused', { why }), reasoned: true }
  }

  const choose = (choice: ShownChoice, isSure = false): void => {
    const { question } = state.value
    if (question === null) return
    film.stop()
    if (choice.lesson === 'aside') {
      leadBack()
      return
    }
    // What the coach asks for needs no second thought.
    if (choice.warning !== undefined && choice.lesson !== 'wanted' && !isSure) {
      sure.value = choice
      return
    }
    consider(null)
    list.value = null
    notice.value = null
    sure.value = null
    hint.value = null
    missed.value = false
    match.choose(choice.choice, question.decision).catch(refused)
  }

  /** In a lesson: what the coach says to those who go astray. */
  const leadBack = (): void => {
    const { coach } = state.value
    if (coach === null) return
    const text = coach.aside === '' ? t('lesson.read-first') : coach.aside
    notice.value = { rule: coach.rule ?? '', text, reasoned: true }
    announce(text)
  }

  const chooseAll = async (name: string): Promise<void> => {
    // Each choice may change what can be chosen next, so the list is looked at again every time.
    for (;;) {
      const { question } = state.value
      const next = question?.choices.find(({ all, lesson }) => all === name && lesson !== 'aside')
      if (question === null || next === undefined) return
      await match.choose(next.choice, question.decision)
    }
  }

  /** Step by step to a place farther off, as long as the next step is offered. */
  const goAlong = async (way: readonly PlaceId[]): Promise<void> => {
    for (const place of way) {
      const { question } = state.value
      const step = targets.value.places.get(place)?.[0]
      if (question === null || step === undefined) return
      if (step.lesson === 'aside') {
        leadBack()
        return
      }
      await match.choose(step.choice, question.decision)
    }
  }

  const drag = async (from: PlaceId, to: PlaceId): Promise<void> => {
    if (!targets.value.places.has(to)) {
      const first = choicesAt(targets.value, { kind: 'place', id: from })[0]
      const asked = state.value.question?.decision
      if (first === undefined || asked === undefined) return
      if (first.lesson === 'aside') {
        leadBack()
        return
      }
      const { question } = await match.choose(first.choice, asked)
      const all = question?.choices.find(choice => choice.all !== undefined && choice.place === from)?.all
      if (all !== undefined) await chooseAll(all)
    }
    point({ kind: 'place', id: to })
  }

  const look = (places: readonly PlaceId[]): void => {
    lookAt.value = { places, asked: lookAt.value.asked + 1 }
  }

  const point = (pointed: Pointed): void => {
    if (film.now.value !== null) {
      film.stop()
      return
    }
    notice.value = null
    if (watching.value && pointed.kind === 'place') {
      threatsTo(pointed.id)
      return
    }
    const all = choicesAt(targets.value, pointed)
    // In a lesson the one that is wanted is the one that is meant.
    const wanted = all.filter(({ lesson }) => lesson === 'wanted')
    const meant = wanted.length === 1 ? wanted : all
    const [only] = meant
    if (only !== undefined && meant.length === 1) {
      choose(only)
      return
    }
    if (meant.length > 1) {
      list.value = { title: t('table.here', { n: meant.length }), choices: meant }
      return
    }
    const far = pointed.kind === 'place' ? targets.value.reach.get(pointed.id) : undefined
    if (far !== undefined) {
      goAlong(far.way.slice(1)).catch(refused)
      return
    }
    if (pointed.kind === 'place') inspected.value = inspected.value === pointed.id ? null : pointed.id
    match.whyNot(pointed).then(why => {
      if (why === null) return
      notice.value = why.reasoned ? why : { ...why, text: t('table.not-asked', { question: why.text }) }
      announce(notice.value.text)
    }, refused)
  }

  let resting: ReturnType<typeof setTimeout> | undefined
  let considered = 0
  const consider = (pointed: Pointed | null): void => {
    clearTimeout(resting)
    considered++
    const asked = considered
    if (notice.value !== null && passing.has(notice.value)) notice.value = null
    if (pointed === null || state.value.question === null || film.now.value !== null) return
    if (isLegal(targets.value, pointed)) return
    resting = setTimeout(() => {
      match.whyNot(pointed).then(why => {
        // Whoever has gone on meanwhile, or reads something else, is left alone.
        if (why === null || !why.reasoned || asked !== considered || notice.value !== null) return
        passing.add(why)
        notice.value = why
        announce(why.text)
      }, refused)
    }, REST)
  }

  const askHint = (): void => {
    if (!state.value.canAsk || hint.value === true) return
    const asked = state.value.question?.decision
    notice.value = null
    film.stop()
    hint.value = true
    match.hint().then(
      found => {
        if (state.value.question?.decision !== asked) hint.value = null
        else {
          hint.value = found
          if (found !== null) announce([found.text, found.reason ?? ''].join('. '))
          const pointed = state.value.question?.choices.find(choice => isSame(choice.choice, found?.choice))
          if (pointed?.place !== undefined) look([pointed.place])
        }
      },
      reason => {
        hint.value = null
        refused(reason)
      },
    )
  }

  const threatsTo = (place: PlaceId): void => {
    inspected.value = place
    match.threats(place).then(found => {
      threats.value = { place, threats: found }
      announce(threatsInWords(found))
    }, refused)
  }

  const watch = (): void => {
    watching.value = !watching.value
    threats.value = null
    if (watching.value && inspected.value !== null) threatsTo(inspected.value)
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
    hint,
    film,
    missed,
    watching,
    threats,
    point,
    consider,
    askHint,
    watch,
    threatsTo,
    choose,
    drag: (from, to) => void drag(from, to).catch(refused),
    chooseAll: name => void chooseAll(name).catch(refused),
    look,
    undo: () => {
      notice.value = null
      hint.value = null
      film.stop()
      match.undo().catch(refused)
    },
  }
}

function targetsOf({ question, scene }: TableState): Targets {
  const choices = question?.choices ?? []
  const places = new Map<string, ShownChoice[]>()
  const pieces = new Map<string, ShownChoice[]>()
  const cards = new Map<string, ShownChoice[]>()
  const buttons: ShownChoice[] = []
  for (const choice of choices) {
    if (choice.card !== undefined) add(cards, choice.card, choice)
    if (choice.piece !== undefined) add(pieces, choice.piece, choice)
    if (choice.piece !== undefined && choice.here !== true) continue
    if (choice.place !== undefined) add(places, choice.place, choice)
    else buttons.push(choice)
  }
  const far = (scene.reach ?? []).filter(({ place }) => question !== null && !places.has(place))
  return { places, pieces, cards, buttons, reach: new Map(far.map(reach => [reach.place, reach])) }
}

/** True if what is pointed at can be chosen or reached. */
function isLegal(targets: Targets, pointed: Pointed): boolean {
  return choicesAt(targets, pointed).length > 0 || (pointed.kind === 'place' && targets.reach.has(pointed.id))
}

/** A choice that stands out: the coach or a hint points at it. */
export function isPointedAt(ui: TableUi, { choice, lesson }: ShownChoice): boolean {
  if (lesson === 'wanted') return true
  const hint = ui.hint.value
  return hint !== null && hint !== true && isSame(choice, hint.choice)
}

export function isSame(one: Choice, other: Choice | undefined): boolean {
  return one.verb === other?.verb && one.noun === other.noun
}

export function threatsInWords(threats: readonly Threat[]): string {
  if (threats.length === 0) return t('threats.none')
  return threats.map(({ name, strength, cost }) => t('threats.one', { name, strength, cost })).join('; ')
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
