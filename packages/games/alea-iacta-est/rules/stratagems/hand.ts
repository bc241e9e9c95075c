import { type FactionId, row, type StratagemId } from '../../data/index.ts'
import type { Alea, AleaPosition } from '../state.ts'

/** A stratagem that a side could play: the counter it is on and the figure printed there. */
export interface FaceHeld {
  readonly counter: string
  readonly value: number | null
}

const NONE: readonly FaceHeld[] = []

/** AIE-6-a: the counters in a hand that bear the stratagem on one of their two sides. */
export function facesHeld(
  { state, data }: AleaPosition,
  side: FactionId,
  stratagem: StratagemId,
): readonly FaceHeld[] {
  let held: FaceHeld[] | null = null
  for (const counter of state.hands[side]) {
    for (const face of row(data.stratagemCounters, counter).faces) {
      if (face.stratagem !== stratagem) continue
      held ??= []
      held.push({ counter, value: face.value })
    }
  }
  return held ?? NONE
}

export function holds(position: AleaPosition, side: FactionId, stratagem: StratagemId): boolean {
  return facesHeld(position, side, stratagem).length > 0
}

/** The figure printed on the side of the counter that bears the stratagem; 0 where none is printed. */
export function figureOn({ data }: AleaPosition, counter: string, stratagem: StratagemId): number {
  const face = row(data.stratagemCounters, counter).faces.find(each => each.stratagem === stratagem)
  return face?.value ?? 0
}

/**
 * AIE-6-a, AIE-6-b: a counter is played, for one of its two stratagems, and goes back to the cup. Three go elsewhere:
 * Intrigue au Sénat to Roma (AIE-6.3-l), Foyer de peste to its zone (AIE-6.3-d, whoever plays it puts it there) and
 * Pax Romana out of the game (AIE-6.3-p).
 */
export function spend(g: Alea, side: FactionId, counter: string, stratagem: StratagemId): void {
  const { state } = g
  const hand = state.hands[side]
  const index = hand.indexOf(counter)
  if (index < 0) throw new Error(`${side} does not hold ${counter}`)
  hand.splice(index, 1)
  if (stratagem === 'intrigue-au-senat') state.intrigues.push(counter)
  else if (stratagem === 'pax-romana') state.removedCounters.push(counter)
  else if (stratagem !== 'foyer-de-peste') state.cup.push(counter)
  g.tell({ kind: 'stratagem', rule: 'AIE-6-a', data: { side, stratagem, counter } })
}
