import type { ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { kings } from '../index.ts'
import {
  adjustments,
  captives,
  disputes,
  prestige,
  redeployment,
  romanization,
} from '../rules/end-of-turn/index.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import { phases } from '../rules/sequence.ts'
import { boxes, eventBox, type KingsState } from '../rules/state.ts'
import {
  bareMap,
  choicesOf,
  inHex,
  place,
  placeOf,
  placesIn,
  play,
  playUntil,
  positionOf,
  put,
  reign,
  stackIn,
  told,
} from './support.ts'

const cities = ['3908', '3808', '3809', '4008', '4208', '4308', '4406', '4210', '4510', '4506'] as const

/** So many Latin cities with a Roman garrison. */
function won(count: number, change?: (state: KingsState) => void): KingsState {
  return bareMap(state => {
    state.turn = 3
    for (const [index, hex] of cities.slice(0, count).entries())
      place(state, hex, 'roman', [`G-lat-${index + 1}`])
    change?.(state)
  })
}

const swap: readonly ScriptedRoll[] = Array.from({ length: 4 }, () => ['swap: a chit changes containers', 1])
const missionChit = (): ScriptedRoll => ['mission-failed: a chit changes containers', 1]

describe('the order of things', () => {
  it('KOR-SEQ-1, KOR-SEQ-2, KOR-SEQ-3, KOR-SEQ-4, KOR-SEQ-5: the phases of a turn', () => {
    expect(phases.map(phase => phase.id)).toEqual([
      'set-up',
      'preparation',
      'extraction',
      'count',
      'action',
      'reaction',
      'disputes',
      'captives',
      'redeployment',
      'romanization',
      'prestige',
      'adjustments',
    ])
  })
})

describe('disputes', () => {
  it('KOR-EOT-1: Romans in or beside a hex with hostile units move one hex, where the player says', () => {
    const state = bareMap(each => {
      place(each, '3812', 'hostile', ['U11'])
      place(each, '3713', 'hostile', ['G-sab-2'])
      place(each, '3713', 'roman', ['romulus', 'S1', 'S2'])
    })
    const run = playUntil(disputes, { state })
    expect(choicesOf(run.decision)).toEqual(['to 3712', 'to 3613', 'to 3813'])
    const occupied = kings.explain(run.position, run.decision, { verb: 'to', noun: '3812' })
    expect(occupied).toMatchObject({ rule: 'KOR-EOT-1', why: 'not-free' })
    const moved = play(disputes, { state, choices: ['to 3712'] })
    expect(inHex(moved.state, '3712', 'roman')).toEqual(['S1', 'S2', 'romulus'])
  })

  it('KOR-EOT-1: it is enough that the enemy stands in the next hex, and two hexes away are too far', () => {
    const camp = (hex: string) =>
      bareMap(each => {
        place(each, '4206', 'hostile', ['U01'])
        place(each, hex, 'roman', ['romulus', 'S1', 'S2'])
      })
    const beside = play(disputes, { state: camp('4106') })
    expect(inHex(beside.state, '4006', 'roman')).toEqual(['S1', 'S2', 'romulus'])
    const far = play(disputes, { state: camp('4006') })
    expect(inHex(far.state, '4006', 'roman')).toEqual(['S1', 'S2', 'romulus'])
  })

  it('KOR-EOT-1, RULING-40: in the same hex they part too; a garrison or a leader alone drives nobody off', () => {
    const night = (
      hex: string,
      romans: readonly string[],
      others: readonly string[],
      choices: readonly string[],
    ) => {
      const state = bareMap(each => {
        place(each, hex, 'hostile', others)
        place(each, hex, 'roman', romans)
      })
      return inHex(play(disputes, { state, choices }).state, hex, 'roman')
    }
    const army = ['romulus', 'S1', 'S2']
    // In the field, before walls, and a unit without a leader.
    expect(night('4106', army, ['U01'], ['to 4006'])).toEqual([])
    expect(night('4306', army, ['G-lat-2', 'U01'], ['to 4206'])).toEqual([])
    expect(night('4106', ['S1'], ['U01'], ['to 4006'])).toEqual([])
    expect(night('4306', army, ['G-lat-2'], [])).toEqual(['S1', 'S2', 'romulus'])
    expect(night('4106', army, ['mamilius'], [])).toEqual(['S1', 'S2', 'romulus'])
  })

  it('KOR-EOT-1: a stack that steps back to another that must step back too goes one hex, not two', () => {
    const state = bareMap(each => {
      place(each, '4206', 'hostile', ['U01'])
      place(each, '4106', 'roman', ['romulus', 'S1'])
      place(each, '4006', 'roman', ['S2'])
      // Beside 4006, but on another road.
      place(each, '4107', 'hostile', ['U02'])
    })
    const run = play(disputes, { state, choices: ['to 4106'] })
    expect(inHex(run.state, '4006', 'roman')).toEqual(['S1', 'romulus'])
    expect(inHex(run.state, '4106', 'roman')).toEqual(['S2'])
  })

  it('KOR-EOT-1, KOR-DEF-3: an army in a city that nobody holds against it is in a Roman city', () => {
    const state = bareMap(each => {
      place(each, '3812', 'hostile', ['U11'])
      place(each, '3713', 'roman', ['romulus', 'S1', 'S2'])
    })
    expect(inHex(play(disputes, { state }).state, '3713', 'roman')).toEqual(['S1', 'S2', 'romulus'])
  })

  it('KOR-EOT-1: not in a Roman city, and not in Rome', () => {
    const state = bareMap(each => {
      place(each, '3808', 'hostile', ['U01'])
      place(each, '3908', 'roman', ['G-lat-1', 'romulus', 'S1'])
    })
    expect(inHex(play(disputes, { state }).state, '3908', 'roman')).toEqual(['G-lat-1', 'S1', 'romulus'])
  })

  it('KOR-NAV-4: fleets of others whose port is lost go to the nearest that is still their people’s', () => {
    const fleets = (change?: (state: KingsState) => void) => {
      const state = bareMap(each => {
        place(each, '3104', 'roman', ['G-etr-1'])
        place(each, '3104', 'hostile', ['U46', 'pyrgi-ship-1'])
        place(each, '4702', 'hostile', ['U47'])
        change?.(each)
      })
      const run = play(disputes, { state })
      return ['U46', 'pyrgi-ship-1', 'U47'].map(ship => placeOf(run.state, ship))
    }
    expect(fleets()).toEqual(['2505', '2505', '4702'])
    expect(fleets(state => put(state, 'G-etr-1', boxes.pool))).toEqual(['3104', '3104', '4702'])
    const noPort = (state: KingsState) => {
      place(state, '2505', 'roman', ['G-etr-2'])
      state.control = { '1304': 'gal', '4702': 'lat' }
    }
    expect(fleets(noPort)).toEqual([boxes.pool, eventBox('ostia-foundation'), '5503'])
  })

  it('KOR-EOT-2: offices go back into the R container, their units to Rome; not those of the King', () => {
    const state = bareMap(each => {
      place(each, '4208', 'roman', ['tribunus-celerum', 'S1', 'S2'])
      place(each, '4406', 'roman', ['magister-populi', 'romulus', 'S3'])
    })
    const run = play(disputes, { state })
    expect(placesIn(run.state)).toMatchObject({
      'tribunus-celerum': boxes.roman,
      'magister-populi': boxes.roman,
      S1: '3907',
      S2: '3907',
      S3: '4406',
    })
  })

  it('KOR-EOT-2, KOR-IGN-3: a convict stays in Rome till the period ends, and anybody who waits on the track goes on waiting', () => {
    const state = bareMap(each => {
      place(each, '3907', 'roman', ['tribunus-celerum', 'tribunus-populi-1'])
      each.convicted = ['tribunus-celerum']
      put(each, 'magister-populi', boxes.track)
      each.track = { 'magister-populi': 3 }
      put(each, 'magister-equitum', boxes.hostile)
    })
    const run = play(disputes, { state })
    expect(placesIn(run.state)).toMatchObject({
      'tribunus-celerum': '3907',
      'tribunus-populi-1': boxes.roman,
      'magister-populi': boxes.track,
      'magister-equitum': boxes.hostile,
    })
    expect(told(run, 'office-ends')).toEqual([{ office: 'tribunus-populi-1' }])
  })

  it('KOR-NAV-3: a ship in a container is no fleet', () => {
    const state = bareMap(each => {
      each.ostia = true
      place(each, '3803', 'roman', ['G-ostia'])
      put(each, 'U46', boxes.roman)
    })
    expect(placeOf(play(disputes, { state }).state, 'U46')).toBe(boxes.roman)
  })

  it('KOR-NAV-3: fleets go home', () => {
    const state = bareMap(each => {
      each.ostia = true
      place(each, '3803', 'roman', ['G-ostia'])
      place(each, '3104', 'roman', ['ostia-ship-1'])
    })
    expect(placeOf(play(disputes, { state }).state, 'ostia-ship-1')).toBe('3803')
    // In a port that is Roman, or in Ostia itself, it lies well; and nobody says that it went home.
    place(state, '3104', 'roman', ['G-etr-1'])
    place(state, '3803', 'roman', ['ostia-ship-2'])
    const lies = play(disputes, { state })
    expect([placeOf(lies.state, 'ostia-ship-1'), told(lies, 'withdraws')]).toEqual(['3104', []])
  })
})

describe('captives', () => {
  it('KOR-EOT-3: a point each; war pieces to their box, leaders to NR, others to the pool', () => {
    const state = bareMap(each => {
      for (const piece of ['U03', 'egerius', 'war-aequi-1']) put(each, piece, boxes.captives)
    })
    const run = play(captives, { state })
    expect(run.state.vp).toBe(3)
    expect(placesIn(run.state)).toMatchObject({
      U03: boxes.pool,
      egerius: boxes.hostile,
      'war-aequi-1': eventBox('war-aequi'),
    })
  })
})

describe('the end of a period', () => {
  it('KOR-EOT-4, KOR-WAR-2: hostile leaders and units leave the map, garrisons stay', () => {
    const state = won(0, each => {
      place(each, '3713', 'hostile', ['G-sab-2', 'valerius', 'U11', 'U12', 'war-sabine-1'])
      each.wars = ['war-sabine']
      each.control = { '3711': 'sab' }
    })
    const run = play(redeployment, { state })
    expect(placesIn(run.state)).toMatchObject({
      valerius: boxes.hostile,
      U11: boxes.hostile,
      U12: boxes.hostile,
      'war-sabine-1': eventBox('war-sabine'),
      'G-sab-2': '3713',
    })
    expect([run.state.wars, run.state.control]).toEqual([[], {}])
    state.turn = 2
    expect(placeOf(play(redeployment, { state }).state, 'valerius')).toBe('3713')
  })

  it('KOR-EOT-5, KOR-EOT-6, KOR-EOT-7: six cities for a mission of four: +2, no prestige', () => {
    const run = play(romanization, { state: won(6) })
    expect(run.state.vp).toBe(2)
    expect(told(run, 'mission')).toMatchObject([{ cities: 6, mission: 4, fulfilled: true }])
    expect(run.state.reigns).toMatchObject([{ period: 1, king: 'romulus', cities: 6, mission: 4, vp: 2 }])
    expect(play(prestige, { state: run.state }).state.vp).toBe(2)
  })

  it('KOR-EOT-7: more than double the mission, in any turn: +3; just double is not enough', () => {
    const after = (cities: number, turn: number) => {
      const state = won(cities, each => {
        each.turn = turn
      })
      return play(prestige, { state }).state.vp
    }
    expect([after(8, 2), after(9, 2), after(9, 3)]).toEqual([0, 3, 3])
  })

  it('KOR-EOT-5, KOR-ING-2: the verdict names the Interrex who reigned', () => {
    const reigned = (king: string) => {
      const state = won(4)
      put(state, 'romulus', boxes.out)
      place(state, '3907', 'roman', [king])
      state.king = king
      return play(romanization, { state }).state.reigns
    }
    expect(reigned('interrex')).toMatchObject([{ king: 'interrex', interrex: true }])
    expect(reigned('romulus')).toMatchObject([{ king: 'romulus', interrex: false }])
  })

  it('KOR-EOT-6: just the mission brings nothing and costs nothing', () => {
    const run = play(romanization, { state: won(4) })
    expect([run.state.vp, told(run, 'transfer')]).toEqual([0, []])
    expect(told(run, 'mission')).toMatchObject([{ fulfilled: true }])
  })

  it('KOR-EOT-5: only cities won in this reign count, unless the option says all', () => {
    const state = won(3, each => {
      each.romanizedBefore = ['3908', '3808']
    })
    expect(citiesForMission(positionOf(state))).toEqual(['3809'])
    expect(citiesForMission(positionOf(state, { missionCount: 'onMap' }))).toHaveLength(3)
  })

  it('KOR-PER-1.7, KOR-EOT-6: three cities: four units of the player’s choice, and three chits', () => {
    const state = won(3, each => place(each, '3907', 'roman', ['S1', 'S2', 'S3', 'S4', 'S5']))
    const run = play(romanization, {
      state,
      choices: ['give-up-unit S1', 'give-up-unit S2', 'give-up-unit S4', 'give-up-unit S5'],
      dice: [missionChit(), missionChit(), missionChit()],
    })
    expect(inHex(run.state, '3907', 'roman')).toEqual(['G-rome', 'S3', 'romulus'])
    expect(placeOf(run.state, 'S1')).toBe(boxes.pool)
    expect(stackIn(run.state, boxes.roman)).toHaveLength(6)
  })

  it('KOR-PER-2.4, KOR-PER-3.4, KOR-PER-4.2, KOR-PER-5.2, KOR-PER-6.2, KOR-PER-7.2: the chits of each period, military ones from the third on', () => {
    const lost = (period: 2 | 3 | 4 | 5 | 6 | 7, turn: number, chits: number) => {
      const state = bareMap(each => {
        reign(each, period, turn)
        put(each, 'mamilius', boxes.roman)
      })
      const run = play(romanization, { state, dice: Array.from({ length: chits }, missionChit) })
      return [10 - stackIn(run.state, boxes.roman).length, placeOf(run.state, 'mamilius')]
    }
    expect(lost(2, 7, 1)).toEqual([1, boxes.roman])
    expect(lost(3, 10, 2)).toEqual([2, boxes.roman])
    expect(lost(4, 14, 2)).toEqual([2, boxes.roman])
    expect(lost(5, 17, 2)).toEqual([2, boxes.roman])
    expect(lost(6, 21, 2)).toEqual([2, boxes.roman])
    expect(lost(7, 26, 0)).toEqual([0, boxes.roman])
  })

  it('KOR-PER-2.4, KOR-PER-3.4: a leader is no military chit: Numa’s penalty takes him, that of Tullus does not', () => {
    const given = (period: 2 | 3, turn: number, chits: number) => {
      const state = bareMap(each => {
        reign(each, period, turn)
        for (const chit of [...stackIn(each, boxes.roman)]) put(each, chit, boxes.pool)
        for (const chit of ['mamilius', 'U01']) put(each, chit, boxes.roman)
      })
      const dice = Array.from(
        { length: chits },
        (): ScriptedRoll => [
          'mission-failed: a chit changes containers',
          stackIn(state, boxes.roman).indexOf('mamilius') + 1,
        ],
      )
      return stackIn(play(romanization, { state, dice }).state, boxes.roman)
    }
    expect(given(2, 7, 1)).toEqual(['U01'])
    expect(given(3, 10, 1)).toEqual(['mamilius'])
  })

  it('KOR-EOT-5: the King is judged in the last turn of his period only', () => {
    const state = bareMap(each => {
      each.turn = 2
    })
    const run = play(romanization, { state })
    expect([told(run, 'mission'), run.state.reigns]).toEqual([[], []])
  })

  it('KOR-EOT-8: a city captured by armies costs a point, a Roman one two, if it is still theirs', () => {
    const state = bareMap(each => {
      each.notes.captures = [
        { hex: '3711', by: 'sab', fromRome: false },
        { hex: '3811', by: 'sab', fromRome: true },
        { hex: '3809', by: 'sab', fromRome: true },
      ]
      place(each, '3809', 'roman', ['G-lat-2'])
    })
    expect(play(prestige, { state }).state.vp).toBe(-3)
  })

  it('KOR-EOT-8: a city that went from hand to hand counts once, as it was taken last', () => {
    const state = bareMap(each => {
      each.notes.captures = [
        { hex: '3811', by: 'lat', fromRome: true },
        { hex: '3811', by: 'sab', fromRome: false },
      ]
    })
    expect(play(prestige, { state }).state.vp).toBe(-1)
  })
})

describe('adjustments', () => {
  it('KOR-EOT-9: two chits change places each way', () => {
    const state = bareMap(each => {
      each.turn = 1
    })
    const run = play(adjustments, { state, dice: swap })
    expect(stackIn(run.state, boxes.roman)).toHaveLength(9)
    expect([
      placeOf(run.state, 'U01'),
      placeOf(run.state, 'U02'),
      placeOf(run.state, 'U10'),
      placeOf(run.state, 'U11'),
    ]).toEqual([boxes.hostile, boxes.hostile, boxes.roman, boxes.roman])
  })

  it('KOR-EOT-9: where one container has a single chit, one changes places each way', () => {
    const swapped = (emptied: 'roman' | 'hostile') => {
      const state = bareMap(each => {
        each.turn = 1
        for (const chit of stackIn(each, boxes[emptied]).slice(1)) put(each, chit, boxes.pool)
      })
      return told(play(adjustments, { state, dice: swap.slice(0, 2) }), 'swap')
    }
    expect(swapped('roman')).toEqual([{ count: 1, roman: 1, hostile: 9 }])
    expect(swapped('hostile')).toEqual([{ count: 1, roman: 9, hostile: 1 }])
  })

  const period2 = (): readonly ScriptedRoll[] => [
    ...Array.from({ length: 12 }, (): ScriptedRoll => ['new chits', 1]),
    ...Array.from({ length: 5 }, (): ScriptedRoll => ['left-over chits', 1]),
    ...swap,
  ]

  it('KOR-EOT-10: the new period’s chits first, then the swap; armies and those who held cities come home', () => {
    const state = won(1, each => {
      place(each, '3808', 'roman', ['romulus', 'S1', 'S2'])
      each.holders = ['S1']
      each.omens = 'bad'
      each.convicted = ['tribunus-celerum']
      place(each, '3907', 'roman', ['tribunus-celerum'])
    })
    // The convict's chit is one of the new ones here, so one fewer is left over.
    const run = play(adjustments, { state, dice: period2() })
    expect(run.state).toMatchObject({ period: 2, omens: null, holders: [], romanizedBefore: ['3908'] })
    expect(placesIn(run.state)).toMatchObject({ romulus: '3907', S1: '3907', S2: '3907' })
    expect(told(run, 'new-chits')).toMatchObject([{ period: 2 }])
  })

  it('KOR-EOT-10, KOR-IGN-3: a convict’s office goes back into the R container', () => {
    const state = bareMap(each => {
      reign(each, 3, 10)
      place(each, '3907', 'roman', ['tribunus-celerum'])
      each.convicted = ['tribunus-celerum']
    })
    const dice = Array.from({ length: 8 }, (): ScriptedRoll => ['new chits', 1])
    const run = play(adjustments, { state, dice: [...dice, ...swap] })
    expect(placeOf(run.state, 'tribunus-celerum')).toBe(boxes.roman)
    expect(run.state.convicted).toEqual([])
  })

  it('KOR-END-2: 20 VP win at the end of a period, not before', () => {
    const state = won(0, each => {
      each.vp = 20
    })
    expect(play(adjustments, { state }).match.result).toMatchObject({
      outcome: 'victory',
      winners: ['rome'],
      rule: 'KOR-END-2',
    })
    state.turn = 2
    expect(play(adjustments, { state, dice: swap }).match.result?.outcome).toBe('test')
  })

  it('KOR-END-5: after turn 26 the points are graded', () => {
    const after = (vp: number) => {
      const state = bareMap(each => {
        reign(each, 7, 26)
        each.vp = vp
      })
      return play(adjustments, { state }).match.result
    }
    expect(after(10)).toMatchObject({ outcome: 'honourable', winners: [] })
    expect(after(9)).toMatchObject({ outcome: 'defeat', winners: [] })
    expect(after(20)).toMatchObject({ outcome: 'victory', winners: ['rome'] })
  })

  it('KOR-END-1: an empty NR container is victory at once', () => {
    const state = bareMap(each => {
      each.turn = 1
      for (const chit of [...stackIn(each, boxes.hostile)]) put(each, chit, boxes.pool)
    })
    expect(play(adjustments, { state }).match.result?.outcome).toBe('no-enemies')
  })

  it('KOR-PER-3.5: the Alba Longa War won brings three chits', () => {
    const state = bareMap(each => {
      reign(each, 3, 10)
      each.warsOfPeriod = ['alba']
      place(each, '4306', 'roman', ['G-lat-2'])
    })
    const bonus = (): ScriptedRoll => ['alba-longa: a chit changes containers', 1]
    const run = play(adjustments, {
      state,
      dice: [
        bonus(),
        bonus(),
        bonus(),
        ...Array.from({ length: 8 }, (): ScriptedRoll => ['new chits', 1]),
        ...swap,
      ],
    })
    expect(told(run, 'transfer')).toMatchObject([{ count: 3, from: 'hostile', cause: 'alba-longa' }])
  })

  it('KOR-PER-3.5: not if the war was not drawn, or Alba is not Roman, or in another reign', () => {
    const bonus = (period: 3 | 5, drawn: boolean, roman: boolean) => {
      const state = bareMap(each => {
        reign(each, period, period === 3 ? 10 : 17)
        each.warsOfPeriod = drawn ? ['alba'] : ['samnites-1']
        if (roman) place(each, '4306', 'roman', ['G-lat-2'])
      })
      const dice = Array.from({ length: 8 }, (): ScriptedRoll => ['new chits', 1])
      return told(play(adjustments, { state, dice: [...dice, ...swap] }), 'transfer')
    }
    expect(bonus(3, false, true)).toEqual([])
    expect(bonus(3, true, false)).toEqual([])
    expect(bonus(5, true, true)).toEqual([])
  })
})
