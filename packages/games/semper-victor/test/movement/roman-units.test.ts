import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import { atWar, choicesOf, openRoads, place, playUntil, primus } from '../support.ts'

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

describe('Roman units', () => {
  it('SV-3.2.1-A: ripenses never leave their Diocese, led by whomever', () => {
    const state = openRoads(state => {
      primus(state, 'GAL5', 'galere', 'ri-galliae')
      state.emperors.primus = 'galere'
    })
    expect(zonesAfter(state, 'lead galere', 'take ri-galliae')).toEqual(['GAL2', 'GAL3', 'GAL4', 'GAL6'])
  })

  it('SV-3.2.1-B: pseudo-comitatenses leave theirs only with an Augustus, a Caesar or a Usurper', () => {
    const state = openRoads(state => primus(state, 'ITA2', 'galere', 'pc-italia-1'))
    expect(zonesAfter(state, 'lead galere', 'take pc-italia-1')).toEqual(['ITA1', 'ITA3', 'ITA4', 'ITA5'])
    for (const rank of ['augustus', 'caesar'] as const) {
      const led = openRoads(state => {
        primus(state, 'ITA2', 'galere', 'pc-italia-1')
        if (rank === 'augustus') state.augusti.primus = ['galere']
        else state.caesares.primus = ['galere']
      })
      expect(zonesAfter(led, 'lead galere', 'take pc-italia-1')).toContain('VIE3')
    }
    const rebel = openRoads(state => {
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
          rose: null,
        },
      ]
    })
    expect(zonesAfter(rebel, 'lead galere', 'take pc-italia-1')).toContain('VIE3')
  })

  it('SV-3.2.2-A: comitatenses go anywhere in the Empire, outside only with a leader', () => {
    const state = openRoads(state => {
      atWar(state, 'picts', 'secondus')
      for (const unit of data.peoples.picts.units) place(state, 'PIC3', null, unit)
      primus(state, 'BRI1', 'cornuti', 'severe')
    })
    expect(zonesAfter(state, 'march cornuti')).toEqual(['BRI2', 'BRI3'])
    expect(zonesAfter(state, 'lead severe', 'take cornuti')).toContain('PIC1')
  })

  it('SV-3.2.2-A: a leader may not leave them behind outside (RULING-83)', () => {
    const state = openRoads(state => {
      atWar(state, 'picts', 'secondus')
      for (const unit of data.peoples.picts.units) place(state, 'PIC3', null, unit)
      primus(state, 'PIC1', 'cornuti', 'batavi', 'severe')
    })
    expect(zonesAfter(state, 'lead severe', 'take cornuti')).toEqual([])
    expect(zonesAfter(state, 'lead severe', 'take cornuti', 'take batavi')).toEqual(['BRI1', 'PIC2'])
  })

  it('SV-3.4.1-F: units enter the home of a People only if it is at war', () => {
    const state = (war: boolean) =>
      openRoads(state => {
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
    const state = openRoads(state => {
      atWar(state, 'franci', 'primus')
      primus(state, 'GAL2', 'severe', 'cornuti')
    })
    expect(zonesAfter(state, 'lead severe', 'take cornuti')).not.toContain('FRA')
  })

  it('SV-4.4.2-B: Romans enter Armenia like the Empire', () => {
    const state = openRoads(state => primus(state, 'PON6', 'severe', 'cornuti'))
    expect(zonesAfter(state, 'lead severe', 'take cornuti')).toContain('ARM')
  })

  it('SV-4.4.2-B: within 3.2: comitatenses with a leader, pseudo-comitatenses with an emperor, ripenses never', () => {
    const enters = (leader: string | null, unit: string, zone = 'ORI3') => {
      const state = openRoads(state => {
        if (leader !== null) primus(state, zone, leader)
        primus(state, zone, unit)
        state.emperors.primus = 'galere'
      })
      const orders = leader === null ? [`march ${unit}`] : [`lead ${leader}`, `take ${unit}`]
      return zonesAfter(state, ...orders).includes('ARM')
    }
    expect([enters('severe', 'cornuti'), enters(null, 'cornuti')]).toEqual([true, false])
    expect([enters('galere', 'pc-oriens-1'), enters('severe', 'pc-oriens-1')]).toEqual([true, false])
    expect(enters('galere', 'ri-oriens')).toBe(false)
    expect(enters('galere', 'pc-pontica', 'PON6')).toBe(true)
  })

  it('SV-4.4.2-B: in peace and war, for the side that does not have it too, and past the limit outside', () => {
    const at = (change: (state: SemperState) => void) =>
      openRoads(state => {
        primus(state, 'PON4', 'galere', 'cornuti')
        state.peoples.armenia.faction = 'secondus'
        change(state)
      })
    const first = ['lead galere', 'take cornuti', 'to PON6']
    expect(
      zonesAfter(
        at(() => {}),
        ...first,
      ),
    ).toContain('ARM')
    expect(
      zonesAfter(
        at(state => atWar(state, 'persians', 'secondus')),
        ...first,
      ),
    ).toContain('ARM')
    // A home at peace beside it stays closed to units (SV-3.4.1-F).
    const inArmenia = at(state => {
      primus(state, 'ARM', 'galere', 'cornuti')
      for (const unit of data.peoples.armenia.units) place(state, 'box-people', null, unit)
    })
    expect(zonesAfter(inArmenia, 'lead galere', 'take cornuti')).toEqual(['ORI3', 'PON6', 'XCOL'])
  })

  it('SV-4.4.2-C: Armenians stay, but for a war of Iberians or Persians', () => {
    const at = (change: (state: SemperState) => void) =>
      openRoads(state => {
        state.peoples.armenia.faction = 'primus'
        change(state)
      })
    expect(optionsAfter(at(() => {}))).not.toContain('march armenia-1')
    const war = at(state => atWar(state, 'iberians', 'secondus'))
    expect(zonesAfter(war, 'march armenia-1')).toEqual(['IBE', 'ORI3', 'PON6', 'XCOL'])
  })
})
