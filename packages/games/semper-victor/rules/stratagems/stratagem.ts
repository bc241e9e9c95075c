import type { Rules } from '@aquila/engine'
import type { Engagement } from '../../../imperator/rules/combat/forces.ts'
import type { CastDie, Stratagem } from '../../../imperator/rules/stratagems/registry.ts'
import type { SideId, StratagemId } from '../../data/index.ts'
import type { SemperReason } from '../reasons.ts'
import type { Semper, SemperPosition, SemperTypes } from '../state.ts'

/** The moments at which stratagems can be played (SV-6-D, RULING-75): those of the series, and two steps of Phase C. */
export type WindowName =
  | 'initiative'
  | 'uprisings'
  | 'usurpations'
  | 'campaign'
  | 'before-battle'
  | 'after-roll'
  | 'after-battle'

/** What a window is about, where it is about something. */
export interface Matter {
  /** SV-2.B-2: whether the initiative was rolled for. */
  readonly rolled?: boolean
  readonly battle?: Engagement & { cancelled?: boolean }
  readonly roll?: CastDie
}

/** A stratagem of this game. */
export type SemperStratagem = Stratagem<SemperTypes, SemperReason>

/** What a stratagem does, and when it can be played. The registry makes a stratagem of the series of it. */
export interface Effect {
  readonly id: StratagemId
  readonly window: WindowName
  readonly follows?: Stratagem['follows']
  readonly steady?: Stratagem['steady']
  /** SV-6-B, SV-6.3-R, SV-6.3-X; `elsewhere`: it lies on the map (RULING-85). */
  readonly goes: Stratagem['goes']
  /** Why it cannot be played now, beside what holds for all. */
  readonly whyNot: (position: SemperPosition, side: SideId, matter: Matter) => SemperReason | null
  readonly play: (g: Semper, side: SideId, counter: string, matter: Matter) => Rules
}
