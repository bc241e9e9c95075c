import { describe, expect, it } from 'vitest'
import { kings } from '../../index.ts'
import { attacksOfRound } from '../../rules/battle/combat.ts'
import { whyNoBattle } from '../../rules/battle/index.ts'
import { roundPreview } from '../../rules/battle/preview.ts'
import { mean } from '../../rules/odds/index.ts'
import { boxes, type KingsState } from '../../rules/state.ts'
import {
  choicesOf,
  d6,
  place,
  placeOf,
  play,
  playUntil,
  positionOf,
  reign,
  told,
  warBox,
} from '../support.ts'
import {
  aequi,
  attacks,
  BEHIND,
  battle,
  FIELD,
  field,
  fightWith,
  latins,
  sabines,
  twoChits,
} from './stage.ts'

const romans = ['romulus', 'S1', 'S2', 'S3', 'S4']

describe('when there is a battle', () => {
  it('KOR-BP-1: a Roman army and an enemy army in one hex', () => {
    expect(whyNoBattle(positionOf(field(romans, aequi)), FIELD)).toBeNull()
    expect(whyNoBattle(positionOf(field(romans, [])), FIELD)?.why).toBe('no-enemy-army')
    expect(whyNoBattle(positionOf(field(['S1', 'S2', 'S3'], aequi)), FIELD)?.why).toBe('no-army')
  })

  it('KOR-BP-2: three units on each side, leaders not counted', () => {
    const few = whyNoBattle(positionOf(field(['romulus', 'S1', 'S2'], aequi)), FIELD)
    expect(few).toMatchObject({ rule: 'KOR-BP-2', why: 'three-units' })
    const others = whyNoBattle(positionOf(field(romans, aequi.slice(0, 3))), FIELD)
    expect(others?.rule).toBe('KOR-BP-2')
  })

  it('KOR-BP-3: an army in a city of its own star is within the walls; in another people’s it is not', () => {
    const besieged = field([], [], state => {
      place(state, '4414', 'roman', romans)
      place(state, '4414', 'hostile', aequi)
    })
    expect(whyNoBattle(positionOf(besieged), '4414')).toMatchObject({ rule: 'KOR-BP-3', why: 'within-walls' })
    const before = field([], [], state => {
      place(state, '4306', 'roman', romans)
      place(state, '4306', 'hostile', aequi)
    })
    expect(whyNoBattle(positionOf(before), '4306')).toBeNull()
  })

  it('KOR-BP-4: the display names the attacker; the other side defends', () => {
    const run = playUntil(battle({ attacker: 'hostile', kind: 'military' }), { state: field(romans, aequi) })
    expect(run.state.battle?.attacker).toBe('hostile')
  })
})

