import { describe, expect, it } from 'vitest'
import { armiesInTheOpen } from '../../rules/battle/index.ts'
import { hostileArmiesIn, hostileCommandersIn, romanArmyIn } from '../../rules/pieces.ts'
import { boxes } from '../../rules/state.ts'
import { choicesOf, d6, faceOf, placeOf, play, playUntil, positionOf, told } from '../support.ts'
import { aequi, attacks, battle, FIELD, field, sabines } from './stage.ts'

const falisci = ['war-falisci-leader', 'war-falisci-1', 'war-falisci-2', 'war-falisci-3']

describe('who commands', () => {
  const commandsRome = (...leaders: readonly string[]) =>
    romanArmyIn(positionOf(field([...leaders, 'S1', 'S2'], [])), FIELD)

  it('KOR-ARMY-2: the King before a Magister of more Virtus, a Magister before a general, then the higher Virtus', () => {
    expect(commandsRome('magister-populi', 'numa')).toMatchObject({
      leader: 'numa',
      subordinates: ['magister-populi'],
    })
    expect(commandsRome('mastarna', 'magister-equitum')?.leader).toBe('magister-equitum')
    expect(commandsRome('tribunus-celerum', 'mastarna')?.leader).toBe('mastarna')
    // Of equal Virtus, he who can lead more.
    expect(commandsRome('magister-equitum', 'magister-populi')?.leader).toBe('magister-populi')
  })

  it('KOR-ARMY-3: a captured leader who has joined Rome leads four, the King eight', () => {
    const led = (leader: string) => {
      const units = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'U01']
      return romanArmyIn(positionOf(field([leader, ...units], [])), FIELD)?.units
    }
    expect(led('mastarna')).toEqual(['S1', 'U01', 'S2', 'S3'])
    expect(led('romulus')).toHaveLength(8)
    expect(led('romulus')).not.toContain('S8')
  })

  it('KOR-ARMY-2, KOR-DUEL-4, KOR-IGN-3: a convict and a King tied to Rome lead nobody', () => {
    const convicted = field(['tribunus-celerum', 'magister-populi', 'S1', 'S2'], [], state => {
      state.convicted = ['magister-populi']
    })
    expect(romanArmyIn(positionOf(convicted), FIELD)).toMatchObject({
      leader: 'tribunus-celerum',
      subordinates: [],
    })
    const tied = field(['tribunus-celerum', 'romulus', 'S1', 'S2'], [], state => {
      state.kingTied = true
    })
    expect(romanArmyIn(positionOf(tied), FIELD)).toMatchObject({
      leader: 'tribunus-celerum',
      subordinates: [],
    })
  })

  it('KOR-ARMY-2, KOR-BP-5: when their leader falls the next in rank takes command, whoever came first', () => {
    const run = playUntil(battle(), {
      state: field(['romulus', 'S1', 'S2', 'S3'], ['egerius', 'mamilius', 'mettius', 'U01', 'U02', 'U05']),
      choices: ['challenge'],
      dice: [d6('duel: Rome', 1), d6('duel: the enemy', 1)],
    })
    expect(run.state.battle?.hostile).toMatchObject({ leader: 'mamilius', aside: ['egerius'] })
  })

  it('KOR-ARMY-2: among the others the higher Virtus, then he who can lead more; one for each people', () => {
    const commanders = (...leaders: readonly string[]) =>
      hostileCommandersIn(positionOf(field([], leaders)), FIELD)
    expect(commanders('egerius', 'mamilius')).toEqual(['mamilius'])
    expect(commanders('mamilius', 'mettius')).toEqual(['mettius'])
    expect(commanders('arruns', 'mastarna', 'porsenna')).toEqual(['porsenna'])
    expect(commanders('valerius', 'war-sabine-leader', 'egerius')).toEqual(['war-sabine-leader', 'egerius'])
  })

  it('KOR-DEF-6, KOR-ARMY-3: two units of his people make an army, the strongest up to his capacity', () => {
    const armies = (...pieces: readonly string[]) => hostileArmiesIn(positionOf(field([], pieces)), FIELD)
    expect(armies('egerius', 'U10', 'U11')).toEqual([])
    expect(armies('egerius', 'U10', 'U09')).toMatchObject([{ units: ['U09', 'U10'] }])
    // Egerius leads four: U10, the weakest of five, is left out, and so is the Sabine.
    expect(armies('egerius', 'U10', 'U11', 'U02', 'U05', 'U01', 'U07')).toEqual([
      { leader: 'egerius', units: ['U01', 'U02', 'U05', 'U07'], subordinates: [] },
    ])
  })
})

