import { type EventOf, isTold, type SeenEvent, type SeenOf } from '@aquila/engine'
import {
  data,
  flag,
  inSecret,
  name,
  number,
  ofLate,
  orNone,
  perhaps,
  perhapsInSecret,
  piece,
  place,
  places,
} from '@aquila/engine/fields'
import { misfits } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'

const events = {
  march: { from: place(), way: places(), cost: number(), reason: perhaps(name()), by: orNone(name()) },
  siege: { walls: ofLate(number()) },
  draw: { card: inSecret(name()) },
  loss: { unit: perhapsInSecret(piece<number>()), seen: flag(), rows: data<readonly { n: number }[]>() },
  rest: {},
}

const told = (kind: string, values: SeenEvent['data']): SeenEvent => {
  return { kind, rule: 'X-1', phase: 'x', after: 0, data: values }
}
const march = { from: 'a', way: ['a', 'b'], cost: 1, by: null }
const loss = { seen: true, rows: [{ n: 1 }] }

describe('events against their list', () => {
  it.each([
    ['what it lists', told('march', { ...march, reason: 'nearest' })],
    ['without what may be left out', told('march', march)],
    ['a secret that is seen', told('draw', { card: 'ambush' })],
    ['a secret that is not', told('draw', {})],
    ['a piece by its number', told('loss', { ...loss, unit: 7 })],
    ['nothing at all', told('rest', {})],
  ])('fit: %s', (_, event) => {
    expect(misfits(events, [event])).toEqual([])
  })

  it.each([
    ['march has no cost', told('march', { from: 'a', way: [], by: null })],
    ['siege has no walls', told('siege', {})],
    ['march has an unlisted pace', told('march', { ...march, pace: 2 })],
    ['march has a cost that is no number', told('march', { ...march, cost: '1' })],
    ['march has a cost that is no number', told('march', { ...march, cost: null })],
    ['march has a way that is no place', told('march', { ...march, way: ['a', 2] })],
    ['loss has a seen that is no flag', told('loss', { ...loss, seen: 'yes' })],
    ['loss has a unit that is no piece', told('loss', { ...loss, unit: true })],
    ['flight is not listed', told('flight', {})],
  ])('%s', (fault, event) => {
    expect(misfits(events, [event, event])).toEqual([fault])
  })
})

describe('an event that was kept', () => {
  it('is whole unless it lacks what is told of late', () => {
    expect(isTold(events.siege, { walls: 2 })).toBe(true)
    expect(isTold(events.siege, {})).toBe(false)
    expect(isTold(events.march, march)).toBe(true)
    expect(isTold(undefined, {})).toBe(true)
  })
})

describe('the types of a list', () => {
  it('let rules tell what it lists, and nothing else', () => {
    const fitting: EventOf<typeof events>[] = [
      { kind: 'march', rule: 'X-1', data: march },
      { kind: 'draw', rule: 'X-1', secret: { to: ['rome'], data: { card: 'ambush' } } },
      { kind: 'loss', rule: 'X-1', data: { ...loss, unit: 7 } },
      { kind: 'loss', rule: 'X-1', data: loss, secret: { to: ['rome'], data: { unit: 7 } } },
      { kind: 'loss', rule: 'X-1', data: loss },
      { kind: 'rest', rule: 'X-1' },
      // @ts-expect-error There is no such kind.
      { kind: 'flight', rule: 'X-1' },
      // @ts-expect-error It has no such field.
      { kind: 'march', rule: 'X-1', data: { ...march, pace: 2 } },
      // @ts-expect-error A field is missing.
      { kind: 'march', rule: 'X-1', data: { from: 'a', way: [], by: null } },
      // @ts-expect-error There is always a cost.
      { kind: 'march', rule: 'X-1', data: { ...march, cost: null } },
      // @ts-expect-error Not everybody may know it.
      { kind: 'draw', rule: 'X-1', data: { card: 'ambush' } },
    ]
    expect(fitting).toHaveLength(11)
  })

  it('let readers know that a secret may be missing', () => {
    const card = (event: SeenOf<typeof events>): string =>
      // @ts-expect-error To the others it is not there.
      event.kind === 'draw' ? event.data.card : 'none'
    expect(card({ kind: 'draw', rule: 'X-1', phase: 'x', after: 0, data: { card: 'ambush' } })).toBe('ambush')
  })
})
