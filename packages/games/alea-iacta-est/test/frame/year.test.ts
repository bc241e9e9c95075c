import { describe, expect, it } from 'vitest'
import { goToWar } from '../../../imperator/rules/peoples/activation.ts'
import { bringHome } from '../../../imperator/rules/peoples/pacification.ts'
import { homesFor } from '../../../imperator/rules/peoples/winter.ts'
import { severeWinter } from '../../../imperator/rules/sequences.ts'
import { adjustLandUnits } from '../../rules/adjustments/land.ts'
import { adjustNaves } from '../../rules/adjustments/naves.ts'
import { adjustPeoples } from '../../rules/adjustments/peoples.ts'
import { recruitment } from '../../rules/adjustments/recruitment.ts'
import { naturalDeaths } from '../../rules/administration.ts'
import { checkControl } from '../../rules/control.ts'
import { firstDeployment } from '../../rules/deployment.ts'
import { armiesWithRoom, historicalZone, soundZone } from '../../rules/deployment-helps.ts'
import { garrisonMissingAt } from '../../rules/deployment-zones.ts'
import { enterLeaders, entryZones } from '../../rules/entry.ts'
import { eventOfTheYear } from '../../rules/event-of-the-year.ts'
import { endOfYear } from '../../rules/hand-limit.ts'
import { reinforcements, whyNotDisband } from '../../rules/reinforcements.ts'
import { romaAndRegions } from '../../rules/roma-and-regions.ts'
import { aleaData as data } from '../../rules/series.ts'
import { type Alea, type AleaState, boxes, levyBox } from '../../rules/state.ts'
import { endIntrigues } from '../../rules/stratagems/intrigue.ts'
import { hasReached, resultOf } from '../../rules/victory.ts'
import { leader, put, setReduced, unit } from '../counters.ts'
import {
  choicesOf,
  d6,
  d10,
  emptyMap,
  give,
  place,
  play,
  playUntil,
  positionOf,
  scenario,
} from '../support.ts'

function war(
  state: AleaState,
  people: 'germani' | 'numidae' | 'parthi' | 'aegyptii',
  faction: 'caesarian' | 'republican',
) {
  state.peoples[people] = { status: 'war', faction, barredUntil: null, sentHomeBy: null }
}

describe('the old', () => {
  it('AIE-2.D-e: a leader who rolls his figure lives, one who rolls less dies, and one who has none does not roll', () => {
    const rolls = (die: number) =>
      leader(
        play(naturalDeaths, {
          state: emptyMap('1', state => {
            state.year = -38
            place(state, 'GAL-9', 'caesarian', ['curio', 'm-antonius'])
          }),
          dice: [d10('natural death of curio', die)],
        }).state,
        'curio',
      ).place
    expect([rolls(1), rolls(2)]).toEqual([boxes.dead, 'GAL-9'])
    // Nobody is old enough in -44.
    play(naturalDeaths, {
      state: emptyMap('1', state => {
        state.year = -44
        place(state, 'GAL-9', 'caesarian', ['caesar', 'curio'])
      }),
    })
  })
})

