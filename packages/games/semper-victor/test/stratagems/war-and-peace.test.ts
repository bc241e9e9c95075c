import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { movement } from '../../../imperator/rules/movement/phase.ts'
import { markersInCup, whyNotRise } from '../../../imperator/rules/peoples/activation.ts'
import type { StratagemId } from '../../data/index.ts'
import { peopleIds } from '../../data/types.ts'
import { semperData as data } from '../../rules/series.ts'
import type { SemperState } from '../../rules/state.ts'
import { stratagems } from '../../rules/stratagems/registry.ts'
import { atWar, choicesOf, field, give, place, play, playUntil, positionOf, where } from '../support.ts'

const campaign = { name: 'campaign' } as const

/** Plays one counter of a stratagem for Primus. */
function played(
  state: SemperState,
  id: StratagemId,
  choices: string[] = [],
  dice: Parameters<typeof play>[1]['dice'] = [],
) {
  const counter = `${id}-1`
  give(state, 'primus', counter)
  return play(g => row(stratagems, id).play(g, 'primus', counter, campaign), {
    state,
    choices,
    dice: dice ?? [],
  }).state
}

describe('war and peace', () => {
  it('SV-6.3-N, SV-4.2.2-B: one Minor at peace goes to war, its units at home', () => {
    const after = played(
      field(() => {}),
      'soulevement-d-un-peuple-mineur',
      ['incite quades'],
    )
    expect(after.peoples.quades).toMatchObject({ status: 'war', faction: 'secondus' })
    expect(where(after, 'quades-1')).toBe('QUA')
  })

  it('SV-6.3-O, SV-6.3-P: two, three', () => {
    const two = played(
      field(() => {}),
      'soulevement-de-deux-peuples-mineurs',
      ['incite quades', 'incite mauri'],
    )
    const wars = (state: SemperState) =>
      Object.values(state.peoples).filter(({ status }) => status === 'war').length
    expect(wars(two)).toBe(2)
    const three = played(
      field(() => {}),
      'soulevement-de-trois-peuples-mineurs',
      ['incite quades', 'incite mauri', 'incite alani'],
    )
    expect(wars(three)).toBe(3)
  })

  it('SV-6.3-Q, SV-6.3-R, SV-6.4-B: Majors; of two at peace exactly those two (TV-31)', () => {
    const one = played(
      field(() => {}),
      'soulevement-d-un-peuple-majeur',
      ['incite franci'],
    )
    expect(one.peoples.franci.status).toBe('war')
    const state = field(state => {
      for (const people of ['picts', 'franci', 'alamanni'] as const) atWar(state, people, 'secondus')
    })
    const three = played(state, 'soulevement-de-trois-peuples-majeurs', ['incite visigothi'])
    expect([three.peoples.visigothi.status, three.peoples.persians.status]).toEqual(['war', 'war'])
    expect(three.removedCounters).toContain('soulevement-de-trois-peuples-majeurs-1')
  })

  it('SV-6.3-N: not a People bound by a peace, nor Armenia (RULING-59)', () => {
    const state = field(state => {
      state.peoples.quades.barredUntil = state.year + 1
      give(state, 'primus', 'soulevement-d-un-peuple-mineur-1')
    })
    const { decision } = playUntil(
      g =>
        row(stratagems, 'soulevement-d-un-peuple-mineur').play(
          g,
          'primus',
          'soulevement-d-un-peuple-mineur-1',
          { name: 'step', step: 'uprisings' },
        ),
      { state },
    )
    expect(choicesOf(decision)).not.toContain('incite quades')
    expect(choicesOf(decision)).not.toContain('incite armenia')
    expect(choicesOf(decision)).toContain('incite mauri')
  })

  const warring = () =>
    field(state => {
      for (const people of ['quades', 'mauri', 'alani'] as const) atWar(state, people, 'secondus')
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-1', 'ascaric')
      place(state, 'box-people', null, 'franci-2')
    })

  it('SV-6.3-S, SV-9.4-E: a Minor makes peace and leaves the map, free to rise again', () => {
    const after = played(warring(), 'pacification-d-un-peuple-mineur', ['pacify quades'])
    expect(after.peoples.quades).toMatchObject({ status: 'peace', faction: null, barredUntil: null })
    expect(where(after, 'quades-1')).toBe('box-people')
  })

  it('SV-6.3-T, SV-6.3-U: up to two, up to three, one at least', () => {
    const atPeace = (state: SemperState) =>
      (['quades', 'mauri', 'alani'] as const).filter(people => state.peoples[people].status === 'peace')
        .length
    expect(
      atPeace(played(warring(), 'pacification-de-deux-peuples-mineurs', ['pacify quades', 'enough'])),
    ).toBe(1)
    expect(
      atPeace(played(warring(), 'pacification-de-deux-peuples-mineurs', ['pacify quades', 'pacify mauri'])),
    ).toBe(2)
    const three = ['pacify quades', 'pacify mauri', 'pacify alani']
    expect(atPeace(played(warring(), 'pacification-de-trois-peuples-mineurs', three))).toBe(3)
  })

  it('SV-6.3-V: a Major goes home with all its units, even those eliminated', () => {
    const after = played(warring(), 'pacification-d-un-peuple-majeur')
    expect(['franci-1', 'franci-2', 'ascaric'].map(id => where(after, id))).toEqual(['FRA', 'FRA', 'FRA'])
    expect(after.peoples.franci.barredUntil).toBeNull()
  })

  it('SV-9.4-E: pacified by a stratagem in 359, the Franci are in the cup of 360 (TV-48)', () => {
    const after = played(warring(), 'pacification-d-un-peuple-majeur')
    after.year = 360
    expect(markersInCup(positionOf(after))).toContain('franci')
    expect(whyNotRise(positionOf(after), 'franci', true)).toBeNull()
  })

  it('SV-6.3-W: all of a Nationality', () => {
    const after = played(warring(), 'pacification-d-une-nationalite', ['pacify germans'])
    expect(['quades', 'franci', 'mauri', 'alani'].map(id => after.peoples[id as 'mauri'].status)).toEqual([
      'peace',
      'peace',
      'war',
      'war',
    ])
  })

  it('SV-6.3-X: all, or one; then it is out of the game', () => {
    const all = played(warring(), 'pax-romana', ['pacify-all'])
    expect(Object.values(all.peoples).some(({ status }) => status === 'war')).toBe(false)
    expect(all.removedCounters).toContain('pax-romana-1')
    const one = played(warring(), 'pax-romana', ['pacify mauri'])
    expect([one.peoples.mauri.status, one.peoples.alani.status]).toEqual(['peace', 'war'])
  })

  it('SV-4.1-C: the Gothi make peace together, and only as a Major', () => {
    const state = field(state => {
      atWar(state, 'visigothi', 'secondus')
      atWar(state, 'ostrogothi', 'secondus')
    })
    expect(
      row(stratagems, 'pacification-d-un-peuple-mineur').whyNot(positionOf(state), 'primus', campaign),
    ).not.toBeNull()
    const after = played(state, 'pacification-d-un-peuple-majeur', ['pacify ostrogothi'])
    expect([after.peoples.visigothi.status, after.peoples.ostrogothi.status]).toEqual(['peace', 'peace'])
    const alone = field(state => atWar(state, 'ostrogothi', 'secondus'))
    expect(
      row(stratagems, 'pacification-d-un-peuple-mineur').whyNot(positionOf(alone), 'primus', campaign),
    ).toBeNull()
  })
})

