import { describe, expect, it } from 'vitest'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { adjustFleets } from '../../rules/adjustments/fleets.ts'
import { fleetBox, type SemperState } from '../../rules/state.ts'
import {
  atWar,
  d6,
  d10,
  field,
  infest,
  place,
  play,
  playUntil,
  primus,
  reduced,
  secondus,
  sideIn,
  usurper,
  where,
} from '../support.ts'

/** Galère reigns far away; Constantin, a plain leader, attacks the Usurper Maxence and Licinius, who follows him. */
function revolt(zone: string, change: (state: SemperState) => void): SemperState {
  return field(state => {
    primus(state, 'PON1', 'galere')
    state.emperors.primus = 'galere'
    primus(state, zone, 'constantin', 'batavi', 'ioviani', 'herculiani', 'celtae', 'cornuti')
    usurper(state, 'maxence', 'secondus', 'licinius')
    change(state)
  })
}

describe('a beaten Usurper and those who follow him', () => {
  it('SV-8.5.1-A, SV-10.1-B: anybody who falls with him falls on his side, in whatever order they stand', () => {
    for (const order of [
      ['maxence', 'licinius'],
      ['licinius', 'maxence'],
    ]) {
      const state = revolt('GAL2', state => secondus(state, 'GAL2', ...order, 'ri-galliae'))
      const { state: after } = play(combat, { state, choices: ['stand'], dice: [d6('battle', 6)] })
      expect(order.map(id => where(after, id))).toEqual(['box-dead', 'box-dead'])
      expect(after.points).toEqual({ primus: state.points.primus + 2, secondus: state.points.secondus })
    }
  })

  it('SV-8.5.1-A, SV-8.5.2-A: those who die of the table die before him whom an emperor has beaten', () => {
    const state = revolt('GAL2', state => {
      secondus(state, 'GAL2', 'maxence', 'licinius', 'ri-galliae')
      state.caesares.primus = ['constantin']
    })
    const { state: after } = play(combat, { state, choices: ['stand'], dice: [d6('battle', 6)] })
    expect(after.points).toEqual({ primus: state.points.primus + 2, secondus: state.points.secondus })
  })

  /** Of the ways out of Eburacum only one is free of enemies, and a plain leader of SECONDUS is there. */
  const cornered = (change: (state: SemperState) => void) =>
    revolt('BRI1', state => {
      atWar(state, 'picts', 'primus')
      place(state, 'PIC1', null, 'picts-1')
      primus(state, 'BRI3', 'petulantes')
      secondus(state, 'BRI1', 'maxence', 'licinius', 'heruli')
      change(state)
    })

  it('SV-8.4.1-A, SV-3.6.3-I: leaders without a way are lost together, units leave', () => {
    const state = cornered(state => secondus(state, 'BRI2', 'alexander'))
    const { state: after } = play(combat, { state, dice: [d6('battle', 4)] })
    expect(['maxence', 'licinius', 'heruli'].map(id => where(after, id))).toEqual([
      'box-dead',
      'box-dead',
      'BRI2',
    ])
    expect(sideIn(after, 'heruli')).toBe('secondus')
    expect(after.points).toEqual({ primus: state.points.primus + 2, secondus: state.points.secondus })
  })

  it('SV-8.4.1-A, SV-3.6.4-F: if he dies on the way, those who have turned to the winner do not go after him', () => {
    const state = cornered(state => infest(state, 'BRI2'))
    const { state: after } = play(combat, {
      state,
      choices: ['stand', 'divide'],
      dice: [d6('battle', 4), d10('plague on maxence', 9)],
    })
    expect(['maxence', 'licinius', 'heruli'].map(id => where(after, id))).toEqual([
      'box-dead',
      'BRI1',
      'BRI1',
    ])
    expect(['licinius', 'heruli'].map(id => sideIn(after, id))).toEqual(['primus', 'primus'])
  })
})

it('SV-9.2-B, SV-3.6.4-F: anybody who goes down with a Usurper has not left him', () => {
  const state = field(state => {
    usurper(state, 'maxence', 'secondus', 'licinius')
    secondus(state, fleetBox('occidentalis'), 'maxence', 'licinius', 'batavi')
    reduced(state, 'batavi')
    state.fleets.occidentalis = { side: 'secondus', at: 'SOCC', returns: null, moved: false }
  })
  const { state: after, events } = play(adjustFleets, { state })
  expect(['maxence', 'licinius', 'batavi'].map(id => where(after, id))).toEqual([
    'box-dead',
    'box-dead',
    'box-reserve',
  ])
  expect(events.map(({ kind }) => kind)).not.toContain('leader-changes-side')
})

it('SV-8.5.1-A, SV-3.5.2-I: a leader who dies of the table with the Secondus Augustus is not picked to rise after him', () => {
  const state = field(state => {
    primus(state, 'GAL2', 'constantin', 'batavi', 'ioviani', 'herculiani', 'celtae', 'cornuti')
    usurper(state, 'constantin', 'primus')
    secondus(state, 'GAL2', 'licinius', 'alexander', 'ri-galliae')
    secondus(state, 'HIS1', 'maxence')
    state.emperors.secondus = 'licinius'
  })
  const run = playUntil(combat, { state, choices: ['stand'], dice: [d6('battle', 6)], impossible: true })
  expect([where(run.state, 'licinius'), where(run.state, 'alexander')]).toEqual(['box-dead', 'box-dead'])
  // Nobody but Maxence is left to pick.
  expect(run.state.usurpations.map(({ usurper }) => usurper)).toEqual(['maxence'])
})
