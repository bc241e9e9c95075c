import { describe, expect, it } from 'vitest'
import { loneLeadersFlee } from '../../imperator/rules/combat/solitary.ts'
import { movement } from '../../imperator/rules/movement/phase.ts'
import { aboard, landings, whyFleetStays, whyNotEmbark } from '../rules/fleets/fleets.ts'
import { sail } from '../rules/fleets/sail.ts'
import { semperData as data } from '../rules/series.ts'
import { fleetBox, type SemperState } from '../rules/state.ts'
import {
  allTo,
  atWar,
  choicesOf,
  d10,
  emptyMap,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  secondus,
  where,
} from './support.ts'

/** An empty map in the M/CS of Primus, who holds the Empire, without fleets; somebody far away could always move. */
function field(change: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    state.fleets.occidentalis.returns = 999
    state.fleets.orientalis.returns = 999
    primus(state, 'MOE5', 'arbetio')
    change(state)
  })
}

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

describe('Roman units', () => {
  it('SV-3.2.1-A: ripenses never leave their Diocese, led by whomever', () => {
    const state = field(state => {
      primus(state, 'GAL5', 'galere', 'ri-galliae')
      state.emperors.primus = 'galere'
    })
    expect(zonesAfter(state, 'lead galere', 'take ri-galliae')).toEqual(['GAL2', 'GAL3', 'GAL4', 'GAL6'])
  })

  it('SV-3.2.1-B: pseudo-comitatenses leave theirs only with an Augustus, a Caesar or a Usurper', () => {
    const state = field(state => primus(state, 'ITA2', 'galere', 'pc-italia-1'))
    expect(zonesAfter(state, 'lead galere', 'take pc-italia-1')).toEqual(['ITA1', 'ITA3', 'ITA4', 'ITA5'])
    for (const rank of ['augustus', 'caesar'] as const) {
      const led = field(state => {
        primus(state, 'ITA2', 'galere', 'pc-italia-1')
        if (rank === 'augustus') state.augusti.primus = ['galere']
        else state.caesares.primus = ['galere']
      })
      expect(zonesAfter(led, 'lead galere', 'take pc-italia-1')).toContain('VIE3')
    }
    const rebel = field(state => {
      primus(state, 'ITA2', 'galere', 'pc-italia-1')
      state.usurpations = [
        {
          usurper: 'galere',
          master: 'primus',
          bonus: 0,
          followers: [],
          companions: [],
          everybody: false,
          extension: null,
        },
      ]
    })
    expect(zonesAfter(rebel, 'lead galere', 'take pc-italia-1')).toContain('VIE3')
  })

  it('SV-3.2.2-A: comitatenses go anywhere in the Empire, outside only with a leader', () => {
    const state = field(state => {
      atWar(state, 'picts', 'secondus')
      for (const unit of data.peoples.picts.units) place(state, 'PIC3', null, unit)
      primus(state, 'BRI1', 'cornuti', 'severe')
    })
    expect(zonesAfter(state, 'march cornuti')).toEqual(['BRI2', 'BRI3'])
    expect(zonesAfter(state, 'lead severe', 'take cornuti')).toContain('PIC1')
  })

  it('SV-3.2.2-A: a leader may not leave them behind outside (RULING-83)', () => {
    const state = field(state => {
      atWar(state, 'picts', 'secondus')
      for (const unit of data.peoples.picts.units) place(state, 'PIC3', null, unit)
      primus(state, 'PIC1', 'cornuti', 'batavi', 'severe')
    })
    expect(zonesAfter(state, 'lead severe', 'take cornuti')).toEqual([])
    expect(zonesAfter(state, 'lead severe', 'take cornuti', 'take batavi')).toEqual(['BRI1', 'PIC2'])
  })

  it('SV-3.4.1-F: units enter the home of a People only if it is at war', () => {
    const state = (war: boolean) =>
      field(state => {
        if (war) atWar(state, 'franci', 'secondus')
        for (const unit of data.peoples.franci.units) place(state, war ? 'FRI' : 'FRA', null, unit)
        primus(state, 'GAL2', 'severe', 'cornuti')
      })
    expect(zonesAfter(state(true), 'lead severe', 'take cornuti')).toContain('FRA')
    expect(zonesAfter(state(false), 'lead severe', 'take cornuti')).not.toContain('FRA')
    // A leader alone may go there (RULING-84).
    expect(zonesAfter(state(false), 'lead severe')).toContain('FRA')
  })

  it('SV-3.4.1-F: not among units at war of their own player (RULING-40)', () => {
    const state = field(state => {
      atWar(state, 'franci', 'primus')
      primus(state, 'GAL2', 'severe', 'cornuti')
    })
    expect(zonesAfter(state, 'lead severe', 'take cornuti')).not.toContain('FRA')
  })

  it('SV-4.4.2-B: Romans enter Armenia like the Empire', () => {
    const state = field(state => primus(state, 'PON6', 'severe', 'cornuti'))
    expect(zonesAfter(state, 'lead severe', 'take cornuti')).toContain('ARM')
  })

  it('SV-4.4.2-C: Armenians stay, but for a war of Iberians or Persians', () => {
    const at = (change: (state: SemperState) => void) =>
      field(state => {
        state.peoples.armenia.faction = 'primus'
        change(state)
      })
    expect(optionsAfter(at(() => {}))).not.toContain('march armenia-1')
    const war = at(state => atWar(state, 'iberians', 'secondus'))
    expect(zonesAfter(war, 'march armenia-1')).toEqual(['IBE', 'ORI3', 'PON6', 'XCOL'])
  })
})

