import type { EventOf, SeenOf } from '@aquila/engine'
import {
  data,
  flag,
  name,
  names,
  number,
  ofLate,
  orNone,
  people,
  person,
  piece,
  pieces,
  place,
  power,
} from '@aquila/engine/fields'
import { campaignEvents } from '../../../imperator/rules/events/index.ts'
import type { FactionId, PeopleId, RegionId } from '../../data/types.ts'

/** What becomes of one unit of a side. */
const ofUnit = { side: power<FactionId>(), unit: piece(), zone: place() }

const theYear = {
  turn: { year: number(), bc: number(), turn: number(), turns: number() },
  /** All that the year brought is told but for recruits; after the last one the scenario is judged. */
  'year-closes': {
    year: number(),
    bc: number(),
    last: flag(),
    score: number(),
    /** Whose Roma and the regions are. */
    holds: data<{ readonly [region in RegionId | 'roma']: FactionId | null }>(),
    /** AIE-10.2-b: what the land of each is worth. */
    land: data<{ readonly [side in FactionId]: number }>(),
    /** Who would have won. */
    winner: orNone(power()),
    outcome: name(),
  },
  sequences: { total: number(), caesarian: number(), republican: number() },
  'extra-sequence': { side: power<FactionId>(), leader: person() },
  'desertion-regions': { one: place<RegionId>(), two: place<RegionId>(), happens: flag() },
}

const frame = {
  deploy: { side: power<FactionId>(), piece: piece(), zone: place() },
  'leader-joins': { leader: person(), side: power<FactionId>() },
  muster: ofUnit,
  disband: ofUnit,
  recruit: { side: power<FactionId>(), unit: piece(), region: place<RegionId>() },
  garrison: { side: power<FactionId>(), unit: piece(), from: place(), to: place() },
  withdraw: { side: power<FactionId>(), from: place(), to: place(), pieces: pieces() },
  'leader-away': { leader: person(), zone: place(), side: ofLate(power()) },
}

const regions = {
  /** With how many of its zones and cities. None of them: it was nobody's work, as after an invasion. */
  'region-taken': {
    region: place<RegionId>(),
    faction: power<FactionId>(),
    zones: ofLate(number()),
    cities: ofLate(number()),
  },
  'region-lost': { region: place<RegionId>() },
  'roma-taken': { faction: power<FactionId>() },
  'roma-lost': {},
  /** The lines that moved it; and what the others were looked at for. */
  spqr: {
    change: number(),
    spqr: number(),
    lines: names(),
    legions: ofLate(number()),
    wars: ofLate(names<PeopleId>()),
  },
  score: { faction: power<FactionId>(), points: number(), why: name(), score: number() },
}

const campaign = {
  voyage: {
    side: power<FactionId>(),
    leaders: people(),
    naves: pieces(),
    cargo: pieces(),
    from: place(),
    to: place(),
    cost: number(),
  },
  'lost-at-sea': { piece: piece(), sea: place() },
  recalled: { unit: piece(), from: place(), to: place() },
  abandoned: ofUnit,
  'leader-assigned': { leader: person(), zone: place(), naval: flag() },
}

const stratagems = {
  janus: { side: power() },
  imperium: { side: power(), spqr: number() },
  'intrigues-end': { side: power<FactionId>() },
  turncoat: ofUnit,
  plague: { zone: place() },
  'plague-strikes': { piece: piece(), zone: place() },
}

const politics = {
  'faction-leader': { faction: power<FactionId>(), leader: person() },
  'leads-alone': { faction: power<FactionId>(), leader: person() },
  'leader-placed': { leader: person(), from: place(), zone: place() },
  'factions-change': { leader: person(), faction: power<FactionId>(), score: number() },
}

/** AIE-3.5.3: the Ides of March, and what comes of them. */
const murder = {
  'attempt-on-caesar': { roll: number(), against: number() },
  'no-attempt-on-caesar': { roll: number(), against: number() },
  'attempt-succeeds': { total: number(), modifier: number() },
  'attempt-fails': { total: number(), modifier: number() },
  'army-divides': { to: place(), zone: place(), leaders: people(), units: pieces() },
  'to-alexandria': { piece: piece(), zone: place() },
}

/** AIE-3.6: Pretenders and Triumvirs. */
const coups = {
  pretender: { leader: person(), faction: power<FactionId>() },
  'coup-validated': { leader: person(), total: number(), capacity: number() },
  'coup-fails': { leader: person(), total: number(), capacity: number() },
  'coup-succeeds': { leader: person(), faction: power<FactionId>() },
  'zone-faithful': { zone: place(), total: number(), capacity: number() },
  'zone-unfaithful': { zone: place(), total: number(), capacity: number() },
  triumvir: { leader: person(), region: place<RegionId>() },
  'triumvir-refuses': { leader: person(), roll: number(), capacity: number() },
  'triumvir-rallied': { region: place<RegionId>(), faction: power<FactionId>() },
}

/** AIE-4.4.2-c */
const embassy = {
  side: power<FactionId>(),
  leader: person(),
  people: power<PeopleId>(),
  total: number(),
  capacity: number(),
}

const peoples = {
  allegiance: { people: power<PeopleId>(), faction: power<FactionId>() },
  'diplomacy-succeeds': embassy,
  'diplomacy-fails': embassy,
  'people-to-be-controlled': { people: power(), faction: power() },
}

/** Everything that Alea Iacta Est tells, and what each value is. */
export const events = {
  ...campaignEvents,
  ...theYear,
  ...frame,
  ...regions,
  ...campaign,
  ...stratagems,
  ...politics,
  ...murder,
  ...coups,
  ...peoples,
}

export type AleaEvents = typeof events
export type AleaEvent = EventOf<AleaEvents>
export type SeenAleaEvent<K extends keyof AleaEvents = keyof AleaEvents> = SeenOf<AleaEvents, K>
export type AleaEventKind = keyof AleaEvents
