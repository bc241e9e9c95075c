import {
  type Asker,
  ask as askAny,
  type ChoiceOf,
  type DecisionOf,
  type Picker,
  pick as pickAny,
} from '@aquila/engine'
import type { ZoneId } from '../data/board.ts'

/** Every question of The Fords: what it tells, and the verbs it is answered with. */
export interface FordTasks {
  offer: { verb: 'offer' }
  campaign: { about: { turn: number }; verb: 'move' | 'sabotage' | 'intrigue' | 'done' }
  destination: { about: { unit: number; from: ZoneId }; verb: 'to' | 'stay' }
  'pick-battle': { verb: 'fight' }
  'pick-losses': { about: { zone: ZoneId; left: number }; verb: 'lose' }
  retreat: { about: { zone: ZoneId }; verb: 'retreat' }
  discard: { verb: 'discard' }
}

export type FordDecision = DecisionOf<FordTasks>
export type FordChoice<K extends keyof FordTasks> = ChoiceOf<FordTasks, K>

export const ask: Asker<FordTasks> = askAny
export const pick: Picker<FordTasks> = pickAny
