import type { Choice, Seat } from '@aquila/engine'
import type { AnswersTo } from '../../kit/answers.ts'
import type { HexId, KingsData } from '../data/index.ts'
import { isHeldByRome } from '../rules/cities.ts'
import { isLastTurnOfPeriod } from '../rules/end-of-turn/redeployment.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import type { SeenKingsEvent } from '../rules/events.ts'
import type { KingsView } from '../rules/knowledge/view.ts'
import { hostileArmies } from '../rules/reactions/armies.ts'
import type { KingsPosition } from '../rules/state.ts'
import type { HostileVerb, KingsDecision, KingsTask, KingsTasks } from '../rules/tasks.ts'
import type { Character } from './character.ts'
import { type ReignLeft, reignLeft } from './reign-left.ts'

export type KingsSeat = Seat<KingsView, KingsData, KingsDecision>

/** The seat is one of this game: the caller that seats a bot has looked. */
export function asKings(seat: Seat<KingsView, KingsData>): KingsSeat {
  return seat as KingsSeat
}

/** The position as the player knows it: how many chits each container holds, but not which. */
export interface Outlook<K extends KingsTask = KingsTask> {
  readonly position: KingsPosition
  readonly containers: { readonly roman: number; readonly hostile: number }
  readonly character: Character
  /** What was decided beforehand for the next action; null: nothing. */
  readonly order: Order | null
  /** Where an army has gone by that order, to do now what it went for; null: nobody has. */
  readonly arrived: HexId | null
  /** Remembers what is begun now, where somebody remembers. */
  readonly begin: (order: Order) => void
  readonly decision: KingsDecision<K>
  /** The cities that count for the mission so far, and will when the armies have moved on. */
  readonly cities: number
  /** Whether an army of another people is on the map. */
  readonly armies: boolean
  /** What is left of a reign that is played by itself; null: the whole game is. */
  readonly reign: ReignLeft | null
}

/**
 * What an army may march for: something against a city, a battle, a voyage, to make an open city count by being there, or
 * to be nearer to something when the next turn begins.
 */
export type DeedVerb = HostileVerb | 'sail' | 'camp' | 'approach'

/** An enterprise: the action to take when so many of this turn have been made and, if it is a march, what follows it. */
export interface Order {
  readonly turn: number
  readonly made: number
  readonly choice: Choice
  /** Where a march or a voyage leads. */
  readonly to: HexId | null
  /** What is done there, or here if nobody has to march; null: whatever is best. */
  readonly deed: DeedVerb | null
}

/** Answers by task; null: it has no opinion. */
export type Answers = AnswersTo<KingsTasks, Outlook>

export function outlookOf(
  seat: KingsSeat,
  character: Character,
  given: Order | null = null,
  begin: (order: Order) => void = () => undefined,
): Outlook {
  const view = seat.view()
  const { data, options, roles, seats } = seat.table
  const position = { state: view, data, options, roles, seats }
  const order = stillOpen(given, view) ?? foundInLog(seat, view)
  const held = citiesForMission(position).filter(hex => isHeldByRome(position, hex))
  // RULING-74: on the last day those count too in which an army only stands.
  const cities = isLastTurnOfPeriod(position) ? citiesForMission(position).length : held.length
  const armies = hostileArmies(position).length > 0
  return {
    position,
    containers: view.containers,
    character,
    order,
    begin,
    arrived: order !== null && order.made < view.notes.actionsDone ? order.to : null,
    decision: seat.decision,
    cities,
    armies,
    reign: view.singleReign ? reignLeft(position, cities, armies) : null,
  }
}

/** An order is for one action, and if that was the way there, for the next. */
function stillOpen(order: Order | null, { turn, notes }: KingsView): Order | null {
  if (order === null || order.turn !== turn) return null
  const since = notes.actionsDone - order.made
  return since === 0 || (since === 1 && order.to !== null) ? order : null
}

/**
 * An army that has just arrived, with nothing having happened since, has come for something. So who takes over in the
 * middle of an enterprise goes on with it.
 */
function foundInLog({ decision, log }: KingsSeat, { turn, notes }: KingsView): Order | null {
  if (decision.task !== 'action' || notes.actionsDone === 0) return null
  const last = log().at(-1) as SeenKingsEvent | undefined
  if (last?.kind !== 'march' || last.data.side !== 'roman') return null
  const { leader, to } = last.data
  return { turn, made: notes.actionsDone - 1, choice: { verb: 'move', noun: leader }, to, deed: null }
}

/** The actions of this turn that are still to be made. */
export function actionsLeft({ position }: Pick<Outlook, 'position'>): number {
  const { actions, actionsDone, actionsEnded } = position.state.notes
  return actions === null || actionsEnded ? 0 : actions - actionsDone
}
