import type { EventOf, SeenOf } from '@aquila/engine'
import {
  data,
  flag,
  inSecret,
  name,
  number,
  ofLate,
  orNone,
  perhaps,
  person,
  piece,
  pieces,
  place,
  power,
  word,
} from '@aquila/engine/fields'
import type { CampaignRoll } from '../../data/series.ts'
import type { ToldArmy } from '../combat/armies.ts'
import type { Modifier } from '../combat/forces.ts'
import type { Means } from '../peoples/pacification.ts'

/** What becomes of one unit. '' is the side of those who belong to nobody. */
const ofUnit = { side: power(), unit: piece(), zone: place() }
const leaderIn = { leader: person(), zone: place() }

const theYear = {
  'initiative-roll': { roll: number(), capacity: number() },
  initiative: { side: power() },
  'initiative-turned': { side: power() },
  event: { number: number(), event: name<`event-${number}`>() },
  'falls-ill': leaderIn,
  'death-roll': { leader: person(), roll: number(), limit: number() },
  /** `number`: which of its sequences this year; `left`: this one included. */
  sequence: { side: power(), left: number(), number: perhaps(number()) },
  'extra-sequence-begins': { side: power() },
}

const stratagems = {
  draw: { side: power(), counter: inSecret(name()) },
  discard: { side: power(), counter: inSecret(name()) },
  stratagem: { side: power(), stratagem: name(), counter: name() },
  'divine-favour': { side: power(), value: number() },
  'parthian-shot': ofUnit,
  'assassination-fails': { leader: person(), roll: number() },
  'plague-ends': { zone: place() },
}

const movement = {
  march: {
    side: power(),
    leader: orNone(person()),
    units: pieces(),
    from: place(),
    to: place(),
    cost: number(),
  },
  'left-on-the-way': { unit: piece(), zone: place() },
}

const combat = {
  roll: {
    die: word<CampaignRoll['die']>(),
    value: number(),
    why: name<`${CampaignRoll['purpose']}-roll`>(),
    roller: power(),
    zone: place(),
    /** Whom the roll is about, if it is about one counter. */
    piece: orNone(piece()),
  },
  evasion: { side: power(), zone: place(), die: number(), below: number(), evades: flag() },
  'slipped-away': { side: power(), pieces: pieces(), from: place(), to: place() },
  battle: {
    zone: place(),
    naval: flag(),
    attacker: power(),
    defender: power(),
    attackers: pieces(),
    defenders: pieces(),
    strength: data<readonly [attacker: number, defender: number]>(),
    column: name(),
    shifts: data<readonly ToldModifier[]>(),
    modifiers: data<readonly ToldModifier[]>(),
    /** None: nobody rolled, because one side had nothing to fight with. */
    die: orNone(number()),
    row: number(),
    result: name(),
    winner: power(),
    year: ofLate(number()),
    armies: ofLate(data<{ readonly attacker: ToldArmy; readonly defender: ToldArmy }>()),
  },
  'unit-reduced': ofUnit,
  'unit-eliminated': ofUnit,
  'unit-lost': ofUnit,
  retreat: { side: power(), pieces: pieces(), from: place(), to: place() },
  trapped: { side: power(), piece: piece(), zone: place() },
  solitary: { leader: person(), die: number(), escapes: flag() },
  'leader-flees': { leader: person(), from: place(), to: place() },
}

const leaders = {
  /** Only a Roman has a faction to be told. */
  'leader-dies': { ...leaderIn, faction: perhaps(power()), cause: name() },
  'leader-driven-off': { ...leaderIn, cause: name() },
  'leader-enters': leaderIn,
  'leader-waits': { leader: person() },
  'leader-leaves': leaderIn,
  'leader-changes-side': { leader: person(), faction: power(), zone: place() },
  'units-change-side': { zone: place(), faction: power(), units: pieces() },
}

const peoples = {
  /** The People whose marker was drawn, or that it was a dummy. */
  'activation-draw': { drawn: name() },
  'people-at-war': { people: power(), faction: power() },
  'people-controlled': { people: power(), faction: power() },
  /** '' is the faction of a peace that is nobody's work. */
  'people-pacified': { people: power(), means: name<Means>(), faction: power() },
  'people-at-home': { people: power() },
  'returns-home': { people: power(), piece: piece(), zone: place() },
  'unit-recovers': ofUnit,
}

/** Everything that both games of the series tell alike, and what each value is. */
export const campaignEvents = {
  ...theYear,
  ...stratagems,
  ...movement,
  ...combat,
  ...leaders,
  ...peoples,
}

export type CampaignEvent = EventOf<typeof campaignEvents>

/** What a game tells by itself, each in its own way, and what the tables of the series read nevertheless. */
const eventsOfGames = {
  /** Whose points: one game calls it a faction, the other a side. */
  score: {
    faction: perhaps(power()),
    side: perhaps(power()),
    points: number(),
    why: name(),
    score: number(),
  },
  turn: { year: number(), turn: number(), turns: number() },
  'year-closes': { year: number(), last: flag() },
  sequences: { total: number() },
  deploy: { piece: piece(), zone: place() },
  voyage: { to: place() },
  withdraw: { from: place(), to: place() },
  'region-taken': { region: place(), faction: power() },
  plague: { zone: place() },
  'faction-leader': { faction: power(), leader: person() },
  'leads-alone': { faction: power(), leader: person() },
  'leader-assigned': { leader: person(), zone: place(), naval: flag() },
}

type SeenHere = typeof campaignEvents & typeof eventsOfGames

/** What the tables of the series read. A game tells more than this: they pass over kinds that are not theirs. */
export type SeenCampaignEvent<K extends keyof SeenHere = keyof SeenHere> = SeenOf<SeenHere, K>

/** One line of a battle's sum, as it is told. */
type ToldModifier = Pick<Modifier, 'rule' | 'why' | 'value'>
