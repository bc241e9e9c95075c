import { fastDice, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { hexDistance, kingsData } from '../data/index.ts'
import { roads } from '../data/map.ts'
import { kings } from '../index.ts'
import { corrupt } from '../rules/actions/corruption.ts'
import { countActions } from '../rules/actions/index.ts'
import { intimidate } from '../rules/actions/intimidation.ts'
import { whyNotAct } from '../rules/actions/legal.ts'
import { destinations, pointsLeft } from '../rules/actions/movement.ts'
import { pillageDefended, sack } from '../rules/actions/pillage.ts'
import { siege } from '../rules/actions/siege.ts'
import { whyNotGarrison } from '../rules/deployment/garrisons.ts'
import { deployOffice } from '../rules/deployment/leaders.ts'
import { adjustments, disputes, prestige, redeployment, romanization } from '../rules/end-of-turn/index.ts'
import { extraction } from '../rules/extraction.ts'
import { addNewChits } from '../rules/new-chits.ts'
import { isGarrison } from '../rules/pieces.ts'
import { turnPreparation } from '../rules/preparation.ts'
import { ambush } from '../rules/reactions/ambush.ts'
import { betrayal } from '../rules/reactions/betrayal.ts'
import { hostileSiege } from '../rules/reactions/hostile-siege.ts'
import { reactionOn } from '../rules/reactions/index.ts'
import { askSenate } from '../rules/senate.ts'
import { setUp } from '../rules/set-up.ts'
import { boxes, type KingsState, ROME } from '../rules/state.ts'
import {
  bareMap,
  cameFrom,
  chitsIn,
  choicesOf,
  d6,
  faceOf,
  inHex,
  place,
  placeOf,
  play,
  playUntil,
  positionOf,
  put,
  reign,
  testData,
  told,
} from './support.ts'

/**
 * The vectors by which any program of this game can be checked. Those of battles are in battle/vectors.test.ts. No test
 * elsewhere bears the name of a vector.
 */

const ALBA = '4306'
const GABII = '4208'
const romansOf = (leader: string) => [leader, 'S1', 'S2', 'S3']
const chit = (cause: string) => d6(`${cause}: a chit changes containers`, 1)
/** A hostile reaction that finds nobody: an ambush without an army. */
const nobody = d6('hostile reaction', 5)

/** A Roman army before a Latin city with these inside. The garrisons of the Latins: 1 has value 1, 2 to 10 value 2. */
function before(leader: string, inside: readonly string[], change?: (state: KingsState) => void): KingsState {
  return bareMap(state => {
    place(state, ALBA, 'roman', romansOf(leader))
    place(state, ALBA, 'hostile', inside)
    cameFrom(state, leader, '4206')
    change?.(state)
  })
}

function garrisonOf(nation: string, value: number, skip = 0): string {
  const found = Object.values(testData.garrisons).filter(
    garrison => garrison.nation === nation && garrison.value === value && garrison.period === null,
  )[skip]
  if (found === undefined) throw new Error(`no garrison ${nation} ${value}`)
  return found.id
}

describe('set-up and periods', () => {
  it('T-01 KOR-PER-1.2, KOR-PER-1.3, KOR-PER-1.5: the first set-up', () => {
    const state = setUp(kingsData, 'seven-kings', {})
    expect(state.king).toBe('romulus')
    expect(inHex(state, '3906', 'roman')).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'romulus'])
    expect(inHex(state, '3907', 'roman')).toEqual(['G-rome', 'S6', 'S7', 'S8'])
    const match = Match.start(kings, { scenario: 'seven-kings', dice: fastDice(7) })
    const [dealt] = match.log(ROME).filter(({ kind }) => kind === 'new-chits')
    expect(dealt?.data).toMatchObject({ period: 1, roman: 18, hostile: 18, pool: [] })
    expect(kingsData.newChits[1]).toHaveLength(36)
    expect(kingsData.garrisons['G-rome']?.value).toBe(3)
  })

  it('T-03 KOR-PER-2.3: four units left over go to the pool, of five others NR gets three', () => {
    const run = play(g => addNewChits(g, 2), {
      state: bareMap(),
      // The table begins with ten units: six of them are dealt to R, six others to NR.
      dice: [
        ...Array.from({ length: 6 }, () => d6('new chits', 1)),
        ...Array.from({ length: 6 }, () => d6('new chits', 5)),
        ...Array.from({ length: 3 }, () => d6('left-over chits', 1)),
      ],
    })
    expect(told(run, 'new-chits')).toEqual([
      { period: 2, pool: ['U36', 'U37', 'U38', 'U39'], roman: 9 + 6 + 2, hostile: 9 + 6 + 3 },
    ])
  })

  it('T-05 KOR-PER-3.1, KOR-PER-5.1, KOR-PER-6.1, KOR-PER-7.1: 6, 4, 4 and 6 chits into each, none left over', () => {
    for (const [period, each] of [
      [3, 6],
      [5, 4],
      [6, 4],
      [7, 6],
    ] as const) {
      const run = play(g => addNewChits(g, period), {
        state: bareMap(),
        dice: Array.from({ length: 2 * each }, () => d6('new chits', 1)),
      })
      expect(told(run, 'new-chits')).toMatchObject([{ pool: [], roman: 9 + each, hostile: 9 + each }])
    }
  })

  it('T-07 KOR-ING-1, KOR-ING-2: a king with a 4 reigns, with a 5 the Interrex does', () => {
    const state = bareMap(each => {
      each.period = 2
      each.turn = 3
    })
    const valid = play(turnPreparation, { state, dice: [d6('inauguratio', 4)] })
    expect(valid.state.king).toBe('numa')
    const refused = play(turnPreparation, { state, dice: [d6('inauguratio', 5)] })
    expect(refused.state.king).toBe('interrex')
    expect(placeOf(refused.state, 'numa')).toBe(boxes.out)
  })

  it('T-09 KOR-PER-9: Virtus 4 and a 3 give 7 actions', () => {
    const run = play(countActions, { state: bareMap(), dice: [d6('number of actions', 3)] })
    expect(run.state.notes.actions).toBe(7)
  })

  it('T-11 KOR-SEN-1, KOR-SEN-2: 4, 6, 2 consent; 3, 6, 2 refuse, and no action is spent', () => {
    const state = bareMap(each => reign(each, 3, 8))
    for (const [dice, granted] of [
      [[4, 6, 2], true],
      [[3, 6, 2], false],
    ] as const) {
      const run = play(g => askSenate(g, 'sab'), {
        state,
        dice: dice.map(die => d6('the vote of a Curia', die)),
      })
      expect(run.state.notes.consent.sab).toBe(granted)
      expect(run.state.notes.actionsDone).toBe(0)
    }
  })
})

