import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMoreBetter, quantile, ratioOf, spreadOf, told } from '@aquila/engine/bench'
import { type Aim, aims } from '@aquila/games/bench'
import { describe, expect, it } from 'vitest'
import { type Figure, figuresOf, hasSettled, inTurn, lanesFor, playsAlike } from '../src/bench/measure.ts'
import {
  figureLine,
  serverSection,
  serverSectionIn,
  speedPage,
  verdictLine,
  withServerSection,
} from '../src/bench/report.ts'
import type { Done, Ordered } from '../src/bench/subject.ts'
import { mustHold, verdictsOn } from '../src/bench/verdicts.ts'
import { layOut } from '../src/bench/worktree.ts'
import { Failed, UsageError } from '../src/usage.ts'

describe('a spread', () => {
  it('is the median with its quartiles, whatever order the slices came in', () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ low: 2, middle: 3, high: 4, slices: 5 })
  })

  it('lies between two slices where there is none in the middle', () => {
    expect(spreadOf([1, 2, 3, 4])).toEqual({ low: 1.75, middle: 2.5, high: 3.25, slices: 4 })
    expect(spreadOf([7])).toEqual({ low: 7, middle: 7, high: 7, slices: 1 })
    expect(quantile([10, 20], 0.9)).toBeCloseTo(19)
  })

  it('takes no notice of one lucky slice', () => {
    expect(spreadOf([10, 10, 10, 10, 1000]).middle).toBe(10)
  })

  it('is refused where nothing was measured', () => {
    expect(() => spreadOf([])).toThrow('nothing was measured')
  })

  it('of ratios goes slice by slice, so that what slows both down falls out', () => {
    expect(ratioOf([20, 2, 200], [10, 1, 100])).toEqual({ low: 2, middle: 2, high: 2, slices: 3 })
  })
})

describe('what was counted', () => {
  it('is told as so many a second or so long each', () => {
    expect(told('a second', 100, 0.5)).toBe(200)
    expect(told('us', 1000, 0.5)).toBe(500)
    expect(told('ms', 10, 0.5)).toBe(50)
    expect(told('KB', 37, 0.5)).toBe(37)
  })

  it('is better when there is more of it in a time, or less time for it', () => {
    expect(isMoreBetter('a second')).toBe(true)
    expect(isMoreBetter('frames a second')).toBe(true)
    expect(isMoreBetter('us')).toBe(false)
    expect(isMoreBetter('KB')).toBe(false)
  })
})

function done(value: number, unit: 'a second' | 'us' = 'a second', decisions = 1): Done {
  return { seconds: 1, counts: { decisions }, values: [{ count: 'decisions', unit, value }] }
}

describe('lanes', () => {
  it('are measured in turn, and each goes first every other time', async () => {
    const calls: string[] = []
    const subject = (name: string) => ({
      slice: async ({ number, size }: Ordered) => {
        calls.push(`${name}${number}`)
        return done(size)
      },
      end: async () => undefined,
    })
    const work = { kind: 'random-play', game: 'g', scenario: 's' } as const
    const lanes = [
      { subject: subject('this'), work, size: 2 },
      { subject: subject('other'), work, size: 3 },
    ]
    const rows = await inTurn(lanes, 3)
    expect(calls).toEqual(['this0', 'other0', 'other1', 'this1', 'this2', 'other2'])
    expect(rows.map(row => row.map(({ values }) => values[0]?.value))).toEqual([
      [2, 2, 2],
      [3, 3, 3],
    ])
  })

  it('are only for subjects that can do the work: an older commit may not have the scenario', async () => {
    const able = { slice: async () => done(1), end: async () => undefined }
    const unable = { ...able, slice: async () => Promise.reject(new Error('there is no scenario "s"')) }
    const work = { kind: 'random-play', game: 'g', scenario: 's' } as const
    const lanes = await lanesFor([able, unable, able], work)
    expect(lanes.map(({ subject }) => subject)).toEqual([able, able])
    await expect(lanesFor([unable, able], work)).rejects.toThrow('there is no scenario "s"')
  })

  it('have settled when the last round is hardly faster than the one before', () => {
    expect(hasSettled([100, 102], 1)).toBe(true)
    expect(hasSettled([100, 103], 1)).toBe(false)
    expect(hasSettled([100, 50, 101, 51], 2)).toBe(true)
    expect(hasSettled([100], 1)).toBe(false)
  })

  it('tell how many times as fast the first is, of rates and of times', () => {
    const [rate] = figuresOf('g', [[done(20)], [done(10)]])
    expect(rate).toMatchObject({ name: 'g: decisions', spread: { middle: 20 }, faster: { middle: 2 } })
    const [time] = figuresOf('g', [[done(20, 'us')], [done(10, 'us')]])
    expect(time?.faster?.middle).toBe(0.5)
    expect(figuresOf('g', [[done(20)]])[0]?.faster).toBeNull()
  })

  it('play alike if they decide as often on the same dice', () => {
    expect(playsAlike([[done(1, 'us', 7)], [done(2, 'us', 7)]])).toBe(true)
    expect(playsAlike([[done(1, 'us', 7)], [done(2, 'us', 8)]])).toBe(false)
    expect(playsAlike([[done(1)]])).toBe(true)
  })
})

function figure(name: string, middle: number, timesFaster?: number): Figure {
  const spread = { low: middle, middle, high: middle, slices: 3 }
  const faster =
    timesFaster === undefined ? null : { ...spread, low: timesFaster, middle: timesFaster, high: timesFaster }
  return { name, unit: 'a second', spread, faster }
}

