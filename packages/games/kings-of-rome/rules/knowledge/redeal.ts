import type { DiceBox } from '@aquila/engine'
import { chitsIn } from '../containers.ts'
import { putAll, putTogether } from '../pieces.ts'
import { boxes, type KingsPosition } from '../state.ts'

/** Deals the chits of both containers afresh: any such deal looks the same to the player (KOR-DEF-2). */
export function redeal(position: KingsPosition, _role: string | null, dice: DiceBox): void {
  const roman = chitsIn(position, 'roman').length
  // In the order of their names, so that the deal tells nothing of the one before.
  const hidden = [...chitsIn(position, 'roman'), ...chitsIn(position, 'hostile')].toSorted()
  dice.shuffle(hidden, 'redeal')
  putTogether(position, hidden, boxes.out)
  putAll(
    position,
    hidden.map((id, index) => ({ id, place: index < roman ? boxes.roman : boxes.hostile })),
  )
}
