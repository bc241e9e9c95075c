import { describe, expect, it } from 'vitest'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { carryOut, movement } from '../../../imperator/rules/movement/phase.ts'
import { retreat } from '../../rules/combat/retreat.ts'
import { sail } from '../../rules/fleets/sail.ts'
import { fleetBox, type SemperState } from '../../rules/state.ts'
import {
  atWar,
  choicesOf,
  d6,
  d10,
  openRoads,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
  sideIn,
  usurper,
  where,
} from '../support.ts'

/** Mediolanum (Italia 2) rages; Sévère stands in Italia 5 with a unit. */
function mediolanumRages(change: (state: SemperState) => void = () => {}): SemperState {
  return openRoads(state => {
    primus(state, 'ITA5', 'severe', 'batavi')
    state.turn.rage = ['ITA2']
    change(state)
  })
}

const marching = (state: SemperState, ...choices: string[]) => playUntil(movement, { state, choices })

describe('popular rage', () => {
  it('SV-EV-11, RULING-122: a march that comes into the capital ends there, with units or without', () => {
    for (const orders of [['lead severe', 'take batavi'], ['lead severe']]) {
      const { state, decision } = marching(mediolanumRages(), ...orders, 'to ITA2')
      expect([where(state, 'severe'), decision.task]).toEqual(['ITA2', 'movement'])
      expect(choicesOf(decision)).not.toContain('lead severe')
      const calm = mediolanumRages(state => {
        state.turn.rage = ['VIE3']
      })
      expect(choicesOf(marching(calm, ...orders, 'to ITA2').decision)).toContain('to GAL3')
    }
  })

  it('SV-EV-11, RULING-122: nobody goes into it who may not stop there', () => {
    const camps = mediolanumRages(state => {
      usurper(state, 'severe', 'primus')
      primus(state, 'ITA2', 'alexander')
    })
    expect(choicesOf(marching(camps, 'lead severe').decision)).not.toContain('to ITA2')
    camps.turn.rage = []
    expect(choicesOf(marching(camps, 'lead severe').decision)).toContain('to ITA2')
  })

  it('SV-EV-11, SV-3.6.3-E, RULING-122: units won over there stay, and so does the Usurper', () => {
    const state = mediolanumRages(state => {
      state.active = 'secondus'
      secondus(state, 'ITA5', 'severe', 'batavi')
      usurper(state, 'severe', 'secondus')
      primus(state, 'ITA2', 'heruli')
      secondus(state, 'MOE5', 'arbetio')
    })
    const run = (rage: string[]) =>
      playUntil(movement, {
        state: { ...state, turn: { ...state.turn, rage } },
        choices: ['lead severe', 'take batavi', 'to ITA2', 'rally'],
        dice: [d6('rally in ITA2', 1)],
      })
    expect(run([]).decision.task).toBe('take-rallied')
    const held = run(['ITA2'])
    expect(held.decision.task).toBe('movement')
    expect(['severe', 'batavi', 'heruli'].map(id => [where(held.state, id), sideIn(held.state, id)])).toEqual(
      Array(3).fill(['ITA2', 'secondus']),
    )
    expect(choicesOf(held.decision)).not.toContain('march heruli')
  })

  it('SV-EV-11, SV-6.3-B, RULING-122: an opportune flight ends there too', () => {
    const state = mediolanumRages(state => secondus(state, 'ITA5', 'heruli'))
    const flight = (rage: string[]) =>
      play(g => carryOut(g, 'lead', 'severe', true), {
        state: { ...state, turn: { ...state.turn, rage } },
        choices: ['take batavi', 'to ITA2', ...(rage.length === 0 ? ['to GAL3', 'stop'] : [])],
        impossible: true,
      }).state
    expect([where(flight([]), 'severe'), where(flight(['ITA2']), 'severe')]).toEqual(['GAL3', 'ITA2'])
  })

  it('SV-EV-11, RULING-72: an army that is beaten there retreats, and a leader who is alone among enemies flees', () => {
    const state = mediolanumRages(state => {
      primus(state, 'ITA2', 'severe', 'batavi')
      secondus(state, 'ITA2', 'heruli')
    })
    const battle = newEngagement(positionOf(state), 'ITA2', 'land', 'secondus', null)
    const beaten = playUntil(g => retreat(g, battle, 'primus', []), { state })
    expect(choicesOf(beaten.decision)).toContain('retreat ITA5')
    place(state, 'box-reserve', null, 'batavi')
    const alone = playUntil(combat, { state, dice: [d10('solitary', 0)], impossible: true })
    expect(choicesOf(alone.decision)).toContain('flee ITA5')
  })

  it('SV-EV-11, SV-8.2-B: a leader who slips away into it is held there, as one who lands', () => {
    const state = mediolanumRages(state => {
      primus(state, 'ITA2', 'galere', 'celtae')
      primus(state, fleetBox('occidentalis'), 'maxence')
      state.fleets.occidentalis = { side: 'primus', at: 'SOCC', returns: null, moved: false }
    })
    const landed = play(g => sail(g, 'primus', 'occidentalis'), { state, choices: ['land ITA2'] }).state
    for (const id of ['maxence', 'galere']) {
      const free = { ...landed, counters: landed.counters.map(counter => ({ ...counter, moved: false })) }
      expect(choicesOf(playUntil(movement, { state: free }).decision)).not.toContain(`lead ${id}`)
    }
  })

  it('SV-EV-11, RULING-72: Peoples go through it as they like', () => {
    const state = mediolanumRages(state => {
      state.active = 'secondus'
      primus(state, 'MOE5', 'severe', 'batavi')
      secondus(state, 'MOE5', 'arbetio')
      atWar(state, 'alamanni', 'secondus')
      place(state, 'GAL3', null, 'chnodomar', 'alamanni-1')
    })
    const { decision } = marching(state, 'lead chnodomar', 'take alamanni-1', 'to ITA2')
    expect(choicesOf(decision)).toContain('to ITA5')
  })
})