describe('the event of the year', () => {
  const desert = (one: number, two: number, choices: string[] = []) =>
    play(eventOfTheYear, {
      state: emptyMap('2', state => {
        for (const region of data.regionOrder) state.regions[region] = 'caesarian'
        for (const [zone, ...legions] of [
          ['GAL-2', 'legio-I', 'legio-II'],
          ['HIS-1', 'legio-III', 'legio-IV'],
          ['ITA-3', 'legio-V', 'legio-VI'],
          ['GRA-2', 'legio-VII', 'legio-VIII'],
          ['ASI-1', 'legio-IX', 'legio-X'],
          ['AFR-1', 'legio-XI', 'legio-XII'],
          ['SIC-1', 'legio-XIII'],
        ] as const)
          place(state, zone, 'caesarian', legions)
      }),
      dice: [d6('event', 5), d10('event', 6), d6('desertion', one), d6('desertion', two)],
      choices,
      impossible: true,
    })
      .state.counters.filter(
        counter =>
          counter.place === boxes.reserve &&
          /^legio-(I|II|III|IV|V|VI|VII|VIII|IX|X|XI|XII|XIII)$/.test(counter.id),
      )
      .map(({ id }) => id)

  it.each<[number, string[]]>([
    [1, ['legio-I', 'legio-II']],
    [2, ['legio-III', 'legio-IV']],
    [3, ['legio-V', 'legio-VI']],
    [4, ['legio-VII', 'legio-VIII']],
    [5, ['legio-IX', 'legio-X']],
    [6, ['legio-XI', 'legio-XII']],
  ])('AIE-EV-11: a %i is a region, and two legions of it go', (die, gone) => {
    const other = die === 1 ? 2 : 1
    const others = die === 1 ? ['legio-III', 'legio-IV'] : ['legio-I', 'legio-II']
    const [first = ''] = gone
    const [second = ''] = others
    expect(desert(die, other, [`lose ${first}`, `lose ${second}`]).toSorted()).toEqual(
      [...gone, ...others].toSorted(),
    )
    expect(desert(die, die)).toEqual([])
  })

  it('AIE-EV-15: German and Celtic units are reduced, once', () => {
    const state = emptyMap('2', state => {
      war(state, 'germani', 'republican')
      for (const id of ['germani-1', 'germani-2']) put(state, id, 'GER-2')
      setReduced(state, 'germani-2', true)
      place(state, 'GAL-2', 'caesarian', ['legio-V'])
    })
    const after = play(eventOfTheYear, {
      state,
      dice: [d6('event', 6), d10('event', 9)],
      impossible: true,
    }).state
    expect(
      ['germani-1', 'germani-2', 'legio-V'].map(id => [unit(after, id).place, unit(after, id).reduced]),
    ).toEqual([
      ['GER-2', true],
      ['GER-2', true],
      ['GAL-2', false],
    ])
  })

  it('AIE-EV-07: the split is made again of one sequence less, and never of fewer than none', () => {
    const winter = (caesarian: number, republican: number) =>
      play(
        function* (g: Alea) {
          severeWinter(g)
        },
        {
          state: emptyMap('2', state => {
            state.initiative = 'caesarian'
            state.sequences = { caesarian, republican }
          }),
        },
      ).state.sequences
    expect(winter(6, 5)).toEqual({ caesarian: 5, republican: 5 })
    expect(winter(5, 5)).toEqual({ caesarian: 5, republican: 4 })
    expect(winter(0, 0)).toEqual({ caesarian: 0, republican: 0 })
  })
})

describe('regions', () => {
  it('AIE-3.7.3-d: an invaded region goes back to the side that held it last', () => {
    const invaded = emptyMap('2', state => {
      state.regions.africa = 'caesarian'
      state.controlBeforeInvasion.africa = 'republican'
      war(state, 'numidae', 'republican')
      for (const [id, zone] of [
        ['numidae-pedites-1', 'AFR-1'],
        ['numidae-pedites-2', 'AFR-2'],
      ] as const)
        put(state, id, zone)
    })
    const first = play(checkControl, {
      state: emptyMap('2', state => {
        state.regions.africa = 'caesarian'
        state.controlBeforeInvasion.africa = 'republican'
      }),
      impossible: true,
    }).state
    expect(first.controlBeforeInvasion.africa).toBe('caesarian')
    const lost = play(checkControl, { state: invaded, impossible: true }).state
    expect(lost.regions.africa).toBeNull()
    lost.controlBeforeInvasion.africa = 'caesarian'
    for (const id of ['numidae-pedites-1', 'numidae-pedites-2']) put(lost, id, 'NUM-1')
    expect(play(checkControl, { state: lost, impossible: true }).state.regions.africa).toBe('caesarian')
  })

  it('AIE-3.7.3-e, AIE-2.F-d: Roma is looked at with the regions', () => {
    const after = play(checkControl, {
      state: emptyMap('2', state => {
        state.roma = 'republican'
        place(state, 'ITA-1', 'caesarian', ['caesar'])
      }),
      impossible: true,
    }).state
    expect(after.roma).toBe('caesarian')
  })

  it('AIE-4.4.3-a, RULING-37: a People whose homes are all occupied makes peace before control is found', () => {
    const state = emptyMap('2', state => {
      war(state, 'germani', 'republican')
      put(state, 'germani-1', 'GAL-2')
      place(state, 'GER-1', 'caesarian', ['legio-V', 'curio'])
      place(state, 'GER-2', 'caesarian', ['legio-VI', 'caesar'])
    })
    const after = play(romaAndRegions, { state, impossible: true }).state
    expect(after.peoples.germani.status).toBe('peace')
    put(state, 'legio-VI', 'GAL-1')
    put(state, 'caesar', 'GAL-1')
    const still = play(romaAndRegions, { state, impossible: true }).state
    expect(still.peoples.germani.status).toBe('war')
  })
})

