import { describe, expect, it } from 'vitest'
import { distancesFrom } from '../../../imperator/rules/movement/distance.ts'
import { aleaData } from '../../rules/series.ts'
import { changeFaction } from '../counters.ts'
import { atWar, caesarians, field, move, optionsAfter, placeIn, republicans, zonesAfter } from './stage.ts'

const army = ['caesar', 'legio-V', 'legio-VI', 'legio-VII']

describe('leaders', () => {
  it('AIE-1.2.2-a, AIE-3.4.1-a: a leader alone goes 4 movement points over land', () => {
    const state = field(s => caesarians(s, 'HIS-2', 'lepidus'))
    const path = ['lead lepidus', 'to HIS-3', 'to HIS-1', 'to GAL-9', 'to GAL-8']
    expect(zonesAfter(state, path.slice(0, 4))).toContain('GAL-8')
    // After 4 points nothing but stopping is left, which needs no choice.
    expect(placeIn(move(state, [...path, 'done']).state, 'lepidus')).toBe('GAL-8')
  })

  it('AIE-1.3.2-a, AIE-3.4.1-b: with units he goes 3', () => {
    const state = field(s => caesarians(s, 'HIS-2', 'lepidus', 'legio-V'))
    const run = move(state, ['lead lepidus', 'take legio-V', 'to HIS-3', 'to HIS-1', 'to GAL-9', 'done'])
    expect(placeIn(run.state, 'lepidus')).toBe('GAL-9')
    expect(placeIn(run.state, 'legio-V')).toBe('GAL-9')
  })

  it('AIE-3.4.1-b: he takes no more units than his CC, and only from his zone', () => {
    const state = field(s => {
      caesarians(s, 'GAL-8', 'curio', 'legio-V', 'legio-VI', 'legio-VII', 'legio-VIII', 'auxilia-1')
      caesarians(s, 'GAL-9', 'legio-IX')
    })
    // Curio commands 4.
    const take = ['lead curio', 'take legio-V', 'take legio-VI', 'take legio-VII']
    expect(optionsAfter(state, take)).toContain('take auxilia-1')
    expect(optionsAfter(state, take)).not.toContain('take legio-IX')
    expect(optionsAfter(state, [...take, 'take auxilia-1'])).not.toContain('take legio-VIII')
  })

  it('AIE-3.4.1-c: units can be left on the way; a leader who leaves the last one goes no farther', () => {
    const state = field(s => caesarians(s, 'HIS-2', 'lepidus', 'legio-V', 'legio-VI'))
    const begun = ['lead lepidus', 'take legio-V', 'take legio-VI', 'to HIS-3', 'drop legio-V']
    expect(zonesAfter(state, begun)).toContain('HIS-1')
    const run = move(state, [...begun, 'drop legio-VI', 'done'])
    expect(placeIn(run.state, 'lepidus')).toBe('HIS-3')
    expect(placeIn(run.state, 'legio-V')).toBe('HIS-3')
    // RULING-14: nobody is picked up on the way, and nobody moves twice.
    expect(optionsAfter(state, [...begun, 'stop'])).toEqual(['done'])
  })
})

describe('units without a leader', () => {
  it('AIE-3.4.1-d: legions and equites go one zone, whatever it costs', () => {
    const state = field(s => {
      caesarians(s, 'ITA-7', 'legio-V', 'equites-2-1')
      s.turn.event = 'disastrous-weather'
    })
    expect(zonesAfter(state, ['march legio-V'])).toEqual(['ITA-1', 'ITA-6', 'SIC-1'])
    const run = move(state, ['march equites-2-1', 'to SIC-1', 'march legio-V', 'to ITA-1', 'done'])
    expect(placeIn(run.state, 'equites-2-1')).toBe('SIC-1')
    expect(placeIn(run.state, 'legio-V')).toBe('ITA-1')
  })

  it('AIE-3.4.1-e: auxilia stay without a leader', () => {
    const state = field(s => caesarians(s, 'ITA-7', 'auxilia-1', 'legio-V'))
    expect(optionsAfter(state, [])).toEqual(['march legio-V', 'done'])
  })

  it('AIE-3.4.1-f: they do not leave the Republic, nor are they left outside it', () => {
    const state = field(s => {
      atWar(s, 'germani', 'republican')
      caesarians(s, 'GAL-2', 'legio-V')
      caesarians(s, 'NOR-0', 'lepidus', 'legio-VI', 'legio-VII')
    })
    expect(zonesAfter(state, ['march legio-V'])).toEqual(['GAL-1', 'GAL-4', 'GAL-5'])
    expect(zonesAfter(state, ['march legio-VI'])).toEqual(['ITA-5'])
    expect(zonesAfter(state, ['lead lepidus'])).toEqual([])
    expect(zonesAfter(state, ['lead lepidus', 'take legio-VI'])).toEqual([])
    expect(zonesAfter(state, ['lead lepidus', 'take legio-VI', 'take legio-VII'])).toEqual(['GER-2', 'ITA-5'])
  })

  it('AIE-3.4.1-f: outside the Republic units can be left with another leader only', () => {
    const state = field(s => {
      caesarians(s, 'ITA-5', 'lepidus', 'legio-VI', 'legio-VII')
      caesarians(s, 'NOR-0', 'curio')
    })
    const begun = ['lead lepidus', 'take legio-VI', 'take legio-VII', 'to NOR-0']
    expect(optionsAfter(state, begun)).toContain('drop legio-VI')
    const gone = field(s => caesarians(s, 'ITA-5', 'lepidus', 'legio-VI', 'legio-VII'))
    expect(optionsAfter(gone, begun)).not.toContain('drop legio-VI')
  })
})

