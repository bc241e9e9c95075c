import { describe, expect, it } from 'vitest'
import { battleOdds } from '../../imperator/rules/combat/odds.ts'
import { columnOf, marchFrom } from '../../imperator/rules/movement/column.ts'
import { canMarchAlone } from '../../imperator/rules/movement/land.ts'
import { whyNotEnd } from '../../imperator/rules/movement/paths.ts'
import { leaderPiece } from '../../imperator/table/counters.ts'
import { crossingCounts } from '../rules/combat/modifiers.ts'
import { checkDioceses, settleAtOnce } from '../rules/dioceses.ts'
import { view } from '../rules/knowledge/view.ts'
import { changeOfRole } from '../rules/roles.ts'
import { stratagems } from '../rules/stratagems/registry.ts'
import { whyNoUsurpation } from '../rules/usurpation/candidates.ts'
import { dress } from '../table/dress.ts'
import {
  allTo,
  emptyMap,
  give,
  play,
  positionOf,
  primus,
  scenario,
  secondus,
  sideIn,
  where,
} from './support.ts'

/** Rules at the value that just passes and the one that just fails. */

describe('control', () => {
  /** Licinius with a unit in Treveri, the capital of Galliae, which Primus controls. */
  const taken = () =>
    emptyMap(state => {
      allTo(state, 'primus')
      secondus(state, 'GAL2', 'licinius', 'batavi')
    })

  it('SV-3.7.3-A: control is found in Phase F, and not before', () => {
    const state = taken()
    expect(view(positionOf(state), 'primus').regions.galliae).toBe('primus')
    const { state: after } = play(
      function* (g) {
        checkDioceses(g)
      },
      { state },
    )
    expect(after.regions.galliae).toBe('secondus')
  })

  it('SV-3.7.3-A: what was taken holds for the next turn, though the taker is gone', () => {
    const state = taken()
    const { state: after } = play(
      function* (g) {
        checkDioceses(g)
      },
      { state },
    )
    secondus(after, 'ITA2', 'licinius', 'batavi')
    expect(after.regions.galliae).toBe('secondus')
    const { state: next } = play(
      function* (g) {
        checkDioceses(g)
      },
      { state: after },
    )
    expect(next.regions.galliae).toBe('secondus')
  })

  const unled = () =>
    emptyMap(state => {
      allTo(state, 'primus')
      secondus(state, 'GAL3', 'heruli')
      secondus(state, 'GAL2', 'batavi', 'licinius')
      secondus(state, 'PIC1', 'cornuti')
    })
  const settled = (leaderlessUnits: string) =>
    play(
      function* (g) {
        settleAtOnce(g)
      },
      { state: unled(), options: { leaderlessUnits } },
    ).state

  it('SV-3.7.2-B: by option units pass at once to whoever controls the Diocese (RULING-31)', () => {
    expect(sideIn(settled('phaseF'), 'heruli')).toBe('secondus')
    expect(sideIn(settled('atOnce'), 'heruli')).toBe('primus')
  })

  it('SV-3.7.2-B: not those with a leader, nor those outside the Empire', () => {
    const state = settled('atOnce')
    expect([sideIn(state, 'batavi'), sideIn(state, 'cornuti')]).toEqual(['secondus', 'secondus'])
  })
})

describe('the sides of a counter', () => {
  it('SV-1.2.1-A: a leader shows the side he is on, white for Primus, black for Secondus', () => {
    const state = emptyMap(state => {
      primus(state, 'ITA2', 'constantin')
      secondus(state, 'PAN3', 'licinius')
    })
    const kit = (id: string) => leaderPiece({ position: positionOf(state), dress }, id).kit
    expect([kit('constantin'), kit('licinius')]).toEqual(['ivory', 'jet'])
  })

  it('SV-1.2.1-A: and turns when the players exchange their roles', () => {
    const state = emptyMap(state => {
      primus(state, 'ITA2', 'constantin')
      secondus(state, 'PAN3', 'licinius')
      state.emperors = { primus: 'licinius', secondus: null }
      state.turn.roleChange = 'succession'
    })
    const { state: after } = play(changeOfRole, { state })
    expect([sideIn(after, 'constantin'), sideIn(after, 'licinius')]).toEqual(['secondus', 'primus'])
    expect(where(after, 'licinius')).toBe('PAN3')
  })
})