const held: Aim = { figure: 'game 1: decisions', atLeast: 100, held: true }
const open: Aim = { ...held, held: false }

describe('an aim', () => {
  const isReached = (aim: Aim, ...figures: Figure[]): boolean[] =>
    verdictsOn([aim], figures).map(({ reached }) => reached)

  it('is reached at its bound and missed just beside it', () => {
    expect(isReached(held, figure('game 1: decisions', 100))).toEqual([true])
    expect(isReached(held, figure('game 1: decisions', 99.9))).toEqual([false])
    const atMost: Aim = { figure: 'game 1: copy', atMost: 3, held: true }
    expect(isReached(atMost, figure('game 1: copy', 3))).toEqual([true])
    expect(isReached(atMost, figure('game 1: copy', 3.1))).toEqual([false])
  })

  it('with a star speaks of every figure that fits', () => {
    const every: Aim = { figure: 'game *: decisions', atLeast: 100, held: true }
    const figures = [
      figure('game 1: decisions', 100),
      figure('game 2: decisions', 50),
      figure('game 2: matches', 1),
      figure('other 1: decisions', 1),
    ]
    expect(isReached(every, ...figures)).toEqual([true, false])
  })

  it('says nothing of what was not measured or not compared', () => {
    expect(isReached(held, figure('game 2: decisions', 1))).toEqual([])
    const faster: Aim = { figure: 'game 1: plan', timesFaster: 5, held: true }
    expect(isReached(faster, figure('game 1: plan', 1))).toEqual([])
    expect(isReached(faster, figure('game 1: plan', 1, 5))).toEqual([true])
    expect(isReached(faster, figure('game 1: plan', 1, 4.9))).toEqual([false])
  })

  it('that is held and missed makes the bench fail; an open one does not', () => {
    const missed = figure('game 1: decisions', 99)
    expect(() => mustHold(verdictsOn([held], [missed]))).toThrow(Failed)
    expect(() => mustHold(verdictsOn([held], [missed]))).toThrow('1 held aim is missed')
    expect(() => mustHold(verdictsOn([open], [missed]))).not.toThrow()
    expect(() => mustHold(verdictsOn([held], [figure('game 1: decisions', 100)]))).not.toThrow()
  })

  it('of the house has one bound', () => {
    for (const { atLeast, atMost, timesFaster } of aims)
      expect([atLeast, atMost, timesFaster].filter(bound => bound !== undefined)).toHaveLength(1)
  })
})

describe('the report', () => {
  const missed = figure('game 1: decisions', 99, 1.5)

  it('has median, quartiles and the ratio in a line', () => {
    expect(figureLine(missed)).toMatch(/game 1: decisions +99\.0 a second {2}\(99\.0 to 99\.0, 3 slices\)/)
    expect(figureLine(missed)).toContain('1.50 x as fast (1.50 to 1.50)')
  })

  it('says plainly what was reached and what was missed', () => {
    const verdicts = verdictsOn(
      [open, { ...open, figure: 'game 2: decisions' }],
      [missed, figure('game 2: decisions', 250_000)],
    )
    expect(verdicts.map(verdictLine)).toEqual([
      '  missed                game 1: decisions: 99.0 a second, aim at least 100 a second',
      '  reached               game 2: decisions: 250,000 a second, aim at least 100 a second',
    ])
    const run = { figures: [missed], lines: [], verdicts, machine: '2 processors', comparedTo: 'abc, before' }
    const text = speedPage(run)
    expect(text).toContain('Compared, slice by slice, to abc, before.')
    expect(text.indexOf('## Aims missed')).toBeLessThan(text.indexOf('- missed: game 1: decisions'))
    expect(text.indexOf('## Aims reached')).toBeLessThan(text.indexOf('- reached: game 2: decisions'))
  })
})

describe('another commit', () => {
  const home = fileURLToPath(new URL('../../../', import.meta.url))

  it('is laid out with its own packages, and cleaned up', () => {
    const other = layOut(home, 'HEAD')
    try {
      expect(existsSync(join(other.root, 'node_modules/@aquila/engine/src/index.ts'))).toBe(true)
      expect(existsSync(join(other.root, 'node_modules/valibot/package.json'))).toBe(true)
    } finally {
      other.remove()
    }
    expect(existsSync(other.root)).toBe(false)
    expect(execFileSync('git', ['worktree', 'list'], { cwd: home, encoding: 'utf8' })).not.toContain(
      other.root.slice(0, -1),
    )
  })

  it('that does not exist is refused', () => {
    expect(() => layOut(home, 'no-such-commit')).toThrow(UsageError)
  })
})

describe('the section of the server', () => {
  it('is kept by itself, and stays when the rest is measured again', () => {
    const section = serverSection(['  F, flushes a second: 100'], 'a machine')
    const page = withServerSection('# Speed\n\nfirst\n', section)
    expect(page).toContain('first')
    expect(serverSectionIn(page)).toBe(section)
    const again = withServerSection('# Speed\n\nsecond\n', serverSectionIn(page))
    expect(again).toBe(page.replace('first', 'second'))
    expect(withServerSection(again, serverSection(['later'], 'another'))).not.toContain('flushes')
    expect(withServerSection('# Speed\n', serverSectionIn('# Speed\n'))).toBe('# Speed\n')
  })
})
