import { fastDice, Match } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import { must, playRandomly, startFords } from '../support.ts'

describe('what was added', () => {
  it('adds up to the whole match, choice by choice', () => {
    const match = startFords({ scenario: 'war' })
    const added = [match.since({ entries: 0, rolls: 0, events: 0 })]
    while (match.decision !== null) {
      const before = match.extent
      if (before.entries % 7 === 3)
        match.setStandingOrder(must(match.roles[0]), must(theFords.windows[0]).name, 'never')
      playRandomly(match, fastDice(before.entries), 1)
      added.push(match.since(before))
    }
    const events = added.flatMap(({ events }) => events)
    expect(added.flatMap(({ entries }) => entries)).toEqual(match.entries)
    expect(added.flatMap(({ rolls }) => rolls)).toEqual(match.rolls)
    expect(events.length).toBe(match.extent.events)
    expect(events.map(({ secret: _, ...event }) => event)).toEqual(match.log(null))
    expect(match.since(match.extent)).toEqual({ entries: [], rolls: [], events: [] })
  })

  it('is the same of a match that was resumed', () => {
    const match = startFords({ scenario: 'war' })
    playRandomly(match, fastDice(6), 40)
    const before = match.extent
    const { match: resumed } = Match.resume(theFords, match.record, match.checkpoint, match.told)
    for (const each of [match, resumed]) playRandomly(each, fastDice(7), 5)
    expect(resumed.since(before)).toEqual(match.since(before))
  })

  it('is the end of the log, for a role', () => {
    const match = startFords({ scenario: 'war' })
    playRandomly(match, fastDice(6), 40)
    for (const role of [...match.roles, null])
      for (const from of [0, 1, 7, match.extent.events])
        expect(match.log(role, from)).toEqual(match.log(role).slice(from))
  })
})

describe('a record without the hash of its position', () => {
  it('is resumed and played again; where it has one, it is checked with it', () => {
    const match = startFords({ scenario: 'war' })
    playRandomly(match, fastDice(6), 40)
    const { position: _, ...kept } = match.record
    expect(Match.resume(theFords, kept, match.checkpoint, match.told).match.hash).toBe(match.hash)
    expect(Match.replay(theFords, kept).hash).toBe(match.hash)
    const wrong = { ...kept, position: '0'.repeat(64) }
    expect(() => Match.resume(theFords, wrong, match.checkpoint, match.told)).toThrow('another position')
    expect(() => Match.replay(theFords, wrong)).toThrow('another position')
  })
})

describe('dice thrown in the open', () => {
  it('come with their event, and what was drawn does not', () => {
    const match = startFords({ scenario: 'war' })
    playRandomly(match, fastDice(6), 10_000)
    const thrown = match.log(null).flatMap(({ dice }) => dice ?? [])
    expect(thrown.length).toBeGreaterThan(5)
    expect(thrown).toEqual(match.rolls.filter(({ why }) => why === 'battle'))
  })

  it('are the same in a match that was resumed', () => {
    const match = startFords({ scenario: 'war' })
    playRandomly(match, fastDice(6), 60)
    const { match: resumed } = Match.resume(theFords, match.record, match.checkpoint, match.told)
    expect(resumed.log(null)).toEqual(match.log(null))
  })
})
