import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Encounter, encountersOf, talliesOf } from '@aquila/bots'
import { describe, expect, it } from 'vitest'
import { reportOf } from '../src/arena-report.ts'
import { readTallies, talliesText } from '../src/arena-results.ts'
import { listedGameNamed } from '../src/games.ts'

const levels = ['random', 'tiro']

/** Each sits in each role once, and tiro wins. */
function meeting(scenario: string, one: string, other: string): Encounter[] {
  return [
    { scenario, contestants: ['random', 'tiro'], roles: [one, other], points: [0, 1] },
    { scenario, contestants: ['tiro', 'random'], roles: [one, other], points: [1, 0] },
  ]
}

/** The rows of a table of the report, cell by cell. */
function rowsOf(report: string, title: string): string[][] {
  const [, section = ''] = report.split(`## ${title}\n`)
  const [part = ''] = section.split('\n## ')
  const lines = part.split('\n').filter(line => line.startsWith('|'))
  return lines.slice(2).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
}

describe('the report of an arena', () => {
  const bouts = [...meeting('1', 'rome', 'carthage'), ...meeting('4', 'caesar', 'pompeius')]
  const report = reportOf({
    game: 'a game whose scenarios have roles of their own',
    chart: 'chart.svg',
    levels,
    scenarios: ['1', '4'],
    encounters: encountersOf(talliesOf(bouts, levels)),
    before: [],
  })

  it('has a row for each role that was played in a scenario, and for no other', () => {
    const sides = rowsOf(report, 'Sides').map(([scenario, , role, , , , ...counts]) =>
      [scenario, role, ...counts].join(' '),
    )
    expect(sides).toEqual(['1 carthage 1 0 0', '1 rome 1 0 0', '4 caesar 1 0 0', '4 pompeius 1 0 0'])
  })

  it('counts for a side all matches of the scenario, whoever played it', () => {
    const balance = rowsOf(report, 'Scenarios').map(([scenario, , points, , matches]) => [
      scenario,
      points,
      matches,
    ])
    expect(balance).toEqual([
      ['1', '50.0%', '2'],
      ['4', '50.0%', '2'],
    ])
  })
})

describe('results that are kept', () => {
  const { game } = listedGameNamed('semper-victor')
  const [one = '', other = ''] = game.scenarios.find(({ id }) => id === '4')?.roles ?? []
  const tallies = talliesOf(meeting('4', one, other), levels)
  const readAgain = (text: string) => {
    const report = join(mkdtempSync(join(tmpdir(), 'arena-')), 'kept.md')
    writeFileSync(report.replace('.md', '.json'), text)
    return readTallies(report, game)
  }

  it('are read as they were written', () => {
    expect(readAgain(talliesText(game.id, tallies))).toEqual(tallies)
  })

  it('of two sides need not say which the opponent was on', () => {
    const older = tallies.map(({ opponentRole: _, ...tally }) => tally)
    expect(readAgain(JSON.stringify({ game: game.id, tallies: older }))).toEqual(tallies)
  })
})
