import type { EventOf, SeenOf } from '@aquila/engine'
import {
  data,
  flag,
  name,
  number,
  numbers,
  ofLate,
  orNone,
  people,
  perhaps,
  person,
  piece,
  pieces,
  place,
  places,
  power,
  word,
} from '@aquila/engine/fields'
import type { Face, HexId, LeaderReverse, NationId, Place } from '../data/index.ts'
import type { Attack, BattleKind, Tactic, ToldDisplay } from './battle/display.ts'
import type { BattleEnd } from './battle/pitched.ts'
import type { Reaction } from './reactions/index.ts'
import type { Omens } from './state.ts'
import type { HostileVerb } from './tasks.ts'

/** Everything that Kings of Rome tells, and what each value is. */

const hex = place<HexId>()
const side = power<Face>()
const nation = power<NationId>()
/** A box beside the map. */
const box = name<Place>()
/** The dice of a round, one by one and by side. */
const attacks = {
  attacks: data<readonly ToldAttack[]>(),
  ours: numbers(),
  theirs: numbers(),
}

/** A die of a battle; ships never roll again. */
export type ToldAttack = { readonly [K in keyof Omit<Attack, 'rerolled'>]: Attack[K] } & {
  readonly rerolled?: boolean
}

/** What a die was rolled for. */
export type RollWhy =
  | 'siege'
  | 'siege again'
  | 'corruption'
  | 'pillage'
  | 'intimidation'
  | 'hostile siege'
  | 'hostile siege again'
  | 'betrayal'

const turns = {
  'set-up': { king: orNone(person()), ip: number(), vp: ofLate(number()) },
  turn: { turn: number(), turns: number(), period: number(), king: person() },
  senate: { period: number() },
  inauguratio: { king: person(), roll: number(), reigns: person() },
  interrex: { king: person(), tied: flag() },
  'new-chits': { period: number(), pool: pieces(), roman: number(), hostile: number() },
  vp: { change: word(), vp: number(), cause: name() },
  ip: { change: word(), ip: number(), cause: name() },
  transfer: {
    count: number(),
    from: name<Face>(),
    to: name<Face>(),
    cause: name(),
    which: word<'all' | 'military'>(),
    roman: number(),
    hostile: number(),
  },
  swap: { count: number(), roman: number(), hostile: number() },
  'office-ends': { office: person() },
  released: { piece: piece(), side, to: box },
  redeployment: { pieces: pieces() },
  homecoming: { pieces: pieces() },
  mission: {
    period: number(),
    king: person(),
    cities: number(),
    hexes: places<HexId>(),
    mission: number(),
    fulfilled: flag(),
    verdict: name<'fulfilled' | 'failed'>(),
  },
}

const deployment = {
  draw: { chit: piece(), from: name<Face>(), left: number() },
  'chit-deployed': { piece: piece(), side, to: hex },
  garrison: { garrison: piece(), hex, side, reason: perhaps(name()) },
  'garrison-unplaced': { chit: piece(), side },
  recalled: { unit: piece(), hex, side },
  'office-enters': { office: person() },
  'office-waits': { office: person(), turn: number() },
  'leader-back': { leader: person() },
  'serves-rome': { piece: piece(), side },
  event: { event: name(), from: name<Face>() },
  forewarned: { event: name() },
  war: { war: name(), nation, hex, pieces: pieces() },
  ostia: { hex, garrison: piece() },
  bridge: { built: name<'built' | 'broken'>() },
  omens: { omens: name<Omens>() },
  'omens-end': {},
  'end-action': {},
  'hero-kept': { hero: person(), hex },
  'champions-round': { roman: number(), alban: number(), rome: number(), alba: number() },
  champions: { winner: orNone(name<'rome' | 'alba'>()), hex },
  nightfall: { rounds: number() },
}

const actions = {
  actions: {
    actions: number(),
    king: number(),
    roll: orNone(number()),
    half: orNone(number()),
    leaders: number(),
    forewarned: number(),
  },
  'actions-end': { left: number() },
  'senate-votes': {
    nation,
    dice: numbers(),
    votes: number(),
    curiae: number(),
    granted: flag(),
    result: name<'granted' | 'refused'>(),
  },
  /** Against a city, or in the field against the leader of an army. */
  /** Its target is a city, and in a battle those who are met. */
  action: { action: name<HostileVerb>(), target: place(), nation: orNone(nation) },
  march: {
    side,
    leader: person(),
    units: pieces(),
    from: hex,
    to: hex,
    path: places<HexId>(),
    cost: number(),
    target: perhaps(hex),
    reason: perhaps(name()),
    arrived: perhaps(flag()),
  },
  sails: { fleet: pieces(), aboard: pieces(), from: hex, to: hex, anchorage: hex, cost: number() },
  lands: { pieces: pieces(), from: hex, hex },
  roll: {
    hex,
    why: name<RollWhy>(),
    die: number(),
    modifier: number(),
    total: orNone(number()),
    target: number(),
    won: flag(),
    result: name<'enough' | 'not-enough'>(),
    assault: perhaps(number()),
    spent: perhaps(number()),
    unit: perhaps(piece()),
  },
  'unit-turned': { unit: piece(), to: hex, hex, side },
  held: { unit: piece(), hex, side },
  sacked: { hex },
  sortie: { hex, leader: person(), units: pieces() },
  'driven-out': { piece: piece(), hex, side, to: box },
  'garrison-bought': { garrison: piece(), hex },
  'garrison-turned': { garrison: piece(), hex, to: power<Face>() },
  'goes-over': { unit: piece(), hex, side, to: box },
  eliminated: { piece: piece(), hex, side, to: box },
  captured: { piece: piece(), hex, side },
  'leader-taken': { leader: person(), hex, reverse: name<LeaderReverse>() },
  'leader-dies': { leader: person(), hex },
  withdraws: { pieces: pieces(), from: hex, to: hex, reason: name() },
  withdrawn: { piece: piece(), hex, side, to: box },
}

