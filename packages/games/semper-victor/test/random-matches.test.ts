import { canonicalJson, fastDice, Match, wordsOf } from '@aquila/engine'
import { fuzzMatch, playRandomly, randomChoice, wordlessEvents, wordlessQuestion } from '@aquila/engine/fuzz'
import { describe, expect, it } from 'vitest'
import { semper } from '../index.ts'
import { semperData } from '../rules/series.ts'
import { texts } from './english.ts'

/** The costly checks are made at one choice in this many. */
const CHECK_ONE_IN = 300

/** Short ones; `npm run fuzz -- semper-victor` plays the others. */
const short = ['1', '2', '5']

/** All but the great campaign, which is as long as all the others together. */
const scenarios = ['1', '2', '3', '4', '5', '7', '8']

describe('random matches', () => {
  it.each(short)('SV-SC-A: Scenario %s runs to its end, and all that must hold holds', scenario => {
    const { outcome } = fuzzMatch(semper, { scenario, seed: Number(scenario), checkOneIn: CHECK_ONE_IN })
    expect(outcome).not.toBe('')
  })

  it('a match leaves the data as it was', () => {
    const before = canonicalJson(semperData.peoples)
    playRandomly(Match.start(semper, { scenario: '2', dice: fastDice(21) }), fastDice(22))
    expect(canonicalJson(semperData.peoples)).toBe(before)
  })

  it.each(scenarios)('whatever happens in Scenario %s has its words', scenario => {
    const match = Match.start(semper, { scenario, dice: fastDice(11) })
    const random = fastDice(12)
    const words = wordsOf(texts, match.position.data)
    while (match.decision !== null) {
      expect(wordlessQuestion(words, match.decision)).toEqual([])
      match.choose(randomChoice(match.decision, random))
    }
    expect(semper.breaches(match.position)).toEqual([])
    expect(wordlessEvents(words, match.log(null))).toEqual([])
  })
})
