import { describe, expect, it } from 'vitest'
import { homesFor } from '../../../imperator/rules/peoples/winter.ts'
import { fillGarrisons } from '../../rules/adjustments/garrisons.ts'
import { adjustLandUnits, winterQuarters } from '../../rules/adjustments/land.ts'
import { adjustNaves } from '../../rules/adjustments/naves.ts'
import { adjustPeoples } from '../../rules/adjustments/peoples.ts'
import type { AleaState } from '../../rules/state.ts'
import { boxes } from '../../rules/state.ts'
import { leader, setReduced, unit, unitIds } from '../counters.ts'
import { choicesOf, d10, emptyMap, place, play, playUntil, positionOf, scenario } from '../support.ts'

function reduce(state: AleaState, ...units: string[]): void {
  for (const id of units) {
    setReduced(state, id, true)
  }
}

describe('fleets in winter', () => {
  it('AIE-9.1-a: in a port they stay and recover', () => {
    const state = emptyMap('2', state => {
      place(state, 'GAL-8', 'caesarian', ['naves-6-0-1'])
      reduce(state, 'naves-6-0-1')
    })
    expect(unit(play(adjustNaves, { state }).state, 'naves-6-0-1')).toMatchObject({
      place: 'GAL-8',
      reduced: false,
    })
  })

  it('AIE-9.1-b: elsewhere they are lost, and leaders with them come back next year', () => {
    const state = emptyMap('2', state => {
      place(state, 'MIO', 'caesarian', ['naves-6-0-1', 'trebonius'])
      place(state, 'GAL-9', 'caesarian', ['naves-6-0-2', 'lepidus'])
    })
    const run = play(adjustNaves, { state })
    expect(unit(run.state, 'naves-6-0-1').place).toBe(boxes.reserve)
    expect(unit(run.state, 'naves-6-0-2').place).toBe(boxes.reserve)
    expect(leader(run.state, 'trebonius').place).toBe(boxes.returning)
    expect(leader(run.state, 'lepidus').place).toBe(boxes.returning)
    expect(run.state.score).toBe(0)
  })

  it('AIE-9.1-b: an ally’s leader stays on a coast, and goes with the Romans at sea', () => {
    const state = emptyMap('2', state => {
      state.peoples.numidae = {
        status: 'allegiance',
        faction: 'caesarian',
        barredUntil: null,
        sentHomeBy: null,
      }
      place(state, 'GAL-9', 'caesarian', ['naves-6-0-1', 'lepidus'])
      place(state, 'GAL-9', null, ['juba-i'])
    })
    const wintered = () => play(adjustNaves, { state, impossible: true }).state
    expect(leader(wintered(), 'juba-i').place).toBe('GAL-9')
    expect(leader(wintered(), 'lepidus').place).toBe(boxes.returning)
    place(state, 'MIO', null, ['juba-i'])
    place(state, 'MIO', 'caesarian', ['naves-6-0-1'])
    expect(leader(wintered(), 'juba-i').place).toBe(boxes.returning)
  })
})

