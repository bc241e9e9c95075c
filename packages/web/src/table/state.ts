import type { PlaceId, Threat } from '@aquila/games/table'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type {
  Hint,
  LogLine,
  Saving,
  ShownChoice,
  TableMatch,
  TableState,
  WhyNot,
} from '../match/table-match.ts'
import type { OnlineState } from '../online/online-state.ts'
import type { Along } from './along.ts'
import type { BriefingShown } from './briefing.ts'
import { type Film, newFilm } from './film.ts'
import type { Side } from './map/camera.ts'
import { type Marks, marksOf } from './marks.ts'
import type { ShownSoFar } from './shown.ts'
import { newStage, type Stage } from './stage.ts'
import { type Targets, targetsOf } from './targets.ts'

/**
 * What the person at the table looks at. It is state and does nothing: what he does are functions on it, by subject, in
 * the files beside this one (`point.ts`, `choose.ts`, `consider.ts`, `hint.ts`, `threats.ts`, `film.ts`). None of them knows a rule: they
 * find choices by where they are.
 */
export interface TableUi {
  readonly match: TableMatch
  /** What the worker shows. */
  readonly state: Signal<TableState>
  /** Whether all that was chosen is kept. */
  readonly saving: Signal<Saving>
  /** How it stands with the table, where a server keeps it; null where the match is kept here. */
  readonly online: Signal<OnlineState | null>
  /** What stands out because it may be chosen. */
  readonly targets: ReadonlySignal<Targets>
  readonly inspected: Signal<PlaceId | null>
  readonly tab: Signal<Tab | null>
  readonly list: Signal<ListShown | null>
  /** The inspector is folded away until it is asked for. */
  readonly folded: Signal<boolean>
  /** The question at which the whole map is looked at, with the inspector folded whatever is in it. */
  readonly wide: Signal<number | null>
  /** The lower corner in which the inspector lies: not on what is looked at. */
  readonly side: Signal<Side>
  readonly notice: Signal<Notice | null>
  /** The card of a place that somebody rests at. */
  readonly card: Signal<PlaceCardShown | null>
  /** The odds between the two places that were pointed at last. */
  readonly odds: Signal<OddsShown | null>
  readonly battleHidden: Signal<boolean>
  /** A battle lies over the map. */
  readonly battleOpen: ReadonlySignal<boolean>
  /** The place the map should bring into view, with a number so that the same can be asked for twice. */
  readonly lookAt: Signal<{ readonly places: readonly PlaceId[]; readonly asked: number }>
  /** A choice that ends the step while something is left undone: asks first. */
  readonly sure: Signal<ShownChoice | null>
  /** Somebody wants to give the match up, and is asked whether he is sure. */
  readonly resigning: Signal<boolean>
  /** What a bot would do; true while it thinks. */
  readonly hint: Signal<Hint | true | null>
  /** What one is after, while it lies over the table. */
  readonly briefing: Signal<BriefingShown | null>
  readonly film: Film
  /** Moments that lie over the table, and the states that wait behind them. */
  readonly stage: Stage
  /** Something happened while the person was away, and he has not looked at it. */
  readonly missed: Signal<boolean>
  /** While somebody asks who could come, pointing at a place asks that. */
  readonly watching: Signal<boolean>
  readonly threats: Signal<ThreatsShown | null>
  readonly rest: Rest
  /** What he has marked on the map for himself. */
  readonly marks: Signal<Marks>
  /** What the page has done by itself with his last choice. */
  readonly along: Signal<Along | null>
  /** Where somebody could go on whose row of the list somebody rests. */
  readonly browsed: Signal<readonly PlaceId[] | null>
}

/** What every table has, whatever its game lays out besides. */
export type OwnTab = 'log' | 'rules' | 'notes' | 'orders'

/** What the panel shows: one of its own tabs, or a panel of the game, by its id. */
export type Tab = OwnTab | (string & {})

/** Which of the choices the list shows: all, or those of one place, piece or card. */
export interface ListShown {
  readonly title: string | null
  readonly choices: readonly ShownChoice[] | null
}

export interface ThreatsShown {
  readonly place: PlaceId
  readonly threats: readonly Threat[]
}

/** Something told in one line: where it is about a place, beside it. */
export interface Notice extends WhyNot {
  readonly place?: PlaceId
}

/** The card of a place; who could come there is known a little later. */
export interface PlaceCardShown {
  readonly place: PlaceId
  /** It stays until it is closed. */
  readonly pinned: boolean
  readonly threats: readonly Threat[] | null
  /** What the stack that lies open could do against those who stand there. */
  readonly odds: string | null
}

/** What those in the place that was looked at before could do against those in the place that is looked at now. */
export interface OddsShown {
  readonly to: PlaceId
  readonly text: string
}

/** Somebody rests at a place: the clock that runs meanwhile. */
export interface Rest {
  clock: ReturnType<typeof setTimeout> | undefined
}

/** What a table begins with: the state that is drawn first, and what was shown of the match before. */
export interface Opening {
  readonly drawn: TableState
  readonly remembered: ShownSoFar | null
  /** Something happened while the person was away. */
  readonly missed: boolean
}

export function newTableUi(
  match: TableMatch,
  first: TableState,
  { drawn, remembered, missed }: Opening,
): TableUi {
  const state = signal(drawn)
  const battleHidden = signal(false)
  return {
    match,
    state,
    saving: signal('saved'),
    online: signal(null),
    targets: computed(() => targetsOf(state.value)),
    inspected: signal(null),
    tab: signal('log'),
    list: signal(null),
    folded: signal(false),
    wide: signal(null),
    side: signal('left'),
    notice: signal(null),
    card: signal(null),
    odds: signal(null),
    battleHidden,
    battleOpen: computed(() => state.value.scene.battle !== null && !battleHidden.value),
    lookAt: signal({ places: first.scene.focus, asked: 0 }),
    sure: signal(null),
    resigning: signal(false),
    hint: signal(null),
    briefing: signal(null),
    film: newFilm(),
    stage: newStage(first, remembered),
    missed: signal(missed),
    watching: signal(false),
    threats: signal(null),
    rest: { clock: undefined },
    marks: marksOf(first.id),
    along: signal(null),
    browsed: signal(null),
  }
}

/** What the worker shows now. A new question begins with nothing selected, opened or pointed at. */
export function show(ui: TableUi, state: TableState): void {
  const asked = state.question?.decision !== ui.state.value.question?.decision
  ui.state.value = state
  if (!asked) return
  ui.inspected.value = null
  ui.list.value = null
  ui.card.value = null
  ui.odds.value = null
  ui.notice.value = null
  ui.sure.value = null
  ui.browsed.value = null
}

/** The inspector lies open again. */
export function unfold({ folded, wide }: TableUi): void {
  folded.value = false
  wide.value = null
}

export function look({ lookAt }: TableUi, places: readonly PlaceId[]): void {
  lookAt.value = { places, asked: lookAt.value.asked + 1 }
}

/** Places where something happened since the person's last choice. */
export function freshPlaces(state: TableState): Set<PlaceId> {
  const news: readonly LogLine[] = state.news === 0 ? [] : state.log.lines.slice(-state.news)
  return new Set(news.flatMap(line => line.places))
}
