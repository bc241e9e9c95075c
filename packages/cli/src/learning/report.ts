import { chancesIn, checkChances, frequenciesIn, type Seen } from '@aquila/bots'
import type { ChanceModel } from '@aquila/engine'
import { percent } from '../arena-report.ts'

/** How well learned chances fit matches that they were not learned from, as Markdown. */
export function chancesReport(
  title: string,
  model: ChanceModel,
  learnedFrom: readonly Seen[],
  heldOut: readonly Seen[],
  matches: number,
): string {
  const learned = checkChances(heldOut, chancesIn(model))
  const before = checkChances(heldOut, frequenciesIn(learnedFrom))
  const { rules, level, seed } = model.origin
  return [
    `# ${title}: the chance to win, as it is told`,
    '',
    `Written by \`aquila learn --keep\`. Learned from ${model.origin.matches} matches between two of ${level} under rules ${rules}, ` +
      `seeds from ${seed}; checked with ${matches} others, ${heldOut.length} positions.`,
    '',
    `Log loss over win, draw and loss: ${learned.logLoss.toFixed(3)}; by the scenario's frequencies alone ${before.logLoss.toFixed(3)}.`,
    '',
    '| said | positions | mean of what was said | won |',
    '| --- | --- | --- | --- |',
    ...learned.tenths.map(({ positions, said, happened }, tenth) =>
      positions === 0
        ? `| ${10 * tenth}% to ${10 * tenth + 10}% | 0 | | |`
        : `| ${10 * tenth}% to ${10 * tenth + 10}% | ${positions} | ${percent(said)} | ${percent(happened)} |`,
    ),
    '',
  ].join('\n')
}

/** The file that comes with the bots of a game. */
export function chancesModule(model: ChanceModel): string {
  return [
    '// Written by `aquila learn --keep`. Do not edit.',
    "import type { ChanceModel } from '@aquila/engine'",
    '',
    `export const chanceModel: ChanceModel = ${JSON.stringify(model, null, 2)}`,
    '',
  ].join('\n')
}
