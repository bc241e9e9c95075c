import { row } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { newEngagement } from '../../imperator/rules/combat/forces.ts'
import { combat } from '../../imperator/rules/combat/phase.ts'
import { enter } from '../../imperator/rules/movement/entering.ts'
import { markersInCup, whyNotRise } from '../../imperator/rules/peoples/activation.ts'
import type { StratagemId } from '../data/index.ts'
import { peacefulMoves } from '../rules/peoples/at-peace.ts'
import type { SemperState } from '../rules/state.ts'
import { deserters, victims } from '../rules/stratagems/blows.ts'
import { maySetDie } from '../rules/stratagems/chosen-dice.ts'
import { endPlagues } from '../rules/stratagems/plague.ts'
import { stratagems } from '../rules/stratagems/registry.ts'
import { pullThorns, thornPoints, thornZones, whyNoThorn } from '../rules/stratagems/thorns.ts'
import { playable } from '../rules/stratagems/window.ts'
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
  sideIn,
  where,
} from './support.ts'

function field(change: (state: SemperState) => void): SemperState {
  return emptyMap(state => {
    allTo(state, 'primus')
    change(state)
  })
}

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

describe('blows', () => {
  it('SV-6.3-C: any enemy Roman leader but a Dux; 8 kills, 7 does not', () => {
    const state = field(state => secondus(state, 'GAL2', 'licinius', 'maxence', 'dux-treveri'))
    expect(victims(positionOf(state), 'primus')).toEqual(['maxence', 'licinius'])
    const murdered = (shows: number) =>
      where(
        played(
          field(s => secondus(s, 'GAL2', 'licinius')),
          'assassinat',
          [],
          [d10('assassination of licinius', shows)],
        ),
        'licinius',
      )
    expect([murdered(8), murdered(7)]).toEqual(['box-dead', 'GAL2'])
  })

  it('SV-10.1-B: a murdered leader is worth a point', () => {
    const state = field(state => secondus(state, 'GAL2', 'licinius'))
    expect(played(state, 'assassinat', [], [d10('assassination of licinius', 9)]).points.primus).toBe(1)
  })

  it('SV-6.3-D: all units in the zone are reduced, the reduced lost, leaders die on a 9', () => {
    const state = field(state => {
      primus(state, 'GAL2', 'cornuti', 'severe')
      secondus(state, 'GAL2', 'batavi', 'maxence')
      reduced(state, 'batavi')
      primus(state, 'GAL1', 'celtae')
    })
    const after = played(
      state,
      'foyer-de-peste',
      ['infect GAL2'],
      [d10('plague on severe', 8), d10('plague on maxence', 9)],
    )
    expect([isReduced(after, 'cornuti'), where(after, 'batavi'), isReduced(after, 'celtae')]).toEqual([
      true,
      'box-reserve',
      false,
    ])
    expect(['severe', 'maxence'].map(id => where(after, id))).toEqual(['GAL2', 'box-dead'])
    // Whatever enters suffers the same, until the end of Phase E.
    const entered = play(g => enter(g, 'primus', ['celtae'], 'GAL1', 'GAL2'), { state: after }).state
    expect(isReduced(entered, 'celtae')).toBe(true)
    const over = play(
      function* (g) {
        endPlagues(g)
      },
      { state: after },
    ).state
    expect([over.plagues, over.cup.includes('foyer-de-peste-1')]).toEqual([[], true])
  })

  it('SV-6.3-E: around the focus reduced units stay, leaders are tested all the same', () => {
    const state = field(state => {
      primus(state, 'VIE1', 'cornuti', 'celtae', 'severe')
      reduced(state, 'cornuti')
    })
    const after = played(state, 'epidemie-de-peste', ['infect VIE2'], [d10('plague on severe', 9)])
    expect([where(after, 'cornuti'), isReduced(after, 'celtae'), where(after, 'severe')]).toEqual([
      'VIE1',
      true,
      'box-dead',
    ])
  })

  it('SV-6.3-F: enemy Roman and Persian units only', () => {
    const state = field(state => {
      atWar(state, 'persians', 'secondus')
      atWar(state, 'saraceni', 'secondus')
      place(state, 'ORI2', null, 'persians-levies-1', 'saraceni-1')
      primus(state, 'ORI2', 'cornuti')
    })
    expect(deserters(positionOf(state), 'primus', 'ORI2')).toEqual(['persians-levies-1'])
    reduced(state, 'persians-levies-1')
    const after = played(state, 'desertion', ['demoralize ORI2'])
    expect([where(after, 'persians-levies-1'), isReduced(after, 'cornuti')]).toEqual(['box-people', false])
  })

  it('SV-6.3-G: its own limitanei are eliminated, those of others reduced, comitatenses spared', () => {
    const state = field(state => {
      primus(state, 'GAL2', 'ri-galliae', 'pc-galliae-1', 'pc-italia-1', 'cornuti')
      primus(state, 'ITA2', 'pc-galliae-2')
    })
    const after = played(state, 'abandon', ['abandon galliae'])
    expect(['ri-galliae', 'pc-galliae-1', 'pc-galliae-2'].map(id => where(after, id))).toEqual([
      'box-reserve',
      'box-reserve',
      'ITA2',
    ])
    expect([isReduced(after, 'pc-italia-1'), isReduced(after, 'cornuti')]).toEqual([true, false])
  })
})

