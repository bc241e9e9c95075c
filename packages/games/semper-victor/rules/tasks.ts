import {
  type Asker,
  ask as askAny,
  type ChoiceOf,
  type DecisionOf,
  type Picker,
  pick as pickAny,
} from '@aquila/engine'
import { publicTasks as publicTasksOfSeries, type SeriesTasks } from '../../imperator/rules/tasks.ts'
import type { FleetId } from '../data/index.ts'
import type { Rank } from './emperors/ranks.ts'
import type { Place } from './state.ts'
import type { Grade } from './usurpation/candidates.ts'

/** Every question of Semper Victor: those of its series, and its own. */
export interface SemperTasks extends SeriesTasks {
  // Set-up and the course of the year
  'deploy-unit': { about: { unit: string }; verb: 'deploy' }
  'found-city': { verb: 'found' | 'wait' }

  // Emperors
  'name-emperors': { verb: 'name-augustus' | 'name-caesar' | 'enough' }
  veto: { about: { leader: string; rank: Rank }; verb: 'agree' | 'refuse' }
  'pick-successor': { verb: 'enthrone' }
  'pick-general': { verb: 'elevate' }
  'sacrifice-emperor': { about: { capitals: number }; verb: 'sacrifice' }
  'assign-protectores': { about: { bearer: string | null }; verb: 'guard' }

  // Usurpations
  'pick-usurper': { about: { grade: Grade }; verb: 'support' }
  'extend-usurpation': { about: { leader: string }; verb: 'extend' }
  'divide-units': { about: { unit: string; leader: string; zone: Place }; verb: 'give-to' }
  rally: { about: { zone: Place; capacity: number }; verb: 'rally' | 'do-not-rally' }
  'take-rallied': { about: { leader: string; zone: Place }; verb: 'take' | 'enough' }

  // Stratagems
  'pick-desertion-zone': { verb: 'demoralize' }
  'pick-abandoned-diocese': { verb: 'abandon' }
  'pick-plague-zone': { about: { epidemic: boolean }; verb: 'infect' }
  'lay-thorn': { about: { stratagem: string }; verb: 'lay' }
  'react.uprisings': { about: Nothing; verb: string }
  'react.usurpations': { about: Nothing; verb: string }

  // Movement and combat
  sail: {
    about: { fleet: FleetId; at: Place; aboard: readonly string[] }
    verb: 'embark' | 'sail-to' | 'land' | 'stay'
  }
  'leave-fleet': { about: { fleet: FleetId; pieces: readonly string[] }; verb: 'land' }
  'march-at-home': { about: { piece: string; zone: Place }; verb: 'to' }
  'evade-with': { about: { zone: Place }; verb: 'evade' | 'done' }
  'retreat-piece': { about: { zone: Place; piece: string; closed: readonly Place[] }; verb: 'retreat' }

  // Winter
  'return-unit': { about: { unit: string }; verb: 'place' }
  'winter-quarters': { about: { leader: string; zone: Place }; verb: 'withdraw' }
}

type Nothing = { readonly [name: string]: never }

export type SemperTask = keyof SemperTasks

/** The questions that everybody at the table may know of. */
export const publicTasks: readonly SemperTask[] = [
  ...publicTasksOfSeries,
  'deploy-unit',
  'found-city',
  'name-emperors',
  'veto',
  'pick-successor',
  'pick-general',
  'sacrifice-emperor',
  'assign-protectores',
  'extend-usurpation',
  'divide-units',
  'rally',
  'take-rallied',
  'sail',
  'leave-fleet',
  'march-at-home',
  'evade-with',
  'retreat-piece',
  'return-unit',
  'winter-quarters',
]

export type SemperChoice<K extends SemperTask> = ChoiceOf<SemperTasks, K>
export type SemperDecision<K extends SemperTask = SemperTask> = DecisionOf<SemperTasks, K>

export const ask: Asker<SemperTasks> = askAny
export const pick: Picker<SemperTasks> = pickAny
