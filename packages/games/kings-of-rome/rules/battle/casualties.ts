import type { RuleId, Rules } from '@aquila/engine'
import type { Face } from '../../data/index.ts'
import { captureLeader, eliminateRoman, hitHostile, leaderDies } from '../losses.ts'
import { isCavalry } from '../pieces.ts'
import type { Kings, KingsPosition } from '../state.ts'
import { placeRomanLeader, spaceForHostileLeader } from './deployment.ts'
import { type BattleState, battleOf, moveDown } from './display.ts'

/** What a hit does to a unit or a leader, on the display, on the track and off the map. */

/** KOR-CMB-6, RULING-48: a beaten unit leaves the display; the mark on a hostile chit tells whether it is captured. */
export function* loseUnit(g: Kings, side: Face, unit: string, rule: RuleId): Rules {
  const battle = battleOf(g)
  takeOff(battle, side, unit)
  moveDown(g, side, unit)
  battle.lost.push(unit)
  if (side === 'roman') eliminateRoman(g, unit, rule)
  else yield* hitHostile(g, unit, rule)
}

/** KOR-CMB-5: a leader who stood in the same space stays there. */
function takeOff(battle: BattleState, side: Face, unit: string): void {
  const army = battle[side]
  army.units = army.units.filter(other => other !== unit)
  const space = army.front.indexOf(unit)
  if (space < 0) return
  army.front[space] = null
  army.fallen[space] = unit
}

/**
 * A leader dies in a duel, or cavalry gets at him: a Roman dies, any other is captured (RULING-55). KOR-BP-5: who
 * commands now is settled before anything else.
 */
export function* loseLeader(g: Kings, side: Face, rule: RuleId, captured: boolean): Rules {
  const battle = battleOf(g)
  const { leader } = battle[side]
  if (leader === null) return
  moveDown(g, side, leader)
  battle.lost.push(leader)
  battle[side].leaderSpace = null
  if (side === 'hostile') battle.hostileLeaderLost = true
  if (captured && side === 'hostile') yield* captureLeader(g, leader)
  else leaderDies(g, leader, rule)
  yield* succeed(g, side)
}

/** RULING-66: the next in rank takes command; without one the units fight on without rerolls. */
function* succeed(g: Kings, side: Face): Rules {
  const battle = battleOf(g)
  const army = battle[side]
  const successor = army.aside.shift() ?? null
  army.leader = successor
  g.tell({ kind: 'command', rule: 'KOR-BP-5', data: { side, leader: successor } })
  const fighting = battle.step === 'combat' || battle.step === 'reserves'
  if (successor === null || !fighting) return
  if (side === 'roman') yield* placeRomanLeader(g)
  else army.leaderSpace = spaceForHostileLeader(g)
}

/** KOR-RES-1, KOR-RES-2: can this unit of the reserve take the place of the one that fell there? */
export function mayReplace(position: KingsPosition, unit: string, fallen: string | null): boolean {
  return isCavalry(position, unit) || fallen === null || !isCavalry(position, fallen)
}