describe('free deployment with help', () => {
  it('AIE-FD-a, RULING-130: the side that deploys is in charge', () => {
    expect(playUntil(firstDeployment, { state: scenario('3') }).state.active).toBe('caesarian')
    expect(playUntil(firstDeployment, { state: scenario('6') }).state.active).toBe('republican')
    // AIE-SC-b: a fixed set-up asks nothing.
    expect(play(firstDeployment, { state: scenario('2') }).decision).toBeNull()
  })

  it('RULING-130: whoever may not begin where he stood in history goes where he is of use', () => {
    const state = scenario('3')
    const [post] = data.scenarios[3].forces.caesarian.history?.placements ?? []
    const [leader = ''] = post?.leaders ?? []
    const zone = post?.zone ?? ''
    const best = (...zones: string[]) => historicalZone(positionOf(state), 'caesarian', leader, zones)
    expect(best('SIC-1', zone)).toBe(zone)
    expect(best('SIC-1')).toBe('SIC-1')
  })

  it('RULING-130: a leader goes where a region or Roma lacks one, then to a city, then where fewest are', () => {
    const state = scenario('3', state => {
      for (const id of data.scenarios[3].forces.caesarian.leaders) put(state, id, boxes.coming)
    })
    const best = (...zones: string[]) => soundZone(positionOf(state), 'caesarian', 'pollio', zones)
    // Nobody stands anywhere: Roma, then any region.
    expect(best('ITA-2', 'ITA-1')).toBe('ITA-1')
    expect(best('ITA-2', 'GAL-1')).toBe('GAL-1')
    place(state, 'ITA-1', 'caesarian', ['caesar'])
    // Gallia lacks a leader, Italia does not; a city is better than none.
    expect(best('ITA-3', 'GAL-1')).toBe('GAL-1')
    expect(best('GAL-1', 'GAL-2')).toBe('GAL-2')
    place(state, 'GAL-2', 'caesarian', ['hirtius'])
    place(state, 'HIS-1', 'caesarian', ['lepidus'])
    expect(best('GAL-2', 'GAL-4')).toBe('GAL-2')
    place(state, 'GAL-2', 'caesarian', ['trebonius'])
    expect(best('GAL-2', 'GAL-4')).toBe('GAL-4')
    expect(best('GAL-2', 'GAL-9')).toBe('GAL-9')
  })

  it('RULING-130: a legion goes to a garrison that lacks it, the others to leaders with room', () => {
    const state = scenario('3', state => {
      for (const id of data.scenarios[3].forces.caesarian.leaders) put(state, id, boxes.coming)
      place(state, 'ITA-1', 'caesarian', ['caesar', 'legio-II', 'legio-V'])
      place(state, 'GAL-2', 'caesarian', ['hirtius', 'legio-VI'])
      place(state, 'GAL-9', 'caesarian', ['dolabella'])
    })
    const best = (piece: string, ...zones: string[]) =>
      soundZone(positionOf(state), 'caesarian', piece, zones)
    // Italia has its two legions, Gallia one of three.
    expect(best('legio-VII', 'ITA-1', 'GAL-4')).toBe('GAL-4')
    expect(best('legio-VII', 'GAL-4', 'GAL-2')).toBe('GAL-2')
    // Caesar commands 12 and has 2, Hirtius 5 and has 1, Dolabella 4 and has none.
    expect(best('auxilia-1', 'GAL-2', 'ITA-1')).toBe('ITA-1')
    expect(best('auxilia-1', 'GAL-9', 'GAL-2')).toBe('GAL-9')
    place(state, 'GAL-2', 'caesarian', ['auxilia-2'])
    expect(best('auxilia-1', 'GAL-2', 'GAL-9')).toBe('GAL-9')
    expect(garrisonMissingAt(positionOf(state), 'caesarian', 'GAL-4')).toBe(true)
    expect(garrisonMissingAt(positionOf(state), 'caesarian', 'ITA-4')).toBe(false)
    expect(garrisonMissingAt(positionOf(state), 'caesarian', 'ALP-1')).toBe(false)
    expect(garrisonMissingAt(positionOf(state), 'caesarian', 'GRA-4')).toBe(false)
  })

  it('RULING-130: an army is filled with land units', () => {
    const state = scenario('3', state => place(state, 'GAL-8', 'caesarian', ['hirtius']))
    const armies = (piece: string) => armiesWithRoom(positionOf(state), 'caesarian', piece, ['GAL-8'])
    expect(armies('legio-II')).toEqual(['hirtius'])
    expect(armies('auxilia-1')).toEqual(['hirtius'])
    expect(armies('naves-6-0-1')).toEqual([])
    expect(armies('curio')).toEqual([])
  })

  it('RULING-130: an army that is full, and a player who places the next unit himself again', () => {
    const deployed = ['deploy GRA-4', 'deploy GRA-4', 'deploy ASI-1', 'deploy ASI-5']
    const state = scenario('7', state => {
      state.initiative = 'republican'
    })
    // Flaccus commands 5: three legions of Asia's garrison and two more.
    const filled = playUntil(firstDeployment, { state, choices: [...deployed, 'deploy-army flaccus'] })
    const inAsia = (run: { state: AleaState }) =>
      run.state.counters.filter(({ place: where, id }) => where === 'ASI-5' && id.startsWith('legio')).length
    expect(inAsia(filled)).toBe(5)
    const next = playUntil(firstDeployment, {
      state,
      choices: [...deployed, 'deploy-army flaccus', 'deploy ASI-1', 'deploy ASI-5'],
    })
    expect(inAsia(next)).toBe(6)
    expect(next.decision.task).toBe('deploy-unit')
  })

  it('RULING-130: the rest is placed without another question, and lawfully', () => {
    const rest = play(firstDeployment, { state: scenario('7'), choices: ['deploy-rest'], impossible: true })
    const { leaders, units } = data.scenarios[7].forces.republican
    for (const id of [...leaders, ...units])
      expect(data.zones[rest.state.counters.find(counter => counter.id === id)?.place ?? '']?.region).toMatch(
        /asia|graecia/,
      )
  })
})

