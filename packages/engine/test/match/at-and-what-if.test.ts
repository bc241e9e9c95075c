import { BadSetUp, fastDice, Match } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import { type FordMatch, OTHER_SEED, playRandomly, portrait, SEED, startFords } from '../support.ts'

/** A match, and what it looked like after each of its choices. */
function told(): { match: FordMatch; hashes: string[]; logs: string[] } {
  const match = startFords({ scenario: 'war' })
  const dice = fastDice(12)
  const hashes = [match.hash]
  const logs = [JSON.stringify(match.log(null))]
  for (let i = 0; i < 60; i++) {
    playRandomly(match, dice, 1)
    hashes.push(match.hash)
    logs.push(JSON.stringify(match.log(null)))
  }
  return { match, hashes, logs }
}

describe('Match.at', () => {
  it('shows every earlier position with its log, and leaves the match alone', () => {
    const { match, hashes, logs } = told()
    const before = portrait(match)
    for (const [entries, hash] of hashes.entries()) {
      const then = match.at(entries)
      expect(then.hash).toBe(hash)
      expect(then.length).toBe(entries)
      expect(JSON.stringify(then.log(null))).toBe(logs[entries])
    }
    expect(portrait(match)).toBe(before)
  })

  it('has a record of its own that replays', () => {
    const { match } = told()
    const then = match.at(33)
    expect(then.record.choices).toEqual(match.record.choices.slice(0, 33))
    expect(Match.replay(theFords, then.record).hash).toBe(then.hash)
  })

  it.each([-1, 0.5, 61, Number.NaN, Number.POSITIVE_INFINITY])('knows no position after %d choices', n => {
    expect(() => told().match.at(n)).toThrow(BadSetUp)
    expect(() => told().match.whatIf(n)).toThrow(BadSetUp)
  })

  it('looks back behind the checkpoint a match was resumed from', () => {
    const { match, hashes } = told()
    const { entries } = match.checkpoint
    const { match: resumed } = Match.resume(theFords, match.record, match.checkpoint, match.told)
    expect(resumed.at(entries).hash).toBe(hashes[entries])
    for (const earlier of [entries - 1, 20, 0]) expect(resumed.at(earlier).hash).toBe(hashes[earlier])
    expect(resumed.whatIf(20, OTHER_SEED).hash).toBe(hashes[20])
    expect(portrait(resumed)).toBe(portrait(match))
  })

  it('is to be looked at: it takes no choice and rolls no dice, but a match can branch off it', () => {
    const match = startFords()
    for (const role of ['rome', 'gaul']) match.choose({ verb: 'offer', noun: 1 }, { role })
    const then = match.at(2)
    expect(() => then.choose({ verb: 'offer', noun: 1 }, { role: 'germania' })).toThrow(/position to look at/)
    expect(then.length).toBe(2)
    for (const other of [then.whatIf(2), then.branch(fastDice(1))]) {
      other.choose({ verb: 'offer', noun: 1 }, { role: 'germania' })
      expect(other.length).toBe(3)
    }
  })
})

describe('Match.whatIf', () => {
  it('goes on from an earlier point with dice of its own, and leaves the match alone', () => {
    const { match, hashes } = told()
    const before = portrait(match)
    const other = match.whatIf(20, OTHER_SEED)
    expect(other.hash).toBe(hashes[20])
    expect(other.commitment).not.toBe(match.commitment)
    playRandomly(other, fastDice(1), 10_000)
    expect(other.result).not.toBeNull()
    expect(portrait(match)).toBe(before)
  })

  it('keeps the rolls it took over and says from where on its own begin', () => {
    const { match } = told()
    const other = match.whatIf(20, OTHER_SEED)
    const { dice, rolls } = other.record
    expect(dice).toMatchObject({ kind: 'verifiable', seed: OTHER_SEED, salts: [], from: rolls.length })
    expect(rolls).toEqual(match.record.rolls.slice(0, rolls.length))
  })

  it('has a record that replays, also when it branched off twice', () => {
    const other = told().match.whatIf(20, OTHER_SEED)
    playRandomly(other, fastDice(1), 30)
    expect(Match.replay(theFords, JSON.parse(JSON.stringify(other.record))).hash).toBe(other.hash)
    const third = other.whatIf(40, SEED)
    playRandomly(third, fastDice(2), 30)
    expect(Match.replay(theFords, JSON.parse(JSON.stringify(third.record))).hash).toBe(third.hash)
  })

  it('gives even a match with given dice a verifiable future', () => {
    const match = startFords({ dice: fastDice(3) })
    playRandomly(match, fastDice(1), 20)
    const other = match.whatIf(10, OTHER_SEED)
    playRandomly(other, fastDice(2), 40)
    expect(Match.replay(theFords, JSON.parse(JSON.stringify(other.record))).hash).toBe(other.hash)
  })

  it('picks a fresh seed by itself and refuses one that is none', () => {
    const match = startFords()
    expect(match.whatIf(0).commitment).not.toBe(match.whatIf(0).commitment)
    expect(() => match.whatIf(0, 'lucky')).toThrow(BadSetUp)
  })
})
