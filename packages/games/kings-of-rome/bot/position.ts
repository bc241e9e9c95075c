import type { Choice, Seat } from '@aquila/engine'
import type { AnswersTo } from '../../kit/answers.ts'
import type { HexId, KingsData } from '../data/index.ts'
import { isHeldByRome } from '../rules/cities.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import type { KingsView } from '../rules/knowledge/view.ts'
import { hostileArmies } from '../rules/reactions/armies.ts'
import type { KingsPosition } from '../rules/state.ts'
import type { KingsDecision, KingsTask, KingsTasks } from '../rules/tasks.ts'
import type { Character } from './character.ts'

export type KingsSeat = Seat<KingsView, KingsData, KingsDecision>

/** The position as the player knows it: how many chits each container holds, but not which. */
export interface Outlook<K extends KingsTask = KingsTask> {
  readonly position: KingsPosition
  readonly containers: { readonly roman: number; readonly hostile: number }
  readonly character: Character
  /** What was decided beforehand for the next action; null: nothing. */
  readonly order: Order | null
  readonly decision: KingsDecision<K>
  /** The cities that count for the mission so far, and will when the armies have moved on. */
  readonly cities: number
  /** Whether an army of another people is on the map. */
  readonly armies: boolean
}

/** The action to take when so many of this turn have been made. */
export interface Order {
  readonly turn: number
  readonly made: number
  readonly choice: Choice
  /** Where a march leads. */
  readonly to: HexId | null
}

/** Answers by task; null: it has no opinion. */
export type Answers = AnswersTo<KingsTasks, Outlook>

export function outlookOf(seat: KingsSeat, character: Character, given: Order | null = null): Outlook {
  const view = seat.view()
  const { data, options, roles, seats } = seat.table
  const position = { state: view, data, options, roles, seats }
  return {
    position,
    containers: view.containers,
    character,
    order: given !== null && given.turn === view.turn && given.made === view.notes.actionsDone ? given : null,
    decision: seat.decision,
    cities: citiesForMission(position).filter(hex => isHeldByRome(position, hex)).length,
    armies: hostileArmies(position).length > 0,
  }
}
