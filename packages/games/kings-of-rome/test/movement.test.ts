import { describe, expect, it } from 'vitest'
import { allowance } from '../data/periods.ts'
import { takeAction } from '../rules/actions/index.ts'
import { destinations, movement } from '../rules/actions/movement.ts'
import { sail, voyages } from '../rules/actions/sailing.ts'
import { armyOf, enteredFrom, romanArmyIn } from '../rules/pieces.ts'
import { boxes, type KingsState } from '../rules/state.ts'
import {
  bareMap,
  choicesOf,
  inHex,
  place,
  placeOf,
  play,
  playUntil,
  positionOf,
  put,
  reign,
  told,
} from './support.ts'

function withArmy(hex: string, units: readonly string[], change?: (state: KingsState) => void): KingsState {
  return bareMap(state => {
    place(state, hex, 'roman', ['romulus', ...units])
    change?.(state)
  })
}

function pointsTo(state: KingsState, units: readonly string[], to: string): number | undefined {
  return destinations(positionOf(state), { leader: 'romulus', units, spent: 0 }).get(to)?.cost
}

describe('armies', () => {
  it('KOR-DEF-6, KOR-ARMY-1: a leader and at least two units', () => {
    expect(romanArmyIn(positionOf(withArmy('3908', ['S1'])), '3908')).toBeNull()
    expect(romanArmyIn(positionOf(withArmy('3908', ['S1', 'S2'])), '3908')).toMatchObject({
      leader: 'romulus',
      units: ['S1', 'S2'],
    })
  })

  it('KOR-ARMY-2: the King commands, others are subordinates', () => {
    const state = withArmy('3908', ['S1', 'S2'], each => place(each, '3908', 'roman', ['magister-populi']))
    expect(romanArmyIn(positionOf(state), '3908')).toMatchObject({
      leader: 'romulus',
      subordinates: ['magister-populi'],
    })
  })

  it('KOR-ARMY-3: no more units than the commander can lead, the strongest', () => {
    const units = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8']
    const state = bareMap(each => place(each, '3908', 'roman', ['tribunus-celerum', ...units]))
    expect(romanArmyIn(positionOf(state), '3908')?.units).toEqual(['S1', 'S2', 'S3', 'S4'])
    place(state, '3713', 'hostile', ['valerius', 'U11', 'U12', 'U13', 'U14', 'U15', 'U16'])
    expect(armyOf(positionOf(state), 'valerius').units).toHaveLength(5)
  })
})

