import { fastDice, Match } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { kingsData as data, type PeriodId } from '../data/index.ts'
import { kings } from '../index.ts'
import { countActions, takeAction } from '../rules/actions/index.ts'
import { readState } from '../rules/knowledge/read-state.ts'
import { addNewChits, periodData } from '../rules/new-chits.ts'
import { turnPreparation } from '../rules/preparation.ts'
import { noteHostileAttack } from '../rules/reactions/attack.ts'
import { military } from '../rules/reactions/military.ts'
import { askSenate, isRefused, needsConsent } from '../rules/senate.ts'
import { setUp } from '../rules/set-up.ts'
import { boxes, type KingsState, newTurnNotes } from '../rules/state.ts'
import {
  bareMap,
  choicesOf,
  d6,
  inHex,
  place,
  placeOf,
  play,
  playUntil,
  positionOf,
  put,
  reign,
  stackIn,
  told,
} from './support.ts'

function started(options = {}): KingsState {
  const match = Match.start(kings, { scenario: 'seven-kings', dice: fastDice(4), options })
  return match.position.state
}

describe('set-up', () => {
  it('KOR-PER-1.1, KOR-PER-1.2, KOR-PER-1.3: who stands where', () => {
    const state = setUp(data, 'seven-kings', {})
    expect(inHex(state, '3906', 'roman')).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'romulus'])
    expect(inHex(state, '3907', 'roman')).toEqual(['G-rome', 'S6', 'S7', 'S8'])
    expect(data.garrisons['G-rome']?.value).toBe(3)
    expect([state.ip, state.vp]).toEqual([8, -7])
    expect(state).toMatchObject({
      senate: false,
      pontifex: false,
      kingTied: false,
      bridge: false,
      ostia: false,
    })
    expect(readState(state)).toEqual(state)
    expect(state.pieces).toHaveLength(data.pieceIds.length)
    const dealt = data.hostileCities.filter(({ hex }) =>
      inHex(started(), hex, 'hostile')[0]?.startsWith('G-'),
    )
    expect(dealt).toHaveLength(72)
    for (const { hex, people, garrison } of data.hostileCities) {
      const here = inHex(started(), hex, 'hostile').find(piece => data.garrisons[piece] !== undefined)
      expect(here === undefined ? 'none' : data.garrisons[here]?.nation).toBe(
        garrison === 'dealt' ? people : 'none',
      )
    }
  })

  it('KOR-PER-1.5: 36 chits are mixed, 18 go into each container', () => {
    const match = Match.start(kings, { scenario: 'seven-kings', dice: fastDice(4) })
    const [dealt] = match.log(null).filter(event => event.kind === 'new-chits')
    expect(dealt?.data).toMatchObject({ period: 1, roman: 18, hostile: 18, pool: [] })
  })

  it('KOR-PER-1.1: the easier game has more influence and weak garrisons near Rome, the harder one less', () => {
    const easier = started({ difficulty: 'easier' })
    const weak = data.hostileCities.filter(({ hex }) =>
      inHex(easier, hex, 'hostile').some(piece => piece.startsWith('GW-')),
    )
    expect(weak.map(city => city.people).toSorted()).toEqual(['etr', 'lat', 'lat', 'sab'])
    for (const { fromRome } of weak) expect(fromRome).toBeLessThan(5)
    const harder = started({ difficulty: 'harder' })
    expect([started().ip, easier.ip, harder.ip]).toEqual([8, 10, 6])
    expect([started().vp, easier.vp, harder.vp]).toEqual([-7, -5, -11])
  })

  it('KOR-PER-1.1, KOR-ING-3: what Rome begins with by the difficulty, and what is taken from her kings', () => {
    expect(data.difficulties).toMatchObject({
      default: { influence: 8, glory: -7, kings: 0 },
      easier: { influence: 10, glory: -5, kings: 0, weakened: { lat: 2, etr: 1, sab: 1 } },
      harder: { influence: 6, glory: -11, kings: -2 },
    })
    expect(data.kings.romulus?.influence).toBe(0)
  })

  it('KOR-PER-1.1: in the easier game the nearest cities are weakened whose garrison is worth more than 1', () => {
    // The same dice deal the same garrisons.
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const dealt = (difficulty: string) =>
        Match.start(kings, { scenario: 'seven-kings', dice: fastDice(seed), options: { difficulty } })
          .position.state
      const [plain, easier] = [dealt('default'), dealt('easier')]
      for (const [people, count] of [
        ['lat', 2],
        ['etr', 1],
        ['sab', 1],
        ['vol', 0],
      ] as const) {
        const garrison = (state: KingsState, hex: string) =>
          data.garrisons[stackIn(state, hex)[0] ?? '']?.value ?? 0
        const strong = data.hostileCities.filter(
          city => city.people === people && garrison(plain, city.hex) > 1,
        )
        const changed = data.hostileCities.filter(
          city => city.people === people && garrison(easier, city.hex) !== garrison(plain, city.hex),
        )
        expect(changed.map(({ name }) => name)).toEqual(strong.slice(0, count).map(({ name }) => name))
        for (const { hex } of changed)
          expect(stackIn(easier, hex).filter(piece => data.garrisons[piece] !== undefined)).toHaveLength(1)
      }
    }
  })
})

