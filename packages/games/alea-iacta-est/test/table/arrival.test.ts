import { expect, it } from 'vitest'
import { sketchOfArrival } from '../../../imperator/rules/combat/arrival.ts'
import { emptyMap, place, positionOf } from '../support.ts'

it('AIE-CT-l: who comes over a river to those who came without crossing it is told their common odds', () => {
  const state = emptyMap('2', s => {
    place(s, 'GAL-9', 'caesarian', ['legio-V'])
    place(s, 'GAL-9', 'republican', ['legio-I'])
  })
  const crossedBy = (crossed: boolean, first: boolean) => {
    state.arrivals = [{ piece: 'legio-V', zone: 'GAL-9', from: 'GAL-8', crossed: first }]
    const comers = { to: 'GAL-9', kind: 'land', leaders: ['caesar'], units: ['legio-VI'], crossed } as const
    return sketchOfArrival(positionOf(state), 'caesarian', comers)?.crossed
  }
  expect(crossedBy(true, true)).toBe(true)
  expect(crossedBy(true, false)).toBe(false)
  expect(crossedBy(false, true)).toBe(false)
})
