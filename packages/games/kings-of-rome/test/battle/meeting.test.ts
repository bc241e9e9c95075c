import { describe, expect, it } from 'vitest'
import { kings } from '../../index.ts'
import { movement } from '../../rules/actions/movement.ts'
import { inHex, place, play, playUntil } from '../support.ts'
import { aequi, attacks, BEHIND, battle, FIELD, field, latins } from './stage.ts'

/** Romans behind the field, others in it. */
function approach(romans: readonly string[], others: readonly string[]) {
  return field([], others, state => place(state, BEHIND, 'roman', romans))
}

const march = { choices: [`march ${FIELD}`] }

describe('armies that are too small for a battle', () => {
  it('KOR-BP-2: two Roman units step back before three of the enemy', () => {
    const run = play(g => movement(g, 'romulus'), {
      state: approach(['romulus', 'S1', 'S2'], aequi),
      ...march,
    })
    expect(inHex(run.state, BEHIND, 'roman')).toEqual(['S1', 'S2', 'romulus'])
    expect(inHex(run.state, FIELD, 'hostile')).toHaveLength(4)
  })

  it('KOR-BP-2: two units of the enemy give way to three of Rome', () => {
    const run = play(g => movement(g, 'romulus'), {
      state: approach(['romulus', 'S1', 'S2', 'S3'], latins.slice(0, 3)),
      ...march,
    })
    expect(inHex(run.state, FIELD, 'roman')).toHaveLength(4)
    // Towards Alba Longa, their nearest city.
    expect(inHex(run.state, '4206', 'hostile')).toEqual(['U01', 'U02', 'mamilius'])
  })

  it('KOR-BP-2: if both are too small, the Romans step back, for they came last', () => {
    const run = play(g => movement(g, 'romulus'), {
      state: approach(['romulus', 'S1', 'S2'], latins.slice(0, 3)),
      ...march,
    })
    expect(inHex(run.state, BEHIND, 'roman')).toHaveLength(3)
  })

  it('KOR-BP-2: three against three stay, and may fight', () => {
    const run = play(g => movement(g, 'romulus'), {
      state: approach(['romulus', 'S1', 'S2', 'S3'], aequi),
      ...march,
    })
    expect(inHex(run.state, FIELD, 'roman')).toHaveLength(4)
    expect(inHex(run.state, FIELD, 'hostile')).toHaveLength(4)
  })
})

describe('why not, in a battle', () => {
  const state = field(['romulus', 'S1', 'S2', 'S3', 'S5'], aequi)

  it('KOR-CMB-2: cavalry waits while there is infantry', () => {
    const run = playUntil(battle(), { state, choices: ['no-duel'] })
    expect(kings.explain(run.position, run.decision, { verb: 'deploy', noun: 'S5' })).toMatchObject({
      rule: 'KOR-CMB-2',
      why: 'infantry-first',
    })
  })

  it('KOR-RES-2: only cavalry in reserve can charge', () => {
    const run = playUntil(battle(), {
      state,
      choices: ['no-duel', 'by-virtus', 'lead-from-reserve'],
      dice: [...attacks(1, 1, 1, 1, 1, 1), ['reroll', 1]],
    })
    expect(kings.explain(run.position, run.decision, { verb: 'charge', noun: 'S1' })?.why).toBe('not-cavalry')
  })

  it('KOR-CMB-4: a die that hit is not thrown again', () => {
    const run = playUntil(battle(), {
      state,
      choices: ['no-duel', 'by-virtus', 'lead-with S1'],
      dice: [...attacks(6, 1, 1, 1, 1, 1), ['reroll', 1]],
    })
    expect(kings.explain(run.position, run.decision, { verb: 'throw-again', noun: 'S1' })?.why).toBe(
      'no-miss',
    )
  })
})
