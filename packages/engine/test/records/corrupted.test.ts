import {
  BadDataPack,
  BadRecord,
  BadSetUp,
  fastDice,
  LARGEST_RECORD,
  Match,
  type MatchRecord,
  readRecord,
  type SavedCheckpoint,
} from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import { must, OTHER_SEED, playRandomly, startFords } from '../support.ts'

type Loose = Record<string, unknown> & Pick<MatchRecord, 'choices' | 'rolls'>

function recorded(given = false): Loose {
  const match = startFords({ scenario: 'war', ...(given ? { dice: fastDice(2) } : {}) })
  playRandomly(match, fastDice(6), 10_000)
  return structuredClone(match.record)
}

function failure(record: unknown): Error {
  try {
    Match.replay(theFords, record)
  } catch (error) {
    const known = [BadRecord, BadSetUp, BadDataPack].some(kind => error instanceof kind)
    expect(known, String(error)).toBe(true)
    return error as Error
  }
  throw new Error('the record was accepted')
}

describe('a record in which a choice was', () => {
  const index = 17

  it('changed to an illegal one names that choice', () => {
    const record = recorded()
    record.choices[index] = { role: must(record.choices[index]).role, verb: 'fly' }
    expect(failure(record)).toMatchObject({
      choice: index,
      message: expect.stringMatching(/choice 18 .*fly\) does not fit/),
    })
  })

  it('given to another role names that choice', () => {
    const record = recorded()
    const entry = must(record.choices[index])
    record.choices[index] = { ...entry, role: entry.role === 'rome' ? 'gaul' : 'rome' }
    expect(failure(record)).toMatchObject({ choice: index })
    record.choices[index] = { ...entry, role: 'carthage' }
    expect(failure(record)).toMatchObject({ choice: index, message: expect.stringContaining('carthage') })
  })

  it.each([0, 5, 30])('removed (number %i) names a choice from there on', removed => {
    const record = recorded()
    record.choices.splice(removed, 1)
    const error = failure(record)
    expect(error).toBeInstanceOf(BadRecord)
    expect((error as BadRecord).choice).toBeGreaterThanOrEqual(removed)
  })

  it('swapped with one of another role names one of the two', () => {
    const record = recorded()
    const at = record.choices.findIndex((entry, i) => i > 5 && entry.role !== record.choices[i + 1]?.role)
    const [one, other] = [must(record.choices[at]), must(record.choices[at + 1])]
    record.choices.splice(at, 2, other, one)
    expect([at, at + 1]).toContain((failure(record) as BadRecord).choice)
  })

  it('added after the end is named', () => {
    const record = recorded()
    record.choices.push({ role: 'rome', verb: 'done' })
    expect(failure(record)).toMatchObject({ choice: record.choices.length - 1 })
  })

  it('cut off at the end tells another result', () => {
    const record = recorded()
    record.choices.pop()
    expect(failure(record)).toBeInstanceOf(BadRecord)
  })

  it('made a standing order for a window that is not there is named', () => {
    const record = recorded()
    record.choices.splice(index, 0, { role: 'rome', window: 'after-lunch', order: 'never' })
    expect(failure(record)).toMatchObject({ choice: index, message: expect.stringContaining('after-lunch') })
  })
})

describe.each([
  ['verifiable', false],
  ['given', true],
])('a record with %s dice in which a roll was', (_kind, given) => {
  it.each([
    ['sides', { sides: 1000 }],
    ['purpose', { why: 'no reason' }],
  ])('given other %s is named', (_what, change) => {
    for (const index of [0, 8]) {
      const record = recorded(given)
      record.rolls[index] = { ...must(record.rolls[index]), ...change }
      expect(failure(record).message).toContain(`roll ${index + 1} `)
    }
  })

  it('made impossible is named by its place', () => {
    for (const change of [{ value: 0 }, { value: 17, sides: 16 }, { sides: 2 ** 33 }, { value: 1.5 }]) {
      const record = recorded(given)
      record.rolls[2] = { ...must(record.rolls[2]), ...change }
      expect(failure(record).message).toContain('rolls.2')
    }
  })

  it('left out or added is found out', () => {
    for (const index of [0, 2, 9]) {
      const record = recorded(given)
      record.rolls.splice(index, 1)
      expect(failure(record)).toBeInstanceOf(BadRecord)
    }
    const record = recorded(given)
    record.rolls.push({ sides: 6, value: 1, why: 'battle' })
    expect(failure(record).message).toMatch(/rolls/)
  })
})

