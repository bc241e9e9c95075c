import type { ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { prestige } from '../../rules/end-of-turn/index.ts'
import { ambush } from '../../rules/reactions/ambush.ts'
import { boxes, type KingsState } from '../../rules/state.ts'
import { attacks, twoChits } from '../battle/stage.ts'
import { bareMap, d6, inHex, place, placeOf, play, playUntil, put, stackIn, told } from '../support.ts'
import { sabines } from './sabines.ts'

describe('ambush', () => {
  const lost = (romans: readonly string[]) =>
    sabines(state => {
      place(state, '3811', 'roman', romans)
      put(state, 'U17', boxes.hostile)
    })
  const reinforcement: ScriptedRoll = ['the reinforcement of an ambush', 1]

  it('KOR-AMB-1, KOR-AMB-2, KOR-AMB-3: placed in the city, reinforced, +1 on the first roll', () => {
    const state = lost(['G-sab-2'])
    const run = play(ambush, { state, dice: [reinforcement, d6('hostile siege', 4)] })
    expect(told(run, 'ambush')).toMatchObject([{ leader: 'valerius', from: '3713', hex: '3811' }])
    expect(told(run, 'roll')).toMatchObject([{ die: 4, modifier: 1, target: 4, won: true }])
    expect(inHex(run.state, '3811', 'hostile')).toHaveLength(5)
    expect(play(prestige, { state: run.state }).state.vp).toBe(-2)
  })

  it('KOR-AMB-1: beaten off by a garrison, the army goes back to where it was, its reinforcement with it', () => {
    const run = play(ambush, { state: lost(['G-sab-2']), dice: [reinforcement, d6('hostile siege', 3)] })
    expect(inHex(run.state, '3713', 'hostile')).toEqual(['U11', 'U12', 'U13', 'valerius'])
    expect(inHex(run.state, '3811', 'hostile')).toEqual([])
    expect(told(run, 'withdraws')).toMatchObject([{ from: '3811', to: '3713', reason: 'ambush-failed' }])
  })

  it('KOR-AMB-1, KOR-ARMY-3: nobody stays behind whom the leader has no room to command', () => {
    // Egerius commands four, and a fifth has joined them.
    const army = ['U02', 'U03', 'U05', 'U07', 'egerius']
    const state = bareMap(each => {
      place(each, '4406', 'hostile', army)
      place(each, '4306', 'roman', ['G-lat-2'])
      put(each, 'U09', boxes.pool)
    })
    const run = play(ambush, { state, dice: [reinforcement, d6('hostile siege', 3)] })
    expect(inHex(run.state, '4306', 'hostile')).toEqual([])
    expect(inHex(run.state, '4406', 'hostile')).toEqual([...army, 'U09'].toSorted())
  })

  it('KOR-AMB-2: the reinforcement comes from the map before pool and container', () => {
    const state = lost(['G-sab-2'])
    place(state, '3617', 'hostile', ['U14'])
    put(state, 'U15', boxes.pool)
    const run = play(ambush, { state, dice: [reinforcement, d6('hostile siege', 6)] })
    expect(told(run, 'reinforced')).toMatchObject([{ unit: 'U14', hex: '3811', source: 'map' }])
  })

  it('KOR-AMB-2: from the pool before the container, never a ship, never of another people', () => {
    const reinforcedBy = (change: (state: KingsState) => void) => {
      const state = lost(['G-sab-2'])
      for (const box of [boxes.pool, boxes.hostile])
        for (const chit of [...stackIn(state, box)]) put(state, chit, boxes.coming)
      put(state, 'mamilius', boxes.hostile)
      change(state)
      const found = stackIn(state, boxes.pool).concat(stackIn(state, boxes.hostile))
      const dice = found.some(unit => ['U15', 'U17'].includes(unit)) ? [reinforcement] : []
      const run = play(ambush, { state, dice: [...dice, d6('hostile siege', 6)] })
      return told(run, 'reinforced')
    }
    const both = (state: KingsState) => {
      put(state, 'U15', boxes.pool)
      put(state, 'U17', boxes.hostile)
    }
    expect(reinforcedBy(both)).toMatchObject([{ unit: 'U15', hex: '3811', source: 'pool' }])
    expect(reinforcedBy(state => put(state, 'U17', boxes.hostile))).toMatchObject([
      { unit: 'U17', hex: '3811', source: 'container' },
    ])
    expect(reinforcedBy(state => put(state, 'U01', boxes.pool))).toEqual([])
    expect(reinforcedBy(state => put(state, 'U46', boxes.pool))).toEqual([])
  })

  it('KOR-END-1: if the reinforcement was the last chit of NR, Rome has won', () => {
    const state = lost(['G-sab-2'])
    for (const chit of [...stackIn(state, boxes.hostile)]) if (chit !== 'U17') put(state, chit, boxes.coming)
    for (const chit of [...stackIn(state, boxes.pool)]) put(state, chit, boxes.coming)
    const run = play(ambush, { state, dice: [reinforcement] })
    expect(told(run, 'reinforced')).toMatchObject([{ unit: 'U17', source: 'container' }])
    expect(run.match.result).toMatchObject({ outcome: 'no-enemies', rule: 'KOR-END-1', winners: ['rome'] })
  })

  it('KOR-AMB-4, KOR-EOT-8: a city whose defenders are beaten is its people’s again', () => {
    const state = lost(['S3'])
    state.holders = ['S3']
    const run = play(ambush, {
      state,
      choices: [],
      dice: [
        reinforcement,
        d6('attack', 4),
        d6('battle: a chit changes containers', 1),
        d6('battle: a chit changes containers', 1),
      ],
    })
    expect(run.state.notes.captures).toEqual([{ hex: '3811', by: 'sab', fromRome: true }])
    expect(run.state.notes.attackers).toEqual(['sab'])
  })

  it('KOR-AMB-4: a leader alone in the city draws up no line: he goes to Rome, and the garrison is besieged', () => {
    const run = play(ambush, {
      state: lost(['G-sab-2', 'magister-populi']),
      dice: [reinforcement, d6('hostile siege', 4)],
    })
    expect(told(run, 'battle-begins')).toEqual([])
    expect(placeOf(run.state, 'magister-populi')).toBe('3907')
    expect(inHex(run.state, '3811', 'hostile')).toContain('G-sab-2')
  })

  it('KOR-AMB-4: Roman units in the city fight a battle without duel and tactics', () => {
    const run = playUntil(ambush, {
      state: lost(['G-sab-2', 'magister-populi', 'S1', 'S2', 'S3']),
      dice: [reinforcement],
    })
    expect(told(run, 'battle-begins')).toMatchObject([{ hex: '3811', battle: 'ambush' }])
    expect(['deploy', 'place-leader']).toContain(run.decision.task)
  })

  it('KOR-ARMY-2: a king leads whoever is in the city, also if a Tribune came first', () => {
    const run = playUntil(ambush, {
      state: lost(['G-sab-2', 'tribunus-celerum', 'romulus', 'S1']),
      dice: [reinforcement],
    })
    expect(run.state.battle?.roman).toMatchObject({ leader: 'romulus', aside: ['tribunus-celerum'] })
  })

  it('KOR-AMB-4, RULING-66: units that never had a leader stay where they have fought', () => {
    // Two against three: S1 and S2 come through the first round and beat two in the second.
    const won = [...attacks(1, 1), d6('reroll', 1), d6('reroll', 1), ...attacks(6, 1, 6, 1)]
    const run = play(ambush, {
      state: lost(['G-sab-2', 'S1', 'S2']),
      choices: ['by-virtus'],
      dice: [reinforcement, ...won, ...twoChits],
    })
    expect(told(run, 'battle-result')).toMatchObject([{ winner: 'roman' }])
    expect(inHex(run.state, '3811', 'roman')).toEqual(['G-sab-2', 'S1', 'S2'])
    expect(placeOf(run.state, 'valerius')).toBe('3713')
  })

  it('KOR-AMB-4, KOR-BP-5: units that lose their leader in an ambush go to Rome, though they win', () => {
    // Four against two; a horseman in reserve rides down the Tribune after the first round.
    const state = sabines(each => {
      place(each, '3811', 'roman', ['G-sab-2', 'tribunus-celerum', 'S1', 'S2'])
      place(each, '3713', 'hostile', ['U13'])
      put(each, 'U17', boxes.hostile)
    })
    const run = play(ambush, {
      state,
      choices: ['by-virtus', 'lead-with S1'],
      dice: [
        reinforcement,
        ...attacks(1, 1),
        d6('reroll', 1),
        d6('reroll', 1),
        d6('attack on a leader', 6),
        ...attacks(6, 1, 6, 1),
        // The horseman has come up, and does not dare to attack class II.
        ...attacks(6, 1, 6),
        ...twoChits,
      ],
    })
    expect(told(run, 'battle-result')).toMatchObject([{ winner: 'roman' }])
    expect(inHex(run.state, '3811', 'roman')).toEqual(['G-sab-2'])
    expect([placeOf(run.state, 'S1'), placeOf(run.state, 'S2')]).toEqual(['3907', '3907'])
  })

  it('KOR-TRI-2, KOR-PIL-9: a unit that holds the city has helped to defend it, and stays when the others triumph', () => {
    const state = lost(['romulus', 'S1', 'S2', 'S3', 'S8'])
    state.holders = ['S8']
    const run = play(ambush, {
      state,
      choices: ['by-virtus', 'lead-from-reserve', 'triumph'],
      dice: [
        reinforcement,
        ...attacks(1, 1, 1),
        d6('reroll', 1),
        d6('reroll', 1),
        // Nobody of theirs is left.
        ...attacks(6, 1, 6, 1, 6, 1),
        ...twoChits,
      ],
    })
    expect(inHex(run.state, '3811', 'roman')).toEqual(['S8'])
    expect(run.state.holders).toEqual(['S8'])
    expect(run.state.notes.triumphed.toSorted()).toEqual(['S1', 'S2', 'S3', 'romulus'])
  })
})
