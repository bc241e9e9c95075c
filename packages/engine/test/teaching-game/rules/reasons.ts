import type { ReasonOf } from '@aquila/engine'
import { power } from '@aquila/engine/fields'
import type { SideId } from '../data/board.ts'

/** Every reason why something is not legal. */
export const reasons = {
  'rivals-home': { home: power<SideId>() },
  'three-sides': { one: power<SideId>(), two: power<SideId>() },
  'not-your-unit': {},
  'has-moved': {},
  'hemmed-in': {},
  'too-far': {},
  'no-card': {},
}

export type FordReason = ReasonOf<typeof reasons>
