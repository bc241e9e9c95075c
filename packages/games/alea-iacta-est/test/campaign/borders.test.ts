import { describe, expect, it } from 'vitest'
import { escapeZones } from '../../../imperator/rules/combat/escape.ts'
import { put, unitIds } from '../counters.ts'
import { positionOf, scenario } from '../support.ts'
import { allied, atWar, caesarians, field, optionsAfter, republicans, zonesAfter } from './stage.ts'

describe('the way through a People at peace', () => {
  it('AIE-3.4.1-g: leads from a Roman zone straight to a Roman zone, not to others', () => {
    const state = field(s => {
      atWar(s, 'germani', 'republican')
      caesarians(s, 'ITA-3', 'caesar', 'legio-V')
    })
    // Noricum beyond the Alpes has no People, and would be in reach.
    expect(zonesAfter(state, ['lead caesar', 'take legio-V', 'to ALP-1'])).toEqual([
      'GAL-5',
      'ITA-3',
      'ITA-5',
    ])
  })

  it('AIE-3.4.1-g: anybody who stands in it when peace is made may go to any zone that is open to him', () => {
    const state = field(s => caesarians(s, 'AEG-1', 'caesar', 'legio-V'))
    expect(zonesAfter(state, ['lead caesar', 'take legio-V'])).toEqual(['MRM-0'])
  })

  it('AIE-8.2-e, AIE-3.4.1-g: outside the Republic units do not get away to a People at peace', () => {
    const state = field(s => {
      republicans(s, 'NOR-0', 'cato', 'legio-XV')
      atWar(s, 'germani', 'republican')
      for (const unit of ['germani-1', 'germani-2', 'germani-3']) put(s, unit, 'GER-1')
    })
    const zones = (pieces: string[]) =>
      escapeZones(positionOf(state), { side: 'republican', pieces, closed: [] }, 'NOR-0')
    expect(zones(['cato', 'legio-XV'])).toEqual(expect.arrayContaining(['ITA-5', 'GER-2']))
    expect(zones(['cato', 'legio-XV'])).not.toContain('PAN-1')
    expect(zones(['cato'])).toContain('PAN-1')
  })
})

describe('the Rubicon', () => {
  const year = (change: (state: ReturnType<typeof scenario>) => void) =>
    scenario('1', s => {
      s.active = 'republican'
      s.turn.sequencesDone.republican = 1
      change(s)
    })

  it('AIE-S1-c, RULING-110: units that are in Italia may march inside it', () => {
    expect(
      zonesAfter(
        year(() => {}),
        ['lead ahenobarbus', 'take legio-XV'],
      ),
    ).toContain('ITA-6')
  })

  it('AIE-S1-c: nor does a fleet put in there from elsewhere', () => {
    const begun = ['sail ahenobarbus', 'embark naves-6-1-1']
    const away = year(s => {
      for (const piece of ['ahenobarbus', 'naves-6-1-1']) put(s, piece, 'MIO')
    })
    expect(zonesAfter(away, begun)).not.toContain('ITA-7')
    expect(zonesAfter(away, begun)).toContain('SIC-1')
  })
})

describe('fleets and borders', () => {
  it('AIE-S6-b: Octavianus does not sail to Graecia either', () => {
    const state = field(s => caesarians(s, 'MIC', 'octavianus', 'agrippa', 'naves-6-0-1', 'naves-6-0-2'), '6')
    expect(zonesAfter(state, ['sail octavianus', 'embark naves-6-0-1'])).not.toContain('GRA-4')
    expect(zonesAfter(state, ['sail agrippa', 'embark naves-6-0-1'])).toContain('GRA-4')
    expect(
      zonesAfter(state, ['sail agrippa', 'embark naves-6-0-1', 'embark naves-6-0-2', 'embark octavianus']),
    ).not.toContain('GRA-4')
  })

  it('AIE-6.1-b: under Janus a fleet does not stop at an enemy fleet', () => {
    const state = field(s => {
      s.turn.janus = true
      caesarians(s, 'GAL-8', 'curio', 'naves-6-0-1')
      republicans(s, 'MIC', 'cato', 'naves-6-1-1')
    })
    const begun = ['sail curio', 'embark naves-6-0-1', 'to MIO']
    expect(optionsAfter(state, begun)).toContain('stop')
    // It may pass to a port beyond.
    expect(optionsAfter(state, [...begun, 'to MIC'])).not.toContain('stop')
    expect(optionsAfter(state, [...begun, 'to MIC'])).toContain('to AFR-2')
  })

  it('AIE-6.1-b: Janus closes the way to Romans, not to their allies', () => {
    const state = field(s => {
      s.turn.janus = true
      allied(s, 'numidae', 'caesarian')
      put(s, 'juba-i', 'NUM-1')
      for (const unit of unitIds) if (unit.startsWith('numidae')) put(s, unit, 'NUM-1')
      caesarians(s, 'NUM-1', 'curio', 'legio-V')
      republicans(s, 'AFR-1', 'legio-XXV')
    })
    expect(zonesAfter(state, ['march legio-V'])).not.toContain('AFR-1')
    expect(zonesAfter(state, ['march numidae-pedites-1'])).toContain('AFR-1')
  })

  it('RULING-95: ships may be left outside the Republic without a leader', () => {
    const state = field(s => caesarians(s, 'MRM-0', 'curio', 'naves-6-0-1'))
    expect(zonesAfter(state, ['lead curio'])).toContain('AFR-3')
  })

  it('AIE-3.4.1-h: an army aboard is not left at sea without a leader', () => {
    const state = field(s => caesarians(s, 'MIO', 'curio', 'naves-6-0-1', 'naves-6-0-2', 'legio-V'))
    expect(zonesAfter(state, ['sail curio', 'embark naves-6-0-1'])).toEqual([])
  })

  it('AIE-4.3-f: a People does not enter the zones of one that is allied to Rome', () => {
    const state = field(s => {
      atWar(s, 'germani', 'caesarian')
      allied(s, 'pannonii', 'republican')
      put(s, 'germani-1', 'GER-2')
    })
    // Of the three that are alike the first to come is offered.
    expect(zonesAfter(state, ['march germani-2'])).not.toContain('PAN-1')
  })
})
