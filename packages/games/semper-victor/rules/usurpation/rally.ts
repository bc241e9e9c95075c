import { choicesWith, type Rules } from '@aquila/engine'
import { unitsGoOver } from '../../../imperator/rules/ownership.ts'
import { commandOf, isLeader, politicalOf, romansOf } from '../../../imperator/rules/pieces.ts'
import type { SideId } from '../../data/index.ts'
import { isFollower, isUsurper } from '../emperors/ranks.ts'
import { opponentOf, type Place, type Semper, type SemperPosition, type Usurpation } from '../state.ts'
import { ask } from '../tasks.ts'

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
  if (!pieces.some(piece => isRebel(position, piece, side))) return false
  const { leaders, units } = romansOf(position, zone, opponentOf(position, side))
  return leaders.length === 0 && units.length > 0
}

/**
 * SV-3.6.3-E: a d6, less the bonus (RULING-26), of at most the PC of the Usurper or of the best of his followers there
 * wins them, and the march goes on with some of them. SV-3.6.3-F, RULING-105: else it ends here.
 */
export function* rally(
  g: Semper,
  side: SideId,
  pieces: readonly string[],
  zone: Place,
): Rules<readonly string[]> {
  const { verb } = yield ask({
    role: side,
    rule: 'SV-3.6.3-E',
    task: 'rally',
    choices: [{ verb: 'rally' }, { verb: 'do-not-rally' }],
    about: { zone, capacity: capacityOf(g, side, zone) },
  })
  const won = verb === 'rally' && isWon(g, side, zone)
  if (!won) return []
  const units = romansOf(g, zone, opponentOf(g, side)).units
  unitsGoOver(g, zone, opponentOf(g, side), side)
  return yield* takeAlong(g, side, pieces, units, zone)
}

function isWon(g: Semper, side: SideId, zone: Place): boolean {
  const capacity = capacityOf(g, side, zone)
  const total = g.dice.d6(`rally in ${zone}`) - bonusIn(g, side, zone)
  const won = total <= capacity
  g.tell({ kind: won ? 'rallied' : 'not-rallied', rule: 'SV-3.6.3-E', data: { zone, side, total, capacity } })
  return won
}

/** The PC of the Usurper or, if he is not there, the best of those who follow him. */
export function capacityOf(position: SemperPosition, side: SideId, zone: Place): number {
  const rebels = romansOf(position, zone, side).leaders.filter(id => isRebel(position, id, side))
  const usurpers = rebels.filter(id => isUsurper(position, id))
  const speakers = usurpers.length > 0 ? usurpers : rebels
  return Math.max(0, ...speakers.map(id => politicalOf(position, id)))
}

function bonusIn({ state }: SemperPosition, side: SideId, _zone: Place): number {
  const bonuses = state.usurpations
    .filter(({ master }: Usurpation) => master === side)
    .map(({ bonus }) => bonus)
  return Math.max(0, ...bonuses)
}

/** RULING-14: the only units that are taken on the road are those just won over. */
function* takeAlong(
  g: Semper,
  side: SideId,
  pieces: readonly string[],
  rallied: readonly string[],
  zone: Place,
): Rules<readonly string[]> {
  const [head] = pieces.filter(piece => isLeader(g.data, piece))
  if (head === undefined) return pieces
  let going = [...pieces]
  for (;;) {
    const units = going.filter(piece => !isLeader(g.data, piece))
    const rest = rallied.filter(unit => !going.includes(unit))
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

function isRebel(position: SemperPosition, piece: string, side: SideId): boolean {
  const { state, data } = position
  if (!Object.hasOwn(data.romanLeaders, piece)) return false
  if (!state.usurpations.some(({ master }) => master === side)) return false
  return isUsurper(position, piece) || isFollower(position, piece)
}