describe('a new turn', () => {
  it('KOR-SEQ-1: what was noted in the turn before is forgotten, but for who has attacked', () => {
    const state = bareMap(each => {
      Object.assign(each.notes, { actionsDone: 3, actions: 5, reactions: 1, forewarned: 1, endAction: true })
      each.notes.attackers = ['sab']
      each.notes.triumphed = ['S1']
      each.notes.consent = { lat: false }
      each.attackersBefore = ['vol']
    })
    const run = play(turnPreparation, { state })
    expect(run.state.turn).toBe(2)
    expect(run.state.notes).toEqual(newTurnNotes())
    expect(run.state.attackersBefore).toEqual(['sab'])
  })

  it('KOR-PER-2.5: only an attack of the Falisci in turns 4 to 6 must be answered', () => {
    const noted = (nation: 'fal' | 'sab', turn: number) =>
      play(
        function* (g) {
          noteHostileAttack(g, nation)
          noteHostileAttack(g, nation)
        },
        { state: bareMap(each => reign(each, 2, turn)) },
      ).state
    expect([3, 4, 6, 7].map(turn => noted('fal', turn).faliscanAttack)).toEqual([false, true, true, false])
    expect(noted('sab', 5).faliscanAttack).toBe(false)
    expect(noted('sab', 5).notes.attackers).toEqual(['sab'])
  })
})

describe('new chits', () => {
  function grown(period: 1 | 2 | 3 | 4 | 5 | 6 | 7, seed = 3) {
    const state = bareMap()
    const before = [
      stackIn(state, boxes.roman).length,
      stackIn(state, boxes.hostile).length,
      stackIn(state, boxes.pool).length,
    ]
    const match = Match.start(
      {
        ...kings,
        setUp: () => state,
        phases: [
          {
            id: 'test',
            rule: 'test',
            *run(g) {
              yield* addNewChits(g, period)
              yield { role: 'rome', rule: 'test', task: 'test', choices: [{ verb: 'a' }, { verb: 'b' }] }
            },
          },
        ],
      },
      { scenario: 'seven-kings', dice: fastDice(seed) },
    )
    const after = match.position.state
    return {
      state: after,
      growth: [boxes.roman, boxes.hostile, boxes.pool].map(
        (box, index) => stackIn(after, box).length - (before[index] ?? 0),
      ),
    }
  }

  it('KOR-PER-2.3: six into each, units left over to the pool, of the others more than half to NR', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { growth, state } = grown(2, seed)
      const [roman = 0, hostile = 0, pool = 0] = growth
      expect(roman + hostile + pool).toBe(21)
      const others = 9 - pool
      expect(hostile - 6).toBe(others === 0 ? 0 : Math.floor(others / 2) + 1)
      const left = data.newChits[2].filter(chit => placeOf(state, chit) === boxes.pool)
      for (const chit of left) expect(data.units[chit]).toBeDefined()
    }
  })

  it('KOR-PER-3.1, KOR-PER-5.1, KOR-PER-6.1, KOR-PER-7.1: 6/6, 4/4, 4/4 and 6/6 in the periods 3, 5, 6 and 7, nothing left over', () => {
    expect(grown(3).growth).toEqual([6, 6, 0])
    expect(grown(5).growth).toEqual([4, 4, 0])
    expect(grown(6).growth).toEqual([4, 4, 0])
    expect(grown(7).growth).toEqual([6, 6, 0])
  })

  it('KOR-PER-4.1: four into each; garrisons left over to the pool, everything else to NR', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { growth, state } = grown(4, seed)
      const [roman = 0, hostile = 0, pool = 0] = growth
      expect([roman, hostile + pool]).toEqual([4, 11])
      for (const chit of data.newChits[4].filter(each => data.garrisons[each] === undefined))
        expect(placeOf(state, chit)).not.toBe(boxes.pool)
    }
  })
})

