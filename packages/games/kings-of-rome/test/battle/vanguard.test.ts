import { describe, expect, it } from 'vitest'
import { clashPreview, duelPreview } from '../../rules/battle/preview.ts'
import { boxes, type KingsState } from '../../rules/state.ts'
import { cameFrom, choicesOf, d6, place, placeOf, play, playUntil, told } from '../support.ts'
import { BEHIND, battle, FIELD, field, latins, twoChits } from './stage.ts'

/** Two cavalry more than the Sabines have. */
const horsemen = ['romulus', 'S1', 'S2', 'S5', 'U13', 'U16']
const romans = ['romulus', 'S1', 'S2', 'S3', 'S5']
const ATTACK = d6('tactics of the enemy', 1)
const DEFENCE = d6('tactics of the enemy', 2)
const vanguard = (...dice: number[]) => dice.map(die => d6('vanguard', die))

describe('tactics', () => {
  it('KOR-TAC-1: the player chooses, then the choice of the enemy is drawn', () => {
    const run = playUntil(battle(), {
      state: field(romans, latins),
      choices: ['no-duel', 'attack'],
      dice: [ATTACK],
    })
    expect(told(run, 'tactics')).toEqual([{ roman: 'attack', hostile: 'attack' }])
    const asked = playUntil(battle(), { state: field(romans, latins), choices: ['no-duel'] })
    expect([asked.decision.task, asked.state.battle?.step]).toEqual(['tactics', 'tactics'])
  })

  it('KOR-VAN-1: without cavalry on both sides there is no clash, and tactics are not chosen', () => {
    const run = playUntil(battle(), {
      state: field(['romulus', 'S1', 'S2', 'S3'], latins),
      choices: ['no-duel'],
    })
    expect(run.decision.task).toBe('deploy')
  })

  it('KOR-VAN-9: Attack against Attack goes straight to the combat', () => {
    const run = playUntil(battle(), {
      state: field(romans, latins),
      choices: ['no-duel', 'attack'],
      dice: [ATTACK],
    })
    expect(run.decision.task).toBe('deploy')
    expect(told(run, 'vanguards')).toEqual([])
  })
})