describe('land units in winter', () => {
  it('AIE-9.2-a: reduced units recover in a city that no enemy is next to', () => {
    const state = emptyMap('2', state => {
      place(state, 'GAL-9', 'caesarian', ['caesar', 'legio-X'])
      place(state, 'GAL-2', 'caesarian', ['legio-XI'])
      place(state, 'GAL-4', 'caesarian', ['legio-XII'])
      place(state, 'HIS-1', 'republican', ['afranius', 'legio-II'])
      reduce(state, 'legio-X', 'legio-XI', 'legio-XII')
    })
    const { state: after } = play(adjustLandUnits, { state })
    expect(unit(after, 'legio-X').reduced).toBe(true)
    expect(unit(after, 'legio-XI').reduced).toBe(false)
    expect(unit(after, 'legio-XII').reduced).toBe(true)
  })

  it('AIE-9.2-a: an enemy outside the Republic does not matter', () => {
    const state = emptyMap('2', state => {
      place(state, 'GAL-2', 'caesarian', ['legio-XI'])
      place(state, 'GER-2', null, ['germani-1'])
      state.peoples.germani = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
      reduce(state, 'legio-XI')
    })
    expect(unit(play(adjustLandUnits, { state }).state, 'legio-XI').reduced).toBe(false)
    place(state, 'GAL-5', null, ['germani-1'])
    expect(unit(play(adjustLandUnits, { state }).state, 'legio-XI').reduced).toBe(true)
  })

  it('AIE-9.2-a: naves do not recover with the land units, nor do Peoples', () => {
    const state = emptyMap('2', state => {
      place(state, 'GAL-9', 'caesarian', ['naves-6-0-1', 'legio-X'])
      place(state, 'GAL-2', null, ['germani-1'])
      state.peoples.germani = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
      reduce(state, 'naves-6-0-1', 'legio-X', 'germani-1')
    })
    const { state: after } = play(adjustLandUnits, { state, impossible: true })
    expect(unit(after, 'legio-X').reduced).toBe(false)
    expect(unit(after, 'naves-6-0-1').reduced).toBe(true)
    expect(unit(after, 'germani-1').reduced).toBe(true)
  })

  it('AIE-9.2-a, AIE-3.6.5-b: units under a Triumvir recover, whoever is next to them', () => {
    const state = emptyMap('2', state => {
      place(state, 'HIS-3', 'caesarian', ['lepidus', 'legio-X'])
      place(state, 'CLB-1', 'republican', ['afranius', 'legio-II'])
      state.triumvirs = [{ leader: 'lepidus', region: 'hispania' }]
      state.regions.hispania = null
      reduce(state, 'legio-X')
    })
    const { state: after } = play(adjustLandUnits, { state, impossible: true })
    expect(unit(after, 'legio-X').reduced).toBe(false)
  })

  it('AIE-9.2-a: only those who were reduced are told to recover', () => {
    const state = emptyMap('2', state => {
      place(state, 'GAL-2', 'caesarian', ['legio-X', 'legio-XI'])
      reduce(state, 'legio-X')
    })
    const told = play(adjustLandUnits, { state }).events.filter(({ kind }) => kind === 'unit-recovers')
    expect(told.map(({ data }) => data.unit)).toEqual(['legio-X'])
  })

  it('AIE-9.2-b: units outside the Republic are lost, leaders with them are away, a leader alone stays', () => {
    const state = emptyMap('2', state => {
      place(state, 'PAR-1', 'republican', ['cassius', 'legio-I'])
      place(state, 'ARM-1', 'republican', ['cato'])
      place(state, 'MOR', 'republican', ['legio-III', 'scipio'])
    })
    const run = play(adjustLandUnits, { state })
    expect(unit(run.state, 'legio-I').place).toBe(boxes.reserve)
    expect(unit(run.state, 'legio-III').place).toBe(boxes.reserve)
    expect(leader(run.state, 'cassius').place).toBe(boxes.returning)
    expect(leader(run.state, 'scipio').place).toBe(boxes.returning)
    expect(leader(run.state, 'cato').place).toBe('ARM-1')
  })

  it('AIE-9.2-b: what was placed in Alexandria this very Phase F is spared', () => {
    const state = emptyMap('1', state => {
      place(state, 'AEG-1', 'republican', ['m-antonius', 'legio-I'])
      state.turn.placedInAlexandria = ['m-antonius', 'legio-I']
    })
    const run = play(adjustLandUnits, { state })
    expect(unit(run.state, 'legio-I').place).toBe('AEG-1')
    expect(leader(run.state, 'm-antonius').place).toBe('AEG-1')
  })

  it('AIE-9.2-c: a stack in a region that is not its own goes as a whole to one zone that is', () => {
    const state = emptyMap('2', state => {
      place(state, 'HIS-1', 'caesarian', ['caesar', 'legio-X', 'legio-XI'])
      place(state, 'GAL-7', 'republican', ['cato', 'legio-I'])
    })
    const { decision } = playUntil(adjustLandUnits, { state })
    expect(decision.role).toBe('republican')
    const caesar = playUntil(adjustLandUnits, { state, choices: ['withdraw HIS-4'] })
    expect(caesar.decision.role).toBe('caesarian')
    expect(choicesOf(caesar.decision)).toContain('withdraw GAL-9')
    expect(choicesOf(caesar.decision)).not.toContain('withdraw ITA-3')
    const run = play(adjustLandUnits, { state, choices: ['withdraw HIS-4', 'withdraw GAL-7'] })
    for (const id of ['legio-X', 'legio-XI']) expect(unit(run.state, id).place).toBe('GAL-7')
    expect(leader(run.state, 'caesar').place).toBe('GAL-7')
    expect(leader(run.state, 'cato').place).toBe('HIS-4')
  })

  it('AIE-9.2-c, RULING-111: in the last winter nobody is asked where', () => {
    const state = emptyMap('2', state => {
      place(state, 'HIS-1', 'caesarian', ['caesar', 'legio-X'])
      state.year = -45
    })
    expect(playUntil(adjustLandUnits, { state }).decision.task).toBe('winter-quarters')
    state.year = -44
    const [first = ''] = winterQuarters(positionOf(state), ['caesar', 'legio-X'], 'caesarian')
    expect(unit(play(adjustLandUnits, { state }).state, 'legio-X').place).toBe(first)
  })

  it('AIE-9.2-c: nor does anybody winter in a region that nobody controls', () => {
    const state = (owner: 'caesarian' | null) =>
      emptyMap('2', state => {
        place(state, 'HIS-1', 'caesarian', ['caesar', 'legio-X'])
        state.regions.hispania = owner
      })
    const { decision } = playUntil(adjustLandUnits, { state: state(null) })
    expect(choicesOf(decision)).toContain('withdraw GAL-9')
    expect(choicesOf(decision)).not.toContain('withdraw HIS-1')
    expect(unit(play(adjustLandUnits, { state: state('caesarian') }).state, 'legio-X').place).toBe('HIS-1')
  })

  it('AIE-9.2-c: a player who controls no region stays', () => {
    const state = emptyMap('2', state => {
      place(state, 'HIS-1', 'caesarian', ['caesar', 'legio-X'])
      state.regions.gallia = 'republican'
    })
    expect(unit(play(adjustLandUnits, { state }).state, 'legio-X').place).toBe('HIS-1')
  })

  it('AIE-9.2-c, RULING-92: a stack with a fleet winters in a port, if there is one', () => {
    const fleet = emptyMap('2', state => place(state, 'HIS-1', 'caesarian', ['caesar', 'naves-6-0-1']))
    // Massalia is the only port of Gallia.
    const moved = play(adjustLandUnits, { state: fleet }).state
    expect(unit(moved, 'naves-6-0-1').place).toBe('GAL-8')
    expect(leader(moved, 'caesar').place).toBe('GAL-8')
    place(fleet, 'GAL-8', 'republican', ['cato', 'legio-I'])
    fleet.initiative = 'caesarian'
    const lost = playUntil(adjustLandUnits, { state: fleet, choices: ['withdraw GAL-9'] }).state
    expect(unit(lost, 'naves-6-0-1').place).toBe(boxes.reserve)
    expect(leader(lost, 'caesar').place).toBe('GAL-9')
  })

  it('AIE-3.7.2-a, AIE-9.2-c: units whose leader was lost with his ships belong to the controller of the region', () => {
    const state = emptyMap('2', state =>
      place(state, 'GAL-9', 'republican', ['cato', 'naves-6-0-1', 'legio-I']),
    )
    const { state: after } = play(
      function* (g) {
        yield* adjustNaves(g)
        yield* adjustLandUnits(g)
      },
      { state },
    )
    expect(leader(after, 'cato').place).toBe(boxes.returning)
    expect(unit(after, 'legio-I')).toMatchObject({ place: 'GAL-9', faction: 'caesarian' })
  })
})

