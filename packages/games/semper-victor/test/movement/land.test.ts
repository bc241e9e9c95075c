import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { loneLeadersFlee } from '../../../imperator/rules/combat/solitary.ts'
import { columnOf, marchFrom } from '../../../imperator/rules/movement/column.ts'
import { canMarchAlone, whyLeaderStays } from '../../../imperator/rules/movement/land.ts'
import { whyNotEnd } from '../../../imperator/rules/movement/paths.ts'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { adjustFleets } from '../../rules/adjustments/fleets.ts'
import { isSeat } from '../../rules/movement/limits.ts'
import { phases } from '../../rules/sequence.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import { whyNoUsurpation } from '../../rules/usurpation/candidates.ts'
import {
  atWar,
  choicesOf,
  d10,
  empire,
  openRoads,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  scenario,
  secondus,
  where,
} from '../support.ts'

/** The zones that are open after the script. */
function zonesAfter(state: SemperState, ...choices: string[]): string[] {
  return optionsAfter(state, ...choices)
    .filter(choice => choice.startsWith('to '))
    .map(choice => choice.slice(3))
    .sort()
}

function optionsAfter(state: SemperState, ...choices: string[]): string[] {
  return choicesOf(playUntil(movement, { state, choices, impossible: true }).decision)
}

function moved(state: SemperState, ...choices: string[]): SemperState {
  return play(movement, { state, choices: [...choices, 'done'], impossible: true }).state
}

