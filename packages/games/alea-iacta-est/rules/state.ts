import type { Play, Position } from '@aquila/engine'
import type { GameTypes } from '../../imperator/data/series.ts'
import type { NewMaster } from '../../imperator/rules/peoples/control.ts'
import type { CampaignState, CampaignTurn, PeopleState, Place } from '../../imperator/rules/state.ts'
import type { AleaData, EventId, FactionId, PeopleId, RegionId, ScenarioId, Zone } from '../data/index.ts'
import type { AleaEvent } from './events/index.ts'
import type { Cause } from './fate.ts'

export {
  boxes,
  type Counter,
  opponentOf,
  type PeopleState,
  type Place,
  type Stack,
} from '../../imperator/rules/state.ts'
export { levyBox } from '../data/places.ts'
export type { FactionId }

/** What is remembered for one turn only. */
export interface TurnNotes extends CampaignTurn<FactionId> {
  event: EventId | null
  /** AIE-6.1-b: no battle between Roman units of the two factions. */
  janus: boolean
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
  /** AIE-4.4.1-a: the Peoples at war that come under the other player when the turn is over. */
  newMasters: NewMaster[]
}

/** The state of the series, and what only Alea Iacta Est has. */
export interface AleaState extends CampaignState<FactionId> {
  readonly scenario: ScenarioId
  /** AIE-10-a: the Caesarian scores upwards, the Republican downwards. */
  score: number
  /** AIE-5.1.1-a: 0 to 5. */
  spqr: number

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
  peoples: Record<PeopleId, PeopleState<FactionId>>

  /** AIE-6.3-l: markers of Intrigue au Sénat in Roma. */
  intrigues: string[]
  /** AIE-6.3-d, AIE-6.3-e: the focus of plague. */
  plague: { counter: string; zone: Place } | null

  caesarMurdered: boolean
  /** AIE-3.5.3-j: the last Assassin is gone and what follows has been done. */
  assassinsAvenged: boolean
  /** AIE-3.5.3-h, AIE-3.5.3-n: for how many turns to come the SMC total is reduced. */
  reducedSequenceTurns: number
  /** AIE-3.5.2-d, RULING-20: he leads Caesar's faction when he enters, unless Caesar falls to a Pretender. */
  octavianusInherits: boolean
  /** AIE-S5-d: how often Dolabella has changed sides. */
  dolabellaChanges: number
  /** AIE-5.1.1-b, RULING-39: Faction Leaders killed in combat or murdered since the last SPQR step. */
  factionLeadersKilled: number
  turn: TurnNotes
}

/** What the rules work on. */
export type Alea = Play<AleaState, AleaData, AleaEvent>
/** What functions that only look work on. */
export type AleaPosition = Position<AleaState, AleaData>
/** The part of it that tells where counters stand. */
export type AleaBoard = Pick<AleaPosition, 'state' | 'data'>

/** What the hooks that Alea Iacta Est gives its series are written for. */
export interface AleaTypes extends GameTypes {
  readonly position: AleaPosition
  readonly play: Alea
  readonly side: FactionId
  readonly people: PeopleId
  readonly region: RegionId
  readonly zone: Zone
  readonly cause: Cause
}

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
    newMasters: [],
    sequencesDone: { caesarian: 0, republican: 0 },
  }
}

export function factionNamed(role: string): FactionId {
  if (role !== 'caesarian' && role !== 'republican') throw new Error(`no faction ${role}`)
  return role
}
