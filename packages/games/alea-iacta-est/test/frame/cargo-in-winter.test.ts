import { describe, expect, it } from 'vitest'
import { adjustNaves } from '../../rules/adjustments/naves.ts'
import { adjustPeoples } from '../../rules/adjustments/peoples.ts'
import { loseSurplusCargo } from '../../rules/movement/transport.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { leader, put, unit } from '../counters.ts'
import { emptyMap, place, play } from '../support.ts'

/** A fleet of Pompeius on the eastern sea with Numidian allies and a legion aboard. */
function atSea(change: (state: AleaState) => void = () => {}): AleaState {
  return emptyMap('3', state => {
    state.peoples.numidae = {
      status: 'allegiance',
      faction: 'republican',
      barredUntil: null,
      sentHomeBy: null,
    }
    place(state, 'MOR', 'republican', ['cato', 'naves-6-1-1', 'legio-I'])
    put(state, 'numidae-pedites-1', 'MOR')
    change(state)
  })
}

describe('what a fleet at sea carries into winter', () => {
  it('AIE-9.1-b, AIE-3.4.2-h, RULING-112: allies go down with it like Romans, and leaders are away', () => {
    const { state } = play(adjustNaves, { state: atSea() })
    expect(unit(state, 'naves-6-1-1').place).toBe(boxes.reserve)
    expect(unit(state, 'legio-I').place).toBe(boxes.reserve)
    expect(unit(state, 'numidae-pedites-1').place).toBe(boxes.people)
    expect(leader(state, 'cato').place).toBe(boxes.returning)
  })

  it('AIE-9.3-d: then the allies are at home again', () => {
    const drowned = play(adjustNaves, { state: atSea() }).state
    const { state } = play(adjustPeoples, { state: drowned, choices: ['place NUM-2'] })
    expect(unit(state, 'numidae-pedites-1').place).toBe('NUM-2')
  })

  it('AIE-9.1-a, AIE-9.1-b: in a port nobody is lost, on a beach only the ships', () => {
    const winter = (zone: string) => {
      const { state } = play(adjustNaves, {
        state: emptyMap('3', state => {
          state.peoples.numidae = {
            status: 'allegiance',
            faction: 'republican',
            barredUntil: null,
            sentHomeBy: null,
          }
          place(state, zone, 'republican', ['naves-6-1-1', 'legio-I'])
          put(state, 'numidae-pedites-1', zone)
        }),
      })
      return ['naves-6-1-1', 'legio-I', 'numidae-pedites-1'].map(id => unit(state, id).place)
    }
    expect(winter('AFR-1')).toEqual(['AFR-1', 'AFR-1', 'AFR-1'])
    expect(winter('AFR-3')).toEqual([boxes.reserve, 'AFR-3', 'AFR-3'])
  })

  it('AIE-9.1-b, AIE-3.4.2-h: an Egyptian fleet of the side saves nobody when the leaders are away (RULING-133)', () => {
    const state = atSea(state => {
      state.peoples.aegyptii = {
        status: 'allegiance',
        faction: 'republican',
        barredUntil: null,
        sentHomeBy: null,
      }
      put(state, 'aegyptii-naves-1', 'MOR')
      for (const id of ['numidae-pedites-2', 'numidae-equites-1']) put(state, id, 'MOR')
    })
    const winter = play(adjustNaves, { state, impossible: true }).state
    expect(unit(winter, 'aegyptii-naves-1').place).toBe('MOR')
    expect(unit(winter, 'legio-I').place).toBe(boxes.reserve)
    expect(unit(winter, 'numidae-pedites-1').place).toBe(boxes.people)
  })
})

it('AIE-3.4.2-h: without a ship all cargo is lost, and nobody is asked in which order', () => {
  const state = emptyMap('3', state =>
    place(state, 'MOR', 'republican', ['legio-I', 'legio-II', 'auxilia-1']),
  )
  const after = play(g => loseSurplusCargo(g, 'MOR', 'republican'), { state, impossible: true }).state
  for (const id of ['legio-I', 'legio-II', 'auxilia-1']) expect(unit(after, id).place).toBe(boxes.reserve)
})
