import type { Rules } from '@aquila/engine'
import type { Face } from '../../data/index.ts'
import { transfer } from '../containers.ts'
import type { Army } from '../pieces.ts'
import { changeIp, changeVp } from '../score.ts'
import type { Kings } from '../state.ts'
import { advanceAfterCombat } from './advance.ts'
import { type BattleState, battleOf, otherSide } from './display.ts'
import type { BattleEnd, Settlement } from './pitched.ts'
import { leaveTheField } from './retreat.ts'
import { trialOfIgnominy } from './trial.ts'
import { claimTriumph } from './triumph.ts'

/** What follows a battle, in order: points and chits, retreats, the trial, the triumph, the advance. */
export function* settleBattle(g: Kings, end: BattleEnd): Rules<Settlement> {
  const battle = battleOf(g)
  const { winner } = end
  const over: Settlement = { winner, siege: null, advance: null }
  // RULING-27: a sortie is settled by the siege to which it belongs.
  if (battle.kind === 'sortie') return over
  if (winner !== null) yield* scoreBattle(g, battle, winner)
  const rout = yield* leaveTheField(g, end)
  if (winner === 'hostile') yield* trialOfIgnominy(g, survivorsOf(battle), -2)
  if (winner !== 'roman' || (yield* claimTriumph(g, end))) return over
  return { ...over, ...(yield* advanceAfterCombat(g, rout)) }
}

/** KOR-BAT-2 to KOR-BAT-4, RULING-29: by the King's line if he was there when it began. */
function* scoreBattle(g: Kings, { withKing, kind }: BattleState, winner: Face): Rules {
  if (winner === 'roman') {
    changeVp(g, 1, 'KOR-BAT-2', 'battle-won')
    yield* changeIp(g, withKing ? 2 : 1, 'KOR-BAT-2', 'battle-won')
    if (kind === 'ambush') changeVp(g, 2, 'KOR-AMB-4', 'ambush-beaten')
  } else if (withKing) yield* changeIp(g, -2, 'KOR-BAT-3', 'battle-lost')
  else changeVp(g, -1, 'KOR-BAT-3', 'battle-lost')
  yield* transfer(g, 2, otherSide(winner), 'KOR-BAT-4', 'battle')
}

/** The Roman leaders who came through, and their units. */
function survivorsOf({ roman }: BattleState): Army {
  return { leader: roman.leader, subordinates: roman.aside, units: roman.units }
}