describe('several armies', () => {
  it('KOR-BP-1: of two in the open the larger one is met first', () => {
    const position = positionOf(field([], ['mamilius', 'U01', 'U02', ...aequi]))
    expect(armiesInTheOpen(position, FIELD).map(({ leader }) => leader)).toEqual([
      'war-aequi-leader',
      'mamilius',
    ])
  })

  it('KOR-RES-2, KOR-RES-3: infantry in reserve does not charge a leader', () => {
    const run = playUntil(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], [...aequi, 'U28']),
      choices: ['by-virtus', 'lead-with S1', 'accept'],
      dice: [...attacks(1, 1, 1, 1, 1, 1), d6('reroll', 1), ...attacks(1, 1, 1, 1, 1, 1)],
    })
    expect(told(run, 'leader-attacked')).toEqual([])
    expect(run.state.battle?.hostile.reserve).toHaveLength(1)
  })
})

describe('a leader falls in the line', () => {
  it('KOR-BP-5: the next in rank takes his place, where the player wants him', () => {
    const script = {
      state: field(['magister-populi', 'tribunus-populi-1', 'S1', 'S2', 'S3'], sabines),
      choices: ['by-virtus', 'lead-with S3', 'accept'],
      // The gap of the Sabines faces class I, so their cavalry charges: a 4 beats Virtus 3.
      dice: [...attacks(6, 1, 1, 1, 1, 1), d6('reroll', 1), d6('reroll', 1), d6('attack on a leader', 4)],
    }
    const run = playUntil(battle({ kind: 'sortie' }), script)
    expect(run.decision.about).toMatchObject({ leader: 'tribunus-populi-1' })
    expect(choicesOf(run.decision)).toEqual([
      'lead-with S1',
      'lead-with S2',
      'lead-with S3',
      'lead-from-reserve',
    ])
    // An office does not die with the man.
    expect(placeOf(run.state, 'magister-populi')).toBe(boxes.roman)
    expect(run.state.battle?.roman).toMatchObject({ leader: 'tribunus-populi-1', aside: [], track: -1 })
  })

  it('KOR-BP-5: the next of the others stands with their strongest unit, and can be charged in his turn', () => {
    const run = playUntil(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3', 'S5', 'U04'], ['mastarna', 'arruns', 'U21', 'U23', 'U26']),
      choices: ['by-virtus', 'lead-from-reserve', 'charge S5'],
      dice: [
        ...attacks(1, 1, 1, 1, 1, 1),
        d6('reroll', 1),
        d6('reroll', 1),
        d6('reroll', 1),
        d6('attack on a leader', 4),
      ],
    })
    expect(run.decision.about).toMatchObject({ leader: 'arruns' })
    expect(choicesOf(run.decision)).toEqual(['charge U04', 'hold-back'])
    expect(run.state.battle?.hostile).toMatchObject({ leader: 'arruns', leaderSpace: 0, track: -1 })
    // Mastarna's chit turns to Rome.
    expect([placeOf(run.state, 'mastarna'), faceOf(run.state, 'mastarna')]).toEqual(['3907', 'roman'])
  })

  it('KOR-BP-5, KOR-CMB-4: without a successor they fight on, and reroll no more', () => {
    const run = play(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3', 'S5'], falisci),
      choices: ['by-virtus', 'lead-from-reserve', 'charge S5'],
      dice: [...attacks(1, 6, 6, 1, 1, 1), d6('reroll', 1), d6('attack on a leader', 4)],
    })
    expect(told(run, 'command')).toEqual([{ side: 'hostile', leader: null }])
    expect(placeOf(run.state, 'war-falisci-leader')).toBe(boxes.captives)
  })

  it('KOR-BP-5, KOR-RES-2: and more cavalry in reserve has nobody to charge', () => {
    const run = play(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3', 'S5', 'U04'], falisci),
      choices: ['by-virtus', 'lead-from-reserve', 'charge S5'],
      dice: [...attacks(1, 1, 6, 1, 1, 1), d6('reroll', 1), d6('attack on a leader', 4)],
    })
    expect(told(run, 'leader-attacked')).toMatchObject([{ by: 'S5', hits: true }])
    expect(told(run, 'battle-ends')).toMatchObject([{ round: 1 }])
  })

  it('KOR-BP-5, KOR-CMB-3: the next in rank does not stand where nobody is left', () => {
    const run = playUntil(battle({ kind: 'sortie' }), {
      state: field(['magister-populi', 'tribunus-populi-1', 'S1', 'S2', 'S3'], sabines),
      choices: ['by-virtus', 'lead-with S3', 'accept'],
      // S2 falls and nobody can take his place.
      dice: [...attacks(6, 1, 1, 6, 1, 1), d6('reroll', 1), d6('reroll', 1), d6('attack on a leader', 4)],
    })
    expect(run.decision.about).toMatchObject({ leader: 'tribunus-populi-1' })
    expect(choicesOf(run.decision)).toEqual(['lead-with S1', 'lead-with S3', 'lead-from-reserve'])
  })
})

