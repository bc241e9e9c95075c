import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Options, wordsOf } from '@aquila/engine'
import { percent } from './arena-report.ts'
import { stagesChart } from './balance-chart.ts'
import type { ListedGame } from './games.ts'
import { type Simulation, type StageTally, shareOf } from './simulation.ts'

/** Writes how hard a game is for its bots to docs/balance; gives the path. */
export function keepBalance(
  listed: Pick<ListedGame, 'game' | 'texts'>,
  scenario: string,
  options: Options,
  simulations: readonly Simulation[],
): string {
  const chosen = Object.entries(options).map(([id, value]) => `${id}-${value}`)
  const name = [listed.game.id, ...chosen].join('-')
  const path = fileURLToPath(new URL(`../../../docs/balance/${name}.md`, import.meta.url))
  mkdirSync(dirname(path), { recursive: true })
  for (const [file, content] of Object.entries(balancePage(name, listed, scenario, options, simulations)))
    writeFileSync(join(dirname(path), file), content)
  return path
}

/** The page and its charts, by the names of their files. */
export function balancePage(
  name: string,
  listed: Pick<ListedGame, 'game' | 'texts'>,
  scenario: string,
  options: Options,
  simulations: readonly Simulation[],
): Record<string, string> {
  const words = wordsOf(listed.texts, listed.game.load(undefined))
  const files: Record<string, string> = {}
  const charts = simulations.map(simulation => {
    const stages = simulation.stages(words)
    if (stages.length === 0) return null
    const chart = `${name}-${simulation.level}.svg`
    files[chart] = stagesChart(stages)
    return chart
  })
  return { [`${name}.md`]: report(listed, scenario, options, simulations, charts), ...files }
}

function report(
  listed: Pick<ListedGame, 'game' | 'texts'>,
  scenario: string,
  options: Options,
  simulations: readonly Simulation[],
  charts: readonly (string | null)[],
): string {
  const { game, texts } = listed
  const words = wordsOf(texts, game.load(undefined))
  const title = texts.messages.say(`scenario.${scenario}.title`)
  const chosen = Object.entries(options).map(([id, value]) => `\`${id}\`: ${value}`)
  const lines = [
    `# ${game.title}: how hard it is`,
    '',
    `${title}, ${chosen.length === 0 ? 'all options at their defaults' : chosen.join(', ')}. Written by \`aquila simulate --keep\` with the rules ${game.version}.`,
    '',
    '| level | matches | won | 95% interval |',
    '| --- | --- | --- | --- |',
    ...simulations.map(({ level, matches, won }) => {
      const { share, low, high } = shareOf(won, matches)
      return `| ${level} | ${matches} | ${percent(share)} | ${percent(low)} to ${percent(high)} |`
    }),
  ]
  for (const [index, simulation] of simulations.entries()) {
    lines.push('', `## ${simulation.level}`, '', '| how it ended | share |', '| --- | --- |')
    for (const { text, share } of simulation.endings(words)) lines.push(`| ${text} | ${percent(share)} |`)
    const stages = simulation.stages(words)
    if (stages.length === 0) continue
    lines.push('', ...stageTable(stages), '', `![Stage by stage](${charts[index]})`)
  }
  return `${lines.join('\n')}\n`
}

function stageTable(stages: readonly StageTally[]): string[] {
  return [
    '| stage | turns passed | reach its end | fulfil it | points then | win with it |',
    '| --- | --- | --- | --- | --- | --- |',
    ...stages.map(({ name, passed, reached, fulfilled, points, won }) => {
      const cells = [passed === null ? '' : percent(passed.share), percent(reached), percent(fulfilled.share)]
      return `| ${[name, ...cells, points.toFixed(1), percent(won)].join(' | ')} |`
    }),
  ]
}