describe('reinforcements', () => {
  it('AIE-2.D-f, AIE-2.B-b: each side in turn is in charge, the initiative player first and last', () => {
    const state = emptyMap('2', state => {
      state.initiative = 'caesarian'
      place(state, levyBox('gallia'), 'caesarian', ['legio-I-R'])
      place(state, levyBox('italia'), 'republican', ['legio-II-R'])
    })
    const first = playUntil(reinforcements, { state })
    expect([first.decision.role, first.state.active]).toEqual(['caesarian', 'caesarian'])
    const [zone = ''] = choicesOf(first.decision)
    const second = playUntil(reinforcements, { state, choices: [zone, 'keep-legions'] })
    expect([second.decision.role, second.state.active]).toEqual(['republican', 'republican'])
    const [there = ''] = choicesOf(second.decision)
    expect(
      play(reinforcements, { state, choices: [zone, 'keep-legions', there, 'keep-legions'] }).state.active,
    ).toBe('caesarian')
  })

  it('AIE-9.4-f, RULING-11: legions abroad and in regions of others may go home, those of a garrison not', () => {
    const state = emptyMap('2', state => {
      place(state, 'GAL-2', 'caesarian', ['legio-V', 'legio-VI', 'legio-VII'])
      place(state, 'GER-2', 'caesarian', ['caesar', 'legio-VIII'])
      place(state, 'HIS-1', 'caesarian', ['legio-IX'])
      place(state, 'MIO', 'caesarian', ['legio-X', 'naves-6-0-1'])
    })
    const why = (id: string) => whyNotDisband(positionOf(state), 'caesarian', id)?.why ?? null
    expect(['legio-V', 'legio-VIII', 'legio-IX', 'legio-X'].map(why)).toEqual([
      'garrison-needed',
      null,
      null,
      'not-your-legion',
    ])
    place(state, 'GAL-4', 'caesarian', ['legio-XI'])
    expect(why('legio-V')).toBeNull()
  })

  it('AIE-9.4-b: one unit of each type in a pass, then the next region', () => {
    const state = emptyMap('2', state => {
      for (const region of data.regionOrder) state.regions[region] = region === 'africa' ? 'caesarian' : null
      place(state, 'AFR-1', 'caesarian', ['legio-V'])
    })
    const first = playUntil(recruitment, { state })
    expect([first.state.active, choicesOf(first.decision)]).toEqual([
      'caesarian',
      ['recruit legio', 'recruit auxilia', 'recruit equites', 'recruit naves', 'enough'],
    ])
    const second = playUntil(recruitment, { state, choices: ['recruit auxilia'] })
    expect(choicesOf(second.decision)).toEqual([
      'recruit legio',
      'recruit equites',
      'recruit naves',
      'enough',
    ])
    // Africa raises one of auxilia and two of the others a year.
    const pass = [
      'recruit legio',
      'raise legio-I-R',
      'recruit auxilia',
      'recruit equites',
      'raise equites-4-1',
    ]
    const next = playUntil(recruitment, { state, choices: [...pass, 'enough'] })
    expect(choicesOf(next.decision)).toEqual(['recruit legio', 'recruit equites', 'recruit naves', 'enough'])
    expect(play(recruitment, { state, choices: ['enough'] }).state.active).toBe(state.initiative)
  })
})