describe('kings', () => {
  function newReign(roll: number) {
    const state = bareMap(each => {
      each.turn = 3
      each.period = 2
      place(each, '3907', 'roman', ['S1'])
    })
    return play(turnPreparation, { state, dice: [d6('inauguratio', roll)] })
  }

  it('KOR-ING-1, KOR-ING-3, KOR-PER-2.1: on a 4 the new King reigns, in Rome, and the Senate sits', () => {
    const { state } = newReign(4)
    expect(inHex(state, '3907', 'roman')).toContain('numa')
    expect([state.king, placeOf(state, 'numa'), placeOf(state, 'romulus')]).toEqual([
      'numa',
      '3907',
      boxes.out,
    ])
    expect([state.senate, state.pontifex]).toEqual([true, true])
  })

  it('KOR-ING-3: a new King is not bound to Rome, though the Interrex before him was', () => {
    const state = bareMap(each => {
      each.turn = 3
      each.period = 2
      each.kingTied = true
    })
    expect(play(turnPreparation, { state, dice: [d6('inauguratio', 4)] }).state.kingTied).toBe(false)
  })

  it('KOR-ING-2: on a 5 an Interrex reigns, and may take the field', () => {
    const { state } = newReign(5)
    expect(inHex(state, '3907', 'roman')).toContain('interrex')
    expect([state.king, placeOf(state, 'interrex'), placeOf(state, 'numa')]).toEqual([
      'interrex',
      '3907',
      boxes.out,
    ])
    expect(state.kingTied).toBe(false)
  })

  it('KOR-ING-3: a king brings influence, an Interrex less, in the harder game both less but never a loss', () => {
    const ipAfter = (period: PeriodId, turn: number, roll: number, difficulty: string) => {
      const state = bareMap(each => reign(each, period, turn))
      const options = { difficulty }
      return play(turnPreparation, { state, options, dice: [d6('inauguratio', roll)] }).state.ip
    }
    // Servius Tullius brings 8, Ancus Marcius nothing, an Interrex 1; the harder game takes 2 off.
    expect([ipAfter(6, 17, 4, 'default'), ipAfter(6, 17, 5, 'default')]).toEqual([8 + 8, 8 + 1])
    expect([ipAfter(6, 17, 4, 'harder'), ipAfter(6, 17, 5, 'harder')]).toEqual([8 + 6, 8])
    expect(ipAfter(4, 10, 4, 'default')).toBe(8)
  })

  it('KOR-PER-1.6, KOR-SEQ-1: Romulus needs no inauguratio and no consent', () => {
    const state = bareMap(each => {
      each.turn = 0
    })
    const run = play(turnPreparation, { state })
    expect([run.state.turn, run.state.king]).toEqual([1, 'romulus'])
    expect(needsConsent(positionOf(state), 'sab')).toBe(false)
  })

  it('KOR-PER-2.6, KOR-PER-3.3: consent is asked from the third period on, though the Senate sits in the second', () => {
    const state = bareMap()
    reign(state, 2, 5)
    expect(needsConsent(positionOf(state), 'sab')).toBe(false)
    reign(state, 3, 8)
    expect(needsConsent(positionOf(state), 'sab')).toBe(true)
  })
})

