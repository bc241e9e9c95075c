import { describe, expect, it } from 'vitest'
import { kingsData } from '../../data/index.ts'
import { captureLeader } from '../../rules/losses.ts'
import { ambush } from '../../rules/reactions/ambush.ts'
import { hostileArmies } from '../../rules/reactions/armies.ts'
import { military } from '../../rules/reactions/military.ts'
import { boxes, type KingsState } from '../../rules/state.ts'
import { attacks, battle, field, latins, twoChits } from '../battle/stage.ts'
import { sabines } from '../reactions/sabines.ts'
import {
  bareMap,
  chitsIn,
  choicesOf,
  d6,
  inHex,
  place,
  placeOf,
  play,
  playUntil,
  put,
  testData,
  told,
} from '../support.ts'

/** Mamilius with three units beside Rome, and nothing else that he could go for. */
function beforeRome(change: (state: KingsState) => void): KingsState {
  return bareMap(state => {
    place(state, '4006', 'hostile', ['mamilius', 'U01', 'U02', 'U05'])
    change(state)
  })
}

describe('an enemy before Rome', () => {
  it('KOR-OFF-5, KOR-MIL-1: is met by the army of Rome, though a Magister is on the map', () => {
    const state = beforeRome(each => {
      place(each, '3907', 'roman', ['S1', 'S2', 'S3'])
      place(each, '4208', 'roman', ['magister-populi'])
    })
    const run = playUntil(military, { state })
    expect(choicesOf(run.decision)).toEqual(['accept-battle', 'stay-inside'])
  })

  it('KOR-DUEL-4, KOR-IGN-3: is not met under an Interrex who is bound to Rome, nor under a convict', () => {
    const state = beforeRome(each => {
      place(each, '3907', 'roman', ['tribunus-celerum', 'S1', 'S2', 'S3'])
      each.kingTied = true
      each.convicted = ['tribunus-celerum']
    })
    const run = play(military, { state })
    expect(told(run, 'rome-threatened')).toHaveLength(1)
    expect(run.state.ip).toBe(7)
  })

  it('KOR-END-4: takes the last point of influence, and the game is lost', () => {
    const state = beforeRome(each => {
      each.ip = 1
    })
    expect(play(military, { state }).match.result).toMatchObject({ rule: 'KOR-END-4', winners: [] })
  })
})

describe('an army on its way', () => {
  it('KOR-MOVE-4, KOR-MIL-1: passes neither Romans on the road nor a city of Rome', () => {
    const target = (change: (state: KingsState) => void) => {
      const state = bareMap(each => {
        place(each, '4306', 'hostile', ['mamilius', 'U01', 'U02', 'U05'])
        // All cities are theirs, so that Rome alone is left to attack.
        for (const { hex } of kingsData.hostileCities) each.control = { ...each.control, [hex]: 'lat' }
        change(each)
      })
      const [march] = told(play(military, { state, options: { militaryArmies: 'nearest' } }), 'march')
      return march
    }
    // From Alba Longa the road to Rome is 4206, 4106, 4006.
    expect(target(() => {})).toMatchObject({ target: '3907', path: ['4306', '4206', '4106', '4006'] })
    const round = target(state => place(state, '4106', 'roman', ['S1']))
    expect(round).toMatchObject({ target: '3907' })
    expect(round).not.toMatchObject({ path: expect.arrayContaining(['4106']) })
  })
})