describe('leaders who enter', () => {
  it('AIE-3.5.2-d, AIE-3.3.2-b: heirs join a leader, others a city', () => {
    const state = emptyMap('1', state => {
      state.year = -43
      put(state, 'caesar', boxes.dead)
      place(state, 'GER-1', 'caesarian', ['m-antonius'])
      state.factionLeaders.caesarian = ['m-antonius']
      place(state, boxes.coming, 'caesarian', ['octavianus'])
      place(state, boxes.returning, 'caesarian', ['agrippa'])
    })
    expect(entryZones(positionOf(state), 'caesarian', 'octavianus')).toEqual(['GER-1'])
    expect(entryZones(positionOf(state), 'caesarian', 'agrippa')).toEqual([
      'GAL-2',
      'GAL-7',
      'GAL-8',
      'GAL-9',
    ])
    const entered = playUntil(enterLeaders, { state, impossible: true })
    expect(entered.decision).toMatchObject({ rule: 'AIE-3.3.2-b', about: { leader: 'agrippa' } })
    const done = play(enterLeaders, { state, choices: ['place GAL-9', 'place GER-1'], impossible: true })
    expect(done.events.find(event => event.data.leader === 'octavianus')?.rule).toBe('AIE-3.5.2-d')
    expect(done.state.factionLeaders.caesarian).toEqual(['m-antonius', 'octavianus'])
  })
})

