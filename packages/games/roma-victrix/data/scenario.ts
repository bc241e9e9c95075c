import * as v from 'valibot'
import { cardIds } from './cards.ts'
import { regionIds } from './map.ts'
import { unitKindIds } from './units.ts'

/** RV-12.11-a, RV-12.12-a, RV-10.12-a: what a scenario is made of: who holds what, Regions listed by their Provinces. The twenty that are shipped and those of a data pack fit this schema. */

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(60))
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(600))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const rating = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4))
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const source = v.picklist(['rulebook', 'clarifications', 'reconstruction', 'mixed'])

/** What always holds, whether a scenario says so or not: packs of earlier versions did. Nothing else can be said there. */
const always = v.exactOptional(v.literal(true))

const unitCounts = v.record(v.picklist(unitKindIds), count)
const composition = v.strictObject({ bi: percent, cav: percent })

/** A stack at the start. `rulebook` holds what is fixed there when the rest is rebuilt. */
const force = v.strictObject({
  province: id,
  units: unitCounts,
  source: v.exactOptional(source),
  rulebook: v.exactOptional(unitCounts),
})

/** `name` null: an un-named Leader. */
const leader = v.strictObject({ name: v.nullable(text), rating, province: id, supreme: v.boolean() })

const power = v.strictObject({
  id,
  name: text,
  kind: v.picklist(['roman', 'civilised', 'parthian', 'barbarian']),
  /** A Major that no player may have. */
  neverPlayed: v.boolean(),
  /** Null: the Supreme Leader is the Capital (RV-3.53-a). */
  capital: v.nullable(id),
  city: v.nullable(text),
  /** Null for Powers that neither collect nor spend (RV-7.9-a). */
  treasury: v.nullable(count),
  provinces: v.array(id),
  leaders: v.array(leader),
  units: v.array(force),
  /** Warbands: Barbarian Infantry and Cavalry in per cent (RV-13.21-a). */
  composition: v.nullable(composition),
  /** Rules for which it counts as Roman, or as none, against its kind. */
  romanFor: v.exactOptional(v.array(v.picklist(['limes', 'garrison-10.55']))),
  nonRomanFor: v.exactOptional(v.array(v.picklist(['leader-defection', 'collapse', 'lgn']))),
})

const minor = v.strictObject({
  id,
  name: text,
  status: v.picklist(['client', 'ally', 'neutral']),
  of: v.nullable(id),
  barbarian: v.boolean(),
  provinces: v.array(id),
  capital: id,
  leader: v.nullable(v.strictObject({ name: v.nullable(text), rating, province: id })),
  units: v.array(force),
  composition: v.exactOptional(composition),
  rulebook: v.exactOptional(v.array(id)),
})

/** A people of Barbaricum: face-down markers by Province or impassable area (RV-13.0-a). */
const people = v.strictObject({
  people: v.array(text),
  markers: v.record(id, count),
  bi: percent,
  cav: percent,
  source,
})

/** What a Major without a player becomes. */
const other = v.variant('becomes', [
  /** RV-3.84-a: its Clients and Allies are Neutral Minors. */
  v.strictObject({
    power: id,
    becomes: v.literal('neutral-major'),
    clientsBecome: v.exactOptional(v.literal('neutral')),
  }),
  v.strictObject({
    power: id,
    becomes: v.literal('barbaricum'),
    markers: v.record(id, count),
    bi: percent,
    cav: percent,
  }),
  v.strictObject({ power: id, becomes: v.literal('ally'), of: id }),
  v.strictObject({
    power: id,
    becomes: v.literal('part-of'),
    of: id,
    provinces: v.literal('pass'),
    units: v.literal('pass'),
    leaders: v.picklist(['pass', 'left-out']),
    ownColour: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ power: id, becomes: v.literal('automaton') }),
])

