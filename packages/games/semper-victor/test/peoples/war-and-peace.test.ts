import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { leaderDies } from '../../../imperator/rules/fate.ts'
import { drawForActivation, goToWar, whyNotRise } from '../../../imperator/rules/peoples/activation.ts'
import { pacify, whyNotPacify } from '../../../imperator/rules/peoples/pacification.ts'
import { peoplesInWinter } from '../../../imperator/rules/peoples/winter.ts'
import type { PeopleId, StratagemId } from '../../data/index.ts'
import { enterLeaders } from '../../rules/entry.ts'
import { semperData as data } from '../../rules/series.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import { stratagems } from '../../rules/stratagems/registry.ts'
import {
  atWar,
  choicesOf,
  d10,
  field,
  give,
  isReduced,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  reduced,
  scenario,
  where,
} from '../support.ts'

const campaign = { name: 'campaign' } as const

/** Plays one counter of a stratagem for a side. */
function played(
  state: SemperState,
  id: StratagemId,
  choices: string[] = [],
  side: 'primus' | 'secondus' = 'primus',
) {
  const counter = `${id}-1`
  give(state, side, counter)
  return play(g => row(stratagems, id).play(g, side, counter, campaign), { state, choices }).state
}

describe('going to war', () => {
  it('SV-4.2.2-B, SV-4.2.3-A: a Minor comes from its box at full strength, a Major stands where it is', () => {
    const state = field(state => {
      reduced(state, 'quades-1', 'franci-1')
      place(state, 'FRA', null, 'franci-1')
      state.peoples.quades.barredUntil = state.year
      state.peoples.quades.sentHomeBy = 'primus'
    })
    const rises = (people: PeopleId) => play(g => goToWar(g, people, 'SV-4.2.2-B'), { state }).state
    const minor = rises('quades')
    expect([where(minor, 'quades-1'), isReduced(minor, 'quades-1')]).toEqual(['QUA', false])
    expect(minor.peoples.quades).toEqual({
      status: 'war',
      faction: 'secondus',
      barredUntil: null,
      sentHomeBy: null,
    })
    const major = rises('franci')
    expect([where(major, 'franci-1'), isReduced(major, 'franci-1')]).toEqual(['FRA', true])
  })

  it('SV-7.1-D: a leader alone among those who rise must get away', () => {
    const state = field(state => primus(state, 'QUA', 'severe'))
    const { state: after } = play(g => goToWar(g, 'quades', 'SV-4.2.2-B'), {
      state,
      dice: [d10('solitary', 9)],
    })
    expect(where(after, 'severe')).toBe(boxes.dead)
  })

  it('SV-4.1-A, SV-6.3-N, RULING-59: who can rise', () => {
    const state = field(state => {
      atWar(state, 'mauri', 'secondus')
      state.peoples.quades.barredUntil = state.year + 1
      state.peoples.alani.barredUntil = state.year
    })
    const why = (people: PeopleId, major: boolean) => {
      const reason = whyNotRise(positionOf(state), people, major)
      return reason === null ? null : `${reason.rule} ${reason.why}`
    }
    expect([why('alani', false), why('franci', true)]).toEqual([null, null])
    expect(why('franci', false)).toBe('SV-4.1-A not-a-minor')
    expect(why('alani', true)).toBe('SV-4.1-A not-a-major')
    expect(why('mauri', false)).toBe('SV-6.3-N not-at-peace')
    expect(why('quades', false)).toBe('SV-9.4-A barred')
  })

  it('SV-2.C-2: the last of the markers is a dummy, the last People is not', () => {
    const drawn = (number: number) =>
      play(drawForActivation, { state: field(), dice: [['activation', number]] }).state.peoples
    expect(drawn(5).persians.status).toBe('war')
    for (const number of [6, 10])
      expect(Object.values(drawn(number)).filter(({ status }) => status === 'war')).toEqual([])
  })

  it('SV-4.2.1-A: a leader of a People comes back only beside a unit of his own', () => {
    const state = field(state => {
      place(state, boxes.returning, null, 'ascaric')
      place(state, boxes.people, null, ...data.peoples.franci.units)
    })
    expect(where(play(enterLeaders, { state }).state, 'ascaric')).toBe(boxes.returning)
    place(state, 'FRA', null, 'franci-1')
    expect(where(play(enterLeaders, { state }).state, 'ascaric')).toBe('FRA')
  })

  it('SV-4.2.1-A, SV-10.1-B: he returns after any death, and counts if he fell or was murdered', () => {
    const state = field(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'ascaric')
    })
    const died = (cause: string) => play(g => leaderDies(g, 'ascaric', cause), { state })
    expect([died('battle').state.points.primus, died('plague').state.points.primus]).toEqual([1, 0])
    expect(died('plague').events.map(({ kind, rule }) => `${rule} ${kind}`)).toEqual([
      'SV-4.2.1-A leader-driven-off',
    ])
    expect(where(died('plague').state, 'ascaric')).toBe(boxes.returning)
  })
})