describe('deployment', () => {
  it('KOR-CMB-1: one leader takes part, the others stand aside', () => {
    const run = playUntil(battle(), {
      state: field(['tribunus-populi-1', ...romans], aequi),
      choices: ['no-duel'],
    })
    expect(run.state.battle?.roman.leader).toBe('romulus')
    expect(run.state.battle?.roman.aside).toEqual(['tribunus-populi-1'])
    expect(told(run, 'stand-aside')).toEqual([{ leaders: ['tribunus-populi-1'] }])
    const alone = playUntil(battle(), { state: field(romans, aequi), choices: ['no-duel'] })
    expect(told(alone, 'stand-aside')).toEqual([])
  })

  it('KOR-CMB-2: infantry first, then cavalry; as wide as the smaller army, five at most', () => {
    const run = playUntil(battle(), {
      state: field(['romulus', 'S1', 'S5', 'S2', 'S3'], aequi),
      choices: ['no-duel', 'deploy S3', 'by-virtus'],
    })
    expect(run.state.battle?.roman.front).toEqual(['S3', 'S1', 'S2'])
    expect(run.state.battle?.roman.reserve).toEqual(['S5'])
    const short = playUntil(battle(), {
      state: field(['romulus', 'S1', 'S5', 'S2'], aequi),
      choices: ['no-duel', 'by-virtus'],
    })
    expect(short.state.battle?.roman.front).toEqual(['S1', 'S2', 'S5'])
    const wide = playUntil(battle({ kind: 'sortie' }), {
      state: field([...romans, 'S6', 'S7'], ['mamilius', 'U01', 'U02', 'U03', 'U05', 'U07', 'U08']),
      choices: ['by-virtus'],
    })
    expect(wide.state.battle?.roman.front).toHaveLength(5)
  })

  it('KOR-CMB-2: the player fills space after space; the last unit needs no question', () => {
    const script = { state: field(['romulus', 'S1', 'S2', 'S3'], aequi) }
    const first = playUntil(battle(), { ...script, choices: ['no-duel', 'deploy S3'] })
    expect(choicesOf(first.decision)).toEqual(['deploy S1', 'deploy S2', 'by-virtus'])
    expect(first.decision.about).toEqual({ space: 2, spaces: 3 })
    const again = kings.explain(first.position, first.decision, { verb: 'deploy', noun: 'S3' })
    expect(again?.why).toBe('in-line-already')
    const all = playUntil(battle(), { ...script, choices: ['no-duel', 'deploy S3', 'deploy S2'] })
    expect(all.decision.task).toBe('place-leader')
    expect(all.state.battle?.roman.front).toEqual(['S3', 'S2', 'S1'])
  })

  it('KOR-CMB-3: the Roman leader in front or in reserve, the enemy leader with his strongest unit', () => {
    const run = playUntil(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], sabines),
      choices: ['by-virtus'],
    })
    expect(choicesOf(run.decision)).toEqual([
      'lead-with S1',
      'lead-with S2',
      'lead-with S3',
      'lead-from-reserve',
    ])
    const placed = playUntil(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], sabines),
      choices: ['by-virtus', 'lead-with S2'],
      dice: [...attacks(1, 1, 1, 1, 1, 1), d6('reroll', 1), d6('reroll', 1)],
    })
    expect(placed.state.battle?.roman.leaderSpace).toBe(1)
    expect(placed.state.battle?.hostile.leaderSpace).toBe(0)
    expect(placed.state.battle?.hostile.front[0]).toBe('war-sabine-1')
  })
})