describe('the clash', () => {
  it('KOR-VAN-8, KOR-TRK-1: cavalry that has perished to the last man has driven nobody off', () => {
    const run = play(battle(), {
      state: field(['romulus', 'S5', 'U13', 'U16'], ['mamilius', 'U01', 'U04', 'U06', 'war-alba-4']),
      choices: ['no-duel', 'attack'],
      dice: [DEFENCE, ...vanguard(6, 6, 6, 6, 6, 6)],
    })
    expect(told(run, 'battle-result')).toMatchObject([{ winner: null, roman: -19 }])
    expect([run.state.vp, placeOf(run.state, 'romulus')]).toEqual([0, '3907'])
  })

  it('KOR-VAN-2: equal numbers take part, and the player picks his own', () => {
    const run = playUntil(battle(), {
      state: field(horsemen, [...latins, 'U06']),
      choices: ['no-duel', 'attack'],
      dice: [DEFENCE],
    })
    expect(choicesOf(run.decision)).toEqual(['send S5', 'send U13', 'send U16'])
    const sent = playUntil(battle(), {
      state: field(horsemen, [...latins, 'U06']),
      choices: ['no-duel', 'defence', 'send U13', 'send S5'],
      dice: [ATTACK, ...vanguard(3, 1, 3, 1)],
    })
    expect(told(sent, 'vanguards')).toEqual([{ ours: ['S5', 'U13'], theirs: ['U04', 'U06'] }])
    expect(sent.state.battle?.roman.units).toContain('U16')
  })

  it('KOR-VAN-2: four against two: the player names both', () => {
    const run = playUntil(battle(), {
      state: field([...horsemen, 'U22'], [...latins, 'U06']),
      choices: ['no-duel', 'attack', 'send U16'],
      dice: [DEFENCE],
    })
    expect(choicesOf(run.decision)).toEqual(['send S5', 'send U13', 'send U22'])
    expect(run.decision.about).toEqual({ left: 1 })
  })

  it('KOR-VAN-3, KOR-VAN-4, KOR-VAN-5: pairs roll until in each somebody is lost; the winner rejoins', () => {
    const run = playUntil(battle(), {
      state: field(horsemen, [...latins, 'U06']),
      choices: ['no-duel', 'defence', 'send U13', 'send S5'],
      dice: [ATTACK, ...vanguard(3, 3, 2, 3), ...vanguard(3, 1)],
    })
    // S5 beats U04 (Virtus 2) at once and is spared; U13 and U06 miss, then U06 falls to a 3. Nobody rolls twice.
    expect(run.state.battle?.attacks).toMatchObject([{ rerolled: false }, { rerolled: false }])
    expect(told(run, 'vanguard-round')).toMatchObject([
      { ours: [3, 2], theirs: [3, 3] },
      { ours: [3], theirs: [1] },
    ])
    expect(run.state.battle?.roman.units).toEqual(['S1', 'S2', 'S5', 'U13', 'U16'])
    expect(run.state.battle?.hostile.track).toBe(-2)
    expect(run.state.battle?.roman.track).toBe(0)
  })

  it('KOR-VAN-5, RULING-86: horsemen who cannot hit each other part at dusk, after ten rounds', () => {
    const rounds = (count: number) => Array.from({ length: count }, () => vanguard(1, 1)).flat()
    const script = { state: field(romans, latins), choices: ['no-duel', 'attack'] }
    const run = play(battle(), { ...script, dice: [DEFENCE, ...rounds(10)] })
    expect(told(run, 'vanguard-round')).toHaveLength(10)
    expect(told(run, 'nightfall')).toEqual([{ rounds: 10 }])
    expect(told(run, 'battle-result')).toMatchObject([{ winner: null, how: 'parted', roman: 0, hostile: 0 }])
    // A hit in the tenth round still counts.
    const late = playUntil(battle(), {
      ...script,
      dice: [DEFENCE, ...rounds(9), ...vanguard(1, 4), d6('engagement', 3)],
    })
    expect(told(late, 'clash-won')).toEqual([{ winner: 'hostile' }])
    expect(told(late, 'nightfall')).toEqual([])
  })

  it('KOR-VAN-6: Defence against Defence: nobody wins, and both armies leave the hex', () => {
    let winner: unknown = 'nobody yet'
    const run = play(
      battle({}, outcome => {
        winner = outcome.winner
      }),
      {
        state: field(romans, latins),
        choices: ['no-duel', 'defence'],
        dice: [DEFENCE, ...vanguard(1, 4)],
      },
    )
    expect(winner).toBeNull()
    expect(placeOf(run.state, 'romulus')).toBe(BEHIND)
    expect(placeOf(run.state, 'S1')).toBe(BEHIND)
    expect(placeOf(run.state, 'U01')).toBe('4206')
    expect([run.state.vp, run.state.ip]).toEqual([0, 8])
    expect(told(run, 'transfer')).toEqual([])
  })

  it('KOR-VAN-6: if the enemy has come, he goes back first; the Romans where they had come from', () => {
    const state = field(romans, latins, each => {
      cameFrom(each, 'romulus', BEHIND)
    })
    const parted = { choices: ['no-duel', 'defence'], dice: [DEFENCE, ...vanguard(1, 4)] }
    const order = { kind: 'military', attacker: 'hostile', from: '4206' } as const
    const run = play(battle(order), { state, ...parted })
    expect([placeOf(run.state, 'mamilius'), placeOf(run.state, 'romulus')]).toEqual(['4206', BEHIND])
    // At a crossing nobody asks them either: they go back along the road on which they came.
    const crossing = field(
      romans,
      latins,
      each => {
        cameFrom(each, 'romulus', '4107')
      },
      '4007',
    )
    const back = play(battle({ ...order, hex: '4007', from: '4108' }), { state: crossing, ...parted })
    expect([placeOf(back.state, 'mamilius'), placeOf(back.state, 'romulus')]).toEqual(['4108', '4107'])
  })

  it('KOR-VAN-6, KOR-SURV-2: an army that has friendly walls around it stays', () => {
    const run = play(battle({ hex: '4306', from: '4206' }), {
      state: field(romans, latins, undefined, '4306'),
      choices: ['no-duel', 'defence'],
      dice: [DEFENCE, ...vanguard(1, 4)],
    })
    expect([placeOf(run.state, 'mamilius'), placeOf(run.state, 'romulus')]).toEqual(['4306', '4206'])
  })

  it('KOR-VAN-6, RULING-74: a city in which an army only stands is no shelter; one that Rome holds is', () => {
    // Latins in the open before Caere of the Etruscans, where nobody else is.
    const parted = (change?: (state: KingsState) => void) =>
      play(battle({ hex: '3305', from: '3405' }), {
        state: field(romans, latins, change, '3305'),
        choices: ['no-duel', 'defence'],
        dice: [DEFENCE, ...vanguard(1, 4)],
      }).state
    const away = parted()
    expect([placeOf(away, 'romulus'), placeOf(away, 'S1')]).toEqual(['3405', '3405'])
    expect(placeOf(away, 'mamilius')).not.toBe('3305')
    const held = parted(state => place(state, '3305', 'roman', ['G-etr-1']))
    expect(placeOf(held, 'romulus')).toBe('3305')
  })

  it('KOR-VAN-2, RULING-52: an army that has lost the clash stands back from a city in which it only camps', () => {
    const run = playUntil(battle({ hex: '3305', from: '3405' }), {
      state: field([...romans, 'U13'], latins, undefined, '3305'),
      choices: ['no-duel', 'defence', 'send S5'],
      dice: [ATTACK, ...vanguard(1, 4), d6('engagement', 3)],
    })
    expect(run.state.battle?.hex).toBe('3405')
  })

  it('KOR-VAN-7: if Rome has won the clash she may engage, and the combat follows', () => {
    const script = {
      state: field(romans, [...latins, 'U06']),
      dice: [DEFENCE, ...vanguard(3, 1)],
    }
    const run = playUntil(battle(), { ...script, choices: ['no-duel', 'attack'] })
    expect(choicesOf(run.decision)).toEqual(['engage', 'withdraw'])
    const engaged = playUntil(battle(), { ...script, choices: ['no-duel', 'attack', 'engage'] })
    expect(engaged.decision.task).toBe('deploy')
    const parted = play(battle(), { ...script, choices: ['no-duel', 'attack', 'withdraw'] })
    expect(placeOf(parted.state, 'romulus')).toBe(BEHIND)
    expect(placeOf(parted.state, 'U01')).toBe('4206')
    expect(parted.state.vp).toBe(0)
  })

  it('KOR-VAN-2, KOR-VAN-7: the engagement is in the hex to which the enemy has withdrawn', () => {
    const run = playUntil(battle(), {
      state: field(romans, [...latins, 'U06']),
      choices: ['no-duel', 'attack', 'engage'],
      dice: [DEFENCE, ...vanguard(3, 1)],
    })
    expect(run.state.battle).toMatchObject({ hex: '4206', from: FIELD })
    for (const piece of ['romulus', 'S1', 'S5', 'mamilius', 'U01'])
      expect(placeOf(run.state, piece)).toBe('4206')
    expect(told(run, 'withdraws')).toMatchObject([
      { from: FIELD, to: '4206', reason: 'clash-lost' },
      { from: FIELD, to: '4206', reason: 'engages' },
    ])
  })

  it('KOR-VAN-7: and if the enemy has won, it is where the Romans have withdrawn to', () => {
    const run = playUntil(battle(), {
      state: field([...romans, 'U13'], latins),
      choices: ['no-duel', 'defence', 'send S5'],
      dice: [ATTACK, ...vanguard(1, 4), d6('engagement', 3)],
    })
    // The Romans attacked, so they have gone back the way they came; for the Latins there is no way back but choice.
    expect(run.state.battle).toMatchObject({ hex: BEHIND, from: null })
    for (const piece of ['romulus', 'S1', 'mamilius', 'U01']) expect(placeOf(run.state, piece)).toBe(BEHIND)
  })

  it('KOR-VAN-7, KOR-BP-3: an army that has withdrawn behind walls of its own is not engaged', () => {
    // In 4206, beside Alba Longa, the Latins withdraw into it; the Romans have not even the choice.
    const latin = play(battle({ hex: '4206', from: FIELD }), {
      state: field(romans, [...latins, 'U06'], undefined, '4206'),
      choices: ['no-duel', 'attack'],
      dice: [DEFENCE, ...vanguard(3, 1)],
    })
    expect([placeOf(latin.state, 'mamilius'), placeOf(latin.state, 'romulus')]).toEqual(['4306', FIELD])
    expect(told(latin, 'battle-result')).toMatchObject([{ winner: null, how: 'parted' }])
    // In 4006 the Romans withdraw into Rome, and no die is thrown for an engagement.
    const roman = play(battle({ hex: BEHIND, from: '3907' }), {
      state: field([...romans, 'U13'], latins, undefined, BEHIND),
      choices: ['no-duel', 'defence', 'send S5'],
      dice: [ATTACK, ...vanguard(1, 4)],
    })
    expect(placeOf(roman.state, 'romulus')).toBe('3907')
    expect(told(roman, 'engagement')).toEqual([])
  })

  it('KOR-VAN-7: a sortie is engaged before its own gates', () => {
    const run = playUntil(battle({ hex: '4306', kind: 'sortie', attacker: 'hostile', from: '4306' }), {
      state: field(romans, [...latins, 'U06'], undefined, '4306'),
      choices: ['attack', 'engage'],
      dice: [DEFENCE, ...vanguard(3, 1)],
    })
    expect(run.state.battle).toMatchObject({ hex: '4306', from: '4306' })
    expect([run.decision.task, told(run, 'withdraws')]).toEqual(['deploy', []])
  })

  it('KOR-VAN-7: if the enemy has won it, he engages only if a die beats the Astutia of his leader', () => {
    const script = {
      state: field([...romans, 'U13'], latins),
      choices: ['no-duel', 'defence', 'send S5'],
    }
    const stays = play(battle(), {
      ...script,
      dice: [ATTACK, ...vanguard(1, 4), d6('engagement', 2)],
    })
    expect(told(stays, 'engagement')).toMatchObject([{ die: 2, target: 2, engages: false }])
    expect(placeOf(stays.state, 'romulus')).toBe(BEHIND)
    const engages = playUntil(battle(), {
      ...script,
      dice: [ATTACK, ...vanguard(1, 4), d6('engagement', 3)],
    })
    expect(engages.decision.task).toBe('deploy')
  })

  it('KOR-VAN-8: an army on the defence without cavalry is pursued, driven off two hexes, and has lost', () => {
    const run = play(battle(), {
      state: field(romans, latins),
      choices: ['no-duel', 'attack'],
      dice: [
        DEFENCE,
        ...vanguard(3, 1),
        // Strongest to strongest: S1 (class I, +1) against Virtus 3, S2 (class II, +1) against 2, S3 against 2.
        ...[3, 5, 2, 4, 2, 4].map(die => d6('pursuit', die)),
        ...twoChits,
      ],
    })
    // 3 + 1 beats 3; 2 + 1 beats 2; 2 does not beat 2. The retreating throw 5 - 1, 4 - 1, 4 - 1: nobody falls.
    expect(told(run, 'pursuit')).toMatchObject([{ retreating: 'hostile', ours: [3, 2, 2] }])
    expect(run.state.battle).toBeNull()
    expect(placeOf(run.state, 'S1')).toBe(FIELD)
    expect(placeOf(run.state, 'U05')).toBe('4306')
    expect(run.state.vp).toBe(1)
    expect(told(run, 'battle-track').slice(-2)).toMatchObject([
      { side: 'hostile', piece: 'U01', track: -2 },
      { side: 'hostile', piece: 'U02', track: -3 },
    ])
    // No triumph was offered, though.
    expect(told(run, 'triumph')).toEqual([])
  })

  it('KOR-VAN-8: classes I and II have +1, class III has not; the retreating have -1', () => {
    const pursued = (...dice: number[]) => {
      const run = play(battle(), {
        state: field(romans, latins),
        choices: ['no-duel', 'attack'],
        dice: [DEFENCE, ...vanguard(3, 1), ...dice.map(die => d6('pursuit', die)), ...twoChits],
      })
      // Class I against U01 (3), class II against U02 (2), class III against U05 (2).
      return ['U01', 'U02', 'U05', 'S1', 'S2', 'S3'].filter(unit => placeOf(run.state, unit) === boxes.pool)
    }
    expect(pursued(3, 1, 2, 1, 2, 1)).toEqual(['U01', 'U02'])
    expect(pursued(2, 1, 1, 1, 3, 1)).toEqual(['U05'])
    // The retreating need a 6 against Virtus 4 and a 5 against 3.
    expect(pursued(1, 5, 1, 4, 1, 4)).toEqual([])
    expect(pursued(1, 6, 1, 5, 1, 5)).toEqual(['S1', 'S2', 'S3'])
  })

  it('KOR-VAN-8: so are Romans on the defence; they have lost the battle and go to Rome', () => {
    const run = play(battle(), {
      state: field(romans, latins),
      choices: ['no-duel', 'defence'],
      // The Romans have -1 now, class I and II nothing in sum.
      dice: [ATTACK, ...vanguard(1, 4), ...[3, 1, 3, 1, 4, 1].map(die => d6('pursuit', die)), ...twoChits],
    })
    expect(told(run, 'pursuit')).toMatchObject([{ retreating: 'roman' }])
    expect(told(run, 'battle-result')).toMatchObject([{ winner: 'hostile', how: 'driven-off' }])
    // 3 + 1 - 1 does not beat 3, 3 + 1 - 1 beats 2, 4 - 1 beats 2.
    expect([placeOf(run.state, 'U01'), placeOf(run.state, 'U02'), placeOf(run.state, 'U05')]).toEqual([
      '4306',
      boxes.pool,
      boxes.pool,
    ])
    expect([placeOf(run.state, 'romulus'), run.state.ip]).toEqual(['3907', 6])
  })

  it('KOR-DUEL-2, KOR-VAN-7: the previews tell the odds of the duel and of the clash', () => {
    const run = playUntil(battle(), { state: field(romans, latins) })
    expect(duelPreview(run.position)?.hostileLost).toBeCloseTo(2 / 6)
    const clash = clashPreview(run.position)
    expect(clash.romanWins + clash.hostileWins + clash.tie).toBeCloseTo(1)
    // Virtus 3 against 2: we hit and are not hit with 4/6 and 3/6, they with 3/6 and 2/6.
    expect(clash.romanWins / clash.hostileWins).toBeCloseTo(2)
  })
})