describe('stratagems of a combat', () => {
  const battle = (change: (state: SemperState) => void) =>
    field(state => {
      primus(state, 'ITA5', 'batavi')
      secondus(state, 'ITA5', 'heruli')
      change(state)
    })

  it('SV-6.3-H: with a Christian emperor or Usurper, against none', () => {
    const state = battle(state => {
      primus(state, 'ITA5', 'constantin')
      secondus(state, 'ITA5', 'maxence')
    })
    const may = () => maySetDie(positionOf(state), 'primus', 'in-hoc-signo-vinces', 'ITA5')
    expect(may()).toBe(false)
    state.augusti.primus = ['constantin']
    expect(may()).toBe(true)
    secondus(state, 'ITA5', 'constant')
    expect(may()).toBe(true)
    state.caesares.secondus = ['constant']
    expect(may()).toBe(false)
  })

  it('SV-6.3-I: with an emperor and a leader of the Sun, against no Christian emperor', () => {
    const state = battle(state => {
      primus(state, 'ITA5', 'severe')
      secondus(state, 'ITA5', 'maxence')
      state.augusti = { primus: ['severe'], secondus: ['maxence'] }
    })
    const may = () => maySetDie(positionOf(state), 'primus', 'sol-invictus', 'ITA5')
    expect(may()).toBe(false)
    primus(state, 'ITA5', 'galere')
    expect(may()).toBe(true)
    secondus(state, 'ITA5', 'constant')
    state.caesares.secondus = ['constant']
    expect(may()).toBe(false)
  })

  it('SV-6.3-H: the die is set after it was seen, and its modifiers still apply (RULING-53)', () => {
    const state = battle(state => {
      primus(state, 'ITA5', 'constantin', 'ioviani', 'herculiani', 'celtae', 'petulantes')
      state.augusti.primus = ['constantin']
      give(state, 'primus', 'in-hoc-signo-vinces-1')
    })
    const { events } = play(combat, {
      state,
      dice: [d6('battle', 1)],
      choices: ['in-hoc-signo-vinces 6'],
    })
    // 6 + 3 - 1 = 8 at 4/1: R / E.
    const told = events.find(event => event.kind === 'battle')
    expect([told?.data.die, told?.data.row]).toEqual([6, 8])
  })

  it('SV-6.3-J, SV-6.3-K: Roma Victor against Peoples, Furor Germanicus with a German; they cancel each other', () => {
    const state = field(state => {
      atWar(state, 'franci', 'secondus')
      atWar(state, 'picts', 'secondus')
      place(state, 'GAL2', null, 'franci-1')
      primus(state, 'GAL2', 'batavi')
      give(state, 'primus', 'roma-victor-1')
      give(state, 'secondus', 'furor-germanicus-1')
    })
    const engagement = newEngagement(positionOf(state), 'GAL2', 'land', 'primus', null)
    const verbs = (side: 'primus' | 'secondus') =>
      playable(positionOf(state), 'before-battle', side, { battle: engagement }).map(choice => choice.verb)
    expect([verbs('primus'), verbs('secondus')]).toEqual([['roma-victor'], ['furor-germanicus']])
    const won = play(combat, {
      state,
      choices: ['pass', 'roma-victor roma-victor-1', 'pass', 'retreat GAL1'],
    })
    expect(won.events.find(event => event.kind === 'battle')?.data).toMatchObject({ die: null, row: 9 })
    const cancelled = play(combat, {
      state,
      dice: [d6('battle', 3)],
      choices: ['furor-germanicus furor-germanicus-1', 'roma-victor roma-victor-1', 'retreat GAL1'],
    })
    expect(cancelled.events.find(event => event.kind === 'battle')?.data.die).toBe(3)
    // Not among Romans only, and not without a German.
    place(state, 'GAL2', null, 'picts-1')
    place(state, 'FRA', null, 'franci-1')
    expect(verbs('secondus')).toEqual([])
    place(state, 'PIC1', null, 'picts-1')
    secondus(state, 'GAL2', 'heruli')
    expect(verbs('primus')).toEqual([])
  })

  it('SV-6.3-L: after a battle of his Persians a Roman unit falls, whatever the result', () => {
    const state = field(state => {
      atWar(state, 'persians', 'secondus')
      place(state, 'ORI2', null, 'persians-levies-1')
      primus(state, 'ORI2', 'batavi', 'heruli', 'ioviani', 'celtae', 'petulantes')
      give(state, 'secondus', 'la-fleche-de-parthe-1')
    })
    const { state: after } = play(combat, {
      state,
      dice: [d6('battle', 4)],
      choices: ['la-fleche-de-parthe la-fleche-de-parthe-1', 'strike-down celtae'].flatMap((choice, index) =>
        index === 0 ? ['retreat ORI3', choice] : [choice],
      ),
      impossible: true,
    })
    expect(where(after, 'celtae')).toBe('box-reserve')
  })

  it('SV-6.3-B: a force leaves before the battle, to a zone without enemies', () => {
    const state = battle(state => {
      secondus(state, 'ITA5', 'maxence')
      primus(state, 'ITA4', 'celtae')
      give(state, 'secondus', 'fuite-opportune-1')
    })
    const { decision } = playUntil(combat, {
      state,
      choices: ['stand', 'fuite-opportune fuite-opportune-1', 'lead maxence', 'take heruli'],
    })
    const zones = choicesOf(decision).filter(choice => choice.startsWith('to '))
    expect(zones).toContain('to ITA2')
    expect(zones).not.toContain('to ITA4')
  })
})

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