describe('actions', () => {
  it('T-13 KOR-MOVE-2, KOR-MOVE-3: after ten steps of main road infantry has 9 MP left', () => {
    const state = bareMap(each => place(each, '3907', 'roman', romansOf('romulus')))
    const column = { leader: 'romulus', units: ['S1', 'S2'], spent: 5 }
    expect(pointsLeft(positionOf(state), column)).toBe(9)
    const march = destinations(positionOf(state), { ...column, spent: 0 })
    // Ten steps: to Trebula and on to 3815.
    expect(march.get('3815')?.cost).toBe(5)
  })

  it('T-15 KOR-INT-2, KOR-INT-3, KOR-INT-4: a 2 turns nobody; the army moves off, 1R→NR', () => {
    const state = before('tribunus-populi-1', ['mamilius', 'U02'], each => {
      each.ip = 5
    })
    const run = play(g => intimidate(g, ALBA), {
      state,
      dice: [d6('intimidation', 2), chit('intimidation')],
      choices: ['to 4206'],
    })
    expect(run.state.ip).toBe(4)
    expect(faceOf(run.state, 'U02')).toBe('hostile')
    expect(placeOf(run.state, 'S1')).toBe('4206')
    expect(told(run, 'transfer')).toMatchObject([{ count: 1, from: 'roman' }])
  })

  it('T-17 KOR-PIL-3, KOR-PIL-5: without the King only the strongest falls; the garrison survives and the army retreats', () => {
    const garrison = garrisonOf('lat', 2)
    const run = play(g => pillageDefended(g, ALBA), {
      state: before('tribunus-populi-1', [garrison, 'U01']),
      dice: [d6('pillage', 4), chit('pillage'), nobody, nobody],
    })
    expect(placeOf(run.state, 'U01')).toBe(boxes.pool)
    expect(faceOf(run.state, garrison)).toBe('hostile')
    expect([run.state.vp, run.state.ip]).toEqual([1, 7])
    expect(placeOf(run.state, 'S1')).toBe('4206')
  })

  it('T-19 KOR-PIL-8, KOR-PIL-10: sacking an empty city with the King: +1 VP, IP -1 +1; not twice', () => {
    const run = play(g => sack(g, ALBA), { state: before('romulus', []) })
    expect([run.state.vp, run.state.ip, run.state.notes.reactions]).toEqual([1, 8, 0])
    expect(whyNotAct(run.position, 'sack', ALBA)?.why).toBe('sacked-already')
  })

  it('T-21 KOR-SIEGE-2, KOR-SIEGE-3, KOR-SIEGE-8, KOR-SIEGE-9: a 3 takes a garrison of 1', () => {
    const garrison = garrisonOf('lat', 1)
    const run = play(g => siege(g, ALBA), {
      state: before('romulus', [garrison]),
      dice: [d6('siege', 3), chit('siege')],
    })
    expect(faceOf(run.state, garrison)).toBe('roman')
    expect([run.state.ip, run.state.notes.reactions]).toEqual([11, 1])
    expect(told(run, 'transfer')).toMatchObject([{ count: 1, from: 'hostile' }])
  })

  it('T-23 KOR-SIEGE-4, KOR-SIEGE-5: the second roll drives a unit out, and the garrison stays', () => {
    const garrison = garrisonOf('lat', 2)
    const run = play(g => siege(g, ALBA), {
      state: before('tribunus-populi-1', [garrison, 'U02']),
      dice: [d6('siege', 4), d6('siege again', 6), chit('siege')],
      choices: ['assault'],
    })
    expect(placeOf(run.state, 'U02')).toBe(boxes.hostile)
    expect(faceOf(run.state, garrison)).toBe('hostile')
    expect([run.state.ip, run.state.notes.reactions]).toEqual([9, 2])
  })

  it('T-25 KOR-SIEGE-6: a leader who is left alone is captured', () => {
    const run = play(g => siege(g, ALBA), {
      state: before('romulus', ['egerius', 'U02']),
      dice: [d6('siege', 5), chit('siege')],
    })
    expect(placeOf(run.state, 'U02')).toBe(boxes.roman)
    expect(placeOf(run.state, 'egerius')).toBe(boxes.captives)
  })

  it('T-27 KOR-SORT-1, KOR-SORT-2, KOR-SORT-4: a sortie that wins costs 2 VP and ends the siege without a reaction', () => {
    const run = play(g => siege(g, ALBA), {
      state: before('romulus', ['mamilius', 'U01', 'U02', 'U05']),
      choices: ['by-virtus', 'lead-from-reserve'],
      dice: [...[1, 6, 1, 1, 1, 1].map(die => d6('attack', die)), d6('reroll', 1), d6('reroll', 1)],
    })
    expect([run.state.vp, run.state.ip, run.state.notes.reactions]).toEqual([-2, 8, 0])
    expect(placeOf(run.state, 'romulus')).toBe('4206')
    expect(told(run, 'transfer')).toEqual([])
  })

  it('T-29 KOR-COR-2, KOR-COR-4: a 2 buys nobody; the chit and the reaction come all the same', () => {
    const garrison = garrisonOf('lat', 2)
    const run = play(g => corrupt(g, ALBA), {
      state: before('tribunus-populi-1', [garrison], each => {
        each.ip = 6
      }),
      dice: [d6('corruption', 2), chit('corruption')],
    })
    expect([run.state.ip, run.state.vp, run.state.notes.reactions]).toEqual([4, 0, 1])
    expect(faceOf(run.state, garrison)).toBe('hostile')
    expect(told(run, 'transfer')).toMatchObject([{ count: 1, from: 'hostile' }])
  })
})

