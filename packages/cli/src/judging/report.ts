import { checkChances, type Reliability, type Seen } from '@aquila/bots'
import type { GameDefinition } from '@aquila/engine'
import type { Tried } from './kept.ts'
import type { Judgement, Said, Twice } from './played.ts'

/** What matches of known quality say about the analysis, as Markdown. */
export function judgingReport(
  game: GameDefinition,
  levels: readonly string[],
  all: readonly Tried[],
): string {
  const [plain, mixed, worse] = (['level', 'mixed', 'worse'] as const).map(kind =>
    all.filter(each => each.kind === kind),
  )
  const matches = [...(plain ?? []), ...(mixed ?? [])]
  const seconds = matches.map(each => each.seconds).toSorted((one, other) => one - other)
  return [
    `# ${game.title}: how far the analysis can be trusted`,
    '',
    `Written by \`aquila judging --keep\`. ${plain?.length ?? 0} matches of one level, ${mixed?.length ?? 0} of the easiest against the strongest, ` +
      `under rules ${game.version}, on seeds that chances were not learned from. Intervals are 95%. The analysis of a match took ` +
      `${(seconds[Math.floor(seconds.length / 2)] ?? 0).toFixed(0)} s of processor time (median; the most ${(seconds.at(-1) ?? 0).toFixed(0)} s).`,
    '',
    '## Mistakes by level',
    '',
    '| level | judged | mistakes in 100 | doubtful in 100 | cost of a match | dice of a match |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...levels.map(level => levelRow(level, plain?.flatMap(({ players }) => players) ?? [])),
    '',
    ...(mixed === undefined || mixed.length === 0 ? [] : mixedLines(mixed)),
    '## The same stretch on other dice',
    '',
    ...stability(matches.flatMap(({ twice }) => twice)),
    '',
    '## Stretches that chance has played',
    '',
    ...found(worse?.flatMap(({ twice }) => twice) ?? []),
    '',
    '## The curve',
    '',
    ...reliability(matches),
    '',
  ].join('\n')
}

function levelRow(level: string, players: readonly Judgement[]): string {
  const own = players.filter(each => each.level === level)
  const judged = sum(own.map(each => each.judged))
  const [mistakes, doubtful] = [sum(own.map(each => each.mistakes)), sum(own.map(each => each.doubtful))]
  const per = (count: number) => (judged === 0 ? '' : ((100 * count) / judged).toFixed(1))
  const mean = (values: readonly number[]) => (100 * (sum(values) / Math.max(1, values.length))).toFixed(1)
  return `| ${level} | ${judged} | ${per(mistakes)} ± ${share(mistakes, judged)} | ${per(doubtful)} | ${mean(own.map(({ cost }) => cost))} | ${mean(own.map(({ dice }) => dice))} |`
}

/** Half the interval of a share, in per cent. */
function share(count: number, of: number): string {
  if (of === 0) return ''
  const part = count / of
  return (196 * Math.sqrt((part * (1 - part)) / of)).toFixed(1)
}

function mixedLines(mixed: readonly Tried[]): string[] {
  const players = mixed.flatMap(each => each.players)
  const levels = [...new Set(players.map(({ level }) => level))]
  const mean = (values: readonly number[]) =>
    values.length === 0 ? '' : (100 * (sum(values) / values.length)).toFixed(1)
  const rows = levels.flatMap(level =>
    (['won', 'lost'] as const).map(how => {
      const own = players.filter(
        each => each.level === level && (how === 'won' ? each.points > 0.5 : each.points < 0.5),
      )
      return `| ${level}, ${how} | ${own.length} | ${mean(own.map(({ cost }) => -cost))} | ${mean(own.map(({ dice }) => dice))} |`
    }),
  )
  return [
    '## Luck and judgement',
    '',
    'The easiest level against the strongest: a fool who wins was lucky, a master who loses was not.',
    '',
    '| who | players | choices | dice |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
  ]
}

function stability(twice: readonly Twice[]): string[] {
  const same = twice.filter(({ first, again }) => first === again)
  const mistakes = twice.filter(({ first }) => first === 'mistake')
  const kept = mistakes.filter(({ again }) => again !== 'good')
  return [
    `${twice.length} stretches were judged once more on other dice: ${same.length} (${inHundred(same.length, twice.length)} in 100) had the same verdict. ` +
      `Of ${mistakes.length} mistakes ${kept.length} were a mistake or doubtful again.`,
  ]
}

function found(twice: readonly Twice[]): string[] {
  const worse = twice.filter(({ costAgain }) => costAgain >= MUCH)
  const seen = worse.filter(({ first }) => first !== 'good')
  return [
    `Chance played ${twice.length} stretches of good play. ${worse.length} of them were made worse by ${100 * MUCH} chances in 100 or more, as ` +
      `twice as many look aheads on dice of their own tell; ${seen.length} of these (${inHundred(seen.length, worse.length)} in 100) were found doubtful or a mistake.`,
  ]
}

const MUCH = 0.05

function inHundred(count: number, of: number): string {
  return of === 0 ? '0' : ((100 * count) / of).toFixed(0)
}

function reliability(tried: readonly Tried[]): string[] {
  const said = tried.flatMap(each => each.said)
  const of = new Map(
    said.map((each): [Seen, Said] => [
      { match: each.match, points: each.points, table: '', role: '', left: 0, measures: {} },
      each,
    ]),
  )
  const { logLoss, wins } = checkChances([...of.keys()], seen => {
    const { win = 0, draw = 0 } = of.get(seen) ?? {}
    return { win, draw, loss: Math.max(0, 1 - win - draw) }
  })
  return [
    `What was said of ${said.length} positions, and what came of them between bots of all levels (log loss ${logLoss.toFixed(3)}):`,
    '',
    '| said | positions | matches | mean of what was said | won | difference |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...wins.flatMap((row, tenth) => (row.positions === 0 ? [] : [reliabilityRow(row, tenth)])),
  ]
}

function reliabilityRow({ positions, matches, said, happened, within }: Reliability, tenth: number): string {
  return `| ${10 * tenth} to ${10 * tenth + 10} | ${positions} | ${matches} | ${(100 * said).toFixed(1)} | ${(100 * happened).toFixed(1)} | ${(100 * (happened - said)).toFixed(1)} ± ${(100 * within).toFixed(1)} |`
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