describe('a roll that shows another value', () => {
  it.each([0, 1, 7, 20])('is named (number %i) if the dice are verifiable', index => {
    const record = recorded()
    const roll = must(record.rolls[index])
    record.rolls[index] = { ...roll, value: (roll.value % roll.sides) + 1 }
    expect(failure(record).message).toContain(`roll ${index + 1} `)
  })

  it('leads to another position if the dice were given', () => {
    const record: Loose = structuredClone(startFords({ dice: fastDice(2) }).record)
    const roll = must(record.rolls[0])
    // The first four cards are alike, and so are the last four.
    record.rolls[0] = { ...roll, value: roll.value <= 4 ? 16 : 1 }
    expect(failure(record).message).toContain('position')
  })
})

describe('a record with a wrong', () => {
  it.each<[string, (record: Loose) => void, RegExp]>([
    ['result', record => Object.assign(record, { result: null }), /result/],
    ['winner', record => Object.assign(record.result as object, { winners: ['nobody'] }), /result/],
    ['position', record => Object.assign(record, { position: '0'.repeat(64) }), /position/],
    ['seed', record => Object.assign(record.dice as object, { seed: OTHER_SEED }), /commitment/],
    ['commitment', record => Object.assign(record.dice as object, { commitment: OTHER_SEED }), /commitment/],
    ['number of rolls taken over', loadedDice, /dice\.from: \d+ rolls were taken over, and it has \d+/],
    ['salt', record => Object.assign(record.dice as object, { salts: ['x'] }), /roll 1 |choice/],
    ['scenario', record => Object.assign(record, { scenario: 'skirmish' }), /./],
    ['unknown scenario', record => Object.assign(record, { scenario: 'peace' }), /"peace"/],
    ['option', record => Object.assign(record, { options: { retreat: 'up' } }), /"up"/],
    ['pack', record => Object.assign(record, { pack: { freshStrength: 'x' } }), /freshStrength/],
    ['null pack', record => Object.assign(record, { pack: null }), /pack/],
    ['number of players', record => Object.assign(record, { players: ['Ada'] }), /1 players/],
    ['game', record => Object.assign(record, { game: 'chess' }), /record of chess, not of the-fords/],
    ['version', record => Object.assign(record, { rules: '0.9.0' }), /0\.9\.0.*1\.0\.0.*resumed/],
    [
      'version from the future',
      record => Object.assign(record, { rules: '1.0.1' }),
      /1\.0\.1.*1\.0\.0 here.*newer Aquila/,
    ],
    ['format', record => Object.assign(record, { format: 'aquila-record-2' }), /format/],
  ])('%s is refused and says so', (_what, corrupt, message) => {
    const record = recorded()
    corrupt(record)
    expect(failure(record).message).toMatch(message)
  })
})

/** More rolls than there are were taken over from nobody knows where. */
function loadedDice({ dice, rolls }: Loose): void {
  Object.assign(dice as object, { from: rolls.length + 1 })
}

describe('a record that brings a position of its own', () => {
  /** What a match becomes if the rules have changed under it: it goes on from the last checkpoint before. */
  function rebased(): { record: Loose; base: SavedCheckpoint } {
    const match = startFords({ scenario: 'war' })
    playRandomly(match, fastDice(6), 60)
    const old = { ...match.checkpoint, rules: '0.9.0' }
    const migrations = { '0.9.0': { to: '1.0.0', migrate: (state: unknown) => state } }
    const { match: goneOn } = Match.resume({ ...theFords, migrations }, match.record, old, match.told)
    return { record: structuredClone(goneOn.record), base: old }
  }

  it('is opened, and says that it does not begin at the beginning', () => {
    const { record, base } = rebased()
    const match = Match.replay(theFords, record)
    expect(match.isFromTheBeginning).toBe(false)
    expect(record.base).toMatchObject({ entries: base.entries, rules: '1.0.0' })
    expect(startFords().isFromTheBeginning).toBe(true)
  })

  it.each([
    ['the future', '1.0.1', /begins with a position under version 1\.0\.1 .*1\.0\.0 here.*newer Aquila/],
    ['the far future', '10.0', /begins with a position .*newer Aquila/],
    ['the past', '0.9.0', /begins with a position under version 0\.9\.0 .*goes on under 1\.0\.0/],
  ])('is refused if that is one of rules of %s', (_when, rules, message) => {
    const { record } = rebased()
    Object.assign(record.base as object, { rules })
    expect(failure(record).message).toMatch(message)
    const match = Match.replay(theFords, rebased().record)
    expect(() => Match.resume(theFords, record, match.checkpoint, match.told)).toThrow(message)
  })

  it('is not gone on with from a checkpoint of rules of the future', () => {
    const match = startFords()
    const checkpoint = { ...match.checkpoint, rules: '2.0.0' }
    expect(() => Match.resume(theFords, match.record, checkpoint, match.told)).toThrow(/newer Aquila/)
  })
})

