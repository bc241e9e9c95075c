import type { Play, Position } from '@aquila/engine'
import {
  boxes,
  eventBox,
  type Face,
  type HexId,
  type KingsData,
  type NationId,
  type PeriodId,
  type Place,
} from '../data/index.ts'
import type { BattleState } from './battle/display.ts'
import type { KingsEvent } from './events.ts'

/** The one player. */
export const ROME = 'rome'

export { boxes, eventBox, type Place }

/** A piece as it lies: never changed, another takes its place in the list. */
export interface Piece {
  readonly id: string
  readonly place: Place
  readonly face: Face
  /** KOR-SIEGE-7: the hex from which a leader entered the one he stands in. */
  readonly from: HexId | null
}

/** The pieces of one side in a hex. */
export interface Company {
  readonly leaders: readonly string[]
  /** Land units. Ships in a port take no part in what happens on land. */
  readonly units: readonly string[]
  readonly ships: readonly string[]
  /** KOR-DEF-4: at most one. */
  readonly garrison: string | null
}

/** The pieces in a place in the order they came, and in a hex by the face they show. */
export interface Stack {
  readonly all: readonly string[]
  readonly roman: Company
  readonly hostile: Company
}

/** Rome's pool and minimap are the hex of Rome itself. */
export type Omens = 'nice' | 'bad'

/** A city that an army of the other peoples took this turn (KOR-EOT-8). */
export interface Capture {
  readonly hex: HexId
  readonly by: NationId
  readonly fromRome: boolean
}

/** What is remembered for one turn only. Its lists never change: another takes their place. */
export interface TurnNotes {
  /** Chits drawn so far, and to be drawn. */
  drawn: { readonly roman: number; readonly hostile: number }
  /** Null until they are counted. */
  actions: number | null
  actionsDone: number
  /** KOR-ACT-3: reactions to come in the Hostile Reaction Phase. */
  reactions: number
  /** Reactions made in this phase: the first may have to be Military (RULING-31). */
  reactionsDone: number
  /** The player has ended his actions. */
  actionsEnded: boolean
  /** KOR-SEN-1: how the Senate answered, by people. */
  consent: Readonly<Partial<Record<NationId, boolean>>>
  /** RULING-11: peoples whose armies attacked a Romanized city, this turn. */
  attackers: readonly NationId[]
  captures: readonly Capture[]
  /** One more action for each war of which Rome was forewarned. */
  forewarned: number
  /** End Action was drawn: the King's Virtus alone counts. */
  endAction: boolean
  /** RULING-57: leaders and units that came home in triumph and act no more. */
  triumphed: readonly string[]
}

/** The verdict on a reign, for the end page. */
export interface Reign {
  readonly period: PeriodId
  readonly king: string
  /** He who was to reign, if an Interrex did. */
  readonly interrex: boolean
  readonly cities: number
  readonly mission: number
  readonly vp: number
  readonly ip: number
}

/** Lists and records, but for those of pieces and stacks, never change: another takes their place. */
export interface KingsState {
  turn: number
  period: PeriodId
  /** RULING-85: the match ends with this reign. */
  singleReign: boolean
  /** KOR-DEF-7: the two tracks. */
  vp: number
  ip: number

  /** By the number of the piece (`data.index`). */
  pieces: Piece[]
  /**
   * By the number of the place; null: nobody is there. An index of `pieces`, because rules ask for it hundreds of
   * thousands of times a second. Only stacks.ts writes it.
   */
  stacks: (Stack | null)[]

  /** Who reigns: a king or the Interrex; null before the first. */
  king: string | null
  /** KOR-DUEL-4: an Interrex made by a King's death stays in Rome. */
  kingTied: boolean
  /** KOR-PER-2.1, RULING-12 */
  senate: boolean
  pontifex: boolean

  /** KOR-PIL-9, RULING-28: Roman units that hold a city until the end of the period. */
  holders: readonly string[]
  /** RULING-59: offices lost in a trial, in Rome to the end of the period. */
  convicted: readonly string[]
  /** RULING-22 */
  sacked: readonly HexId[]
  /** RULING-34: cities of one people held by another. */
  control: Readonly<Record<HexId, NationId>>
  /** RULING-07: cities that were Romanized when the period began. */
  romanizedBefore: readonly HexId[]
  /** KOR-OFF-2: the turns in which offices come from the track. */
  track: Readonly<Record<string, number>>

  omens: Omens | null
  bridge: boolean
  ostia: boolean
  /** Boxes of the wars in play: their people needs no vote (RULING-11). */
  wars: readonly string[]
  /** War chits resolved in this period (RULING-10). */
  warsOfPeriod: readonly string[]
  /** RULING-09: the Falisci have attacked in turns 4 to 6; Rome has attacked Falerii since. */
  faliscanAttack: boolean
  faleriiAttacked: boolean
  /** RULING-11: peoples whose armies attacked a Romanized city in the turn before. */
  attackersBefore: readonly NationId[]
  reigns: readonly Reign[]
  /** The battle display, while a battle is fought (KOR-BP-1). */
  battle: BattleState | null
  notes: TurnNotes
}

/** What the rules work on. */
export type Kings = Play<KingsState, KingsData, KingsEvent>
/** What functions that only look work on. */
export type KingsPosition = Position<KingsState, KingsData>

export function newTurnNotes(): TurnNotes {
  return {
    drawn: { roman: 0, hostile: 0 },
    actions: null,
    actionsDone: 0,
    reactions: 0,
    reactionsDone: 0,
    actionsEnded: false,
    consent: {},
    attackers: [],
    captures: [],
    forewarned: 0,
    endAction: false,
    triumphed: [],
  }
}
