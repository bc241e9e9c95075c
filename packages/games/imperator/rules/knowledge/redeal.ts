import { type DiceBox, row } from '@aquila/engine'
import type { CampaignPosition } from '../state.ts'

/** Deals the cup and the other hand afresh: any such deal looks the same to this side. */
export function redeal({ state, data }: CampaignPosition, role: string | null, dice: DiceBox): void {
  const hidden = state.cup.splice(0)
  const hands = data.factions.filter(faction => faction !== role).map(faction => row(state.hands, faction))
  const sizes = hands.map(hand => hand.length)
  for (const hand of hands) hidden.push(...hand.splice(0))
  dice.shuffle(hidden, 'redeal')
  for (const [index, hand] of hands.entries()) hand.push(...hidden.splice(0, sizes[index]))
  state.cup.push(...hidden)
}
