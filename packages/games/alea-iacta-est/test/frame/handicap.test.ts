import { endMatch } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import type { FactionId } from '../../data/index.ts'
import { firstDeployment } from '../../rules/deployment.ts'
import { unitsToDeploy } from '../../rules/deployment-zones.ts'
import { resultOf } from '../../rules/victory.ts'
import { play, playUntil, positionOf, scenario } from '../support.ts'

describe('RULING-131: the handicap', () => {
  const begun = (handicap: string) => {
    const { state, match } = playUntil(firstDeployment, { state: scenario('3'), options: { handicap } })
    return [state.score, match.log(null).filter(({ kind }) => kind === 'score')] as const
  }

  it('the Republican begins with points below zero, the Caesarian above, and the log says so', () => {
    const [score, told] = begun('-12')
    expect(score).toBe(-12)
    expect(told).toMatchObject([
      { rule: 'RULING-131', data: { faction: 'republican', points: 12, why: 'handicap', score: -12 } },
    ])
    expect(begun('7')[0]).toBe(7)
    expect(begun('0')).toEqual([0, []])
  })

  it('60 points are the most, for either side', () => {
    expect(begun('60')[0]).toBe(60)
    expect(begun('-60')[0]).toBe(-60)
    for (const handicap of ['61', '-61']) expect(() => begun(handicap)).toThrow('handicap')
  })

  /** Scenario 5 with the regions that a goal asks for; `score` has the handicap in it. */
  const judged = (reached: FactionId | null, handicap: number, score: number) => {
    const state = scenario('5', ({ regions }) => {
      for (const region of ['italia', 'asia', 'gallia', 'africa', 'sicilia', 'hispania'] as const)
        regions[region] = reached === 'caesarian' ? 'caesarian' : 'republican'
      regions.graecia = reached
    })
    state.roma = 'caesarian'
    state.score = score
    const { winners, outcome, rule } = resultOf(positionOf(state, { handicap: String(handicap) }))
    return `${winners.join() || 'nobody'}: ${outcome} (${rule})`
  }

  it('the player who gave points needs the score too where regions decide, or the other has won', () => {
    expect(judged('caesarian', -12, 0)).toBe('caesarian: victory (AIE-S5-e)')
    expect(judged('caesarian', -12, -1)).toBe('republican: handicap (RULING-131)')
    expect(judged('republican', 12, 0)).toBe('republican: victory (AIE-S5-e)')
    expect(judged('republican', 12, 1)).toBe('caesarian: handicap (RULING-131)')
  })

  it('the player who was given points wins by his goal alone; a draw stays one; without a handicap the score is nothing', () => {
    expect(judged('republican', -12, 30)).toBe('republican: victory (AIE-S5-e)')
    expect(judged('caesarian', 12, -30)).toBe('caesarian: victory (AIE-S5-e)')
    expect(judged(null, -12, -30)).toBe('nobody: draw (AIE-S5-e)')
    expect(judged('caesarian', 0, -30)).toBe('caesarian: victory (AIE-S5-e)')
  })

  it('where the score decides, the points are in it', () => {
    const { match } = play(
      function* (g) {
        yield* firstDeployment(g)
        yield* endMatch(resultOf(g))
      },
      { state: scenario('1'), options: { handicap: '1' }, impossible: true },
    )
    expect(match.result).toMatchObject({ winners: ['caesarian'], scores: { caesarian: 1, republican: -1 } })
  })
})

describe('RULING-74: the legions of Scenario 7', () => {
  const legions = (id: string, side: FactionId, actiumLegions: string) =>
    unitsToDeploy(positionOf(scenario(id), { actiumLegions }), side).filter(unit => unit.startsWith('legio-'))

  it('the Republican has 22, or 26 with four from the Reserve; the Caesarian 21', () => {
    expect(legions('7', 'republican', 'once')).toHaveLength(22)
    const replaced = legions('7', 'republican', 'replaced')
    expect(replaced).toHaveLength(26)
    expect(replaced.filter(unit => !legions('7', 'republican', 'once').includes(unit))).toEqual([
      'legio-XXII',
      'legio-XXIII',
      'legio-XXIV',
      'legio-XXV',
    ])
    expect(legions('7', 'caesarian', 'replaced')).toHaveLength(21)
    expect(legions('5', 'republican', 'replaced')).toEqual(legions('5', 'republican', 'once'))
  })
})
