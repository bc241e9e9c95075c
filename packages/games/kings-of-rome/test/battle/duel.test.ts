import { describe, expect, it } from 'vitest'
import { duelPreview } from '../../rules/battle/preview.ts'
import { boxes } from '../../rules/state.ts'
import { choicesOf, d6, placeOf, play, playUntil, told, warBox } from '../support.ts'
import { aequi, attacks, battle, field, sabines, twoChits } from './stage.ts'

const romans = ['romulus', 'S1', 'S2', 'S3']

/** Stops before the lines are drawn up. */
const duelOnly = (dice: readonly (readonly [string, number])[], roman = romans, hostile = aequi) =>
  playUntil(battle(), { state: field(roman, hostile), dice, choices: ['challenge'] })

describe('spolia opima', () => {
  it('KOR-DUEL-1: the player may challenge, or not', () => {
    const run = playUntil(battle(), { state: field(romans, aequi) })
    expect(choicesOf(run.decision)).toEqual(['challenge', 'no-duel'])
    expect(run.state.battle?.step).toBe('duel')
  })

  it('KOR-DUEL-2, KOR-DUEL-3, KOR-BAT-1: 1 + 3 beats Virtus 3, 2 + 1 does not beat Virtus 4: +3 VP +3 IP', () => {
    const run = duelOnly([d6('duel: Rome', 1), d6('duel: the enemy', 2)])
    expect(run.state.vp).toBe(3)
    expect(run.state.ip).toBe(11)
    expect(told(run, 'vp')).toMatchObject([{ cause: 'duel-won', change: '+3' }])
    expect(placeOf(run.state, 'war-aequi-leader')).toBe(warBox('war-aequi'))
    expect(told(run, 'duel')).toMatchObject([{ romanTotal: 4, hostileTotal: 3, romanDies: false }])
  })

  it('KOR-DUEL-3: a total that equals the Virtus kills nobody, and nothing is scored', () => {
    const run = duelOnly(
      [d6('duel: Rome', 2), d6('duel: the enemy', 1)],
      ['tribunus-populi-1', 'S1', 'S2', 'S3'],
    )
    expect(told(run, 'duel')).toMatchObject([{ romanTotal: 3, hostileTotal: 2 }])
    expect([run.state.vp, run.state.ip]).toEqual([0, 8])
    expect(run.state.battle?.roman.track).toBe(0)
  })

  it('KOR-DUEL-4, KOR-BAT-1: if the King dies an Interrex is made in Rome at once; -3 VP -3 IP', () => {
    const run = duelOnly([d6('duel: Rome', 1), d6('duel: the enemy', 3)], romans, [
      'porsenna',
      'U20',
      'U21',
      'U23',
    ])
    // 1 + 3 does not beat Virtus 4; 3 + 3 does.
    expect([run.state.vp, run.state.ip]).toEqual([-3, 5])
    expect(run.state.king).toBe('interrex')
    expect(run.state.kingTied).toBe(true)
    expect(placeOf(run.state, 'interrex')).toBe('3907')
    expect(placeOf(run.state, 'romulus')).toBe(boxes.out)
    expect(run.state.battle?.roman.leader).toBeNull()
    expect(run.state.battle?.roman.track).toBe(-1)
    expect(duelPreview(run.position)).toBeNull()
  })

  it('KOR-DUEL-5: if both die, the points cancel out and nobody commands', () => {
    const run = duelOnly([d6('duel: Rome', 3), d6('duel: the enemy', 4)])
    expect([run.state.vp, run.state.ip]).toEqual([0, 8])
    expect(run.state.battle?.roman.leader).toBeNull()
    expect(run.state.battle?.hostile.leader).toBeNull()
    expect(told(run, 'both-leaders-dead')).toHaveLength(1)
  })

  it('KOR-BP-5: a subordinate takes command when the commander has fallen', () => {
    const run = duelOnly(
      [d6('duel: Rome', 1), d6('duel: the enemy', 3)],
      ['romulus', 'magister-populi', 'S1', 'S2', 'S3'],
      ['porsenna', 'U20', 'U21', 'U23'],
    )
    expect(run.state.battle?.roman.leader).toBe('magister-populi')
    expect(run.state.battle?.roman.aside).toEqual([])
    expect(told(run, 'command')).toEqual([{ side: 'roman', leader: 'magister-populi' }])
  })

  it('KOR-BP-5: units without a leader fight on without rerolls and go to Rome when it is over', () => {
    const run = play(battle(), {
      state: field(romans, ['porsenna', 'U20', 'U21', 'U23']),
      choices: ['challenge', 'by-virtus'],
      dice: [
        d6('duel: Rome', 1),
        d6('duel: the enemy', 3),
        ...attacks(6, 1, 6, 1, 6, 1),
        // Porsenna's rerolls come first, and they miss.
        d6('reroll', 1),
        d6('reroll', 1),
        d6('reroll', 1),
        ...twoChits,
      ],
    })
    expect(told(run, 'battle-result')).toMatchObject([{ winner: 'roman', roman: -1, hostile: -19 }])
    for (const unit of ['S1', 'S2', 'S3']) expect(placeOf(run.state, unit)).toBe('3907')
  })
})

describe('duels are fought', () => {
  it('KOR-DUEL-1: not in a sortie and not in an ambush', () => {
    for (const kind of ['sortie', 'ambush'] as const) {
      const run = playUntil(battle({ kind }), { state: field(romans, aequi) })
      expect(run.decision.task).toBe('deploy')
    }
  })

  it('KOR-TAC-1: with cavalry on both sides tactics follow', () => {
    const run = playUntil(battle(), {
      state: field([...romans, 'S5'], sabines),
      choices: ['no-duel'],
    })
    expect(choicesOf(run.decision)).toEqual(['attack', 'defence'])
  })
})
