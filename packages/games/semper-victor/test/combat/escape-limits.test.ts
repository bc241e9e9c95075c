import { describe, expect, it } from 'vitest'
import { whyNoEscape } from '../../../imperator/rules/combat/escape.ts'
import { newEngagement } from '../../../imperator/rules/combat/forces.ts'
import { combat } from '../../../imperator/rules/combat/phase.ts'
import { movesFrom } from '../../../imperator/rules/movement/offers.ts'
import { carryOut } from '../../../imperator/rules/movement/phase.ts'
import { retreat } from '../../rules/combat/retreat.ts'
import { evaders } from '../../rules/combat/zone.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import {
  atWar,
  choicesOf,
  d6,
  d10,
  field,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  reduced,
  scenario,
  secondus,
  where,
} from '../support.ts'

describe('the leader of a People in the Empire', () => {
  /** Ascaric and Franci in Galliae 3, whom Primus attacks. */
  const raiders = (units: string[], change: (state: SemperState) => void = () => {}) =>
    field(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL3', null, 'ascaric', ...units)
      primus(state, 'GAL3', 'galere', 'batavi', 'ioviani', 'herculiani', 'celtae', 'petulantes')
      change(state)
    })

  it('SV-4.3-G, SV-8.2-B, RULING-98: does not slip away without a unit', () => {
    const slips = (...choices: string[]) =>
      choicesOf(
        playUntil(combat, {
          state: raiders(['franci-1']),
          choices: ['evade', 'evade ascaric', ...choices],
          dice: [d6('evasion', 1)],
          impossible: true,
        }).decision,
      )
    // He cannot but take it: it is taken by itself.
    expect(slips().every(choice => choice.startsWith('evade-to'))).toBe(true)
    expect(slips()).toContain('evade-to GAL2')
    const run = play(combat, {
      state: raiders(['franci-1']),
      choices: ['evade', 'evade ascaric', 'evade-to GAL2'],
      dice: [d6('evasion', 1)],
      impossible: true,
    })
    expect(['ascaric', 'franci-1'].map(id => where(run.state, id))).toEqual(['GAL2', 'GAL2'])
  })

  it('SV-4.3-G: outside he may be alone', () => {
    const outside = field(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'FRA', null, 'ascaric', 'franci-1')
      primus(state, 'FRA', 'galere', 'batavi')
    })
    expect(evaders(positionOf(outside), 'FRA', 'secondus')).toEqual(['ascaric'])
    const { decision } = playUntil(combat, {
      state: outside,
      choices: ['evade', 'evade ascaric'],
      dice: [d6('evasion', 1)],
      impossible: true,
    })
    expect(choicesOf(decision).some(choice => choice.startsWith('evade-to'))).toBe(true)
    expect(choicesOf(decision)).toContain('take franci-1')
  })

  it('SV-4.3-G, SV-8.4.1-A, RULING-46: in a divided retreat he follows a unit', () => {
    const state = raiders(['franci-1', 'franci-2'])
    const { state: after } = play(
      g => retreat(g, newEngagement(g, 'GAL3', 'land', 'primus', null), 'secondus', []),
      { state, choices: ['divide', 'retreat GAL2', 'retreat GAL5', 'retreat GAL5'], impossible: true },
    )
    expect(['franci-1', 'franci-2', 'ascaric'].map(id => where(after, id))).toEqual(['GAL2', 'GAL5', 'GAL5'])
  })

  it('SV-4.3-G, SV-7.1-D, RULING-98: without a unit left he is alone among enemies', () => {
    const state = raiders(['franci-1', 'franci-2', 'franci-3', 'franci-4'], state =>
      reduced(state, 'franci-1', 'franci-2', 'franci-3', 'franci-4'),
    )
    const beaten = (die: number, choices: string[]) =>
      where(
        play(combat, {
          state,
          choices: ['stand', ...choices],
          dice: [d6('battle', 4), d10('solitary', die)],
          impossible: true,
        }).state,
        'ascaric',
      )
    expect(beaten(9, [])).toBe('box-returning')
    expect(beaten(8, ['flee GAL2'])).toBe('GAL2')
  })
})

it('SV-EV-11, RULING-72, SV-6.3-B: nobody flees opportunely from a capital in rage, leaders neither', () => {
  const offered = (rage: string[]) =>
    movesFrom(
      positionOf(
        field(state => {
          primus(state, 'GAL2', 'galere', 'batavi')
          secondus(state, 'GAL2', 'licinius', 'heruli')
          state.turn.rage = rage
        }),
      ),
      'GAL2',
      'secondus',
      true,
    ).map(({ verb }) => verb)
  expect(offered([])).toEqual(['lead', 'march'])
  expect(offered(['GAL2'])).toEqual([])
})

it('SV-S2-B: a leader who has retired slips away and flees, but leads nobody', () => {
  const state = scenario('6', state => {
    place(state, 'PAN5', 'primus', 'batavi')
    place(state, 'PAN5', 'secondus', 'heruli', 'ioviani', 'herculiani')
    state.active = 'secondus'
  })
  expect(where(state, 'diocletien')).toBe('PAN5')
  const { decision } = playUntil(combat, {
    state,
    choices: ['evade', 'evade diocletien'],
    dice: [d6('evasion', 1)],
    impossible: true,
  })
  expect(choicesOf(decision).length).toBeGreaterThan(0)
  expect(choicesOf(decision).every(choice => choice.startsWith('evade-to'))).toBe(true)
  expect(movesFrom(positionOf(state), 'PAN5', 'primus', true)).toContainEqual({
    verb: 'lead',
    noun: 'diocletien',
  })
  const flight = playUntil(g => carryOut(g, 'lead', 'diocletien', true), { state, impossible: true })
  expect(choicesOf(flight.decision).some(choice => choice.startsWith('take'))).toBe(false)
})

it('SV-S2-B, SV-3.2.2-A: comitatenses do not follow him outside the Empire, where a leader must be with them', () => {
  const follows = (leader: string) => {
    const state = scenario('6', state => {
      place(state, 'GAL2', 'primus', leader, 'batavi')
      atWar(state, 'burgondi', 'secondus')
      place(state, 'FRA', null, ...data.peoples.burgondi.units)
    })
    return whyNoEscape(
      positionOf(state),
      { side: 'primus', pieces: [leader, 'batavi'], closed: [] },
      'GAL2',
      'BUR',
    )
  }
  expect([follows('licinius'), follows('diocletien')?.rule]).toEqual([null, 'SV-3.2.2-A'])
})
