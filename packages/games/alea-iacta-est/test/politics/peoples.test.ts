import { describe, expect, it } from 'vitest'
import { isContested } from '../../../imperator/rules/combat/forces.ts'
import {
  drawForActivation,
  goToWar,
  markersInCup,
  whyNotRise,
} from '../../../imperator/rules/peoples/activation.ts'
import { peopleIds } from '../../data/types.ts'
import { adjustLandUnits } from '../../rules/adjustments/land.ts'
import { adjustPeoples } from '../../rules/adjustments/peoples.ts'
import { endOfYear } from '../../rules/hand-limit.ts'
import { controllerByRegions } from '../../rules/peoples/control.ts'
import { romaAndRegions } from '../../rules/roma-and-regions.ts'
import { aleaData } from '../../rules/series.ts'
import { type Alea, type AleaState, boxes } from '../../rules/state.ts'
import { leader, put, setReduced, unit, unitsIn } from '../counters.ts'
import { d6, d10, place, play, positionOf } from '../support.ts'
import { twoLeaders } from './stage.ts'

/** Gallia Caesarian, Italia Republican, as in the rulebook's example; all the rest Republican. */
function exampleMap(change?: (state: AleaState) => void): AleaState {
  return twoLeaders('1', change)
}

const war = (people: Parameters<typeof goToWar>[1]) => (g: Alea) => goToWar(g, people, 'test')

describe('Peoples', () => {
  it('TV-22, AIE-4.1-a: Majors have leaders, Minors have none', () => {
    const majors = peopleIds.filter(id => aleaData.peoples[id].major)
    expect(majors).toEqual(['parthi', 'pontici', 'numidae', 'aegyptii'])
    for (const id of peopleIds)
      expect(aleaData.peoples[id].leaders.length > 0).toBe(aleaData.peoples[id].major)
  })

  it('AIE-4.1-b: each has zones of origin, all outside the Republic', () => {
    for (const id of peopleIds) {
      const { zones } = aleaData.peoples[id]
      expect(zones.length).toBeGreaterThan(0)
      for (const zone of zones) expect(aleaData.zones[zone]?.roman).toBe(false)
    }
  })
})

describe('the activation draw', () => {
  it('AIE-2.C-b: the cup holds the Majors that are neither allied nor barred, and three dummies', () => {
    const state = exampleMap(state => {
      state.year = -40
      state.peoples.numidae.status = 'allegiance'
      state.peoples.numidae.faction = 'republican'
      state.peoples.parthi.barredUntil = -39
      state.peoples.pontici.barredUntil = -40
    })
    expect(markersInCup(positionOf(state))).toEqual(['pontici', 'aegyptii'])
    // Markers 1 and 2 are these, 3 to 5 the dummies.
    const { events } = play(drawForActivation, { state, dice: [['activation', 5]] })
    expect(events[0]?.data).toEqual({ drawn: 'leurre' })
  })

  it('AIE-2.C-c: a dummy or a People at war already changes nothing', () => {
    const state = exampleMap(state => {
      state.peoples.pontici.status = 'war'
      state.peoples.pontici.faction = 'republican'
    })
    for (const marker of [2, 7]) {
      const after = play(drawForActivation, { state, dice: [['activation', marker]] }).state
      expect(after.peoples).toEqual(state.peoples)
    }
  })

  it('AIE-2.C-d, AIE-4.2.2-a: a Major at peace goes to war under a controller, but nobody’s ally (RULING-06)', () => {
    const { state } = play(drawForActivation, { state: exampleMap(), dice: [['activation', 1]] })
    expect(state.peoples.parthi).toMatchObject({ status: 'war', faction: 'caesarian' })
  })
})

describe('going to war', () => {
  it('AIE-4.2.2-b, AIE-4.2.3-a: the units of a Minor come from their box to its zones of origin', () => {
    const before = exampleMap()
    expect(unitsIn(before, 'GER-2')).toEqual([])
    const { state } = play(war('germani'), { state: before })
    expect(unitsIn(state, 'GER-1')).toHaveLength(1)
    expect(unitsIn(state, 'GER-2')).toHaveLength(2)
  })

  it('AIE-4.2.3-a: those of a Major stand there from the start', () => {
    const before = exampleMap()
    expect(unitsIn(before, 'PON-1')).toHaveLength(4)
    expect(unitsIn(play(war('pontici'), { state: before }).state, 'PON-1')).toHaveLength(4)
  })

  it('AIE-9.3-a: a People that was pacified by arms cannot be raised before its year', () => {
    const state = exampleMap(state => {
      state.peoples.germani.barredUntil = -33
      state.year = -34
    })
    expect(whyNotRise(positionOf(state), 'germani', false)?.rule).toBe('AIE-9.3-a')
    state.year = -33
    expect(whyNotRise(positionOf(state), 'germani', false)).toBeNull()
  })

  it('AIE-8.2-j: a Roman leader alone where a People rises against him must get away', () => {
    const { state } = play(war('germani'), {
      state: exampleMap(state => place(state, 'GER-1', 'caesarian', ['curio'])),
      dice: [d10('solitary', 8)],
    })
    expect(leader(state, 'curio').place).toBe(boxes.dead)
  })
})

