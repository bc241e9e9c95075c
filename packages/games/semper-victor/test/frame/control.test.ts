import { describe, expect, it } from 'vitest'
import { markersInCup } from '../../../imperator/rules/peoples/activation.ts'
import { checkDioceses, hasTaken, settleAtOnce } from '../../rules/dioceses.ts'
import { view } from '../../rules/knowledge/view.ts'
import { controllerOf, controlOfPeoples } from '../../rules/peoples/control.ts'
import { phases } from '../../rules/sequence.ts'
import { semperData } from '../../rules/series.ts'
import { boxes, type SemperState } from '../../rules/state.ts'
import { scoresOf } from '../../rules/victory.ts'
import {
  allTo,
  atWar,
  constantinAlone,
  emptyMap,
  nothing,
  place,
  play,
  positionOf,
  primus,
  secondus,
  sideIn,
  where,
} from '../support.ts'

/** What Phase F makes of the Dioceses and of their units. */
function inPhaseF(state: SemperState): SemperState {
  const run = phases.find(({ id }) => id === 'F.dioceses')?.run ?? nothing
  return play(run, { state }).state
}

describe('control', () => {
  it('SV-3.7.3-B, SV-2.F-2: a leader and a unit in the capital take a Diocese', () => {
    const taken = (...pieces: string[]) => {
      const state = constantinAlone(state => secondus(state, 'ITA2', ...pieces))
      return play(
        function* (g) {
          checkDioceses(g)
        },
        { state },
      ).state.regions.italia
    }
    expect([taken('licinius', 'batavi'), taken('licinius'), taken('batavi')]).toEqual([
      'secondus',
      'primus',
      'primus',
    ])
  })

  it('SV-3.7.3-C: the only city, or both of two', () => {
    const state = constantinAlone(state => {
      secondus(state, 'AFR4', 'licinius', 'batavi')
      secondus(state, 'HIS1', 'maxence', 'heruli')
    })
    const taken = (diocese: 'africa' | 'hispaniae') => hasTaken(positionOf(state), diocese, 'secondus')
    expect([taken('africa'), taken('hispaniae')]).toEqual([true, false])
    secondus(state, 'HIS3', 'alexander', 'celtae')
    expect(taken('hispaniae')).toBe(true)
  })

  it('SV-3.7.3-A: Thracia goes by Constantinopolis once it stands', () => {
    const state = constantinAlone(state => secondus(state, 'THR3', 'licinius', 'batavi'))
    expect(hasTaken(positionOf(state), 'thracia', 'secondus')).toBe(true)
    state.constantinopolis.built = true
    expect(hasTaken(positionOf(state), 'thracia', 'secondus')).toBe(true)
  })

  it('SV-3.7.3-D: non-Roman units never count', () => {
    const state = constantinAlone(state => {
      atWar(state, 'franci', 'secondus')
      place(state, 'GAL2', null, 'franci-1', 'ascaric')
      secondus(state, 'GAL2', 'licinius')
    })
    expect(hasTaken(positionOf(state), 'galliae', 'secondus')).toBe(false)
  })

  it('SV-3.7.2-A, SV-3.7.2-B: units without a leader pass to the Diocese in Phase F, led ones stay (RULING-31)', () => {
    const state = constantinAlone(state => {
      secondus(state, 'PON2', 'batavi')
      secondus(state, 'ASI2', 'licinius', 'heruli')
    })
    const after = inPhaseF(state)
    expect(sideIn(after, 'batavi')).toBe('primus')
    // Licinius holds the only city of Asia with a unit, and so the Diocese.
    expect([after.regions.asia, sideIn(after, 'heruli')]).toEqual(['secondus', 'secondus'])
  })

  it('SV-3.7.2-B, SV-3.5.4-C: so do those of an emperor who goes into exile (RULING-31)', () => {
    const state = constantinAlone(state => {
      allTo(state, 'secondus')
      state.regions.pontica = 'primus'
      primus(state, 'GAL1', 'maxence', 'heruli')
      primus(state, 'GAL5', 'crispus', 'celtae')
      state.caesares.primus = ['maxence']
    })
    const after = inPhaseF(state)
    expect([where(after, 'maxence'), sideIn(after, 'heruli')]).toEqual([boxes.dead, 'secondus'])
    expect(sideIn(after, 'celtae')).toBe('primus')
  })

  it('SV-4.4.1-A: the opponent of the owner of the band controls a People (TV-28)', () => {
    const state = constantinAlone()
    expect(controllerOf(positionOf(state), 'franci')).toBe('secondus')
    state.regions.galliae = 'secondus'
    expect(controllerOf(positionOf(state), 'franci')).toBe('primus')
    atWar(state, 'franci', 'secondus')
    expect(play(controlOfPeoples, { state }).state.peoples.franci.faction).toBe('primus')
  })

  it('SV-4.4.1-A, SV-10.2-P5: a beaten People is scored against the player who had it in the turn, not in the next (RULING-68)', () => {
    const points = (side: 'primus' | 'secondus', state: SemperState) =>
      scoresOf(positionOf(state), side).find(({ what }) => what === 'majors-pacified')?.points
    const state = constantinAlone(state => {
      atWar(state, 'franci', 'secondus')
      // Galliae is lost in the year in which Primus has destroyed the Franci of Secondus.
      state.regions.galliae = 'secondus'
      place(state, boxes.people, null, ...semperData.peoples.franci.units)
    })
    const { state: after } = play(controlOfPeoples, { state })
    expect([points('primus', after), points('secondus', after)]).toEqual([2, 0])
  })

  it('SV-4.4.2-A: Armenia is always with the owner of Oriens', () => {
    const state = constantinAlone(state => {
      state.peoples.armenia.faction = 'primus'
      state.regions.oriens = 'secondus'
    })
    expect(play(controlOfPeoples, { state }).state.peoples.armenia).toMatchObject({
      status: 'allegiance',
      faction: 'secondus',
    })
    expect(markersInCup(positionOf(state))).not.toContain('armenia')
  })
})

