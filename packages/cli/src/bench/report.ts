import { availableParallelism, loadavg, platform, totalmem } from 'node:os'
import type { Spread, Unit } from '@aquila/engine/bench'
import type { Figure } from './measure.ts'
import type { Verdict } from './verdicts.ts'

/** All that a run has found. */
export interface Run {
  readonly figures: readonly Figure[]
  /** Lines of benchmarks that measure no slices. */
  readonly lines: readonly string[]
  readonly verdicts: readonly Verdict[]
  readonly machine: string
  /** The other commit; null if nothing was compared. */
  readonly comparedTo: string | null
}

export function figureLine({ name, unit, spread, faster }: Figure): string {
  const ratio = faster === null ? '' : `   ${timesFaster(faster)}`
  return `  ${name.padEnd(52)} ${withUnit(unit, spread.middle).padStart(16)}  (${rangeOf(unit, spread)})${ratio}`
}

function timesFaster(faster: Spread): string {
  return `${faster.middle.toFixed(2)} x as fast (${faster.low.toFixed(2)} to ${faster.high.toFixed(2)})`
}

/** Large numbers whole, small ones with what matters of them. */
function numberOf(value: number): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

function withUnit(unit: Unit, value: number): string {
  return `${numberOf(value)} ${unit}`
}

function rangeOf(unit: Unit, { low, high, slices }: Spread): string {
  const range = `${numberOf(low)} to ${numberOf(high)}`
  return unit === 'frames a second' ? range : `${range}, ${slices} slices`
}

export function verdictLine({ aim, figure, reached }: Verdict): string {
  const state = reached ? 'reached' : aim.held ? 'MISSED, and was held' : 'missed'
  const value =
    aim.timesFaster === undefined
      ? withUnit(figure.unit, figure.spread.middle)
      : `${figure.faster?.middle.toFixed(2)} x`
  return `  ${state.padEnd(22)}${figure.name}: ${value}, aim ${boundOf(aim, figure.unit)}`
}

function boundOf({ atLeast, atMost, timesFaster }: Verdict['aim'], unit: Unit): string {
  if (timesFaster !== undefined) return `${timesFaster} x as fast as before`
  return atLeast === undefined
    ? `at most ${atMost} ${unit}`
    : `at least ${atLeast.toLocaleString('en')} ${unit}`
}

/** In words that say nothing of whose machine it is. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  const [load = 0] = loadavg()
  return (
    `${availableParallelism()} processors, ${memory} GB, ${platform()}, Node ${process.versions.node}; ` +
    `${load < 0.5 ? 'nothing else ran' : `other programs ran beside it (load ${load.toFixed(1)})`} when it began`
  )
}

const SERVER = '## Server'

/** What the server's own benchmark has found: it may be run, and kept, by itself. */
export function serverSection(lines: readonly string[], machine: string): string {
  return [SERVER, '', `Measured on: ${machine}.`, '', '```', ...lines, '```', ''].join('\n')
}

/** The section of the server in a page that was kept; empty if it has none. */
export function serverSectionIn(page: string): string {
  const at = page.indexOf(SERVER)
  return at === -1 ? '' : page.slice(at)
}

/** The page with another section of the server, which stands last. */
export function withServerSection(page: string, section: string): string {
  const rest = page.slice(0, page.length - serverSectionIn(page).length).trimEnd()
  return section === '' ? `${rest}\n` : `${rest}\n\n${section}`
}

/** docs/speed.md: what the last run that was kept has found. */
export function speedPage({ figures, lines, verdicts, machine, comparedTo }: Run): string {
  const [reached, missed] = [verdicts.filter(each => each.reached), verdicts.filter(each => !each.reached)]
  const said = (all: readonly Verdict[]): string[] =>
    all.length === 0
      ? ['None.']
      : all.map(
          each =>
            `- ${verdictLine(each)
              .trim()
              .replace(/\s{2,}/, ': ')}`,
        )
  return [
    '# Speed',
    '',
    'Written by `npm run bench -- --keep`. Figures are medians over slices with their quartiles, by processor time of the',
    'whole process: other programs, and how fast the machine is at the moment, change them. Ratios travel; absolute',
    'numbers do not.',
    '',
    `Measured on: ${machine}.`,
    '',
    comparedTo === null ? 'Compared to no other commit.' : `Compared, slice by slice, to ${comparedTo}.`,
    '',
    `| figure | median | quartiles |${comparedTo === null ? '' : ' times as fast |'}`,
    `| --- | ---: | --- |${comparedTo === null ? '' : ' --- |'}`,
    ...figures.map(({ name, unit, spread, faster }) => {
      const ratio = comparedTo === null ? '' : ` ${faster === null ? '' : timesFaster(faster)} |`
      return `| ${name} | ${withUnit(unit, spread.middle)} | ${rangeOf(unit, spread)} |${ratio}`
    }),
    '',
    '## Aims missed',
    '',
    ...said(missed),
    '',
    '## Aims reached',
    '',
    ...said(reached),
    '',
    ...(lines.length === 0 ? [] : ['## Weight and more', '', '```', ...lines, '```', '']),
  ].join('\n')
}
