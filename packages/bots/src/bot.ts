import type { Choice, Decision, DiceSource, Match, Role, SeenEvent } from '@aquila/engine'

/**
 * What a bot is given: what its role may see, and branches on fresh dice in which everything it cannot know has
 * been dealt anew. The match itself, its seed and its secrets stay out of reach.
 */
export interface Seat {
  readonly role: Role
  readonly decision: Decision
  view(): unknown
  log(): readonly SeenEvent[]
  branch(dice: DiceSource): Match<unknown, unknown>
}

export interface Bot {
  readonly name: string
  choose(seat: Seat): Choice
}

/** The seat of a role that must choose now. */
export function seatOf(match: Match<unknown, unknown>, decision: Decision): Seat {
  const { role } = decision
  return {
    role,
    decision,
    view: () => match.view(role),
    log: () => match.log(role),
    branch: dice => match.branch(dice, { as: role }),
  }
}
