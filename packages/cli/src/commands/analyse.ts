import { english, Match, type Role } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import {
  type AnalysedStep,
  type Analysis,
  Analyst,
  isTurningPoint,
  priceOf,
  sumsOf,
} from '@aquila/play/analysis'
import { readRecordFile } from '../files.ts'
import { progressBar } from '../progress.ts'
import { type Command, Failed, readArguments, UsageError, wholeNumber } from '../usage.ts'

const help = `Usage: aquila analyse FILE [options]

Tells of a match that is over what the dice gave and what the choices cost, sequence by sequence, against what the adviser
would have done. All in chances of 100 to win, a draw counted half.

  --as ROLE    of this role alone (default: of everybody)
  --deeper N   look N times as deep (default: 1)
  --seed N     the dice of the look aheads (default: 1)
  --mistakes   the mistakes alone
  --json       everything, as JSON`

export const analyse: Command = {
  name: 'analyse',
  summary: 'tell what the dice gave and what the choices cost',
  help,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      as: { type: 'string' },
      deeper: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      mistakes: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    })
    const [path] = positionals
    if (path === undefined) throw new UsageError('which record? Give the path of a file')
    const depth = {
      seed: wholeNumber(values.seed, 'seed', 0),
      deeper: wholeNumber(values.deeper, 'deeper', 1),
    }
    const record = readRecordFile(path)
    const loaded = await loadGame(record.game, english)
    const match = Match.replay(loaded.game, record)
    const only = values.as
    if (only !== undefined && !match.roles.includes(only))
      throw new UsageError(`there is no role "${only}"; there are: ${match.roles.join(', ')}`)
    const analysis = await analysed(loaded, match, depth)
    if (analysis === null)
      throw new Failed(`nobody has measured how matches of scenario ${match.scenario} end: npm run learn`)
    if (values.json) {
      console.log(JSON.stringify(analysis))
      return
    }
    const roles = only === undefined ? match.roles : [only]
    for (const line of report(analysis, roles, values.mistakes)) console.log(line)
  },
}

async function analysed(
  loaded: Parameters<typeof Analyst.of>[0],
  match: Match,
  depth: { readonly seed: number; readonly deeper: number },
): Promise<Analysis | null> {
  const analyst = await Analyst.of(loaded, match, depth)
  if (analyst === null) return null
  const steps = analyst.run()
  let bar: ReturnType<typeof progressBar> | null = null
  let done = 0
  for (;;) {
    const step = steps.next()
    const { analysis } = analyst
    if (analysis !== null) bar ??= progressBar(analysis.of)
    for (; done < (analysis?.steps.length ?? 0); done++) bar?.step()
    if (step.done) {
      bar?.end()
      return step.value
    }
  }
}

function report(analysis: Analysis, roles: readonly Role[], mistakesOnly: boolean): string[] {
  const lines: string[] = []
  let chapter: string | null = null
  for (const step of analysis.steps) {
    if (!roles.includes(step.role) || (mistakesOnly && step.verdict !== 'mistake')) continue
    if (step.chapter !== chapter) {
      chapter = step.chapter
      if (chapter !== null) lines.push('', chapter)
    }
    lines.push(...stepLines(step))
  }
  lines.push('')
  for (const role of roles) {
    const { dice, choices, judged, doubtful, mistakes } = sumsOf(analysis, role)
    lines.push(
      `${role}: the dice ${signed(dice)}, the choices ${signed(choices)} (${judged} judged, ${doubtful} doubtful, ${mistakes} mistakes)`,
    )
  }
  return lines
}

const SIGNS = { good: ' ', doubtful: '?', mistake: 'x' } as const

function stepLines(step: AnalysedStep): string[] {
  const { role, verdict, title, dice, done, better, within, why, instead } = step
  const moved = signed(dice[role] ?? 0)
  const sign = verdict === null ? '-' : SIGNS[verdict]
  const turn = isTurningPoint(step, role) ? '*' : ' '
  const head = `${turn}${sign} ${role.padEnd(12)} choice ${signed(-priceOf(step)).padStart(4)}  dice ${moved.padStart(4)}  ${title ?? 'nothing of weight'}`
  if (verdict === null || verdict === 'good') return [head]
  const better100 = `${percent(done)} instead of ${percent(better)}, give or take ${percent(within)}`
  const aim = why?.aim
  return [
    head,
    `     ${better100}${instead === null ? '' : `; better: ${instead.text.join(' ')}`}`,
    ...(aim == null
      ? []
      : [
          `     ${aim.words}${aim.needs === '' ? '' : ` (${aim.needs})`}: met in ${aim.better} of ${aim.of} with it, in ${aim.done} as it was played`,
        ]),
    ...(why?.reason == null ? [] : [`     ${why.reason}`]),
  ]
}

function percent(chance: number): string {
  return String(Math.round(100 * chance))
}

function signed(chance: number): string {
  const value = Math.round(100 * chance)
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}
