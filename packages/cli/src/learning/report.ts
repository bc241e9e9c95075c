import { chancesIn, checkChances, frequenciesIn, type Reliability, type Seen } from '@aquila/bots'
import type { ChanceModel } from '@aquila/engine'
import { percent } from '../arena-report.ts'

/** How well learned chances fit matches that they were not learned from, as Markdown. */
export function chancesReport(
  title: string,
  model: ChanceModel,
  learnedFrom: readonly Seen[],
  heldOut: readonly Seen[],
): string {
  const learned = checkChances(heldOut, chancesIn(model))
  const before = checkChances(heldOut, frequenciesIn(learnedFrom))
  const { rules, level, seed, matches } = model.origin
  const tables = Object.keys(model.tables).length
  return [
    `# ${title}: the chance to win, as it is told`,
    '',
    `Written by \`aquila learn --keep\`. Learned from ${matches} matches of ${level} at ${tables} tables (a scenario and ` +
      `how many play it) under rules ${rules}, ${learnedFrom.length} positions, seeds from ${seed}; checked with ${matchesIn(heldOut)} ` +
      `other matches, ${heldOut.length} positions. Intervals are 95%; positions of one match count as one.`,
    '',
    `Log loss over win, draw and loss: ${learned.logLoss.toFixed(3)}; by the frequencies of the table alone ${before.logLoss.toFixed(3)}.`,
    '',
    '## By what was said',
    '',
    ...reliabilityTable('won', learned.wins),
    '',
    ...(heldOut.some(({ points }) => points === 0.5)
      ? [...reliabilityTable('drawn', learned.draws), '']
      : []),
    '## By how much of the match was to come',
    '',
    '| to come | positions | log loss | by frequencies alone |',
    '| --- | ---: | ---: | ---: |',
    ...PARTS.map(([from, to]) => {
      const some = heldOut.filter(({ left }) => left > from && left <= to)
      const [own, plain] = [chancesIn(model), frequenciesIn(learnedFrom)].map(each =>
        checkChances(some, each),
      )
      const figures = [own, plain].map(each => each?.logLoss.toFixed(3) ?? '')
      return `| ${percent(from)} to ${percent(to)} | ${some.length} | ${figures.join(' | ')} |`
    }),
    '',
  ].join('\n')
}

const PARTS = [
  [2 / 3, 1],
  [1 / 3, 2 / 3],
  [0, 1 / 3],
] as const

function reliabilityTable(what: string, rows: readonly Reliability[]): string[] {
  return [
    `| said | positions | matches | mean of what was said | ${what} | difference |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.flatMap(({ positions, matches, said, happened, within }, tenth) => {
      const head = `| ${10 * tenth}% to ${10 * tenth + 10}% | ${positions} | ${matches} |`
      const missed = 100 * (happened - said)
      return positions === 0
        ? []
        : [
            `${head} ${percent(said)} | ${percent(happened)} | ${missed.toFixed(1)} ± ${(100 * within).toFixed(1)} |`,
          ]
    }),
  ]
}

function matchesIn(positions: readonly Seen[]): number {
  return new Set(positions.map(({ match }) => match)).size
}

/** The file that comes with the bots of a game. */
export function chancesModule(model: ChanceModel): string {
  const { origin, weights, tables } = model
  const lines = (entries: object) =>
    Object.entries(entries).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`)
  return [
    '// Written by `aquila learn --keep`. Do not edit.',
    "import type { ChanceModel } from '@aquila/engine'",
    '',
    'export const chanceModel: ChanceModel = {',
    `  origin: ${JSON.stringify(origin)},`,
    '  weights: {',
    ...lines(weights),
    '  },',
    '  tables: {',
    ...lines(tables),
    '  },',
    '}',
    '',
  ].join('\n')
}