describe('winter', () => {
  it('AIE-9.1-b, RULING-24: ships placed in Alexandria stay, others on a beach are lost', () => {
    const state = emptyMap('1', state => {
      place(state, 'GAL-9', 'republican', ['naves-6-0-1', 'naves-6-0-2'])
      state.turn.placedInAlexandria = ['naves-6-0-1']
    })
    const after = play(adjustNaves, { state }).state
    expect(['naves-6-0-1', 'naves-6-0-2'].map(id => unit(after, id).place)).toEqual(['GAL-9', boxes.reserve])
  })

  it('AIE-9.1-a: only ships recover in a port, not the legions beside them', () => {
    const state = emptyMap('2', state => {
      place(state, 'GAL-8', 'caesarian', ['naves-6-0-1', 'legio-V'])
      for (const id of ['naves-6-0-1', 'legio-V']) setReduced(state, id, true)
    })
    const after = play(adjustNaves, { state }).state
    expect(['naves-6-0-1', 'legio-V'].map(id => unit(after, id).reduced)).toEqual([false, true])
  })

  it('AIE-9.2-b: only the leaders of the lost units are away; enemies and leaders of Peoples stay', () => {
    const state = emptyMap('2', state => {
      place(state, 'PAR-1', 'republican', ['cassius', 'legio-I'])
      place(state, 'PAR-1', 'caesarian', ['curio'])
      put(state, 'orodes', 'PAR-1')
      place(state, 'PAR-3', 'republican', ['cato', 'legio-II'])
      state.turn.placedInAlexandria = ['cato']
    })
    const after = play(adjustLandUnits, { state, impossible: true }).state
    expect(['cassius', 'curio', 'orodes', 'cato'].map(id => leader(after, id).place)).toEqual([
      boxes.returning,
      'PAR-1',
      'PAR-1',
      'PAR-3',
    ])
  })

  it('AIE-9.2-c, AIE-8.2-j, AIE-3.7.2-a: an enemy leader alone where a stack winters must flee', () => {
    const state = emptyMap('2', state => {
      place(state, 'HIS-1', 'caesarian', ['caesar', 'legio-X'])
      place(state, 'GAL-9', 'republican', ['cato'])
      state.regions.hispania = null
      state.initiative = 'caesarian'
    })
    const run = play(adjustLandUnits, {
      state,
      dice: [d10('solitary', 9)],
      choices: ['withdraw GAL-9'],
      impossible: true,
    })
    expect(leader(run.state, 'cato').place).toBe(boxes.dead)
  })

  it('AIE-9.3-b, AIE-9.3-d: a People at war gets its dead back at home, where no enemy is if it can', () => {
    const state = emptyMap('2', state => {
      war(state, 'germani', 'republican')
      for (const id of ['germani-1', 'germani-2']) put(state, id, 'GAL-2')
      setReduced(state, 'germani-1', true)
    })
    const homes = () => homesFor(positionOf(state), 'germani', 'republican')
    expect(homes()).toEqual(['GER-1', 'GER-2'])
    place(state, 'GER-1', 'caesarian', ['caesar', 'legio-V'])
    expect(homes()).toEqual(['GER-2'])
    place(state, 'GER-2', 'caesarian', ['curio', 'legio-VI'])
    expect(homes()).toEqual(['GER-1', 'GER-2'])
    const asked = playUntil(adjustPeoples, { state, impossible: true })
    expect(asked.decision).toMatchObject({ role: 'republican', rule: 'AIE-9.3-b' })
    // GAL-2 has a city: reduced units recover there.
    expect(unit(asked.state, 'germani-1').reduced).toBe(false)
  })

  it('AIE-9.3-d: the rule of a Major is its own', () => {
    const state = emptyMap('2', state => {
      war(state, 'parthi', 'republican')
      put(state, 'parthi-sagittarii-1', boxes.people)
    })
    expect(playUntil(adjustPeoples, { state, impossible: true }).decision.rule).toBe('AIE-9.3-d')
  })

  it('AIE-4.2.2-b, AIE-9.3-a: a People that rises comes at full strength', () => {
    const state = emptyMap('2', state => {
      for (const id of data.peoples.germani.units) setReduced(state, id, true)
    })
    const after = play(g => goToWar(g, 'germani', 'AIE-4.2.2-b', 'republican'), { state }).state
    expect(data.peoples.germani.units.map(id => [unit(after, id).place, unit(after, id).reduced])).toEqual([
      ['GER-1', false],
      ['GER-2', false],
      ['GER-2', false],
    ])
  })

  it('AIE-4.4.3-c: a Major goes home at full strength, without those who are dead or still to come', () => {
    const state = emptyMap('2', state => {
      state.peoples.parthi.sentHomeBy = 'caesarian'
      for (const id of data.peoples.parthi.units) put(state, id, 'ASI-5')
      setReduced(state, 'parthi-sagittarii-1', true)
      put(state, 'orodes', boxes.dead)
      put(state, 'pacorus-surena', 'ASI-5')
    })
    const asked = playUntil(g => bringHome(g, 'parthi'), { state })
    expect(asked.decision.role).toBe('caesarian')
    expect(choicesOf(asked.decision)).toEqual(['place PAR-1', 'place PAR-2', 'place PAR-3'])
    const home = Array(7).fill('place PAR-2')
    const after = play(g => bringHome(g, 'parthi'), { state, choices: home }).state
    for (const id of [...data.peoples.parthi.units, 'pacorus-surena'])
      expect(after.counters.find(counter => counter.id === id)).toMatchObject({
        place: 'PAR-2',
        reduced: false,
      })
    expect(leader(after, 'orodes').place).toBe(boxes.dead)
    expect(leader(after, 'phraates').place).toBe(boxes.coming)
    expect(after.peoples.parthi.sentHomeBy).toBeNull()
  })
})