describe('land movement', () => {
  it('SV-3.4.1-A, SV-1.2.2-A: a leader alone goes 4 MP', () => {
    const state = openRoads(state => primus(state, 'HIS5', 'severe'))
    const far = ['lead severe', 'to HIS4', 'to HIS1', 'to VIE4']
    expect(zonesAfter(state, ...far)).toContain('VIE3')
    expect(where(moved(state, ...far, 'to VIE3'), 'severe')).toBe('VIE3')
  })

  it('SV-3.4.1-B, SV-1.3.2-A: with units the MP of the slowest, 3, or 4 with comitatenses only', () => {
    const state = openRoads(state => primus(state, 'HIS5', 'severe', 'cornuti', 'pc-hispaniae'))
    expect(zonesAfter(state, 'lead severe', 'take cornuti', 'to HIS4', 'to HIS1', 'to VIE4')).toContain(
      'VIE3',
    )
    const slow = ['lead severe', 'take cornuti', 'take pc-hispaniae', 'to HIS4', 'to HIS1', 'to HIS2']
    expect(zonesAfter(state, ...slow)).toEqual([])
  })

  it('SV-EV-2: in a disastrous climate everybody has 1 MP less, a unit alone its one zone', () => {
    const state = openRoads(state => {
      primus(state, 'HIS5', 'severe', 'cornuti')
      primus(state, 'BRI2', 'batavi')
      state.turn.event = 'disastrous-weather'
    })
    expect(zonesAfter(state, 'lead severe', 'to HIS4', 'to HIS1')).toContain('VIE4')
    expect(zonesAfter(state, 'lead severe', 'take cornuti', 'to HIS4', 'to HIS1')).toContain('VIE4')
    expect(where(moved(state, 'lead severe', 'to HIS4', 'to HIS1', 'to VIE4'), 'severe')).toBe('VIE4')
    expect(zonesAfter(state, 'march batavi')).toContain('GAL4')
  })

  it('SV-3.4.1-B: as many units as his CC', () => {
    // Bassianus has CC 2.
    const state = openRoads(state => primus(state, 'HIS5', 'bassianus', 'cornuti', 'batavi', 'heruli'))
    const taken = optionsAfter(state, 'lead bassianus', 'take cornuti', 'take batavi')
    expect(taken).not.toContain('take heruli')
    expect(optionsAfter(state, 'lead bassianus', 'take cornuti')).toContain('take heruli')
  })

  it('SV-3.4.1-C: units may be left on the way; he goes on only with one', () => {
    const state = openRoads(state => primus(state, 'HIS5', 'severe', 'cornuti', 'batavi'))
    const after = moved(
      state,
      'lead severe',
      'take cornuti',
      'take batavi',
      'to HIS4',
      'drop cornuti',
      'to HIS1',
      'drop batavi',
    )
    expect(['cornuti', 'batavi', 'severe'].map(id => where(after, id))).toEqual(['HIS4', 'HIS1', 'HIS1'])
  })

  it('SV-3.4.1-D: a unit without a leader moves one zone, whatever it costs', () => {
    const state = openRoads(state => primus(state, 'BRI2', 'cornuti'))
    const after = moved(state, 'march cornuti', 'to GAL4')
    expect(where(after, 'cornuti')).toBe('GAL4')
    expect(optionsAfter(state, 'march cornuti', 'to GAL4')).not.toContain('march cornuti')
  })

  it('SV-3.4.1-E: the limits hold without a leader too', () => {
    const state = openRoads(state => primus(state, 'BRI2', 'pc-britanniae'))
    expect(zonesAfter(state, 'march pc-britanniae')).toEqual(['BRI1', 'BRI3'])
  })

  it('SV-7.2-A, SV-7.2-B, SV-7.2-C: 1 MP, 2 over a great river or a strait (TV-32)', () => {
    const state = openRoads(state => {
      atWar(state, 'franci', 'secondus')
      for (const unit of data.peoples.franci.units) place(state, 'XGER', null, unit)
      primus(state, 'FRA', 'severe', 'pc-galliae-1')
      state.augusti.primus = ['severe']
    })
    expect(zonesAfter(state, 'lead severe', 'take pc-galliae-1', 'to GAL2')).toContain('GAL5')
    expect(zonesAfter(state, 'lead severe', 'take pc-galliae-1', 'to GAL2', 'to GAL5')).toEqual([])
    const strait = openRoads(state => primus(state, 'BRI2', 'severe', 'cornuti'))
    expect(zonesAfter(strait, 'lead severe', 'take cornuti', 'to GAL4', 'to GAL5', 'to VIE2')).toEqual([])
  })

  it('SV-7.1-A: units stop where they meet enemy units', () => {
    const state = openRoads(state => {
      primus(state, 'HIS5', 'severe', 'cornuti')
      secondus(state, 'HIS4', 'batavi')
    })
    expect(optionsAfter(state, 'lead severe', 'take cornuti', 'to HIS4')).not.toContain('to HIS1')
  })

  it('SV-7.1-B: enemy leaders stop nobody', () => {
    const state = openRoads(state => {
      primus(state, 'HIS5', 'severe', 'cornuti')
      secondus(state, 'HIS4', 'licinius')
    })
    expect(optionsAfter(state, 'lead severe', 'take cornuti', 'to HIS4')).toContain('to HIS1')
  })

  it('SV-7.1-C: a leader alone passes enemy units', () => {
    const state = openRoads(state => {
      primus(state, 'HIS5', 'severe')
      secondus(state, 'HIS4', 'batavi')
    })
    expect(optionsAfter(state, 'lead severe', 'to HIS4')).toContain('to HIS1')
  })

  it('SV-7.1-D: a leader alone among enemies flees; a 9 kills him, an 8 does not, nor has he a way if all are held', () => {
    const state = openRoads(state => {
      primus(state, 'ITA7', 'severe')
      secondus(state, 'ITA7', 'batavi')
    })
    const flees = (shows: number) =>
      where(play(loneLeadersFlee, { state, dice: [d10('solitary', shows)] }).state, 'severe')
    expect([flees(8), flees(9)]).toEqual(['ITA6', 'box-dead'])
    secondus(state, 'ITA6', 'heruli')
    expect(where(play(loneLeadersFlee, { state }).state, 'severe')).toBe('box-dead')
  })

  it('SV-7.3-A: two MP in a row outside the Empire, not three (TV-33)', () => {
    const state = openRoads(state => {
      atWar(state, 'picts', 'secondus')
      for (const unit of data.peoples.picts.units) place(state, 'PIC3', null, unit)
      place(state, 'box-people', null, 'picts-1', 'picts-2', 'picts-3', 'picts-4')
      primus(state, 'BRI1', 'constance-chlore', 'cornuti', 'batavi', 'heruli', 'celtae', 'petulantes')
    })
    const column = [
      'lead constance-chlore',
      'take cornuti',
      'take batavi',
      'take heruli',
      'take celtae',
      'take petulantes',
    ]
    expect(zonesAfter(state, ...column, 'to PIC1')).toContain('PIC2')
    expect(zonesAfter(state, ...column, 'to PIC1', 'to PIC2')).not.toContain('PIC3')
  })

  it('SV-7.3-A: a move that ends inside is free (TV-34)', () => {
    const state = openRoads(state => {
      for (const people of ['gepides', 'vandales', 'quades'] as const) {
        atWar(state, people, 'secondus')
        for (const unit of data.peoples[people].units) place(state, 'box-people', null, unit)
      }
      primus(state, 'GEP', 'galere', 'cornuti', 'batavi', 'heruli')
    })
    const column = ['lead galere', 'take cornuti', 'take batavi', 'take heruli', 'to VAN', 'to QUA']
    expect(zonesAfter(state, ...column)).toContain('PAN2')
  })

  it('SV-7.3-A: what is spent inside before does not lift it (RULING-39)', () => {
    const state = openRoads(state => {
      atWar(state, 'picts', 'secondus')
      place(state, 'box-people', null, ...data.peoples.picts.units)
      primus(state, 'BRI2', 'severe', 'cornuti')
    })
    expect(zonesAfter(state, 'lead severe', 'take cornuti', 'to BRI1', 'to PIC1')).toContain('PIC2')
    expect(zonesAfter(state, 'lead severe', 'take cornuti', 'to BRI1', 'to PIC1', 'to PIC2')).not.toContain(
      'PIC3',
    )
  })

  it('SV-7.3-B: the seven zones of the East count as inside', () => {
    const state = openRoads(state => {
      atWar(state, 'persians', 'secondus')
      place(state, 'box-people', null, ...data.peoples.persians.units)
      primus(state, 'PER1', 'severe', 'cornuti')
    })
    expect(zonesAfter(state, 'lead severe', 'take cornuti', 'to PER4', 'to PER5')).toContain('PER4')
    expect(optionsAfter(state, 'lead severe', 'take cornuti', 'to PER4', 'to PER5', 'to PER4')).toContain(
      'stop',
    )
  })
})