describe('Peoples in winter', () => {
  it('AIE-9.3-a, TV-39: the Germani, all eliminated in -38, can rise again in -33', () => {
    const state = scenario('1', state => {
      state.year = -38
      state.peoples.germani = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
    })
    const run = play(adjustPeoples, { state })
    expect(run.state.peoples.germani).toMatchObject({ status: 'peace', faction: null, barredUntil: -33 })
    for (const id of ['germani-1', 'germani-2', 'germani-3'])
      expect(unit(run.state, id).place).toBe(boxes.people)
  })

  it('AIE-9.3-b: a Minor with a unit on the map stays at war; the others come back to a home of choice', () => {
    const state = scenario('1', state => {
      place(state, 'GAL-2', null, ['germani-1'])
      place(state, 'GER-1', null, ['germani-2'])
      reduce(state, 'germani-1', 'germani-2')
      state.peoples.germani = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
    })
    const { decision } = playUntil(adjustPeoples, { state })
    expect(decision.role).toBe('republican')
    expect(choicesOf(decision)).toEqual(['place GER-1', 'place GER-2'])
    const run = play(adjustPeoples, { state, choices: ['place GER-2'] })
    expect(run.state.peoples.germani.status).toBe('war')
    expect(unit(run.state, 'germani-1')).toMatchObject({ place: 'GAL-2', reduced: false })
    expect(unit(run.state, 'germani-2')).toMatchObject({ place: 'GER-1', reduced: false })
    expect(unit(run.state, 'germani-3')).toMatchObject({ place: 'GER-2', reduced: false })
  })

  it('AIE-9.3-b, AIE-9.3-c, RULING-111: in the last winter nobody is asked which home, unless a leader would have to flee', () => {
    const state = scenario('2', state => {
      place(state, 'GAL-2', null, ['germani-1'])
      state.peoples.germani = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
      place(
        state,
        boxes.people,
        null,
        unitIds.filter(id => id.startsWith('parthi')),
      )
      state.peoples.parthi = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
      state.year = -45
    })
    expect(playUntil(adjustPeoples, { state }).decision.task).toBe('put-home')
    state.year = -44
    const { state: after } = play(adjustPeoples, { state })
    expect([unit(after, 'germani-2').place, unit(after, 'parthi-sagittarii-1').place]).toEqual([
      'GER-1',
      'PAR-1',
    ])
    // Curio would have to flee from them.
    place(state, 'GER-2', 'caesarian', ['curio'])
    expect(playUntil(adjustPeoples, { state }).decision.task).toBe('put-home')
  })

  it('AIE-9.3-b: reduced units recover only at home or in a city', () => {
    const state = scenario('1', state => {
      place(state, 'GAL-4', null, ['germani-1', 'germani-2', 'germani-3'])
      reduce(state, 'germani-1')
      state.peoples.germani = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
    })
    expect(unit(play(adjustPeoples, { state }).state, 'germani-1').reduced).toBe(true)
  })

  it('AIE-9.3-c: a Major at peace all along makes good its losses', () => {
    const state = scenario('2', state => {
      reduce(state, 'pontici-phalanx-1')
      place(state, boxes.people, null, ['pontici-equites-1'])
    })
    const after = play(adjustPeoples, { state, impossible: true }).state
    expect(unit(after, 'pontici-phalanx-1')).toMatchObject({ place: 'PON-1', reduced: false })
    expect(unit(after, 'pontici-equites-1')).toMatchObject({ place: 'PON-1', reduced: false })
  })

  it('AIE-9.3-a: a Minor at peace has all its units in its box', () => {
    const state = scenario('2', state => {
      place(state, 'GER-1', null, ['germani-1'])
      reduce(state, 'germani-1')
    })
    const after = play(adjustPeoples, { state, impossible: true }).state
    expect(unit(after, 'germani-1')).toMatchObject({ place: boxes.people, reduced: false })
  })

  it('AIE-9.3-b, AIE-8.2-j: an enemy leader alone at their home must get away when they return', () => {
    const state = scenario('1', state => {
      place(state, 'GAL-2', null, ['illyrii-1'])
      place(state, 'ILL-1', 'caesarian', ['curio'])
      place(state, boxes.people, null, ['illyrii-2'])
      state.peoples.illyrii = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
    })
    const dice = [d10('solitary', 9)]
    expect(leader(play(adjustPeoples, { state, dice, impossible: true }).state, 'curio').place).toBe(
      boxes.dead,
    )
  })

  it('AIE-9.3-b: they share a home with friends rather than with enemies', () => {
    const homes = (change: (state: AleaState) => void) => {
      const state = emptyMap('1', state => {
        state.peoples.germani = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
        change(state)
      })
      return homesFor(positionOf(state), 'germani', 'republican')
    }
    const friends = (state: AleaState) => place(state, 'GER-2', 'republican', ['legio-I'])
    const enemies = (state: AleaState) => place(state, 'GER-1', 'caesarian', ['legio-V'])
    expect(homes(() => {})).toEqual(['GER-1', 'GER-2'])
    expect(homes(friends)).toEqual(['GER-1'])
    expect(homes(enemies)).toEqual(['GER-2'])
    expect(
      homes(state => {
        friends(state)
        enemies(state)
      }),
    ).toEqual(['GER-2'])
    expect(
      homes(state => {
        enemies(state)
        place(state, 'GER-2', 'caesarian', ['legio-VI'])
      }),
    ).toEqual(['GER-1', 'GER-2'])
  })

  it('AIE-9.1-a, AIE-9.3-b: nothing is told of those who had nothing to make good', () => {
    const state = emptyMap('2', state => {
      place(state, 'GAL-8', 'caesarian', ['naves-6-0-1', 'naves-6-0-2'])
      reduce(state, 'naves-6-0-2')
    })
    const told = play(adjustNaves, { state }).events.filter(({ kind }) => kind === 'unit-recovers')
    expect(told.map(({ data }) => data.unit)).toEqual(['naves-6-0-2'])
  })

  it('AIE-9.3-c, TV-40: the Parthi, all eliminated in -40, are home again and barred until -35', () => {
    const state = scenario('1', state => {
      state.year = -40
      const parthi = unitIds.filter(id => id.startsWith('parthi'))
      place(state, boxes.people, null, parthi)
      state.peoples.parthi = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
    })
    const homes = Array.from({ length: 8 }, () => 'place PAR-2')
    const run = play(adjustPeoples, { state, choices: homes })
    expect(run.state.peoples.parthi).toMatchObject({ status: 'peace', barredUntil: -35, sentHomeBy: null })
    expect(unit(run.state, 'parthi-sagittarii-1')).toMatchObject({ place: 'PAR-2', reduced: false })
    // AIE-10.1-c: six points for the side that did not control them.
    expect(run.state.score).toBe(6)
  })

  it('AIE-9.3-d: a Major with a unit on the map stays at war and its dead leaders wait for Phase C', () => {
    const state = scenario('1', state => {
      place(state, boxes.people, null, ['pontici-phalanx-1'])
      place(state, boxes.returning, null, ['pharnaces'])
      reduce(state, 'pontici-phalanx-2')
      state.peoples.pontici = { status: 'war', faction: 'caesarian', barredUntil: null, sentHomeBy: null }
    })
    const run = play(adjustPeoples, { state })
    expect(run.state.peoples.pontici.status).toBe('war')
    expect(unit(run.state, 'pontici-phalanx-1')).toMatchObject({ place: 'PON-1', reduced: false })
    expect(unit(run.state, 'pontici-phalanx-2').reduced).toBe(false)
    expect(leader(run.state, 'pharnaces').place).toBe(boxes.returning)
  })

  it('AIE-9.3-d: Orodes leaves in Phase F of -39', () => {
    const at = (year: number) =>
      scenario('1', state => {
        state.year = year
      })
    expect(leader(play(adjustPeoples, { state: at(-40) }).state, 'orodes').place).toBe('PAR-2')
    expect(leader(play(adjustPeoples, { state: at(-39) }).state, 'orodes').place).toBe(boxes.dead)
  })

  it('AIE-9.3-e: a Major that a stratagem has pacified is not barred', () => {
    const state = scenario('1', state => {
      place(state, boxes.people, null, ['pontici-phalanx-1'])
    })
    const run = play(adjustPeoples, { state })
    expect(run.state.peoples.pontici).toMatchObject({ status: 'peace', barredUntil: null })
    expect(unit(run.state, 'pontici-phalanx-1').place).toBe('PON-1')
  })
})

