import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { isContested } from '../../imperator/rules/combat/forces.ts'
import { combat } from '../../imperator/rules/combat/phase.ts'
import { leaderDies } from '../../imperator/rules/fate.ts'
import { drawForActivation, goToWar, whyNotRise } from '../../imperator/rules/peoples/activation.ts'
import { pacify, whyNotPacify } from '../../imperator/rules/peoples/pacification.ts'
import { homesFor } from '../../imperator/rules/peoples/winter.ts'
import type { PeopleId, StratagemId } from '../data/index.ts'
import { adjustPeoples } from '../rules/adjustments/peoples.ts'
import { enterLeaders } from '../rules/entry.ts'
import { isHomeLost } from '../rules/peoples/armenia.ts'
import { marchAtHome, peacefulMoves } from '../rules/peoples/at-peace.ts'
import { controlOfPeoples } from '../rules/peoples/control.ts'
import { isPacifiedByForce, kin } from '../rules/peoples/pacified.ts'
import { semperData as data } from '../rules/series.ts'
import { boxes, type SemperState } from '../rules/state.ts'
import { stratagems } from '../rules/stratagems/registry.ts'
import {
  allTo,
  atWar,
  choicesOf,
  d6,
  d10,
  emptyMap,
  give,
  isReduced,
  place,
  play,
  playUntil,
  positionOf,
  primus,
  reduced,
  scenario,
  secondus,
  where,
} from './support.ts'

function field(change: (state: SemperState) => void = () => {}): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    change(state)
  })
}

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

describe('Peoples in winter', () => {
  it('SV-4.1-C: Visigothi and Ostrogothi are one while both are at war', () => {
    const of = (...peoples: PeopleId[]) => {
      const state = field(state => {
        for (const people of peoples) atWar(state, people, 'secondus')
      })
      return ['visigothi', 'ostrogothi', 'franci'].map(id => kin(positionOf(state), id as PeopleId).length)
    }
    expect([of(), of('visigothi'), of('ostrogothi'), of('visigothi', 'ostrogothi', 'franci')]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
      [2, 2, 1],
    ])
  })

  it('SV-9.4-A: only a People at war is pacified by force, and only if no unit is left', () => {
    const state = field(state => atWar(state, 'quades', 'secondus'))
    const beaten = () => isPacifiedByForce(positionOf(state), 'quades')
    const [first = '', ...others] = data.peoples.quades.units
    place(state, boxes.people, null, ...others)
    expect(beaten()).toBe(false)
    place(state, boxes.people, null, first)
    expect(beaten()).toBe(true)
    state.peoples.quades = { status: 'peace', faction: null, barredUntil: null, sentHomeBy: null }
    expect(beaten()).toBe(false)
  })

  it('SV-9.4-D: a Major at war recovers at home and in cities, and its log names the rule', () => {
    const state = field(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-2')
      place(state, 'PAN4', null, 'franci-3')
      reduced(state, 'franci-1', 'franci-2', 'franci-3')
    })
    const { state: after, events } = play(adjustPeoples, { state, impossible: true })
    expect(['franci-1', 'franci-2', 'franci-3'].map(id => isReduced(after, id))).toEqual([false, false, true])
    const recovered = events.filter(({ kind }) => kind === 'unit-recovers')
    expect(recovered.map(({ rule }) => rule)).toEqual(['SV-9.4-D', 'SV-9.4-D'])
    expect(where(after, 'franci-2')).toBe('GAL2')
  })

  it('SV-9.4-C: a Major at peace makes good its losses at home, and who was sent home goes there', () => {
    const state = field(state => {
      place(state, boxes.people, null, 'franci-1')
      reduced(state, 'franci-2')
      place(state, 'GAL2', null, 'alamanni-1')
      state.peoples.alamanni.sentHomeBy = 'secondus'
    })
    const { state: after } = play(adjustPeoples, { state, impossible: true })
    expect([where(after, 'franci-1'), isReduced(after, 'franci-2'), where(after, 'alamanni-1')]).toEqual([
      'FRA',
      false,
      'ALA',
    ])
    expect(after.peoples.alamanni.sentHomeBy).toBeNull()
  })

  it('SV-9.4-B: home is a zone without enemies and other Peoples, else without enemies, else any (RULING-95)', () => {
    const state = field(state => atWar(state, 'picts', 'secondus'))
    const homes = () => homesFor(positionOf(state), 'picts', 'secondus')
    expect(homes()).toEqual(['PIC1', 'PIC2', 'PIC3'])
    atWar(state, 'franci', 'secondus')
    place(state, 'PIC2', null, 'franci-1')
    expect(homes()).toEqual(['PIC1', 'PIC3'])
    primus(state, 'PIC1', 'batavi')
    primus(state, 'PIC3', 'heruli')
    expect(homes()).toEqual(['PIC2'])
    primus(state, 'PIC2', 'cornuti')
    expect(homes()).toEqual(['PIC1', 'PIC2', 'PIC3'])
  })

  it('SV-9.4-B: whoever is alone where units come home must get away', () => {
    const state = field(state => {
      atWar(state, 'marcomanni', 'secondus')
      place(state, boxes.people, null, 'marcomanni-1')
      place(state, 'PAN5', null, 'marcomanni-2')
      primus(state, 'MAR', 'severe')
    })
    const { state: after } = play(adjustPeoples, { state, dice: [d10('solitary', 9)], impossible: true })
    expect([where(after, 'marcomanni-1'), where(after, 'severe')]).toEqual(['MAR', boxes.dead])
  })

  it('SV-4.4.2-D: only Armenia is lost to Persians', () => {
    const state = field(state => {
      atWar(state, 'persians', 'secondus')
      place(state, 'ARM', null, 'persians-levies-1')
    })
    expect([isHomeLost(positionOf(state), 'armenia'), isHomeLost(positionOf(state), 'iberians')]).toEqual([
      true,
      false,
    ])
    place(state, 'ARM', null, 'iberians-1')
    place(state, 'PER1', null, 'persians-levies-1')
    expect(isHomeLost(positionOf(state), 'armenia')).toBe(false)
  })

  it('SV-S1-A: without Peoples winter leaves them alone', () => {
    const state = scenario('1')
    expect(play(adjustPeoples, { state }).state.peoples).toEqual(state.peoples)
  })
})