describe('Romans before the walls of a third people', () => {
  /** Arruns comes for Cures of the Sabines, before which Romans stand. */
  const siege = (romans: readonly string[], units: readonly string[], choices: readonly string[]) =>
    play(military, {
      state: bareMap(state => {
        place(state, '3613', 'hostile', ['arruns', ...units])
        place(state, '3713', 'hostile', ['G-sab-1'])
        place(state, '3713', 'roman', romans)
      }),
      choices,
      dice: romans.length === 3 && units.length === 3 ? [d6('hostile siege', 3)] : [],
      options: { militaryArmies: 'nearest' },
    })

  it('KOR-BP-2, RULING-81: too few, they give way, and the siege follows', () => {
    const run = siege(['romulus', 'S1', 'S2'], ['U20', 'U21', 'U22'], ['to 3712'])
    expect(placeOf(run.state, 'romulus')).toBe('3712')
    expect(run.state.control).toEqual({ '3713': 'etr' })
    expect(run.state.notes.attackers).toEqual([])
  })

  it('KOR-BP-2, RULING-49: two who come last give way to them, and nothing follows', () => {
    const run = siege(['romulus', 'S1', 'S2'], ['U20', 'U21'], [])
    expect([placeOf(run.state, 'arruns'), placeOf(run.state, 'romulus')]).toEqual(['3613', '3713'])
    expect(told(run, 'hostile-siege')).toEqual([])
  })
})

describe('a fight for a city', () => {
  it('KOR-PIL-9, KOR-RETR-1: a unit that holds it stays when the army that has fought before it goes to Rome', () => {
    const state = sabines(each => {
      place(each, '3713', 'hostile', ['U15'])
      place(each, '3811', 'roman', ['G-sab-1', 'romulus', 'S1', 'S2', 'S3', 'S8'])
      each.holders = ['S8']
    })
    const run = play(military, {
      state,
      choices: ['accept-battle', 'no-duel', 'by-virtus', 'lead-from-reserve'],
      dice: [...attacks(1, 6, 1, 1, 1, 1), d6('reroll', 1), d6('reroll', 1), ...twoChits],
    })
    expect(told(run, 'battle-result')).toMatchObject([{ winner: 'hostile' }])
    expect(inHex(run.state, '3811', 'roman')).toEqual(['G-sab-1', 'S8'])
    expect(run.state.holders).toEqual(['S8'])
    expect(placeOf(run.state, 'romulus')).toBe('3907')
  })

  it('KOR-SURV-1: a leader is not alone while others stand with him who have not fought', () => {
    // A Tribune commands four; they and all of the enemy fall together.
    const left = (others: readonly string[]) => {
      const state = bareMap(each => {
        place(each, '4306', 'roman', ['G-lat-2', 'tribunus-celerum', 'S1', 'S2', 'S3', 'S4', ...others])
        place(each, '4406', 'hostile', ['egerius', 'U02', 'U03', 'U05', 'U07'])
        // Nobody is left to reinforce them.
        for (const chit of chitsIn(each, 'hostile'))
          if (testData.units[chit]?.nation === 'lat') put(each, chit, boxes.coming)
      })
      const run = play(ambush, {
        state,
        choices: ['by-virtus', 'lead-from-reserve'],
        dice: [...attacks(1, 1, 1, 1), d6('reroll', 1), ...attacks(6, 6, 6, 6, 6, 6, 6, 6)],
      })
      expect(told(run, 'battle-result')).toMatchObject([{ winner: null, roman: -19, hostile: -19 }])
      return placeOf(run.state, 'tribunus-celerum')
    }
    expect(left([])).toBe('3907')
    expect(left(['S8'])).toBe('4306')
  })
})

it('KOR-END-4, KOR-BAT-3: a battle that the King loses with his last two points loses the game', () => {
  const state = field(['romulus', 'S1', 'S2', 'S3'], latins.slice(0, 4), each => {
    each.ip = 2
  })
  const run = play(battle(), {
    state,
    choices: ['no-duel', 'by-virtus', 'lead-from-reserve'],
    dice: [...attacks(1, 6, 1, 1, 1, 1), d6('reroll', 1), d6('reroll', 1)],
  })
  expect(run.match.result).toMatchObject({ rule: 'KOR-END-4', winners: [] })
})

it('KOR-DEF-6, KOR-LEAD-3: units whose leader is taken are no army', () => {
  const state = field([], latins)
  const run = play(g => captureLeader(g, 'mamilius'), { state })
  expect(hostileArmies({ ...run.position, state })).toHaveLength(1)
  expect(hostileArmies(run.position)).toEqual([])
})
