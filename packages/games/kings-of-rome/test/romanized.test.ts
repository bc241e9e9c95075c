import { describe, expect, it } from 'vitest'
import { takeAction } from '../rules/actions/index.ts'
import { isFriendly, isRomanized, leadersInside, unitsInside } from '../rules/cities.ts'
import { deployChit } from '../rules/deployment/index.ts'
import { prestige } from '../rules/end-of-turn/index.ts'
import { citiesForMission } from '../rules/end-of-turn/romanization.ts'
import { ambush } from '../rules/reactions/ambush.ts'
import { military } from '../rules/reactions/military.ts'
import type { KingsState } from '../rules/state.ts'
import { attacks, twoChits } from './battle/stage.ts'
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
  told,
} from './support.ts'

const ANTEMNAE = '3908'
const CURES = '3713'

function camp(hex: string, romans: readonly string[], change?: (state: KingsState) => void): KingsState {
  return bareMap(state => {
    place(state, hex, 'roman', romans)
    change?.(state)
  })
}

const romanized = (state: KingsState, hex = ANTEMNAE) => isRomanized(positionOf(state), hex)

describe('KOR-DEF-3: a city is Romanized', () => {
  it('by a garrison, and by a unit that was left to hold it', () => {
    expect(romanized(camp(ANTEMNAE, ['G-lat-1']))).toBe(true)
    const left = camp(ANTEMNAE, ['S1'])
    expect(romanized(left)).toBe(false)
    left.holders = ['S1']
    expect(romanized(left)).toBe(true)
    // Rome is Rome.
    expect(romanized(left, '3907')).toBe(false)
  })

  it('by an army within walls that nobody holds: a leader and two units, not one', () => {
    expect(romanized(camp(ANTEMNAE, ['romulus', 'S1', 'S2']))).toBe(true)
    expect(romanized(camp(ANTEMNAE, ['romulus', 'S1']))).toBe(false)
    expect(romanized(camp(ANTEMNAE, ['S1', 'S2', 'S3']))).toBe(false)
  })

  it('not by an army before walls that are held: by a garrison or a unit of the city', () => {
    for (const inside of ['G-lat-1', 'U01']) {
      const state = camp(ANTEMNAE, ['romulus', 'S1', 'S2'])
      place(state, ANTEMNAE, 'hostile', [inside])
      expect(romanized(state)).toBe(false)
    }
    // A leader alone keeps nobody out, and Sabines are not inside a Latin city.
    const led = camp(ANTEMNAE, ['romulus', 'S1', 'S2'])
    place(led, ANTEMNAE, 'hostile', ['egerius'])
    expect(romanized(led)).toBe(true)
    const foreign = camp(ANTEMNAE, ['romulus', 'S1', 'S2'])
    place(foreign, ANTEMNAE, 'hostile', ['U11'])
    expect(romanized(foreign)).toBe(true)
  })

  it('not by an army that has sacked it (KOR-PIL-10)', () => {
    const state = camp(ANTEMNAE, ['romulus', 'S1', 'S2'])
    const run = play(takeAction, { state, choices: [`sack ${ANTEMNAE}`] })
    expect(romanized(run.state)).toBe(false)
  })
})

describe('a city in which an army of Rome stands', () => {
  const state = camp(ANTEMNAE, ['romulus', 'S1', 'S2'])

  it('KOR-EOT-5: counts for the mission', () => {
    expect(citiesForMission(positionOf(state))).toEqual([ANTEMNAE])
  })

  it('KOR-PIL-8: can still be occupied or sacked', () => {
    const { decision } = playUntil(takeAction, { state })
    expect(choicesOf(decision)).toEqual([
      'move romulus',
      `occupy ${ANTEMNAE}`,
      `sack ${ANTEMNAE}`,
      'end-actions',
    ])
  })

  it('KOR-GAR-2: can take a garrison from R', () => {
    const run = play(g => deployChit(g, 'G3-4', 'roman'), { state })
    expect(inHex(run.state, ANTEMNAE, 'roman')).toContain('G3-4')
  })

  it('KOR-DEF-5, KOR-DEP-1: is no friendly city of its people', () => {
    expect(isFriendly(positionOf(state), ANTEMNAE, 'lat')).toBe(false)
    const cures = camp(CURES, ['romulus', 'S1', 'S2'])
    const run = play(g => deployChit(g, 'U11', 'hostile'), { state: cures })
    expect(inHex(run.state, '3811', 'hostile')).toEqual(['U11'])
  })
})