describe('control of Peoples', () => {
  it('SV-4.4.2-A: who stands alone among Armenians that change sides must get away', () => {
    const state = field(state => {
      state.peoples.armenia.faction = 'primus'
      primus(state, 'ARM', 'severe')
      state.regions.oriens = 'secondus'
    })
    const { state: after } = play(controlOfPeoples, { state, dice: [d10('solitary', 9)] })
    expect(where(after, 'severe')).toBe(boxes.dead)
  })

  it('SV-4.4.1-B: Peoples of the two players do not fight, allies and Peoples do', () => {
    const state = field(state => {
      atWar(state, 'persians', 'secondus')
      place(state, 'ORI3', null, 'armenia-1', 'persians-levies-1')
      state.peoples.armenia.faction = 'secondus'
    })
    expect(isContested(positionOf(state), 'ORI3', 'land')).toBe(false)
    state.peoples.armenia.faction = 'primus'
    expect(isContested(positionOf(state), 'ORI3', 'land')).toBe(true)
  })
})

describe('Persians at peace', () => {
  const coup = (change: (state: SemperState) => void = () => {}) =>
    field(state => {
      state.year = 320
      state.active = 'secondus'
      state.cup = state.cup.filter(counter => counter !== 'coup-d-etat-perse-1')
      state.thorns = [{ counter: 'coup-d-etat-perse-1', zone: 'PER2' }]
      place(state, 'PER1', null, 'sapor-ii')
      change(state)
    })

  it('SV-4.3-C: they march one zone, between their own, once in a sequence (RULING-38)', () => {
    const state = coup()
    const moves = () => peacefulMoves(positionOf(state), 'secondus').map(({ noun }) => noun)
    expect(moves()).toContain('sapor-ii')
    const near = row(data.zones, 'PER1')
      .neighbours.map(({ zone }) => zone)
      .filter(zone => row(data.zones, zone).people === 'persians')
    const { decision } = playUntil(g => marchAtHome(g, 'secondus', 'sapor-ii'), { state })
    expect(choicesOf(decision)).toEqual(near.map(zone => `to ${zone}`))
    const [first = ''] = near
    const { state: after } = play(g => marchAtHome(g, 'secondus', 'sapor-ii'), {
      state,
      choices: [`to ${first}`],
    })
    expect(where(after, 'sapor-ii')).toBe(first)
    expect(after.arrivals).toMatchObject([{ piece: 'sapor-ii', zone: first, from: 'PER1' }])
    expect(peacefulMoves(positionOf(after), 'secondus').map(({ noun }) => noun)).not.toContain('sapor-ii')
  })

  it('SV-4.3-C: not at war, not without a coup, not if it is another thorn', () => {
    expect(
      peacefulMoves(positionOf(coup(state => atWar(state, 'persians', 'secondus'))), 'secondus'),
    ).toEqual([])
    const other = coup(state => {
      state.thorns = [{ counter: 'bagaudes-1', zone: 'GAL5' }]
    })
    expect(peacefulMoves(positionOf(other), 'secondus')).toEqual([])
    // Nobody off the map.
    const away = coup(state => place(state, boxes.returning, null, 'sapor-ii'))
    expect(peacefulMoves(positionOf(away), 'secondus').map(({ noun }) => noun)).not.toContain('sapor-ii')
  })
})

describe('the Parthian shot', () => {
  it('SV-6.3-L: only who fought with Persians, at Roman units that are still there', () => {
    const asked = (change: (state: SemperState) => void) => {
      const state = field(state => {
        state.active = 'secondus'
        atWar(state, 'persians', 'secondus')
        atWar(state, 'saraceni', 'secondus')
        place(state, 'ORI2', null, 'persians-levies-1')
        primus(state, 'ORI2', 'batavi', 'heruli', 'ioviani', 'celtae', 'petulantes')
        give(state, 'secondus', 'la-fleche-de-parthe-1')
        change(state)
      })
      const run = playUntil(combat, { state, dice: [d6('battle', 1)], impossible: true })
      return run.events.some(({ kind }) => kind === 'battle') ? choicesOf(run.decision) : []
    }
    expect(asked(() => {}).some(choice => choice.startsWith('la-fleche'))).toBe(true)
    const others = asked(state => {
      place(state, 'PER1', null, 'persians-levies-1')
      place(state, 'ORI2', null, 'saraceni-1')
      secondus(state, 'HIS1', 'licinius')
    })
    expect(others.some(choice => choice.startsWith('la-fleche'))).toBe(false)
  })
})
