import { describe, expect, it } from 'vitest'
import type { Muster } from '../../../imperator/bot/muster.ts'
import { Republic, spqrForecast } from '../../bot/republic.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { place, positionOf, scenario } from '../support.ts'

const nobody: Muster = { land: [], naves: [], leaders: [], enemyLand: [], enemyNaves: [], enemyLeaders: [] }

/** The start of Scenario 2, whose 33 legions stand on the map, with so much of the year to come. */
function year(spqr: number, sequences: number, change: (state: AleaState) => void = () => {}): AleaState {
  return scenario('2', state => {
    state.spqr = spqr
    state.sequences = { caesarian: sequences, republican: 0 }
    change(state)
  })
}

function worth(state: AleaState): number {
  return new Republic(positionOf(state), 'caesarian').worth()
}

function fear(state: AleaState, muster: Partial<Muster>, chance: number): number {
  return new Republic(positionOf(state), 'republican').fearOfBattle({ ...nobody, ...muster }, chance)
}

describe('AIE-5.1.1: what is feared for the Republic', () => {
  it('grows with every level of the track, beyond its death too, so that there is always something to make good', () => {
    // The forecast: no garrison in Italia, peace abroad, no civil battle.
    expect(spqrForecast(positionOf(year(3, 0)))).toBe(2)
    const worths = [1, 2, 3, 4, 5, 6, 7].map(spqr => worth(year(spqr, 0)))
    expect(worths).toEqual(worths.toSorted((one, two) => two - one))
    expect(new Set(worths).size).toBe(worths.length)
  })

  it('is greater while there is much of the year to come', () => {
    expect(worth(year(4, 8))).toBeLessThan(worth(year(4, 2)))
    expect(worth(year(4, 2))).toBeLessThan(worth(year(4, 0)))
  })

  it('is greater after a battle of many legions, if few are left', () => {
    const legions = ['legio-III', 'legio-XXII', 'legio-XXVIII', 'legio-I', 'legio-XXI', 'legio-XXX']
    expect(fear(year(3, 4), { enemyLand: legions }, 1)).toBeCloseTo(0)
    const few = year(3, 4, state => place(state, boxes.reserve, null, ['legio-V', 'legio-VI', 'legio-VII']))
    expect(fear(few, { enemyLand: legions }, 1)).toBeGreaterThan(0)
  })

  it('counts a garrison of its own that would be beaten, by the chance of that', () => {
    // The garrison of Africa.
    const land = ['legio-XXV', 'legio-XXVI']
    expect(fear(year(3, 0), { land }, 1)).toBeCloseTo(0)
    expect(fear(year(3, 0), { land }, 0.5)).toBeGreaterThan(0)
    expect(fear(year(3, 0), { land }, 0)).toBeCloseTo(2 * fear(year(3, 0), { land }, 0.5))
  })
})
