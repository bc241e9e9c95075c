import type { Role } from './decision.ts'

/** How often something hidden came out: to everybody, from which role where it was only one, and to one role alone. */
export interface Disclosures {
  readonly total: number
  readonly by: { readonly [role: Role]: number }
  readonly to: { readonly [role: Role]: number }
}

export const NO_DISCLOSURES: Disclosures = { total: 0, by: {}, to: {} }

/** Something came out to everybody, perhaps from a role that knew it already. */
export function disclosedToAll({ total, by, to }: Disclosures, from?: Role): Disclosures {
  return {
    total: total + 1,
    by: from === undefined ? by : withOneMore(by, from),
    to,
  }
}

export function disclosedTo({ total, by, to }: Disclosures, role: Role): Disclosures {
  return { total, by, to: withOneMore(to, role) }
}

/** Copied first and then changed: to define a name that is only known at the time is slow. */
function withOneMore(counts: Disclosures['by'], role: Role): Disclosures['by'] {
  const copy: { [role: Role]: number } = { ...counts }
  copy[role] = (counts[role] ?? 0) + 1
  return copy
}

/** How much a role has learned from dice and from what others disclosed: if this grew, an undo would go back too far. */
export function learned(role: Role, rolls: number, { total, by, to }: Disclosures): number {
  return rolls + total - (by[role] ?? 0) + (to[role] ?? 0)
}