describe('Intrigue au Sénat', () => {
  it('AIE-6.3-l: three legions of Italia’s controller and his Faction Leader end it, not other units nor other legions', () => {
    const end = (units: string[], guests: string[] = []) =>
      play(
        function* (g: Alea) {
          endIntrigues(g)
        },
        {
          state: emptyMap('2', state => {
            state.regions.italia = 'caesarian'
            state.factionLeaders.caesarian = ['caesar']
            place(state, 'ITA-1', 'caesarian', ['caesar', ...units])
            place(state, 'ITA-1', 'republican', guests)
            state.cup = state.cup.filter(counter => counter !== 'K02')
            state.intrigues = ['K02']
          }),
          impossible: true,
        },
      ).state.intrigues.length
    expect(end(['legio-V', 'legio-VI', 'legio-VII'])).toBe(0)
    expect(end(['legio-V', 'legio-VI', 'auxilia-1', 'auxilia-2'])).toBe(1)
    expect(end(['legio-V', 'legio-VI'], ['legio-I', 'legio-II'])).toBe(1)
  })
})

describe('the end', () => {
  it('AIE-2.F-g: a player who holds more than three counters gives the rest back', () => {
    const state = emptyMap('2', state => {
      for (const counter of ['K01', 'K02', 'K03', 'K04']) give(state, 'caesarian', counter)
    })
    const asked = playUntil(endOfYear, { state })
    expect([asked.decision.role, choicesOf(asked.decision).length]).toEqual(['caesarian', 4])
  })

  it('AIE-S7-e, RULING-75: Aegyptus is occupied by a Roman land unit in its zone and no enemy unit', () => {
    const goal = { count: 0, all: [], any: [], roma: false, lead: 0, aegyptii: 'occupied' } as const
    const occupied = (change: (state: AleaState) => void) =>
      hasReached(
        positionOf(
          emptyMap('7', state => {
            for (const id of data.peoples.aegyptii.units) put(state, id, boxes.people)
            change(state)
          }),
        ),
        'caesarian',
        goal,
      )
    expect(occupied(state => place(state, 'AEG-1', 'caesarian', ['legio-V', 'naves-4-1-1', 'agrippa']))).toBe(
      true,
    )
    expect(occupied(state => place(state, 'AEG-1', 'caesarian', ['naves-4-1-1', 'agrippa']))).toBe(false)
    expect(
      occupied(state => {
        place(state, 'AEG-1', 'caesarian', ['legio-V'])
        place(state, 'AEG-1', 'republican', ['legio-I'])
      }),
    ).toBe(false)
  })

  it('AIE-S3-b, AIE-S6-f: both goals reached, or neither, is a draw', () => {
    const result = (regions: Partial<AleaState['regions']>, roma: AleaState['roma']) =>
      resultOf(
        positionOf(
          emptyMap('3', state => {
            for (const region of data.regionOrder) state.regions[region] = regions[region] ?? null
            state.roma = roma
          }),
        ),
      ).winners
    const mine = {
      italia: 'caesarian',
      gallia: 'caesarian',
      hispania: 'caesarian',
      asia: 'caesarian',
      graecia: 'caesarian',
    } as const
    expect(result(mine, 'caesarian')).toEqual(['caesarian'])
    expect(result(mine, null)).toEqual([])
    expect(result({ asia: 'republican', africa: 'republican', graecia: 'republican' }, null)).toEqual([
      'republican',
    ])
    expect(result({ asia: 'republican', africa: 'republican' }, null)).toEqual([])
  })
})