describe('making peace', () => {
  const warring = () =>
    field(state => {
      state.year = 320
      atWar(state, 'franci', 'secondus')
      atWar(state, 'quades', 'secondus')
      place(state, 'GAL2', null, 'franci-1', 'ascaric')
      reduced(state, 'franci-1', 'quades-1')
    })
  const peace = (people: PeopleId, means: 'stratagem' | 'arms' | 'event', by: 'primus' | null = 'primus') =>
    play(g => pacify(g, people, means, by), { state: warring(), impossible: true })

  it('SV-9.4-A, SV-9.4-C, SV-9.4-E: only arms bring a peace of years', () => {
    for (const people of ['franci', 'quades'] as const) {
      expect(peace(people, 'arms').state.peoples[people].barredUntil).toBe(326)
      expect(peace(people, 'stratagem').state.peoples[people].barredUntil).toBeNull()
      expect(peace(people, 'event', null).state.peoples[people].barredUntil).toBeNull()
    }
  })

  it('SV-9.4-A, SV-9.4-C, SV-9.4-E: the log names the rule', () => {
    const told = (people: PeopleId, means: 'stratagem' | 'arms') =>
      peace(people, means).events.find(({ kind }) => kind === 'people-pacified')?.rule
    expect([told('franci', 'arms'), told('quades', 'arms'), told('franci', 'stratagem')]).toEqual([
      'SV-9.4-C',
      'SV-9.4-A',
      'SV-9.4-E',
    ])
  })

  it('SV-6.3-V: by a stratagem or event a Major is at home at once, at full strength; by arms in the adjustments', () => {
    const state = peace('franci', 'stratagem').state
    expect([where(state, 'franci-1'), isReduced(state, 'franci-1'), where(state, 'ascaric')]).toEqual([
      'FRA',
      false,
      'FRA',
    ])
    expect(state.peoples.franci.sentHomeBy).toBeNull()
    expect(peace('franci', 'event', null).state.peoples.franci.sentHomeBy).toBeNull()
    const armed = peace('franci', 'arms').state
    expect([where(armed, 'franci-1'), armed.peoples.franci.sentHomeBy]).toEqual(['GAL2', 'secondus'])
  })

  it('SV-6.3-S: a Minor leaves the map at full strength', () => {
    const { state } = peace('quades', 'stratagem')
    expect([where(state, 'quades-1'), isReduced(state, 'quades-1')]).toEqual([boxes.people, false])
  })

  it('SV-4.4.2-A, SV-9.4-E: neither a People at peace nor Armenia', () => {
    const state = field(state => atWar(state, 'quades', 'secondus'))
    const why = (people: PeopleId, side: 'primus' | 'secondus') =>
      whyNotPacify(positionOf(state), side, people)?.rule ?? null
    expect([why('quades', 'primus'), why('quades', 'secondus')]).toEqual([null, null])
    expect(why('franci', 'primus')).toBe('SV-9.4-E')
    expect([why('armenia', 'primus'), why('armenia', 'secondus')]).toEqual(['SV-4.4.2-A', 'SV-4.4.2-A'])
    expect(whyNotPacify(positionOf(state), 'secondus', 'armenia')?.why).toBe('standing-ally')
  })

  it('SV-6.3-T: of one People at war one makes peace, and nobody is asked for another', () => {
    const state = field(state => atWar(state, 'quades', 'secondus'))
    const after = played(state, 'pacification-de-deux-peuples-mineurs')
    expect(after.peoples.quades.status).toBe('peace')
    expect(after.hands.primus).toEqual([])
    expect(after.cup).toContain('pacification-de-deux-peuples-mineurs-1')
  })

  it('SV-6.3-S to SV-6.3-X: each can be played only if there is somebody to pacify', () => {
    const why = (id: StratagemId, ...peoples: PeopleId[]) => {
      const state = field(state => {
        for (const people of peoples) atWar(state, people, 'secondus')
      })
      return row(stratagems, id).whyNot(positionOf(state), 'primus', campaign)?.why ?? null
    }
    const all: readonly (readonly [StratagemId, readonly boolean[]])[] = [
      ['pacification-d-un-peuple-mineur', [false, true, false]],
      ['pacification-de-deux-peuples-mineurs', [false, true, false]],
      ['pacification-de-trois-peuples-mineurs', [false, true, false]],
      ['pacification-d-un-peuple-majeur', [false, false, true]],
      ['pacification-d-une-nationalite', [false, true, true]],
      ['pax-romana', [false, true, true]],
    ]
    for (const [id, open] of all)
      expect([why(id), why(id, 'quades'), why(id, 'franci')].map(reason => reason === null)).toEqual(open)
  })

  it('SV-6.3-N to SV-6.3-R: each can be played only if somebody is at peace to rise', () => {
    const uprising = { name: 'step', step: 'uprisings' } as const
    const open = (id: StratagemId, minors: boolean, majors: boolean) => {
      const state = field(state => {
        for (const people of data.peopleOrder) {
          const { major, rank } = data.peoples[people]
          if (rank !== 'ally' && (major ? !majors : !minors)) atWar(state, people, 'secondus')
        }
      })
      return row(stratagems, id).whyNot(positionOf(state), 'primus', uprising) === null
    }
    for (const id of ['soulevement-d-un-peuple-mineur', 'soulevement-de-trois-peuples-mineurs'] as const)
      expect([open(id, true, false), open(id, false, true)]).toEqual([true, false])
    for (const id of ['soulevement-d-un-peuple-majeur', 'soulevement-de-trois-peuples-majeurs'] as const)
      expect([open(id, true, false), open(id, false, true)]).toEqual([false, true])
    // SV-S1-A: where there are no Peoples nobody rises.
    const first = positionOf(scenario('1'))
    expect(row(stratagems, 'soulevement-d-un-peuple-mineur').whyNot(first, 'primus', uprising)?.why).toBe(
      'nobody-to-raise',
    )
  })

  it('SV-6.3-W: only Nationalities that are at war, his own Peoples included', () => {
    const state = field(state => {
      atWar(state, 'quades', 'secondus')
      atWar(state, 'mauri', 'primus')
      give(state, 'primus', 'pacification-d-une-nationalite-1')
    })
    const { decision } = playUntil(
      g =>
        row(stratagems, 'pacification-d-une-nationalite').play(
          g,
          'primus',
          'pacification-d-une-nationalite-1',
          campaign,
        ),
      { state },
    )
    expect(choicesOf(decision)).toHaveLength(2)
    expect(choicesOf(decision)).toContain('pacify germans')
  })
})

it('SV-9.4-A: a People that is beaten in winter was pacified by the other side, as the log has it', () => {
  const by = (side: 'primus' | 'secondus') => {
    const state = field(state => {
      atWar(state, 'quades', side)
      for (const unit of data.peoples.quades.units) place(state, boxes.people, null, unit)
    })
    const { events } = play(peoplesInWinter, { state, impossible: true })
    return events.find(({ kind }) => kind === 'people-pacified')?.data.faction
  }
  expect([by('primus'), by('secondus')]).toEqual(['secondus', 'primus'])
})
