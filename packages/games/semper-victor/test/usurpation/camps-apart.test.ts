import { describe, expect, it } from 'vitest'
import { setMoved } from '../../../imperator/rules/pieces.ts'
import { semper } from '../../index.ts'
import { fleetSteps, whyNotEmbark } from '../../rules/fleets/fleets.ts'
import { breaches } from '../../rules/knowledge/breaches.ts'
import { migrations } from '../../rules/knowledge/migrations.ts'
import { boxes, fleetBox, type SemperState } from '../../rules/state.ts'
import { attemptUsurpation } from '../../rules/usurpation/proclaim.ts'
import { appealIn } from '../../rules/usurpation/rally.ts'
import { d6, d10, empire, place, play, positionOf, primus, secondus, usurper } from '../support.ts'

/** Sévère (PC 3) is alone in Italia 5. */
function severusAlone(change?: (state: SemperState) => void): SemperState {
  return empire(state => {
    primus(state, 'ITA5', 'severe')
    change?.(state)
  })
}

describe('a Usurper outside the Empire', () => {
  it('SV-3.6.3-B, SV-3.6.3-D: has neither a Diocese nor neighbours, only his zone', () => {
    const rises = (zone: string) => {
      const state = severusAlone(state => {
        place(state, boxes.dead, null, 'severe')
        primus(state, zone, 'maximin-daia', 'alexander')
        primus(state, 'ORI3', 'maxence')
      })
      const inside = zone === 'ORI3'
      return play(g => attemptUsurpation(g, 'secondus', 'leader'), {
        state,
        choices: ['support maximin-daia', ...(inside ? ['extend asia'] : [])],
        dice: [d6('usurpation', 1), ...(inside ? [d10('extension to asia', 9)] : [])],
      }).state.usurpations[0]
    }
    expect(rises('XCOL')).toMatchObject({ followers: ['alexander'], extension: null })
    expect(rises('ORI3')).toMatchObject({ followers: ['alexander', 'maxence'], extension: 'asia' })
  })
})

describe('camps at sea', () => {
  const atMisenum = (change: (state: SemperState) => void) =>
    severusAlone(state => {
      state.regions.italia = 'secondus'
      state.fleets.occidentalis.side = 'secondus'
      state.active = 'secondus'
      secondus(state, fleetBox('occidentalis'), 'maxence')
      usurper(state, 'maxence', 'secondus')
      change(state)
    })

  it('SV-3.4.2-C, SV-3.6.3-I: the two camps do not go aboard one fleet', () => {
    const state = atMisenum(state => secondus(state, 'ITA6', 'alexander', 'maximin-daia'))
    state.usurpations[0]?.followers.push('maximin-daia')
    const why = (id: string) => whyNotEmbark(positionOf(state), 'secondus', 'occidentalis', id)?.rule ?? null
    expect([why('alexander'), why('maximin-daia')]).toEqual(['SV-3.6.3-I', null])
  })

  it('SV-3.4.2-F, SV-3.6.3-I: nor does a fleet come home where the other camp is', () => {
    const steps = (zone: string) => {
      const state = atMisenum(state => {
        state.fleets.occidentalis.at = 'SOCC'
        secondus(state, zone, 'alexander')
      })
      return fleetSteps(positionOf(state), 'occidentalis').includes('port')
    }
    expect([steps('ITA6'), steps('ITA5')]).toEqual([false, true])
  })
})

describe('what the camps come to', () => {
  it('SV-3.6.3-E, RULING-26: in step D the bonus is that of the cause which the speaker stands for', () => {
    const state = severusAlone(state => {
      secondus(state, 'HIS1', 'maximin-daia')
      secondus(state, 'ITA4', 'severe', 'alexander')
      state.usurpations = [
        {
          usurper: 'maximin-daia',
          master: 'secondus',
          bonus: 2,
          followers: [],
          companions: [],
          everybody: false,
          extension: null,
          rose: null,
        },
        {
          usurper: 'severe',
          master: 'secondus',
          bonus: 0,
          followers: ['alexander'],
          companions: [],
          everybody: false,
          extension: null,
          rose: null,
        },
      ]
    })
    expect(appealIn(positionOf(state), 'secondus', 'ITA4')).toEqual({ capacity: 3, bonus: 0 })
    secondus(state, 'ITA4', 'maximin-daia')
    expect(appealIn(positionOf(state), 'secondus', 'ITA4').bonus).toBe(2)
    expect(appealIn(positionOf(state), 'secondus', 'ITA3')).toEqual({ capacity: 0, bonus: 0 })
  })

  it('SV-3.6.3-I: mixed camps are a breach, two sides or units in one zone are not', () => {
    const state = severusAlone(state => {
      secondus(state, 'ITA4', 'maxence', 'batavi')
      usurper(state, 'maxence', 'secondus')
    })
    const found = () => breaches(positionOf(state)).filter(breach => breach.startsWith('SV-3.6.3-I'))
    primus(state, 'ITA4', 'severe')
    expect(found()).toEqual([])
    secondus(state, 'ITA4', 'alexander')
    expect(found()).toEqual(['SV-3.6.3-I: the camps are mixed in ITA4'])
    // He may be passing through, but not in the M/CS of the other player.
    setMoved(positionOf(state), 'alexander', true)
    expect(found()).toHaveLength(1)
    state.active = 'secondus'
    expect(found()).toEqual([])
  })

  it('RULING-119, RULING-121: a match of older rules remembers who was refused, and where its Usurpers stand', () => {
    const before = {
      turn: { refused: ['bassianus'], event: null },
      usurpations: [{ usurper: 'severe' }, { usurper: 'maxence' }],
      counters: [
        { id: 'severe', place: 'ITA5' },
        { id: 'maxence', place: fleetBox('orientalis') },
      ],
    }
    expect(migrations['0.6.0']?.migrate(before)).toEqual({
      ...before,
      turn: { proposed: ['bassianus'], event: null },
      usurpations: [
        { usurper: 'severe', rose: 'italia' },
        { usurper: 'maxence', rose: null },
      ],
    })
    expect(migrations['0.6.0']?.to).toBe('0.7.0')
  })

  it('SV-S5-A, SV-6.3-B, SV-8.2-A: matches of 0.7.0 to 0.8.0 go on as they are', () => {
    const before = { year: 313, turn: {} }
    for (const from of ['0.7.0', '0.7.1', '0.8.0']) expect(migrations[from]?.migrate(before)).toEqual(before)
    expect([migrations['0.7.0']?.to, migrations['0.7.1']?.to, migrations['0.8.0']?.to]).toEqual([
      '0.7.1',
      '0.8.0',
      semper.version,
    ])
  })

  it('RULING-114: a match of older rules goes on without companions', () => {
    const before = { year: 313, usurpations: [{ usurper: 'severe', followers: ['alexander'] }] }
    expect(migrations['0.3.0']?.migrate(before)).toEqual({
      year: 313,
      usurpations: [{ usurper: 'severe', followers: ['alexander'], companions: [] }],
    })
  })
})