describe('a round', () => {
  const start = {
    state: field(['romulus', 'S1', 'S2', 'S3'], aequi),
    choices: ['by-virtus', 'lead-from-reserve'],
  }

  it('KOR-CMB-6: all roll together; a unit that beats the Virtus opposite removes the unit, and both may fall', () => {
    let lost: readonly string[] = []
    const run = play(
      battle({ kind: 'sortie' }, outcome => {
        lost = outcome.lost
      }),
      { ...start, dice: [...attacks(3, 5, 2, 3, 2, 3), d6('reroll', 3)] },
    )
    // S1 (Virtus 4) falls to a 5, the first of the Aequi (Virtus 2) to a 3; a 2 and a 3 are not enough.
    expect(lost).toEqual(['war-aequi-1', 'S1'])
    expect(placeOf(run.state, 'S1')).toBe(boxes.pool)
    expect(told(run, 'battle-round')).toMatchObject([{ round: 1, ours: [3, 2, 2], theirs: [5, 3, 3] }])
  })

  it('KOR-TRK-1, KOR-WIN-1: each loss counts one; the side nearer to 0 has won, equal losses win nothing', () => {
    const even = play(battle({ kind: 'sortie' }), {
      ...start,
      dice: [...attacks(3, 5, 2, 3, 2, 3), d6('reroll', 3)],
    })
    expect(told(even, 'battle-result')).toMatchObject([{ winner: null, roman: -1, hostile: -1 }])
    const oneMore = play(battle({ kind: 'sortie' }), {
      ...start,
      dice: [...attacks(3, 5, 3, 3, 2, 3), d6('reroll', 3)],
    })
    expect(told(oneMore, 'battle-result')).toMatchObject([{ winner: 'roman', roman: -1, hostile: -2 }])
  })

  it('KOR-TRK-1: by the option a loss counts its Virtus', () => {
    const run = play(battle({ kind: 'sortie' }), {
      ...start,
      options: { trackBy: 'virtus' },
      dice: [...attacks(3, 5, 2, 3, 2, 3), d6('reroll', 3)],
    })
    expect(told(run, 'battle-result')).toMatchObject([{ winner: 'hostile', roman: -4, hostile: -2 }])
  })

  it('KOR-TRK-1, KOR-WIN-1: an army without units goes to the end of the track and has not won', () => {
    // Rome has three in reserve: she loses three, then one more while the last of the Aequi fall.
    const deep = {
      state: field([...romans, 'S6', 'S7'], aequi),
      choices: ['by-virtus', 'lead-from-reserve', 'bring-up S4', 'bring-up S6'],
    }
    const dice = [...attacks(1, 6, 1, 6, 1, 6)]
    const wiped = play(battle({ kind: 'sortie' }), {
      ...deep,
      dice: [...dice, ...attacks(6, 6, 6, 1, 6, 1), d6('reroll', 1)],
    })
    expect(told(wiped, 'battle-result')).toMatchObject([{ winner: 'roman', roman: -4, hostile: -19 }])
    // With one of them left it is the fewer losses that count.
    const left = play(battle({ kind: 'sortie' }), {
      ...deep,
      dice: [...dice, ...attacks(6, 6, 6, 1, 1, 1), d6('reroll', 1)],
    })
    expect(told(left, 'battle-result')).toMatchObject([{ winner: 'hostile', roman: -4, hostile: -2 }])
    // Both are gone: nobody has won.
    const both = play(battle({ kind: 'sortie' }), { ...start, dice: attacks(6, 6, 6, 6, 6, 6) })
    expect(told(both, 'battle-result')).toMatchObject([{ winner: null, roman: -19, hostile: -19 }])
    // So it is by the option too.
    const byVirtus = play(battle({ kind: 'sortie' }), {
      ...start,
      options: { trackBy: 'virtus' },
      dice: [...attacks(6, 6, 6, 6, 6, 1), d6('reroll', 1)],
    })
    expect(told(byVirtus, 'battle-result')).toMatchObject([{ winner: 'roman', roman: -7, hostile: -19 }])
  })

  it('KOR-TRK-1, KOR-TRK-2: at -19 the battle is over, though every space is held', () => {
    const etruscans = ['U20', 'U23', 'U24', 'U40', 'U41', 'U22', 'U25', 'U43']
    const before = {
      state: field(['romulus', 'S1', 'S2', 'S3'], ['porsenna', ...etruscans]),
      options: { trackBy: 'virtus' },
      choices: ['challenge', 'by-virtus', 'lead-from-reserve'],
    }
    // Porsenna counts 4, five units of Virtus 3 the rest.
    const duel = [d6('duel: Rome', 2), d6('duel: the enemy', 1)]
    const first = attacks(6, 1, 6, 1, 6, 1)
    const run = playUntil(battle(), {
      ...before,
      dice: [...duel, ...first, ...attacks(6, 1, 6, 1, 1, 1), ...twoChits],
    })
    expect(told(run, 'battle-ends')).toEqual([{ round: 2, roman: 0, hostile: -19 }])
    expect(run.state.battle?.hostile.front).not.toContain(null)
    // One unit fewer, and there is a third round; cavalry that came up does not roll against class I.
    const on = playUntil(battle(), {
      ...before,
      dice: [...duel, ...first, ...attacks(6, 1, 1, 1, 1, 1), ...attacks(6, 1, 1, 1, 1), ...twoChits],
    })
    expect(told(on, 'battle-round')).toHaveLength(3)
  })

  it('KOR-TRK-1, KOR-TRK-2: and so it is for Rome', () => {
    const deep = ['S1', 'U20', 'U08', 'U14', 'S2', 'S3', 'S4', 'S6']
    const run = play(battle({ kind: 'sortie' }), {
      state: field(['romulus', ...deep], aequi),
      options: { trackBy: 'virtus' },
      choices: [
        'by-virtus',
        'lead-from-reserve',
        'bring-up U20',
        'bring-up S2',
        'bring-up S3',
        'bring-up S4',
      ],
      // S1, U08 and U14 of class I, then U20, and one of class II or III.
      dice: [...attacks(1, 6, 1, 6, 1, 6), ...attacks(1, 6, 1, 6, 1, 1), d6('reroll', 1)],
    })
    expect(told(run, 'battle-ends')).toEqual([{ round: 2, roman: -19, hostile: 0 }])
  })

  it('KOR-TRK-2: it goes on while every space is held, and ends when one cannot be filled', () => {
    const run = play(battle({ kind: 'sortie' }), {
      ...start,
      dice: [...attacks(1, 1, 1, 1, 1, 1), d6('reroll', 1), ...attacks(6, 1, 1, 1, 1, 1)],
    })
    expect(told(run, 'battle-round')).toHaveLength(2)
    expect(told(run, 'battle-ends')).toMatchObject([{ round: 2 }])
  })

  it('KOR-TRK-2, RULING-86: it ends at dusk, after ten rounds, and the track decides', () => {
    const missed = (count: number) => Array.from({ length: count }, () => attacks(1, 1, 1, 1, 1, 1)).flat()
    const reroll = d6('reroll', 1)
    const script = {
      state: field(['romulus', 'S1', 'S2', 'S3', 'S4'], aequi),
      choices: ['no-duel', 'by-virtus', 'lead-from-reserve'],
    }
    const dark = play(battle(), { ...script, dice: [...missed(1), reroll, ...missed(9)] })
    expect(told(dark, 'nightfall')).toEqual([{ rounds: 10 }])
    expect(told(dark, 'battle-result')).toMatchObject([{ winner: null, how: 'combat' }])
    expect(placeOf(dark.state, 'romulus')).toBe(BEHIND)
    // S2 has fallen in the first round, and S4 stands in his place till dusk.
    const lost = play(battle(), {
      ...script,
      dice: [...attacks(1, 1, 1, 6, 1, 1), reroll, ...missed(9), ...twoChits],
    })
    expect(told(lost, 'battle-result')).toMatchObject([{ winner: 'hostile', roman: -1, hostile: 0 }])
  })

  it('KOR-CMB-4: a leader in front buys rerolls with his Astutia, each die once', () => {
    const state = field(['tribunus-populi-1', 'S1', 'S2', 'S3'], aequi)
    const run = playUntil(battle({ kind: 'sortie' }), {
      state,
      choices: ['by-virtus', 'lead-with S1'],
      dice: [...attacks(1, 1, 6, 1, 2, 1), d6('reroll', 1)],
    })
    expect(choicesOf(run.decision)).toEqual(['throw-again S1', 'throw-again S3', 'accept'])
    expect(run.decision.about).toMatchObject({ left: 1 })
    const again = play(battle({ kind: 'sortie' }), {
      state,
      choices: ['by-virtus', 'lead-with S1', 'throw-again S1'],
      dice: [...attacks(1, 1, 6, 1, 2, 1), d6('reroll', 1), d6('reroll', 6)],
    })
    expect(told(again, 'reroll')).toMatchObject([
      { side: 'hostile', by: 'war-aequi-1', die: 1 },
      { side: 'roman', by: 'S1', was: 1, die: 6, hits: true },
    ])
  })

  it('KOR-CMB-4: a leader in reserve rerolls nothing', () => {
    const run = play(battle({ kind: 'sortie' }), {
      ...start,
      dice: [...attacks(1, 1, 6, 1, 1, 1), d6('reroll', 1)],
    })
    expect(told(run, 'reroll').filter(event => (event as { side: string }).side === 'roman')).toEqual([])
  })

  it('KOR-CMB-5: a leader is not lost with the unit of his space', () => {
    const run = play(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], aequi),
      choices: ['by-virtus', 'lead-with S1', 'accept'],
      dice: [...attacks(1, 5, 1, 1, 1, 1), d6('reroll', 1)],
    })
    expect(placeOf(run.state, 'S1')).toBe(boxes.pool)
    expect(placeOf(run.state, 'romulus')).toBe(FIELD)
  })

  it('KOR-CMB-6, KOR-RES-2: the preview tells what the round will be rolled with', () => {
    const run = playUntil(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3', 'S5'], aequi),
      choices: ['by-virtus', 'lead-from-reserve'],
      dice: [...attacks(1, 1, 1, 1, 1, 1), d6('reroll', 1)],
    })
    expect(run.decision.task).toBe('charge-leader')
    expect(run.state.battle?.step).toBe('reserves')
    const preview = roundPreview(run.position)
    expect(preview.attacks).toEqual(attacksOfRound(run.position, 2))
    // Three dice against Virtus 2; the enemy has no reroll left, against 4, 3 and 3.
    expect(mean(preview.hostileLosses)).toBeCloseTo(3 * (4 / 6))
    expect(mean(preview.romanLosses)).toBeCloseTo(2 / 6 + 2 * (3 / 6))
  })

  it('KOR-CMB-4, KOR-CMB-6: the preview rerolls a miss of the leader’s space first', () => {
    const ofNextRound = (unit: string) => {
      const run = playUntil(battle({ kind: 'sortie' }), {
        state: field(['romulus', 'S1', 'S2', 'S3'], latins.slice(0, 4), state => reign(state, 3, 8)),
        choices: ['by-virtus', `lead-with ${unit}`],
        dice: [...attacks(1, 1, 1, 1, 1, 1), d6('reroll', 1), d6('reroll', 1)],
      })
      expect(run.decision).toMatchObject({ task: 'reroll', about: { left: 1 } })
      return mean(roundPreview(run.position).hostileLosses)
    }
    // One reroll; S1 needs a 4, S2 and S3 a 3.
    const [hard, easy] = [3 / 6, 4 / 6]
    const all = hard + 2 * easy
    const second = (one: number, two: number, three: number) =>
      (1 - one) * one + one * (1 - two) * two + one * two * (1 - three) * three
    expect(ofNextRound('S1')).toBeCloseTo(all + second(hard, easy, easy))
    for (const unit of ['S2', 'S3']) expect(ofNextRound(unit)).toBeCloseTo(all + second(easy, hard, easy))
  })
})

