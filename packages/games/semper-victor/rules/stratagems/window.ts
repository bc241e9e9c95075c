import type { Choice, RuleId, Rules } from '@aquila/engine'
import { type Moment, playable as playableNow } from '../../../imperator/rules/stratagems/registry.ts'
import { openFor as openWindow } from '../../../imperator/rules/stratagems/window.ts'
import type { SideId } from '../../data/index.ts'
import type { Semper, SemperPosition } from '../state.ts'
import type { Matter, WindowName } from './stratagem.ts'

export { inOrder } from '../../../imperator/rules/stratagems/window.ts'

interface Opening {
  readonly name: WindowName
  readonly rule: RuleId
  /** Who may play, in the order of asking. */
  readonly sides: readonly SideId[]
  readonly matter?: Matter
}

/** Asks the sides in turn for stratagems of a step of Phases B and C until all have passed. */
export function openFor(g: Semper, { name, rule, sides, matter = {} }: Opening): Rules {
  return openWindow(g, { name, rule, sides, moment: momentAt(name, matter) })
}

/** What a side holds and can play in a window. */
export function playable(position: SemperPosition, name: WindowName, side: SideId, matter: Matter): Choice[] {
  return playableNow(position, side, momentAt(name, matter))
}

/** The moment as the series knows it; uprisings and usurpations are steps of our own. */
export function momentAt(name: WindowName, { rolled = false, battle }: Matter): Moment {
  if (name === 'initiative') return { name, rolled }
  if (name === 'before-battle' && battle !== undefined) return { name, battle }
  return name === 'campaign' ? { name } : { name: 'step', step: name }
}