describe('control of Peoples', () => {
  it('TV-28, AIE-4.4.1-b: Germani touch only Caesarian Gallia: the Republican controls them', () => {
    const { state } = play(war('germani'), { state: exampleMap() })
    expect(state.peoples.germani.faction).toBe('republican')
  })

  it('TV-29, AIE-4.4.1-c: Alpes touch Gallia and Italia: a 5 gives them to the Caesarian', () => {
    const controller = (die: number) =>
      play(war('alpes'), { state: exampleMap(), dice: [d6('control of alpes', die)] }).state.peoples.alpes
        .faction
    expect(controller(5)).toBe('caesarian')
    expect(controller(4)).toBe('republican')
  })

  it('TV-30, AIE-4.4.1-c: Daci touch no region: a 3 gives them to the Caesarian', () => {
    const { state } = play(war('daci'), { state: exampleMap(), dice: [d6('control of daci', 3)] })
    expect(state.peoples.daci.faction).toBe('caesarian')
  })

  it('AIE-4.4.1-c, RULING-34: if nobody controls an adjacent region, the die tells', () => {
    const state = exampleMap(state => {
      state.regions.gallia = null
    })
    expect(controllerByRegions(positionOf(state), 'germani')).toBeNull()
  })

  it('AIE-4.4.1-d: Mauri touch Hispania; Daci, Armenii and Aegyptii alone touch no region', () => {
    expect(aleaData.peoples.mauri.adjacentRegions).toEqual(['hispania'])
    const apart = peopleIds.filter(id => aleaData.peoples[id].adjacentRegions.length === 0)
    expect(apart).toEqual(['daci', 'armenii', 'aegyptii'])
  })

  it('TV-31, AIE-4.4.1-e: the Germani under the Republican fight only Roman units of the Caesarian', () => {
    const fights = (faction: 'caesarian' | 'republican' | null, piece: string) => {
      const { state } = play(war('germani'), { state: exampleMap() })
      state.peoples.alpes = { status: 'war', faction: 'caesarian', barredUntil: null, sentHomeBy: null }
      place(state, 'GER-2', faction, [piece])
      return isContested(positionOf(state), 'GER-2', 'land')
    }
    expect(fights('caesarian', 'legio-X')).toBe(true)
    expect(fights('republican', 'legio-X')).toBe(false)
    expect(fights(null, aleaData.peoples.alpes.units[0] ?? '')).toBe(false)
  })

  it('AIE-4.4.1-a, AIE-2.F-d, RULING-33: found again each Phase F for Peoples at war, not for allies', () => {
    const state = exampleMap(state => {
      state.peoples.germani = { status: 'war', faction: 'caesarian', barredUntil: null, sentHomeBy: null }
      state.peoples.numidae = {
        status: 'allegiance',
        faction: 'republican',
        barredUntil: null,
        sentHomeBy: null,
      }
      state.peoples.daci = { status: 'war', faction: 'caesarian', barredUntil: null, sentHomeBy: null }
    })
    for (const piece of aleaData.peoples.germani.units) put(state, piece, 'GER-1')
    for (const piece of aleaData.peoples.daci.units) put(state, piece, 'DAC-1')
    const found = play(romaAndRegions, { state, dice: [d6('control of daci', 2)] }).state
    const masters = (of: AleaState) => [of.peoples.germani.faction, of.peoples.daci.faction]
    expect(masters(found)).toEqual(['caesarian', 'caesarian'])
    const after = play(endOfYear, { state: found }).state
    expect(masters(after)).toEqual(['republican', 'republican'])
    expect(after.peoples.numidae.faction).toBe('republican')
  })

  it('AIE-4.4.1-a, AIE-9.3-c, AIE-10.1-c: a People without a unit is beaten by the player who did not control it this year', () => {
    const state = exampleMap(state => {
      state.peoples.aegyptii = { status: 'war', faction: 'republican', barredUntil: null, sentHomeBy: null }
      for (const piece of aleaData.peoples.aegyptii.units) put(state, piece, boxes.people)
    })
    const run = play(
      function* (g) {
        yield* romaAndRegions(g)
        yield* adjustPeoples(g)
      },
      { state },
    )
    // No die is thrown for control, and the Caesarian scores.
    expect(run.events.find(({ kind }) => kind === 'people-pacified')?.data).toMatchObject({
      people: 'aegyptii',
      faction: 'caesarian',
    })
    expect(run.state.score - state.score).toBe(aleaData.peoples.aegyptii.victoryPoints)
  })

  it('AIE-9.2-a, AIE-4.4.1-a: anybody who was an enemy all year is one in winter, though a die gives him away', () => {
    for (const [die, next] of [
      [1, 'caesarian'],
      [2, 'republican'],
    ] as const) {
      const state = exampleMap(state => {
        for (const region of aleaData.regionOrder) {
          state.regions[region] = null
          state.controlBeforeInvasion[region] = null
        }
        state.peoples.celtiberes = {
          status: 'war',
          faction: 'republican',
          barredUntil: null,
          sentHomeBy: null,
        }
        for (const piece of aleaData.peoples.celtiberes.units) put(state, piece, 'HIS-1')
        place(state, 'HIS-3', 'caesarian', ['curio', 'legio-V'])
        setReduced(state, 'legio-V', true)
      })
      const winter = play(
        function* (g) {
          yield* romaAndRegions(g)
          yield* adjustLandUnits(g)
        },
        { state, dice: [d6('control of celtiberes', die)] },
      ).state
      expect(unit(winter, 'legio-V').reduced).toBe(true)
      expect(play(endOfYear, { state: winter }).state.peoples.celtiberes.faction).toBe(next)
    }
  })
})