describe('control', () => {
  /** Licinius with a unit in Treveri, the capital of Galliae, which Primus controls. */
  const taken = () =>
    emptyMap(state => {
      allTo(state, 'primus')
      secondus(state, 'GAL2', 'licinius', 'batavi')
    })

  it('SV-3.7.3-A: control is found in Phase F, and not before', () => {
    const state = taken()
    expect(view(positionOf(state), 'primus').regions.galliae).toBe('primus')
    const { state: after } = play(
      function* (g) {
        checkDioceses(g)
      },
      { state },
    )
    expect(after.regions.galliae).toBe('secondus')
  })

  it('SV-3.7.3-A: what was taken holds for the next turn, though the taker is gone', () => {
    const state = taken()
    const { state: after } = play(
      function* (g) {
        checkDioceses(g)
      },
      { state },
    )
    secondus(after, 'ITA2', 'licinius', 'batavi')
    expect(after.regions.galliae).toBe('secondus')
    const { state: next } = play(
      function* (g) {
        checkDioceses(g)
      },
      { state: after },
    )
    expect(next.regions.galliae).toBe('secondus')
  })

  const unled = () =>
    emptyMap(state => {
      allTo(state, 'primus')
      secondus(state, 'GAL3', 'heruli')
      secondus(state, 'GAL2', 'batavi', 'licinius')
      secondus(state, 'PIC1', 'cornuti')
    })
  const settled = (leaderlessUnits: string) =>
    play(
      function* (g) {
        yield* settleAtOnce(g)
      },
      { state: unled(), options: { leaderlessUnits } },
    ).state

  it('SV-3.7.2-B: by option units pass at once to the player who controls the Diocese (RULING-31)', () => {
    expect(sideIn(settled('phaseF'), 'heruli')).toBe('secondus')
    expect(sideIn(settled('atOnce'), 'heruli')).toBe('primus')
  })

  it('SV-3.7.2-B: not those with a leader, nor those outside the Empire', () => {
    const state = settled('atOnce')
    expect([sideIn(state, 'batavi'), sideIn(state, 'cornuti')]).toEqual(['secondus', 'secondus'])
  })
})