describe('the reserves', () => {
  it('KOR-RES-1: infantry replaces infantry that was lost', () => {
    const run = playUntil(battle({ kind: 'sortie' }), {
      state: field([...romans, 'S6'], aequi),
      choices: ['by-virtus', 'lead-from-reserve'],
      dice: [...attacks(1, 5, 1, 1, 1, 1), d6('reroll', 1)],
    })
    expect(choicesOf(run.decision)).toEqual(['bring-up S4', 'bring-up S6'])
  })

  it('KOR-RES-1: infantry does not replace cavalry that has come up and fallen; cavalry does', () => {
    const twice = (reserve: readonly string[]) =>
      play(battle({ kind: 'sortie' }), {
        state: field(['romulus', 'S1', 'S2', 'S3', ...reserve], aequi),
        choices: [
          'by-virtus',
          'lead-from-reserve',
          'hold-back',
          'bring-up S5',
          ...(reserve.includes('U13') ? ['hold-back'] : []),
        ],
        dice: [
          ...attacks(1, 6, 1, 1, 1, 1),
          d6('reroll', 1),
          ...attacks(1, 6, 1, 1, 1, 1),
          ...(reserve.includes('U13') ? attacks(6, 1, 6, 1, 6, 1) : []),
        ],
      })
    // Behind S5 stands S4 of class III: the gap stays open, and the battle is over.
    const infantry = twice(['S5', 'S4'])
    expect(told(infantry, 'battle-ends')).toMatchObject([{ round: 2, roman: -2, hostile: 0 }])
    const cavalry = twice(['S5', 'U13'])
    expect(told(cavalry, 'brought-up')).toMatchObject([{ unit: 'S5' }, { unit: 'U13' }])
    expect(told(cavalry, 'battle-ends')).toMatchObject([{ round: 3 }])
  })

  it('KOR-RES-2: cavalry fills any gap, or charges a leader in the front line', () => {
    const state = field(['romulus', 'S1', 'S2', 'S3', 'S5'], aequi)
    const run = play(battle({ kind: 'sortie' }), {
      state,
      choices: ['by-virtus', 'lead-from-reserve', 'charge S5'],
      dice: [...attacks(1, 5, 1, 1, 1, 1), d6('reroll', 1), d6('attack on a leader', 4)],
    })
    // A 4 beats Virtus 3: the leader is taken. S5 has charged, so the gap of S1 stays open and the battle ends.
    expect(placeOf(run.state, 'war-aequi-leader')).toBe(boxes.captives)
    expect(told(run, 'battle-result')).toMatchObject([{ roman: -1, hostile: -1 }])
    const filled = playUntil(battle({ kind: 'sortie' }), {
      state,
      choices: ['by-virtus', 'lead-with S2', 'accept', 'hold-back'],
      dice: [...attacks(1, 5, 1, 1, 1, 1), d6('reroll', 1), ...attacks(1, 1, 1, 1, 1, 1)],
    })
    expect(filled.state.battle?.roman.front).toEqual(['S5', 'S2', 'S3'])
  })

  it('KOR-RES-2: a leader in reserve cannot be charged', () => {
    const run = play(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], sabines),
      choices: ['by-virtus', 'lead-from-reserve'],
      dice: [...attacks(1, 1, 1, 1, 1, 1), d6('reroll', 1), d6('reroll', 1), ...attacks(6, 1, 6, 1, 1, 1)],
    })
    expect(told(run, 'leader-attacked')).toEqual([])
  })

  it('KOR-RES-3: enemy cavalry that came up does not roll against classes I and II', () => {
    const run = play(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], sabines),
      choices: ['by-virtus', 'lead-from-reserve'],
      dice: [
        ...attacks(6, 1, 1, 1, 1, 1),
        d6('reroll', 1),
        d6('reroll', 1),
        // S1 rolls alone in the first space; the last of the Sabines falls, and nobody is left to fill his place.
        ...attacks(1, 1, 1, 6, 1),
      ],
    })
    expect(told(run, 'brought-up')).toEqual([{ side: 'hostile', unit: 'war-sabine-4', space: 0 }])
    expect(told(run, 'battle-round')).toMatchObject([{}, { ours: [1, 1, 6], theirs: [1, 1] }])
  })

  it('KOR-RES-3: it fills a gap before the lighter classes first, and rolls there', () => {
    const run = play(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], sabines),
      choices: ['by-virtus', 'lead-with S1', 'accept', 'accept'],
      dice: [...attacks(1, 1, 1, 1, 6, 1), d6('reroll', 1), d6('reroll', 1), ...attacks(1, 1, 6, 1, 1, 1)],
    })
    expect(told(run, 'leader-attacked')).toEqual([])
    expect(told(run, 'brought-up')).toEqual([{ side: 'hostile', unit: 'war-sabine-4', space: 2 }])
    expect(told(run, 'battle-round')).toMatchObject([{}, { theirs: [1, 1, 1] }])
  })

  it('KOR-RES-3: if the only gap faces class I or II, it charges the leader instead', () => {
    const run = play(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], sabines),
      choices: ['by-virtus', 'lead-with S3', 'accept'],
      dice: [...attacks(6, 1, 1, 1, 1, 1), d6('reroll', 1), d6('reroll', 1), d6('attack on a leader', 4)],
    })
    // 4 does not beat Virtus 4, and the gap ends the battle.
    expect(told(run, 'leader-attacked')).toMatchObject([
      { by: 'war-sabine-4', leader: 'romulus', hits: false },
    ])
    expect(told(run, 'battle-result')).toMatchObject([{ winner: 'roman' }])
  })
})

