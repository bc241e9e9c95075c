import { type Asker, type AskOf, ask as askAny, type ChoiceOf, type DecisionOf } from '@aquila/engine'
import type { CardId } from '../data/index.ts'
import type { CombatKind, Contestant, Strength } from './odds/combat.ts'

/** Who fights, and what counts of him: from the moment in which a combat is joined everybody sees it (RV-6.2-b). */
export type SideTold = {
  readonly power: string
  readonly leaders: readonly string[]
  readonly units: readonly number[]
  /** The points of what stands with it and never moves. */
  readonly garrison: number
  readonly limes: number
  readonly city: number
} & { readonly [P in keyof Strength]: Strength[P] }

/** A combat as its questions tell it. */
export type CombatTold = {
  readonly area: string
  readonly kind: CombatKind
  readonly attacker: SideTold
  readonly defender: SideTold
}

/**
 * Every question that Roma Victrix puts: what it tells, and the verbs it is answered with. Areas and Powers go by their
 * ids, coasts by `berthId`, Leaders by `leaderNoun`.
 */
export interface RomaTasks {
  // The turn
  'agree-length': { about: { turn: number }; verb: 'extend' | 'shorten' | 'as-agreed' }
  'place-consul': { verb: 'place-leader' }
  'place-new-leader': { about: { name: string; power: string }; verb: 'place-leader' | 'decline' }
  'place-drawn-leader': { about: { leader: string }; verb: 'place-leader' }

  // The economy
  'pick-unpaid': { about: { power: string; short: number }; verb: 'not-pay' }
  'new-units': {
    /** `ordered`: what the player has ordered so far, each as verb and noun; nothing of it is on the map before all are done. */
    about: { power: string; treasury: number; others: number; ordered: readonly string[] }
    verb: 'recruit' | 'create' | 'rebuild' | 'convert' | 'merge' | 'done'
  }
  'reform-units': { about: { power: string }; verb: 'merge' | 'done' }
  'raise-warbands': { about: { power: string }; verb: 'raise' | 'done' }
  'build-ships': { about: { bi: number; cav: number; flt: number }; verb: 'ship-instead-of' | 'done' }
  'raise-parthians': {
    about: { power: string; area: string; left: number }
    verb: 'create' | 'rebuild' | 'done'
  }
  'raise-minor': { about: { power: string; left: number }; verb: 'create' | 'rebuild' | 'done' }
  'new-capital': { about: { power: string }; verb: 'found-capital' | 'decline' }

  // Cards
  'event-cards': { verb: 'keep' | 'draw' | 'exchange' }
  'buy-card': { verb: 'buy-card' | 'decline' }
  'card-target': { about: { card: CardId }; verb: 'on' | 'take-back' }
  'recruit-by-card': { about: { power: string; area: string; left: number }; verb: 'create' | 'done' }
  'pick-commander': { verb: 'command' }

  // Operations
  operations: {
    about: { power: string }
    verb: 'activate' | 'rouse' | 'rouse-all' | 'surrender' | 'merge' | 'play' | 'pass'
  }
  command: {
    about: { leader: string; area: string; operations: number }
    verb: CommandVerb
  }
  'attack-where-he-stands': { about: { area: string; power: string }; verb: 'attack' | 'decline' }
  'relocate-fleet': { about: { area: string }; verb: 'relocate' }

  // Combat
  'avoid-combat': {
    about: { area: string; power: string }
    verb: 'stand' | 'withdraw' | 'withdraw-by-card' | 'enter-city'
  }
  withdraw: { about: { area: string; most: number }; verb: 'withdraw-to' | 'halt' }
  'withdraw-fleet': { about: { area: string }; verb: 'stand' | 'withdraw' }
  'name-leader': { about: { area: string }; verb: 'command' }
  'spend-modifier': {
    about: CombatTold & { holder: Contestant; net: number; own: number; other: number }
    verb: 'spend'
  }
  'pick-losses': { about: { area: string; left: number }; verb: 'lose' | 'suggested' }
  'pick-cargo': { about: { area: string; fate: 'lost' | 'reduced' }; verb: 'carried' }
  'retreat-or-stay': { about: { area: string }; verb: 'stay' | 'retreat' | 'enter-city' }
  retreat: {
    about: { area: string; gone: number; least: number; most: number }
    verb: 'retreat-to' | 'halt'
  }
  'pick-coast': { verb: 'sail-to' }

  // Reactions; each may be put off for a time.
  'react.before-combat': { about: CombatTold; verb: 'play' | Pass }
  'react.dice-shown': {
    about: { area: string; attacker: number; defender: number; combat: CombatTold }
    verb: 'exchange-losses' | Pass
  }
  'react.card-played': { about: { role: string; card: CardId }; verb: 'cancel' | Pass }
  'react.march': { about: { area: string }; verb: 'play' | Pass }
  'react.voyage': { about: { area: string }; verb: 'play' | Pass }
  'react.new-units': { verb: 'play' | Pass }
  'react.spent': { about: { leader: string; area: string }; verb: 'play' | Pass }
  'react.interception': {
    about: { area: string; power: string }
    verb: 'intercept' | 'intercept-by-card' | 'let-pass' | Rests
  }
  'react.interception-at-sea': {
    about: { area: string; power: string }
    verb: 'intercept' | 'intercept-by-card' | 'let-pass' | Rests
  }
  'react.admission': { about: { power: string; area: string }; verb: 'admit' | 'refuse' | Rests }
  'react.passage': { about: { power: string; area: string }; verb: 'admit' | 'refuse' | Rests }
}

/** Not while this Leader is active, not in this Game-Turn. */
type Rests = 'rest-activation' | 'rest-turn'
type Pass = 'pass' | Rests

/** What the active Leader may be told to do. */
export type CommandVerb =
  | 'take-all'
  | 'take'
  | 'take-every'
  | 'leave'
  | 'leave-every'
  | 'march'
  | 'attack'
  | 'ask-passage'
  | 'siege'
  | 'pillage'
  | 'capture'
  | 'merge'
  | 'embark'
  | 'sail'
  | 'attack-fleets'
  | 'debark'
  | 'play'
  | 'stop'

export type RomaTask = keyof RomaTasks

/**
 * What everybody at the table may know of. Reactions and cards betray a hand, and what is raised or not paid is its owner's
 * affair (RV-6.2-b); so are losses, which attrition takes unseen.
 */
export const publicTasks: readonly RomaTask[] = [
  'agree-length',
  'place-consul',
  'place-new-leader',
  'place-drawn-leader',
  'operations',
  'command',
  'attack-where-he-stands',
  'relocate-fleet',
  'avoid-combat',
  'withdraw',
  'withdraw-fleet',
  'name-leader',
  'spend-modifier',
  'retreat-or-stay',
  'retreat',
  'pick-coast',
]
export type RomaChoice<K extends RomaTask> = ChoiceOf<RomaTasks, K>
export type RomaDecision<K extends RomaTask = RomaTask> = DecisionOf<RomaTasks, K>

/** A question before it is known who answers it. */
export type RomaQuestion<K extends RomaTask = RomaTask> = {
  [P in K]: Omit<AskOf<RomaTasks, P>, 'role'>
}[K]

export const ask: Asker<RomaTasks> = askAny
