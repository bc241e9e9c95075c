import { describe, expect, it } from 'vitest'
import { areAlike, oneOfEach } from '../../../imperator/rules/alike.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { explain } from '../../rules/explain/index.ts'
import { changeFaction, put, setMoved } from '../counters.ts'
import { asAlea, playUntil, positionOf } from '../support.ts'
import { atWar, caesarians, field, optionsAfter, reduced } from './stage.ts'

const three = ['auxilia-1', 'auxilia-2', 'auxilia-3']

/** Three auxilia in Roma, and what makes one of them another. */
function alike(change: Parameters<typeof field>[0] = () => {}): readonly string[] {
  const state = field(s => {
    caesarians(s, 'ITA-1', 'curio', ...three)
    change(s)
  })
  return oneOfEach(positionOf(state), three)
}

describe('AIE-1.3.1-a: counters that nothing tells apart', () => {
  it('are offered once', () => {
    expect(alike()).toEqual(['auxilia-1'])
  })

  it('are offered once also where the box has only two of them', () => {
    const state = field(s => atWar(s, 'aegyptii', 'caesarian'))
    const pieces = ['aegyptii-gabiniani-1', 'aegyptii-gabiniani-2', 'aegyptii-levies-1']
    expect(oneOfEach(positionOf(state), pieces.slice(0, 2))).toEqual(['aegyptii-gabiniani-1'])
    expect(oneOfEach(positionOf(state), pieces)).toEqual(['aegyptii-gabiniani-1', 'aegyptii-levies-1'])
  })

  it('are told apart by side, place, state, move and the way they came', () => {
    const other = ['auxilia-1', 'auxilia-2']
    expect(alike(s => reduced(s, 'auxilia-2'))).toEqual(other)
    expect(alike(s => setMoved(s, 'auxilia-2', true))).toEqual(other)
    expect(alike(s => put(s, 'auxilia-2', 'ITA-6'))).toEqual(other)
    expect(alike(s => changeFaction(s, 'auxilia-2', 'republican'))).toEqual(other)
    const came = (from: string, crossed: boolean) => ({ piece: 'auxilia-2', zone: 'ITA-1', from, crossed })
    expect(alike(s => s.arrivals.push(came('ITA-6', false)))).toEqual(other)
    expect(
      alike(s => {
        s.arrivals.push(came('ITA-6', false), { ...came('ITA-6', true), piece: 'auxilia-3' })
      }),
    ).toEqual(three)
  })

  it('are never legions or leaders, who have names, nor units of different names or Peoples', () => {
    const position = positionOf(
      field(s => caesarians(s, 'ITA-1', 'legio-V', 'legio-VI', 'equites-2-1', 'equites-4-1')),
    )
    const pieces = ['legio-V', 'legio-VI', 'equites-2-1', 'equites-4-1', 'caesar', 'curio']
    expect(oneOfEach(position, pieces)).toEqual(pieces)
    expect(areAlike(position, 'legio-V', 'legio-VI')).toBe(false)
    const together = field(s => {
      for (const piece of ['numidae-equites-1', 'numidae-equites-2', 'pontici-equites-1'])
        put(s, piece, 'AFR-1')
    })
    // They return to different zones when they are made good (AIE-9.3-b).
    expect(areAlike(positionOf(together), 'numidae-equites-1', 'numidae-equites-2')).toBe(false)
    expect(areAlike(positionOf(together), 'numidae-equites-1', 'pontici-equites-1')).toBe(false)
  })

  it('come one after another in a column, and the others are explained', () => {
    const state = field(s => caesarians(s, 'ITA-1', 'curio', ...three, 'legio-V'))
    const takes = (choices: string[]) =>
      optionsAfter(state, choices).filter(option => option.startsWith('take'))
    expect(takes(['lead curio'])).toEqual(['take auxilia-1', 'take legio-V'])
    expect(takes(['lead curio', 'take auxilia-1'])).toEqual(['take auxilia-2', 'take legio-V'])
    const { position, decision } = playUntil(movement, { state, choices: ['lead curio'], impossible: true })
    expect(explain(position, asAlea(decision), { verb: 'take', noun: 'auxilia-3' })?.why).toBe('twin-offered')
  })
})
