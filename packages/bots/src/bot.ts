import type {
  Choice,
  Decision,
  DiceSource,
  Match,
  Options,
  PlainRecord,
  Role,
  Seats,
  SeenEvent,
} from '@aquila/engine'

/**
 * What a bot is given: what its role may see, and branches on fresh dice in which everything it cannot know has
 * been dealt anew. The match itself, its seed and its secrets stay out of reach. `V` is the view that the game
 * shows, `D` its data.
 */
export interface Seat<V = unknown, D = unknown> {
  readonly role: Role
  readonly decision: Decision
  /** What lies open on the table for everybody. */
  readonly table: OpenTable<D>
  view(): V
  log(): readonly SeenEvent[]
  branch(dice: DiceSource): Match<unknown, unknown>
}

export interface OpenTable<D = unknown> {
  readonly scenario: string
  readonly roles: readonly Role[]
  readonly seats: Seats
  readonly data: D
  readonly options: Options
}

/** Why a bot chose as it did: a message of the game, and the values for it. */
export interface BotReason {
  readonly key: string
  readonly values?: PlainRecord
}

export interface Advice {
  readonly choice: Choice
  readonly reason?: BotReason
}

/**
 * A player made of code. It may remember its plans between choices, but must do without: a match can be handed to a
 * fresh bot at any moment. These are methods on purpose: they let bots of different games stand in one list.
 */
export interface Bot<V = unknown, D = unknown> {
  readonly name: string
  choose(seat: Seat<V, D>): Choice
  /** The same choice, with what the bot is up to if it has something to say. */
  advise(seat: Seat<V, D>): Advice
}

export function makeBot<V, D>(name: string, advise: (seat: Seat<V, D>) => Advice): Bot<V, D> {
  return { name, advise, choose: seat => advise(seat).choice }
}

/** The seat of a role that must choose now. */
export function seatOf(match: Match<unknown, unknown>, decision: Decision): Seat {
  const { role } = decision
  const { data, options, roles, seats } = match.position
  return {
    role,
    decision,
    table: { scenario: match.scenario, roles, seats, data, options },
    view: () => match.view(role),
    log: () => match.log(role),
    branch: dice => match.branch(dice, { as: role }),
  }
}
