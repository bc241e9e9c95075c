import type { DiceBox } from '@aquila/engine'
import { factionIds } from '../../data/types.ts'
import type { AleaPosition } from '../state.ts'

/** Deals the cup and the other hand anew: any such deal looks the same to this side. */
export function redeal({ state }: AleaPosition, role: string | null, dice: DiceBox): void {
  const hidden = state.cup.splice(0)
  const others = factionIds.filter(faction => faction !== role)
  const sizes = others.map(faction => state.hands[faction].length)
  for (const faction of others) hidden.push(...state.hands[faction].splice(0))
  dice.shuffle(hidden, 'redeal')
  for (const [index, faction] of others.entries()) {
    state.hands[faction].push(...hidden.splice(0, sizes[index]))
  }
  state.cup.push(...hidden)
}
