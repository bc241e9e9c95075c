import { describe, expect, it } from 'vitest'
import { explainBattle } from '../../rules/explain/battle.ts'
import { asKings, d6, playUntil } from '../support.ts'
import { aequi, attacks, battle, field } from './stage.ts'

const romans = ['romulus', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6']

describe('why a unit does not do this in a battle', () => {
  const gap = playUntil(battle({ kind: 'sortie' }), {
    state: field(romans, aequi),
    choices: ['by-virtus', 'lead-from-reserve', 'hold-back'],
    dice: [...attacks(1, 5, 1, 1, 1, 1), d6('reroll', 1)],
  })
  const why = (verb: string, noun: string) => {
    const reason = explainBattle(gap.position, asKings(gap.decision), { verb, noun })
    return reason === null ? null : `${reason.rule} ${reason.why}`
  }

  it('KOR-RES-1: only the reserve fills a gap', () => {
    expect(gap.decision.task).toBe('fill-gap')
    expect(why('bring-up', 'S2')).toBe('KOR-RES-1 not-in-reserve')
  })

  it('KOR-RES-2, KOR-VAN-2, KOR-CMB-2: what is for cavalry alone, and what comes first', () => {
    expect(why('charge', 'S4')).toBe('KOR-RES-2 not-cavalry')
    expect(why('send', 'S4')).toBe('KOR-VAN-2 not-cavalry')
    expect(why('deploy', 'S4')).toBe('KOR-CMB-2 in-line-already')
    expect(why('deploy', 'S5')).toBe('KOR-CMB-2 infantry-first')
    expect(why('lead-with', 'S4')).toBe('KOR-CMB-3 not-in-front')
  })
})