describe('reactions', () => {
  it('T-47 KOR-HR-2: 1 Military, 2 to 4 Revolts, 5 Ambush, 6 Betrayal', () => {
    expect([1, 2, 3, 4, 5, 6].map(reactionOn)).toEqual([
      'military',
      'revolts',
      'revolts',
      'revolts',
      'ambush',
      'betrayal',
    ])
  })

  it('T-49 KOR-BET-1, KOR-BET-3: the weakest garrison is betrayed with a 2', () => {
    const [weak, strong] = [garrisonOf('lat', 1), garrisonOf('lat', 2)]
    const run = play(betrayal, {
      state: bareMap(state => {
        place(state, ALBA, 'roman', [weak])
        place(state, GABII, 'roman', [strong])
      }),
      choices: ['spend 0'],
      dice: [d6('betrayal', 2)],
    })
    expect(faceOf(run.state, weak)).toBe('hostile')
    expect(faceOf(run.state, strong)).toBe('roman')
  })

  it('T-51 KOR-AMB-1, KOR-AMB-3, KOR-EOT-8: an ambush with 4 + 1 takes a garrison of 2, and costs 2 VP', () => {
    const garrison = garrisonOf('lat', 2)
    const run = play(
      function* (g) {
        yield* ambush(g)
        yield* prestige(g)
      },
      {
        state: bareMap(state => {
          place(state, GABII, 'roman', [garrison])
          place(state, '4308', 'hostile', ['mamilius', 'U01', 'U02'])
          // Nobody of the Latins is left to reinforce them but one in the pool.
          for (const unit of chitsIn(state, 'hostile'))
            if (kingsData.units[unit]?.nation === 'lat') put(state, unit, boxes.coming)
          put(state, 'U44', boxes.pool)
        }),
        dice: [d6('the reinforcement of an ambush', 1), d6('hostile siege', 4)],
      },
    )
    expect(faceOf(run.state, garrison)).toBe('hostile')
    expect(run.state.vp).toBe(-2)
  })

  it('T-53 KOR-MIL-2: a city without garrison and units falls without a die', () => {
    const run = play(g => hostileSiege(g, { leader: 'spurinna', hex: ALBA, from: '4206', ambush: false }), {
      state: bareMap(state => place(state, ALBA, 'hostile', ['spurinna', 'U20', 'U21'])),
    })
    expect(told(run, 'roll')).toEqual([])
    expect(run.state.control[ALBA]).toBe('etr')
  })
})