describe('the number of actions', () => {
  const roll = (shows: number) => d6('number of actions', shows)

  it('KOR-PER-9: the Virtus of the King and a die', () => {
    const run = play(countActions, { state: bareMap(), dice: [roll(3)] })
    expect(run.state.notes.actions).toBe(7)
  })

  it('KOR-PER-9: without a King the die alone', () => {
    const state = bareMap(each => {
      each.king = null
    })
    expect(play(countActions, { state, dice: [roll(3)], impossible: true }).state.notes.actions).toBe(3)
  })

  it('KOR-PER-3.2: under Tullus half a die and the two best leaders or offices', () => {
    const state = bareMap(each => {
      reign(each, 3, 8)
      place(each, '3907', 'roman', ['magister-populi', 'tribunus-celerum', 'valerius'])
    })
    // 4 + 2 + (3 + 3)
    expect(play(countActions, { state, dice: [roll(5)] }).state.notes.actions).toBe(12)
    // KOR-EVT-6: End Action leaves his Virtus alone, of the others too.
    state.notes.endAction = true
    expect(play(countActions, { state }).state.notes.actions).toBe(4)
  })

  it('KOR-PER-9: in another reign leaders and offices add nothing', () => {
    const state = bareMap(each =>
      place(each, '3907', 'roman', ['magister-populi', 'tribunus-celerum', 'valerius']),
    )
    const run = play(countActions, { state, dice: [roll(3)] })
    expect(told(run, 'actions')).toMatchObject([{ actions: 7, king: 4, roll: 3, half: null, leaders: 0 }])
  })

  it('KOR-EVT-6, KOR-WAR-3: End Action leaves the Virtus alone; a warning adds one', () => {
    const ended = bareMap(state => {
      state.notes.endAction = true
    })
    expect(play(countActions, { state: ended }).state.notes.actions).toBe(4)
    const warned = bareMap(state => {
      state.notes.forewarned = 1
    })
    expect(play(countActions, { state: warned, dice: [roll(1)] }).state.notes.actions).toBe(6)
  })
})

describe('the Senate', () => {
  const vote = (shows: number) => d6('the vote of a Curia', shows)
  const asked = (dice: readonly number[], options = {}) => {
    const state = bareMap(each => reign(each, 3, 8))
    return play(g => askSenate(g, 'sab'), { state, dice: dice.map(vote), options })
  }

  it('KOR-SEN-1: two of three Curiae give consent for the turn', () => {
    const run = asked([4, 6, 2])
    expect(run.state.notes.consent).toEqual({ sab: true })
    expect(needsConsent(run.position, 'sab')).toBe(false)
    expect(told(run, 'senate-votes')).toMatchObject([{ nation: 'sab', votes: 2, granted: true }])
  })

  it('KOR-SEN-2: refused with 3, 6, 2; another people may be asked', () => {
    const run = asked([3, 6, 2])
    expect(isRefused(run.position, 'sab')).toBe(true)
    expect(isRefused(run.position, 'lat')).toBe(false)
    expect(run.state.notes.actionsDone).toBe(0)
  })

  it('KOR-SEN-2, RULING-11: a refusal falls when the people attacks a Romanized city later in the turn', () => {
    const state = bareMap(each => {
      reign(each, 3, 8)
      each.notes.consent = { lat: false, etr: false }
      place(each, '3908', 'roman', ['tullus', 'S1', 'S2'])
      place(each, '3908', 'hostile', ['G-lat-2'])
      place(each, '3808', 'roman', ['G-lat-1'])
      place(each, '3909', 'hostile', ['mamilius', 'U01', 'U02'])
    })
    const offered = (given: KingsState) => choicesOf(playUntil(takeAction, { state: given }).decision)
    expect(offered(state)).not.toContain('siege 3908')
    const attacked = play(military, { state, dice: [d6('hostile siege', 1)] }).state
    expect(attacked.notes.consent).toEqual({ lat: false, etr: false })
    expect(attacked.notes.attackers).toEqual(['lat'])
    expect(offered(attacked)).toContain('siege 3908')
    // No vote is taken any more.
    const besieged = play(takeAction, {
      state: attacked,
      choices: ['siege 3908'],
      dice: [d6('siege', 5), d6('siege: a chit changes containers', 1)],
    })
    expect(told(besieged, 'senate-votes')).toEqual([])
    // The other people is still refused.
    expect(isRefused(positionOf(attacked), 'etr')).toBe(true)
  })

  it('KOR-SEN-1: the option curiae', () => {
    expect(asked([4], { curiae: '1' }).state.notes.consent).toEqual({ sab: true })
  })

  it('KOR-SEN-1, KOR-WAR-2: no vote against a people at war, or one that attacked this turn or the last', () => {
    const state = bareMap(each => reign(each, 3, 8))
    place(state, '4414', 'hostile', ['war-aequi-1'])
    state.wars = ['war-aequi', 'war-volsci']
    state.notes.attackers = ['lat']
    state.attackersBefore = ['etr']
    const position = positionOf(state)
    expect((['aeq', 'lat', 'etr', 'sab'] as const).map(nation => needsConsent(position, nation))).toEqual([
      false,
      false,
      false,
      true,
    ])
    // Its army is destroyed: the war is over.
    expect(needsConsent(position, 'vol')).toBe(true)
  })
})

