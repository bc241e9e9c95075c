import type { Choice, RuleId, Rules } from '@aquila/engine'
import {
  playable as playableNow,
  type Moment as SeriesMoment,
} from '../../../imperator/rules/stratagems/registry.ts'
import { openFor as openWindow } from '../../../imperator/rules/stratagems/window.ts'
import type { SideId } from '../../data/index.ts'
import type { Semper, SemperPosition } from '../state.ts'
import type { Moment, WindowName } from './stratagem.ts'

export { inOrder } from '../../../imperator/rules/stratagems/window.ts'

interface Opening {
  readonly name: WindowName
  readonly rule: RuleId
  /** Who may play, in the order of asking. */
  readonly sides: readonly SideId[]
  readonly moment?: Moment
}

/** Asks the sides in turn for stratagems of a step of Phases B and C until all have passed. */
export function openFor(g: Semper, { name, rule, sides, moment = {} }: Opening): Rules {
  return openWindow(g, { name, rule, sides, moment: asSeries(name, moment) })
}

/** What a side holds and can play in a window. */
export function playable(position: SemperPosition, name: WindowName, side: SideId, moment: Moment): Choice[] {
  return playableNow(position, side, asSeries(name, moment))
}

/** The moment as the series knows it; uprisings and usurpations are steps of our own. */
export function asSeries(name: WindowName, { rolled = false, battle }: Moment): SeriesMoment {
  if (name === 'initiative') return { name, rolled }
  if (name === 'before-battle' && battle !== undefined) return { name, battle }
  return name === 'campaign' ? { name } : { name: 'step', step: name }
}
