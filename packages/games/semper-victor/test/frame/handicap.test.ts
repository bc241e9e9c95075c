import { expect, it } from 'vitest'
import { options } from '../../data/options.ts'
import { deployment } from '../../rules/deployment.ts'
import { play, scenario } from '../support.ts'

it('RULING-116, SV-SC-K: Secondus begins with points below zero, Primus above, beside those of the scenario', () => {
  const begun = (handicap: string) => {
    const { state, match } = play(deployment, { state: scenario('2'), options: { handicap } })
    return [state.points, match.log(null).filter(({ kind }) => kind === 'score')] as const
  }
  const [points, told] = begun('-12')
  expect(points).toEqual({ primus: 5, secondus: 12 })
  expect(told).toMatchObject([
    { rule: 'RULING-116', data: { side: 'secondus', points: 12, why: 'handicap', score: 12 } },
  ])
  expect(begun('7')[0]).toEqual({ primus: 12, secondus: 0 })
  expect([begun('1')[0], begun('-1')[0]]).toEqual([
    { primus: 6, secondus: 0 },
    { primus: 5, secondus: 1 },
  ])
  expect(begun('0')).toEqual([{ primus: 5, secondus: 0 }, []])
})

it('RULING-116, SV-SC-K: from 100 points for one to 100 for the other', () => {
  expect(options.find(({ id }) => id === 'handicap')?.range).toEqual({ from: -100, to: 100 })
})
