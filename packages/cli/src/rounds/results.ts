import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Ended, rateOf } from '@aquila/bots'
import { array, number, object, parse, string } from 'valibot'
import { percent } from '../arena-report.ts'
import { besides } from '../arena-results.ts'
import { readTextFile, writeTextFile } from '../files.ts'
import { Failed } from '../usage.ts'

/** What tables for several have shown: kept as matches, told as a page. */

const endedSchema = object({
  scenario: string(),
  seed: number(),
  names: array(string()),
  points: array(number()),
  roles: array(string()),
  choices: number(),
})

const keptSchema = object({ game: string(), rules: string(), tables: array(endedSchema) })

export { endedSchema }

/** Where the pages of a game are: how even its tables are, and how one level does among others. */
export function pageOf(game: string, isBalance: boolean): string {
  const path = isBalance ? `docs/balance/${game}.md` : `docs/arena/${game}-tables.md`
  return fileURLToPath(new URL(`../../../../${path}`, import.meta.url))
}

/** The tables that stand beside a page; none if there is none, or if they were played by other rules. */
export function readTables(page: string, rules: string): readonly Ended[] {
  const path = besides(page, 'json')
  if (!existsSync(path)) return []
  try {
    const kept = parse(keptSchema, JSON.parse(readTextFile(path)))
    return kept.rules === rules ? kept.tables : []
  } catch (error) {
    throw new Failed(`${path} holds no tables: ${error instanceof Error ? error.message : error}`)
  }
}

export function writeTables(page: string, game: string, rules: string, tables: readonly Ended[]): void {
  const lines = tables.map(table => `  ${JSON.stringify(table)}`)
  const head = `{ "game": ${JSON.stringify(game)}, "rules": ${JSON.stringify(rules)}, "tables": [`
  writeTextFile(besides(page, 'json'), `${head}\n${lines.join(',\n')}\n] }\n`)
}

/** The kept tables, with those of the same scenario and company replaced that were played again. */
export function withNewTables(kept: readonly Ended[], fresh: readonly Ended[]): Ended[] {
  const played = new Set(fresh.map(companyOf))
  return [...kept.filter(table => !played.has(companyOf(table))), ...fresh].toSorted(
    (one, other) =>
      one.scenario.localeCompare(other.scenario, 'en', { numeric: true }) ||
      other.names.length - one.names.length,
  )
}

/** Who plays what with how many, in whatever seats. */
export function companyOf({ scenario, names }: Ended): string {
  return [scenario, ...names.toSorted()].join(' ')
}

/** Tables of the same company together, in the order in which they come first. */
export function companiesIn(tables: readonly Ended[]): Ended[][] {
  const found = new Map<string, Ended[]>()
  for (const table of tables) found.set(companyOf(table), [...(found.get(companyOf(table)) ?? []), table])
  return [...found.values()]
}

/** A share with its interval, beside what everybody would have if all were equal. */
export function shareText(points: readonly number[]): readonly [string, string] {
  const { share, low, high } = rateOf(points)
  return [percent(share), `${percent(low)} to ${percent(high)}`]
}
