import { describe, expect, it } from 'vitest'
import { whyNotStack } from '../../../imperator/rules/movement/stacking.ts'
import { put } from '../counters.ts'
import { positionOf } from '../support.ts'
import {
  allied,
  atWar,
  caesarians,
  field,
  move,
  optionsAfter,
  placeIn,
  republicans,
  zonesAfter,
} from './stage.ts'

describe('who shares a zone', () => {
  it('AIE-4.2.4-a, TV-23: Germani and Pannonii are of one group', () => {
    const state = field(s => {
      atWar(s, 'germani', 'caesarian')
      atWar(s, 'pannonii', 'caesarian')
    })
    expect(zonesAfter(state, ['march germani-2'])).toContain('PAN-1')
  })

  it('AIE-4.2.4-a, TV-24: Parthi and Aegyptii are not', () => {
    const state = field(s => {
      atWar(s, 'aegyptii', 'caesarian')
      atWar(s, 'parthi', 'caesarian')
      put(s, 'parthi-cataphracti-1', 'NAB-1')
    })
    expect(whyNotStack(positionOf(state), 'caesarian', 2, 'AEG-1')?.rule).toBe('AIE-4.2.4-a')
    expect(zonesAfter(state, ['march aegyptii-levies-1'])).not.toContain('NAB-1')
  })

  it('AIE-4.2.4-a, RULING-35: Romans do not share a zone with a People they only control', () => {
    const state = field(s => {
      atWar(s, 'germani', 'caesarian')
      caesarians(s, 'GAL-2', 'caesar', 'legio-V')
    })
    expect(zonesAfter(state, ['lead caesar', 'take legio-V'])).not.toContain('GER-1')
    // A leader alone does not stop there either, but may pass.
    const alone = zonesAfter(state, ['lead caesar', 'to GER-1'])
    expect(alone).toContain('GAL-1')
    expect(optionsAfter(state, ['lead caesar', 'to GER-1'])).not.toContain('stop')
  })

  it('AIE-4.2.4-b: Romans share a zone with allies of any group', () => {
    const state = field(s => {
      allied(s, 'aegyptii', 'caesarian')
      allied(s, 'pontici', 'caesarian')
      put(s, 'pontici-phalanx-1', 'JUD-1')
      caesarians(s, 'ASI-5', 'caesar', 'legio-V')
      atWar(s, 'judaei', 'republican')
      put(s, 'judaei-1', 'box-people')
      put(s, 'judaei-2', 'box-people')
    })
    const run = move(state, [
      'march aegyptii-levies-1',
      'to JUD-1',
      'lead caesar',
      'take legio-V',
      'to JUD-1',
      'stop',
      'done',
    ])
    for (const piece of ['aegyptii-levies-1', 'pontici-phalanx-1', 'legio-V'])
      expect(placeIn(run.state, piece)).toBe('JUD-1')
  })

  it('AIE-4.4.1-e, TV-31: a controlled People attacks Romans, not the Peoples of the opponent', () => {
    const state = field(s => {
      atWar(s, 'germani', 'caesarian')
      atWar(s, 'pannonii', 'republican')
      republicans(s, 'GAL-5', 'legio-XV')
    })
    expect(zonesAfter(state, ['march germani-2'])).toContain('GAL-5')
    expect(zonesAfter(state, ['march germani-2'])).not.toContain('PAN-1')
  })
})

