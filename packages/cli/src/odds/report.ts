import { join } from 'node:path'
import { HANDICAP, type NumberRange } from '@aquila/engine'
import type { MeasuredOdds } from '@aquila/games'
import { percent } from '../arena-report.ts'
import { writeTextFile } from '../files.ts'
import type { ListedGame } from '../games.ts'
import { keepSamples, oddsOf, optionsText, pagePath } from './kept.ts'
import { evenHandicap, handicapsOf, rateWith, type Sample } from './sample.ts'

/** Keeps samples, and writes what is made of all that are kept: a page for docs/balance, and what the box serves. */
export function keepOdds({ game, folder }: ListedGame, fresh: readonly Sample[]): string {
  const samples = keepSamples(game.id, fresh)
  const range = handicapsOf(game)
  const page = pagePath(game.id)
  writeTextFile(page, oddsPage(game.title, samples, range))
  writeTextFile(join(folder, 'odds.generated.ts'), oddsModule(oddsOf(samples, range)))
  return page
}

/** A table of samples, for the terminal and for docs/balance. */
export function samplesTable(samples: readonly Sample[], range: NumberRange): string[] {
  return [
    '| scenario | level | options | rules | matches | won, drawn, lost | points | 95% interval | even with | points then |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...samples.map(sample => {
      const { scenario, level, rules, options, matches } = sample
      const { wins, draws, share, low, high } = rateWith(matches, Number(options[HANDICAP] ?? 0))
      const even = evenHandicap(matches, range)
      const cells = [
        scenario,
        level,
        optionsText(sample) || 'defaults',
        rules,
        matches.length,
        `${wins}, ${draws}, ${matches.length - wins - draws}`,
        percent(share),
        `${percent(low)} to ${percent(high)}`,
        even,
        percent(rateWith(matches, even).share),
      ]
      return `| ${cells.join(' | ')} |`
    }),
  ]
}

/** The page of docs/balance that `aquila odds --keep` writes. */
export function oddsPage(title: string, samples: readonly Sample[], range: NumberRange): string {
  return [
    `# ${title}: how the sides fare between equal bots`,
    '',
    'Written by `aquila odds --keep`. One level plays both sides; points are those of the first role, a draw is half a point, and',
    'it counts who sat down in it, whatever he plays at the end. A handicap above 0 is for the first role, below 0 for the second.',
    '"Even with" is the handicap with which the same choices on the same dice come out most evenly.',
    '',
    ...samplesTable(samples, range),
    '',
  ].join('\n')
}

/** What the box of a game serves to the set-up page. */
export function oddsModule(odds: readonly MeasuredOdds[]): string {
  return [
    '// Written by `aquila odds --keep` from docs/balance. Do not edit.',
    "import type { MeasuredOdds } from '../odds.ts'",
    '',
    'export const odds: readonly MeasuredOdds[] = [',
    ...odds.map(line => `  ${JSON.stringify(line)},`),
    ']',
    '',
  ].join('\n')
}
