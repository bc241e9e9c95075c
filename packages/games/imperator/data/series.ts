/**
 * What a game of the series must bring.
 *
 * The series (Alea Iacta Est, Semper Victor) is one set of rules in `imperator/`: counters, marches, combats, Peoples,
 * stratagems. They work on a `Campaign`, a position whose state and data have at least what `CampaignState`
 * (rules/state.ts) and `CampaignData` (here) say. A game
 *
 * 1. extends `CampaignState` with its own state, and narrows the ids (`CampaignState<FactionId>`);
 * 2. assembles its tables to `CampaignData`: map, Peoples, leaders, units and counters by `joinTables` (tables.ts), regions
 *    and scenarios as they are below, more if it likes;
 * 3. writes `data/citations.ts`: under which of its own rule ids the log and the explanations cite what is shared;
 * 4. writes `rules/series.ts`: the `Series` below, measures and hooks by section. A hook that the game has no rule for
 *    answers null, false or an empty list;
 * 5. writes its own sequence of play out of shared and own steps: a shared step is a line of it like any other
 *    (`{ id: 'B', rule: ..., run }`), because a game's `g` is a `Campaign`.
 *
 * A game writes its hooks for its own, narrower types (`GameTypes`); `asSeries` hands them over to the shared rules.
 */

import type { Choice, Reason, RuleId, Rules, Table } from '@aquila/engine'
import type { Engagement, Force, Modifier } from '../rules/combat/forces.ts'
import type { BattleSketch } from '../rules/combat/odds.ts'
import type { Column, March } from '../rules/movement/column.ts'
import type { Means } from '../rules/peoples/pacification.ts'
import type { CampaignReason } from '../rules/reasons.ts'
import type { Campaign, CampaignPosition } from '../rules/state.ts'
import type { Stratagem } from '../rules/stratagems/registry.ts'
import type { Citations } from './citations.ts'
import type { CombatCell, CombatTable } from './combat-table.ts'
import type { CounterIndex } from './counter-index.ts'
import type {
  FactionId,
  NationalityId,
  People,
  PeopleId,
  Place,
  Region,
  RegionId,
  Sea,
  StratagemId,
  Zone,
} from './map.ts'

/** 1.3: one side of a unit counter. */
export interface UnitRatings {
  readonly strength: number
  readonly quality: number
  readonly tactical: number
}

/** 1.3: a unit, Roman or of a People. */
export interface Unit {
  readonly id: string
  readonly name: string
  /** null: Roman. */
  readonly people: PeopleId | null
  readonly kind: string
  /** What the counter is one of. */
  readonly type: string
  readonly normal: UnitRatings
  readonly reduced: UnitRatings
  /** Where the unit of a People stands when its People is at home. */
  readonly home: Place | null
}

/** 1.2: the ratings of a Roman leader, on the face that he shows. */
export interface LeaderFace {
  /** CC: units that he can take with him. */
  readonly command: number
  /** TB: added to the die in battle. */
  readonly tactical: number
  /** PC: initiative, loyalty, seizing power. */
  readonly political: number
  /** SR: movement/combat sequences and evasion. */
  readonly strategic: number
}

export interface RomanLeader {
  readonly id: string
  readonly name: string
  readonly fullName: string
  /** A missing face is null. */
  readonly faces: Readonly<Record<FactionId, LeaderFace | null>>
  /** By year: he dies when 1d10 is lower than the number; no number, no roll. */
  readonly naturalDeath: Table<number>
}

export interface ForeignLeader {
  readonly id: string
  readonly name: string
  readonly people: PeopleId
  readonly command: number
  readonly tactical: number
  readonly strategic: number
}

/** What a scenario changes of a leader. */
export interface LeaderOverride {
  readonly command?: number
  /** He acts as a Roman leader does, though he leads a People: with the political capacity of this one. */
  readonly actsAsRomanWith?: string
}

export interface CampaignScenario {
  readonly firstYear: number
  readonly lastYear: number
  readonly overrides: Table<LeaderOverride>
}

/** 6: a stratagem as its counter names it. What it does is in the registry of the rules. */
export interface StratagemData {
  readonly id: StratagemId
  /** The name on the counter. */
  readonly name: string
  readonly phase: string
  readonly rules: readonly RuleId[]
}

export interface StratagemCounter {
  readonly id: string
  readonly faces: readonly { readonly stratagem: string; readonly value: number | null }[]
}