describe('KOR-MIL-1: its own people come', () => {
  /** Latins from Fidenae, against Romulus in Antemnae. */
  const attacked = (romans: readonly string[], latins: readonly string[]) =>
    camp(ANTEMNAE, romans, state => place(state, '3808', 'hostile', latins))

  it('three against three fight; beaten, they do not find shelter in the city they came for', () => {
    const run = play(military, {
      state: attacked(['romulus', 'S1', 'S2', 'S3'], ['mamilius', 'U01', 'U02', 'U05']),
      choices: ['no-duel', 'by-virtus', 'lead-from-reserve'],
      dice: [...attacks(6, 1, 1, 1, 1, 1), d6('reroll', 1), d6('reroll', 1), ...twoChits],
    })
    expect(told(run, 'battle-begins')).toMatchObject([{ hex: ANTEMNAE, battle: 'military' }])
    expect(inHex(run.state, '3808', 'hostile')).toEqual(['U02', 'U05', 'mamilius'])
    expect(romanized(run.state)).toBe(true)
    expect(run.state.notes.attackers).toEqual(['lat'])
  })

  it('KOR-EOT-8: victorious, they have their city again, and it costs 2 VP', () => {
    const run = play(military, {
      state: attacked(['romulus', 'S1', 'S2', 'S3'], ['mamilius', 'U01', 'U02', 'U05']),
      choices: ['no-duel', 'by-virtus', 'lead-from-reserve'],
      dice: [...attacks(1, 6, 1, 1, 1, 1), d6('reroll', 1), d6('reroll', 1), ...twoChits],
    })
    expect(inHex(run.state, ANTEMNAE, 'hostile')).toEqual(['U01', 'U02', 'U05', 'mamilius'])
    expect(play(prestige, { state: run.state }).state.vp).toBe(-2)
  })

  it('KOR-BP-2: two Romans give way to three Latins, two Latins to two Romans', () => {
    const away = play(military, {
      state: attacked(['romulus', 'S1', 'S2'], ['mamilius', 'U01', 'U02', 'U05']),
      choices: ['to 3907'],
    })
    expect(away.state.notes.captures).toEqual([{ hex: ANTEMNAE, by: 'lat', fromRome: true }])
    const held = play(military, { state: attacked(['romulus', 'S1', 'S2'], ['mamilius', 'U01', 'U02']) })
    expect(inHex(held.state, '3808', 'hostile')).toContain('mamilius')
    expect([romanized(held.state), held.state.notes.captures]).toEqual([true, []])
  })
})

it('KOR-AMB-1, KOR-AMB-4: an army in their city is ambushed, and the beaten go back', () => {
  const state = camp(CURES, ['romulus', 'S1', 'S2', 'S3'], each => {
    place(each, '3617', 'hostile', ['valerius', 'U14', 'U15'])
    place(each, '3915', 'hostile', ['U18'])
  })
  const run = play(ambush, {
    state,
    choices: ['by-virtus', 'lead-from-reserve', 'no-triumph'],
    dice: [
      ['the reinforcement of an ambush', 1],
      ...attacks(1, 1, 1),
      d6('reroll', 1),
      d6('reroll', 1),
      ...attacks(6, 1, 6, 1, 6, 1),
      ...twoChits,
    ],
  })
  expect(told(run, 'ambush')).toMatchObject([{ hex: CURES, from: '3617' }])
  expect(placeOf(run.state, 'valerius')).not.toBe(CURES)
  expect(romanized(run.state, CURES)).toBe(true)
})

it('KOR-BP-3: units and leaders of the people that holds the city are within its walls, others before them', () => {
  const position = positionOf(
    bareMap(state => place(state, '4306', 'hostile', ['G-lat-2', 'mettius', 'U01', 'arruns', 'U20'])),
  )
  expect(leadersInside(position, '4306')).toEqual(['mettius'])
  expect(unitsInside(position, '4306')).toEqual(['U01'])
})