const objective = v.variant('kind', [
  v.strictObject({ kind: v.literal('province'), value: id }),
  v.strictObject({ kind: v.literal('region'), value: v.picklist(regionIds) }),
  v.strictObject({ kind: v.literal('eliminate'), value: text }),
  v.strictObject({
    kind: v.literal('sole-supreme'),
    value: v.literal('roman'),
    ignoring: v.exactOptional(v.array(id)),
  }),
  /** RV-4.42-a */
  v.strictObject({ kind: v.literal('provinces'), value: count }),
])

const succession = v.strictObject({
  supreme: v.nullable(text),
  order: v.array(text),
  /** What follows the last of them. */
  afterLast: v.picklist(['collapse', 'not-stated', 'next-consuls', 'defeat', 'transfer']),
})

/** How a number of players changes the set-up. */
const table = v.strictObject({
  played: v.array(id),
  others: v.array(other),
  source,
  changes: v.exactOptional(
    v.strictObject({
      removeMinors: v.array(id),
      addPowers: v.array(power),
      objectives: v.record(id, v.array(objective)),
      succession: v.record(id, succession),
    }),
  ),
})

const simpleCondition = v.variant('when', [
  v.strictObject({
    when: v.literal('turn'),
    turn: v.exactOptional(count),
    fromTurn: v.exactOptional(count),
  }),
  v.strictObject({ when: v.literal('leader-lost'), any: v.array(text) }),
  v.strictObject({ when: v.literal('leaders-lost'), all: v.array(text) }),
  v.strictObject({ when: v.literal('supreme-leader-is'), power: id, leader: text }),
  v.strictObject({
    when: v.literal('controls-any'),
    power: id,
    provinces: v.array(id),
    andMinorNeutral: v.exactOptional(id),
  }),
  v.strictObject({ when: v.literal('controls-none'), power: id, provinces: v.array(id) }),
  v.strictObject({ when: v.literal('collapse'), power: id }),
  v.strictObject({ when: v.literal('attacks'), power: id, target: id }),
  v.strictObject({ when: v.literal('powers-eliminated'), all: v.array(id), beforeTurn: count }),
])

const condition = v.variant('when', [
  ...simpleCondition.options,
  v.strictObject({ when: v.literal('first-of'), anyOf: v.array(simpleCondition) }),
  v.strictObject({ when: v.literal('any-of'), anyOf: v.array(simpleCondition) }),
])

const onDie = v.strictObject({ sides: v.literal(6), on: v.array(count) })

