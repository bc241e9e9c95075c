import type { EventOf, SeenOf } from '@aquila/engine'
import {
  data,
  flag,
  inSecret,
  name,
  names,
  number,
  numbers,
  ofLate,
  orNone,
  perhaps,
  perhapsInSecret,
  person,
  pieces,
  place,
  power,
  word,
} from '@aquila/engine/fields'
import type { CardId, UnitKindId } from '../data/index.ts'
import type { CombatKind, Contestant, Dice, Modifier, Split } from './odds/combat.ts'
import type { AsStrong, AtWar, Lure } from './solitaire/motive.ts'
import type { ArmyTold, Standing } from './standing.ts'

/**
 * Everything that Roma Victrix tells, and what each value is. Areas and Powers go by their ids, coasts by `berthId`,
 * Leaders by `leaderNoun`, players by their role, which is the Power they began with.
 */

const area = place()
const province = place()
const leader = person()
const die = number()
/** How things stood, for whoever pictures it. */
const standing = ofLate(data<Standing>())
/** RV-6.2-b: in combat all see what was lost; otherwise the owner alone. */
const toll = { area, power: power(), lost: perhapsInSecret(pieces()), reduced: perhapsInSecret(pieces()) }

/** What each side has, had or rolled. */
type OfBoth<T> = Readonly<Record<Contestant, T>>
type Plainly<T> = { readonly [K in keyof T]: T[K] }

/** Of a seat, which goes by the Power it began with. */
type Share = { readonly power: string; readonly got: number; readonly of: number }

const turn = {
  turn: { turn: number(), of: number() },
  /** RV-4.51-a: how much of its objectives each seat has at the end of a Game-Turn. */
  standings: { turn: number(), shares: data<readonly Share[]>(), standing },
  initiative: { power: power(), left: number() },
  consul: { leader, power: power(), rating: number(), area },
  'leader-comes': { name: name(), power: power(), area },
  'new-leader': { power: power(), rating: number(), die, area, standing },
  'leader-lost': {
    leader,
    name: orNone(name()),
    power: power(),
    area,
    supreme: ofLate(flag()),
    standing,
  },
  succession: { power: power(), name: name(), standing },
  collapse: { power: power(), standing },
  transfer: { to: power(), text: word() },
  'pillage-removed': { province },
  'city-recovers': { province, strength: number() },
  conquest: { province, power: power() },
  'garrison-restored': { province, power: power() },
  'no-counters': { power: power(), number: number() },
  /** To whom, and what its owner would have collected before and after. */
  'capital-lost': { power: power(), by: power(), province, before: number(), after: number(), standing },
  'capital-founded': { power: power(), province, standing },
  'capital-restored': { power: power(), province, standing },
}

const cards = {
  'card-dealt': { role: power(), card: inSecret(name<CardId>()) },
  'card-played': { role: power(), card: name<CardId>() },
  'card-cancelled': { role: power(), card: name<CardId>() },
  allegiance: { power: power(), to: power(), standing },
  rebellion: { leader, die, success: flag(), standing },
  rebels: { leader, area, to: power() },
  defection: { leader, die, success: flag(), to: power(), standing },
  hardship: {
    leader,
    power: power(),
    area,
    hit: perhapsInSecret(number()),
    of: perhapsInSecret(number()),
  },
  pirates: { power: power(), area, die, percent: number() },
  /** The units there by class, and the strengths of the warband markers. */
  intelligence: { role: power(), area, units: inSecret(names()), markers: inSecret(numbers()) },
}

const economy = {
  revenue: { power: power(), revenue: number(), treasury: number() },
  maintenance: { power: power(), cost: number(), unpaid: number(), treasury: number(), standing },
  attrition: { power: power(), area, die, points: perhapsInSecret(number()), standing },
  defectors: { number: number(), to: power() },
  recruitment: { leader, area, die, success: flag(), standing },
  created: raised(),
  rebuilt: raised(),
  converted: {
    power: power(),
    area: perhapsInSecret(area),
    unit: perhapsInSecret(name<UnitKindId>()),
  },
  'warbands-raised': { power: power(), area, number: number() },
  warbands: { people: power(), province, number: number() },
  'automaton-raises': { power: power(), area, value: number() },
}

/** RV-6.2-b: what is raised is known to its owner only. */
function raised() {
  return {
    power: power(),
    cost: number(),
    treasury: number(),
    area: perhapsInSecret(area),
    unit: perhapsInSecret(name<UnitKindId>()),
  }
}

const operations = {
  roused: { power: power(), die, success: flag(), standing },
  violated: { power: power(), by: power(), role: orNone(power()), standing },
  awakened: { power: power(), standing },
  activation: { leader, power: power(), area, die, operations: number() },
  march: {
    leader,
    from: area,
    to: area,
    cost: number(),
    left: number(),
    motive: perhaps(word<Lure>()),
  },
  /** From coast to coast, or out at sea. */
  sail: { leader, from: place(), to: place(), left: number() },
  embark: { leader, berth: place() },
  debark: { leader, area },
  storm: { area, die, hit: flag(), standing },
  'cargo-lost': toll,
  admission: { power: power(), by: power(), area, granted: flag() },
  passage: { power: power(), by: power(), area, granted: flag() },
  interception: {
    leader,
    area,
    die,
    success: flag(),
    motive: perhaps(word<AsStrong['motive']>()),
    standing,
  },
  capture: { leader, area, die, captured: flag(), power: power(), standing },
  relocated: { power: power(), to: place() },
  /** Pirates land for nobody. */
  pillage: { province, gain: number(), power: perhaps(power()), standing },
}

const combat = {
  attack: {
    leader,
    area,
    power: power(),
    motive: perhaps(word<AtWar['motive']>()),
    since: perhaps(number()),
  },
  withdrawal: { power: power(), area, die, distance: number(), standing },
  withdraws: { power: power(), from: area, to: area },
  'into-city': { area },
  combat: {
    kind: word<CombatKind>(),
    area,
    attacker: power(),
    defender: power(),
    points: data<OfBoth<number>>(),
    leaders: data<OfBoth<readonly string[]>>(),
    units: data<OfBoth<readonly number[]>>(),
    modifiers: data<readonly Plainly<Omit<Modifier, 'rule'>>[]>(),
    holder: orNone(word<Contestant>()),
    net: number(),
    dice: data<Plainly<Dice>>(),
    split: data<Plainly<Split>>(),
    lost: data<Plainly<Dice>>(),
    /** The side, for which a text says the Power. */
    loser: orNone(name<Contestant>()),
    standing,
    armies: ofLate(data<OfBoth<ArmyTold>>()),
  },
  loss: toll,
  'casualty-roll': { leader, die, standing },
  'stay-roll': { power: power(), die, distance: number(), standing },
  retreat: { power: power(), from: area, to: place() },
  'force-eliminated': { power: power(), area },
  'garrison-lost': { province },
  'city-taken': { province, power: power(), standing },
  plunder: { power: power(), gain: number(), lost: number() },
}

export const events = { ...turn, ...cards, ...economy, ...operations, ...combat }

export type RomaEvents = typeof events
export type RomaEvent = EventOf<RomaEvents>
export type RomaEventKind = keyof RomaEvents
export type SeenRomaEvent<K extends RomaEventKind = RomaEventKind> = SeenOf<RomaEvents, K>
