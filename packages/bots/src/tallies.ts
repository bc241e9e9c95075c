import type { Bout } from './arena.ts'

/** What a series of bouts comes down to: for each scenario and pair, how the stronger fared in each role. */
export interface Tally {
  readonly scenario: string
  readonly name: string
  readonly role: string
  readonly opponent: string
  /** Not every scenario has the same roles, and a table for several has more than two. */
  readonly opponentRole: string
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

/** As much of a bout as ratings and rates are made of. */
export type Encounter = Pick<Bout, 'scenario' | 'contestants' | 'points' | 'roles'>

/** Counts bouts. `names` is from weak to strong: a pair is told from the side of the stronger. */
export function talliesOf(bouts: readonly Encounter[], names: readonly string[]): Tally[] {
  const tallies = new Map<string, { -readonly [K in keyof Tally]: Tally[K] }>()
  for (const { scenario, contestants, points, roles } of bouts) {
    const [strong, weak] =
      names.indexOf(contestants[0]) > names.indexOf(contestants[1]) ? ([0, 1] as const) : ([1, 0] as const)
    const pair = {
      scenario,
      name: contestants[strong],
      role: roles[strong],
      opponent: contestants[weak],
      opponentRole: roles[weak],
    }
    const key = JSON.stringify(pair)
    const tally = tallies.get(key) ?? { ...pair, won: 0, drawn: 0, lost: 0 }
    tallies.set(key, tally)
    if (points[strong] === 1) tally.won++
    else if (points[strong] === 0) tally.lost++
    else tally.drawn++
  }
  return [...tallies.values()]
}

/** The encounters that a tally counts. */
export function encountersOf(tallies: readonly Tally[]): Encounter[] {
  return tallies.flatMap(({ scenario, name, role, opponent, opponentRole, won, drawn, lost }) => {
    const ended = (points: readonly [number, number]): Encounter => ({
      scenario,
      contestants: [name, opponent],
      roles: [role, opponentRole],
      points,
    })
    return [
      ...Array.from({ length: won }, () => ended([1, 0])),
      ...Array.from({ length: drawn }, () => ended([0.5, 0.5])),
      ...Array.from({ length: lost }, () => ended([0, 1])),
    ]
  })
}

/** The kept tallies, with those pairs replaced that have played again. */
export function withNew(kept: readonly Tally[], fresh: readonly Tally[]): Tally[] {
  const pairOf = ({ name, opponent }: Tally) => `${name} ${opponent}`
  const played = new Set(fresh.map(pairOf))
  return [...kept.filter(tally => !played.has(pairOf(tally))), ...fresh]
}
