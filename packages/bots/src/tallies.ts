import type { Bout } from './arena.ts'

/** What a series of bouts comes down to: for each scenario and pair, how the stronger fared in each role. */
export interface Tally {
  readonly scenario: string
  readonly name: string
  readonly role: string
  readonly opponent: string
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
    const strong = names.indexOf(contestants[0]) > names.indexOf(contestants[1]) ? 0 : 1
    const [name, opponent, role] = [contestants[strong], contestants[1 - strong] ?? '', roles[strong]]
    const key = [scenario, name, role, opponent].join(' ')
    const tally = tallies.get(key) ?? { scenario, name, role, opponent, won: 0, drawn: 0, lost: 0 }
    tallies.set(key, tally)
    if (points[strong] === 1) tally.won++
    else if (points[strong] === 0) tally.lost++
    else tally.drawn++
  }
  return [...tallies.values()]
}

/** The encounters that a tally counts. `roles` are those of the game, so that the opponent's is known. */
export function encountersOf(tallies: readonly Tally[], roles: readonly string[]): Encounter[] {
  return tallies.flatMap(({ scenario, name, role, opponent, won, drawn, lost }) => {
    const other = roles.find(each => each !== role) ?? ''
    const ended = (points: readonly [number, number]): Encounter => ({
      scenario,
      contestants: [name, opponent],
      roles: [role, other],
      points,
    })
    return [
      ...Array.from({ length: won }, () => ended([1, 0])),
      ...Array.from({ length: drawn }, () => ended([0.5, 0.5])),
      ...Array.from({ length: lost }, () => ended([0, 1])),
    ]
  })
}

/** The kept tallies, with those pairs replaced that have played anew. */
export function withNew(kept: readonly Tally[], fresh: readonly Tally[]): Tally[] {
  const pairOf = ({ name, opponent }: Tally) => `${name} ${opponent}`
  const played = new Set(fresh.map(pairOf))
  return [...kept.filter(tally => !played.has(pairOf(tally))), ...fresh]
}