const reactions = {
  reaction: {
    reaction: name<Reaction>(),
    roll: orNone(number()),
    reason: name<'army-formed' | 'rolled'>(),
  },
  'no-effect': { reaction: name<Reaction>(), reason: name() },
  gathers: { nation, leader: person(), hex, units: pieces(), from: places<HexId>(), reason: name() },
  ambush: { leader: person(), pieces: pieces(), from: hex, hex, nation: orNone(nation), reason: name() },
  reinforced: { unit: piece(), hex, side, source: name<'map' | 'pool' | 'container'>() },
  betrayal: { hex, garrison: piece(), reason: name<'weakest' | 'weakest-by-lot'>() },
  'hostile-siege': { leader: person(), hex, nation, holder: orNone(nation) },
  'gates-open': { hex, nation },
  'city-taken': { hex, nation, fromRome: flag() },
  hero: { hero: person(), leader: person(), hex },
  'rome-threatened': { leader: person(), hex, nation },
}

const battles = {
  'battle-begins': {
    hex,
    battle: word<BattleKind>(),
    attacker: side,
    roman: orNone(person()),
    hostile: orNone(person()),
    romanUnits: pieces(),
    hostileUnits: pieces(),
  },
  duel: {
    roman: person(),
    hostile: person(),
    romanDie: number(),
    hostileDie: number(),
    romanTotal: number(),
    hostileTotal: number(),
    romanDies: flag(),
    hostileDies: flag(),
  },
  'both-leaders-dead': { roman: person(), hostile: person() },
  command: { side, leader: orNone(person()) },
  tactics: { roman: name<Tactic>(), hostile: name<Tactic>() },
  'no-clash': { hex },
  vanguards: { ours: pieces(), theirs: pieces() },
  'vanguard-round': attacks,
  'clash-won': { winner: orNone(side) },
  engagement: { leader: orNone(person()), die: number(), target: number(), engages: flag() },
  'armies-part': {
    hex,
    reason: name<'within-walls' | 'both-on-defence' | 'nobody-left' | 'not-engaged'>(),
  },
  pursuit: { retreating: side, ...attacks },
  'stand-aside': { leaders: people() },
  'lines-drawn': {
    roman: pieces(),
    hostile: pieces(),
    romanReserve: pieces(),
    hostileReserve: pieces(),
    romanLeader: orNone(number()),
    hostileLeader: orNone(number()),
  },
  'leader-deployed': { leader: person(), space: orNone(number()), unit: orNone(piece()) },
  'battle-round': { round: number(), ...attacks },
  reroll: {
    side,
    by: piece(),
    target: piece(),
    die: number(),
    hits: flag(),
    rerolled: flag(),
    was: number(),
  },
  'battle-track': { side, piece: piece(), cost: number(), track: number(), destroyed: flag() },
  'leader-attacked': {
    side,
    by: piece(),
    leader: person(),
    die: number(),
    target: number(),
    hits: flag(),
  },
  'brought-up': { side, unit: piece(), space: number() },
  'battle-ends': { round: number(), roman: number(), hostile: number() },
  'battle-result': {
    hex,
    winner: orNone(side),
    how: word<BattleEnd['how']>(),
    roman: number(),
    hostile: number(),
    display: ofLate(data<ToldDisplay>()),
  },
  triumph: { leader: person(), hex },
  trial: {
    accused: person(),
    lost: word<'battle' | 'siege'>(),
    dice: numbers(),
    modifier: number(),
    acquitted: flag(),
  },
  rejoins: { tribune: person(), hex },
  'naval-battle': { hex, roman: pieces(), hostile: pieces() },
  'naval-round': { hex, round: number(), ...attacks },
  'naval-result': { hex, winner: orNone(side), roman: number(), hostile: number() },
}

export const events = { ...turns, ...deployment, ...actions, ...reactions, ...battles }

export type KingsEvents = typeof events
export type KingsEvent = EventOf<KingsEvents>
export type KingsEventKind = keyof KingsEvents
export type SeenKingsEvent<K extends KingsEventKind = KingsEventKind> = SeenOf<KingsEvents, K>
