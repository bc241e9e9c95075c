import { english, fastDice } from '@aquila/engine'
import { boxes } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import { type AnnalsEntry, entryOf, readAnnals } from '../src/match/annals.ts'
import { newMatch, whatIfOf } from '../src/match/begin.ts'
import type { OpenMatch } from '../src/match/open-match.ts'
import { newLesson } from '../src/match/schooling.ts'
import { bestParts, scenariosIn } from '../src/pages/annals.ts'
import { dayOf, scenarioOf } from '../src/pages/daily.ts'

function newReign(more: { day?: string } = {}): Promise<OpenMatch> {
  return newMatch(
    {
      game: 'kings-of-rome',
      scenario: 'reign-of-romulus',
      options: {},
      pauseAlike: false,
      seed: '7'.padStart(64, '0'),
      pack: undefined,
      seats: { rome: { name: 'Ancus', level: null } },
      ...more,
    },
    english,
  )
}

/** Makes any choices until it is over. */
function playOut({ match }: OpenMatch): void {
  const random = fastDice(3)
  while (match.decision !== null) {
    const { choices } = match.decision
    const choice = choices[random.roll(choices.length, 'any', 0) - 1]
    if (choice === undefined) throw new Error('nothing can be chosen')
    match.choose(choice)
  }
}

function entry(more: Partial<AnnalsEntry>): AnnalsEntry {
  return {
    id: '1',
    game: 'kings-of-rome',
    scenario: 'seven-kings',
    title: 'The seven kings',
    day: null,
    endedAt: 1,
    won: false,
    verdict: 'Defeat',
    points: 3,
    parts: [],
    ...more,
  }
}

describe('the annals', () => {
  it('tell of a match when it is over, not before', async () => {
    const open = await newReign({ day: '2026-11-16' })
    expect(await entryOf(open)).toBe(null)
    playOut(open)
    const told = await entryOf(open)
    expect(told).toMatchObject({
      id: open.id,
      scenario: 'reign-of-romulus',
      verdict: { key: `outcome.${open.match.result?.outcome}` },
      day: '2026-11-16',
      won: open.match.result?.winners.includes('rome'),
      points: open.match.result?.scores?.rome,
    })
    expect(readAnnals([told])).toEqual([told])
  })

  it('keep what was begun here from its beginning: no lesson, and no match that goes another way from an earlier one', async () => {
    const open = await newReign()
    playOut(open)
    expect((await entryOf(open))?.day).toBe(null)
    const other = whatIfOf(open, 1)
    playOut(other)
    expect(await entryOf(other)).toBe(null)
    const lesson = await newLesson('kings-of-rome', 'romulus', english)
    expect(lesson.particulars.annals).toBe(undefined)
  })

  it('go with the match into the store', async () => {
    const open = await newReign({ day: '2026-11-16' })
    expect(open.particulars.annals).toEqual({ day: '2026-11-16' })
    expect(open.summary().day).toBe('2026-11-16')
  })

  it('leave out what they cannot read, and begin with the newest', () => {
    const [old, young] = [entry({ id: 'old', endedAt: 1 }), entry({ id: 'young', endedAt: 2 })]
    expect(readAnnals([old, { id: 'broken' }, null, young]).map(({ id }) => id)).toEqual(['young', 'old'])
  })

  it('find the best of each part; of equals the first that was played', () => {
    const part = (title: string, points: number) => ({ title, text: `${points}`, good: true, points })
    const parts = bestParts([
      entry({ endedAt: 3, parts: [part('Romulus', 4), part('Numa', 2)] }),
      entry({ endedAt: 2, parts: [part('Numa', 5)] }),
      entry({ endedAt: 1, parts: [part('Romulus', 4)] }),
    ])
    expect(parts.map(({ title, points, endedAt }) => [title, points, endedAt])).toEqual([
      ['Romulus', 4, 1],
      ['Numa', 5, 2],
    ])
  })

  it('count matches, victories and the most points by scenario', () => {
    const tallies = scenariosIn([
      entry({ scenario: 'a', points: -3 }),
      entry({ scenario: 'b', points: -5, won: true }),
      entry({ scenario: 'b', points: -7 }),
    ])
    expect(tallies).toMatchObject([
      { scenario: 'b', played: 2, won: 1, points: -5 },
      { scenario: 'a', played: 1, won: 0, points: -3 },
    ])
  })
})

describe('the match of the day', () => {
  it('is named after the day of the calendar', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })

  it('takes the scenarios in turn, day by day', () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']
    const taken = days.map(day => scenarioOf(['a', 'b', 'c'], day))
    expect(new Set(taken.slice(0, 3)).size).toBe(3)
    expect(taken[3]).toBe(taken[0])
    expect(scenarioOf([], '2026-11-16')).toBe(null)
  })

  it('is of a scenario that the game has', async () => {
    for (const box of boxes.values()) {
      const known = (await box.definition?.())?.scenarios.map(({ id }) => id) ?? []
      for (const scenario of box.daily?.scenarios ?? []) expect(known).toContain(scenario)
    }
  })
})
