import { fastDice, Match, UndoRefused, verifiableDice } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { verifyDice } from '@aquila/engine/verify-dice'
import { describe, expect, it } from 'vitest'
import { expectNoTrace, type FordMatch, must, playRandomly, SEED, startFords } from '../support.ts'

function played(choices: number): FordMatch {
  const match = startFords({ scenario: 'war' })
  playRandomly(match, fastDice(6), choices)
  return match
}

describe('a take-back that all have agreed on', () => {
  it('goes back behind dice, to the very position', () => {
    const match = played(40)
    const then = match.at(12).hash
    expect(match.rolls.length).toBeGreaterThan(match.at(12).rolls.length)
    match.takeBackTo(12)
    expect([match.length, match.hash]).toEqual([12, then])
  })

  it('spends the numbers of the rolls: what was seen never comes again', () => {
    const match = played(40)
    const seen = match.rolls.length
    match.takeBackTo(12)
    const kept = match.rolls.length
    playRandomly(match, fastDice(6), 40)
    const dice = verifiableDice({ seed: SEED, salts: [] })
    const [next] = match.rolls.slice(kept)
    const { sides, why, value } = must(next)
    expect(value).toBe(dice.roll(sides, why, seen))
  })

  it('puts the question again under a new id', () => {
    const match = played(40)
    const last = must(match.decision).id
    match.takeBackTo(12)
    expect(must(match.decision).id).toBeGreaterThan(last)
  })

  it('twice, and across what was taken back before, keeps every roll in the order of its number', () => {
    const match = played(40)
    const numbered = [...match.rolls]
    for (const [back, on] of [
      [30, 9],
      [33, 7],
      [12, 25],
      [12, 30],
    ] as const) {
      const before = match.rolls.length
      match.takeBackTo(back)
      expect(match.rolls.length).toBeLessThanOrEqual(before)
      const kept = match.rolls.length
      playRandomly(match, fastDice(back), on)
      numbered.push(...match.rolls.slice(kept))
    }
    const dice = verifiableDice({ seed: SEED, salts: [] })
    for (const [number, { sides, why, value }] of numbered.entries())
      expect(dice.roll(sides, why, number)).toBe(value)
  })

  it('is in the record, which can be replayed and resumed', () => {
    const match = played(40)
    match.takeBackTo(12)
    playRandomly(match, fastDice(3), 60)
    match.takeBackTo(50)
    playRandomly(match, fastDice(4), 20)
    const record = JSON.parse(JSON.stringify(match.record))
    expect(record.dice.skipped.length).toBe(2)
    expect(Match.replay(theFords, record).hash).toBe(match.hash)
    const { match: resumed } = Match.resume(theFords, record, match.checkpoint, match.told)
    playRandomly(resumed, fastDice(5), 10)
    playRandomly(match, fastDice(5), 10)
    expect(resumed.rolls).toEqual(match.rolls)
    expect(resumed.record).toEqual(match.record)
  })

  it('leaves every roll to be checked, what was taken back too', async () => {
    const match = played(40)
    const made = match.rolls.length
    match.takeBackTo(12)
    playRandomly(match, fastDice(3), 60)
    match.takeBackTo(50)
    playRandomly(match, fastDice(4), 10_000)
    const proof = must(match.proof)
    const taken = must(proof.skipped).flatMap(({ rolls }) => rolls)
    expect(taken.length).toBeGreaterThan(0)
    expect(made).toBeGreaterThan(0)
    const checked = proof.rolls.length + taken.length
    expect(await verifyDice(proof)).toEqual({ commitmentHolds: true, checked, unchecked: 0, wrong: [] })
    const [first, ...others] = must(proof.skipped)
    const { at, rolls } = must(first)
    const lied = rolls.map((roll, index) =>
      index === 0 ? { ...roll, value: (roll.value % roll.sides) + 1 } : roll,
    )
    const verdict = await verifyDice({ ...proof, skipped: [{ at, rolls: lied }, ...others] })
    expect(verdict.wrong.map(({ number }) => number)).toEqual([at + 1])
  })

  it('goes back before the checkpoint that the match was resumed from', () => {
    const match = played(40)
    const then = match.at(5).hash
    const { match: resumed } = Match.resume(theFords, match.record, match.checkpoint, match.told)
    resumed.takeBackTo(5)
    expect(resumed.hash).toBe(then)
  })

  it.each([-1, 40, 41, 1.5, Number.NaN])('cannot go back to %s of 40 choices', entries => {
    const match = played(40)
    const refused = expectNoTrace(match, () => match.takeBackTo(entries))
    expect(refused).toBeInstanceOf(UndoRefused)
  })

  it('cannot go back when the match is over', () => {
    const match = played(10_000)
    expect(expectNoTrace(match, () => match.takeBackTo(3))).toBeInstanceOf(UndoRefused)
  })
})

describe('a record with rolls taken back', () => {
  it.each([
    ['after the end', [{ at: 1000, rolls: [] }]],
    [
      'out of order',
      [
        { at: 3, rolls: [] },
        { at: 2, rolls: [] },
      ],
    ],
    [
      'twice at one place',
      [
        { at: 3, rolls: [] },
        { at: 3, rolls: [] },
      ],
    ],
  ])('%s is refused', (_, skipped) => {
    const { dice, ...record } = played(20).record
    expect(() => Match.replay(theFords, { ...record, dice: { ...dice, skipped } })).toThrow('dice.skipped')
  })
})
