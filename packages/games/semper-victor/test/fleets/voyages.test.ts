import { describe, expect, it } from 'vitest'
import { aboard, landings, whyFleetStays, whyNotEmbark } from '../../rules/fleets/fleets.ts'
import { sail } from '../../rules/fleets/sail.ts'
import { fleetBox, type SemperState } from '../../rules/state.ts'
import { allTo, choicesOf, emptyMap, play, playUntil, positionOf, secondus, where } from '../support.ts'

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

  it('SV-3.4.2-E: anybody who has moved, or is elsewhere, does not go aboard', () => {
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
