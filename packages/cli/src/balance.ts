import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rateOf } from '@aquila/bots'
import type { GameDefinition, Options } from '@aquila/engine'
import { wordsOf } from '@aquila/engine'
import { percent, type Simulation } from './simulation.ts'

/** Writes how hard a game is for its bots to docs/balance; gives the path. */
export function keepBalance(
  game: GameDefinition,
  scenario: string,
  options: Options,
  simulations: readonly Simulation[],
): string {
  const chosen = Object.entries(options).map(([id, value]) => `${id}-${value}`)
  const name = [game.id, ...chosen].join('-')
  const path = fileURLToPath(new URL(`../../../docs/balance/${name}.md`, import.meta.url))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, report(game, scenario, options, simulations))
  return path
}

function report(
  game: GameDefinition,
  scenario: string,
  options: Options,
  simulations: readonly Simulation[],
): string {
  const words = wordsOf(game, game.load(undefined))
  const title = game.scenarios.find(({ id }) => id === scenario)?.title ?? scenario
  const chosen = Object.entries(options).map(([id, value]) => `\`${id}\`: ${value}`)
  const lines = [
    `# ${game.title}: how hard it is`,
    '',
    `${title}, ${chosen.length === 0 ? 'all options at their defaults' : chosen.join(', ')}. Written by \`aquila simulate --keep\` with the rules ${game.version}.`,
    '',
    '| level | matches | won | 95% interval |',
    '| --- | --- | --- | --- |',
    ...simulations.map(({ level, matches, won }) => {
      const { share, low, high } = rateOf([...Array(matches).keys()].map(index => (index < won ? 1 : 0)))
      return `| ${level} | ${matches} | ${percent(share)} | ${percent(low)} to ${percent(high)} |`
    }),
  ]
  for (const simulation of simulations) {
    lines.push('', `## ${simulation.level}`, '', '| how it ended | share |', '| --- | --- |')
    for (const { text, share } of simulation.endings(words)) lines.push(`| ${text} | ${percent(share)} |`)
    const stages = simulation.stages(words)
    if (stages.length === 0) continue
    lines.push(
      '',
      '| stage | reach its end | fulfil it | points then | win with it |',
      '| --- | --- | --- | --- | --- |',
    )
    for (const { name, reached, fulfilled, points, won } of stages) {
      lines.push(
        `| ${name} | ${percent(reached)} | ${percent(fulfilled)} | ${points.toFixed(1)} | ${percent(won)} |`,
      )
    }
  }
  return `${lines.join('\n')}\n`
}