describe('a counter that was played', () => {
  it('SV-6-B, SV-6.3-S to SV-6.3-X: leaves the hand, for the cup or for good', () => {
    const spent = (id: StratagemId, choices: string[]) => {
      const state = field(state => {
        atWar(state, 'quades', 'secondus')
        atWar(state, 'franci', 'secondus')
        atWar(state, 'alamanni', 'secondus')
        atWar(state, 'mauri', 'secondus')
      })
      const { hands, cup, removedCounters } = played(state, id, choices)
      const counter = `${id}-1`
      return [hands.primus, cup.includes(counter), removedCounters.includes(counter)]
    }
    expect(spent('pacification-d-un-peuple-mineur', ['pacify quades'])).toEqual([[], true, false])
    expect(spent('pacification-d-un-peuple-majeur', ['pacify franci'])).toEqual([[], true, false])
    expect(spent('pacification-d-une-nationalite', ['pacify germans'])).toEqual([[], true, false])
    expect(spent('pax-romana', ['pacify-all'])).toEqual([[], false, true])
  })
})

describe('the last one', () => {
  it('SV-6.3-N, SV-6.3-Q: one People at peace is enough for an uprising, none is not', () => {
    const why = (id: StratagemId, major: boolean, left: number) => {
      const state = field(state => {
        const peoples = peopleIds.filter(
          people => people !== 'armenia' && data.peoples[people].major === major,
        )
        for (const people of peoples.slice(left)) atWar(state, people, 'secondus')
      })
      return row(stratagems, id).whyNot(positionOf(state), 'primus', { name: 'step', step: 'uprisings' })?.why
    }
    expect([1, 0].map(left => why('soulevement-d-un-peuple-mineur', false, left))).toEqual([
      undefined,
      'nobody-to-raise',
    ])
    expect([1, 0].map(left => why('soulevement-d-un-peuple-majeur', true, left))).toEqual([
      undefined,
      'nobody-to-raise',
    ])
  })

  it('SV-6.3-R: three Majors go to war, not two and not four', () => {
    const after = played(
      field(() => {}),
      'soulevement-de-trois-peuples-majeurs',
      ['incite franci', 'incite picts', 'incite alamanni'],
    )
    expect(peopleIds.filter(people => after.peoples[people].status === 'war').toSorted()).toEqual([
      'alamanni',
      'franci',
      'picts',
    ])
  })

  it('SV-6.3-X: a single People at war can be pacified as all or by itself', () => {
    const state = field(state => {
      atWar(state, 'quades', 'secondus')
      give(state, 'primus', 'pax-romana-1')
    })
    const { decision } = playUntil(
      g => row(stratagems, 'pax-romana').play(g, 'primus', 'pax-romana-1', campaign),
      {
        state,
      },
    )
    expect(choicesOf(decision)).toEqual(['pacify-all', 'pacify quades'])
  })

  it('SV-6-A, SV-2.E-2: a player who holds a single counter says himself that he has done, one who holds none need not', () => {
    const asked = (...counters: string[]) => {
      const state = field(state => {
        state.fleets.occidentalis.returns = 999
        state.fleets.orientalis.returns = 999
        for (const counter of counters) give(state, 'primus', counter)
      })
      return () => playUntil(movement, { state, impossible: true }).decision.task
    }
    expect(asked('initiative-1')()).toBe('movement')
    expect(asked()).toThrow('the procedure ended without another decision')
  })
})
