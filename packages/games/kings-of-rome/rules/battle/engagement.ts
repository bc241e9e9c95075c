import type { Rules } from '@aquila/engine'
import type { Face, HexId } from '../../data/index.ts'
import { hasRomanWalls, isFriendly } from '../cities.ts'
import { isHex, placeOf } from '../pieces.ts'
import { hasWayOut, moveAll } from '../retreats.ts'
import type { Kings, KingsPosition } from '../state.ts'
import { type BattleState, battleOf } from './display.ts'
import { hostilesIn, romansIn, withdraw } from './retreat.ts'

/** KOR-VAN-2, KOR-VAN-7: armies stand back from the clash, and the winner may go after the other. */

/** KOR-VAN-2: the side that has lost the clash is in an adjacent hex; RULING-52: without a way out it stays. */
export function* standBack(g: Kings, side: Face): Rules {
  const { hex, kind } = battleOf(g)
  // RULING-52: a sortie has nowhere to go but back to its gates.
  if (kind !== 'sortie' && hasWayOut(g, hex, side)) yield* withdraw(g, side, 'KOR-VAN-2', 'clash-lost')
}

/** RULING-52: anybody who has walls of his own around him cannot be brought to battle (KOR-BP-3); a sortie has left them. */
export function canBeEngaged(position: KingsPosition, side: Face): boolean {
  const battle = battleOf(position)
  const hex = whereabouts(position, side)
  if (battle.kind === 'sortie') return true
  if (hex === null) return false
  if (side === 'roman') return !hasRomanWalls(position, hex)
  return battle.nation === null || !isFriendly(position, hex, battle.nation)
}

/** The hex in which the units of a side stand now; null: it has none left. */
export function whereabouts(position: KingsPosition, side: Face): HexId | null {
  const [first] = battleOf(position)[side].units
  const place = first === undefined ? null : placeOf(position, first)
  return place !== null && isHex(place) ? place : null
}

/** KOR-VAN-7: the winner reaches the other army where it stands, and the battle is fought there. */
export function goAfter(g: Kings, winner: Face, to: HexId): void {
  const battle: BattleState = battleOf(g)
  const { hex } = battle
  if (to === hex) return
  const pieces = winner === 'roman' ? romansIn(g, hex) : hostilesIn(g, hex)
  moveAll(g, pieces, hex, to, 'KOR-VAN-7', 'engages')
  battle.hex = to
  // RULING-58: the army that came into the hex can go back the way it came.
  battle.from = winner === battle.attacker ? hex : null
}
