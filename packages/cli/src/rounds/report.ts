import { type Ended, encountersAt, pointsBy, rateOf, standingsOf } from '@aquila/bots'
import { percent } from '../arena-report.ts'
import { companiesIn, shareText } from './results.ts'

/** How even a game's tables are: one level in all seats. A Power is out of bounds above twice or below half of its share. */
export function balancePage(title: string, rules: string, tables: readonly Ended[]): string {
  const rows = companiesIn(tables).flatMap(company => {
    const [
      {
        scenario,
        names: [level = ''],
        names,
      } = NOBODY,
    ] = company
    const fair = 1 / names.length
    return [...pointsBy(company, ({ roles }, seat) => roles[seat] ?? '')].map(([role, points]) => {
      const { share } = rateOf(points)
      const verdict = share > 2 * fair ? 'more than twice' : share < fair / 2 ? 'less than half' : 'within'
      const cells = [
        scenario,
        names.length,
        level,
        role,
        company.length,
        ...shareText(points),
        percent(fair),
        verdict,
      ]
      return `| ${cells.join(' | ')} |`
    })
  })
  return [
    `# ${title}: how even the tables are`,
    '',
    `One level plays all seats; a victory that is shared counts in parts. Written by \`aquila rounds --keep\` with the rules ${rules}. Intervals are`,
    '95% (Wilson). The aim: nobody above twice or below half of an even share. Few matches say little: look at the interval.',
    '',
    '| scenario | seats | level | Power | matches | victories | interval | even share | verdict |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

/** How levels do at tables with others: victories, and ratings from everybody who was left behind. */
export function tablesPage(title: string, rules: string, tables: readonly Ended[]): string {
  const rows = companiesIn(tables).flatMap(company => {
    const [{ scenario, names } = NOBODY] = company
    const levels = [...new Set(names)]
    const ratings = standingsOf(company.flatMap(encountersAt), levels.toSorted(byNumber(names)))
    return levels.map(level => {
      const points = pointsByName(company, level)
      const seats = names.filter(name => name === level).length
      const elo = ratings.find(({ name }) => name === level)
      const rating = elo === undefined ? '' : `${Math.round(elo.elo)} ± ${Math.round(elo.margin)}`
      const even = percent(1 / names.length)
      return `| ${[scenario, names.length, level, seats, points.length, ...shareText(points), even, rating].join(' | ')} |`
    })
  })
  return [
    `# ${title}: tables for several`,
    '',
    `Everybody sits in every seat in turn, with the same dice. Written by \`aquila rounds --lone --keep\` with the rules ${rules}. Victories are for`,
    'each seat; ratings count whoever has won as ahead of all others. Intervals are 95%.',
    '',
    '| scenario | seats | level | of them | matches by seat | victories | interval | even share | Elo |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}

const NOBODY: Pick<Ended, 'scenario' | 'names'> = { scenario: '', names: [] }

function pointsByName(company: readonly Ended[], level: string): number[] {
  return pointsBy(company, ({ names }, seat) => names[seat] ?? '').get(level) ?? []
}

/** The level that most seats have comes first: the others are rated against it. */
function byNumber(names: readonly string[]): (one: string, other: string) => number {
  const seats = (level: string) => names.filter(name => name === level).length
  return (one, other) => seats(other) - seats(one)
}
