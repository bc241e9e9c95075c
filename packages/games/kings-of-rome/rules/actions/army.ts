import type { HexId } from '../../data/index.ts'
import { cityIn } from '../cities.ts'
import { type Army, enteredFrom, hasKing, romanArmyIn, strongestFirst, virtusOf } from '../pieces.ts'
import type { Kings, KingsPosition } from '../state.ts'

/** The army that acts here, and whether the King is with it: what every city action needs. */
export interface ActingArmy {
  readonly army: Army
  readonly withKing: boolean
  /** KOR-SIEGE-7: where it came from. */
  readonly entering: HexId | null
}

export function actingArmy(position: KingsPosition, hex: HexId): ActingArmy {
  const army = romanArmyIn(position, hex)
  if (army === null || army.leader === null) throw new Error(`no Roman army in ${hex}`)
  return {
    army,
    withKing: hasKing(position, army),
    entering: enteredFrom(position, army.leader),
  }
}

/** KOR-PER-2.5, RULING-09: an attack at Falerii answers for that of the Falisci. */
export function noteAttack(g: Kings, hex: HexId): void {
  if (cityIn(g, hex)?.name === 'Falerii' && g.state.turn < 7) g.state.faleriiAttacked = true
}

export function strongestVirtus(position: KingsPosition, pieces: readonly string[]): number {
  const [strongest] = strongestFirst(position, pieces)
  return strongest === undefined ? 0 : virtusOf(position, strongest)
}
