import { describe, expect, it } from 'vitest'
import { isContested, zonesAttackersCameFrom } from '../../../imperator/rules/combat/forces.ts'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import {
  allTo,
  atWar,
  choicesOf,
  d6,
  emptyMap,
  field,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
} from '../support.ts'

const four = ['batavi', 'ioviani', 'herculiani', 'celtae']

describe('when there is a battle', () => {
  it('SV-8.1-A, SV-3.5.4-A: enemy units in one zone fight, Romans with Romans too', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
      secondus(state, 'ITA4', 'maxence')
      primus(state, 'ITA4', 'celtae')
    })
    expect(isContested(positionOf(state), 'ITA5', 'land')).toBe(true)
    expect(isContested(positionOf(state), 'ITA4', 'land')).toBe(false)
  })

  it('SV-8.1-B: a combat must be fought', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
    })
    const { events } = play(combat, { state, dice: [d6('battle', 4)], choices: ['retreat ITA4'] })
    expect(events.map(event => event.kind)).toContain('battle')
  })

  it('SV-8.1-C: at sea nobody fights', () => {
    const state = field(state => {
      primus(state, 'SOCC', 'batavi')
      secondus(state, 'SOCC', 'heruli')
    })
    expect(isContested(positionOf(state), 'SOCC', 'land')).toBe(false)
  })

  it('SV-4.4.1-B: Peoples fight Romans only; Armenia fights Peoples too', () => {
    const state = field(state => {
      atWar(state, 'persians', 'secondus')
      atWar(state, 'franci', 'primus')
      place(state, 'XGER', null, 'franci-1', 'persians-levies-1')
      place(state, 'ARM', null, 'persians-levies-2')
      state.peoples.armenia.faction = 'primus'
    })
    expect(isContested(positionOf(state), 'XGER', 'land')).toBe(false)
    expect(isContested(positionOf(state), 'ARM', 'land')).toBe(true)
  })

  it('SV-S4-B: in the truce Romans do not fight Romans', () => {
    const contested = (year: number) => {
      const state = emptyMap(state => {
        primus(state, 'ITA5', 'batavi')
        secondus(state, 'ITA5', 'heruli')
      })
      return isContested(positionOf({ ...state, scenario: '4', year }), 'ITA5', 'land')
    }
    expect([contested(339), contested(340)]).toEqual([false, true])
  })
})

describe('who fights whom', () => {
  it('SV-S4-B: in the truce Romans still fight Peoples', () => {
    const state = emptyMap(state => {
      allTo(state, 'primus')
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-1')
      primus(state, 'GAL2', 'batavi')
    })
    expect(isContested(positionOf({ ...state, scenario: '4', year: 339 }), 'GAL2', 'land')).toBe(true)
  })

  it('SV-8.2-D: only the zones that the attackers came from into this one are closed', () => {
    const state = field(state => {
      primus(state, 'ITA5', 'batavi')
      primus(state, 'ITA6', 'celtae')
      secondus(state, 'ITA5', 'heruli')
      state.arrivals = [
        { piece: 'batavi', zone: 'ITA5', from: 'ITA4', crossed: false },
        { piece: 'celtae', zone: 'ITA6', from: 'ITA7', crossed: false },
        { piece: 'heruli', zone: 'ITA5', from: 'ITA2', crossed: false },
      ]
    })
    expect(zonesAttackersCameFrom(positionOf(state), 'ITA5')).toEqual(['ITA4'])
  })

  it('SV-CT-f: the river counts if all attackers came over one', () => {
    const row = (...crossed: boolean[]) => {
      const state = field(state => {
        primus(state, 'ITA5', 'batavi', 'celtae')
        secondus(state, 'ITA5', 'heruli', 'cornuti')
        state.arrivals = crossed.map((each, index) => ({
          piece: index === 0 ? 'batavi' : 'celtae',
          zone: 'ITA5',
          from: 'ITA4',
          crossed: each,
        }))
      })
      const run = playUntil(combat, { state, dice: [d6('battle', 6)] })
      return run.events.find(({ kind }) => kind === 'battle')?.data.row
    }
    expect([row(true, true), row(true, false), row(true), row()]).toEqual([5, 6, 6, 6])
  })

  it('SV-8.1-B: of several combats the attacker picks the order, and each is fought once', () => {
    const state = field(state => {
      primus(state, 'ITA5', ...four)
      secondus(state, 'ITA5', 'heruli')
      primus(state, 'GAL2', 'petulantes')
      secondus(state, 'GAL2', 'cornuti')
    })
    const { decision } = playUntil(combat, { state })
    expect([decision.role, choicesOf(decision)]).toEqual(['primus', ['fight ITA5', 'fight GAL2'].toSorted()])
    const { events } = play(combat, {
      state,
      choices: ['fight ITA5', 'retreat ITA6', 'retreat GAL1'],
      dice: [d6('battle', 4), d6('battle', 6)],
      impossible: true,
    })
    expect(events.filter(({ kind }) => kind === 'battle').map(({ data }) => data.zone)).toEqual([
      'ITA5',
      'GAL2',
    ])
  })
})