/** Everything that the rules of the series read. A game's own data has all this, and more. */
export interface CampaignData<F extends FactionId = FactionId> {
  readonly factions: readonly [F, F]
  readonly zones: Table<Zone>
  /** By their ordinals. */
  readonly zoneList: readonly Zone[]
  readonly zoneIds: readonly Place[]
  /** Zones outside the Roman world. */
  readonly zonesAbroad: readonly Place[]
  readonly seas: Table<Sea>
  readonly regions: Table<Region>
  readonly regionOrder: readonly RegionId[]
  readonly peoples: Table<People>
  /** In the order in which the rules go through them. */
  readonly peopleOrder: readonly PeopleId[]
  readonly nationalityOrder: readonly NationalityId[]
  readonly romanLeaders: Table<RomanLeader>
  readonly romanLeaderIds: readonly string[]
  readonly foreignLeaders: Table<ForeignLeader>
  /** Roman and other units alike. */
  readonly units: Table<Unit>
  /** The People of each leader and unit; null: Roman. */
  readonly peopleOfCounter: Table<PeopleId | null>
  readonly index: CounterIndex
  readonly stratagems: Table<StratagemData>
  readonly stratagemCounters: Table<StratagemCounter>
  readonly combat: CombatTable
  readonly scenarios: Table<CampaignScenario>
  /** The ids of the game's own rulebook for what the series carries out. */
  readonly cites: Citations
  readonly series: Series
}

/** What hooks are called with. A game narrows it to its own types, and writes its hooks for those. */
export interface GameTypes {
  readonly position: CampaignPosition
  readonly play: Campaign
  readonly side: FactionId
  readonly people: PeopleId
  readonly region: RegionId
  readonly zone: Zone
  /** What a leader dies of. */
  readonly cause: string
}

/**
 * The shared rules call the hooks of a game with positions of that game, but know them only as positions of the series; and they
 * hand its reasons on as theirs, for nobody but the texts to read. The compiler cannot follow that: it is told here, and nowhere
 * else.
 */
export function asSeries<G extends GameTypes, R extends Reason>(own: Series<G, R>): Series {
  return own as unknown as Series
}

/**
 * What the two rulebooks have in different measure, and what only one of them has, by section. `G` is what the hooks of a game
 * are called with, `R` are the reasons that they give.
 */
export interface Series<G extends GameTypes = GameTypes, R extends Reason = CampaignReason> {
  /** 1.2.2, 1.3.2: movement points. */
  readonly allowance: {
    readonly leader: number
    readonly unit: number
    /** Kinds of units that go farther than others; null: there are none. */
    readonly byKind: Table<number> | null
  }
  /** 2.C: dummy markers in the cup of Phase C. */
  readonly dummies: number
  /** 6: stratagem counters that a player may keep. */
  readonly handLimit: number
  /** 9: a People pacified by arms in one year can rise again so many years later. */
  readonly yearsOfPeace: number
  /** 4.4.3: after which peace a Major goes home at once; after another it does in the next adjustments. */
  readonly homeAtOnce: readonly Means[]
  /** 8.2: the die of an evasion, and what those who attack take off its chance. */
  readonly evasion: {
    readonly die: 'd6' | 'd10'
    readonly hindrance: (position: G['position'], attackers: readonly string[]) => number
  }
  /** 4.2.1: whether leaders of Peoples come back from whatever they died of, or only from combat. */
  readonly foreignLeadersReturn: 'from-combat' | 'always'
  /** By what a leader died of: the rule, and whether it counts as death in combat or by murder (10.1). */
  readonly deaths: Table<{ readonly rule: RuleId; readonly as: 'combat' | 'murder' | null }>

  /** 6: every stratagem of the game, with all there is to it. */
  readonly stratagems: Table<Stratagem<G, R>>

  /** 2.F: true if the match ends with this Phase F, whatever is still chosen in it. */
  readonly endsThisYear: (position: G['position']) => boolean

  // 3.5, 3.6: who stands above the others.

  /** The rank that a leader bears, in a word of the game; null: none. */
  readonly rankOf: (position: G['position'], leader: string) => string | null
  /** The leaders whom political agitation binds. */
  readonly isHead: (position: G['position'], leader: string) => boolean
  /** True of a leader whose death decides the scenario, at once or as soon as what else it takes is done. */
  readonly decidesByDeath: (position: G['position'], leader: string) => boolean
  /** Whose death changes what others are: he dies after those who die with him. */
  readonly diesLast: (position: G['position'], leader: string) => boolean
  /** 8.6.3: the leaders of a force whose political capacity counts in battle. */
  readonly claimants: (position: G['position'], force: Force) => readonly string[]
  /** 3.6.5: the Romans in this place take no part in anything. */
  readonly standsApart: (position: G['position'], place: Place) => boolean
  /** What makes every move be looked for again when it changes. */
  readonly upheavals: (position: G['position']) => number
  /** True if leaders may now be in the way of others of their own side. */
  readonly leadersKeepApart: (position: G['position']) => boolean

