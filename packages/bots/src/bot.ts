import type { Decision, Match, Seat } from '@aquila/engine'

/** The seat of a role that must choose now. */
export function seatOf(match: Match, decision: Decision): Seat {
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

/**
 * The seat of a role in a look ahead. Hidden things have been dealt afresh there, and nobody sees the position but the
 * bots that play it: they get the view as it is, without a copy of their own.
 */
export function lookAheadSeat<V, D>(branch: Match, decision: Decision): Seat<V, D> {
  const { definition, position } = branch
  const seat = seatOf(branch, decision)
  // A view has the shape that the bots of the same game expect.
  return { ...seat, view: () => definition.view(position, decision.role) } as Seat<V, D>
}
