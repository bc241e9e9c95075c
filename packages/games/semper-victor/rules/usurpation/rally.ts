import { choicesWith, type Rules } from '@aquila/engine'
import { unitsGoOver } from '../../../imperator/rules/ownership.ts'
import { commandOf, isLeader, politicalOf, romansOf } from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import { isUsurper } from '../emperors/ranks.ts'
import { whyEnraged } from '../movement/limits.ts'
import { opponentOf, type Place, type Semper, type SemperPosition } from '../state.ts'
import { ask } from '../tasks.ts'
import { causeOf, isRebel } from './camps.ts'

const ENOUGH = { verb: 'enough' } as const

/** SV-3.6.3-E: in E.1 a rebel has come into a zone with enemy Roman units and no enemy leader. */
export function canRally(
  position: SemperPosition,
  side: SideId,
  pieces: readonly string[],
  zone: Place,
): boolean {
  const { state } = position
  if (state.usurpations.length === 0 || state.active !== side) return false
  return isLeaderless(position, side, zone) && pieces.some(piece => isRebel(position, piece))
}

/** The enemy's Roman units stand there without a leader of theirs. */
export function isLeaderless(position: SemperPosition, side: SideId, zone: Place): boolean {
  const { leaders, units } = romansOf(position, zone, opponentOf(position, side))
  return leaders.length === 0 && units.length > 0
}

/**
 * SV-3.6.3-E: a d6, less the bonus (RULING-26), of at most the PC of the Usurper or of the best of his followers there
 * wins them. Gives the units won over. SV-3.6.3-F, RULING-105: null if they stay loyal.
 */
export function* rally(g: Semper, side: SideId, zone: Place): Rules<readonly string[] | null> {
  const { verb } = yield ask({
    role: side,
    rule: 'SV-3.6.3-E',
    task: 'rally',
    choices: [{ verb: 'rally' }, { verb: 'do-not-rally' }],
    about: { zone, capacity: appealIn(g, side, zone).capacity },
  })
  const won = verb === 'rally' && isWon(g, side, zone)
  if (!won) return null
  const units = romansOf(g, zone, opponentOf(g, side)).units
  unitsGoOver(g, zone, opponentOf(g, side), side)
  return units
}

function isWon(g: Semper, side: SideId, zone: Place): boolean {
  const { capacity, bonus } = appealIn(g, side, zone)
  const total = g.dice.d6(`rally in ${zone}`) - bonus
  const won = total <= capacity
  g.tell({ kind: won ? 'rallied' : 'not-rallied', rule: 'SV-3.6.3-E', data: { zone, side, total, capacity } })
  return won
}

/**
 * The PC of the Usurper or, if he is not there, of the best of those who follow him; RULING-26: with the bonus of the
 * cause that he stands for.
 */
export function appealIn(position: SemperPosition, side: SideId, zone: Place): Appeal {
  const rebels = romansOf(position, zone, side).leaders.filter(id => isRebel(position, id))
  const usurpers = rebels.filter(id => isUsurper(position, id))
  const speakers = usurpers.length > 0 ? usurpers : rebels
  const appeals = speakers.map(id => ({
    capacity: politicalOf(position, id),
    bonus: causeOf(position, id)?.bonus ?? 0,
  }))
  return appeals.reduce((one, other) => (strength(other) > strength(one) ? other : one), NOBODY)
}

interface Appeal {
  readonly capacity: number
  readonly bonus: number
}

const NOBODY: Appeal = { capacity: 0, bonus: 0 }

function strength({ capacity, bonus }: Appeal): number {
  return capacity + bonus
}

/**
 * SV-3.6.3-E: the march goes on with some of them. RULING-14: the only units that are taken on the road are those just won
 * over, and could stop here; SV-EV-11: not out of a capital in rage.
 */
export function* takeAlong(
  g: Semper,
  side: SideId,
  pieces: readonly string[],
  rallied: readonly string[],
  zone: Place,
  mayEnd: (pieces: readonly string[]) => boolean,
): Rules<readonly string[]> {
  const [head] = pieces.filter(piece => isLeader(g.data, piece))
  if (head === undefined) return pieces
  let going = [...pieces]
  for (;;) {
    const units = going.filter(piece => !isLeader(g.data, piece))
    const rest = rallied.filter(
      unit => !going.includes(unit) && whyEnraged(g, unit) === null && mayEnd([...going, unit]),
    )
    if (rest.length === 0 || units.length >= commandOf(g, head)) return going
    const { verb, noun } = yield ask({
      role: side,
      rule: 'SV-3.6.3-E',
      task: 'take-rallied',
      choices: [...choicesWith('take', rest), ENOUGH],
      about: { leader: head, zone },
    })
    if (verb === 'enough') return going
    going = [...going, String(noun)]
  }
}
