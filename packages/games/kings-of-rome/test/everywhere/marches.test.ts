import { describe, expect, it } from 'vitest'
import { takeAction } from '../../rules/actions/index.ts'
import { movement } from '../../rules/actions/movement.ts'
import { isRomanized, stopsHostiles, stopsRomans } from '../../rules/cities.ts'
import { disputes } from '../../rules/end-of-turn/index.ts'
import { betrayal } from '../../rules/reactions/betrayal.ts'
import type { KingsState } from '../../rules/state.ts'
import { turnGarrison } from '../../rules/turning.ts'
import {
  bareMap,
  cameFrom,
  choicesOf,
  d6,
  inHex,
  place,
  placeOf,
  play,
  playUntil,
  positionOf,
  put,
} from '../support.ts'

const ANTEMNAE = '3908'

function army(hex: string, pieces: readonly string[], change?: (state: KingsState) => void): KingsState {
  return bareMap(state => {
    place(state, hex, 'roman', pieces)
    change?.(state)
  })
}

describe('who marches', () => {
  it('KOR-DEF-3: an army that marches into an empty city Romanizes it, and takes that with it when it goes', () => {
    const state = army('3907', ['S1', 'S2'])
    const there = play(g => movement(g, 'romulus'), {
      state,
      choices: ['take S1', 'take S2', `march ${ANTEMNAE}`, 'done'],
    })
    expect(isRomanized(there.position, ANTEMNAE)).toBe(true)
    const gone = play(g => movement(g, 'romulus'), { state: there.state, choices: ['march 3808', 'done'] })
    expect(isRomanized(gone.position, ANTEMNAE)).toBe(false)
  })

  it('KOR-PIL-9: does not take along who holds a city, nor does he go by himself', () => {
    const state = army(ANTEMNAE, ['romulus', 'S1', 'S2', 'S3'], each => {
      each.holders = ['S3']
    })
    const run = playUntil(g => movement(g, 'romulus'), { state, choices: ['leave S1'] })
    expect(run.decision.about).toMatchObject({ column: ['S2'] })
    expect(choicesOf(run.decision)).toContain('take S1')
    expect(choicesOf(run.decision)).not.toContain('take S3')
    expect(run.match.refusal('rome', { verb: 'take', noun: 'S3' })?.rule).toBe('KOR-MOVE-1')
  })

  it('KOR-IGN-3: is no convict', () => {
    const state = army('3907', ['tribunus-celerum', 'S1'], each => {
      each.convicted = ['tribunus-celerum']
    })
    const run = playUntil(takeAction, { state })
    expect(choicesOf(run.decision)).not.toContain('move tribunus-celerum')
    expect(run.match.refusal('rome', { verb: 'move', noun: 'tribunus-celerum' })?.rule).toBe('KOR-IGN-3')
  })

  it('KOR-BP-2: stays in a city that Rome holds, though a larger army stands before it; in an empty one he does not', () => {
    const before = (romans: readonly string[]) =>
      army('3907', ['S1', 'S2'], each => {
        place(each, ANTEMNAE, 'roman', romans)
        place(each, ANTEMNAE, 'hostile', ['arruns', 'U20', 'U21', 'U22'])
      })
    const choices = ['take S1', `march ${ANTEMNAE}`]
    // S3 was there before, and is not driven out by help that comes.
    const held = play(g => movement(g, 'romulus'), { state: before(['G-lat-1', 'S3']), choices })
    expect(inHex(held.state, ANTEMNAE, 'roman')).toEqual(['G-lat-1', 'S1', 'S3', 'romulus'])
    const empty = play(g => movement(g, 'romulus'), { state: before([]), choices })
    expect([placeOf(empty.state, 'romulus'), placeOf(empty.state, 'S1')]).toEqual(['3907', '3907'])
  })
})

describe('who steps back', () => {
  it('KOR-ARMY-3, KOR-SIEGE-7: leaves nobody behind whom he could not command', () => {
    const five = ['S1', 'S2', 'S3', 'S4', 'S6']
    const state = army(ANTEMNAE, ['tribunus-celerum', ...five], each => {
      place(each, ANTEMNAE, 'hostile', ['G-lat-12'])
      cameFrom(each, 'tribunus-celerum', '3907')
    })
    const run = play(takeAction, {
      state,
      choices: [`siege ${ANTEMNAE}`],
      dice: [
        d6('siege', 1),
        d6('siege-failed: a chit changes containers', 1),
        d6('siege-failed: a chit changes containers', 1),
      ],
    })
    expect(five.map(unit => placeOf(run.state, unit))).toEqual(five.map(() => '3907'))
  })

  it('KOR-PIL-9, KOR-EOT-1: leaves behind who holds the city', () => {
    // A city that is held is no dispute; beside it Romans in the field part from the enemy.
    const state = army(ANTEMNAE, ['S3'], each => {
      each.holders = ['S3']
      place(each, '3808', 'hostile', ['U01'])
      place(each, '3909', 'roman', ['romulus', 'S1'])
    })
    const run = play(disputes, { state })
    expect([placeOf(run.state, 'S3'), run.state.holders]).toEqual([ANTEMNAE, ['S3']])
    expect(placeOf(run.state, 'romulus')).not.toBe('3909')
  })
})

describe('a city that changes hands', () => {
  it('KOR-MOVE-4: stops those who do not hold it', () => {
    const state = army('3907', [], each => place(each, ANTEMNAE, 'hostile', ['G-lat-1']))
    const stops = (position: ReturnType<typeof positionOf>) => [
      stopsRomans(position, ANTEMNAE),
      stopsHostiles(position, ANTEMNAE),
    ]
    expect(stops(positionOf(state))).toEqual([true, false])
    const turned = play(
      function* (g) {
        turnGarrison(g, 'G-lat-1', ANTEMNAE, 'roman', 'KOR-SIEGE-3')
      },
      { state },
    )
    expect(stops(turned.position)).toEqual([false, true])
  })

  it('KOR-DEF-3, KOR-BET-3: is Romanized no more when it is betrayed, and Romans and holders leave it', () => {
    const state = army(ANTEMNAE, ['G-lat-1', 'romulus', 'S1', 'S2', 'S3'], each => {
      each.holders = ['S3']
      put(each, 'G-rome', '3907', 'roman')
    })
    const run = play(betrayal, { state, choices: ['spend 0'], dice: [d6('betrayal', 6)] })
    expect(isRomanized(run.position, ANTEMNAE)).toBe(false)
    expect([inHex(run.state, ANTEMNAE, 'roman'), run.state.holders]).toEqual([[], []])
  })
})