describe('where the lost go', () => {
  it('KOR-ELIM-1, KOR-ELIM-2, KOR-ELIM-3: captives aside with 1 IP, Romans to the pool, others to their box', () => {
    const run = play(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], aequi),
      choices: ['by-virtus', 'lead-from-reserve'],
      dice: attacks(6, 6, 6, 6, 1, 6),
    })
    expect(placeOf(run.state, 'war-aequi-1')).toBe(boxes.captives)
    expect(run.state.ip).toBe(9)
    expect(placeOf(run.state, 'war-aequi-2')).toBe(warBox('war-aequi'))
    for (const unit of ['S1', 'S2', 'S3']) expect(placeOf(run.state, unit)).toBe(boxes.pool)
    const chits = play(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], ['mamilius', 'U01', 'U02', 'U05']),
      choices: ['by-virtus', 'lead-from-reserve'],
      dice: [...attacks(6, 1, 1, 1, 1, 1), d6('reroll', 1), d6('reroll', 1)],
    })
    expect(placeOf(chits.state, 'U01')).toBe(boxes.pool)
  })
})

describe('an ambush', () => {
  it('KOR-AMB-4: the strongest opposite the weakest, no Roman dice in the first round, +2 VP for a victory', () => {
    const run = play(battle({ kind: 'ambush', attacker: 'hostile', from: '4206' }), {
      state: field(['romulus', 'S1', 'S7', 'S8'], sabines.slice(0, 4)),
      choices: ['by-virtus', 'lead-from-reserve', 'no-triumph'],
      dice: [
        // Only the enemy rolls: against S1 (4), S7 (2), S8 (1); his two rerolls miss too.
        ...attacks(1, 1, 1),
        d6('reroll', 1),
        d6('reroll', 1),
        ...attacks(6, 1, 6, 1, 6, 1),
        ...twoChits,
      ],
    })
    expect(told(run, 'lines-drawn')).toMatchObject([
      { roman: ['S1', 'S7', 'S8'], hostile: ['war-sabine-3', 'war-sabine-2', 'war-sabine-1'] },
    ])
    expect(told(run, 'battle-round')).toMatchObject([{ ours: [], theirs: [1, 1, 1] }, { ours: [6, 6, 6] }])
    expect(run.state.vp).toBe(3)
    expect(placeOf(run.state, 'war-sabine-leader')).not.toBe(FIELD)
  })

  it('KOR-AMB-4: those who hold the city without a leader fight too, and stay if they win', () => {
    const held = (state: KingsState) => {
      state.holders = ['S1', 'S2']
    }
    const roman = { leader: null, units: ['S1', 'S2'], subordinates: [] }
    const order = { kind: 'ambush', attacker: 'hostile', from: '4413', hex: '4414', roman } as const
    const state = field(['S1', 'S2'], ['war-sabine-leader', 'U11', 'U12'], held, '4414')
    const run = play(fightWith(order), {
      state,
      choices: ['by-virtus'],
      dice: [...attacks(1, 1), d6('reroll', 1), d6('reroll', 1), ...attacks(6, 1, 6, 1), ...twoChits],
    })
    expect(run.state.holders).toEqual(['S1', 'S2'])
    const beaten = play(fightWith(order), {
      state,
      choices: ['by-virtus'],
      dice: [...attacks(6, 1), d6('reroll', 1), ...twoChits],
    })
    expect(placeOf(beaten.state, 'S2')).toBe('3907')
    expect(beaten.state.holders).toEqual([])
  })
})
