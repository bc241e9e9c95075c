import { describe, expect, it } from 'vitest'
import { miles } from '../../../imperator/bot/character.ts'
import { Evaluation } from '../../../imperator/bot/evaluation.ts'
import { doctrine } from '../../bot/doctrine.ts'
import { landing, voyagesOf } from '../../bot/voyages.ts'
import type { SemperState } from '../../rules/state.ts'
import { allTo, emptyMap, positionOf, primus, secondus } from '../support.ts'

/** Maxence is an Augustus in Misenum with the two PC of Italia and one regiment; Africa is the enemy's and empty. */
function atMisenum(change?: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'secondus')
    state.regions.africa = 'primus'
    state.active = 'secondus'
    state.augusti.secondus = ['maxence']
    secondus(state, 'ITA6', 'maxence', 'pc-italia-1', 'pc-italia-2', 'batavi')
    state.fleets.occidentalis = { side: 'secondus', at: 'port', returns: null, moved: false }
    change?.(state)
  })
}

function voyages(state: SemperState, leader = 'maxence') {
  return [...voyagesOf(positionOf(state), 'secondus', leader, false)]
}

describe('voyages of bots', () => {
  it('SV-3.4.2-C, SV-3.4.2-F: the strongest two, over one sea, ashore', () => {
    const toCarthago = voyages(atMisenum()).filter(({ path }) => path.at(-1) === 'AFR4')
    expect(toCarthago).toHaveLength(2)
    expect(toCarthago[0]).toMatchObject({ verb: 'sail', fleet: 'occidentalis', path: ['SOCC', 'AFR4'] })
    expect(toCarthago.map(({ along }) => along.length)).toEqual([2, 1])
    expect(toCarthago[0]?.along).toContain('batavi')
    // The central sea is two steps away.
    expect(voyages(atMisenum()).map(({ path }) => path.at(-1))).not.toContain('ORI9')
  })

  it('SV-9.2-A: only with an M/CS left to bring the fleet home, but in the last year', () => {
    const last = atMisenum(state => {
      state.sequences.secondus = 1
    })
    expect(voyages(last)).toEqual([])
    last.year = 375
    expect(voyages(last).length).toBeGreaterThan(0)
  })

  it('RULING-97: PC go ashore elsewhere only with an emperor', () => {
    const plain = atMisenum(state => {
      state.augusti.secondus = []
    })
    const sailed = voyages(plain).filter(({ path }) => path.at(-1) === 'AFR4')
    expect(sailed.map(({ along }) => along)).toEqual([['batavi']])
  })

  it('SV-3.4.2-B: nobody sails with the fleet of the other side, and nobody fears it', () => {
    const state = atMisenum(changed => {
      changed.fleets.occidentalis.side = 'primus'
    })
    expect(voyages(state)).toEqual([])
    expect(landing(positionOf(state), 'secondus', 'ITA6', ['batavi'])).toBeNull()
    const mine = landing(positionOf(atMisenum()), 'secondus', 'ITA6', ['batavi', 'heruli', 'celtae'])
    expect(mine?.units).toEqual(['batavi', 'heruli'])
    expect([...(mine?.coasts ?? [])]).toContain('AFR4')
  })

  it('SV-3.4.2-E: a party in port is worth something while a Diocese over the sea lies open', () => {
    const worth = (state: SemperState) =>
      new Evaluation(doctrine, positionOf(state), 'secondus', miles).terms.expeditions.worthOf({
        places: new Set(['ITA6']),
        regions: new Set(['italia']),
        fought: false,
      })
    expect(worth(atMisenum())).toBeGreaterThan(0)
    expect(worth(atMisenum(state => primus(state, 'AFR4', 'heruli', 'celtae')))).toBe(0)
    const late = atMisenum(state => {
      state.sequences.secondus = 2
    })
    expect(worth(late)).toBe(0)
  })
})
