import { english, fastDice, Match } from '@aquila/engine'
import { playRandomly } from '@aquila/engine/fuzz'
import { loadGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { OpenMatch } from '../src/match/open-match.ts'
import type { LogLine } from '../src/match/table-match.ts'
import { joined, LATEST, lengthOf, type ToldLog, upTo } from '../src/match/told-log.ts'

const blank: LogLine = {
  number: 0,
  text: '',
  rule: '',
  icon: '',
  kit: null,
  places: [],
  way: [],
  reason: null,
  heading: null,
  names: [],
  dice: [],
  added: 0,
  run: null,
  after: 0,
  follows: 0,
  part: null,
  affair: null,
}

function lines(from: number, to: number, text = ''): ToldLog {
  return {
    from,
    lines: Array.from({ length: to - from }, (_, at) => ({ ...blank, number: from + at, text })),
  }
}

describe('a log of which the page has the end', () => {
  it('is as long as if it had all of it', () => {
    expect(lengthOf(lines(50, 60))).toBe(60)
    expect(lengthOf(lines(0, 0))).toBe(0)
  })

  it('grows by new lines, which take the place of those that were taken back', () => {
    const before = lines(50, 60, 'old')
    expect(joined(before, lines(60, 62, 'new'))).toEqual({
      from: 50,
      lines: [...before.lines, ...lines(60, 62, 'new').lines],
    })
    const after = joined(before, lines(58, 59, 'new'))
    expect(after.lines.map(({ number, text }) => `${number} ${text}`).slice(-3)).toEqual([
      '56 old',
      '57 old',
      '58 new',
    ])
    expect(lengthOf(joined(before, { from: 55, lines: [] }))).toBe(55)
  })

  it('begins again with lines from before its first', () => {
    expect(joined(lines(50, 60), lines(0, 60))).toEqual(lines(0, 60))
    expect(joined(null, lines(50, 60))).toEqual(lines(50, 60))
  })

  it('can be cut before its first line', () => {
    expect(upTo(lines(50, 60), 55)).toEqual(lines(50, 55))
    expect(upTo(lines(50, 60), 40).lines).toEqual([])
  })
})

describe('a long match', async () => {
  const loaded = await loadGame('alea-iacta-est', english)
  const match = Match.start(loaded.game, { scenario: '1', seed: '1'.padStart(64, '0') })
  playRandomly(match, fastDice(1), 3000)
  const stored = { id: 'x', game: 'alea-iacta-est', levels: [null, null], notes: '' }

  it('tells the latest lines first, and the others when somebody wants them', async () => {
    const open = new OpenMatch(loaded, match, stored)
    const { log } = await open.state(true)
    const all = match.log(open.viewer).length
    expect(lengthOf(log)).toBe(all)
    expect(log.from).toBeGreaterThan(0)
    expect(log.from).toBeLessThanOrEqual(all - LATEST)
    open.reading.wantWholeLog()
    const whole = (await open.state(true)).log
    expect(whole.from).toBe(0)
    expect(whole.lines.map(({ number }) => number)).toEqual([...whole.lines.keys()])
    expect(whole.lines.slice(log.from)).toEqual(log.lines)
  })

  it('tells only what is new after a choice', async () => {
    const open = new OpenMatch(loaded, match, stored)
    const before = lengthOf((await open.state(true)).log)
    while (match.log(open.viewer).length === before) playRandomly(match, fastDice(2), 1)
    const { from, lines: told } = (await open.state(false)).log
    expect(from).toBe(before)
    expect(lengthOf({ from, lines: told })).toBe(match.log(open.viewer).length)
  })
})
