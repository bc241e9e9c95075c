import { IllegalChoice, Match } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import { expectNoTrace, type FordMatch, marchInOrder, startFords } from '../support.ts'

function romeMarches(): FordMatch {
  const match = startFords()
  marchInOrder(match, 'rome', 'gaul', 'germania')
  return match
}

function manyKeys(): Record<string, unknown> {
  const object: Record<string, unknown> = { verb: 'done' }
  for (let i = 0; i < 1e5; i++) object[`key-${i}`] = i
  return object
}

const throwing = () => {
  throw new Error('a trap was sprung')
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({ verb: 'done' }, {})
  revoke()
  return proxy
}

class Impostor {
  verb = 'done'
}

const malformed: readonly (readonly [string, () => unknown, RegExp])[] = [
  ['null', () => null, /an object with a verb/],
  ['undefined', () => undefined, /an object with a verb/],
  ['a string', () => 'done', /an object with a verb/],
  ['a number', () => 1, /an object with a verb/],
  ['a function', () => throwing, /an object with a verb/],
  ['a symbol', () => Symbol('done'), /an object with a verb/],
  ['an array', () => ['done'], /an object with a verb/],
  ['an array with a verb', () => Object.assign([], { verb: 'done' }), /an object with a verb/],
  ['an instance of a class', () => new Impostor(), /an object with a verb/],
  ['a verb that is inherited', () => Object.create({ verb: 'done' }), /an object with a verb/],
  ['an empty object', () => ({}), /the verb of a choice is a string/],
  ['an own __proto__', () => JSON.parse('{"verb":"done","__proto__":{"noun":1}}'), /not "__proto__"/],
  ['an own constructor', () => ({ verb: 'done', constructor: Object }), /not "constructor"/],
  ['a key too many', () => ({ verb: 'done', role: 'rome' }), /not "role"/],
  ['a symbol as key', () => ({ verb: 'done', [Symbol('sly')]: 1 }), /not "Symbol\(sly\)"/],
  ['1e5 keys', manyKeys, /not "key-0"/],
  ['a giant key', () => ({ ['k'.repeat(1e6)]: 1 }), /not "k{60}\.\.\. \(999940 more characters\)"/],
  ['a giant verb', () => ({ verb: 'v'.repeat(1e6) }), /1 to 120 characters/],
  ['an empty verb', () => ({ verb: '' }), /1 to 120 characters/],
  ['a giant noun', () => ({ verb: 'move', noun: 'n'.repeat(1e6) }), /at most 200 characters/],
  ['NaN', () => ({ verb: 'move', noun: Number.NaN }), /finite/],
  ['infinity', () => ({ verb: 'move', noun: Number.POSITIVE_INFINITY }), /finite/],
  ['a null noun', () => ({ verb: 'done', noun: null }), /string or a number/],
  ['a nested noun', () => ({ verb: 'move', noun: { valueOf: () => 1 } }), /string or a number/],
  ['a noun in an array', () => ({ verb: 'move', noun: [1] }), /string or a number/],
  ['a bigint', () => ({ verb: 'move', noun: 1n }), /string or a number/],
  ['a String object as verb', () => ({ verb: new String('done') }), /the verb of a choice is a string/],
  ['a verb with toString', () => ({ verb: { toString: () => 'done' } }), /the verb of a choice is a string/],
  ['an accessor as verb', () => Object.defineProperty({}, 'verb', { get: throwing }), /verb.*accessor/],
  [
    'an accessor as noun',
    () => Object.defineProperty({ verb: 'done' }, 'noun', { get: () => 1 }),
    /noun.*accessor/,
  ],
  ['a setter as noun', () => Object.defineProperty({ verb: 'done' }, 'noun', { set: throwing }), /accessor/],
  ['a revoked Proxy', revoked, /can be read/],
  ['a Proxy that hides its kind', () => new Proxy({ verb: 'done' }, { getPrototypeOf: throwing }), /read/],
  ['a Proxy that hides its keys', () => new Proxy({ verb: 'done' }, { ownKeys: throwing }), /read/],
  [
    'a Proxy that hides its values',
    () => new Proxy({ verb: 'done' }, { getOwnPropertyDescriptor: throwing }),
    /read/,
  ],
  ['a Proxy of an array', () => new Proxy(['done'], {}), /an object with a verb/],
]

describe('choose refuses what is not a choice, without a trace:', () => {
  it.each(malformed)('%s', (_what, make, message) => {
    const match = romeMarches()
    const error = expectNoTrace(match, () => match.choose(make(), { role: 'rome' }))
    expect(error).toBeInstanceOf(IllegalChoice)
    expect(error).toMatchObject({ reason: 'malformed' })
    expect((error as Error).message).toMatch(message)
    expect((error as Error).message.length).toBeLessThan(300)
  })
})

describe('what choose takes', () => {
  it('is written into the record as a plain choice of the rules, whatever object named it', () => {
    const match = romeMarches()
    let reads = 0
    const sly = new Proxy(
      { verb: 'move', noun: 1 },
      {
        getOwnPropertyDescriptor(target, key) {
          // Tells something else from the second look on.
          if (key === 'noun' && reads++ > 0) target.noun = 4
          return Reflect.getOwnPropertyDescriptor(target, key)
        },
      },
    )
    match.choose(sly)
    expect(match.record.choices.at(-1)).toEqual({ role: 'rome', verb: 'move', noun: 1 })
    expect(Match.replay(theFords, JSON.parse(JSON.stringify(match.record))).hash).toBe(match.hash)
  })

  it('may have no prototype, and a noun that is undefined', () => {
    const match = romeMarches()
    match.choose(Object.assign(Object.create(null), { verb: 'move', noun: 1 }))
    match.choose({ verb: 'stay', noun: undefined })
    expect(match.record.choices.slice(-2)).toEqual([
      { role: 'rome', verb: 'move', noun: 1 },
      { role: 'rome', verb: 'stay' },
    ])
  })
})