  // 3.4, 4.3, 7: movement.

  /** Why a leader, or a unit without one, does not set out; beside what holds for all. `flight`: out of a combat (6.3). */
  readonly whyLeaderWaits: (
    position: G['position'],
    side: G['side'],
    leader: string,
    flight: boolean,
  ) => R | null
  readonly whyUnitWaits: (position: G['position'], side: G['side'], unit: string, flight: boolean) => R | null
  /** Why a leader takes no units along now, on a march, in flight or in an evasion. */
  readonly whyTravelAlone: (position: G['position'], side: G['side'], leader: string) => R | null
  /** Why a unit does not go by land with a leader; `evading`: out of a combat. */
  readonly whyNotByLand: (position: G['position'], unit: string, evading: boolean) => R | null
  readonly whyRomansStayOut: (
    position: G['position'],
    column: Column,
    from: G['zone'],
    to: G['zone'],
    underWay: boolean,
  ) => R | null
  readonly whyPeopleStaysOut: (
    position: G['position'],
    column: Column,
    from: G['zone'],
    to: G['zone'],
  ) => R | null
  /** Why a column of Romans may not end its march in a zone that it may go through. */
  readonly whyRomansDoNotStay: (position: G['position'], column: Column, zone: G['zone']) => R | null
  /** True if a column that comes into a zone may not leave it again. */
  readonly holdsWhoComes: (position: G['position'], column: Column, place: Place) => boolean
  /** Why a leader who is alone among enemies may not flee to a zone. */
  readonly whyNoRefuge: (position: G['position'], leader: string, to: G['zone']) => R | null
  /** 7.3: whether a zone lifts the limit of marches outside the Roman world. */
  readonly liftsLimitOutside: (zone: G['zone']) => boolean
  /** 7.3: what of a march counts against the limit: all of one that never entered such a zone, or the steps since the last. */
  readonly costOutside: (march: March) => number
  /** Romans of the two sides do not fight each other, by this rule; null: they do. */
  readonly truce: (position: G['position']) => RuleId | null
  /** True if no rule of the turn, the scenario or the counter keeps a Roman from a zone next door, of the same region. */
  readonly unhindered: (position: G['position'], side: G['side'], piece: string, to: G['zone']) => boolean
  /** Event 6: a place where a head of the side would stay. */
  readonly isSeat: (position: G['position'], side: G['side'], place: Place) => boolean
  /** Units of one sort in one zone can all march alone, or none. */
  readonly sortOf: (unit: Unit) => string
  readonly canSail: (position: G['position'], leader: string, flight: boolean) => boolean
  readonly sail: (g: G['play'], leader: string, flight: boolean) => Rules
  /** What binds a side's movement as a whole. */
  readonly guard: (position: G['position'], side: G['side']) => Guard<G>
  /** What a side can do in its movement besides marching, and how it is done: fleets that are no units. */
  readonly otherMoves: (position: G['position'], side: G['side']) => readonly Choice[]
  readonly otherMove: (g: G['play'], side: G['side'], verb: string, noun: string) => Rules
  /** True if more may happen to those who come into a place than that they are there. */
  readonly isPerilous: (position: G['position'], place: Place) => boolean
  /**
   * What happens to those who have come into a place. Gives those that are still there afterwards, and whoever has joined them.
   * `mayEnd`: whether a march of these could end there; those who may not stop only pass. Without it nobody goes on.
   */
  readonly facePerils: (
    g: G['play'],
    side: G['side'],
    pieces: readonly string[],
    from: Place,
    to: Place,
    mayEnd?: (pieces: readonly string[]) => boolean,
  ) => Rules<readonly string[]>

  // 8: combat.

