import type { Rules } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { navalBattle } from '../../rules/battle/index.ts'
import { deployChit } from '../../rules/deployment/index.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { readState } from '../../rules/knowledge/read-state.ts'
import { boxes, eventBox, type Kings, type KingsState } from '../../rules/state.ts'
import { bareMap, choicesOf, d6, place, placeOf, play, playUntil, positionOf, put, told } from '../support.ts'

const PYRGI = '3104'
const OSTIA = '3803'
const ships = (...dice: number[]) => dice.map(die => d6('ship', die))

function sea(
  romans: readonly string[],
  others: readonly string[],
  cargo: readonly string[] = [],
): KingsState {
  return bareMap(state => {
    state.ostia = true
    place(state, OSTIA, 'roman', ['G-ostia'])
    place(state, PYRGI, 'roman', [...romans, ...cargo])
    place(state, PYRGI, 'hostile', others)
  })
}

const fight =
  (cargo: readonly string[] = []) =>
  (g: Kings): Rules<unknown> =>
    navalBattle(g, { hex: PYRGI, from: OSTIA, cargo })

describe('battle at sea', () => {
  it('KOR-NAV-4: three rounds at most; then the Roman fleet goes to its nearest port', () => {
    const run = play(fight(), {
      state: sea(['ostia-ship-1'], ['pyrgi-ship-1']),
      dice: [...ships(3, 2), ...ships(3, 2), ...ships(3, 2)],
    })
    expect(told(run, 'naval-round')).toHaveLength(3)
    expect(placeOf(run.state, 'ostia-ship-1')).toBe(OSTIA)
    expect(placeOf(run.state, 'pyrgi-ship-1')).toBe(PYRGI)
    expect([run.state.vp, run.state.ip]).toEqual([0, 8])
  })

  it('KOR-NAV-4: the nearest Roman port by sea, among equals the lower number; no other city, no port of others', () => {
    const home = (ports: readonly (readonly [string, string])[]) => {
      const state = sea(['ostia-ship-1'], ['pyrgi-ship-1'])
      for (const [hex, garrison] of ports) place(state, hex, 'roman', [garrison])
      const dice = [...ships(3, 2), ...ships(3, 2), ...ships(3, 2)]
      return placeOf(play(fight(), { state, dice }).state, 'ostia-ship-1')
    }
    // Ostia and Graviscae are both 7 points from Pyrgi, Antium 17; Caere is next door, but no port.
    expect(home([['4702', 'G-vol-2']])).toBe(OSTIA)
    expect(home([['2505', 'G-etr-2']])).toBe('2505')
    expect(home([['3305', 'G-etr-2']])).toBe(OSTIA)
  })

  it('KOR-NAV-5: Roman ships go into the R container, the others to the waters of their people', () => {
    const run = play(fight(), {
      state: sea(['U46', 'ostia-ship-1'], ['pyrgi-ship-1', 'U47']),
      // All roll together; everybody is sunk.
      dice: ships(6, 6, 6, 6),
    })
    expect([placeOf(run.state, 'U46'), placeOf(run.state, 'ostia-ship-1')]).toEqual([
      boxes.roman,
      boxes.roman,
    ])
    expect(placeOf(run.state, 'pyrgi-ship-1')).toBe(eventBox('mare-etruscum'))
    expect(placeOf(run.state, 'U47')).toBe(eventBox('antium'))
    expect(breaches(run.position)).toEqual([])
    expect(readState(run.state)).toEqual(run.state)
  })

  it('KOR-NAV-5: a ship of Ostia drawn from NR goes back into R; drawn from R it sails again', () => {
    const state = sea([], [])
    put(state, 'ostia-ship-1', boxes.hostile)
    expect(breaches(positionOf(state))).toEqual([])
    const back = play(g => deployChit(g, 'ostia-ship-1', 'hostile'), { state })
    expect(placeOf(back.state, 'ostia-ship-1')).toBe(boxes.roman)
    const drawn = play(g => deployChit(g, 'ostia-ship-1', 'roman'), { state: back.state })
    expect(placeOf(drawn.state, 'ostia-ship-1')).toBe(OSTIA)
  })

  it('KOR-NAV-6: a victory brings 1 VP and 2 IP, and the fleet keeps the sea', () => {
    const run = play(fight(), {
      state: sea(['ostia-ship-1', 'ostia-ship-2'], ['pyrgi-ship-1']),
      // Both Roman ships have the same target.
      dice: ships(1, 4, 1),
    })
    expect([run.state.vp, run.state.ip]).toEqual([1, 10])
    expect(placeOf(run.state, 'ostia-ship-1')).toBe(PYRGI)
    expect(told(run, 'naval-round')).toHaveLength(1)
  })

  it('KOR-NAV-6: a defeat costs 2 VP; what no ship can carry is lost', () => {
    const script = {
      state: sea(
        ['ostia-ship-1', 'ostia-ship-2'],
        ['pyrgi-ship-1', 'pyrgi-ship-2'],
        ['tribunus-populi-1', 'S1', 'S2', 'S3', 'S4'],
      ),
      dice: [...ships(1, 1, 3, 1), ...ships(1, 1, 1), ...ships(1, 1, 1)],
    }
    const cargo = ['tribunus-populi-1', 'S1', 'S2', 'S3', 'S4']
    const run = playUntil(fight(cargo), script)
    expect(choicesOf(run.decision)).toEqual(['lose S1', 'lose S2', 'lose S3', 'lose S4'])
    let lost: readonly string[] = []
    const counted = function* (g: Kings): Rules {
      lost = (yield* navalBattle(g, { hex: PYRGI, from: OSTIA, cargo })).lost
    }
    const done = play(counted, { ...script, choices: ['lose S4'] })
    expect(lost).toEqual(['ostia-ship-1', 'S4'])
    expect(done.state.vp).toBe(-2)
    expect(placeOf(done.state, 'S4')).toBe(boxes.pool)
    for (const piece of ['tribunus-populi-1', 'S1', 'ostia-ship-2'])
      expect(placeOf(done.state, piece)).toBe(OSTIA)
  })

  it('KOR-DUEL-4, KOR-NAV-5: a King who drowns has an Interrex after him, bound to Rome; so has an Interrex', () => {
    const drowned = (king: string) => {
      const state = sea(['ostia-ship-1'], ['pyrgi-ship-1'], [king, 'S1'])
      if (king !== 'romulus') put(state, 'romulus', boxes.out)
      state.king = king
      const run = play(fight([king, 'S1']), { state, dice: ships(1, 3), choices: [] })
      expect(breaches(run.position)).toEqual([])
      return run.state
    }
    const after = drowned('romulus')
    expect([after.king, after.kingTied, placeOf(after, 'interrex')]).toEqual(['interrex', true, '3907'])
    expect([placeOf(after, 'romulus'), placeOf(after, 'S1')]).toEqual([boxes.out, boxes.pool])
    const again = drowned('interrex')
    expect([again.king, again.kingTied, placeOf(again, 'interrex')]).toEqual(['interrex', true, '3907'])
  })

  it('KOR-DUEL-4: a King whose ship comes through reigns on', () => {
    const run = play(fight(['romulus']), {
      state: sea(['ostia-ship-1', 'ostia-ship-2'], ['pyrgi-ship-1'], ['romulus']),
      dice: [...ships(1, 1, 3), ...ships(1, 1), ...ships(1, 1)],
    })
    expect([run.state.king, run.state.kingTied, placeOf(run.state, 'romulus')]).toEqual([
      'romulus',
      false,
      OSTIA,
    ])
  })

  it('KOR-NAV-5: with the last ship the leaders aboard are lost', () => {
    let lost: readonly string[] = []
    const counted = function* (g: Kings): Rules {
      lost = (yield* navalBattle(g, { hex: PYRGI, from: OSTIA, cargo: ['tribunus-populi-1'] })).lost
    }
    const run = play(counted, {
      state: sea(['ostia-ship-1'], ['pyrgi-ship-1'], ['tribunus-populi-1']),
      dice: ships(1, 3),
    })
    expect(lost).toEqual(['ostia-ship-1', 'tribunus-populi-1'])
    expect(placeOf(run.state, 'tribunus-populi-1')).toBe(boxes.roman)
    expect(told(run, 'leader-dies')).toHaveLength(1)
  })
})