describe('the Falisci', () => {
  function turn7(attacked: boolean, answered: boolean) {
    const state = bareMap(each => {
      reign(each, 2, 6)
      each.faliscanAttack = attacked
      each.faleriiAttacked = answered
    })
    return (dice = false) =>
      play(turnPreparation, {
        state,
        dice: dice ? [['falerii: a chit changes containers', 1]] : [],
      }).state
  }

  it('KOR-PER-2.5: a military chit changes sides in turn 7, unless Falerii was attacked', () => {
    expect(stackIn(turn7(true, false)(true), boxes.roman)).toHaveLength(8)
    expect(stackIn(turn7(true, true)(), boxes.roman)).toHaveLength(9)
    expect(stackIn(turn7(false, false)(), boxes.roman)).toHaveLength(9)
  })

  it('KOR-PER-2.5: nothing happens if there is no military chit to lose', () => {
    const state = bareMap(each => {
      reign(each, 2, 6)
      each.faliscanAttack = true
      for (const chit of [...stackIn(each, boxes.roman)]) put(each, chit, boxes.pool)
      put(each, 'mamilius', boxes.roman)
    })
    expect(stackIn(play(turnPreparation, { state }).state, boxes.roman)).toEqual(['mamilius'])
  })
})

describe('the table of the periods', () => {
  it('KOR-PER-8: the draws of every turn', () => {
    const draws = data.periods.map(({ draws: { roman, hostile } }) => `${roman}R ${hostile}NR`)
    expect(draws).toEqual(['2R 2NR', '2R 3NR', '2R 2NR', '2R 2NR', '2R 3NR', '2R 1NR', '1R 1NR'])
  })

  it('KOR-PER-1.7, KOR-PER-2.4, KOR-PER-3.4, KOR-PER-4.2, KOR-PER-5.2, KOR-PER-6.2, KOR-PER-7.2: missions and penalties', () => {
    expect(data.periods.map(({ mission }) => mission)).toEqual([4, 3, 4, 2, 3, 4, 3])
    const penalties = data.periods.map(({ penalty }) => `${penalty.chits}${penalty.militaryOnly ? 'm' : ''}`)
    expect(penalties).toEqual(['3', '1', '2m', '2m', '2m', '2m', '0m'])
    expect(data.periods.map(({ lastTurn }) => lastTurn)).toEqual([3, 7, 10, 14, 17, 21, 26])
    expect(periodData(data, 7).firstTurn).toBe(22)
  })
})
