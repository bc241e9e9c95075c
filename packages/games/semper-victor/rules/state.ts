import type { Play, Position } from '@aquila/engine'
import type { GameTypes } from '../../imperator/data/series.ts'
import type { CampaignState, CampaignTurn, PeopleState, Place } from '../../imperator/rules/state.ts'
import type {
  DioceseId,
  EventId,
  FleetId,
  PeopleId,
  ScenarioId,
  SemperData,
  SideId,
  Zone,
} from '../data/index.ts'
import type { SemperEvent } from './events/index.ts'

export { boxes, opponentOf } from '../../imperator/rules/state.ts'
export type { Place }

/** SV-3.6, SV-S2-A: a usurpation under way. */
export interface Usurpation {
  readonly usurper: string
  /** The side that plays him. He rises against the other. */
  master: SideId
  /** SV-6.1-A to SV-6.2-C: the bonus of the stratagem in steps B, C and D. */
  readonly bonus: number
  /** SV-3.6.3-A, SV-3.6.3-B: leaders with his Civil War marker who came over to him from the other side. */
  followers: string[]
  /** RULING-30, RULING-114: leaders with his marker who were on the side of his player already. */
  companions: string[]
  /** SV-S5-A: every Roman leader of his side follows him. */
  everybody: boolean
  /** SV-3.6.5-B: the Diocese that he chose in step C. */
  extension: DioceseId | null
  /** SV-3.6.5-A, RULING-121: the Diocese in which he rose; null: outside the Empire. */
  readonly rose: DioceseId | null
}

/** SV-3.4.2: a fleet marker. Those aboard stand in its box. */
export interface Fleet {
  side: SideId
  /** SV-3.4.2-F: in its port, or the sea where it is. */
  at: 'port' | Place
  /** SV-9.2-A: lost, and back in Phase D of this year; null: in play. */
  returns: number | null
  /** It has moved in this M/CS. */
  moved: boolean
}

/** SV-6.3-M, SV-6.3-Y to SV-6.3-ZA: a stratagem counter on the map that is worth 3 VP each year. */
export interface Thorn {
  readonly counter: string
  readonly zone: Place
  /** RULING-56: who had come into its zone already in the M/CS in which it was laid. */
  readonly early: readonly string[]
}

/** SV-6.3-D, SV-6.3-E: a stratagem counter that infests its zone, or the zones around it too. */
export interface Plague {
  readonly counter: string
  readonly zone: Place
  readonly epidemic: boolean
}

/** SV-5-A: why the players exchange their roles in Phase F. */
export type RoleChange = 'succession' | 'usurpation'

/** What is remembered for one turn only. */
export interface SemperTurn extends CampaignTurn<SideId> {
  event: EventId | null
  /** SV-5-A */
  roleChange: RoleChange | null
  /** SV-3.5.1-J, RULING-119: whose candidature was presented this turn, refused or not. */
  proposed: string[]
  /** SV-EV-11: the zones that Romans may not leave. */
  rage: Place[]
  /** SV-2.C-8: deaths have been rolled for already. */
  deathsRolled: boolean
  /** SV-3.3.1-C: Dux who were removed this turn and come back in the next. */
  duxLost: string[]
  /** SV-3.1.2-C: nobody stopped the builders when Phase F of the last year began. */
  cityFinished: boolean
  /** RULING-120: Romans who are just leaving a People of their own player; not there while nobody is. */
  leaving?: readonly string[]
  /** SV-6.3-B: the side that is just fleeing from a battle; not there while nobody is. */
  fleeing?: SideId
}

export interface SemperState extends CampaignState<SideId> {
  readonly scenario: ScenarioId
  /** SV-10.1, SV-10.2 */
  points: Record<SideId, number>
  /** SV-3.5.1-A: the Primus Augustus and the Secondus Augustus. */
  emperors: Record<SideId, string | null>
  /** SV-3.5.1-B: the other Augustus of each side, one at most. */
  augusti: Record<SideId, string[]>
  caesares: Record<SideId, string[]>
  /** SV-3.5.1-M: sons of Constantin who have been Caesar or Augustus, for the order of naming. */
  honoured: { caesar: string[]; augustus: string[] }
  /** SV-3.5.3-A */
  protectores: Record<SideId, string | null>
  usurpations: Usurpation[]
  fleets: Record<FleetId, Fleet>
  /** SV-3.1.2-B: the box of the turn track with the marker; SV-3.1.2-D: the city stands. */
  constantinopolis: { box: number | null; built: boolean }
  regions: Record<DioceseId, SideId>
  peoples: Record<PeopleId, PeopleState<SideId>>
  thorns: Thorn[]
  plagues: Plague[]
  /** SV-2.C-7: the Turn marker shows its Pax Romana side. */
  paxRomana: boolean
  /** SV-SC-L: the players have other roles than those they began with. */
  exchanged: boolean
  /** SV-LT-C, SV-6.3-Z: the year in which Constantin died, and the side that he was on. */
  constantin: { died: number | null; side: SideId | null }
  /** SV-S7-B: the year in which the leader died with whom the scenario ends. */
  endedBy: number | null
  turn: SemperTurn
}

/** What the rules work on. */
export type Semper = Play<SemperState, SemperData, SemperEvent>
/** What functions that only look work on. */
export type SemperPosition = Position<SemperState, SemperData>

/** What the hooks that Semper Victor gives its series are written for. */
export interface SemperTypes extends GameTypes {
  readonly position: SemperPosition
  readonly play: Semper
  readonly side: SideId
  readonly people: PeopleId
  readonly region: DioceseId
  readonly zone: Zone
}

const fleetBoxes: Readonly<Record<FleetId, Place>> = {
  occidentalis: 'box-fleet-occidentalis',
  orientalis: 'box-fleet-orientalis',
}

/** Those aboard a fleet stand in its box. */
export function fleetBox(fleet: FleetId): Place {
  return fleetBoxes[fleet]
}

export function newTurnNotes(): SemperTurn {
  return {
    event: null,
    ill: [],
    extraSequence: null,
    sequencesDone: { primus: 0, secondus: 0 },
    roleChange: null,
    proposed: [],
    rage: [],
    deathsRolled: false,
    duxLost: [],
    cityFinished: false,
  }
}
