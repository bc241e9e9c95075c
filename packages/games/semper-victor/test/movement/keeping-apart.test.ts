import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { winterQuarters } from '../../rules/adjustments/romans.ts'
import { duxReturn, entryZones } from '../../rules/entry.ts'
import { fleetSteps, landings } from '../../rules/fleets/fleets.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, fleetBox, type SemperState } from '../../rules/state.ts'
import {
  allTo,
  atWar,
  choicesOf,
  emptyMap,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  scenario,
  secondus,
  where,
} from '../support.ts'

/** Romans of SECONDUS, who controls Picts at war; two of them have gone far. */
function picts(zone: string, change: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'secondus')
    state.active = 'secondus'
    atWar(state, 'picts', 'secondus')
    place(state, zone, null, 'picts-1')
    change(state)
  })
}

describe('Romans and a People at war of their own player', () => {
  it('SV-4.2.4-A, RULING-40: Romans on the march pass it, but neither stop beside it nor enter its home', () => {
    const after = (state: SemperState, ...choices: string[]) =>
      choicesOf(
        playUntil(movement, { state, choices: ['lead severe', ...choices], impossible: true }).decision,
      )
    const abroad = picts('GAL1', state => secondus(state, 'GAL2', 'severe', 'batavi'))
    expect(after(abroad, 'to GAL1')).not.toContain('stop')
    expect(after(abroad, 'to GAL1').length).toBeGreaterThan(0)
    expect(after(abroad, 'take batavi')).toContain('to GAL1')
    const near = (zone: string) =>
      after(
        picts(zone, state => {
          place(state, zone, null, ...data.peoples.picts.units)
          secondus(state, 'BRI1', 'severe')
        }),
      )
    expect(near('PIC1')).not.toContain('to PIC1')
    expect(near('PIC3')).toContain('to PIC1')
  })

  const aboard = (zone: string) =>
    positionOf(
      picts(zone, state => {
        secondus(state, fleetBox('occidentalis'), 'maxence', 'batavi')
        state.fleets.occidentalis = { side: 'secondus', at: 'SOCC', returns: null, moved: false }
      }),
    )

  it('SV-4.2.4-A, RULING-84: Romans do not land beside it', () => {
    expect(landings(aboard('AFR5'), 'secondus', 'occidentalis')).toContain('AFR4')
    expect(landings(aboard('AFR4'), 'secondus', 'occidentalis')).not.toContain('AFR4')
  })

  it('SV-4.2.4-A, RULING-84: nor in port; an empty fleet may lie there', () => {
    expect(fleetSteps(aboard('AFR5'), 'occidentalis')).toContain('port')
    const port = aboard('ITA6')
    expect(fleetSteps(port, 'occidentalis')).not.toContain('port')
    place(port.state, 'AFR1', 'secondus', 'maxence', 'batavi')
    expect(fleetSteps(port, 'occidentalis')).toContain('port')
  })

  it('SV-4.2.4-A, SV-LT-A, RULING-10: a leader who comes into the game goes elsewhere', () => {
    const gates = (zone: string) => entryZones(positionOf(picts(zone, () => {})), 'secondus', 'saloustios')
    expect(gates('GAL3')).toEqual(['GAL2'])
    expect(gates('GAL2')).not.toContain('GAL2')
    expect(gates('GAL2').length).toBeGreaterThan(0)
  })

  it('SV-4.2.4-A, SV-9.3.3-B: nor does a leader winter there', () => {
    const quarters = (zone: string) =>
      winterQuarters(positionOf(picts(zone, state => secondus(state, 'FRA', 'severe'))), 'severe', 'secondus')
    expect(quarters('GAL3')).toEqual(['GAL1', 'GAL2'])
    expect(quarters('GAL2')).toEqual(['GAL1'])
  })

  it('SV-4.2.4-A, SV-3.3.1-C: a Dux waits until his city is free of it', () => {
    const returned = (zone: string) =>
      where(
        play(duxReturn, { state: picts(zone, state => place(state, boxes.returning, null, 'dux-treveri')) })
          .state,
        'dux-treveri',
      )
    expect([returned('GAL3'), returned('GAL2')]).toEqual(['GAL2', boxes.returning])
  })
})

it('SV-S4-B: in the truce Roman units neither land nor dock beside Romans of the other side', () => {
  const ashore = (year: number, zone: string) => {
    const state = scenario('4', state => {
      state.active = 'secondus'
      state.year = year
      secondus(state, fleetBox('occidentalis'), 'batavi')
      primus(state, zone, 'heruli')
      state.fleets.occidentalis = { side: 'secondus', at: 'SOCC', returns: null, moved: false }
    })
    const position = positionOf(state)
    return [
      landings(position, 'secondus', 'occidentalis').includes('AFR3'),
      fleetSteps(position, 'occidentalis').includes('port'),
    ]
  }
  expect(ashore(339, 'AFR3')).toEqual([false, true])
  expect(ashore(339, 'ITA6')).toEqual([true, false])
  expect(ashore(340, 'AFR3')).toEqual([true, true])
})
