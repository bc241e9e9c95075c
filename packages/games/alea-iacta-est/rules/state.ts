import type { Play, Position } from '@aquila/engine'
import type { AleaData, EventId, FactionId, PeopleId, RegionId, ScenarioId } from '../data/index.ts'
import type { Place } from '../data/places.ts'

export { boxes, levyBox, type Place } from '../data/places.ts'

/**
 * Where a leader or a unit is, and what it shows. It never changes, so that copies of a state can share it: counters.ts
 * puts another in its place.
 */
export interface Counter {
  readonly id: string
  readonly place: Place
  /**
   * The face a Roman leader shows (AIE-1.2.1-a); whose a Roman unit is while it is on the map or in a levy box
   * (AIE-3.7.2-a); null for counters of a People.
   */
  readonly faction: FactionId | null
  /** A unit that shows its reduced side; no leader does. */
  readonly reduced: boolean
  /** Has moved in this E.1 (RULING-14). */
  readonly moved: boolean
}

/** Counters that stand together, in the order in which they came. */
export interface Company {
  readonly leaders: readonly string[]
  readonly units: readonly string[]
}

/**
 * The counters in one place, by the faction they show: an index of `counters`, because rules ask for it
 * thousands of times a second. Only pieces.ts makes one. It never changes, so that who goes through it may move its
 * counters.
 */
export interface Stack {
  readonly caesarian: Company
  readonly republican: Company
  /** Peoples, and Romans off the map who belong to nobody. */
  readonly others: Company
}

export type PeopleStatus = 'peace' | 'war' | 'allegiance'

export interface PeopleState {
  status: PeopleStatus
  /** At war: who controls it (AIE-4.4.1). Under allegiance: to whom (AIE-4.4.2). At peace: null. */
  faction: FactionId | null
  /** The year in whose Phase C it can rise again (AIE-9.3-a, AIE-9.3-c); null if it is not barred. */
  barredUntil: number | null
  /** A Major pacified this turn, whose counters this side puts home in the adjustments (AIE-4.4.3-c). */
  sentHomeBy: FactionId | null
}

/** How a counter came into a zone in this SMC: where from, and over a river or strait (AIE-8.2-f, AIE-CT-l). */
export interface Arrival {
  readonly piece: string
  readonly zone: Place
  readonly from: Place
  readonly crossed: boolean
}

/** What is remembered for one turn only. */
export interface TurnNotes {
  event: EventId | null
  /** AIE-6.1-b: no battle between Roman units of the two factions. */
  janus: boolean
  /** AIE-EV-01, AIE-EV-04: the Faction Leaders who are ill. */
  ill: string[]
  /** AIE-EV-10: who gets one more SMC at the end of Phase E. */
  extraSequence: FactionId | null
  /** AIE-4.4.2-c, RULING-07: who has tried diplomacy. */
  diplomacyTried: FactionId[]
  /** RULING-128: who has played stratagems of Phase C. */
  geostrategyPlayed: FactionId[]
  /** AIE-5.1.1-g */
  factionLeaderFoughtRomans: boolean
  /** AIE-5.1.2-a: the Pretender whose coup succeeded, by the faction he took; the seats change in Phase F. */
  coupsWon: Record<FactionId, string | null>
  /** RULING-24: what AIE-3.5.3-k to AIE-3.5.3-m put there this Phase F is spared by AIE-9.1-b and AIE-9.2-b. */
  placedInAlexandria: string[]
  /** How many SMCs each side has finished this turn (AIE-S1-a). */
  sequencesDone: Record<FactionId, number>
}

export interface AleaState {
  readonly scenario: ScenarioId
  year: number
  initiative: FactionId
  /** Whose SMC it is in Phase E; whose turn it is in the other phases. */
  active: FactionId
  /** AIE-10-a: the Caesarian scores upwards, the Republican downwards. */
  score: number
  /** AIE-5.1.1-a: 0 to 5. */
  spqr: number
  /** SMCs left this turn (AIE-2.D-b). */
  sequences: Record<FactionId, number>

  /** All leaders, then all units. */
  counters: Counter[]
  /** Who stands in each place: the zones, the seas, the boxes. */
  stacks: Stack[]
  arrivals: Arrival[]

  /** AIE-3.5.1-a: one or two for each faction. */
  factionLeaders: Record<FactionId, string[]>
  /** AIE-3.6.1-b: by the faction that is threatened. */
  pretenders: Record<FactionId, string | null>
  /** Leaders who went over with a Pretender, by the faction they left: if he wins they follow him back (RULING-41). */
  joinedPretender: Record<FactionId, string[]>
  /** AIE-3.6.5-b: regions that stand apart under a Triumvir. */
  triumvirs: { leader: string; region: RegionId }[]

  /** AIE-3.7.3-a; null: nobody's. */
  regions: Record<RegionId, FactionId | null>
  /** AIE-3.7.3-d: who gets an invaded region back when the invaders are gone and nobody has taken it. */
  controlBeforeInvasion: Record<RegionId, FactionId | null>
  roma: FactionId | null
  peoples: Record<PeopleId, PeopleState>

  /** Stratagem counters: in the cup, held in secret, on the map, out for a turn, out for good. */
  cup: string[]
  hands: Record<FactionId, string[]>
  /** AIE-6.3-l: markers of Intrigue au Sénat in Roma. */
  intrigues: string[]
  /** AIE-6.3-d, AIE-6.3-e: the focus of plague. */
  plague: { counter: string; zone: Place } | null
  /** Back in the cup next turn. */
  restingCounters: string[]
  removedCounters: string[]

  caesarMurdered: boolean
  /** AIE-3.5.3-j: the last Assassin is gone and what follows has been done. */
  assassinsAvenged: boolean
  /** AIE-3.5.3-h, AIE-3.5.3-n: for how many turns to come the SMC total is reduced. */
  reducedSequenceTurns: number
  /** AIE-3.5.2-d: the leaders with entry "A" come in the next Phase C. */
  heirsDue: boolean
  /** AIE-S5-d: how often Dolabella has changed sides. */
  dolabellaChanges: number
  /** AIE-5.1.1-b, RULING-39: Faction Leaders killed in combat or murdered since the last SPQR step. */
  factionLeadersKilled: number
  turn: TurnNotes
}

/** What the rules work on. */
export type Alea = Play<AleaState, AleaData>
/** What functions that only look work on. */
export type AleaPosition = Position<AleaState, AleaData>
/** The part of it that tells where counters stand. */
export type AleaBoard = Pick<AleaPosition, 'state' | 'data'>

export function newTurnNotes(): TurnNotes {
  return {
    event: null,
    janus: false,
    ill: [],
    extraSequence: null,
    diplomacyTried: [],
    geostrategyPlayed: [],
    factionLeaderFoughtRomans: false,
    coupsWon: { caesarian: null, republican: null },
    placedInAlexandria: [],
    sequencesDone: { caesarian: 0, republican: 0 },
  }
}

export function opponentOf(faction: FactionId): FactionId {
  return faction === 'caesarian' ? 'republican' : 'caesarian'
}
