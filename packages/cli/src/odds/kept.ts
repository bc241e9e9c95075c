import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { HANDICAP, levelNames, type NumberRange } from '@aquila/engine'
import type { MeasuredOdds } from '@aquila/games'
import {
  array,
  integer,
  minValue,
  nullable,
  number,
  object,
  parse,
  pipe,
  record,
  string,
  tuple,
} from 'valibot'
import { besides } from '../arena-results.ts'
import { readTextFile, writeTextFile } from '../files.ts'
import { Failed } from '../usage.ts'
import { evenHandicap, rateWith, type Sample } from './sample.ts'

/** What was measured is kept in docs/balance, match by match; what the set-up page says of it is made from that. */

const whole = pipe(number(), integer())
const samplesSchema = array(
  object({
    scenario: string(),
    level: string(),
    options: record(string(), string()),
    rules: string(),
    seed: pipe(whole, minValue(0)),
    matches: array(tuple([nullable(whole), nullable(whole)])),
  }),
)

export function pagePath(game: string): string {
  return fileURLToPath(new URL(`../../../../docs/balance/${game}-odds.md`, import.meta.url))
}

function samplesPath(game: string): string {
  return besides(pagePath(game), 'json')
}

export function readSamples(game: string): readonly Sample[] {
  const path = samplesPath(game)
  if (!existsSync(path)) return []
  try {
    return parse(samplesSchema, JSON.parse(readTextFile(path)))
  } catch (error) {
    throw new Failed(`${path} holds no samples: ${error instanceof Error ? error.message : error}`)
  }
}

/** One sample a line. A new one takes the place of what was measured before in the same way. */
export function keepSamples(game: string, fresh: readonly Sample[]): readonly Sample[] {
  const kept = readSamples(game).filter(old => !fresh.some(sample => isAlike(sample, old)))
  const samples = [...kept, ...fresh].toSorted(inOrder)
  writeTextFile(samplesPath(game), `[\n${samples.map(sample => JSON.stringify(sample)).join(',\n')}\n]\n`)
  return samples
}

function isAlike(one: Sample, other: Sample): boolean {
  return (
    one.scenario === other.scenario && one.level === other.level && optionsText(one) === optionsText(other)
  )
}

function inOrder(one: Sample, other: Sample): number {
  const rank = ({ level }: Sample) => levelNames.map(String).indexOf(level)
  return (
    one.scenario.localeCompare(other.scenario, 'en', { numeric: true }) ||
    rank(one) - rank(other) ||
    optionsText(one).localeCompare(optionsText(other))
  )
}

/** 'handicap=-12' */
export function optionsText({ options }: Sample): string {
  return Object.entries(options)
    .map(([id, value]) => `${id}=${value}`)
    .toSorted()
    .join(', ')
}

/**
 * What the set-up page says: of each scenario the largest sample with all options at their defaults, and the handicap
 * that evens it.
 */
export function oddsOf(samples: readonly Sample[], range: NumberRange): readonly MeasuredOdds[] {
  const plain = samples.filter(sample => optionsText(sample) === '')
  return [...new Set(plain.map(({ scenario }) => scenario))].flatMap(scenario => {
    const [largest] = plain
      .filter(sample => sample.scenario === scenario)
      .toSorted((one, other) => other.matches.length - one.matches.length)
    if (largest === undefined) return []
    const { level, matches } = largest
    return [
      {
        scenario,
        level,
        matches: matches.length,
        share: shareOf(matches, 0),
        even: evened(largest, samples, range),
      },
    ]
  })
}

/**
 * Matches that were played with a handicap tell as much of it as those without: every one is judged with each. Those of
 * other rules tell nothing.
 */
function evened(sample: Sample, samples: readonly Sample[], range: NumberRange): MeasuredOdds['even'] {
  const { low, high } = rateWith(sample.matches, 0)
  if (low <= 0.5 && high >= 0.5) return null
  const matches = samples
    .filter(
      ({ scenario, level, rules }) =>
        scenario === sample.scenario && level === sample.level && rules === sample.rules,
    )
    .filter(({ options }) => Object.keys(options).every(id => id === HANDICAP))
    .flatMap(alike => alike.matches)
  const handicap = evenHandicap(matches, range)
  if (handicap === 0) return null
  // Where a match is decided by something else than points, none evens it.
  const { low: least, high: most } = rateWith(matches, handicap)
  if (least > 0.5 || most < 0.5) return null
  return {
    option: HANDICAP,
    value: String(handicap),
    matches: matches.length,
    share: shareOf(matches, handicap),
  }
}

function shareOf(matches: Sample['matches'], handicap: number): MeasuredOdds['share'] {
  const { share, low, high } = rateWith(matches, handicap)
  return [percentage(share), percentage(low), percentage(high)]
}

function percentage(share: number): number {
  return Math.round(100 * share)
}