describe('the truce of the sons of Constantin', () => {
  const inYear = (year: number) =>
    scenario('4', state => {
      state.year = year
      for (const { id, place } of [...state.counters]) {
        if (place === 'GAL2' || place === 'ITA2') primus(state, 'HIS1', id)
      }
      primus(state, 'GAL3', 'batavi')
      secondus(state, 'ITA2', 'heruli')
    })

  it('SV-S4-B: no Roman ends his march among Romans of the other side, up to 339', () => {
    const why = (year: number, zone = 'ITA2') => {
      const position = positionOf(inYear(year))
      const column = columnOf(position, 'primus', null, ['batavi'], false)
      return whyNotEnd(position, column, marchFrom(zone))?.rule ?? null
    }
    expect(why(339)).toBe('SV-S4-B')
    expect(why(339, 'HIS4')).toBeNull()
    expect(why(340)).not.toBe('SV-S4-B')
  })

  it('SV-EV-6: in agitation the head who is in his capital does not flee from it, whoever else may', () => {
    const flees = (event: SemperState['turn']['event'], zone: string, id: string) => {
      const state = openRoads(state => {
        primus(state, zone, id)
        state.emperors.primus = 'constantin'
        state.turn.event = event
      })
      return whyLeaderStays(positionOf(state), id, true)?.why ?? null
    }
    expect(flees('political-agitation', 'ITA2', 'constantin')).toBe('political-agitation')
    expect(flees('political-agitation', 'ITA5', 'constantin')).toBeNull()
    expect(flees('political-agitation', 'ITA2', 'severe')).toBeNull()
    expect(flees(null, 'ITA2', 'constantin')).toBeNull()
  })

  it('SV-S4-B: the truce binds neither Peoples nor leaders without units', () => {
    const position = positionOf(inYear(339))
    atWar(position.state, 'alamanni', 'primus')
    const why = (leader: string | null, ...units: string[]) =>
      whyNotEnd(position, columnOf(position, 'primus', leader, units, false), marchFrom('ITA2'))?.rule
    expect(why(null, 'batavi')).toBe('SV-S4-B')
    expect([why(null, 'alamanni-1'), why('constant')]).not.toContain('SV-S4-B')
  })

  it('SV-S4-B: a unit with Romans of the other side in every zone it could enter is not asked to march', () => {
    const marches = (year: number, ...taken: string[]) => {
      const state = scenario('4', each => {
        each.year = year
        for (const { id, place } of [...each.counters]) if (place.startsWith('BRI')) primus(each, 'HIS1', id)
        primus(each, 'BRI1', 'ri-britanniae')
        if (taken.includes('BRI2')) secondus(each, 'BRI2', 'heruli')
        if (taken.includes('BRI3')) secondus(each, 'BRI3', 'batavi')
      })
      return canMarchAlone(positionOf(state), 'ri-britanniae')
    }
    expect(marches(339, 'BRI2')).toBe(true)
    expect(marches(339, 'BRI2', 'BRI3')).toBe(false)
    expect(marches(340, 'BRI2', 'BRI3')).toBe(true)
  })

  it('SV-S4-B: no usurpation is played in the truce', () => {
    const why = (year: number) => whyNoUsurpation(positionOf(inYear(year)), 'primus', 'leader')?.rule ?? null
    expect(why(339)).toBe('SV-S4-B')
    expect(why(340)).not.toBe('SV-S4-B')
  })
})

