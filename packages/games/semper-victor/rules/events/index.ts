import type { EventOf, SeenOf } from '@aquila/engine'
import {
  data,
  flag,
  name,
  number,
  orNone,
  perhaps,
  person,
  piece,
  pieces,
  place,
  places,
  power,
} from '@aquila/engine/fields'
import { campaignEvents } from '../../../imperator/rules/events/index.ts'
import type { FleetId } from '../../data/dioceses.ts'
import type { DioceseId, SideId } from '../../data/types.ts'
import type { Rank } from '../emperors/ranks.ts'
import type { ThornId } from '../stratagems/thorns.ts'

const theYear = {
  turn: { year: number(), turn: number(), turns: number() },
  /** All that the year brought is told; after the last one the scenario is judged. */
  'year-closes': {
    year: number(),
    last: flag(),
    points: data<{ readonly [side in SideId]: number }>(),
    dioceses: data<{ readonly [diocese in DioceseId]: SideId }>(),
    /** Who reigns on each side, the head first, and how many capitals it has. */
    emperors: data<{ readonly [side in SideId]: readonly string[] }>(),
    capitals: data<{ readonly [side in SideId]: number }>(),
    usurpers: data<readonly { readonly leader: string; readonly side: SideId }[]>(),
    pax: flag(),
    /** Who would have won. */
    winner: orNone(power<SideId>()),
  },
  sequences: { total: number(), primus: number(), secondus: number() },
  'extra-sequence': { side: power() },
  'popular-rage': { roll: number(), zones: places() },
  'pax-romana': { year: number() },
  'pax-broken': { leader: person() },
}

const frame = {
  deploy: { piece: piece(), zone: place() },
  'leader-never-comes': { leader: person() },
  'region-taken': { region: place<DioceseId>(), faction: power<SideId>() },
  score: { side: power<SideId>(), points: number(), why: name(), score: number() },
  'city-begun': { year: number() },
  'city-interrupted': { zone: place() },
  'city-built': { zone: place() },
}

const adjustments = {
  /** A Roman unit recovers wherever it is, whoever leads it. */
  'unit-recovers': { side: perhaps(power()), unit: piece(), zone: place() },
  'unit-returns': { unit: piece(), zone: place() },
  'unit-waits': { unit: piece() },
  'moves-at-home': { piece: piece(), from: place(), to: place() },
  withdraw: { leader: person(), from: place(), to: place() },
}

const combat = {
  /** SV-8.2-A: he could try, and no die would do. */
  'no-evasion': { side: power<SideId>(), zone: place(), below: number() },
}

const fleets = {
  voyage: { fleet: piece<FleetId>(), to: place(), aboard: pieces() },
  landing: { fleet: piece<FleetId>(), zone: place(), pieces: pieces() },
  'fleet-controlled': { fleet: piece<FleetId>(), side: power<SideId>() },
  'fleet-lost': { fleet: piece<FleetId>(), year: number() },
  'fleet-returns': { fleet: piece<FleetId>(), zone: place() },
}

const stratagems = {
  'furies-cancel': { zone: place() },
  plague: { zone: place(), epidemic: flag() },
  thorn: { stratagem: name<ThornId>(), zone: place(), side: power<SideId>() },
  'thorn-pulled': { stratagem: name<ThornId>(), zone: place() },
}

/** SV-3.5, SV-5: offices, successions, and the roles of the players. */
const emperors = {
  named: { leader: person(), side: power<SideId>(), rank: name<Rank>() },
  refused: { leader: person(), rank: name<Rank>() },
  enthroned: { leader: person(), side: power<SideId>() },
  exiled: { leader: person(), side: power<SideId>(), zone: place() },
  protectores: { side: power<SideId>(), leader: person() },
  'roles-change': { leader: person(), primus: number(), secondus: number() },
}

const loyaltyOfCompanion = { leader: person(), roll: number(), capacity: number(), zone: place() }
const loyaltyOfZone = { leader: person(), zone: place(), total: number(), capacity: number() }
const loyaltyOfDiocese = { leader: person(), region: place<DioceseId>(), total: number(), capacity: number() }
const winningOver = { zone: place(), side: power<SideId>(), total: number(), capacity: number() }

/** SV-3.6 */
const usurpations = {
  usurper: { leader: person(), side: power<SideId>(), against: power<SideId>(), zone: place() },
  'usurpation-validated': { leader: person(), roll: number(), capacity: number() },
  'usurpation-fails': { leader: person(), roll: number(), capacity: number() },
  'joins-usurper': { leader: person(), usurper: person(), zone: place() },
  'companion-leaves': loyaltyOfCompanion,
  'companion-stays': loyaltyOfCompanion,
  'zone-loyal': loyaltyOfZone,
  'zone-disloyal': loyaltyOfZone,
  'usurpation-spreads': loyaltyOfDiocese,
  'usurpation-contained': loyaltyOfDiocese,
  rallied: winningOver,
  'not-rallied': winningOver,
  'usurpation-succeeds': { leader: person(), against: power<SideId>() },
  'usurpation-over': { leader: person(), side: power<SideId>() },
}

/** Everything that Semper Victor tells, and what each value is. */
export const events = {
  ...campaignEvents,
  ...theYear,
  ...frame,
  ...adjustments,
  ...combat,
  ...fleets,
  ...stratagems,
  ...emperors,
  ...usurpations,
}

export type SemperEvents = typeof events
export type SemperEvent = EventOf<SemperEvents>
export type SeenSemperEvent<K extends keyof SemperEvents = keyof SemperEvents> = SeenOf<SemperEvents, K>
export type SemperEventKind = keyof SemperEvents
