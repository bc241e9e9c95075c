import { DiceBox, fastDice, Match } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { kings } from '../index.ts'
import { breaches } from '../rules/knowledge/breaches.ts'
import { readState } from '../rules/knowledge/read-state.ts'
import { redeal } from '../rules/knowledge/redeal.ts'
import { view } from '../rules/knowledge/view.ts'
import { put, stackIn } from '../rules/pieces.ts'
import { boxes, type KingsState } from '../rules/state.ts'
import { sketch } from '../sketch.ts'
import { bareMap, place, positionOf } from './support.ts'

describe('who knows what', () => {
  it('KOR-DEF-2: sizes are public, contents are not', () => {
    const state = bareMap()
    const seen = JSON.stringify(view(positionOf(state), 'rome'))
    const other = bareMap(each => {
      put(each, 'U01', boxes.hostile)
      put(each, 'U10', boxes.roman)
    })
    expect(JSON.stringify(view(positionOf(other), 'rome'))).toBe(seen)
    expect(view(positionOf(state), null)).toMatchObject({ containers: { roman: 9, hostile: 9 } })
    expect(seen).not.toContain('container-roman')
  })

  it('KOR-DEF-2: a new deal changes nothing that can be seen, and loses no chit', () => {
    const state = bareMap()
    const before = JSON.stringify(view(positionOf(state), 'rome'))
    const romans = [...stackIn(state, boxes.roman)]
    redeal(positionOf(state), 'rome', new DiceBox(fastDice(3)))
    expect(JSON.stringify(view(positionOf(state), 'rome'))).toBe(before)
    expect([...stackIn(state, boxes.roman)].toSorted()).not.toEqual(romans.toSorted())
    expect(breaches(positionOf(state))).toEqual([])
  })

  it('a stored state is read only if it is one', () => {
    const state = bareMap()
    expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state)
    expect(() => readState({ ...state, ip: -1 })).toThrow()
    expect(() => readState({ ...state, places: { ...state.places, S1: '9999' } })).toThrow()
    expect(() => readState({ ...state, places: { ...state.places, S1: '3908' } })).toThrow(/S1/)
  })

  it('the sketch tells turn, tracks, containers and who stands where', () => {
    const text = sketch(positionOf(bareMap(state => place(state, '3908', 'roman', ['S1']))), 'rome')
    expect(text).toContain('turn 1 of 26 | Romulus (mission 4) | VP 0, IP 8 | containers R 9, NR 9')
    expect(text).toMatch(/Antemnae +R class I 4/)
  })
})

describe('what must always hold', () => {
  const broken: [string, (state: KingsState) => void, string][] = [
    ['a piece in two stacks', state => state.stacks['3908']?.push('romulus'), 'romulus'],
    ['a piece lost', state => state.stacks[boxes.roman]?.pop(), 'pieces lie somewhere'],
    ['two garrisons in a city', state => place(state, '3908', 'roman', ['G-lat-1', 'G-lat-2']), 'KOR-DEF-4'],
    ['a garrison in the field', state => place(state, '3906', 'roman', ['G-lat-1']), 'KOR-DEF-4'],
    ['a face that is not there', state => place(state, '3908', 'hostile', ['S1']), 'KOR-DEF-1'],
    ['a piece of a war in a container', state => put(state, 'war-aequi-1', boxes.roman), 'RULING-65'],
    ['two kings', state => place(state, '3907', 'roman', ['numa']), 'KOR-ING-3'],
    ['a holder without a city', state => state.holders.push('S1'), 'KOR-PIL-9'],
    [
      'a city with two masters',
      state => {
        place(state, '3908', 'hostile', ['G-lat-1'])
        place(state, '3908', 'roman', ['S1'])
        state.holders = ['S1']
      },
      'KOR-DEF-3',
    ],
    ['an event on the map', state => put(state, 'omens', '3908'), 'KOR-DEP-2'],
    [
      'a half point',
      state => {
        state.vp = 0.5
      },
      'KOR-DEF-7',
    ],
  ]
  it.each(broken)('%s is noticed', (_, spoil, told) => {
    const state = bareMap(each => {
      each.stacks['3908'] = []
    })
    expect(breaches(positionOf(state))).toEqual([])
    spoil(state)
    expect(breaches(positionOf(state)).join('; ')).toContain(told)
  })
})

describe('a match', () => {
  it('goes on from any stored checkpoint', () => {
    const match = Match.start(kings, { scenario: 'seven-kings', seed: 'a1'.repeat(32) })
    const random = fastDice(31)
    for (let made = 1; match.decision !== null && made < 300; made++) {
      match.choose(randomChoice(match.decision, random))
      if (made % 40 !== 0 || match.decision === null) continue
      const [record, checkpoint]: unknown[] = JSON.parse(JSON.stringify([match.record, match.checkpoint]))
      expect(Match.resume(kings, record, checkpoint).match.hash).toBe(match.hash)
    }
  })
})

it('KOR-TRK-1: a match stored under the rules 1.0.0 goes on, with the options it was begun with', () => {
  const match = Match.start(kings, {
    scenario: 'seven-kings',
    dice: fastDice(3),
    options: { trackBy: 'virtus' },
  })
  for (let choices = 0; choices < 20 && match.decision !== null; choices++)
    match.choose(randomChoice(match.decision, fastDice(choices)))
  const { record, checkpoint } = match
  const rules = '1.0.0'
  const resumed = Match.resume(kings, { ...record, rules }, { ...checkpoint, rules }, fastDice(5))
  expect(resumed.match.length + resumed.dropped.length).toBe(match.length)
  expect(resumed.match.record.options.trackBy).toBe('virtus')
})
