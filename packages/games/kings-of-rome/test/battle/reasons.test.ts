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

  it('KOR-CMB-2: riders with no infantry beside them are in line, not too early, whatever the enemy has', () => {
    const { position, decision } = playUntil(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S5', 'U13', 'U16'], aequi),
      choices: ['deploy S5'],
    })
    const reason = explainBattle(position, asKings(decision), { verb: 'deploy', noun: 'S5' })
    expect(reason).toMatchObject({ rule: 'KOR-CMB-2', why: 'in-line-already' })
  })

  it('KOR-RES-1: infantry does not fill the gap of cavalry, though it would fill the one beside it', () => {
    const { position, decision } = playUntil(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3', 'S4', 'S5', 'U13', 'U16'], aequi),
      choices: ['by-virtus', 'lead-from-reserve', 'hold-back', 'bring-up S5', 'hold-back'],
      dice: [...attacks(1, 6, 1, 1, 1, 1), d6('reroll', 1), ...attacks(1, 6, 1, 1, 1, 1)],
    })
    expect(decision).toMatchObject({ task: 'fill-gap', about: { space: 1 } })
    const reason = explainBattle(position, asKings(decision), { verb: 'bring-up', noun: 'S4' })
    expect(reason).toMatchObject({ rule: 'KOR-RES-1', why: 'infantry-for-infantry' })
  })
})
