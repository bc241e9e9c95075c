import { describe, expect, it } from 'vitest'
import { stacksOn } from '../../../imperator/table/counters.ts'
import { dress } from '../../table/dress.ts'
import { english } from '../english.ts'
import { emptyMap, place, positionOf } from '../support.ts'

/** The stacks of the Caesarian: who is in each, and whether they are ships in port. */
function stacksOf(where: string, ...pieces: string[]): [string[], string | null | undefined][] {
  const state = emptyMap('2', state => place(state, where, 'caesarian', pieces))
  return stacksOn({ ...english, position: positionOf(state), dress })
    .filter(stack => stack.place === where)
    .map(({ pieces, ships }) => [pieces.map(({ id }) => id), ships?.on])
}

describe('ships in port', () => {
  it('lie apart from the army of their town', () => {
    expect(stacksOf('GAL-8', 'legio-V', 'naves-6-0-1')).toEqual([
      [['legio-V'], undefined],
      [['naves-6-0-1'], 'port'],
    ])
  })

  it('have a leader aboard who has no other units there', () => {
    expect(stacksOf('GAL-8', 'curio', 'naves-6-0-1')).toEqual([[['curio', 'naves-6-0-1'], 'port']])
  })

  it('are an ordinary stack on the open sea', () => {
    expect(stacksOf('MIO', 'naves-6-0-1')).toEqual([[['naves-6-0-1'], undefined]])
  })
})