describe('garrisons in winter', () => {
  it('AIE-9.4-a: a short garrison is filled from legions that are not needed elsewhere', () => {
    const state = emptyMap('2', state => {
      for (const region of ['asia', 'graecia', 'africa', 'sicilia', 'hispania'] as const)
        state.regions[region] = null
      place(state, 'GAL-2', 'caesarian', ['caesar', 'legio-V', 'legio-VI', 'legio-VII', 'legio-VIII'])
      state.regions.italia = 'caesarian'
    })
    const { decision } = playUntil(fillGarrisons, { state })
    expect(choicesOf(decision)).toEqual([
      'send legio-V',
      'send legio-VI',
      'send legio-VII',
      'send legio-VIII',
    ])
    const city = playUntil(fillGarrisons, { state, choices: ['send legio-V'] })
    expect(choicesOf(city.decision)).toContain('garrison ITA-1')
    expect(choicesOf(city.decision)).not.toContain('garrison ITA-2')
    place(state, 'ITA-3', 'republican', ['labienus', 'legio-I'])
    const beset = playUntil(fillGarrisons, { state, choices: ['send legio-V'] })
    expect(choicesOf(beset.decision)).not.toContain('garrison ITA-3')
    // One legion can be spared; the second that Italia lacks must be recruited.
    const run = play(fillGarrisons, { state, choices: ['send legio-V', 'garrison ITA-1'] })
    expect(unit(run.state, 'legio-V').place).toBe('ITA-1')
    expect(unit(run.state, 'legio-VI').place).toBe('GAL-2')
  })
})
