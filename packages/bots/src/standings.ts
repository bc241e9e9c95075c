import type { Encounter } from './tallies.ts'

/** What a contest has shown, with how sure it is. */

export interface Rate {
  readonly matches: number
  readonly wins: number
  readonly draws: number
  /** Points a match, draws a half. */
  readonly share: number
  /** The ends of the 95% interval. */
  readonly low: number
  readonly high: number
}

export interface Standing {
  readonly name: string
  readonly elo: number
  /** Half of the 95% interval. */
  readonly margin: number
  readonly rate: Rate
}

const CONFIDENCE = 1.96

export function rateOf(points: readonly number[]): Rate {
  const matches = points.length
  const wins = points.filter(point => point === 1).length
  const draws = points.filter(point => point === 0.5).length
  if (matches === 0) return { matches, wins, draws, share: 0.5, low: 0, high: 1 }
  const share = points.reduce((sum, point) => sum + point, 0) / matches
  // Wilson's interval: it stays between 0 and 1 and does not vanish when all matches end alike.
  const z = CONFIDENCE ** 2 / matches
  const middle = (share + z / 2) / (1 + z)
  const spread = (CONFIDENCE / (1 + z)) * Math.sqrt((share * (1 - share) + z / 4) / matches)
  return {
    matches,
    wins,
    draws,
    share,
    low: Math.max(0, middle - spread),
    high: Math.min(1, middle + spread),
  }
}

/** The points that one contestant made against another. */
export function pointsAgainst(bouts: readonly Encounter[], name: string, opponent: string): number[] {
  return bouts.flatMap(({ contestants: [one, other], points: [first, second] }) =>
    one === name && other === opponent ? [first] : other === name && one === opponent ? [second] : [],
  )
}

function pointsOf(bouts: readonly Encounter[], name: string): number[] {
  return bouts.flatMap(({ contestants: [one, other], points: [first, second] }) =>
    one === name ? [first] : other === name ? [second] : [],
  )
}

/** Elo ratings that fit the results best; the first name stands at 0. */
export function standingsOf(bouts: readonly Encounter[], names: readonly string[]): Standing[] {
  const elo = new Map(names.map(name => [name, 0]))
  for (let round = 0; round < 2000; round++) {
    for (const name of names.slice(1)) {
      const { surplus, information } = fit(bouts, elo, name)
      // Half a draw against an equal keeps a rating finite where somebody has won every match.
      const prior = 0.25 * (expected(-(elo.get(name) ?? 0)) - 0.5)
      elo.set(name, (elo.get(name) ?? 0) + (surplus + prior) / (information + 0.05 * PER_POINT))
    }
  }
  return names.map(name => {
    const { information } = fit(bouts, elo, name)
    const margin =
      information === 0 ? Number.POSITIVE_INFINITY : CONFIDENCE / Math.sqrt(information * PER_POINT)
    return { name, elo: elo.get(name) ?? 0, margin, rate: rateOf(pointsOf(bouts, name)) }
  })
}

/** How much the logarithm of the odds changes with a point of Elo. */
const PER_POINT = Math.LN10 / 400

function expected(lead: number): number {
  return 1 / (1 + 10 ** (-lead / 400))
}

/** By how much the results surpass what the ratings promise, and how much they tell about this one. */
function fit(bouts: readonly Encounter[], elo: ReadonlyMap<string, number>, name: string) {
  let surplus = 0
  let information = 0
  for (const { contestants, points } of bouts) {
    const seat = contestants.indexOf(name)
    if (seat < 0) continue
    const [own, other] = [contestants[seat] ?? '', contestants[1 - seat] ?? '']
    const hope = expected((elo.get(own) ?? 0) - (elo.get(other) ?? 0))
    surplus += (points[seat] ?? 0.5) - hope
    information += hope * (1 - hope) * PER_POINT
  }
  return { surplus, information }
}

/** How a scenario treats a role: its points when those who play it also play the other side. */
export interface Balance {
  readonly scenario: string
  readonly role: string
  readonly rate: Rate
}

/** For each scenario the role that does best. */
export function balanceOf(bouts: readonly Encounter[], scenarios: readonly string[]): Balance[] {
  return scenarios.flatMap(scenario => {
    const met = bouts.filter(bout => bout.scenario === scenario)
    const roles = [...new Set(met.flatMap(bout => bout.roles))]
    const rates = roles.map(role => ({
      scenario,
      role,
      rate: rateOf(
        met.flatMap(({ roles: [one, other], points: [first, second] }) => [
          ...(one === role ? [first] : []),
          ...(other === role ? [second] : []),
        ]),
      ),
    }))
    return rates.toSorted((one, other) => other.rate.share - one.rate.share).slice(0, 1)
  })
}

/** True if results could hardly have come about had the strength stayed what it was (two-sided, 95%). */
export function hasChanged(before: Rate, now: Rate): boolean {
  return Math.abs(standardScore(before, now)) > CONFIDENCE
}

function standardScore(before: Rate, now: Rate): number {
  const share = (before.share * before.matches + now.share * now.matches) / (before.matches + now.matches)
  const variance = share * (1 - share) * (1 / before.matches + 1 / now.matches)
  return variance === 0 ? 0 : (now.share - before.share) / Math.sqrt(variance)
}
