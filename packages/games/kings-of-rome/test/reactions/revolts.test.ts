import type { ScriptedRoll } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { revolts } from '../../rules/reactions/revolts.ts'
import type { KingsState } from '../../rules/state.ts'
import { bareMap, inHex, place, placeOf, play, told } from '../support.ts'
import { sabines } from './sabines.ts'

describe('revolts', () => {
  it('KOR-REV-1: loose units join their leader, the people with the most first', () => {
    const state = sabines(each => {
      place(each, '3617', 'hostile', ['U14', 'U15'])
      place(each, '4306', 'hostile', ['U01', 'egerius'])
      place(each, '4308', 'hostile', ['U03'])
    })
    const run = play(revolts, { state })
    expect(inHex(run.state, '3713', 'hostile')).toEqual(['U11', 'U12', 'U14', 'U15', 'valerius'])
    expect(told(run, 'gathers')).toMatchObject([
      { nation: 'sab', leader: 'valerius', reason: 'most-loose-units' },
    ])
    expect(inHex(run.state, '4308', 'hostile')).toEqual(['U03'])
  })

  it('KOR-REV-1: of two peoples with as many, the leader nearer to Rome gathers; then the order of their names', () => {
    const rising = (change: (state: KingsState) => void) => {
      const state = bareMap(each => {
        // Alba Longa and Tusculum are 2 points from Rome.
        place(each, '4308', 'hostile', ['mamilius', 'U03'])
        place(each, '4306', 'hostile', ['valerius', 'U11'])
        place(each, '3617', 'hostile', ['U14'])
        place(each, '4510', 'hostile', ['U07'])
        change(each)
      })
      return told(play(revolts, { state }), 'gathers')
    }
    expect(rising(() => undefined)).toMatchObject([{ nation: 'lat', units: ['U07'], from: ['4510'] }])
    expect(rising(each => place(each, '3908', 'hostile', ['valerius', 'U11']))).toMatchObject([
      { nation: 'sab', hex: '3908' },
    ])
    expect(rising(each => place(each, '3617', 'hostile', ['U15']))).toMatchObject([{ nation: 'sab' }])
  })

  it('KOR-REV-1: the order of their names, whichever of their units come first in the tables', () => {
    const state = bareMap(each => {
      place(each, '4308', 'hostile', ['mamilius', 'U03'])
      place(each, '4306', 'hostile', ['arruns', 'U20'])
      place(each, '4510', 'hostile', ['U07'])
      place(each, '3706', 'hostile', ['U21'])
    })
    expect(told(play(revolts, { state }), 'gathers')).toMatchObject([{ nation: 'etr', units: ['U21'] }])
  })

  it('KOR-REV-1, RULING-79: of two leaders of a people the nearer to Rome is joined', () => {
    const joined = (near: string, far: string) => {
      const state = bareMap(each => {
        place(each, '3908', 'hostile', [near, 'U11'])
        place(each, '3713', 'hostile', [far, 'U12'])
        place(each, '3617', 'hostile', ['U14'])
      })
      return told(play(revolts, { state }), 'gathers')
    }
    for (const [near, far] of [
      ['valerius', 'war-sabine-leader'],
      ['war-sabine-leader', 'valerius'],
    ] as const)
      expect(joined(near, far)).toMatchObject([{ leader: near, hex: '3908' }])
  })

  it('KOR-REV-1, KOR-DEF-6: they join only a leader who will have an army with them: two units', () => {
    const alone = (units: readonly string[]) =>
      bareMap(state => {
        place(state, '3713', 'hostile', ['valerius'])
        place(state, '3617', 'hostile', units)
      })
    const draw: ScriptedRoll = ['a chit from the hostile container', 1]
    const one = play(revolts, { state: alone(['U14']), dice: [draw] })
    expect([told(one, 'gathers'), placeOf(one.state, 'U14')]).toEqual([[], '3617'])
    const two = play(revolts, { state: alone(['U14', 'U15']) })
    expect(inHex(two.state, '3713', 'hostile')).toEqual(['U14', 'U15', 'valerius'])
    // With a unit of his own he needs one more; a full army can take nobody.
    const led = alone(['U14'])
    place(led, '3713', 'hostile', ['U11'])
    expect(inHex(play(revolts, { state: led }).state, '3713', 'hostile')).toEqual(['U11', 'U14', 'valerius'])
    const full = alone(['U14'])
    place(full, '3713', 'hostile', ['U11', 'U12', 'U13', 'U16', 'U17'])
    expect(told(play(revolts, { state: full, dice: [draw] }), 'gathers')).toEqual([])
  })

  it('KOR-REV-1: then loose units go to a city of their own', () => {
    const state = bareMap(each => place(each, '3712', 'hostile', ['U11']))
    const run = play(revolts, { state })
    // Cures and Eretum are equally near: by name.
    expect(placeOf(run.state, 'U11')).toBe('3713')
  })

  it('KOR-REV-1: and if there is neither, a chit is drawn from NR', () => {
    const state = bareMap(each => place(each, '3713', 'hostile', ['U11']))
    const run = play(revolts, { state, dice: [['a chit from the hostile container', 1]] })
    expect(told(run, 'draw')).toMatchObject([{ from: 'hostile' }])
  })
})