describe('places', () => {
  it('SV-EV-6: a seat is an imperial capital in a Diocese of the side', () => {
    const state = empire()
    const seats = (side: 'primus' | 'secondus') =>
      data.zoneIds.filter(zone => isSeat(positionOf(state), side, zone))
    expect(seats('primus').toSorted()).toEqual(['ITA2', 'ORI2', 'PAN3', 'PON1', 'VIE3'])
    expect(seats('secondus')).toEqual(['GAL2'])
    state.constantinopolis.built = true
    expect(seats('primus')).toContain('THR3')
  })

  it('SV-7.1-D, SV-4.3-D: a leader of a People alone among enemies flees where his People may go', () => {
    const state = empire(state => {
      state.regions.galliae = 'primus'
      secondus(state, 'HIS1', 'licinius')
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'ascaric')
      primus(state, 'GAL2', 'batavi')
    })
    const { decision } = playUntil(combat, { state, dice: [d10('solitary', 1)] })
    const zones = decision.choices.map(({ noun }) => String(noun))
    expect([decision.role, zones.includes('FRA'), zones.includes('GAL1')]).toEqual(['secondus', true, true])
    const atPeace = zones.filter(zone => ![null, 'franci'].includes(row(data.zones, zone).people))
    expect(atPeace).toEqual([])
  })

  it('SV-2.F-6: the last year ends with its Phase F', () => {
    const end = phases.find(({ id }) => id === 'F.end')
    const over = (year: number) =>
      play(g => end?.run(g) ?? adjustFleets(g), {
        state: scenario('2', state => {
          state.year = year
        }),
        impossible: true,
      }).match.result?.rule
    expect([over(312), over(313)]).toEqual(['test', 'SV-10.3-A'])
  })
})
