import { describe, expect, it } from 'vitest'
import { semperTable } from '../english.ts'

import { primus, secondus } from '../support.ts'
import { asked, inputOf, war } from './stage.ts'

describe('where a column could go', () => {
  const reachAfter = (...choices: readonly string[]) =>
    semperTable.scene(asked(war(), ...choices).input).reach ?? []

  it('SV-3.4.1-B, SV-1.3.2-A: four points with comitatenses, and the way with its cost', () => {
    const reach = reachAfter('lead constantin', 'take batavi')
    // The next step is among the choices already.
    expect(reach.map(({ place }) => place)).not.toContain('ITA5')
    expect(reach.find(({ place }) => place === 'ITA6')).toMatchObject({
      cost: '2 MP',
      battle: false,
      way: ['ITA2', 'ITA5', 'ITA6'],
    })
    // Sicilia lies behind a strait: 2 and 2.
    expect(reach.find(({ place }) => place === 'ITA7')?.cost).toBe('4 MP')
  })

  it('SV-3.2.1-A: with ripenses no farther than their Diocese', () => {
    const zones = reachAfter('lead constantin', 'take ri-italia').map(({ place }) => place)
    expect(zones).toContain('ITA6')
    expect(zones.filter(zone => !zone.startsWith('ITA'))).toEqual([])
  })

  it('SV-7.1-A: units stop where enemy units are', () => {
    // To Dalmatia by Aquileia, or all round it.
    const toDalmatia = (...choices: readonly string[]) =>
      reachAfter(...choices).find(({ place }) => place === 'PAN5')?.cost
    expect(toDalmatia('lead constantin', 'take batavi')).toBe('4 MP')
    expect(toDalmatia('lead constantin')).toBe('2 MP')
  })
})

describe('who could come', () => {
  it('SV-3.4.1-B: a leader with the units he commands', () => {
    const threats = semperTable.threats?.(inputOf(war(), 'primus'), 'ITA2') ?? []
    expect(threats.map(({ from, name, strength, kit }) => ({ from, name, strength, kit }))).toEqual([
      { from: 'ITA3', name: 'Bassianus', strength: 5, kit: 'jet' },
      { from: 'PAN3', name: 'Licinius', strength: 10, kit: 'jet' },
    ])
    expect(semperTable.threats?.(inputOf(war(), 'primus'), 'HIS1')).toEqual([])
  })

  it('SV-3.4.1-D: units without a leader, one zone', () => {
    const state = war(changed => secondus(changed, 'GAL3', 'cornuti'))
    const from = (zone: string) =>
      (semperTable.threats?.(inputOf(state, 'primus'), zone) ?? []).map(threat => threat.from)
    expect(from('VIE3')).toContain('GAL3')
    expect(from('VIE4')).not.toContain('GAL3')
  })
})

describe('what is meant', () => {
  it('SV-3.4.2-E: with the question of a fleet a counter goes aboard, a sea is sailed to', () => {
    const state = war(changed => {
      primus(changed, 'ITA6', 'severe', 'ioviani')
      changed.fleets.occidentalis = { side: 'primus', at: 'port', returns: null, moved: false }
    })
    const { decision } = asked(state, 'sail occidentalis')
    expect(decision.choices.map(({ verb, noun }) => `${verb} ${noun ?? ''}`.trim())).toEqual([
      'embark severe',
      'embark ioviani',
      'sail-to SOCC',
      'stay',
    ])
  })
})
