import { describe, expect, it } from 'vitest'
import { readState } from '../../rules/knowledge/read-state.ts'
import { changeOfRole } from '../../rules/roles.ts'
import { phases } from '../../rules/sequence.ts'
import type { SemperState } from '../../rules/state.ts'
import { empire, play, primus, scenario, secondus, sideIn, usurper } from '../support.ts'

/** Sévère stands in Italia 5 with a unit. */
function withSeverus(change?: (state: SemperState) => void): SemperState {
  return empire(state => {
    primus(state, 'ITA5', 'severe', 'batavi')
    change?.(state)
  })
}

function* nothing() {}

function phase(id: string) {
  return phases.find(each => each.id === id)
}

describe('change of role', () => {
  const before = () =>
    withSeverus(state => {
      state.emperors.primus = 'licinius'
      state.emperors.secondus = null
      state.turn.roleChange = 'succession'
      primus(state, 'PON1', 'galere', 'lanciarii')
      primus(state, 'ORI2', 'maximin-daia', 'maxence')
      state.caesares.primus = ['maxence', 'maximin-daia']
      secondus(state, 'GAL1', 'alexander')
      state.caesares.secondus = ['alexander']
      state.points = { primus: 32, secondus: 24 }
      state.hands = { primus: ['assassinat-1'], secondus: [] }
      state.cup = state.cup.filter(counter => counter !== 'assassinat-1')
      state.peoples.franci = { status: 'war', faction: 'primus', barredUntil: null, sentHomeBy: null }
    })

  it('SV-5-A: nothing happens without a reason', () => {
    const state = withSeverus()
    expect(play(changeOfRole, { state }).state).toEqual(state)
  })

  it('SV-5-B, SV-5-I, SV-0.5-B: the players change places and keep their points (TV-30)', () => {
    const { state, match } = play(changeOfRole, { state: before() })
    expect(state.points).toEqual({ primus: 24, secondus: 32 })
    expect(state.hands).toEqual({ primus: [], secondus: ['assassinat-1'] })
    expect(match.position.seats).toEqual({ primus: 1, secondus: 0 })
  })

  it('SV-5-C, SV-5-D: leaders turn: those of the old Secondus to the front, those of the old Primus to the back', () => {
    const { state } = play(changeOfRole, { state: before() })
    expect(state.emperors.primus).toBe('licinius')
    expect(['licinius', 'alexander'].map(id => sideIn(state, id))).toEqual(['primus', 'primus'])
    expect(['galere', 'maxence', 'lanciarii'].map(id => sideIn(state, id))).toEqual(Array(3).fill('secondus'))
    expect(state.caesares.primus).toEqual(['alexander'])
  })

  it('SV-5-E: the best Caesar of the old Primus is Secondus Augustus; without one there is none', () => {
    const { state } = play(changeOfRole, { state: before() })
    expect([state.emperors.secondus, state.caesares.secondus]).toEqual(['maximin-daia', ['maxence']])
    const alone = before()
    alone.caesares.primus = []
    expect(play(changeOfRole, { state: alone }).state.emperors.secondus).toBeNull()
  })

  it('SV-5-F: after a usurpation those who joined are with the new Primus (RULING-87)', () => {
    const state = withSeverus(state => {
      secondus(state, 'ITA5', 'severe', 'batavi', 'alexander')
      state.emperors.primus = 'severe'
      state.turn.roleChange = 'usurpation'
    })
    const { state: after } = play(changeOfRole, { state })
    expect(['severe', 'alexander', 'batavi'].map(id => sideIn(after, id))).toEqual(Array(3).fill('primus'))
    expect(after.augusti.primus).toEqual(['licinius'])
  })

  it('SV-5-G, SV-5-H: Dioceses, Peoples and fleets follow', () => {
    const { state } = play(changeOfRole, { state: before() })
    expect([state.regions.galliae, state.regions.pontica]).toEqual(['primus', 'secondus'])
    expect(state.peoples.franci.faction).toBe('secondus')
    expect(state.fleets.orientalis.side).toBe('secondus')
  })
})

describe('a change of role', () => {
  const exchanged = () =>
    empire(state => {
      state.turn.roleChange = 'succession'
      state.emperors = { primus: 'licinius', secondus: null }
      state.protectores = { primus: 'galere', secondus: 'licinius' }
      state.initiative = 'primus'
      state.active = 'secondus'
      state.constantin = { died: 312, side: 'primus' }
      state.peoples.franci.sentHomeBy = 'primus'
      primus(state, 'HIS1', 'alexander')
      usurper(state, 'alexander', 'primus')
    })

  it('SV-5-A to SV-5-I: everything that names a side names the other', () => {
    const { state } = play(changeOfRole, { state: exchanged() })
    expect(state.protectores).toEqual({ primus: 'licinius', secondus: 'galere' })
    expect(state.exchanged).toBe(true)
    expect([state.initiative, state.active]).toEqual(['secondus', 'primus'])
    expect(state.constantin).toEqual({ died: 312, side: 'secondus' })
    expect(state.peoples.franci.sentHomeBy).toBe('secondus')
    expect(state.usurpations[0]?.master).toBe('secondus')
    expect(state.turn.roleChange).toBeNull()
    state.turn.roleChange = 'succession'
    expect(play(changeOfRole, { state, impossible: true }).state.exchanged).toBe(false)
  })

  it('SV-2.F-1: in Phase F, after the builders of Constantinople', () => {
    const state = exchanged()
    state.constantinopolis.box = state.year + 1
    const { state: after } = play(g => phase('F.roles')?.run(g) ?? nothing(), { state })
    expect([after.exchanged, after.turn.cityFinished]).toEqual([true, true])
  })

  it('SV-5-F, RULING-87: beside a victorious Usurper the former head is second, another Augustus Caesar', () => {
    const college = (caesares: string[]) => {
      const state = empire(state => {
        secondus(state, 'ITA5', 'severe', 'maxence', ...caesares)
        state.emperors = { primus: 'severe', secondus: 'licinius' }
        state.augusti.secondus = ['maxence']
        state.caesares.secondus = caesares
        state.turn.roleChange = 'usurpation'
      })
      const { state: after } = play(changeOfRole, { state })
      return [after.emperors.primus, after.augusti.primus, after.caesares.primus]
    }
    expect(college([])).toEqual(['severe', ['licinius'], ['maxence']])
    expect(college(['alexander'])).toEqual(['severe', ['licinius'], ['alexander', 'maxence']])
    expect(college(['alexander', 'bassianus'])).toEqual(['severe', ['licinius'], ['alexander', 'bassianus']])
  })
})

it('SV-5-A: a change of role that is due can be stored', () => {
  for (const roleChange of ['succession', 'usurpation'] as const) {
    const state = scenario('6', state => {
      state.turn.roleChange = roleChange
    })
    expect(readState(state)).toEqual(state)
  }
})