describe('zones of Peoples', () => {
  it('AIE-3.4.1-g, TV-06: into the zone of a People at war, to stay', () => {
    const state = field(s => {
      atWar(s, 'germani', 'republican')
      caesarians(s, 'GAL-2', ...army)
    })
    const run = move(state, [
      'lead caesar',
      'take legio-V',
      'take legio-VI',
      'take legio-VII',
      'to GER-1',
      'done',
    ])
    expect(placeIn(run.state, 'legio-VII')).toBe('GER-1')
    expect(run.events.find(event => event.kind === 'march')?.data.cost).toBe(2)
  })

  it('AIE-3.4.1-g, TV-07: not into the zone of a People at peace', () => {
    const state = field(s => caesarians(s, 'GAL-2', ...army))
    expect(zonesAfter(state, ['lead caesar', 'take legio-V'])).toEqual(['GAL-1', 'GAL-4', 'GAL-5'])
    // A leader alone may go anywhere (RULING-16).
    expect(zonesAfter(state, ['lead caesar'])).toContain('GER-1')
  })

  it('AIE-3.4.1-g, TV-08, TV-09: through a People at peace from Roman zone to Roman zone, without a stop', () => {
    const state = field(s => caesarians(s, 'GAL-8', 'caesar', 'legio-V', 'legio-VI', 'auxilia-1'))
    const begun = ['lead caesar', 'take legio-V', 'take legio-VI', 'take auxilia-1', 'to ALP-2']
    // Neither a stop nor a unit left behind, and not on into another foreign zone.
    expect(optionsAfter(state, begun).sort()).toEqual(['to GAL-8', 'to ITA-2', 'to ITA-3'])
    expect(placeIn(move(state, [...begun, 'to ITA-3', 'done']).state, 'auxilia-1')).toBe('ITA-3')
  })

  it('AIE-3.4.1-g: a leader who could not leave a People at peace again does not enter', () => {
    const state = field(s => {
      caesarians(s, 'GAL-8', 'caesar', 'legio-V')
      s.turn.event = 'disastrous-weather'
    })
    expect(zonesAfter(state, ['lead caesar', 'take legio-V'])).not.toContain('ALP-2')
  })

  it('AIE-3.4.1-h: the sea is closed to those who march', () => {
    const state = field(s => caesarians(s, 'SIC-1', 'caesar', 'legio-V'))
    expect(zonesAfter(state, ['lead caesar', 'take legio-V'])).toEqual(['ITA-7'])
  })
})

describe('meeting the enemy', () => {
  it('AIE-7.1-a: units stop where enemy land units are', () => {
    const state = field(s => {
      caesarians(s, 'ITA-1', 'caesar', 'legio-V')
      republicans(s, 'ITA-6', 'legio-XV')
    })
    const run = move(state, ['lead caesar', 'take legio-V', 'to ITA-6', 'done'])
    expect(placeIn(run.state, 'legio-V')).toBe('ITA-6')
  })

  it('AIE-7.1-a, RULING-49: units stop for enemy naves too, a leader alone does not', () => {
    const state = field(s => {
      caesarians(s, 'ITA-1', 'caesar', 'legio-V')
      republicans(s, 'ITA-7', 'naves-6-1-1')
    })
    const run = move(state, ['lead caesar', 'take legio-V', 'to ITA-7', 'done'])
    expect(placeIn(run.state, 'legio-V')).toBe('ITA-7')
    expect(zonesAfter(state, ['lead caesar', 'to ITA-7'])).toContain('ITA-6')
  })

  it('AIE-7.1-b: units pass enemy leaders', () => {
    const state = field(s => {
      caesarians(s, 'ITA-1', 'caesar', 'legio-V')
      republicans(s, 'ITA-6', 'cato')
    })
    const run = move(state, ['lead caesar', 'take legio-V', 'to ITA-6', 'to ITA-4', 'stop', 'done'])
    expect(placeIn(run.state, 'cato')).toBe('ITA-6')
  })

  it('AIE-7.1-c: a leader alone passes enemy units', () => {
    const state = field(s => {
      caesarians(s, 'ITA-1', 'caesar', 'legio-V')
      republicans(s, 'ITA-6', 'legio-XV')
    })
    expect(zonesAfter(state, ['lead caesar', 'to ITA-6'])).toContain('ITA-4')
  })
})