describe('the truce of the sons of Constantin', () => {
  const inYear = (year: number) =>
    scenario('4', state => {
      state.year = year
      for (const { id, place } of [...state.counters]) {
        if (place === 'GAL2' || place === 'ITA2') primus(state, 'HIS1', id)
      }
      primus(state, 'GAL3', 'batavi')
      secondus(state, 'ITA2', 'heruli')
    })

  it('SV-S4-B: no Roman ends his march among Romans of the other side, up to 339', () => {
    const why = (year: number) => {
      const position = positionOf(inYear(year))
      const column = columnOf(position, 'primus', null, ['batavi'], false)
      return whyNotEnd(position, column, marchFrom('ITA2'))?.rule ?? null
    }
    expect(why(339)).toBe('SV-S4-B')
    expect(why(340)).not.toBe('SV-S4-B')
  })

  it('SV-S4-B: a unit with Romans of the other side in every zone it could enter is not asked to march', () => {
    const marches = (year: number, ...taken: string[]) => {
      const state = scenario('4', each => {
        each.year = year
        for (const { id, place } of [...each.counters]) if (place.startsWith('BRI')) primus(each, 'HIS1', id)
        primus(each, 'BRI1', 'ri-britanniae')
        if (taken.includes('BRI2')) secondus(each, 'BRI2', 'heruli')
        if (taken.includes('BRI3')) secondus(each, 'BRI3', 'batavi')
      })
      return canMarchAlone(positionOf(state), 'ri-britanniae')
    }
    expect(marches(339, 'BRI2')).toBe(true)
    expect(marches(339, 'BRI2', 'BRI3')).toBe(false)
    expect(marches(340, 'BRI2', 'BRI3')).toBe(true)
  })

  it('SV-S4-B: no usurpation is played in the truce', () => {
    const why = (year: number) => whyNoUsurpation(positionOf(inYear(year)), 'primus', 'leader')?.rule ?? null
    expect(why(339)).toBe('SV-S4-B')
    expect(why(340)).not.toBe('SV-S4-B')
  })
})

describe('rivers', () => {
  it('SV-CT-f: by option only where those in purple lead both sides (RULING-43)', () => {
    const state = emptyMap(state => {
      primus(state, 'ITA5', 'constantin', 'batavi')
      secondus(state, 'ITA5', 'licinius', 'heruli')
      state.emperors = { primus: 'constantin', secondus: 'licinius' }
    })
    const sketch = {
      zone: 'ITA5',
      kind: 'land',
      attacker: { side: 'primus', leaders: ['constantin'], units: ['batavi'] },
      defender: { side: 'secondus', leaders: ['licinius'], units: ['heruli'] },
      crossed: true,
      stratagems: [],
    } as const
    const imperial = positionOf(state, { riverScope: 'imperial' })
    const plain = { ...sketch, defender: { ...sketch.defender, leaders: [] } }
    expect([crossingCounts(imperial, sketch), crossingCounts(imperial, plain)]).toEqual([true, false])
    const rules = battleOdds(imperial, plain).modifiers.map(({ rule }) => rule)
    expect(rules).not.toContain('SV-CT-f')
    expect(crossingCounts(positionOf(state), plain)).toBe(true)
  })
})

describe('initiative', () => {
  it('SV-6.3-A: only who does not have it can turn it, and only a roll (RULING-81)', () => {
    const state = emptyMap(state => give(state, 'primus', 'initiative-1'))
    const why = (rolled: boolean, initiative: 'primus' | 'secondus') =>
      stratagems.initiative?.whyNot(positionOf({ ...state, initiative }), 'primus', {
        name: 'initiative',
        rolled,
      })?.why ?? null
    expect([why(true, 'secondus'), why(true, 'primus'), why(false, 'secondus')]).toEqual([
      null,
      'has-initiative',
      'initiative-given',
    ])
  })
})
