import { describe, expect, it } from 'vitest'
import { kingsData } from '../data/index.ts'
import { holderOf } from '../rules/cities.ts'
import { whyNotGarrison } from '../rules/deployment/garrisons.ts'
import { deployChit } from '../rules/deployment/index.ts'
import { romanHarbour } from '../rules/deployment/units.ts'
import { drawChit, extraction, nextDraw } from '../rules/extraction.ts'
import { captureLeader } from '../rules/losses.ts'
import { virtusOf } from '../rules/pieces.ts'
import { turnPreparation } from '../rules/preparation.ts'
import { betrayal } from '../rules/reactions/betrayal.ts'
import { boxes, eventBox, type KingsState } from '../rules/state.ts'
import { turnGarrison } from '../rules/turning.ts'
import {
  bareMap,
  chitsIn,
  choicesOf,
  faceOf,
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

const deploy = (state: KingsState, chit: string, from: 'roman' | 'hostile', more = {}) =>
  play(g => deployChit(g, chit, from), { state, ...more })

describe('drawing', () => {
  it('KOR-SEQ-2, KOR-PER-8: Roman chits first, one by one, then the others', () => {
    const state = bareMap()
    expect(nextDraw(positionOf(state))).toBe('roman')
    const [roman, hostile] = ['a chit from the roman container', 'a chit from the hostile container'] as const
    const run = play(extraction, {
      state,
      dice: [
        [roman, 2],
        [roman, 1],
        [hostile, 1],
        [hostile, 3],
      ],
    })
    expect(told(run, 'draw')).toEqual([
      { chit: 'U02', from: 'roman', left: 8 },
      { chit: 'U01', from: 'roman', left: 7 },
      { chit: 'U10', from: 'hostile', left: 8 },
      { chit: 'U13', from: 'hostile', left: 7 },
    ])
    expect(inHex(run.state, '3907', 'roman')).toContain('U02')
    expect(run.state.notes.drawn).toEqual({ roman: 2, hostile: 2 })
    expect(nextDraw(positionOf(run.state))).toBeNull()
  })

  it('KOR-SEQ-2: a match that was stored between two draws goes on with the next', () => {
    const state = bareMap()
    state.notes.drawn = { roman: 2, hostile: 1 }
    expect(nextDraw(positionOf(state))).toBe('hostile')
    const run = play(extraction, { state, dice: [['a chit from the hostile container', 1]] })
    expect(told(run, 'draw')).toEqual([{ chit: 'U10', from: 'hostile', left: 8 }])
  })

  it('KOR-DEF-1: the same chit is Roman out of one container and hostile out of the other', () => {
    const state = bareMap()
    expect(inHex(deploy(state, 'U03', 'roman').state, '3907', 'roman')).toContain('U03')
    expect(inHex(deploy(state, 'U03', 'hostile').state, '4308', 'hostile')).toEqual(['U03'])
  })

  it('KOR-END-3: an empty R container is defeat only when a chit must be drawn from it', () => {
    const state = bareMap(each => {
      for (const chit of [...stackIn(each, boxes.roman)]) put(each, chit, boxes.pool)
    })
    const run = play(g => drawChit(g, 'roman', 'KOR-SEQ-2'), { state })
    expect(run.match.result).toMatchObject({ outcome: 'no-romans', rule: 'KOR-END-3', winners: [] })
  })

  it('KOR-END-1: so is an empty NR container from which one must be drawn', () => {
    const state = bareMap(each => {
      for (const chit of [...stackIn(each, boxes.hostile)]) put(each, chit, boxes.pool)
    })
    const run = play(g => drawChit(g, 'hostile', 'KOR-REV-1'), { state })
    expect(run.match.result).toMatchObject({ outcome: 'no-enemies', rule: 'KOR-END-1', winners: ['rome'] })
  })

  it('KOR-END-1: drawing the last hostile chit is victory', () => {
    const state = bareMap(each => {
      for (const chit of [...stackIn(each, boxes.hostile)].slice(1)) put(each, chit, boxes.pool)
    })
    const run = play(g => drawChit(g, 'hostile', 'KOR-SEQ-2'), {
      state,
      dice: [['a chit from the hostile container', 1]],
    })
    expect(run.match.result).toMatchObject({ outcome: 'no-enemies', winners: ['rome'] })
  })
})

describe('units, offices, leaders', () => {
  it('KOR-DEP-1: Roman units in Rome, others at home; if home is lost, in the nearest city of their people', () => {
    const state = bareMap()
    expect(inHex(deploy(state, 'U11', 'hostile').state, '3713', 'hostile')).toEqual(['U11'])
    place(state, '3713', 'roman', ['G-sab-2'])
    // From Cures to Eretum it is two points, to Trebula three.
    expect(inHex(deploy(state, 'U11', 'hostile').state, '3811', 'hostile')).toEqual(['U11'])
  })

  it('KOR-DEP-1: a unit of a people with no city left goes to the pool', () => {
    const state = bareMap(each => place(each, '3611', 'roman', ['G-cap-1']))
    place(state, '3711', 'roman', ['G-cap-2'])
    expect(placeOf(deploy(state, 'U36', 'hostile').state, 'U36')).toBe(boxes.pool)
  })

  it('KOR-OFF-1: an office from R is in Rome now', () => {
    const { state } = deploy(bareMap(), 'tribunus-celerum', 'roman')
    expect(inHex(state, '3907', 'roman')).toContain('tribunus-celerum')
  })

  it('KOR-OFF-2: an office from NR waits two turns on the track, and enters at the start of that turn', () => {
    const drawn = bareMap(state => {
      reign(state, 2, 5)
      put(state, 'tribunus-celerum', boxes.hostile)
    })
    const { state } = deploy(drawn, 'tribunus-celerum', 'hostile')
    expect([placeOf(state, 'tribunus-celerum'), state.track['tribunus-celerum']]).toEqual([boxes.track, 7])
    state.turn = 6
    const next = play(turnPreparation, { state }).state
    expect(inHex(next, '3907', 'roman')).toContain('tribunus-celerum')
    expect(next.track).toEqual({})
  })

  it('KOR-OFF-2: past the end of the track it is out of play', () => {
    const waits = (turn: number) => {
      const { state } = deploy(
        bareMap(each => reign(each, 7, turn)),
        'magister-populi',
        'hostile',
      )
      return [placeOf(state, 'magister-populi'), state.track]
    }
    expect(waits(25)).toEqual([boxes.out, {}])
    expect(waits(24)).toEqual([boxes.track, { 'magister-populi': 26 }])
  })

  it('KOR-LEAD-1, KOR-LEAD-2: a hostile leader from R goes to NR, from NR to his city', () => {
    expect(placeOf(deploy(bareMap(), 'mamilius', 'roman').state, 'mamilius')).toBe(boxes.hostile)
    expect(inHex(deploy(bareMap(), 'mamilius', 'hostile').state, '4308', 'hostile')).toEqual(['mamilius'])
  })

  it('KOR-LEAD-3: captured, he is a prisoner, goes to NR, or joins Rome, as the back of his chit says', () => {
    const state = bareMap(each => place(each, '3908', 'hostile', ['egerius', 'mamilius', 'valerius']))
    const taken = (leader: string) => play(g => captureLeader(g, leader), { state }).state
    expect(placeOf(taken('egerius'), 'egerius')).toBe(boxes.captives)
    expect(taken('egerius').ip).toBe(9)
    expect(placeOf(taken('mamilius'), 'mamilius')).toBe(boxes.hostile)
    expect(inHex(taken('valerius'), '3907', 'roman')).toContain('valerius')
  })

  it('KOR-NAV-3: a ship waits in Rome until Ostia is founded', () => {
    const state = bareMap()
    expect(inHex(deploy(state, 'U46', 'roman').state, '3907', 'roman')).toContain('U46')
    state.ostia = true
    place(state, '3803', 'roman', ['G-ostia'])
    expect(romanHarbour(positionOf(state))).toBe('3803')
    expect(inHex(deploy(state, 'U46', 'hostile').state, '3104', 'hostile')).toEqual(['U46'])
  })
})

describe('garrisons', () => {
  const roman = (hex: string, chits: readonly string[]) => (state: KingsState) =>
    place(state, hex, 'roman', chits)

  it('KOR-GAR-2: a Roman garrison goes to a Roman city of the player’s choice', () => {
    const state = bareMap(each => {
      roman('3908', ['S1'])(each)
      roman('3808', ['S2'])(each)
      each.holders = ['S1', 'S2']
    })
    const asked = playUntil(g => deployChit(g, 'G3-4', 'roman'), { state })
    expect(choicesOf(asked.decision)).toEqual(['garrison 3808', 'garrison 3908'])
    expect(asked.match.refusal('rome', { verb: 'garrison', noun: '3713' })?.rule).toBe('KOR-GAR-2')
    const run = deploy(state, 'G3-4', 'roman', { choices: ['garrison 3808', 'recall'] })
    expect(inHex(run.state, '3808', 'roman')).toEqual(['G3-4'])
    expect(inHex(run.state, '3907', 'roman')).toContain('S2')
    expect(run.state.holders).toEqual(['S1'])
    const kept = deploy(state, 'G3-4', 'roman', { choices: ['garrison 3808', 'keep'] })
    expect([inHex(kept.state, '3808', 'roman'), kept.state.holders]).toEqual([
      ['G3-4', 'S2'],
      ['S1', 'S2'],
    ])
  })

  it('KOR-GAR-2, KOR-MIL-3: it takes the place of those who had won the city from its people', () => {
    const state = bareMap(each => {
      roman('4208', ['romulus', 'S1', 'S2'])(each)
      each.control = { '4208': 'sab' }
    })
    const { state: held } = deploy(state, 'G3-4', 'roman')
    expect(held.control).toEqual({})
    const run = play(betrayal, { state: held, choices: ['spend 0'], dice: [['betrayal', 2]] })
    expect(holderOf(run.position, '4208')).toBe('lat')
  })

  it('KOR-GAR-2: not more than three points; with no other city, to the pool', () => {
    const state = bareMap(roman('3908', ['G-lat-2']))
    const run = deploy(state, 'G3-5', 'roman')
    expect([placeOf(run.state, 'G3-5'), placeOf(run.state, 'G-lat-2')]).toEqual([boxes.pool, '3908'])
  })

  it('KOR-GAR-2: one and two make a chit of three, both old ones go to the pool', () => {
    const run = deploy(bareMap(roman('3908', ['G-lat-1'])), 'G3-5', 'roman')
    expect(inHex(run.state, '3908', 'roman')).toEqual(['GX-5'])
    expect([placeOf(run.state, 'G3-5'), placeOf(run.state, 'G-lat-1')]).toEqual([boxes.pool, boxes.pool])
  })

  it('KOR-GAR-2: three points are the most: 1 and 2 may, 2 and 2 may not, 1 and 3 may not', () => {
    const why = (there: string, chit: string) => {
      const state = bareMap(roman('3908', [there]))
      return whyNotGarrison(positionOf(state), chit, '3908')?.why ?? null
    }
    // G3-4 has value 1, G3-5 value 2, G3-2 value 3.
    expect(['G3-4', 'G3-5', 'G3-2'].map(chit => why('G-lat-1', chit))).toEqual([
      null,
      null,
      'garrison-too-strong',
    ])
    expect(['G3-4', 'G3-5'].map(chit => why('G-lat-2', chit))).toEqual([null, 'garrison-too-strong'])
  })

  it('KOR-GAR-2: one chit of that value must be found: in the pool, else in R, else in NR; else it may not', () => {
    const threes = Object.values(positionOf(bareMap()).data.garrisons).filter(({ value }) => value === 3)
    const placed = (box: string | null) => {
      const state = bareMap(roman('3908', ['G-lat-1']))
      for (const { id } of threes) put(state, id, boxes.coming)
      if (box !== null) put(state, 'G3-2', box)
      const run = deploy(state, 'G3-5', 'roman')
      return inHex(run.state, '3908', 'roman')
    }
    expect(placed(boxes.pool)).toEqual(['G3-2'])
    expect(placed(boxes.roman)).toEqual(['G3-2'])
    expect(placed(boxes.hostile)).toEqual(['G3-2'])
    expect(placed(null)).toEqual(['G-lat-1'])
    const both = bareMap(roman('3908', ['G-lat-1']))
    for (const { id } of threes) put(both, id, boxes.coming)
    put(both, 'G3-2', boxes.hostile)
    put(both, 'G4-3', boxes.roman)
    expect(inHex(deploy(both, 'G3-5', 'roman').state, '3908', 'roman')).toEqual(['G4-3'])
  })

  it('KOR-GAR-2: not into Rome, and not into a city that is not Roman', () => {
    const state = bareMap(roman('3908', ['G-lat-1']))
    for (const hex of ['3907', '3808'])
      expect(whyNotGarrison(positionOf(state), 'G3-4', hex)?.why).toBe('not-roman-city')
  })

  it('KOR-GAR-1, KOR-GAR-3: a hostile garrison goes to the nearest city of its colour with none or one point', () => {
    const state = bareMap(each => {
      place(each, '3908', 'hostile', ['G-lat-2'])
      place(each, '4008', 'hostile', ['G-lat-1'])
    })
    const run = deploy(state, 'G3-4', 'hostile')
    // Antemnae (0.5) has two points; Caenina (1) has one: 1 and 1 make 2.
    expect(told(run, 'garrison')).toMatchObject([
      { hex: '4008', side: 'hostile', reason: 'nearest-weak-city' },
    ])
    expect(inHex(run.state, '4008', 'hostile')).toEqual(['GX-3'])
  })

  it('KOR-GAR-3: larger garrisons only when there is nothing weaker', () => {
    const state = bareMap(each => {
      place(each, '4329', 'hostile', ['G-pic-2'])
      place(each, '3930', 'hostile', ['G-lat-11'])
      place(each, '4830', 'hostile', ['G-lat-12'])
      place(each, '3736', 'hostile', ['G-lat-13'])
    })
    const run = deploy(state, 'G5-3', 'hostile')
    expect(told(run, 'garrison')).toMatchObject([{ hex: '4329', reason: 'nearest-city' }])
    expect(inHex(run.state, '4329', 'hostile')).toEqual(['GX-5'])
    expect(placeOf(run.state, 'G-pic-2')).toBe(boxes.pool)
    // A chit of no people has no city.
    expect(placeOf(deploy(state, 'GX-1', 'hostile').state, 'GX-1')).toBe(boxes.pool)
  })

  it('KOR-GAR-3: two and two make three, and three stays three', () => {
    const samnites = (nearest: string) =>
      bareMap(each => {
        place(each, '6018', 'hostile', [nearest])
        for (const hex of ['6418', '6915', '6919', '7816']) each.control = { ...each.control, [hex]: 'dau' }
      })
    const two = deploy(samnites('G-sam-1'), 'G3-7', 'hostile')
    expect(inHex(two.state, '6018', 'hostile')).toEqual(['GX-5'])
    expect([placeOf(two.state, 'G-sam-1'), placeOf(two.state, 'G3-7')]).toEqual([boxes.pool, boxes.pool])
    const three = deploy(samnites('G-sam-3'), 'G3-7', 'hostile')
    expect(inHex(three.state, '6018', 'hostile')).toEqual(['G-sam-3'])
    expect(placeOf(three.state, 'G3-7')).toBe(boxes.pool)
    // Without a chit of that value anywhere the larger stays.
    const without = samnites('G-pic-1')
    for (const chit of ['GX-3', 'GX-4', 'GX-5', 'GX-6']) put(without, chit, boxes.out)
    for (const box of [boxes.pool, boxes.hostile])
      for (const chit of [...stackIn(without, box)])
        if (chit.startsWith('G')) put(without, chit, boxes.coming)
    expect(inHex(deploy(without, 'G3-7', 'hostile').state, '6018', 'hostile')).toEqual(['G3-7'])
  })

  it('KOR-GAR-3, RULING-45: a chit of both values is looked for in NR when the pool has none, never in R', () => {
    const strengthened = (box: string) => {
      const state = bareMap(each => {
        place(each, '6018', 'hostile', ['G-sam-1'])
        for (const hex of ['6418', '6915', '6919', '7816']) each.control = { ...each.control, [hex]: 'dau' }
        for (const chit of ['GX-5', 'GX-6']) put(each, chit, boxes.out)
        put(each, 'GX-6', box)
        put(each, 'G3-7', boxes.hostile)
      })
      const dice = box === boxes.hostile ? [['a garrison chit', 1]] : []
      return inHex(deploy(state, 'G3-7', 'hostile', { dice }).state, '6018', 'hostile')
    }
    expect(strengthened(boxes.hostile)).toEqual(['GX-6'])
    expect(strengthened(boxes.roman)).toEqual(['G-sam-1'])
  })

  it('KOR-GAR-4, KOR-DEF-8: an eliminated garrison is turned over where it lies', () => {
    const state = bareMap(each => {
      place(each, '3908', 'hostile', ['G-lat-1'])
      each.control = { ...each.control, '3908': 'sab' }
    })
    const run = play(
      function* (g) {
        turnGarrison(g, 'G-lat-1', '3908', 'roman', 'KOR-GAR-4')
      },
      { state },
    )
    expect([faceOf(run.state, 'G-lat-1'), placeOf(run.state, 'G-lat-1')]).toEqual(['roman', '3908'])
    // The one who held the city before has it no more.
    expect(run.state.control).toEqual({})
  })

  it('KOR-DEF-4: the Virtus of a garrison is its value, 1 to 3', () => {
    const position = positionOf(bareMap())
    const values = Object.keys(position.data.garrisons).map(chit => virtusOf(position, chit))
    expect([...new Set(values)].toSorted()).toEqual([1, 2, 3])
  })
})

describe('wars', () => {
  it('KOR-DEP-2, KOR-WAR-1, KOR-WAR-3: the army gathers in its city; from R, Rome is warned', () => {
    const hostile = deploy(bareMap(), 'aequi', 'hostile')
    expect(inHex(hostile.state, '4414', 'hostile')).toEqual([
      'war-aequi-1',
      'war-aequi-2',
      'war-aequi-3',
      'war-aequi-leader',
    ])
    expect(placeOf(hostile.state, 'aequi')).toBe(eventBox('war-aequi'))
    expect([hostile.state.notes.forewarned, hostile.state.wars]).toEqual([0, ['war-aequi']])
    expect(deploy(bareMap(), 'aequi', 'roman').state.notes.forewarned).toBe(1)
  })

  it('KOR-WAR-1, KOR-PER-3.5: the wars of a reign are remembered in the order in which they were drawn', () => {
    const state = bareMap(each => {
      reign(each, 3, 8)
      each.warsOfPeriod = ['aequi']
    })
    expect(deploy(state, 'alba', 'hostile').state.warsOfPeriod).toEqual(['aequi', 'alba'])
  })

  it('KOR-WAR-1: in the nearest friendly city if its own is Roman, before the walls if there is none', () => {
    const state = bareMap(each => place(each, '3611', 'roman', ['G-cap-1']))
    expect(inHex(deploy(state, 'capena', 'hostile').state, '3711', 'hostile')).toContain('war-capena-leader')
    place(state, '3711', 'roman', ['G-cap-2'])
    expect(inHex(deploy(state, 'capena', 'hostile').state, '3611', 'hostile')).toContain('war-capena-leader')
    expect(inHex(deploy(bareMap(), 'gauls', 'hostile').state, '1123', 'hostile')).toHaveLength(6)
  })

  it('KOR-WAR-4: the second Samnite War makes the army march at once', () => {
    const state = bareMap(each => reign(each, 4, 11))
    const once = deploy(state, 'samnites-1', 'hostile').state
    const twice = deploy(once, 'samnites-2', 'hostile')
    // A leader with one unit is no army (KOR-DEF-6).
    const beaten = bareMap(each => place(each, '6018', 'hostile', ['war-samnites-leader', 'war-samnites-1']))
    const idle = deploy(beaten, 'samnites-2', 'hostile')
    expect([told(idle, 'march'), placeOf(idle.state, 'war-samnites-leader')]).toEqual([[], '6018'])
    expect(told(twice, 'march')).toMatchObject([{ side: 'hostile', leader: 'war-samnites-leader' }])
  })

  it('KOR-WAR-4: the Third Etruscan War gathers around Porsenna', () => {
    const state = bareMap(each => {
      reign(each, 7, 22)
      place(each, '2315', 'hostile', ['porsenna'])
    })
    expect(inHex(deploy(state, 'etruscan-3', 'hostile').state, '2315', 'hostile')).toHaveLength(7)
  })

  it('KOR-PER-2.5: the Faliscan War in turns 4 to 6 must be answered', () => {
    const state = bareMap(each => reign(each, 2, 5))
    expect(deploy(state, 'falisci', 'hostile').state.faliscanAttack).toBe(true)
  })
})

describe('special chits', () => {
  it('KOR-EVT-1: the Sabine women bring influence and two chits, if Rome drew them, and war in any case', () => {
    const dice: [string, number][] = [
      ['sabine-women: a chit changes containers', 1],
      ['sabine-women: a chit changes containers', 1],
    ]
    const run = deploy(bareMap(), 'sabine-women', 'roman', { dice })
    expect([run.state.ip, stackIn(run.state, boxes.roman).length]).toEqual([9, 11])
    expect(inHex(run.state, '3713', 'hostile')).toContain('war-sabine-leader')
    expect(run.state.notes.forewarned).toBe(0)
    const other = deploy(bareMap(), 'sabine-women', 'hostile')
    expect([other.state.ip, inHex(other.state, '3713', 'hostile').length]).toEqual([8, 5])
  })

  it('KOR-EVT-2: the champions of Rome win Alba Longa, with one die thrown again', () => {
    const state = bareMap(each => place(each, '4306', 'hostile', ['G-lat-2', 'U01', 'mettius']))
    const run = deploy(state, 'horatii', 'roman', {
      dice: [
        ['the Horatii', 2],
        ['the Curiatii', 5],
        ['the Horatii again', 6],
        ['the Horatii', 4],
        ['the Curiatii', 4],
        // Lost, and nothing is thrown again.
        ['the Horatii', 1],
        ['the Curiatii', 2],
        ['the Horatii', 3],
        ['the Curiatii', 2],
        ['the Horatii', 5],
        ['the Curiatii', 1],
      ],
      choices: ['reroll'],
    })
    expect(run.state.vp).toBe(2)
    expect(inHex(run.state, '4306', 'roman')).toEqual(['G-lat-2'])
    expect(placeOf(run.state, 'U01')).toBe(boxes.roman)
    expect(told(run, 'goes-over')).toEqual([{ unit: 'U01', hex: '4306', side: 'hostile', to: boxes.roman }])
    // The leader flees to the nearest Latin city.
    expect(placeOf(run.state, 'mettius')).toBe('4406')
  })

  it('KOR-EVT-2, RULING-45: an Alba without walls gets a garrison of 1 from the pool, not a stronger one', () => {
    const state = bareMap(each => {
      for (const chit of ['GX-3', 'GX-1']) put(each, chit, boxes.pool)
    })
    const dice = [1, 2, 3].flatMap((): [string, number][] => [
      ['the Horatii', 2],
      ['the Curiatii', 1],
    ])
    const run = deploy(state, 'horatii', 'roman', { dice })
    const [garrison = ''] = inHex(run.state, '4306', 'roman')
    expect(kingsData.garrisons[garrison]?.value).toBe(1)
  })

  it('KOR-EVT-2, RULING-86: after ten rounds it is dusk: more men have won, and with as many nobody has', () => {
    const rounds = (...dice: readonly (readonly [number, number])[]) =>
      dice.flatMap(([horatius, curiatius]): [string, number][] => [
        ['the Horatii', horatius],
        ['the Curiatii', curiatius],
      ])
    const ties = (count: number) => Array.from({ length: count }, (): [number, number] => [3, 3])
    const alba = bareMap(state => place(state, '4306', 'hostile', ['G-lat-2', 'U44']))
    const nobody = deploy(alba, 'horatii', 'roman', { dice: rounds(...ties(10)) })
    expect([nobody.state.vp, chitsIn(nobody.state, 'roman').length]).toEqual([0, 9])
    expect(inHex(nobody.state, '4306', 'hostile')).toEqual(['G-lat-2', 'U44'])
    expect(told(nobody, 'champions')).toMatchObject([{ winner: null }])
    expect([told(nobody, 'nightfall'), placeOf(nobody.state, 'horatii')]).toEqual([
      [{ rounds: 10 }],
      boxes.out,
    ])
    const ahead = deploy(alba, 'horatii', 'roman', { dice: rounds(...ties(9), [4, 3]) })
    expect([ahead.state.vp, inHex(ahead.state, '4306', 'roman')]).toEqual([2, ['G-lat-2']])
    const behind = deploy(alba, 'horatii', 'hostile', {
      dice: [...rounds(...ties(9), [3, 4]), ['horatii: a chit changes containers', 1]],
    })
    expect(behind.state.vp).toBe(-2)
    // One man is left on each side.
    const two = deploy(alba, 'horatii', 'hostile', {
      dice: rounds(...ties(6), [4, 3], [3, 4], [4, 3], [3, 4]),
    })
    expect([two.state.vp, told(two, 'nightfall')]).toEqual([0, [{ rounds: 10 }]])
    // The last man may fall in the tenth round; then it is no matter of the dusk.
    const last = deploy(alba, 'horatii', 'roman', { dice: rounds(...ties(7), [4, 3], [4, 3], [4, 3]) })
    expect([last.state.vp, told(last, 'nightfall')]).toEqual([2, []])
  })

  it('KOR-EVT-2: Alba wins, no reroll for a chit from NR; nothing to fight for in a Roman Alba', () => {
    const lost = [1, 2, 3].flatMap((): [string, number][] => [
      ['the Horatii', 1],
      ['the Curiatii', 2],
    ])
    const run = deploy(bareMap(), 'horatii', 'hostile', {
      dice: [...lost, ['horatii: a chit changes containers', 1]],
    })
    expect([run.state.vp, stackIn(run.state, boxes.roman).length]).toEqual([-2, 8])
    const roman = bareMap(state => place(state, '4306', 'roman', ['G-lat-2']))
    expect(deploy(roman, 'horatii', 'roman').state.vp).toBe(1)
    expect(deploy(roman, 'horatii', 'hostile').state.vp).toBe(0)
  })

  it('KOR-EVT-3: Ostia is a Roman city with a garrison and ships; from NR there is an Etruscan fleet too', () => {
    const waiting = bareMap(state => place(state, '3907', 'roman', ['U46']))
    const run = deploy(waiting, 'ostia-foundation', 'roman')
    expect(inHex(run.state, '3803', 'roman')).toEqual(['G-ostia', 'U46', 'ostia-ship-1', 'ostia-ship-2'])
    const other = deploy(bareMap(), 'ostia-foundation', 'hostile')
    expect(inHex(other.state, '3803', 'roman')).toEqual(['G-ostia', 'ostia-ship-1', 'ostia-ship-2'])
    expect(inHex(run.state, '3104', 'hostile')).toEqual([])
    expect(inHex(other.state, '3104', 'hostile')).toEqual(['pyrgi-ship-1', 'pyrgi-ship-2'])
  })

  it('KOR-EVT-4: the bridge, and a point if Rome drew it', () => {
    expect(deploy(bareMap(), 'sublicius-bridge', 'roman').state).toMatchObject({ bridge: true, vp: 1 })
    expect(deploy(bareMap(), 'sublicius-bridge', 'hostile').state).toMatchObject({ bridge: true, vp: 0 })
  })

  it('KOR-EVT-5, KOR-EVT-6: omens come and go', () => {
    expect(deploy(bareMap(), 'omens', 'roman').state.omens).toBe('nice')
    const bad = deploy(bareMap(), 'omens', 'hostile').state
    expect([bad.omens, placeOf(bad, 'omens')]).toEqual(['bad', boxes.out])
    expect(deploy(bad, 'end-action', 'roman').state.omens).toBeNull()
    expect(deploy(bad, 'end-action', 'hostile').state).toMatchObject({
      omens: 'bad',
      notes: { endAction: true },
    })
  })

  it('KOR-PER-2.5: a Faliscan War that breaks out in turns 4 to 6 is an attack of theirs', () => {
    const attacked = (chit: string, turn: number) =>
      deploy(
        bareMap(each => reign(each, 2, turn)),
        chit,
        'hostile',
      ).state.faliscanAttack
    expect([3, 4, 6, 7].map(turn => attacked('falisci', turn))).toEqual([false, true, true, false])
    expect(attacked('capena', 5)).toBe(false)
  })

  it('KOR-EVT-3, KOR-DEF-3: Ostia is a Roman city from its foundation', () => {
    const run = deploy(bareMap(), 'ostia-foundation', 'roman')
    expect(run.state.ostia).toBe(true)
    expect(placesIn(run.state)).toMatchObject({
      'G-ostia': '3803',
      'ostia-ship-1': '3803',
      'ostia-ship-2': '3803',
      'pyrgi-ship-1': eventBox('ostia-foundation'),
    })
    const others = deploy(bareMap(), 'ostia-foundation', 'hostile').state
    expect([others.ostia, placeOf(others, 'pyrgi-ship-1'), placeOf(others, 'ostia-ship-1')]).toEqual([
      true,
      '3104',
      '3803',
    ])
  })

  it('KOR-EVT-7, KOR-EVT-8: heroes are kept if Rome drew them, else they wait in the R container', () => {
    expect(placeOf(deploy(bareMap(), 'scaevola', 'roman').state, 'scaevola')).toBe(boxes.kept)
    const waits = deploy(bareMap(), 'cocles', 'hostile')
    expect(placeOf(waits.state, 'cocles')).toBe(boxes.roman)
    expect(told(waits, 'serves-rome')).toMatchObject([{ piece: 'cocles' }])
    expect(told(deploy(bareMap(), 'cocles', 'roman'), 'hero-kept')).toMatchObject([{ hero: 'cocles' }])
  })
})