  /** All that happens in one place in E.2, and whether there is anything to be settled. */
  readonly resolveZone: (g: G['play'], place: Place) => Rules
  readonly isToBeResolved: (position: G['position'], place: Place) => boolean
  /** 8.2, 8.4.1: why a force may not slip away or retreat to a zone that is free of enemies. */
  readonly whyNoEscapeTo: (
    position: G['position'],
    side: G['side'],
    pieces: readonly string[],
    from: G['zone'],
    to: G['zone'],
  ) => R | null
  /** 8.6: whether a river or strait that the attackers have crossed counts in this battle. */
  readonly crossingCounts: (position: G['position'], battle: BattleSketch) => boolean
  /** What the event of the year adds for a force against another; against it, if negative. */
  readonly eventModifiers: (
    position: G['position'],
    own: Force,
    enemy: Force,
  ) => readonly Modifier<R['why']>[]
  /** Notes that a battle is fought, before the die is cast. */
  readonly battleJoined: (g: G['play'], battle: BattleSketch) => void
  /** 8.5.2: who of the beaten dies by whom they were beaten, whatever the table says. */
  readonly condemned: (
    position: G['position'],
    winner: Pick<Force, 'leaders'>,
    loser: Pick<Force, 'leaders'>,
  ) => readonly string[]
  /** 8.5: who of the beaten dies. */
  readonly fateOfLeaders: (
    g: G['play'],
    battle: Engagement,
    cell: CombatCell,
    winner: Force,
    loser: Force,
  ) => Rules
  /** What the losses of a battle make a side lose besides. */
  readonly afterLosses: (g: G['play'], place: Place, side: G['side']) => Rules
  /** 8.4.1: the beaten side leaves; `closed` are the zones that the attackers came from. */
  readonly retreat: (g: G['play'], battle: Engagement, side: G['side'], closed: readonly Place[]) => Rules
  /** 7.1: on which dice a leader alone among enemies gets away, and by which rule; null: without a roll. */
  readonly loneLeader: (position: G['position'], leader: string) => LoneLeader | null
  /** What becomes of a Roman leader's marks and offices, and who comes after him. */
  readonly romanDies: (g: G['play'], leader: string, cause: G['cause']) => Rules

  // 4: Peoples.

  /** 4.4.1: who controls a People that goes to war, or is at war in the next turn. */
  readonly findController: (g: G['play'], people: G['people']) => G['side']
  /** 4.2.4: what follows for Romans who stand among a People that has gone to war, before leaders alone among it flee. */
  readonly warBreaksOut: (g: G['play'], people: G['people']) => Rules
  /** 4.1: the Peoples that count as one with this People now, itself among them. */
  readonly kin: (position: G['position'], people: G['people']) => readonly G['people'][]
  /** 9: the People has been pacified by force. */
  readonly isBeaten: (position: G['position'], people: G['people']) => boolean
  /** 9: the enemy holds the home of a People, so that its lost units do not come back. */
  readonly isHomeLost: (position: G['position'], people: G['people']) => boolean
  /** Why a stratagem cannot pacify a People; beside what holds for all. */
  readonly whyNotPacify: (position: G['position'], side: G['side'], people: G['people']) => R | null
  /** What follows when a Major makes peace, before its counters go home; and the points for it. */
  readonly majorAtPeace: (g: G['play'], people: G['people'], means: Means, by: G['side'] | null) => Rules
  readonly scorePacification: (g: G['play'], people: G['people'], means: Means, by: G['side']) => Rules

  // 10: points.

  readonly score: (g: G['play'], side: G['side'], points: number, rule: RuleId, why: string) => Rules

  // 2.E: the sequences.

  /** What every sequence brings about at its end, and what ends with the last. */
  readonly endOfSequence: (g: G['play']) => Rules
  readonly endOfCampaign: (g: G['play']) => void
}

/** A roll of Phase E: who rolls what for, where, and for whom if it is about one counter. */
export interface CampaignRoll {
  readonly die: 'd6' | 'd10'
  readonly purpose: 'battle' | 'evasion' | 'solitary' | 'plague' | 'assassination'
  readonly roller: FactionId
  readonly zone: Place
  readonly piece?: string
  /** What the dice are told, if not the purpose. */
  readonly label?: string
}

/** 7.1: how a leader alone among enemies gets away. */
export interface LoneLeader {
  readonly rule: RuleId
  readonly escapes: (die: number) => boolean
}

/** What binds a side's movement as a whole: it may not be done while regions are short of what must stay there. */
export interface Guard<G extends GameTypes = GameTypes> {
  readonly short: readonly RegionId[]
  /** Units that can be called back. */
  readonly recalls: readonly string[]
  /** To be asked after each move. */
  readonly look: () => void
  readonly recall: (g: G['play'], unit: string) => void
}
