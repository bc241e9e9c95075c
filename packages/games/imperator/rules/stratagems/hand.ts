import { row } from '@aquila/engine'
import type { StratagemId } from '../../data/map.ts'
import type { Campaign, CampaignPosition, FactionId } from '../state.ts'

/** A stratagem that a side could play: the counter it is on and the figure printed there. */
export interface FaceHeld {
  readonly counter: string
  readonly value: number | null
}

const NONE: readonly FaceHeld[] = []

/** The counters in a hand that bear the stratagem. */
export function facesHeld(
  { state, data }: CampaignPosition,
  side: FactionId,
  stratagem: StratagemId,
): readonly FaceHeld[] {
  let held: FaceHeld[] | null = null
  for (const counter of row(state.hands, side)) {
    for (const face of row(data.stratagemCounters, counter).faces) {
      if (face.stratagem !== stratagem) continue
      held ??= []
      held.push({ counter, value: face.value })
    }
  }
  return held ?? NONE
}

export function holds(position: CampaignPosition, side: FactionId, stratagem: StratagemId): boolean {
  return facesHeld(position, side, stratagem).length > 0
}

/** 6: a counter is played and goes where its stratagem says, mostly back to the cup. */
export function spend(g: Campaign, side: FactionId, counter: string, stratagem: StratagemId): void {
  const { state, data } = g
  const hand = row(state.hands, side)
  const index = hand.indexOf(counter)
  if (index < 0) throw new Error(`${side} does not hold ${counter}`)
  hand.splice(index, 1)
  const { goes } = row(data.series.stratagems, stratagem)
  if (goes === 'cup') state.cup.push(counter)
  else if (goes === 'out') state.removedCounters.push(counter)
  g.tell({ kind: 'stratagem', rule: data.cites.stratagem, data: { side, stratagem, counter } })
}