describe('rerolls', () => {
  it('KOR-CMB-4: the enemy begins with the space of his leader', () => {
    // In an ambush the strongest of the Falisci stands opposite S2, in the second space, and their leader with him.
    const run = playUntil(battle({ kind: 'ambush', attacker: 'hostile', from: '4206' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], falisci),
      choices: ['by-virtus', 'lead-with S1'],
      dice: [...attacks(1, 1, 1), d6('reroll', 1), ...attacks(1, 1, 1, 1, 1, 1)],
    })
    expect(told(run, 'lines-drawn')).toMatchObject([
      { hostile: ['war-falisci-3', 'war-falisci-1', 'war-falisci-2'], hostileLeader: 1 },
    ])
    // He has Astutia 1 for the whole battle.
    expect(told(run, 'reroll')).toMatchObject([{ side: 'hostile', by: 'war-falisci-1' }])
  })

  it('KOR-CMB-4: where that one has hit, the first miss is rerolled', () => {
    const run = playUntil(battle({ kind: 'ambush', attacker: 'hostile', from: '4206' }), {
      state: field(['romulus', 'S1', 'S2', 'S3', 'S4'], falisci),
      choices: ['by-virtus', 'lead-with S1'],
      // S2 falls, S4 comes up for him.
      dice: [...attacks(1, 6, 1), d6('reroll', 1), ...attacks(1, 1, 1, 1, 1, 1)],
    })
    expect(told(run, 'reroll')).toMatchObject([{ side: 'hostile', by: 'war-falisci-3' }])
  })

  it('KOR-CMB-4: a die is rerolled once, however much Astutia is left', () => {
    const run = play(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], aequi),
      choices: ['by-virtus', 'lead-with S1', 'throw-again S3'],
      dice: [...attacks(6, 1, 6, 1, 2, 1), d6('reroll', 1), d6('reroll', 2)],
    })
    expect(told(run, 'reroll')).toMatchObject([
      { side: 'hostile' },
      { side: 'roman', by: 'S3', was: 2, die: 2, hits: false },
    ])
    expect(told(run, 'battle-result')).toMatchObject([{ roman: 0, hostile: -2 }])
  })

  it('KOR-CMB-4: his Astutia is for the battle, not for the round', () => {
    const run = playUntil(battle({ kind: 'sortie' }), {
      state: field(['romulus', 'S1', 'S2', 'S3'], aequi),
      choices: ['by-virtus', 'lead-with S1', 'throw-again S1', 'throw-again S2', 'accept'],
      dice: [
        ...attacks(1, 1, 1, 1, 1, 1),
        d6('reroll', 1),
        d6('reroll', 1),
        d6('reroll', 1),
        ...attacks(1, 1, 1, 1, 1, 1),
      ],
    })
    expect(run.state.battle?.round).toBe(2)
    expect(run.decision.about).toMatchObject({ left: 1 })
  })
})