describe('movement', () => {
  it('KOR-MOVE-1: along roads only', () => {
    const state = withArmy('3907', [])
    expect(pointsTo(state, [], '3908')).toBe(0.5)
    // A hex beside the road to Veii that no road enters.
    expect(pointsTo(state, [], '3709')).toBeUndefined()
  })

  it('KOR-MOVE-2: twenty points for leaders and cavalry, fourteen with infantry', () => {
    const state = withArmy('3907', ['S1', 'S5'])
    // Alba Fucens is 12.5 points away, Iguvium 28.5; Volsinii 15.5 and the Tiber.
    expect(pointsTo(state, ['S1'], '4817')).toBe(12.5)
    expect(pointsTo(state, ['S1', 'S5'], '2315')).toBeUndefined()
    expect(pointsTo(state, ['S5'], '2315')).toBe(16.5)
    expect(pointsTo(state, [], '2028')).toBeUndefined()
  })

  it('KOR-MOVE-3: ten hexes of main road cost five points, and nine of trail are still possible', () => {
    const state = withArmy('3907', ['S1'])
    const column = { leader: 'romulus', units: ['S1'], spent: 0 }
    const arrivals = destinations(positionOf(state), column)
    // Rome to Cutiliae: sixteen hexes of main road; Nursia is nine trail hexes farther.
    expect(arrivals.get('3919')?.cost).toBe(8)
    expect(arrivals.get('3815')?.cost).toBe(5)
    const spentFive = destinations(positionOf(withArmy('3919', ['S1'])), { ...column, spent: 5 })
    expect(spentFive.get('3425')?.cost).toBe(9)
  })

  it('KOR-MAP-2: the Tiber costs a point more until the bridge stands', () => {
    const state = withArmy('3907', [])
    expect(pointsTo(state, [], '3608')).toBe(2.5)
    state.bridge = true
    expect(pointsTo(state, [], '3608')).toBe(1.5)
  })

  it('KOR-MOVE-4: a city that is held, or hostile units, end the move; an army that starts there may leave', () => {
    const state = withArmy('3907', [], each => place(each, '3908', 'hostile', ['G-lat-1']))
    expect(pointsTo(state, [], '3908')).toBe(0.5)
    // The way round by Nomentum.
    expect(pointsTo(state, [], '3808')).toBe(6.5)
    const free = destinations(positionOf(state, { stopAtEnemy: 'false' }), {
      leader: 'romulus',
      units: [],
      spent: 0,
    })
    expect(free.get('3808')?.cost).toBe(1)
    place(state, '3908', 'roman', ['romulus'])
    expect(pointsTo(state, [], '3808')).toBe(0.5)
    place(state, '3908', 'roman', ['G-lat-1'])
    place(state, '3907', 'roman', ['romulus'])
    expect(pointsTo(state, [], '3808')).toBe(1)
  })

  it('KOR-MOVE-4: the march is over where the enemy is', () => {
    const state = withArmy('3907', ['S1', 'S2'], each => place(each, '3908', 'hostile', ['G-lat-1']))
    const run = play(g => movement(g, 'romulus'), {
      state,
      choices: ['take S1', 'take S2', 'march 3908'],
    })
    expect(inHex(run.state, '3908', 'roman')).toEqual(['S1', 'S2', 'romulus'])
    expect(enteredFrom(run.position, 'romulus')).toBe('3907')
    expect(told(run, 'march')).toMatchObject([{ path: ['3907', '3908'], cost: 0.5 }])
  })

  it('KOR-MOVE-1, KOR-SIEGE-7: he has entered from the last hex of his way, however far he comes', () => {
    const entered = (to: string) => {
      const choices = ['take S1', 'take S2', `march ${to}`, 'done']
      const run = play(g => movement(g, 'romulus'), { state: withArmy('3907', ['S1', 'S2']), choices })
      return [told(run, 'march'), enteredFrom(run.position, 'romulus')]
    }
    expect(entered('3908')).toMatchObject([[{ path: ['3907', '3908'] }], '3907'])
    expect(entered('3808')).toMatchObject([[{ path: ['3907', '3908', '3808'] }], '3908'])
    expect(entered('3809')).toMatchObject([[{ path: ['3907', '3908', '3808', '3809'] }], '3808'])
  })

  it('KOR-MOVE-1: units are picked up and left on the way', () => {
    const state = withArmy('3907', ['S1', 'S2'], each => place(each, '3808', 'roman', ['S3']))
    const run = play(g => movement(g, 'romulus'), {
      state,
      choices: ['take-all', 'march 3808', 'leave S2', 'take S3', 'march 3809', 'done'],
    })
    expect(inHex(run.state, '3809', 'roman')).toEqual(['S1', 'S3', 'romulus'])
    expect(inHex(run.state, '3808', 'roman')).toEqual(['S2'])
  })

  it('KOR-MOVE-2, KOR-MOVE-3: what is spent on the way adds up', () => {
    const state = withArmy('3907', ['S1', 'S2'])
    const first = playUntil(g => movement(g, 'romulus'), { state, choices: ['take-all', 'march 3808'] })
    expect(first.decision.about).toMatchObject({ spent: 1, left: 13 })
    const next = playUntil(g => movement(g, 'romulus'), {
      state,
      choices: ['take-all', 'march 3808', 'march 3809'],
    })
    expect(next.decision.about).toMatchObject({ spent: 1.5, left: 12.5 })
  })

  it('KOR-MOVE-2: a rider who takes infantry along sees the nearer hexes only, and all again without it', () => {
    const state = withArmy('3907', ['S1', 'S5'])
    const offered = (...choices: readonly string[]) =>
      choicesOf(playUntil(g => movement(g, 'romulus'), { state, choices }).decision)
    // 3524 is 15 points away, 3623 is 14.
    expect(offered('take S5')).toEqual(expect.arrayContaining(['march 3524', 'march 3623']))
    expect(offered('take S5', 'take S1')).toContain('march 3623')
    expect(offered('take S5', 'take S1')).not.toContain('march 3524')
    const { match } = playUntil(g => movement(g, 'romulus'), { state, choices: ['take S5', 'take S1'] })
    expect(match.refusal('rome', { verb: 'march', noun: '3524' })?.rule).toBe('KOR-MOVE-2')
    expect(offered('take S5', 'take S1', 'leave S1')).toContain('march 3524')
  })

  it('KOR-MOVE-4: an enemy who comes onto the road closes it, however far away; gone, it is open', () => {
    const offered = (closed: boolean) => {
      const state = withArmy('3907', ['S1', 'S2'], each => {
        if (closed) place(each, '3524', 'hostile', ['U11'])
      })
      return choicesOf(
        playUntil(g => movement(g, 'romulus'), { state, choices: ['take S1', 'leave S1'] }).decision,
      )
    }
    const open = offered(false)
    expect(open).toContain('march 3524')
    const left = offered(true)
    expect(open.filter(choice => !left.includes(choice))).toEqual(
      ['3325', '3425', '3525', '3526', '3527', '3627'].map(hex => `march ${hex}`),
    )
    expect(offered(false)).toEqual(open)
  })

  it('KOR-MOVE-1: all at once, if there is more than one to take', () => {
    const offered = (units: readonly string[]) =>
      choicesOf(playUntil(g => movement(g, 'romulus'), { state: withArmy('3907', units) }).decision)
    expect(offered(['S1', 'S2'])).toContain('take-all')
    expect(offered(['S1'])).toContain('take S1')
    expect(offered(['S1'])).not.toContain('take-all')
  })

  it('KOR-MOVE-2, KOR-TRI-2: offered are those who are not with him yet, have not triumphed and can still keep up', () => {
    const offered = (run: ReturnType<typeof playUntil>) =>
      choicesOf(run.decision).filter(choice => choice.startsWith('take'))
    const state = bareMap(each => {
      place(each, '3907', 'roman', ['S1', 'S2', 'S3', 'S5'])
      each.notes.triumphed = ['S3']
      place(each, '3524', 'roman', ['S6', 'U13'])
    })
    expect(offered(playUntil(g => movement(g, 'romulus'), { state }))).toEqual([
      'take S1',
      'take S2',
      'take S5',
      'take-all',
    ])
    expect(offered(playUntil(g => movement(g, 'romulus'), { state, choices: ['take S1'] }))).toEqual([
      'take S2',
      'take S5',
      'take-all',
    ])
    // After 15 points a rider may come along, and nobody on foot.
    const far = playUntil(g => movement(g, 'romulus'), { state, choices: ['take S5', 'march 3524'] })
    expect(far.decision.about).toMatchObject({ spent: 15 })
    expect(offered(far)).toEqual(['take U13'])
  })

  it('KOR-ARMY-3, KOR-OFF-3: a Tribune takes four units from the pool of Rome', () => {
    const state = bareMap(each =>
      place(each, '3907', 'roman', ['tribunus-celerum', 'S1', 'S2', 'S3', 'S4', 'S5']),
    )
    const run = playUntil(g => movement(g, 'tribunus-celerum'), { state, choices: ['take-all'] })
    expect(choicesOf(run.decision).filter(choice => choice.startsWith('take'))).toEqual([])
    expect(run.match.refusal('rome', { verb: 'take', noun: 'S5' })?.rule).toBe('KOR-ARMY-3')
    expect(choicesOf(run.decision).filter(choice => choice.startsWith('leave'))).toHaveLength(4)
  })

  it('KOR-ARMY-3, KOR-OFF-3: with one unit taken up already, all at once are three more', () => {
    const state = bareMap(each =>
      place(each, '3907', 'roman', ['tribunus-celerum', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6']),
    )
    const run = playUntil(g => movement(g, 'tribunus-celerum'), { state, choices: ['take S4', 'take-all'] })
    expect(run.decision.about).toMatchObject({ column: ['S4', 'S1', 'S2', 'S3'], capacity: 4 })
  })

  it('KOR-OFF-3: an office takes no units up in the field; the King does', () => {
    const camp = (leader: string) =>
      bareMap(state => {
        place(state, '3907', 'roman', [leader, 'S1', 'S2'])
        place(state, '3808', 'roman', ['S3'])
      })
    const choices = ['take S1', 'march 3808']
    const office = playUntil(g => movement(g, 'tribunus-celerum'), {
      state: camp('tribunus-celerum'),
      choices,
    })
    expect(choicesOf(office.decision)).not.toContain('take S3')
    expect(office.match.refusal('rome', { verb: 'take', noun: 'S3' })?.rule).toBe('KOR-OFF-3')
    const king = playUntil(g => movement(g, 'romulus'), { state: camp('romulus'), choices })
    expect(choicesOf(king.decision)).toContain('take S3')
  })

  it('KOR-OFF-3: beside the King a Tribune leads nobody, not even the only unit', () => {
    const state = bareMap(each => place(each, '4106', 'roman', ['romulus', 'tribunus-celerum', 'S1']))
    const run = playUntil(g => movement(g, 'tribunus-celerum'), { state })
    expect(run.decision.about).toMatchObject({ units: 0 })
    const king = playUntil(g => movement(g, 'romulus'), { state })
    expect(king.decision.about).toMatchObject({ column: ['S1'] })
  })

  it('KOR-OFF-5: with a Magister in play a leader and two units stay in Rome', () => {
    const state = bareMap(each => place(each, '3907', 'roman', ['magister-populi', 'S1', 'S2', 'S3']))
    const all = playUntil(g => movement(g, 'romulus'), { state, choices: ['take-all'] })
    expect(choicesOf(all.decision)).not.toContain('march 3908')
    for (const noun of ['3908', '3808'])
      expect(all.match.refusal('rome', { verb: 'march', noun })?.rule).toBe('KOR-OFF-5')
    const one = playUntil(g => movement(g, 'romulus'), { state, choices: ['take S1'] })
    expect(choicesOf(one.decision)).toContain('march 3908')
  })

  it('KOR-OFF-5: two units and a leader must stay, not one; without a Magister everybody may go', () => {
    const leaves = (
      left: readonly string[],
      magister: string | null,
      change?: (state: KingsState) => void,
    ) => {
      const state = bareMap(each => {
        place(each, '3907', 'roman', ['S1', 'S2', ...left])
        if (magister !== null) place(each, magister, 'roman', ['magister-populi'])
        change?.(each)
      })
      const run = playUntil(g => movement(g, 'romulus'), { state, choices: ['take S1', 'take S2'] })
      return choicesOf(run.decision).includes('march 3908')
    }
    expect(leaves(['tribunus-celerum', 'S3', 'S4'], '4208')).toBe(true)
    expect(leaves(['tribunus-celerum', 'S3'], '4208')).toBe(false)
    expect(leaves(['tribunus-celerum', 'S3'], null)).toBe(true)
    // A Magister who waits in a container or on the track is not in play.
    for (const box of [boxes.roman, boxes.track]) expect(leaves(['tribunus-celerum', 'S3'], box)).toBe(true)
    // Units without a leader are no army, and a convict leads nobody.
    expect(leaves(['S3', 'S4'], '4208')).toBe(false)
    const convicted = (state: KingsState) => {
      state.convicted = ['tribunus-celerum']
    }
    expect(leaves(['tribunus-celerum', 'S3', 'S4'], '4208', convicted)).toBe(false)
  })

  it('KOR-OFF-5: a player who could not leave an army there anyway is not held back', () => {
    const state = bareMap(each => {
      place(each, '4208', 'roman', ['magister-populi'])
      place(each, '3907', 'roman', ['S1'])
    })
    const run = playUntil(g => movement(g, 'romulus'), { state, choices: ['take S1'] })
    expect(choicesOf(run.decision)).toContain('march 3908')
  })

  it('KOR-OFF-5, RULING-46: a Magister does not leave a Rome without an army, though there was none before', () => {
    const leaves = (stay: readonly string[]) => {
      const state = bareMap(each => {
        put(each, 'romulus', '4208')
        place(each, '3907', 'roman', ['magister-populi', 'S1', ...stay])
      })
      const run = playUntil(g => movement(g, 'magister-populi'), { state, choices: ['take S1'] })
      return choicesOf(run.decision).includes('march 3908')
    }
    expect(leaves([])).toBe(false)
    expect(leaves(['tribunus-celerum', 'S2'])).toBe(false)
    expect(leaves(['S2', 'S3'])).toBe(false)
    expect(leaves(['tribunus-celerum', 'S2', 'S3'])).toBe(true)
  })

  it('KOR-OFF-5, RULING-46: nobody must be brought to Rome before the actions end', () => {
    const state = bareMap(each => {
      reign(each, 2, 5)
      put(each, 'numa', '4208')
      place(each, '4210', 'roman', ['magister-populi', 'S1', 'S2'])
    })
    const run = play(takeAction, { state, choices: ['end-actions'] })
    expect(run.state.notes.actionsEnded).toBe(true)
  })

  it('KOR-ACT-1: a march that goes nowhere costs no action, any other costs one', () => {
    const state = withArmy('3906', ['S1', 'S2'])
    expect(play(takeAction, { state, choices: ['move romulus', 'done'] }).state.notes.actionsDone).toBe(0)
    const run = play(takeAction, { state, choices: ['move romulus', 'march 3907', 'done'] })
    expect(run.state.notes.actionsDone).toBe(1)
  })

  it('KOR-DUEL-4: an Interrex made by a death does not leave Rome', () => {
    const state = bareMap(each => {
      each.kingTied = true
    })
    const run = playUntil(takeAction, { state })
    expect(choicesOf(run.decision)).toEqual(['end-actions'])
    expect(run.match.refusal('rome', { verb: 'move', noun: 'romulus' })?.rule).toBe('KOR-DUEL-4')
  })
})

it('KOR-ACT-1, KOR-BP-2: an army that does not march meets nobody, and no action is spent', () => {
  const state = bareMap(each => {
    place(each, '4106', 'roman', ['romulus', 'S1', 'S2', 'S3'])
    place(each, '4106', 'hostile', ['mamilius', 'U03', 'U05'])
  })
  const run = play(takeAction, { state, choices: ['move romulus', 'done'] })
  expect([placeOf(run.state, 'mamilius'), run.state.notes.actionsDone]).toEqual(['4106', 0])
})

describe('at sea', () => {
  const fleet = (change?: (state: KingsState) => void) =>
    bareMap(state => {
      reign(state, 4, 12)
      state.ostia = true
      place(state, '3803', 'roman', ['G-ostia', 'ostia-ship-1', 'ancus', 'S1', 'S2', 'S3', 'S4'])
      change?.(state)
    })

  it('KOR-NAV-1, KOR-MOVE-2: through light hexes, 25 points, capes for two', () => {
    const costs = Object.fromEntries(
      voyages(positionOf(fleet()), '3803', true).map(({ to, cost }) => [to, cost]),
    )
    expect(costs).toMatchObject({ '3104': 7, '2505': 14, '4702': 10 })
    // Telamon lies beyond 25 points, behind the cape.
    expect(costs['1304']).toBeUndefined()
    expect(voyages(positionOf(fleet()), '3803', false)).toEqual([])
    // Without a port one point more from the sea before it; Tarquinii lies behind Graviscae, not on the sea.
    expect(costs).toMatchObject({ '4203': 6, '4403': 8, '3305': 6 })
    expect(costs['2506']).toBeUndefined()
  })

  it('KOR-MOVE-2: what an army, riders and ships have in a turn', () => {
    expect(allowance).toEqual({ mounted: 20, infantry: 14, ship: 25 })
  })

  it('KOR-NAV-2: two points of influence with troops aboard, three units to a ship', () => {
    const run = playUntil(g => sail(g, '3803'), {
      state: fleet(),
      choices: ['embark ancus', 'embark S1', 'embark S2', 'embark S3'],
    })
    expect(run.match.refusal('rome', { verb: 'embark', noun: 'S4' })?.rule).toBe('KOR-NAV-2')
    const landed = play(g => sail(g, '3803'), {
      state: fleet(),
      choices: ['embark ancus', 'embark S1', 'embark S2', 'sail-to 3104'],
    })
    expect(landed.state.ip).toBe(6)
    expect(inHex(landed.state, '3104', 'roman')).toEqual(['S1', 'S2', 'ancus', 'ostia-ship-1'])
  })

  it('KOR-NAV-1, RULING-76: before a city without a port the ships stay at sea, and those aboard go ashore', () => {
    const run = play(g => sail(g, '3803'), {
      state: fleet(),
      choices: ['embark ancus', 'embark S1', 'sail-to 4203'],
    })
    expect(inHex(run.state, '4203', 'roman')).toEqual(['S1', 'ancus'])
    expect(told(run, 'lands')).toEqual([{ pieces: ['ancus', 'S1'], hex: '4203', from: '4202' }])
    expect([placeOf(run.state, 'ostia-ship-1'), enteredFrom(run.position, 'ancus')]).toEqual(['4202', '4202'])
  })

  it('KOR-NAV-1, KOR-NAV-2: a leader alone aboard is troops enough to land, and pays', () => {
    const run = play(g => sail(g, '3803'), { state: fleet(), choices: ['embark ancus', 'sail-to 3104'] })
    expect([run.state.ip, placeOf(run.state, 'ancus')]).toEqual([6, '3104'])
  })

  it('KOR-NAV-1: where it cannot go, and that an army must first be led aboard', () => {
    const run = playUntil(g => sail(g, '3803'), { state: fleet() })
    expect(run.match.refusal('rome', { verb: 'sail-to', noun: '1304' })?.rule).toBe('KOR-NAV-1')
    expect(run.match.refusal('rome', { verb: 'embark', noun: 'S1' })?.rule).toBe('KOR-NAV-2')
    // A player who points at a place is told that nobody goes aboard who is no piece.
    expect(run.match.refusal('rome', { verb: 'embark', noun: '2315' })?.why).toBe('not-offered')
    // Nor does anybody leave who is not aboard, or march where a fleet sails.
    expect(run.match.refusal('rome', { verb: 'disembark', noun: 'S1' })?.why).toBe('not-offered')
    expect(run.match.refusal('rome', { verb: 'march', noun: '1304' })?.why).toBe('not-offered')
    expect(choicesOf(run.decision)).toEqual(['embark ancus', 'stay-in-port'])
    const back = playUntil(g => sail(g, '3803'), {
      state: fleet(),
      choices: ['embark ancus', 'embark S1', 'disembark S1'],
    })
    expect(back.decision.about).toMatchObject({ aboard: 1, cargo: ['ancus'], cost: 2 })
  })

  it('KOR-ARMY-3, KOR-NAV-2: leaders take aboard as many as they can command, and do not leave them there', () => {
    // Two ships carry six; a Tribune commands four.
    const state = fleet(each => {
      put(each, 'ancus', '3907')
      place(each, '3803', 'roman', ['ostia-ship-2', 'S6', 'S7', 'tribunus-celerum'])
    })
    const units = ['S1', 'S2', 'S3', 'S4'].map(unit => `embark ${unit}`)
    const full = playUntil(g => sail(g, '3803'), { state, choices: ['embark tribunus-celerum', ...units] })
    expect(choicesOf(full.decision).filter(choice => choice.startsWith('embark'))).toEqual([])
    expect(full.match.refusal('rome', { verb: 'embark', noun: 'S6' })?.rule).toBe('KOR-ARMY-3')
    expect(choicesOf(full.decision)).not.toContain('disembark tribunus-celerum')
    expect(full.match.refusal('rome', { verb: 'disembark', noun: 'tribunus-celerum' })?.rule).toBe(
      'KOR-ARMY-3',
    )
    // With another leader there is room for two more, and then both must stay.
    place(state, '3803', 'roman', ['tribunus-populi-1'])
    const leaders = ['embark tribunus-celerum', 'embark tribunus-populi-1']
    const both = playUntil(g => sail(g, '3803'), { state, choices: [...leaders, ...units] })
    expect(choicesOf(both.decision)).toEqual(
      expect.arrayContaining(['embark S6', 'embark S7', 'disembark tribunus-populi-1']),
    )
    const six = [...leaders, ...units, 'embark S6', 'embark S7']
    const crowded = playUntil(g => sail(g, '3803'), { state, choices: six })
    expect(choicesOf(crowded.decision).filter(choice => choice.startsWith('disembark t'))).toEqual([])
  })

  it('KOR-OFF-3: an office takes nobody aboard whom another leads; the King takes everybody', () => {
    const state = fleet(each => place(each, '3803', 'roman', ['ostia-ship-2', 'tribunus-celerum']))
    const tribune = playUntil(g => sail(g, '3803'), { state, choices: ['embark tribunus-celerum'] })
    expect(choicesOf(tribune.decision).filter(choice => choice.startsWith('embark'))).toEqual([
      'embark ancus',
    ])
    expect(tribune.match.refusal('rome', { verb: 'embark', noun: 'S1' })?.rule).toBe('KOR-OFF-3')
    const king = playUntil(g => sail(g, '3803'), {
      state,
      choices: ['embark tribunus-celerum', 'embark ancus', 'embark S1'],
    })
    // He leads those aboard; the Tribune may stay behind, he may not.
    expect(choicesOf(king.decision)).toContain('disembark tribunus-celerum')
    expect(choicesOf(king.decision)).not.toContain('disembark ancus')
  })

  it('KOR-OFF-3, KOR-ARMY-3: beside a general a Tribune leads whom the general cannot, by land and by sea', () => {
    // Valerius commands four of the six, the strongest; S7 and S8 are left.
    const state = fleet(each => {
      put(each, 'ancus', '3907')
      place(each, '3803', 'roman', ['ostia-ship-2', 'valerius', 'S7', 'S8', 'tribunus-celerum'])
    })
    const sea = playUntil(g => sail(g, '3803'), { state, choices: ['embark tribunus-celerum'] })
    const units = ['embark S7', 'embark S8']
    expect(choicesOf(sea.decision).filter(choice => choice.startsWith('embark S'))).toEqual(units)
    const land = playUntil(g => movement(g, 'tribunus-celerum'), { state })
    expect(choicesOf(land.decision).filter(choice => choice.startsWith('leave'))).toEqual([
      'leave S7',
      'leave S8',
    ])
    // A general may take up whom he likes, as far as he commands.
    const all = playUntil(g => sail(g, '3803'), { state, choices: ['embark valerius', 'embark S8'] })
    expect(choicesOf(all.decision)).toEqual(expect.arrayContaining(['embark S1', 'embark S7']))
  })

  it('KOR-BP-2, KOR-NAV-1: anybody who lands beside an army in the open gives way to it, or it to him', () => {
    const landing = (latins: readonly string[], units: readonly string[], choices: readonly string[]) => {
      const state = fleet(each => place(each, '3104', 'hostile', ['mamilius', ...latins]))
      const embark = units.map(unit => `embark ${unit}`)
      const run = play(g => sail(g, '3803'), {
        state,
        choices: ['embark ancus', ...embark, 'sail-to 3104', ...choices],
      })
      return [placeOf(run.state, 'ancus'), placeOf(run.state, 'mamilius')]
    }
    expect(landing(['U03', 'U05', 'U07'], ['S1', 'S2'], ['to 3204'])).toEqual(['3204', '3104'])
    expect(landing(['U03', 'U05'], ['S1', 'S2', 'S3'], [])).toEqual(['3104', '3204'])
    expect(landing(['U03', 'U05', 'U07'], ['S1', 'S2', 'S3'], [])).toEqual(['3104', '3104'])
  })

  it('KOR-NAV-2: nothing without troops; a fleet goes to meet the enemy', () => {
    const state = fleet(each => {
      each.notes.consent = { etr: true }
      place(each, '3104', 'hostile', ['pyrgi-ship-1'])
    })
    const run = play(g => sail(g, '3803'), {
      state,
      choices: ['sail-to 3104'],
      dice: [
        ['ship', 4],
        ['ship', 1],
      ],
    })
    expect([run.state.ip, run.state.vp]).toEqual([10, 1])
  })

  it('KOR-NAV-1, KOR-NAV-2: an empty fleet with nowhere to go sails only if Rome can pay for troops', () => {
    const offered = (ip: number) => {
      const state = fleet(each => {
        each.ip = ip
      })
      return choicesOf(playUntil(takeAction, { state }).decision).includes('sail 3803')
    }
    expect([offered(3), offered(2)]).toEqual([true, false])
  })

  it('KOR-NAV-3: no fleet sails before Ostia is founded, or if it is lost', () => {
    const state = bareMap(each => place(each, '3907', 'roman', ['U46']))
    const run = playUntil(takeAction, { state })
    expect(run.match.refusal('rome', { verb: 'sail', noun: '3907' })?.rule).toBe('KOR-NAV-3')
  })
})
