import { describe, expect, it } from 'vitest'
import { areAlike, oneOfEach } from '../../imperator/rules/alike.ts'
import { movement } from '../../imperator/rules/movement/phase.ts'
import { changeFaction, put, setMoved } from '../../imperator/rules/pieces.ts'
import { loadData } from '../data/pack.ts'
import { semper } from '../index.ts'
import { semperData as data, series } from '../rules/series.ts'
import type { SemperState } from '../rules/state.ts'
import {
  allTo,
  atWar,
  choicesOf,
  emptyMap,
  place,
  playUntil,
  positionOf,
  primus,
  reduced,
} from './support.ts'

const three = ['franci-1', 'franci-2', 'franci-3']

/** The Franci at war for Primus. */
function warriors(change: (state: SemperState) => void = () => {}): SemperState {
  return emptyMap(state => {
    allTo(state, 'secondus')
    atWar(state, 'franci', 'primus')
    place(state, 'FRA', null, 'ascaric')
    change(state)
  })
}

function alike(change?: (state: SemperState) => void): readonly string[] {
  return oneOfEach(positionOf(warriors(change)), three)
}

describe('SV-1.3-A: counters that nothing tells apart', () => {
  it('are offered once', () => {
    expect(alike()).toEqual(['franci-1'])
  })

  it('are told apart by side, place, state, move and the way they came', () => {
    const other = ['franci-1', 'franci-2']
    expect(alike(state => reduced(state, 'franci-2'))).toEqual(other)
    expect(alike(state => setMoved({ state, data }, 'franci-2', true))).toEqual(other)
    expect(alike(state => put({ state, data }, 'franci-2', 'GAL1'))).toEqual(other)
    expect(alike(state => changeFaction({ state, data }, 'franci-2', 'primus'))).toEqual(other)
    const came = (piece: string, zone: string, from: string, crossed: boolean) => ({
      piece,
      zone,
      from,
      crossed,
    })
    const arrived = (one: ReturnType<typeof came>, two: ReturnType<typeof came>) =>
      alike(state => {
        state.arrivals = [one, two]
      })
    const first = came('franci-1', 'FRA', 'BUR', false)
    expect(arrived(first, came('franci-2', 'FRA', 'BUR', false))).toEqual(['franci-1', 'franci-3'])
    expect(arrived(first, came('franci-2', 'GAL2', 'BUR', false))).toEqual(three)
    expect(arrived(first, came('franci-2', 'FRA', 'FRI', false))).toEqual(three)
    expect(arrived(first, came('franci-2', 'FRA', 'BUR', true))).toEqual(three)
  })

  it('are never leaders or Romans, who have names, nor units of two Peoples', () => {
    const state = warriors(state => primus(state, 'FRA', 'batavi', 'heruli', 'severe'))
    const pieces = ['batavi', 'heruli', 'severe', 'ascaric']
    expect(oneOfEach(positionOf(state), pieces)).toEqual(pieces)
    expect(areAlike(positionOf(state), 'batavi', 'heruli')).toBe(false)
    expect(areAlike(positionOf(state), 'franci-1', 'burgondi-1')).toBe(false)
    expect(areAlike(positionOf(state), 'franci-1', 'franci-2')).toBe(true)
  })

  it('are printed alike: name, type, People and home, in a pack too', () => {
    const printed = (units: object) => {
      const position = { ...positionOf(warriors()), data: loadData({ name: 'a pack', units }, series) }
      return oneOfEach(position, [...three, 'batavi', 'heruli'])
    }
    expect(printed({})).toEqual(['franci-1', 'batavi', 'heruli'])
    expect(printed({ 'franci-2': { name: 'Salii' } })).toEqual(['franci-1', 'franci-2', 'batavi', 'heruli'])
    expect(printed({ 'franci-3': { home: 'BUR' } })).toEqual(['franci-1', 'franci-3', 'batavi', 'heruli'])
  })

  it('come one after another in a column, and the others are explained', () => {
    const takes = (...choices: string[]) =>
      choicesOf(playUntil(movement, { state: warriors(), choices }).decision).filter(each =>
        each.startsWith('take'),
      )
    expect(takes('lead ascaric')).toEqual(['take franci-1'])
    expect(takes('lead ascaric', 'take franci-1')).toEqual(['take franci-2'])
    const { position, decision } = playUntil(movement, { state: warriors(), choices: ['lead ascaric'] })
    const why = (verb: string, noun: string) => semper.explain(position, decision, { verb, noun })?.why
    expect([why('take', 'franci-2'), why('take', 'franci-3')]).toEqual(['twin-offered', 'twin-offered'])
    expect(why('drop', 'franci-2')).not.toBe('twin-offered')
    expect(why('take', 'burgondi-1')).not.toBe('twin-offered')
  })
})
