import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Tally } from '@aquila/bots'
import type { GameDefinition } from '@aquila/engine'
import { array, integer, minValue, number, object, optional, parse, pipe, string } from 'valibot'
import { readTextFile } from './files.ts'
import { Failed } from './usage.ts'

/** Where the results of a game are kept, so that a change which makes a bot weaker is seen. */
export function keptReport(game: string): string {
  return fileURLToPath(new URL(`../../../docs/arena/${game}.md`, import.meta.url))
}

const count = pipe(number(), integer(), minValue(0))
const resultsSchema = object({
  game: string(),
  tallies: array(
    object({
      scenario: string(),
      name: string(),
      role: string(),
      opponent: string(),
      opponentRole: optional(string()),
      won: count,
      drawn: count,
      lost: count,
    }),
  ),
})

/** The tallies that stand beside a report; none if there is no such file. */
export function readTallies(report: string, game: GameDefinition): readonly Tally[] {
  const path = besides(report, 'json')
  if (!existsSync(path)) return []
  try {
    const { tallies } = parse(resultsSchema, JSON.parse(readTextFile(path)))
    return tallies.map(tally => ({ ...tally, opponentRole: tally.opponentRole ?? otherRole(game, tally) }))
  } catch (error) {
    throw new Failed(
      `${path} holds no results of an arena: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** Older results do not say it; they are of scenarios with two sides. */
function otherRole(
  { scenarios }: GameDefinition,
  { scenario, role }: Pick<Tally, 'scenario' | 'role'>,
): string {
  return scenarios.find(({ id }) => id === scenario)?.roles.find(each => each !== role) ?? ''
}

/** One tally a line, so that a change of results can be read as a change of lines. */
export function talliesText(game: string, tallies: readonly Tally[]): string {
  const lines = tallies.map(tally => `  ${JSON.stringify(tally)}`)
  return `{ "game": ${JSON.stringify(game)}, "tallies": [\n${lines.join(',\n')}\n] }\n`
}

/** The file beside a report: the same name with another ending. */
export function besides(report: string, ending: string): string {
  return `${report.replace(/\.md$/, '')}.${ending}`
}
