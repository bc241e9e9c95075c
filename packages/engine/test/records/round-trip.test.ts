import {
  canonicalJson,
  type DiceSource,
  fastDice,
  Match,
  readRecord,
  type StandingOrder,
  scriptedDice,
} from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any, type FordMatch, playRandomly, portrait, startFords } from '../support.ts'

const orders: readonly StandingOrder[] = ['always', 'when-able', 'never']

/** Plays on at random, now and then with a standing order or an undo in between. */
function live(match: FordMatch, dice: DiceSource, steps: number): void {
  for (let step = 0; step < steps && match.decision !== null; step++) {
    const what = dice.roll(10, 'what', 0)
    const role = any(match.roles, dice)
    if (what === 1) match.setStandingOrder(role, 'before-battle', any(orders, dice))
    else if (what === 2 && match.canUndo(role)) match.undo(role)
    else playRandomly(match, dice, 1)
  }
}

const anyMatch = fc.record({
  scenario: fc.constantFrom('skirmish', 'war', 'duel'),
  retreat: fc.constantFrom('free', 'home'),
  pauseAlike: fc.boolean(),
  pack: fc.constantFrom(undefined, { freshStrength: 3, names: { isle: 'Avalon' } }),
  salts: fc.array(fc.string({ maxLength: 10 }), { maxLength: 2 }),
  kind: fc.constantFrom('verifiable', 'fast', 'scripted'),
  seed: fc.integer(),
  steps: fc.nat(250),
})

type Made = typeof anyMatch extends fc.Arbitrary<infer T> ? T : never

function lived({ scenario, retreat, pauseAlike, pack, salts, kind, seed, steps }: Made): FordMatch {
  const dice = {
    verifiable: {},
    fast: { dice: fastDice(seed) },
    scripted: { dice: scriptedDice([['draw a card', 1]], fastDice(seed)) },
  }[kind]
  const packed = pack === undefined ? {} : { pack }
  const match = startFords({ scenario, options: { retreat }, pauseAlike, salts, ...packed, ...dice })
  live(match, fastDice(seed + 1), steps)
  return match
}

describe('the record of any match', () => {
  it('is plain JSON and leads, played again, to the same position, views, logs and decisions', () => {
    fc.assert(
      fc.property(anyMatch, made => {
        const match = lived(made)
        const text = JSON.stringify(match.record)
        expect(canonicalJson(JSON.parse(text))).toBe(canonicalJson(match.record))
        const again = Match.replay(theFords, JSON.parse(text))
        expect(again.hash).toBe(match.hash)
        expect(again.decisions).toEqual(match.decisions)
        for (const role of [...match.roles, null]) {
          expect(canonicalJson(again.view(role))).toBe(canonicalJson(match.view(role)))
          expect(canonicalJson(again.log(role))).toBe(canonicalJson(match.log(role)))
        }
        expect(portrait(again)).toBe(portrait(match))
      }),
      { numRuns: 60 },
    )
  })

  it('lets the match be resumed from its checkpoint, wherever it stands', () => {
    fc.assert(
      fc.property(anyMatch, fc.integer(), (made, seed) => {
        const match = lived(made)
        const [record, checkpoint, log] = [match.record, match.checkpoint, match.told].map(part =>
          JSON.parse(JSON.stringify(part)),
        )
        const { match: resumed, dropped } = Match.resume(theFords, record, checkpoint, log, fastDice(seed))
        expect(dropped).toEqual([])
        expect(resumed.hash).toBe(match.hash)
        expect(resumed.decisions).toEqual(match.decisions)
        expect(canonicalJson(resumed.record)).toBe(canonicalJson(match.record))
        for (const role of [...match.roles, null]) expect(resumed.log(role)).toEqual(match.log(role))
        // What can be taken back, and what lies before the checkpoint, is as if it had never been away.
        expect(portrait(resumed)).toBe(portrait(match))
        for (const role of match.roles) {
          if (!match.canUndo(role)) continue
          for (const copy of [match, resumed]) copy.undo(role)
          expect(portrait(resumed)).toBe(portrait(match))
        }
        const start = match.record.base?.entries ?? 0
        expect(resumed.at(start).hash).toBe(match.at(start).hash)
      }),
      { numRuns: 40 },
    )
  })

  it('lets a verifiable match go on as if nothing had been', () => {
    fc.assert(
      fc.property(fc.nat(120), fc.integer(), (steps, seed) => {
        const match = startFords({ scenario: 'war' })
        live(match, fastDice(seed), steps)
        const again = Match.replay(theFords, JSON.parse(JSON.stringify(match.record)))
        const { match: resumed } = Match.resume(theFords, match.record, match.checkpoint, match.told)
        for (const copy of [match, again, resumed]) playRandomly(copy, fastDice(seed), 40)
        expect(again.hash).toBe(match.hash)
        expect(resumed.hash).toBe(match.hash)
      }),
      { numRuns: 25 },
    )
  })
})

describe('a record that was taken', () => {
  it('is a copy: it neither changes later nor can it be used to change the match', () => {
    const match = startFords({ pack: { names: { isle: 'Avalon' } } })
    playRandomly(match, fastDice(1), 10)
    const { record } = match
    const before = canonicalJson(record)
    playRandomly(match, fastDice(2), 10)
    expect(canonicalJson(record)).toBe(before)
    const now = canonicalJson(match.record)
    for (const entry of record.choices) entry.role = 'nobody'
    for (const roll of record.rolls) roll.value = 0
    Object.assign(record.dice, { seed: 'known' })
    Object.assign(record.pack as object, { names: {} })
    record.options.retreat = 'up'
    expect(canonicalJson(match.record)).toBe(now)
  })
})

describe('readRecord', () => {
  it('reads the text of a file', () => {
    const match = startFords()
    expect(readRecord(JSON.stringify(match.record, null, 2))).toEqual(match.record)
  })
})

describe('the scenario of the big war', () => {
  it('round trips too', () => {
    const match = startFords({ scenario: 'grand' })
    live(match, fastDice(1), 300)
    expect(portrait(Match.replay(theFords, JSON.parse(JSON.stringify(match.record))))).toBe(portrait(match))
  })
})

describe('who sits where', () => {
  it('is kept in the record: names, and the levels of bots', () => {
    const match = Match.start(theFords, {
      scenario: 'duel',
      players: ['Livia', 'Tiro'],
      levels: [null, 'tiro'],
    })
    expect(Match.replay(theFords, match.record).levels).toEqual([null, 'tiro'])
    expect(match.whatIf(0).levels).toEqual([null, 'tiro'])
    expect(() => Match.start(theFords, { scenario: 'duel', levels: [null] })).toThrow(/2 roles, but 1 levels/)
    const { levels: _, ...without } = match.record
    expect(Match.replay(theFords, without).levels).toEqual([])
  })
})
