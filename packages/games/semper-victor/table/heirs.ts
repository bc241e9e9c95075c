import type { SideId } from '../data/index.ts'
import { augustiOf, bestOf, generalsOf } from '../rules/emperors/ranks.ts'
import type { SemperPosition } from '../rules/state.ts'

/** Which case of SV-3.5.2 would apply, and who would follow. */
export interface Heirs {
  readonly follows: 'augustus' | 'caesar' | 'best-caesar' | 'secondus' | 'general' | 'usurper' | 'nobody'
  readonly rule: `SV-${string}`
  /** More than one if their player would choose, and none if he would pick a general. */
  readonly heirs: readonly string[]
}

/** SV-3.5.2-B to SV-3.5.2-I: what follows if the head of a side dies of anything but a usurpation. */
export function heirsOf(position: SemperPosition, side: SideId): Heirs | null {
  const head = position.state.emperors[side]
  // RULING-88: the sides are about to change, and with them who follows whom.
  if (head === null || position.state.turn.roleChange !== null) return null
  const isPrimus = side === 'primus'
  const augustus = augustiOf(position, side).find(id => id !== head)
  if (augustus !== undefined)
    return { follows: 'augustus', rule: isPrimus ? 'SV-3.5.2-C' : 'SV-3.5.2-H', heirs: [augustus] }
  const caesares = position.state.caesares[side]
  if (caesares.length === 1)
    return { follows: 'caesar', rule: isPrimus ? 'SV-3.5.2-D' : 'SV-3.5.2-H', heirs: caesares }
  if (caesares.length > 1)
    return {
      follows: 'best-caesar',
      rule: isPrimus ? 'SV-3.5.2-E' : 'SV-3.5.2-H',
      heirs: bestOf(position, caesares),
    }
  const { secondus } = position.state.emperors
  if (isPrimus && secondus !== null) return { follows: 'secondus', rule: 'SV-3.5.2-F', heirs: [secondus] }
  const rule = isPrimus ? 'SV-3.5.2-G' : 'SV-3.5.2-I'
  if (generalsOf(position, side).length === 0) return { follows: 'nobody', rule, heirs: [] }
  return { follows: isPrimus ? 'general' : 'usurper', rule, heirs: [] }
}
