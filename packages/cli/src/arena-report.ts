import {
  balanceOf,
  type Encounter,
  gapsOf,
  hasChanged,
  pointsAgainst,
  type Rate,
  rateOf,
  standingsOf,
} from '@aquila/bots'
import { describeOpponent } from './opponents.ts'

/** What a report is about. */
export interface Ranked {
  readonly game: string
  /** The name of the picture that stands beside the report. */
  readonly chart: string
  /** From weak to strong. */
  readonly levels: readonly string[]
  readonly scenarios: readonly string[]
  readonly encounters: readonly Encounter[]
  /** The results kept from an earlier time, if there are any. */
  readonly before: readonly Encounter[]
}

/** What a contest has shown, as Markdown: ratings, who beats whom, what has changed, and how scenarios treat the sides. */
export function reportOf(ranked: Ranked): string {
  const { game, chart, levels, scenarios, encounters } = ranked
  return [
    `# Arena: ${game}`,
    '',
    `${encounters.length} matches; scenarios ${scenarios.join(', ')}; each match is played again with the seats ` +
      'changed and the same dice. A draw counts half. Intervals are 95%.',
    '',
    `![Who beats whom, and how the scenarios treat the sides](${chart})`,
    '',
    '## Ratings',
    '',
    ...table(
      ['level', 'Elo', 'points', 'interval', 'matches'],
      standingsOf(encounters, levels).map(({ name, elo, margin, rate }) => [
        name,
        `${Math.round(elo)} ± ${Number.isFinite(margin) ? Math.round(margin) : '?'}`,
        percent(rate.share),
        interval(rate),
        String(rate.matches),
      ]),
    ),
    '',
    ...levels.map(name => `- **${name}**: ${describeOpponent(name)}.`),
    '',
    '## Strengths',
    '',
    'How much stronger a level is than the one before it, in logits: an ordered logit in which each scenario favours a side ' +
      'and has draws of its own. 1.1 is about 75 of a hundred decided matches between even sides.',
    '',
    ...table(
      ['', 'over', 'gap', 'interval'],
      gapsOf(encounters, levels).map(({ name, opponent, gap, low, high }) => [
        name,
        opponent,
        gap.toFixed(2),
        `${low.toFixed(2)} to ${high.toFixed(2)}`,
      ]),
    ),
    '',
    '## Pairs',
    '',
    ...table(
      ['', 'against', 'points', 'interval', 'won', 'drawn', 'lost'],
      pairsMet(levels, encounters).map(({ stronger, weaker, rate }) => [
        stronger,
        weaker,
        percent(rate.share),
        interval(rate),
        ...counts(rate),
      ]),
    ),
    '',
    ...changes(ranked),
    '## Scenarios',
    '',
    'How the two sides fare when everybody plays both of them: a scenario is called even while its interval holds 50%. ' +
      'Where a strong bot meets a weak one it often wins from either side, which hides a part of what is uneven.',
    '',
    ...table(
      ['scenario', 'better side', 'points', 'interval', 'matches', 'verdict'],
      balanceOf(encounters, scenarios).map(({ scenario, role, rate }) => [
        scenario,
        role,
        percent(rate.share),
        interval(rate),
        String(rate.matches),
        verdict(role, rate),
      ]),
    ),
    '',
    '## Sides',
    '',
    ...table(
      ['scenario', '', 'as', 'against', 'points', 'interval', 'won', 'drawn', 'lost'],
      sidesOf(ranked),
    ),
    '',
  ].join('\n')
}

/** What became of the strength of each level since the results that are kept. */
function changes({ levels, encounters, before }: Ranked): string[] {
  const rows = pairsMet(levels, encounters).flatMap(({ stronger, weaker, rate }) => {
    const old = rateOf(pointsAgainst(before, stronger, weaker))
    if (old.matches === 0) return []
    const verdict = !hasChanged(old, rate)
      ? 'no change that could be told from luck'
      : rate.share < old.share
        ? `${stronger} has become weaker against ${weaker}`
        : `${stronger} has become stronger against ${weaker}`
    return [[stronger, weaker, percent(old.share), percent(rate.share), verdict]]
  })
  if (rows.length === 0) return []
  return ['## Since the results that are kept', '', ...table(['', 'against', 'kept', 'now', ''], rows), '']
}

/** Every pair that has met, seen from the stronger one. */
export function pairsMet(
  levels: readonly string[],
  encounters: readonly Encounter[],
): { stronger: string; weaker: string; rate: Rate }[] {
  return levels.flatMap((weaker, index) =>
    levels.slice(index + 1).flatMap(stronger => {
      const rate = rateOf(pointsAgainst(encounters, stronger, weaker))
      return rate.matches === 0 ? [] : [{ stronger, weaker, rate }]
    }),
  )
}

function verdict(role: string, { low }: Rate): string {
  if (low <= 0.5) return 'even'
  return low > 0.65 ? `lopsided: for the ${role}` : `favours the ${role}`
}

/** The points of the stronger one in each role of each scenario. */
function sidesOf({ levels, scenarios, encounters }: Ranked): string[][] {
  return scenarios.flatMap(scenario =>
    pairsMet(levels, encounters).flatMap(({ stronger, weaker }) => {
      const met = encounters.filter(
        bout =>
          bout.scenario === scenario &&
          bout.contestants.includes(weaker) &&
          bout.contestants.includes(stronger),
      )
      const seat = (bout: Encounter) => bout.contestants.indexOf(stronger)
      const roles = [...new Set(met.map(bout => bout.roles[seat(bout)] ?? ''))].toSorted()
      return roles.map(role => {
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

export function percent(share: number): string {
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