describe('a refusal', () => {
  const long = 'x'.repeat(5_000_000)
  it.each<[string, (record: Loose) => void]>([
    ['game', record => Object.assign(record, { game: long })],
    ['format', record => Object.assign(record, { format: long })],
    ['key', record => Object.assign(record, { [long]: 1 })],
    ['option', record => Object.assign(record, { options: { [long]: 'x' } })],
    ['value of an option', record => Object.assign(record, { options: { retreat: long } })],
    ['commitment', record => Object.assign(record.dice as object, { commitment: long })],
    ['pack', record => Object.assign(record, { pack: { freshStrength: long } })],
    ['key of a pack', record => Object.assign(record, { pack: { [long]: 1 } })],
    ['verb', record => Object.assign(record, { choices: [{ role: 'rome', verb: long }] })],
  ])('repeats a few words of a %s of five megabytes', (_what, corrupt) => {
    const record = recorded()
    corrupt(record)
    const { message } = failure(record)
    expect(message.length).toBeLessThan(700)
  })

  it('repeats no role, window or order at length', () => {
    const match = startFords()
    const attempts = [
      () => match.view(long),
      () => match.choose({ verb: 'offer' }, { role: long }),
      () => match.choose({ verb: 'offer' }, { decision: long as unknown as number }),
      () => match.setStandingOrder('rome', long, 'never'),
      () => match.setStandingOrder('rome', 'before-battle', long as 'never'),
      () => startFords({ scenario: long }),
    ]
    for (const attempt of attempts) {
      const message = messageOf(attempt)
      expect(message).toContain('xxxx')
      expect(message.length).toBeLessThan(400)
    }
  })

  it('of a text that is too long for a record names the limit', () => {
    const text = JSON.stringify(recorded())
    const padded = text + ' '.repeat(LARGEST_RECORD - text.length)
    expect(() => readRecord(padded)).not.toThrow()
    expect(() => readRecord(`${padded} `)).toThrow(
      `it has ${LARGEST_RECORD + 1} characters, and a record has at most ${LARGEST_RECORD}`,
    )
  })
})

function messageOf(attempt: () => void): string {
  try {
    attempt()
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  throw new Error('it was accepted')
}

describe('what is no record', () => {
  it.each([null, undefined, 1, 'record', [], {}, () => 1, Symbol('record')])('%s is refused', input => {
    expect(failure(input).message).toMatch(/^this is not a record/)
  })

  it('is any record that lacks a part, has one too many or one of another type', () => {
    const whole = recorded()
    for (const key of Object.keys(whole)) {
      const { [key]: _gone, ...rest } = whole
      // A keeper of a match need not have made the hash of its position.
      if (key !== 'position') expect(failure(rest).message).toContain(key)
      for (const wrong of [7.5, -1, { wrong: true }, [[]], 'x']) {
        failure({ ...whole, [key]: wrong })
      }
    }
    expect(failure({ ...whole, extra: 1 }).message).toContain('extra')
  })

  it('is a record with unknown keys or wrong types deep inside', () => {
    for (const entry of [
      { role: 'rome', verb: 'done', when: 'now' },
      { role: 'rome' },
      { role: 'rome', verb: 'move', noun: null },
      { role: 'rome', verb: 'v'.repeat(200) },
      { role: 'rome', window: 'before-battle', order: 'sometimes' },
      { role: 'rome', verb: 'done', window: 'before-battle', order: 'never' },
      'done',
    ]) {
      const record = recorded()
      const choices = [...record.choices.slice(0, 4), entry]
      expect(failure({ ...record, choices }).message).toContain('choices.4')
    }
  })

  it('is a text that is cut short anywhere', () => {
    const text = JSON.stringify(startFords().record)
    for (let length = 0; length < text.length; length += 13) {
      expect(() => readRecord(text.slice(0, length))).toThrow(BadRecord)
    }
    expect(() => readRecord(text)).not.toThrow()
  })

  it('is not a text with a mark of the byte order before it: that is a record', () => {
    const record = recorded()
    expect(readRecord(`\ufeff${JSON.stringify(record)}`)).toEqual(record)
  })

  it('is a number beyond those that can be counted with', () => {
    expect(failure({ ...recorded(), withdrawn: 1e300 }).message).toContain('withdrawn')
  })
})