describe('movement of Peoples', () => {
  it('AIE-4.3-b: a leader alone goes 4 points outside the Republic, and does not enter it', () => {
    const state = field(s => {
      atWar(s, 'pontici', 'caesarian')
      put(s, 'pharnaces', 'PON-1')
    })
    expect(zonesAfter(state, ['lead pharnaces'])).not.toContain('ASI-2')
    expect(zonesAfter(state, ['lead pharnaces', 'take pontici-phalanx-1'])).toContain('ASI-2')
  })

  it('AIE-4.3-b: inside the Republic he does not move without a unit', () => {
    const state = field(s => {
      atWar(s, 'pontici', 'caesarian')
      put(s, 'pharnaces', 'ASI-2')
      put(s, 'pontici-phalanx-1', 'ASI-2')
    })
    expect(zonesAfter(state, ['lead pharnaces'])).toEqual([])
  })

  it('AIE-4.3-b, RULING-123: two leaders cannot share a unit; a leader who has none of his own stays', () => {
    const state = field(s => {
      atWar(s, 'parthi', 'caesarian')
      for (const piece of ['pacorus-surena', 'orodes', 'parthi-cataphracti-1']) put(s, piece, 'ASI-5')
    })
    const march = ['lead pacorus-surena', 'take parthi-cataphracti-1', 'to ASI-3', 'stop']
    expect(zonesAfter(state, march.slice(0, 2))).toContain('ASI-3')
    expect(optionsAfter(state, march)).not.toContain('lead orodes')
    expect(optionsAfter(state, [])).toContain('lead orodes')
  })

  it('AIE-4.3-c, TV-25: a leader takes units of his own People only', () => {
    const state = field(s => {
      atWar(s, 'parthi', 'caesarian')
      atWar(s, 'armenii', 'caesarian')
      put(s, 'pacorus-surena', 'PAR-3')
      put(s, 'armenii-1', 'PAR-3')
    })
    const options = optionsAfter(state, ['lead pacorus-surena'])
    expect(options.some(option => option.startsWith('take parthi'))).toBe(true)
    expect(options).not.toContain('take armenii-1')
  })

  it('AIE-4.3-d: any unit goes one zone without a leader, whatever it costs', () => {
    const state = field(s => {
      atWar(s, 'germani', 'caesarian')
      atWar(s, 'alpes', 'caesarian')
    })
    // Over the Danuvius into the mountains: 3 points.
    expect(zonesAfter(state, ['march germani-2'])).toContain('ALP-1')
  })

  it('AIE-4.3-e: a People at peace stays at home', () => {
    const state = field(s => caesarians(s, 'ITA-1', 'caesar'))
    expect(optionsAfter(state, [])).toEqual(['lead caesar', 'done'])
  })

  it('AIE-4.3-f, TV-26: not into the zone of a People at peace', () => {
    const state = field(s => atWar(s, 'germani', 'caesarian'))
    expect(zonesAfter(state, ['march germani-2'])).not.toContain('PAN-1')
    expect(zonesAfter(state, ['march germani-2'])).toContain('NOR-0')
  })

  it('AIE-4.3-f, TV-27: the Aegyptii may go west into Marmarica', () => {
    const state = field(s => atWar(s, 'aegyptii', 'caesarian'))
    expect(zonesAfter(state, ['march aegyptii-levies-1'])).toContain('MRM-0')
  })

  it('AIE-4.3-g: a Minor goes 2 zones from home, a Major 3', () => {
    const state = field(s => {
      atWar(s, 'germani', 'caesarian')
      atWar(s, 'numidae', 'caesarian')
      put(s, 'germani-1', 'GAL-4')
      put(s, 'numidae-pedites-1', 'AFR-3')
    })
    // GAL-6 would be the third zone from home.
    expect(zonesAfter(state, ['march germani-1'])).toEqual(['GAL-1', 'GAL-2', 'GAL-3', 'GAL-5', 'GAL-7'])
    // AFR-3 is 2 zones from home, MRM-0 is 3; Aegyptus would be 4.
    expect(zonesAfter(state, ['march numidae-pedites-1'])).toContain('MRM-0')
    const farther = field(s => {
      atWar(s, 'aegyptii', 'caesarian')
      atWar(s, 'numidae', 'caesarian')
      put(s, 'numidae-pedites-1', 'MRM-0')
    })
    expect(zonesAfter(farther, ['march numidae-pedites-1'])).toEqual(['AFR-3'])
  })

  it('AIE-4.3-g: the range is lifted for allies', () => {
    const state = field(s => {
      allied(s, 'numidae', 'caesarian')
      put(s, 'numidae-pedites-1', 'MRM-0')
      atWar(s, 'aegyptii', 'republican')
    })
    expect(zonesAfter(state, ['march numidae-pedites-1'])).toContain('AEG-1')
  })

  it('RULING-36: a Roman leader commands allied units', () => {
    const state = field(s => {
      allied(s, 'numidae', 'caesarian')
      put(s, 'numidae-pedites-1', 'AFR-1')
      caesarians(s, 'AFR-1', 'curio')
    })
    expect(optionsAfter(state, ['lead curio'])).toContain('take numidae-pedites-1')
  })
})
