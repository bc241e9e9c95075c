import {
  type Asker,
  ask as askAny,
  type ChoiceOf,
  type DecisionOf,
  type Picker,
  pick as pickAny,
  type VerbOf,
} from '@aquila/engine'
import type { HexId } from '../data/index.ts'
import type { Tactic } from './battle/display.ts'

/** Every question that Kings of Rome puts: what it tells, and the verbs it is answered with. */
export interface KingsTasks {
  // Deployment
  'place-garrison': { about: { chit: string; value: number }; verb: 'garrison' }
  'recall-holder': { about: { unit: string; hex: HexId }; verb: 'recall' | 'keep' }
  'reroll-horatius': {
    about: { roman: number; alban: number; rome: number; alba: number; rounds: number }
    verb: 'reroll' | 'accept'
  }

  // Actions
  action: {
    about: { left: number; reactions: number }
    verb: 'move' | 'sail' | 'battle' | CityVerb | 'end-actions'
  }
  march: {
    about: {
      leader: string
      hex: HexId
      left: number
      units: number
      column: readonly string[]
      capacity: number
      spent: number
    }
    verb: 'march' | 'take' | 'take-all' | 'leave' | 'done'
  }
  sail: {
    about: { port: HexId; ships: number; aboard: number; cargo: readonly string[]; cost: number }
    verb: 'sail-to' | 'embark' | 'disembark' | 'stay-in-port'
  }
  'pick-unit-to-turn': { about: { hex: HexId }; verb: 'intimidate-unit' }
  'pick-holder': { about: { hex: HexId }; verb: 'leave-behind' }
  'second-assault': { about: { hex: HexId; target: number }; verb: 'assault' | 'give-up' }
  'pick-driven-out': { about: { hex: HexId }; verb: 'drive-out' }

  // What the others do
  'battle-or-walls': {
    about: { hex: HexId; leader: string; units: number }
    verb: 'accept-battle' | 'stay-inside'
  }
  'use-hero': { about: { hero: string; leader: string; hex: HexId }; verb: 'use-hero' | 'keep-hero' }
  'spend-on-loyalty': { about: { hex: HexId; virtus: number }; verb: 'spend' }

  // Battle
  duel: { about: { roman: string; hostile: string; hex: HexId }; verb: 'challenge' | 'no-duel' }
  tactics: { about: { hex: HexId }; verb: Tactic }
  vanguard: { about: { left: number }; verb: 'send' }
  engage: { about: { hex: HexId }; verb: 'engage' | 'withdraw' }
  deploy: { about: { space: number; spaces: number }; verb: 'deploy' | 'by-virtus' }
  'place-leader': { about: { leader: string }; verb: 'lead-with' | 'lead-from-reserve' }
  reroll: { about: { left: number }; verb: 'throw-again' | 'accept' }
  'charge-leader': { about: { leader: string; gaps: number }; verb: 'charge' | 'hold-back' }
  'fill-gap': { about: { space: number }; verb: 'bring-up' }
  drown: { about: { left: number }; verb: 'lose' }

  // After it
  'step-back': { about: { hex: HexId; reason: string }; verb: 'to' }
  triumph: { about: { leader: string | null; hex: HexId }; verb: 'triumph' | 'no-triumph' }
  advance: { about: { hex: HexId }; verb: 'follow' | 'besiege' | 'stay' }
  accuse: { about: { lost: 'battle' | 'siege' }; verb: 'accuse' }
  rejoin: { about: { tribune: string; hex: HexId }; verb: 'rejoin' | 'stay-in-rome' }
  'mission-penalty': { about: { left: number }; verb: 'give-up-unit' }
}

/** The actions against a city. */
export const cityVerbs = ['intimidate', 'pillage', 'occupy', 'sack', 'siege', 'corrupt'] as const
export type CityVerb = (typeof cityVerbs)[number]
/** What Rome does against others: the Senate is asked first. */
export type HostileVerb = CityVerb | 'battle'

export type KingsTask = keyof KingsTasks

/** Nobody has a hand to hide: anybody who looks on may know every question. */
export const publicTasks: readonly KingsTask[] = [
  'place-garrison',
  'recall-holder',
  'reroll-horatius',
  'action',
  'march',
  'sail',
  'pick-unit-to-turn',
  'pick-holder',
  'second-assault',
  'pick-driven-out',
  'battle-or-walls',
  'use-hero',
  'spend-on-loyalty',
  'duel',
  'tactics',
  'vanguard',
  'engage',
  'deploy',
  'place-leader',
  'reroll',
  'charge-leader',
  'fill-gap',
  'drown',
  'step-back',
  'triumph',
  'advance',
  'accuse',
  'rejoin',
  'mission-penalty',
]
export type KingsVerb = VerbOf<KingsTasks>
export type KingsChoice<K extends KingsTask> = ChoiceOf<KingsTasks, K>
export type KingsDecision<K extends KingsTask = KingsTask> = DecisionOf<KingsTasks, K>

export const ask: Asker<KingsTasks> = askAny
export const pick: Picker<KingsTasks> = pickAny
