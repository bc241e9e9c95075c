import type { DiceBox } from '@aquila/engine'
import { sideIds } from '../../data/types.ts'
import type { SemperPosition } from '../state.ts'

/** Deals the cup and the other hand anew: any such deal looks the same to this side. */
export function redeal({ state }: SemperPosition, role: string | null, dice: DiceBox): void {
  const hidden = state.cup.splice(0)
  const others = sideIds.filter(side => side !== role)
  const sizes = others.map(side => state.hands[side].length)
  for (const side of others) hidden.push(...state.hands[side].splice(0))
  dice.shuffle(hidden, 'redeal')
  for (const [index, side] of others.entries()) state.hands[side].push(...hidden.splice(0, sizes[index]))
  state.cup.push(...hidden)
}