describe('the end of a turn', () => {
  const cities = ['4306', '4208', '3908', '4008', '3808', '3809']

  function holding(count: number, change?: (state: KingsState) => void): KingsState {
    return bareMap(state => {
      state.turn = 3
      for (const [index, hex] of cities.slice(0, count).entries())
        place(state, hex, 'roman', [garrisonOf('lat', 2, index)])
      change?.(state)
    })
  }

  it('T-55 KOR-EOT-5, KOR-EOT-6, KOR-EOT-7: six cities for a mission of four: +2 VP, and no prestige', () => {
    const run = play(
      function* (g) {
        yield* romanization(g)
        yield* prestige(g)
      },
      { state: holding(6) },
    )
    expect(run.state.vp).toBe(2)
  })

  it('T-57 KOR-PER-1.7, KOR-EOT-6: three cities under Romulus cost four units and three chits', () => {
    const run = play(romanization, {
      state: holding(3, state => place(state, '3907', 'roman', ['S1', 'S2', 'S3', 'S4', 'S6'])),
      choices: ['S1', 'S2', 'S3', 'S4'].map(unit => `give-up-unit ${unit}`),
      dice: [chit('mission-failed'), chit('mission-failed'), chit('mission-failed')],
    })
    expect(placeOf(run.state, 'S4')).toBe(boxes.pool)
    expect(placeOf(run.state, 'S6')).toBe('3907')
    expect(told(run, 'transfer')).toMatchObject([{ count: 3, from: 'roman' }])
  })

  it('T-59 KOR-EOT-4: leaders and units go into the NR container, garrisons stay', () => {
    const garrison = garrisonOf('lat', 2)
    const run = play(redeployment, {
      state: bareMap(state => {
        state.turn = 3
        place(state, ALBA, 'hostile', [garrison, 'mamilius', 'U01', 'U02'])
      }),
    })
    for (const piece of ['mamilius', 'U01', 'U02']) expect(placeOf(run.state, piece)).toBe(boxes.hostile)
    expect(placeOf(run.state, garrison)).toBe(ALBA)
  })

  it('T-61 KOR-OFF-1, KOR-OFF-2, KOR-EOT-2: an office from NR waits two turns, one from R ends with the turn', () => {
    const state = bareMap(each => reign(each, 2, 5))
    const waits = play(
      function* (g) {
        deployOffice(g, 'magister-populi', 'hostile')
      },
      { state },
    )
    expect(waits.state.track['magister-populi']).toBe(7)
    let entered: string | null = null
    const now = play(
      function* (g) {
        deployOffice(g, 'magister-populi', 'roman')
        entered = placeOf(g.state, 'magister-populi')
        yield* disputes(g)
      },
      { state },
    )
    expect(entered).toBe('3907')
    expect(placeOf(now.state, 'magister-populi')).toBe(boxes.roman)
  })

  it('T-63 KOR-GAR-2: two and two are too many for one city', () => {
    const [here, other] = [garrisonOf('lat', 2), garrisonOf('lat', 2, 1)]
    const state = bareMap(each => place(each, ALBA, 'roman', [here]))
    expect(whyNotGarrison(positionOf(state), other, ALBA)?.why).toBe('garrison-too-strong')
  })

  it('T-65 KOR-END-2: 20 VP win at the end of a period only', () => {
    const swap = Array.from({ length: 4 }, () => d6('swap: a chit changes containers', 1))
    const middle = play(adjustments, {
      state: bareMap(state => {
        state.vp = 20
        state.turn = 2
      }),
      dice: swap,
    })
    expect(middle.match.result?.outcome).toBe('test')
    const end = play(adjustments, {
      state: bareMap(state => {
        state.vp = 20
        state.turn = 3
      }),
    })
    expect(end.match.result).toMatchObject({ outcome: 'victory', winners: ['rome'] })
  })

  it('T-67 KOR-END-3: an empty R container loses only when a chit must be drawn from it', () => {
    const empty = (state: KingsState) => {
      for (const each of [...chitsIn(state, 'roman')]) put(state, each, boxes.pool)
    }
    const goesOn = play(prestige, { state: bareMap(empty) })
    expect(goesOn.match.result?.outcome).toBe('test')
    const drawn = play(extraction, { state: bareMap(empty) })
    expect(drawn.match.result).toMatchObject({ outcome: 'no-romans', winners: [], rule: 'KOR-END-3' })
  })

  it('T-69 KOR-PER-2.5: the Falisci attacked and Falerii was left alone: a military chit on turn 7', () => {
    const seventh = (attacked: boolean) =>
      bareMap(state => {
        reign(state, 2, 6)
        state.faliscanAttack = true
        state.faleriiAttacked = attacked
      })
    const idle = play(turnPreparation, { state: seventh(false), dice: [chit('falerii')] })
    expect(told(idle, 'transfer')).toMatchObject([{ count: 1, from: 'roman', which: 'military' }])
    const answered = play(turnPreparation, { state: seventh(true) })
    expect(told(answered, 'transfer')).toEqual([])
  })
})

