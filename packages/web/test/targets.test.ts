import { describe, expect, it } from 'vitest'
import type { ShownChoice } from '../src/match/table-match.ts'
import { choicesAt, grouped, inListOrder, isLegal, noTargets, targetsOf } from '../src/table/targets.ts'

function choice(verb: string, more: Partial<ShownChoice> = {}): ShownChoice {
  return { choice: { verb }, text: verb, noun: null, lesson: null, ...more }
}

function asked(choices: readonly ShownChoice[], reach: readonly string[] = []) {
  const scene = { reach: reach.map(place => ({ place, way: [place], cost: '1', battle: false })) }
  return { question: { choices }, scene }
}

describe('where choices are on the table', () => {
  const lead = choice('lead', { piece: 'caesar', place: 'ITA-1', here: true })
  const take = choice('take', { piece: 'legio-X', place: 'ITA-2' })
  const go = choice('to', { place: 'ITA-3' })
  const done = choice('done')
  const targets = targetsOf(asked([lead, take, go, done], ['ITA-3', 'ITA-4']))

  it('a place stands for its own choices, or for those of the pieces in it', () => {
    expect(choicesAt(targets, { kind: 'place', id: 'ITA-1' })).toEqual([lead])
    expect(choicesAt(targets, { kind: 'place', id: 'ITA-2' })).toEqual([take])
    expect(choicesAt(targets, { kind: 'piece', id: 'caesar' })).toEqual([lead])
    expect(targets.buttons).toEqual([done])
  })

  it('what takes several steps can be reached, what is next door need not be', () => {
    expect([...targets.reach.keys()]).toEqual(['ITA-4'])
    expect(isLegal(targets, { kind: 'place', id: 'ITA-4' })).toBe(true)
    expect(isLegal(targets, { kind: 'place', id: 'ITA-5' })).toBe(false)
  })

  it('in a list what is pointed at comes first, then what the map does not show, and the way on last', () => {
    const history = choice('deploy-history', { as: 'button' })
    const wayOn = choice('done', { as: 'way-on' })
    expect(inListOrder([wayOn, go, lead, history], () => false)).toEqual([history, go, lead, wayOn])
    expect(inListOrder([wayOn, go, lead], each => each === lead)).toEqual([lead, go, wayOn])
  })

  it('in a list the place that is looked at comes before others, and of equals what promises most', () => {
    const [near, far] = [choice('create', { place: 'ITA-1' }), choice('create', { place: 'ITA-9' })]
    expect(inListOrder([far, near], () => false, 'ITA-1')).toEqual([near, far])
    const [poor, good] = [0.2, 0.8].map(worth => choice('to', { place: 'ITA-3', worth }))
    expect(inListOrder([go, ...[poor, good].flatMap(each => each ?? [])], () => false)).toEqual([
      good,
      poor,
      go,
    ])
  })

  it('in a list nothing is given up by a press at its top', () => {
    const stay = choice('stay', { as: 'button', givesUp: true })
    const wayOn = choice('done', { as: 'way-on' })
    expect(inListOrder([stay, wayOn, go], () => false)).toEqual([go, stay, wayOn])
    expect(inListOrder([go, stay], each => each === stay)).toEqual([stay, go])
  })

  it('in a list four of a kind share a row that opens; three are rows of their own', () => {
    const fields = ['a', 'b', 'c', 'd'].map(place => choice('march', { place, group: 'Open country' }))
    expect(grouped([...fields, go])).toEqual({
      rows: [go],
      groups: [{ name: 'Open country', choices: fields }],
    })
    const three = [...fields.slice(0, 3), go]
    expect(grouped(three)).toEqual({ rows: three, groups: [] })
  })

  it('without a question there is nothing', () => {
    expect(targetsOf({ ...asked([], ['ITA-4']), question: null })).toBe(noTargets)
  })
})
