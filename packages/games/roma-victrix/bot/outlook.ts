import type { Seat } from '@aquila/engine'
import type { AnswersTo } from '../../kit/answers.ts'
import { type CastData, castOf } from '../rules/cast.ts'
import { positionSeen } from '../rules/knowledge/seen.ts'
import type { RomaView } from '../rules/knowledge/view.ts'
import { powerAt } from '../rules/pieces.ts'
import { isSameSide, ownPower, sideOf } from '../rules/powers.ts'
import type { RomaPosition } from '../rules/state.ts'
import type { RomaDecision, RomaTask, RomaTasks } from '../rules/tasks.ts'
import { type Character, tiroCharacter } from './character.ts'
import { guessFrom } from './guess.ts'
import { Mind } from './mind.ts'

export type RomaSeat = Seat<RomaView, CastData, RomaDecision>

/** The seat is one of this game: the caller that seats a bot has looked. */
export function asRoma(seat: Seat<RomaView, CastData>): RomaSeat {
  return seat as RomaSeat
}

/** What a bot goes by when it answers a question: the position as it takes it to be, and whose side it is on. */
export interface Outlook<K extends RomaTask = RomaTask> {
  readonly decision: RomaDecision<K>
  readonly position: RomaPosition
  /** The Power that the seat began with: the one that scores. */
  readonly power: number
  /** Game-Turns to come, this one included. */
  readonly turnsLeft: number
  readonly character: Character
  readonly mind: Mind
}

/** An answer to each question; null: nothing to say, the first choice will do. */
export type Answers = AnswersTo<RomaTasks, Outlook>

export function outlookOf(seat: RomaSeat, character = tiroCharacter, mind = new Mind()): Outlook {
  const { data, options, roles, seats, scenario } = seat.table
  const view = seat.view()
  const cast = castOf({ data, options, roles, state: { scenario: Number(scenario) } })
  const position = positionSeen({ view, data, options, roles, seats }, guessFrom(view, cast))
  const power = ownPower(position, seat.role)
  const turnsLeft = Math.max(1, cast.scenario.turns - view.turn + 1)
  return { decision: seat.decision, position, power, turnsLeft, character, mind }
}

/** True for Powers that another player runs. */
export function isRival({ position, power }: Outlook, other: number): boolean {
  const { state } = position
  if (isSameSide(state, power, other)) return false
  const role = powerAt(state, sideOf(state, other)).role
  return role !== null && role !== powerAt(state, power).role
}
