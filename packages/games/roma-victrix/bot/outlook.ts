import type { Seat } from '@aquila/engine'
import type { AnswersTo } from '../../kit/answers.ts'
import { areaAt, type UnitKindId, unitKindIds } from '../data/index.ts'
import { type CastData, castOf } from '../rules/cast.ts'
import { type Guess, positionSeen } from '../rules/knowledge/seen.ts'
import type { RomaView } from '../rules/knowledge/view.ts'
import { powerAt } from '../rules/pieces.ts'
import { isSameSide, ownPower, sideOf } from '../rules/powers.ts'
import type { RomaPosition } from '../rules/state.ts'
import type { RomaDecision, RomaTask, RomaTasks } from '../rules/tasks.ts'

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
}

/** An answer to each question; null: nothing to say, the first choice will do. */
export type Answers = AnswersTo<RomaTasks, Outlook>

export function outlookOf(seat: RomaSeat): Outlook {
  const { data, options, roles, seats } = seat.table
  const view = seat.view()
  const open = { view, data, options, roles, seats }
  const blind = positionSeen(open)
  const position = positionSeen(open, guessFrom(blind))
  const power = ownPower(position, seat.role)
  const turnsLeft = Math.max(1, castOf(position).scenario.turns - view.turn + 1)
  return { decision: seat.decision, position, power, turnsLeft }
}

/** Without looking: a Minor at home is what it was at the start; a Leader has an army, others a few units. */
function guessFrom(blind: RomaPosition): Guess {
  return ({ power, ships }, area) => {
    const cast = castOf(blind).powers[power]
    if (ships) return few('flt', 2)
    const home =
      cast?.minor === true ? cast.units.find(({ province }) => province === areaAt(area).id) : undefined
    if (home !== undefined) {
      const units = landKinds.flatMap(kind => few(kind, home.units[kind] ?? 0))
      if (units.length > 0) return units
    }
    const led = blind.state.leaders.some(leader => leader.area === area && leader.power === power)
    const kind = cast?.kind === 'barbarian' ? 'bi' : 'hi'
    return few(kind, led ? LED : UNLED)
  }
}

const landKinds = unitKindIds.filter(kind => kind !== 'flt')

const LED = 6
const UNLED = 2

function few(kind: UnitKindId, number: number): { kind: UnitKindId; reduced: boolean }[] {
  return Array.from({ length: number }, () => ({ kind, reduced: false }))
}

/** True for Powers that another player runs. */
export function isRival({ position, power }: Outlook, other: number): boolean {
  const { state } = position
  if (isSameSide(state, power, other)) return false
  const role = powerAt(state, sideOf(state, other)).role
  return role !== null && role !== powerAt(state, power).role
}
