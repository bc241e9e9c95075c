import { describe, expect, it } from 'vitest'
import { activate } from '../rules/operations/activation.ts'
import { operations } from '../rules/operations/menu.ts'
import { changeLeader, leaderNoun } from '../rules/pieces.ts'
import type { Leader } from '../rules/state.ts'
import { Stage } from './support.ts'

describe('why not', () => {
  it('RV-5.25-a, RV-5.16-a, RV-10.41-3, RV-5.12-a: the predicates that made the list say it', () => {
    const stage = new Stage().units('rome', 'latium', '1 lgn').units('carthage', 'apulia', '1 hi')
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    const leader = stage.leader('rome', 'latium', 1)
    const { match } = stage.drive(g => activate(g, leader.id), {
      dice: [['operations', 1]],
      choices: ['take-all', 'march apulia'],
    })
    const why = (verb: string, noun?: string) =>
      match.refusal('rome', noun === undefined ? { verb } : { verb, noun })?.rule
    expect(why('march', 'africa')).toBe('RV-5.25-a')
    expect(why('march', 'messina')).toBe('RV-5.27-a')
    expect(why('siege')).toBe('RV-10.41-3')
    expect(why('debark')).toBe('RV-5.95-a')
    expect(why('march', 'latium')).toBeUndefined()
  })

  it('RV-5.91-a, RV-5.94-a, RV-5.93-a: anybody who cannot go aboard is told what he lacks', () => {
    const why = (die: number, ...choices: string[]) => {
      const stage = new Stage().units('rome', 'latium', '1 flt, 2 lgn', 'mare_tyrrhenum')
      stage.state.phasing = { power: stage.power('rome'), leader: null }
      const leader = stage.leader('rome', 'latium', 1)
      const { match } = stage.drive(g => activate(g, leader.id), { dice: [['operations', die]], choices })
      return match.refusal('rome', { verb: 'embark', noun: 'latium/mare_tyrrhenum' })?.rule
    }
    expect(why(6)).toBe('RV-5.91-a')
    expect(why(6, 'take-all')).toBe('RV-5.94-a')
    expect(why(6, 'take-all', 'leave lgn')).toBeUndefined()
  })

  it('RV-5.23-a, RV-9.14-a, RV-5.0-a: a Leader who cannot be activated', () => {
    const stage = new Stage()
    stage.state.phasing = { power: stage.power('rome'), leader: null }
    const [done, busy, other] = [
      stage.leader('rome', 'latium', 1),
      stage.leader('rome', 'latium', 2),
      stage.leader('carthage', 'africa', 1),
    ]
    changeLeader(stage.state, done.id, { activated: true })
    changeLeader(stage.state, busy.id, { recruiting: true })
    const { match } = stage.playUntil(operations)
    const why = (leader: Leader) =>
      match.refusal('rome', { verb: 'activate', noun: leaderNoun(leader) })?.rule
    expect([why(done), why(busy), why(other)]).toEqual(['RV-5.23-a', 'RV-9.14-a', 'RV-5.0-a'])
  })
})