describe('land movement', () => {
  it('SV-3.4.1-A, SV-1.2.2-A: a leader alone goes 4 MP', () => {
    const state = field(state => primus(state, 'HIS5', 'severe'))
    const far = ['lead severe', 'to HIS4', 'to HIS1', 'to VIE4']
    expect(zonesAfter(state, ...far)).toContain('VIE3')
    expect(where(moved(state, ...far, 'to VIE3'), 'severe')).toBe('VIE3')
  })

  it('SV-3.4.1-B, SV-1.3.2-A: with units the MP of the slowest, 3, or 4 with comitatenses only', () => {
    const state = field(state => primus(state, 'HIS5', 'severe', 'cornuti', 'pc-hispaniae'))
    expect(zonesAfter(state, 'lead severe', 'take cornuti', 'to HIS4', 'to HIS1', 'to VIE4')).toContain(
      'VIE3',
    )
    const slow = ['lead severe', 'take cornuti', 'take pc-hispaniae', 'to HIS4', 'to HIS1', 'to HIS2']
    expect(zonesAfter(state, ...slow)).toEqual([])
  })

  it('SV-EV-2: in a disastrous climate everybody has 1 MP less, a unit alone its one zone', () => {
    const state = field(state => {
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
    const state = field(state => primus(state, 'HIS5', 'bassianus', 'cornuti', 'batavi', 'heruli'))
    const taken = optionsAfter(state, 'lead bassianus', 'take cornuti', 'take batavi')
    expect(taken).not.toContain('take heruli')
    expect(optionsAfter(state, 'lead bassianus', 'take cornuti')).toContain('take heruli')
  })

  it('SV-3.4.1-C: units may be left on the way; he goes on only with one', () => {
    const state = field(state => primus(state, 'HIS5', 'severe', 'cornuti', 'batavi'))
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
    const state = field(state => primus(state, 'BRI2', 'cornuti'))
    const after = moved(state, 'march cornuti', 'to GAL4')
    expect(where(after, 'cornuti')).toBe('GAL4')
    expect(optionsAfter(state, 'march cornuti', 'to GAL4')).not.toContain('march cornuti')
  })

  it('SV-3.4.1-E: the limits hold without a leader too', () => {
    const state = field(state => primus(state, 'BRI2', 'pc-britanniae'))
    expect(zonesAfter(state, 'march pc-britanniae')).toEqual(['BRI1', 'BRI3'])
  })

  it('SV-7.2-A, SV-7.2-B, SV-7.2-C: 1 MP, 2 over a great river or a strait (TV-32)', () => {
    const state = field(state => {
      atWar(state, 'franci', 'secondus')
      for (const unit of data.peoples.franci.units) place(state, 'XGER', null, unit)
      primus(state, 'FRA', 'severe', 'pc-galliae-1')
      state.augusti.primus = ['severe']
    })
    expect(zonesAfter(state, 'lead severe', 'take pc-galliae-1', 'to GAL2')).toContain('GAL5')
    expect(zonesAfter(state, 'lead severe', 'take pc-galliae-1', 'to GAL2', 'to GAL5')).toEqual([])
    const strait = field(state => primus(state, 'BRI2', 'severe', 'cornuti'))
    expect(zonesAfter(strait, 'lead severe', 'take cornuti', 'to GAL4', 'to GAL5', 'to VIE2')).toEqual([])
  })

  it('SV-7.1-A: units stop where they meet enemy units', () => {
    const state = field(state => {
      primus(state, 'HIS5', 'severe', 'cornuti')
      secondus(state, 'HIS4', 'batavi')
    })
    expect(optionsAfter(state, 'lead severe', 'take cornuti', 'to HIS4')).not.toContain('to HIS1')
  })

  it('SV-7.1-B: enemy leaders stop nobody', () => {
    const state = field(state => {
      primus(state, 'HIS5', 'severe', 'cornuti')
      secondus(state, 'HIS4', 'licinius')
    })
    expect(optionsAfter(state, 'lead severe', 'take cornuti', 'to HIS4')).toContain('to HIS1')
  })

  it('SV-7.1-C: a leader alone passes enemy units', () => {
    const state = field(state => {
      primus(state, 'HIS5', 'severe')
      secondus(state, 'HIS4', 'batavi')
    })
    expect(optionsAfter(state, 'lead severe', 'to HIS4')).toContain('to HIS1')
  })

  it('SV-7.1-D: a leader alone among enemies flees; a 9 kills him, an 8 does not, nor has he a way if all are held', () => {
    const state = field(state => {
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
    const state = field(state => {
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
    const state = field(state => {
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
    const state = field(state => {
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
    const state = field(state => {
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

describe('Peoples on the march', () => {
  it('SV-4.3-A: a leader takes units of his own People only (TV-24)', () => {
    const state = field(state => {
      state.active = 'secondus'
      atWar(state, 'persians', 'secondus')
      atWar(state, 'iberians', 'secondus')
      place(state, 'PER3', null, 'sapor-ii', 'iberians-1')
    })
    const options = optionsAfter(state, 'lead sapor-ii')
    expect(options).toContain('take persians-levies-3')
    expect(options).not.toContain('take iberians-1')
  })

  it('SV-4.3-B: a unit alone moves one zone', () => {
    const state = field(state => {
      state.active = 'secondus'
      atWar(state, 'mauri', 'secondus')
    })
    // TV-26: the zone without a name to the west is free.
    expect(zonesAfter(state, 'march mauri-1')).toEqual(['AFR1', 'AFR2', 'AFR3', 'XGAE', 'XPHA'])
  })

  it('SV-4.3-C, SV-4.2.3-A: a People at peace does not move', () => {
    const state = field(state => {
      state.active = 'secondus'
      atWar(state, 'mauri', 'secondus')
    })
    expect(optionsAfter(state).some(choice => choice.includes('franci'))).toBe(false)
  })

  it('SV-4.3-D: not into the home of a People at peace (TV-25)', () => {
    const state = (war: boolean) =>
      field(state => {
        state.active = 'secondus'
        atWar(state, 'quades', 'secondus')
        if (war) atWar(state, 'marcomanni', 'secondus')
      })
    expect(zonesAfter(state(false), 'march quades-1')).not.toContain('MAR')
    expect(zonesAfter(state(true), 'march quades-1')).toContain('MAR')
  })

  it('SV-4.3-E, SV-4.2.2-C: into the Empire only by the Diocese of the band (TV-27), then anywhere', () => {
    const state = field(state => {
      state.active = 'secondus'
      atWar(state, 'alamanni', 'secondus')
      place(state, 'ALA', null, 'chnodomar')
    })
    expect(zonesAfter(state, 'march alamanni-1')).toContain('GAL3')
    expect(zonesAfter(state, 'march alamanni-1')).not.toContain('ITA1')
    expect(zonesAfter(state, 'lead chnodomar', 'take alamanni-1', 'to GAL3')).toContain('ITA1')
    const bound = playUntil(movement, {
      state,
      choices: ['lead chnodomar', 'take alamanni-1', 'to GAL3'],
      options: { roaming: 'bandOnly' },
    })
    expect(choicesOf(bound.decision)).not.toContain('to ITA1')
  })

  it('SV-4.3-F: no more than five zones from home', () => {
    const state = field(state => {
      state.active = 'secondus'
      atWar(state, 'mauri', 'secondus')
      place(state, 'ORI9', null, 'mauri-1')
    })
    // Mauri - Phazania - Tripolitania - Libya: three; Aegyptus is four, Palaestina five, Phoenice six.
    place(state, 'ORI5', null, 'mauri-1')
    expect(zonesAfter(state, 'march mauri-1')).toEqual(['ORI7'])
    place(state, 'ORI7', null, 'mauri-1')
    expect(zonesAfter(state, 'march mauri-1')).toContain('ORI5')
  })

  it('SV-4.3-G: a leader of a People does not move in the Empire without a unit', () => {
    const state = field(state => {
      state.active = 'secondus'
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'ascaric', 'franci-1')
    })
    expect(zonesAfter(state, 'lead ascaric')).toEqual([])
    expect(zonesAfter(state, 'lead ascaric', 'take franci-1')).toContain('GAL1')
  })

  it('SV-4.2.4-A, SV-4.2.4-B: only Peoples of one group and one player share a zone (TV-23)', () => {
    const state = field(state => {
      state.active = 'secondus'
      atWar(state, 'franci', 'secondus')
      atWar(state, 'burgondi', 'secondus')
      atWar(state, 'saraceni', 'secondus')
      place(state, 'BUR', null, 'saraceni-1')
      place(state, 'box-people', null, 'burgondi-1', 'burgondi-2')
    })
    expect(zonesAfter(state, 'march franci-1')).not.toContain('BUR')
    place(state, 'SRC', null, 'saraceni-1')
    place(state, 'BUR', null, 'burgondi-1')
    expect(zonesAfter(state, 'march franci-1')).toContain('BUR')
    state.peoples.burgondi.faction = 'primus'
    expect(zonesAfter(state, 'march franci-1')).not.toContain('BUR')
  })
})

describe('fleets', () => {
  /** Maxence with two units in the zone of Misenum, the fleet his own. */
  const atMisenum = (change: (state: SemperState) => void = () => {}) =>
    emptyMap(state => {
      allTo(state, 'secondus')
      state.active = 'secondus'
      secondus(state, 'ITA6', 'maxence', 'pc-italia-1', 'pc-italia-2', 'batavi')
      state.augusti.secondus = ['maxence']
      state.fleets.occidentalis = { side: 'secondus', at: 'port', returns: null, moved: false }
      change(state)
    })
  const voyage = (state: SemperState, ...choices: string[]) =>
    play(g => sail(g, 'secondus', 'occidentalis'), { state, choices }).state

  it('SV-3.4.2-E, SV-3.4.2-F, SV-3.4.2-G: from Misenum to Carthago in one M/CS (TV-10)', () => {
    const after = voyage(
      atMisenum(),
      'embark maxence',
      'embark pc-italia-1',
      'embark pc-italia-2',
      'sail-to SOCC',
      'land AFR4',
    )
    expect(['maxence', 'pc-italia-1'].map(id => where(after, id))).toEqual(['AFR4', 'AFR4'])
    expect(after.fleets.occidentalis).toMatchObject({ at: 'SOCC', moved: true })
    expect(after.counters.find(({ id }) => id === 'maxence')?.moved).toBe(true)
    // TV-11: in the next M/CS the fleet goes home.
    after.fleets.occidentalis.moved = false
    expect(voyage(after, 'sail-to port').fleets.occidentalis.at).toBe('port')
  })

  it('SV-3.4.2-C: two units, any number of leaders', () => {
    const state = atMisenum(state => {
      secondus(state, 'ITA6', 'alexander')
      secondus(state, fleetBox('occidentalis'), 'pc-italia-1', 'pc-italia-2')
    })
    expect(whyNotEmbark(positionOf(state), 'secondus', 'occidentalis', 'batavi')?.rule).toBe('SV-3.4.2-C')
    expect(whyNotEmbark(positionOf(state), 'secondus', 'occidentalis', 'alexander')).toBeNull()
    expect(aboard(positionOf(state), 'occidentalis')).toHaveLength(2)
    secondus(state, 'ITA6', 'pc-italia-2')
    expect(whyNotEmbark(positionOf(state), 'secondus', 'occidentalis', 'batavi')).toBeNull()
  })

  it('SV-3.4.2-E: who has moved, or is elsewhere, does not go aboard', () => {
    const state = atMisenum(state => secondus(state, 'ITA5', 'heruli'))
    expect(whyNotEmbark(positionOf(state), 'secondus', 'occidentalis', 'heruli')?.rule).toBe('SV-3.4.2-E')
  })

  it('SV-3.4.2-A, SV-3.4.2-D: Misenum opens on the western sea only, and the ocean is closed', () => {
    const { decision } = playUntil(g => sail(g, 'secondus', 'occidentalis'), { state: atMisenum() })
    expect(choicesOf(decision).filter(choice => choice.startsWith('sail-to'))).toEqual(['sail-to SOCC'])
    const atSea = atMisenum(state => {
      state.fleets.occidentalis.at = 'SOCC'
    })
    const { decision: next } = playUntil(g => sail(g, 'secondus', 'occidentalis'), { state: atSea })
    expect(choicesOf(next).filter(choice => choice.startsWith('sail-to'))).toEqual([
      'sail-to SCEN',
      'sail-to port',
    ])
  })

  it('SV-3.4.2-F: one zone in an M/CS', () => {
    const after = voyage(atMisenum(), 'sail-to SOCC')
    expect(whyFleetStays(positionOf(after), 'secondus', 'occidentalis')?.rule).toBe('SV-3.4.2-F')
  })

  it('SV-3.4.2-B, SV-EV-9: only its own side moves a fleet, and nobody in dangerous seas', () => {
    const state = atMisenum()
    expect(whyFleetStays(positionOf(state), 'primus', 'occidentalis')?.rule).toBe('SV-3.4.2-B')
    expect(whyFleetStays(positionOf(state), 'secondus', 'occidentalis')).toBeNull()
    state.turn.event = 'dangerous-seas'
    expect(whyFleetStays(positionOf(state), 'secondus', 'occidentalis')?.rule).toBe('SV-EV-9')
  })

  it('SV-3.4.2-F: pseudo-comitatenses land elsewhere only with an emperor aboard (RULING-97)', () => {
    const state = atMisenum(state => {
      secondus(state, fleetBox('occidentalis'), 'pc-italia-1', 'alexander')
      state.fleets.occidentalis.at = 'SOCC'
    })
    expect(landings(positionOf(state), 'secondus', 'occidentalis')).not.toContain('AFR4')
    expect(landings(positionOf(state), 'secondus', 'occidentalis')).toContain('ITA5')
    secondus(state, fleetBox('occidentalis'), 'maxence')
    expect(landings(positionOf(state), 'secondus', 'occidentalis')).toContain('AFR4')
  })
})
