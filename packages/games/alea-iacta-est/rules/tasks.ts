import {
  type Asker,
  ask as askAny,
  type ChoiceOf,
  type DecisionOf,
  type Picker,
  pick as pickAny,
} from '@aquila/engine'
import { publicTasks as publicTasksOfSeries, type SeriesTasks } from '../../imperator/rules/tasks.ts'
import type { RegionId } from '../data/index.ts'
import type { RomanUnitKind } from '../data/types.ts'
import type { Place } from './state.ts'

/** Every question of Alea Iacta Est: those of its series, and its own. */
export interface AleaTasks extends SeriesTasks {
  // Set-up and the course of the year
  'deploy-leader': { about: { leader: string }; verb: DeployVerb }
  'deploy-unit': { about: { unit: string; legions: number }; verb: DeployVerb }
  muster: { about: { unit: string; region: RegionId }; verb: 'muster' }
  disband: { verb: 'keep-legions' | 'disband-a-legion' }
  'pick-legion-to-disband': { verb: 'disband' }
  'pick-deserters': { about: { region: RegionId; left: number }; verb: 'lose' }

  // Stratagems
  diplomacy: { verb: 'win' }
  'win-people': { verb: 'win' }
  'pick-pretender': { about: { modifier: number }; verb: 'support' }
  'rally-triumvir': { verb: 'rally' }
  'pick-desertion-zone': { verb: 'desert' }
  'pick-deserters-of-enemy': { about: { zone: Place; left: number }; verb: 'reduce' }
  'pick-plague-zone': { verb: 'infect' }
  'pick-turncoat': { about: { zone: Place; left: number }; verb: 'win-over' }

  // At sea
  'put-to-sea': { about: VoyageAsked; verb: string }
  voyage: { about: VoyageAsked; verb: string }
  'pick-surplus-cargo': { about: { sea: Place }; verb: 'lose' }
  'evade-by-sea': { about: { zone: Place }; verb: 'evade' | 'stand' }
  'slip-away-by-sea': {
    about: {
      zone: Place
      captain: string
      aboard: readonly string[]
      departure: { naves: boolean; army: boolean }
    }
    verb: string
  }
  'naves-must-leave': { about: { zone: Place }; verb: 'evade-to' }
  'assign-leader': { about: { leader: string; zone: Place }; verb: 'fight-on-land' | 'fight-at-sea' }

  // Politics
  'name-second-faction-leader': { verb: 'name' | 'nobody' }
  'choose-successor': { verb: 'name' }
  'conspirators-leave': { about: { zone: Place; sailing: boolean; armed: boolean }; verb: 'place' }
  'keep-units': { about: { zone: Place; left: number }; verb: 'keep' }
  'legions-for-antonius': { about: { left: number }; verb: 'give' }
  'place-dolabella': { verb: 'place' }
  'offer-triumvirate': { about: { leader: string; region: RegionId }; verb: 'offer-triumvirate' | 'refuse' }

  // Winter
  recruit: {
    about: { region: RegionId; owed: number } & { readonly [kind in RomanUnitKind]: number }
    verb: 'recruit' | 'enough'
  }
  'pick-recruit': { about: { region: RegionId; kind: RomanUnitKind }; verb: 'raise' }
  'winter-quarters': { about: { zone: Place; pieces: readonly string[] }; verb: 'withdraw' }
  'pick-garrison-legion': { about: { region: RegionId; missing: number }; verb: 'send' }
  'pick-garrison-city': { about: { unit: string; region: RegionId }; verb: 'garrison' }
}

/** RULING-130: one counter, the army of a leader, or all the rest. */
type DeployVerb = 'deploy' | 'deploy-army' | 'deploy-history' | 'deploy-rest'

/** What a voyage is: it lives nowhere but in its question. */
export type VoyageAsked = {
  readonly captain: string
  readonly leaders: readonly string[]
  readonly naves: readonly string[]
  readonly cargo: readonly string[]
  readonly flight: boolean
  readonly start: Place
  readonly place: Place
  readonly spent: number
  readonly left: number
}

export type AleaTask = keyof AleaTasks

/** The questions that everybody at the table may know of. */
export const publicTasks: readonly AleaTask[] = [
  ...publicTasksOfSeries,
  'deploy-leader',
  'deploy-unit',
  'muster',
  'disband',
  'pick-legion-to-disband',
  'pick-deserters',
  'put-to-sea',
  'voyage',
  'pick-surplus-cargo',
  'evade-by-sea',
  'slip-away-by-sea',
  'naves-must-leave',
  'assign-leader',
  'name-second-faction-leader',
  'choose-successor',
  'conspirators-leave',
  'keep-units',
  'legions-for-antonius',
  'place-dolabella',
  'offer-triumvirate',
  'recruit',
  'pick-recruit',
  'winter-quarters',
  'pick-garrison-legion',
  'pick-garrison-city',
]

export type AleaChoice<K extends AleaTask> = ChoiceOf<AleaTasks, K>
export type AleaDecision<K extends AleaTask = AleaTask> = DecisionOf<AleaTasks, K>

/** True of a question about where ships go. */
export function isVoyage(
  decision: { readonly task: string } | null,
): decision is AleaDecision<'put-to-sea' | 'voyage'> {
  return decision?.task === 'put-to-sea' || decision?.task === 'voyage'
}

export const ask: Asker<AleaTasks> = askAny
export const pick: Picker<AleaTasks> = pickAny
