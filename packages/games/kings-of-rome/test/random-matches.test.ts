import { fastDice, Match, type PlainRecord, say } from '@aquila/engine'
import { fuzzMatch } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { kings } from '../index.ts'
import { coverage, eagerChoice } from './coverage.ts'

/** The costly checks are made at one choice in this many. */
const CHECK_ONE_IN = 60

describe('random matches', () => {
  it.each([1, 2, 3])('KOR-DEF-2: match %i runs to its end, and all that must hold holds', seed => {
    const { outcome } = fuzzMatch(kings, { scenario: 'seven-kings', seed, checkOneIn: CHECK_ONE_IN })
    expect(Object.keys(kings.messages)).toContain(`outcome.${outcome}`)
  })

  it.each([
    { difficulty: 'easier', missionCount: 'onMap', curiae: '1' },
    { difficulty: 'harder', stopAtEnemy: 'false', trackBy: 'units', militaryArmies: 'nearest', curiae: '5' },
  ])('runs with the options %o', options => {
    const { choices } = fuzzMatch(kings, {
      scenario: 'seven-kings',
      seed: 7,
      options,
      checkOneIn: CHECK_ONE_IN,
    })
    expect(choices).toBeGreaterThan(20)
  })

  it.each([11, 12, 13, 14])('whatever happens in match %i has its words', seed => {
    const match = Match.start(kings, { scenario: 'seven-kings', dice: fastDice(seed) })
    const random = fastDice(seed + 50)
    const wordless = new Set<string>()
    const check = (key: string, values: PlainRecord) => {
      const text = say(kings.messages, key, values)
      if (text === key || /\{\w+\}/.test(text)) wordless.add(text)
    }
    while (match.decision !== null) {
      const { task, about = {}, choices } = match.decision
      check(`task.${task}`, about)
      for (const { verb, noun } of choices) check(`verb.${verb}`, noun === undefined ? {} : { noun })
      match.choose(eagerChoice(match, random))
    }
    for (const { kind, data } of match.log(null)) check(`event.${kind}`, data)
    expect([...wordless]).toEqual([])
  })

  it('an eager player comes upon every kind of action and reaction', () => {
    const { happenings } = coverage(20)
    const kinds = new Set(Object.keys(happenings).map(key => key.split(' ')[0]))
    for (const kind of ['march', 'action', 'roll', 'reaction', 'betrayal', 'gathers', 'battle-begins'])
      expect(kinds).toContain(kind)
    for (const rule of ['KOR-PIL-6', 'KOR-SIEGE-8', 'KOR-COR-4', 'KOR-MIL-1'])
      expect(Object.keys(happenings).some(key => key.endsWith(rule))).toBe(true)
  })
})
