import { describe, expect, it } from 'vitest'
import { romaData } from '../data/shipped.ts'
import type { CastPower } from '../rules/cast.ts'
import { putOnMap } from '../rules/set-up.ts'
import { castData, stack, startOf } from './support.ts'

const agreed = { 'heavy-cavalry': 'on' }

/** Rule 17.1's list: how much of the horse of a Power is heavy, in per cent. */
function percentHeavy(scenario: number, { id, kind }: CastPower): number {
  const named: { readonly [power: string]: number } = {
    ...{ eastern_roman_empire: 70, western_roman_empire: 40, armenia: 60, pontus: 60, visigothi: 60 },
    ...{ hunni: 30, macedonia: 70, ostrogothi: 100, parthia: 40, persia: 80, vandali: 80, sarmatia: 90 },
  }
  if (named[id] !== undefined) return named[id]
  if (kind !== 'roman') return 50
  if ([9, 10, 11].includes(scenario)) return 75
  return [1, 2, 3, 4, 5, 6, 18, 20].includes(scenario) ? 0 : 50
}

/** Heavy and light horse of a Power, as its set-up puts it on the map. */
function horse(scenario: number, seats: number, power: string): [heavy: number, light: number] {
  const { state, options } = startOf(scenario, seats, agreed)
  const cast = castData.casts.of(scenario, seats, options).powers.find(({ id }) => id === power)
  if (cast === undefined) throw new Error(`no Power ${power}`)
  if (cast.status === 'neutral-major') putOnMap(state, cast, options)
  const units = state.stacks.flat().filter(unit => unit.power === cast.number)
  const count = (kind: string) => units.filter(unit => unit.kind === kind).length
  return [count('hc'), count('cav')]
}

describe('Heavy Cavalry at the start', () => {
  it('RV-17.1-b: at its figures', () => {
    // 9 at 50%, 7 at 50%, 10 at 70%.
    expect(horse(1, 4, 'seleucid_kingdom')).toEqual([5, 4])
    expect(horse(1, 4, 'carthage')).toEqual([4, 3])
    expect(horse(1, 4, 'rome')[0]).toBe(0)
    // 9 at 60%, 13 at 40%, also of a Neutral that is set up later.
    expect(horse(2, 2, 'pontus')).toEqual([5, 4])
    expect(horse(2, 2, 'parthia')).toEqual([5, 8])
    // 14 at 50%, 18 at 40%.
    expect(horse(7, 1, 'rome')).toEqual([7, 7])
    expect(horse(7, 1, 'parthia')).toEqual([7, 11])
    // 7, 6 and 3 at 50%.
    expect([horse(8, 4, 'severus'), horse(8, 4, 'niger'), horse(8, 4, 'albinus')]).toEqual([
      [4, 3],
      [3, 3],
      [2, 1],
    ])
    // 13 at 75%, 20 at 80%.
    expect([horse(9, 5, 'rome'), horse(9, 5, 'persia')]).toEqual([
      [10, 3],
      [16, 4],
    ])
  })

  it('RV-17.1-b: the share is that of each Power, in every scenario at every table', () => {
    for (const { number, tables } of romaData.scenarios)
      for (const seats of Object.keys(tables).map(Number)) {
        const plain = castData.casts.of(number, seats, {}).powers
        const heavy = castData.casts.of(number, seats, agreed).powers
        for (const power of heavy) {
          let [all, hc] = [0, 0]
          for (const { units } of plain[power.number]?.units ?? []) all += units.cav ?? 0
          for (const { units } of power.units) hc += units.hc ?? 0
          const share = percentHeavy(number, power)
          expect([number, seats, power.id, hc]).toEqual([
            ...[number, seats, power.id],
            Math.floor((all * share) / 100 + 0.5),
          ])
        }
      }
  })

  it('RV-17.1-b: no stack is further from the ratio than it must be, and none has more horse than it had', () => {
    const { powers } = castData.casts.of(1, 4, agreed)
    const plain = castData.casts.of(1, 4, {}).powers
    for (const power of powers)
      for (const [at, { units }] of power.units.entries()) {
        const before = plain[power.number]?.units[at]?.units.cav ?? 0
        const [hc, cav] = [units.hc ?? 0, units.cav ?? 0]
        expect(hc + cav).toBe(before)
        expect(Math.abs(hc - (before * percentHeavy(1, power)) / 100)).toBeLessThan(1)
      }
    const { state } = startOf(1, 4, agreed)
    expect(stack(state, 'aegyptus')).toContain('1 hc')
  })

  it('RV-9.0-a, RV-17.1-b: no set-up wants more counters than a colour has', () => {
    for (const { number, tables } of romaData.scenarios)
      for (const seats of Object.keys(tables).map(Number)) {
        const { powers } = castData.casts.of(number, seats, agreed)
        for (const head of powers.filter(({ minor }) => !minor)) {
          let hc = 0
          for (const power of powers)
            if (power === head || power.of === head.number)
              for (const { units } of power.units) hc += units.hc ?? 0
          expect([number, seats, head.id, hc <= 16 * head.colours]).toEqual([number, seats, head.id, true])
        }
      }
  })
})
