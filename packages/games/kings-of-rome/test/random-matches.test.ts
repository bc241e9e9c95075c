import { fastDice, Match, wordsOf } from '@aquila/engine'
import { fuzzMatch, randomChoice, wordlessEvents, wordlessQuestion } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { scenarioIds } from '../data/reigns.ts'
import { kings } from '../index.ts'
import { columnOf, destinations, whyNotLeaveRome } from '../rules/actions/movement.ts'
import { coverage, eagerChoice } from './coverage.ts'
import { messages, texts } from './english.ts'
import { asKings } from './support.ts'

/** The costly checks are made at one choice in this many. */
const CHECK_ONE_IN = 60

describe('random matches', () => {
  it.each([1, 2, 3])('KOR-DEF-2: match %i runs to its end, and all that must hold holds', seed => {
    const { outcome } = fuzzMatch(kings, { scenario: 'seven-kings', seed, checkOneIn: CHECK_ONE_IN })
    expect(messages.keys).toContain(`outcome.${outcome}`)
  })

  it.each(scenarioIds.slice(1))('RULING-85: %s runs to its end, and all that must hold holds', scenario => {
    const { outcome } = fuzzMatch(kings, { scenario, seed: 5, checkOneIn: CHECK_ONE_IN })
    expect(messages.keys).toContain(`outcome.${outcome}`)
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
    const words = wordsOf(texts, match.position.data)
    while (match.decision !== null) {
      expect(wordlessQuestion(words, match.decision)).toEqual([])
      match.choose(eagerChoice(match, random))
    }
    expect(wordlessEvents(words, match.log(null))).toEqual([])
  })

  it.each(['true', 'false'])('KOR-MOVE-4: roads known from before are open, stopAtEnemy %s', stopAtEnemy => {
    let marches = 0
    for (let seed = 21; seed < 31; seed++) {
      const match = Match.start(kings, {
        scenario: 'seven-kings',
        dice: fastDice(seed),
        options: { stopAtEnemy },
      })
      const random = fastDice(seed + 50)
      for (; match.decision !== null; match.choose(randomChoice(match.decision, random))) {
        const decision = asKings(match.decision)
        if (decision.task !== 'march' || whyNotLeaveRome(match.position, columnOf(decision)) !== null)
          continue
        const listed = decision.choices.flatMap(({ verb, noun }) => (verb === 'march' ? [noun] : []))
        const open = [...destinations(match.position, columnOf(decision))].map(([hex]) => hex)
        expect(listed).toEqual(open.toSorted())
        marches += 1
      }
    }
    expect(marches).toBeGreaterThan(100)
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