/** The special rules of the scenarios, each a kind of its own; `text` says it in words. */
const special = v.variant('kind', [
  v.strictObject({
    kind: v.literal('pact'),
    powers: v.array(id),
    /** For a one-sided pact: towards whom. */
    against: v.exactOptional(v.union([v.array(id), v.literal('all-except')])),
    except: v.exactOptional(v.array(id)),
    mutual: v.boolean(),
    enter: v.picklist(['forbidden', 'with-permission', 'allowed', 'unrestricted']),
    attack: v.picklist(['forbidden', 'unrestricted']),
    allied: v.boolean(),
    /** RV-SC15-b: a pact binds the Clients of both. */
    coversClients: always,
    from: v.exactOptional(simpleCondition),
    until: v.strictObject({ turn: v.nullable(count), anyOf: v.array(simpleCondition) }),
    source: v.exactOptional(source),
    text,
  }),
  v.strictObject({
    kind: v.literal('confine'),
    power: id,
    leaders: v.union([v.literal('all'), v.array(text)]),
    regions: v.array(v.picklist(regionIds)),
    until: v.strictObject({ turn: count }),
    text,
  }),
  v.strictObject({
    kind: v.literal('spawn'),
    power: id,
    leader: v.strictObject({ name: text, rating, supreme: v.boolean() }),
    place: v.array(v.union([v.strictObject({ province: id }), v.strictObject({ withForceOf: id })])),
    when: condition,
    /** Null: at once. */
    phase: v.nullable(v.literal('C3')),
    optional: v.boolean(),
    /** He comes once. */
    once: always,
    text,
  }),
  v.strictObject({
    kind: v.literal('remove'),
    power: id,
    leader: text,
    turn: count,
    at: v.nullable(v.picklist(['start', 'C3'])),
    die: v.nullable(onDie),
    /** Anybody who is gone is not removed. */
    ifAlive: always,
    /** His successor takes over. */
    succession: v.boolean(),
    text,
  }),
  v.strictObject({
    kind: v.literal('transfer'),
    what: v.strictObject({
      minor: v.exactOptional(id),
      leaders: v.exactOptional(v.array(text)),
      unitsInRegions: v.exactOptional(v.array(v.picklist(regionIds))),
      unitsWith: v.exactOptional(v.array(text)),
      provinces: v.exactOptional(v.array(id)),
      everythingOf: v.exactOptional(id),
    }),
    from: v.nullable(id),
    to: id,
    toStatus: v.exactOptional(v.literal('client')),
    when: condition,
    die: v.nullable(onDie),
    otherwise: v.nullable(v.strictObject({ ifNotPlayed: id, become: v.literal('neutral-minor') })),
    source: v.exactOptional(source),
    text,
  }),
  v.strictObject({ kind: v.literal('noLegions'), createInstead: v.literal('hi'), text }),
  v.strictObject({ kind: v.literal('passes'), cost: count, text }),
  v.strictObject({
    kind: v.literal('consuls'),
    power: id,
    drawn: count,
    firstTurn: v.array(id),
    text,
  }),
  v.strictObject({ kind: v.literal('firstInitiative'), power: id, turn: count, text }),
])

const victoryLevels = v.strictObject({
  measure: v.picklist(['objectives', 'provinces-controlled-by-rome']),
  levels: v.array(
    v.strictObject({
      level: v.picklist(['decisive', 'substantial', 'marginal', 'defeat']),
      min: count,
      max: v.nullable(count),
    }),
  ),
  immediate: v.array(
    v.strictObject({ level: v.picklist(['decisive', 'defeat']), when: simpleCondition, text }),
  ),
})

export const scenarioSchema = v.strictObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  title: text,
  /** BC is negative. */
  years: v.strictObject({ from: v.number(), to: v.number() }),
  turns: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  hypothetical: v.boolean(),
  solitaire: v.boolean(),
  sources: v.strictObject({
    rulebook: v.array(text),
    clarifications: v.array(text),
    reconstruction: text,
  }),
  eventCards: v.picklist(['one-random-each', 'none']),
  /** RV-14.15-a: cards that Powers start with instead of a random one. None of the shipped scenarios fixes any. */
  startingCards: v.exactOptional(v.record(id, v.picklist(cardIds))),
  /** By the number of players. */
  tables: v.record(v.pipe(v.string(), v.regex(/^[1-6]$/)), table),
  powers: v.array(power),
  minors: v.array(minor),
  barbaricum: v.array(people),
  objectives: v.record(id, v.array(objective)),
  succession: v.record(id, succession),
  /** Provinces with a Limes at full strength; null when the scenario has none. */
  limes: v.nullable(v.array(id)),
  special: v.array(special),
  recommendedOptions: v.array(id),
  /** Solitaire only. */
  victoryLevels: v.nullable(victoryLevels),
})

export type ScenarioData = v.InferOutput<typeof scenarioSchema>
export type PowerData = v.InferOutput<typeof power>
export type PowerKind = PowerData['kind']
export type MinorData = v.InferOutput<typeof minor>
export type PeopleData = v.InferOutput<typeof people>
export type ForceData = v.InferOutput<typeof force>
export type TableData = v.InferOutput<typeof table>
export type Objective = v.InferOutput<typeof objective>
export type Succession = v.InferOutput<typeof succession>
export type Special = v.InferOutput<typeof special>
export type Condition = v.InferOutput<typeof condition>
export type Composition = v.InferOutput<typeof composition>
