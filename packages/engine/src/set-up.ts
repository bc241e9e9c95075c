import type { Checkpoint } from './checkpoint.ts'
import type { Role } from './decision.ts'
import type { DiceSource } from './dice/dice.ts'
import { assertSeed, commitmentTo, freshSeed, verifiableDice } from './dice/verifiable.ts'
import { NO_DISCLOSURES } from './disclosures.ts'
import { BadSetUp } from './errors.ts'
import type { GameDefinition, GameOption, Options, Scenario, Seats } from './game.ts'
import type { Made, MatchFrame } from './making.ts'
import { quoted } from './quote.ts'
import { LONGEST_PLAYER, LONGEST_SALT, type RecordedDice } from './record.ts'
import { firstPhase } from './sequence.ts'

/**
 * By custom an option of this id, with a range, evens out a scenario for two: points for its first role if it is above
 * 0, for its second if it is below. Tools turn it to find where a scenario is even.
 */
export const HANDICAP = 'handicap'

/** What a match starts from. Without seed or dice it gets a fresh secret seed. */
export interface MatchSetUp {
  readonly scenario: string
  readonly options?: Options
  /** Every reaction window pauses alike, so that a pause tells nothing. */
  readonly pauseAlike?: boolean
  /** A data pack: overrides for reconstructed data. */
  readonly pack?: unknown
  /** How many play, for a scenario that takes several numbers; else as many as are named, or the fullest table. */
  readonly seats?: number | undefined
  /** The names of the players, in the order of the roles. */
  readonly players?: readonly string[]
  /** In the same order: the level of the bot that plays, or null for a person. */
  readonly levels?: readonly (string | null)[]
  /** The secret seed of verifiable dice, 64 hex digits. */
  readonly seed?: string
  /** What the players add to the seed before the first roll. */
  readonly salts?: readonly string[]
  /** Other dice: scripted ones for tests, fast ones for simulations. */
  readonly dice?: DiceSource
}

/** A match at the beginning of a scenario. */
export function beginning<S, D, V>(definition: GameDefinition<S, D, V>, setUp: MatchSetUp): Made<S, D, V> {
  const frame = frameOf(definition, setUp)
  const players = playersOf(setUp.players, frame.roles)
  const levels = levelsOf(setUp.levels, frame.roles)
  const checkpoints = [firstCheckpoint(frame)]
  return [
    { frame, players, levels, ...diceOf(setUp) },
    {
      entries: [],
      marks: { learned: [], rolls: [], passed: [] },
      checkpoints,
      rolls: [],
      events: [],
      withdrawn: 0,
      dealings: [],
    },
  ]
}

export function frameOf<S, D, V>(
  definition: GameDefinition<S, D, V>,
  setUp: MatchSetUp,
): MatchFrame<S, D, V> {
  const scenario = definition.scenarios.find(candidate => candidate.id === setUp.scenario)
  if (scenario === undefined) {
    const known = definition.scenarios.map(candidate => candidate.id).join(', ')
    throw new BadSetUp(`${definition.title} has no scenario ${quoted(setUp.scenario)}; there are: ${known}`)
  }
  return {
    definition,
    scenario: scenario.id,
    options: completeOptions(definition, setUp.options ?? {}),
    pauseAlike: setUp.pauseAlike ?? false,
    pack: setUp.pack,
    data: definition.load(setUp.pack),
    roles: rolesFor(scenario, setUp.seats ?? setUp.players?.length),
  }
}

/** Who plays, for each number of players that a scenario takes, the fullest table first. */
export function tablesOf({ roles, smallerTables = [] }: Scenario): readonly (readonly Role[])[] {
  return [roles, ...smallerTables]
}

/** The roles that so many players play. */
export function rolesFor(scenario: Scenario, seats: number = scenario.roles.length): readonly Role[] {
  const tables = tablesOf(scenario)
  const found = tables.find(roles => roles.length === seats)
  if (found !== undefined) return found
  const numbers = tables.map(roles => roles.length).sort((one, other) => one - other)
  throw new BadSetUp(`this scenario has ${numbers.join(' or ')} roles, but ${seats} players were named`)
}

function completeOptions<S, D>(definition: GameDefinition<S, D>, given: Options): Options {
  for (const id of Object.keys(given)) {
    if (!definition.options.some(option => option.id === id)) {
      throw new BadSetUp(`${definition.title} has no option ${quoted(id)}`)
    }
  }
  const complete: Record<string, string> = {}
  for (const option of definition.options) {
    const value = Object.hasOwn(given, option.id) ? given[option.id] : option.values[0]
    if (value === undefined || !isValueOf(option, value)) {
      throw new BadSetUp(
        `option ${option.id} cannot be ${quoted(value)}; it can be: ${valuesOf(option)} (${option.rule})`,
      )
    }
    complete[option.id] = value
  }
  return complete
}

/** A number has one spelling, so that the same match has the same record. */
function isValueOf({ values, range }: GameOption, value: string): boolean {
  if (values.includes(value)) return true
  const number = Number(value)
  return (
    range !== undefined &&
    Number.isInteger(number) &&
    String(number) === value &&
    number >= range.from &&
    number <= range.to
  )
}

function valuesOf({ values, range }: GameOption): string {
  const numbers = range === undefined ? [] : [`a whole number from ${range.from} to ${range.to}`]
  return [...values, ...numbers].join(', ')
}

export function firstCheckpoint<S, D>(frame: MatchFrame<S, D>): Checkpoint<S> {
  return {
    phase: firstPhase(frame.definition).id,
    state: frame.definition.setUp(frame.data, frame.scenario, frame.options, frame.roles),
    seats: seatsInOrder(frame.roles),
    orders: {},
    rests: {},
    entries: 0,
    rolls: 0,
    events: 0,
    choices: 0,
    asked: 0,
    disclosures: NO_DISCLOSURES,
  }
}

function seatsInOrder(roles: readonly Role[]): Seats {
  return Object.fromEntries(roles.map((role, player) => [role, player]))
}

function diceOf(setUp: MatchSetUp): { source: DiceSource; dice: RecordedDice } {
  if (setUp.dice !== undefined) return { source: setUp.dice, dice: { kind: 'given' } }
  const seed = setUp.seed ?? freshSeed()
  assertSeed(seed)
  const salts = [...(setUp.salts ?? [])]
  if (salts.some(salt => salt.length > LONGEST_SALT))
    throw new BadSetUp(`a salt has at most ${LONGEST_SALT} characters`)
  return {
    source: verifiableDice({ seed, salts }),
    dice: { kind: 'verifiable', commitment: commitmentTo(seed), seed, salts, from: 0 },
  }
}

export function playersOf(named: readonly string[] | undefined, roles: readonly Role[]): readonly string[] {
  const players = named ?? roles
  if (players.length !== roles.length) {
    throw new BadSetUp(`this scenario has ${roles.length} roles, but ${players.length} players were named`)
  }
  if (players.some(player => player.length > LONGEST_PLAYER))
    throw new BadSetUp(`the name of a player has at most ${LONGEST_PLAYER} characters`)
  return [...players]
}

/** Who plays with a bot's mind; empty if nobody said. */
export function levelsOf(
  given: readonly (string | null)[] | undefined,
  roles: readonly Role[],
): readonly (string | null)[] {
  const levels = given ?? []
  if (levels.length !== 0 && levels.length !== roles.length) {
    throw new BadSetUp(`this scenario has ${roles.length} roles, but ${levels.length} levels were given`)
  }
  return [...levels]
}
