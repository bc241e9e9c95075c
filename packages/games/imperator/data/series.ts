import type { Reason } from '@aquila/engine'
import type { CampaignReason } from '../rules/reasons.ts'
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
 * Hooks are methods, so that a game may write them for its own, narrower position.
 */

import type { Choice, RuleId, Rules, Table } from '@aquila/engine'
import type { Engagement, Force, Modifier } from '../rules/combat/forces.ts'
import type { BattleSketch } from '../rules/combat/odds.ts'
import type { Column, March } from '../rules/movement/column.ts'
import type { Means } from '../rules/peoples/pacification.ts'
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

/**
 * What the two rulebooks have in different measure, and what only one of them has, by section. Why something is not
 * legal a hook says with a reason of its game's list (`R`). The rules of the series hand it on as one of theirs: nobody but the
 * texts reads it.
 */
export interface Series<R extends Reason = CampaignReason> {
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
    hindrance(position: CampaignPosition, attackers: readonly string[]): number
  }
  /** 4.2.1: whether leaders of Peoples come back from whatever they died of, or only from combat. */
  readonly foreignLeadersReturn: 'from-combat' | 'always'
  /** By what a leader died of: the rule, and whether it counts as death in combat or by murder (10.1). */
  readonly deaths: Table<{ readonly rule: RuleId; readonly as: 'combat' | 'murder' | null }>

  /** 6: every stratagem of the game, with all there is to it. */
  readonly stratagems: Table<Stratagem<R>>

  // 3.5, 3.6: who stands above the others.

  /** The leaders whom political agitation binds. */
  isHead(position: CampaignPosition, leader: string): boolean
  /** Whose death changes what others are: he dies after those who die with him. */
  diesLast(position: CampaignPosition, leader: string): boolean
  /** 8.6.3: the leaders of a force whose political capacity counts in battle. */
  claimants(position: CampaignPosition, force: Force): readonly string[]
  /** 3.6.5: the Romans in this place take no part in anything. */
  standsApart(position: CampaignPosition, place: Place): boolean
  /** What makes every move be looked for again when it changes. */
  upheavals(position: CampaignPosition): number
  /** True if leaders may now be in the way of others of their own side. */
  leadersKeepApart(position: CampaignPosition): boolean

  // 3.4, 4.3, 7: movement.

  /** Why a leader, or a unit without one, does not set out; beside what holds for all. `flight`: out of a combat (6.3). */
  whyLeaderWaits(position: CampaignPosition, side: FactionId, leader: string, flight: boolean): R | null
  whyUnitWaits(position: CampaignPosition, side: FactionId, unit: string, flight: boolean): R | null
  /** Why a leader takes no units along now, on a march, in flight or in an evasion. */
  whyTravelAlone(position: CampaignPosition, side: FactionId, leader: string): R | null
  /** Why a unit does not go by land with a leader; `evading`: out of a combat. */
  whyNotByLand(position: CampaignPosition, unit: string, evading: boolean): R | null
  whyRomansStayOut(
    position: CampaignPosition,
    column: Column,
    from: Zone,
    to: Zone,
    underWay: boolean,
  ): R | null
  whyPeopleStaysOut(position: CampaignPosition, column: Column, from: Zone, to: Zone): R | null
  /** Why a column of Romans may not end its march in a zone that it may go through. */
  whyRomansDoNotStay(position: CampaignPosition, column: Column, zone: Zone): R | null
  /** True if a column that comes into a zone may not leave it again. */
  holdsWhoComes(position: CampaignPosition, column: Column, place: Place): boolean
  /** Why a leader who is alone among enemies may not flee to a zone. */
  whyNoRefuge(position: CampaignPosition, leader: string, to: Zone): R | null
  /** 7.3: whether a zone lifts the limit of marches outside the Roman world. */
  liftsLimitOutside(zone: Zone): boolean
  /** 7.3: what of a march counts against the limit: all of one that never entered such a zone, or the steps since the last. */
  costOutside(march: March): number
  /** Romans of the two sides do not fight each other, by this rule; null: they do. */
  truce(position: CampaignPosition): RuleId | null
  /** True if no rule of the turn, the scenario or the counter keeps a Roman from a zone next door, of the same region. */
  unhindered(position: CampaignPosition, side: FactionId, piece: string, to: Zone): boolean
  /** Event 6: a place where a head of the side would stay. */
  isSeat(position: CampaignPosition, side: FactionId, place: Place): boolean
  /** Units of one sort in one zone can all march alone, or none. */
  sortOf(unit: Unit): string
  canSail(position: CampaignPosition, leader: string, flight: boolean): boolean
  sail(g: Campaign, leader: string, flight: boolean): Rules
  /** What binds a side's movement as a whole. */
  guard(position: CampaignPosition, side: FactionId): Guard
  /** What a side can do in its movement besides marching, and how it is done: fleets that are no units. */
  otherMoves(position: CampaignPosition, side: FactionId): readonly Choice[]
  otherMove(g: Campaign, side: FactionId, verb: string, noun: string): Rules
  /** True if more may happen to those who come into a place than that they are there. */
  isPerilous(position: CampaignPosition, place: Place): boolean
  /**
   * What happens to those who have come into a place. Gives those that are still there afterwards, and whoever has joined them.
   * `mayEnd`: whether a march of these could end there; whoever may not stop only passes. Without it nobody goes on.
   */
  facePerils(
    g: Campaign,
    side: FactionId,
    pieces: readonly string[],
    from: Place,
    to: Place,
    mayEnd?: (pieces: readonly string[]) => boolean,
  ): Rules<readonly string[]>

  // 8: combat.

  /** All that happens in one place in E.2, and whether there is anything to be settled. */
  resolveZone(g: Campaign, place: Place): Rules
  isToBeResolved(position: CampaignPosition, place: Place): boolean
  /** 8.2, 8.4.1: why a force may not slip away or retreat to a zone that is free of enemies. */
  whyNoEscapeTo(
    position: CampaignPosition,
    side: FactionId,
    pieces: readonly string[],
    from: Zone,
    to: Zone,
  ): R | null
  /** 8.6: whether a river or strait that the attackers have crossed counts in this battle. */
  crossingCounts(position: CampaignPosition, battle: BattleSketch): boolean
  /** What the event of the year adds for a force against another; against it, if negative. */
  eventModifiers(position: CampaignPosition, own: Force, enemy: Force): readonly Modifier<R['why']>[]
  /** Notes that a battle is fought, before the die is cast. */
  battleJoined(g: Campaign, battle: BattleSketch): void
  /** 8.5.2: who of the beaten dies by whom they were beaten, whatever the table says. */
  condemned(
    position: CampaignPosition,
    winner: Pick<Force, 'leaders'>,
    loser: Pick<Force, 'leaders'>,
  ): readonly string[]
  /** 8.5: who of the beaten dies. */
  fateOfLeaders(g: Campaign, battle: Engagement, cell: CombatCell, winner: Force, loser: Force): Rules
  /** What the losses of a battle make a side lose besides. */
  afterLosses(g: Campaign, place: Place, side: FactionId): Rules
  /** 8.4.1: the beaten side leaves; `closed` are the zones that the attackers came from. */
  retreat(g: Campaign, battle: Engagement, side: FactionId, closed: readonly Place[]): Rules
  /** 7.1: on which dice a leader alone among enemies gets away, and by which rule; null: without a roll. */
  loneLeader(position: CampaignPosition, leader: string): LoneLeader | null
  /** What becomes of a Roman leader's marks and offices, and who comes after him. */
  romanDies(g: Campaign, leader: string, cause: string): Rules

  // 4: Peoples.

  /** 4.4.1: who controls a People that goes to war, or is at war in the next turn. */
  findController(g: Campaign, people: PeopleId): FactionId
  /** 4.2.4: what follows for Romans who stand among a People that has gone to war, before leaders alone among it flee. */
  warBreaksOut(g: Campaign, people: PeopleId): Rules
  /** 4.1: the Peoples that count as one with this People now, itself among them. */
  kin(position: CampaignPosition, people: PeopleId): readonly PeopleId[]
  /** 9: the People has been pacified by force. */
  isBeaten(position: CampaignPosition, people: PeopleId): boolean
  /** 9: the enemy holds the home of a People, so that its lost units do not come back. */
  isHomeLost(position: CampaignPosition, people: PeopleId): boolean
  /** Why a stratagem cannot pacify a People; beside what holds for all. */
  whyNotPacify(position: CampaignPosition, side: FactionId, people: PeopleId): R | null
  /** What follows when a Major makes peace, before its counters go home; and the points for it. */
  majorAtPeace(g: Campaign, people: PeopleId, means: Means, by: FactionId | null): Rules
  scorePacification(g: Campaign, people: PeopleId, means: Means, by: FactionId): Rules

  // 10: points.

  score(g: Campaign, side: FactionId, points: number, rule: RuleId, why: string): Rules

  // 2.E: the sequences.

  /** What every sequence brings about at its end, and what ends with the last. */
  endOfSequence(g: Campaign): Rules
  endOfCampaign(g: Campaign): void
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
  escapes(die: number): boolean
}

/** What binds a side's movement as a whole: it may not be done while regions are short of what must stay there. */
export interface Guard {
  readonly short: readonly RegionId[]
  /** Units that can be called back. */
  readonly recalls: readonly string[]
  /** To be asked after each move. */
  look(): void
  recall(g: Campaign, unit: string): void
}
