import type { Play, Position } from '@aquila/engine'
import type { Face, HexId, KingsData, NationId, PeriodId } from '../data/index.ts'
import type { BattleState } from './battle/display.ts'

/** The one player. */
export const ROME = 'rome'

/** Where a piece is: a hex, or one of the boxes beside the map. Each piece is always in exactly one place. */
export type Place = string

export const boxes = {
  /** KOR-DEF-2: the two opaque containers. */
  roman: 'container-roman',
  hostile: 'container-hostile',
  /** The General Pool: out of play, but to be found. */
  pool: 'pool',
  /** Prisoners, until the end of the turn (KOR-EOT-3). */
  captives: 'captives',
  /** Offices that wait on the turn track (KOR-OFF-2). */
  track: 'track',
  /** Scaevola and Cocles, kept for later. */
  kept: 'kept',
  /** Chits of periods to come, kings to come. */
  coming: 'coming',
  /** Out of the game. */
  out: 'out',
} as const

/** Pieces that an event brings start from its box and return there (RULING-65). */
export function eventBox(event: string): Place {
  return `box-${event}`
}

/** Rome's pool and minimap are the hex of Rome itself. */
export type Omens = 'nice' | 'bad'

/** A city that an army of the other peoples took this turn (KOR-EOT-8). */
export interface Capture {
  readonly hex: HexId
  readonly by: NationId
  readonly fromRome: boolean
}

/** What is remembered for one turn only. */
export interface TurnNotes {
  /** Chits drawn so far, and to be drawn. */
  drawn: { roman: number; hostile: number }
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
  consent: Partial<Record<NationId, boolean>>
  /** RULING-11: peoples whose armies attacked a Romanized city, this turn. */
  attackers: NationId[]
  captures: Capture[]
  /** One more action for each war of which Rome was forewarned. */
  forewarned: number
  /** End Action was drawn: the King's Virtus alone counts. */
  endAction: boolean
  /** RULING-57: leaders and units that came home in triumph and act no more. */
  triumphed: string[]
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

export interface KingsState {
  turn: number
  period: PeriodId
  /** KOR-DEF-7: the two tracks. */
  vp: number
  ip: number

  places: Record<string, Place>
  faces: Record<string, Face>
  /**
   * The pieces in each place: an index of `places`, because rules ask for it thousands of times a second. Only `put`
   * in pieces.ts writes it.
   */
  stacks: Record<Place, string[]>

  /** Who reigns: a king or the Interrex; null before the first. */
  king: string | null
  /** KOR-DUEL-4: an Interrex made by a King's death stays in Rome. */
  kingTied: boolean
  /** KOR-PER-2.1, RULING-12 */
  senate: boolean
  pontifex: boolean

  /** KOR-SIEGE-7: the hex from which a leader entered the one he stands in. */
  enteredFrom: Record<string, HexId>
  /** KOR-PIL-9, RULING-28: Roman units that hold a city until the end of the period. */
  holders: string[]
  /** RULING-59: offices lost in a trial, in Rome to the end of the period. */
  convicted: string[]
  /** RULING-22 */
  sacked: HexId[]
  /** RULING-34: cities of one people held by another. */
  control: Record<HexId, NationId>
  /** RULING-07: cities that were Romanized when the period began. */
  romanizedBefore: HexId[]
  /** KOR-OFF-2: the turns in which offices come from the track. */
  track: Record<string, number>

  omens: Omens | null
  bridge: boolean
  ostia: boolean
  /** Boxes of the wars in play: their people needs no vote (RULING-11). */
  wars: string[]
  /** War chits resolved in this period (RULING-10). */
  warsOfPeriod: string[]
  /** RULING-09: the Falisci have attacked in turns 4 to 6; Rome has attacked Falerii since. */
  faliscanAttack: boolean
  faleriiAttacked: boolean
  /** RULING-11: peoples whose armies attacked a Romanized city in the turn before. */
  attackersBefore: NationId[]
  reigns: Reign[]
  /** The battle display, while a battle is fought (KOR-BP-1). */
  battle: BattleState | null
  notes: TurnNotes
}

/** What the rules work on. */
export type Kings = Play<KingsState, KingsData>
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