describe('thorns', () => {
  it('SV-6.3-M: not from 310 to 319', () => {
    const why = (year: number) => {
      const state = field(state => {
        state.year = year
      })
      return whyNoThorn(positionOf(state), 'coup-d-etat-perse')?.why ?? null
    }
    expect([why(309), why(310), why(319), why(320)]).toEqual([
      null,
      'no-king-of-persia',
      'no-king-of-persia',
      null,
    ])
  })

  const coup = (change: (state: SemperState) => void) =>
    field(state => {
      state.year = 320
      state.active = 'secondus'
      state.cup = state.cup.filter(counter => counter !== 'coup-d-etat-perse-1')
      state.thorns = [{ counter: 'coup-d-etat-perse-1', zone: 'PER2' }]
      change(state)
    })
  const pulled = (state: SemperState) =>
    play(
      function* (g) {
        pullThorns(g)
      },
      { state },
    ).state.thorns.length === 0
  const arrive = (state: SemperState, zone: string, ...pieces: string[]) => {
    for (const piece of pieces) {
      place(state, zone, sideIn(state, piece), piece)
      state.arrivals.push({ piece, zone, from: 'PER1', crossed: false })
    }
  }

  it('SV-6.3-M: a king and three Persian units must come to Ctesiphon', () => {
    const come = (...units: string[]) =>
      pulled(
        coup(state => {
          place(state, 'PER1', null, 'sapor-ii')
          arrive(state, 'PER2', 'sapor-ii', ...units)
        }),
      )
    expect(come('persians-levies-2', 'persians-levies-3', 'persians-levies-4')).toBe(true)
    expect(come('persians-levies-2', 'persians-levies-3')).toBe(false)
    // Who stands there already does not count (RULING-56).
    expect(pulled(coup(state => place(state, 'PER2', null, 'sapor-ii')))).toBe(false)
  })

  it('SV-10.1-C, SV-6.3-M: until then 3 VP for the side that does not control the Persians', () => {
    const state = coup(() => {})
    const points = (side: 'primus' | 'secondus') =>
      thornPoints(positionOf(state), side).reduce((sum, score) => sum + score.points, 0)
    expect([points('primus'), points('secondus')]).toEqual([3, 0])
  })

  it('SV-4.3-C: Persians at peace move only to put down a coup, at home (RULING-38)', () => {
    const state = coup(state => place(state, 'PER1', null, 'sapor-ii'))
    expect(peacefulMoves(positionOf(state), 'secondus').length).toBeGreaterThan(0)
    expect(peacefulMoves(positionOf(state), 'primus')).toEqual([])
    state.thorns = []
    expect(peacefulMoves(positionOf(state), 'secondus')).toEqual([])
  })

  it('SV-6.3-Y: in cities of the East and Italia whose owner has an emperor of the Sun; who is no Christian removes it', () => {
    const state = field(state => {
      primus(state, 'PON1', 'galere')
      state.emperors.primus = 'galere'
    })
    expect(thornZones(positionOf(state), 'persecution')).toContain('ITA5')
    expect(thornZones(positionOf(state), 'persecution')).not.toContain('GAL2')
    state.emperors.primus = 'constantin'
    expect(thornZones(positionOf(state), 'persecution')).toEqual([])
    const removed = (leader: string) =>
      pulled(
        field(state => {
          state.cup = state.cup.filter(counter => counter !== 'persecution-1')
          state.thorns = [{ counter: 'persecution-1', zone: 'ITA5' }]
          primus(state, 'ITA4', leader, 'batavi')
          arrive(state, 'ITA5', leader, 'batavi')
        }),
      )
    expect([removed('severe'), removed('galere'), removed('victor')]).toEqual([true, true, false])
  })

  it('SV-6.3-Z: for an emperor of the Cross; who has not the Sun removes it', () => {
    const state = field(state => {
      primus(state, 'PON1', 'constantin')
      state.emperors.primus = 'constantin'
    })
    expect(thornZones(positionOf(state), 'heresy')).toContain('AFR4')
    state.emperors.primus = 'galere'
    expect(thornZones(positionOf(state), 'heresy')).toEqual([])
    const removed = (leader: string) =>
      pulled(
        field(state => {
          state.cup = state.cup.filter(counter => counter !== 'heresy-1')
          state.thorns = [{ counter: 'heresy-1', zone: 'ITA5' }]
          primus(state, 'ITA4', leader, 'batavi')
          arrive(state, 'ITA5', leader, 'batavi')
        }),
      )
    expect([removed('severe'), removed('victor'), removed('galere')]).toEqual([true, true, false])
  })

  it('SV-6.3-ZA: in a western zone without units; a leader and a unit remove it', () => {
    const state = field(state => primus(state, 'GAL2', 'cornuti'))
    const zones = thornZones(positionOf(state), 'bagaudes')
    expect(zones).toContain('GAL5')
    expect(zones).not.toContain('GAL2')
    expect(zones).not.toContain('ITA5')
    const removed = (...pieces: string[]) =>
      pulled(
        field(state => {
          state.cup = state.cup.filter(counter => counter !== 'bagaudes-1')
          state.thorns = [{ counter: 'bagaudes-1', zone: 'GAL5' }]
          primus(state, 'GAL2', ...pieces)
          arrive(state, 'GAL5', ...pieces)
        }),
      )
    expect([removed('severe', 'cornuti'), removed('severe'), removed('cornuti')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('SV-6.3-ZA: 3 VP a year against the owner of the Diocese', () => {
    const state = field(state => {
      state.cup = state.cup.filter(counter => counter !== 'bagaudes-1')
      state.thorns = [{ counter: 'bagaudes-1', zone: 'GAL5' }]
    })
    expect(thornPoints(positionOf(state), 'secondus')).toMatchObject([{ points: 3 }])
    expect(thornPoints(positionOf(state), 'primus')).toEqual([])
  })

  it('SV-S1-C: the first scenario has neither Peoples nor their stratagems', () => {
    const state = scenario('1')
    expect(state.cup.filter(counter => !counter.startsWith('heresy'))).toHaveLength(23)
    expect(state.removedCounters).toHaveLength(21)
  })
})