describe('the map and the chits', () => {
  it('T-73 KOR-MAP-1: hexes between places', () => {
    const pairs = [
      ['3907', '3906', 1],
      ['3907', '3608', 3],
      ['3907', '4510', 6],
      ['3907', '2506', 14],
      ['1008', '1718', 13],
    ] as const
    for (const [one, other, distance] of pairs) expect(hexDistance(one, other)).toBe(distance)
  })

  it('T-75 KOR-PER-1.4: 47 units, 72 and 28 garrisons, 112 chits, 81 cities, 138 roads', () => {
    const twoFaced = Object.values(kingsData.units).filter(
      ({ roman, hostile }) => roman !== null && hostile !== null,
    )
    expect(twoFaced).toHaveLength(47)
    const dealt = Object.values(kingsData.dealtGarrisons).flat()
    expect(dealt).toHaveLength(72)
    const chits = Object.values(kingsData.newChits).flat()
    expect(chits.filter(each => isGarrison(kingsData, each))).toHaveLength(28)
    expect(chits).toHaveLength(112)
    expect(kingsData.hostileCities).toHaveLength(81)
    expect(roads).toHaveLength(138)
  })
})

describe('choices that the vectors mention', () => {
  it('T-49 KOR-BET-2: before the die the player may spend up to two points, but not his last', () => {
    const run = playUntil(betrayal, {
      state: bareMap(state => {
        state.ip = 2
        place(state, ALBA, 'roman', [garrisonOf('lat', 1)])
      }),
    })
    expect(choicesOf(run.decision)).toEqual(['spend 0', 'spend 1'])
  })
})
