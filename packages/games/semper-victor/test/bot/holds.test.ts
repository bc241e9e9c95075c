import { describe, expect, it } from 'vitest'
import { keenCenturio, miles } from '../../../imperator/bot/character.ts'
import { Evaluation } from '../../../imperator/bot/evaluation.ts'
import { leaderWorth } from '../../../imperator/bot/expectation.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { allTo, emptyMap, positionOf, scenario, secondus } from '../support.ts'

/** Moesiae is the enemy's, and its two cities are Naissus and Thessalonica. */
function inMoesiae(second: readonly string[]) {
  const state = emptyMap(changed => {
    allTo(changed, 'primus')
    changed.active = 'secondus'
    changed.sequences.secondus = 1
    secondus(changed, 'MOE2', 'maxence', 'batavi')
    secondus(changed, 'MOE3', ...second)
    secondus(changed, 'MOE4', 'ioviani', 'herculiani')
  })
  return positionOf(state)
}

describe('SV-3.7.3-C: two cities of a Diocese', () => {
  it.each([keenCenturio, miles])(
    'are taken by a leader in each of them, and not by one for both: $name',
    character => {
      const grip = (second: readonly string[]) =>
        new Evaluation(doctrine, inMoesiae(second), 'secondus', character).holds.standingOf('moesiae').own
          .sure
      expect(grip(['maximin-daia', 'heruli'])).toBe(1)
      expect(grip(['heruli'])).toBe(0)
    },
  )

  // SV-3.7.2-B
  it('keep no units that nobody leads while one of them is missing', () => {
    const strays = (second: readonly string[]) =>
      new Evaluation(doctrine, inMoesiae(second), 'secondus', keenCenturio).holds.standingOf('moesiae').strays
    expect(strays(['maximin-daia', 'heruli'])).toBeCloseTo(0)
    expect(strays(['heruli'])).toBeLessThan(-10)
  })
})

describe('a leader whose death decides the scenario', () => {
  it.each([
    ['SV-S1-E', '1', 'maxence', 'constantin'],
    ['SV-S5-C', '5', 'magnence', 'constance-ii'],
  ])('%s: is worth far more than another head', (_rule, id, leader, other) => {
    const position = positionOf(scenario(id))
    expect(leaderWorth(position, leader)).toBeGreaterThan(leaderWorth(position, other) + 50)
  })
})
