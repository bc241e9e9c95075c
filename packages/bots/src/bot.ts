import type { Decision, Match, Seat } from '@aquila/engine'

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