describe('the way', () => {
  it('AIE-7.2-a, AIE-7.2-b: from zone to adjacent zone, one point each', () => {
    const state = field(s => caesarians(s, 'ITA-1', 'caesar'))
    expect(zonesAfter(state, ['lead caesar'])).toEqual(['ITA-6', 'ITA-7'])
    expect(distancesFrom(aleaData, 'ITA-1').get('GRA-1')).toBe(4)
  })

  it('AIE-7.2-c, TV-33: a river costs one more', () => {
    expect(distancesFrom(aleaData, 'GER-1').get('GAL-2')).toBe(2)
    expect(distancesFrom(aleaData, 'ASI-5').get('PAR-1')).toBe(2)
  })

  it('AIE-7.2-d: a strait costs one more', () => {
    expect(distancesFrom(aleaData, 'ITA-7').get('SIC-1')).toBe(2)
    expect(distancesFrom(aleaData, 'HIS-2').get('MAU-1')).toBe(2)
  })

  it('AIE-7.2-e: entering the Alpes costs one more, leaving them does not', () => {
    expect(distancesFrom(aleaData, 'ITA-3').get('ALP-2')).toBe(2)
    expect(distancesFrom(aleaData, 'ALP-2').get('ITA-3')).toBe(1)
  })

  it('AIE-7.3-a, TV-34: no more than 2 points wholly outside the Republic', () => {
    const state = field(s => {
      atWar(s, 'parthi', 'republican')
      caesarians(s, 'ASI-5', ...army, 'legio-VIII', 'legio-IX')
      for (const unit of aleaData.peoples.parthi.units) caesariansAway(s, unit)
    })
    const units = ['legio-V', 'legio-VI', 'legio-VII', 'legio-VIII', 'legio-IX']
    const begun = ['lead caesar', ...units.map(unit => `take ${unit}`), 'to PAR-1']
    // A third point would take them to PAR-2; only the way home to the Republic, which costs 2, is no longer paid.
    expect(zonesAfter(state, begun.slice(0, -1))).toContain('PAR-1')
    expect(placeIn(move(state, [...begun, 'done']).state, 'legio-V')).toBe('PAR-1')
  })

  it('AIE-7.3-a, TV-35: a Roman zone on the way lifts the limit', () => {
    const state = field(s => {
      for (const people of ['pontici', 'armenii', 'cappadocii'] as const) {
        atWar(s, people, 'republican')
        for (const unit of aleaData.peoples[people].units) caesariansAway(s, unit)
      }
      caesarians(s, 'PON-1', ...army)
    })
    const begun = ['lead caesar', 'take legio-V', 'take legio-VI', 'take legio-VII', 'to ARM-1', 'to CAP-1']
    expect(zonesAfter(state, begun)).toEqual(['ASI-3', 'ASI-5'])
    expect(placeIn(move(state, [...begun, 'to ASI-5', 'done']).state, 'legio-V')).toBe('ASI-5')
  })

  it('AIE-7.3-a, RULING-50: the limit binds a leader alone too', () => {
    const state = field(s => caesarians(s, 'PON-1', 'caesar'))
    const begun = ['lead caesar', 'to ARM-1', 'to CAP-1', 'to GLT-1']
    // Three points outside already: he may not stop, but can still reach a Roman zone.
    expect(optionsAfter(state, begun).sort()).toEqual(['to ASI-1', 'to ASI-2', 'to ASI-3'])
  })
})

/** Takes a unit off the map. */
function caesariansAway(state: Parameters<typeof caesarians>[0], unit: string): void {
  caesarians(state, 'box-people', unit)
  changeFaction(state, unit, null)
}
