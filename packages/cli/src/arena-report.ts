import { type Bout, pointsAgainst, type Rate, rateOf, standingsOf } from '@aquila/bots'
import type { ContestPlan } from './contest.ts'

/** What a contest has shown, as Markdown: ratings, who beats whom, and how the scenarios treat the sides. */
export function reportOf(plan: ContestPlan, bouts: readonly Bout[]): string {
  return [
    `# Arena: ${plan.game}`,
    '',
    `${bouts.length} matches; scenarios ${plan.scenarios.join(', ')}; seeds from ${plan.seed}; seats changed after each ` +
      'match. A draw counts half. Intervals are 95%.',
    '',
    '## Ratings',
    '',
    ...table(
      ['level', 'Elo', 'points', 'interval', 'matches'],
      standingsOf(bouts, plan.levels).map(({ name, elo, margin, rate }) => [
        name,
        `${Math.round(elo)} ± ${Number.isFinite(margin) ? Math.round(margin) : '?'}`,
        percent(rate.share),
        interval(rate),
        String(rate.matches),
      ]),
    ),
    '',
    '## Pairs',
    '',
    ...table(
      ['', 'against', 'points', 'interval', 'won', 'drawn', 'lost'],
      pairsOf(plan.levels).map(([weaker, stronger]) => {
        const rate = rateOf(pointsAgainst(bouts, stronger, weaker))
        return [stronger, weaker, percent(rate.share), interval(rate), ...counts(rate)]
      }),
    ),
    '',
    '## Sides',
    '',
    ...table(
      ['scenario', '', 'as', 'against', 'points', 'interval', 'won', 'drawn', 'lost'],
      sidesOf(plan, bouts),
    ),
    '',
  ].join('\n')
}

function pairsOf(levels: readonly string[]): [string, string][] {
  return levels.flatMap((weaker, index) =>
    levels.slice(index + 1).map((stronger): [string, string] => [weaker, stronger]),
  )
}

/** The points of the stronger one in each role of each scenario. */
function sidesOf(plan: ContestPlan, bouts: readonly Bout[]): string[][] {
  return plan.scenarios.flatMap(scenario =>
    pairsOf(plan.levels).flatMap(([weaker, stronger]) => {
      const met = bouts.filter(
        bout =>
          bout.scenario === scenario &&
          bout.contestants.includes(weaker) &&
          bout.contestants.includes(stronger),
      )
      const roles = [...new Set(met.flatMap(bout => bout.roles))]
      return roles.map(role => {
        const seat = (bout: Bout) => bout.contestants.indexOf(stronger)
        const inRole = met.filter(bout => bout.roles[seat(bout)] === role)
        const rate = rateOf(inRole.map(bout => bout.points[seat(bout)] ?? 0.5))
        return [scenario, stronger, role, weaker, percent(rate.share), interval(rate), ...counts(rate)]
      })
    }),
  )
}

function counts({ matches, wins, draws }: Rate): string[] {
  return [wins, draws, matches - wins - draws].map(String)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`
}

function interval({ low, high }: Rate): string {
  return `${percent(low)} to ${percent(high)}`
}

/** A Markdown table whose columns line up in a terminal too. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), `| ${widths.map(width => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)]
}
