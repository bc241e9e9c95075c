import { describe, expect, it } from 'vitest'
import { splitSequences } from '../../../imperator/rules/sequences.ts'
import type { FactionId } from '../../data/index.ts'
import {
  assignSequences,
  leadersAtRisk,
  naturalDeaths,
  reducedTotal,
  sequenceTotal,
} from '../../rules/administration.ts'
import { reinforcements, whyNotDisband, whyNotMuster } from '../../rules/reinforcements.ts'
import { boxes, levyBox } from '../../rules/state.ts'
import { leader, unit } from '../counters.ts'
import { choicesOf, d10, emptyMap, place, play, playUntil, positionOf, scenario } from '../support.ts'

describe('the number of sequences', () => {
  it('AIE-2.D-a, TV-01: Caesar (6) and Pompeius (5) make 11', () => {
    expect(
      sequenceTotal(
        positionOf(
          scenario('2', state => {
            state.year = -48
          }),
        ),
      ),
    ).toBe(11)
  })

  it('AIE-2.D-a: of two Faction Leaders the higher rating counts', () => {
    const one = scenario('5')
    one.factionLeaders.caesarian = ['octavianus']
    const two = scenario('5')
    two.factionLeaders.caesarian = ['octavianus', 'm-antonius']
    expect(sequenceTotal(positionOf(two))).toBeGreaterThanOrEqual(sequenceTotal(positionOf(one)))
  })

  it('AIE-2.D-b, TV-02: the odd one goes to the initiative', () => {
    const split = (total: number, initiative: FactionId) => {
      const state = scenario('2', start => {
        start.initiative = initiative
      })
      splitSequences(positionOf(state), total)
      return state.sequences
    }
    expect(split(11, 'caesarian')).toEqual({ caesarian: 6, republican: 5 })
    expect(split(11, 'republican')).toEqual({ caesarian: 5, republican: 6 })
    expect(split(10, 'republican')).toEqual({ caesarian: 5, republican: 5 })
    const state = scenario('2', state => {
      state.initiative = 'caesarian'
    })
    expect(play(assignSequences, { state }).state.sequences).toEqual({ caesarian: 6, republican: 5 })
  })

  it('AIE-3.5.3-h: after the murder the total is halved, or lowered by two, for as long as it says', () => {
    const state = scenario('1', state => {
      state.reducedSequenceTurns = 1
    })
    const run = play(assignSequences, { state })
    expect(run.state.sequences.caesarian + run.state.sequences.republican).toBe(5)
    expect(run.state.reducedSequenceTurns).toBe(0)
    expect(reducedTotal(positionOf(state, { smcAfterMurder: 'minus2' }), 11)).toBe(9)
  })
})

describe('natural deaths', () => {
  it('AIE-2.D-e, TV-44: Pompeius survives a 5 in -39 and dies of it in -38', () => {
    const at = (year: number) =>
      emptyMap('1', state => {
        state.year = year
        place(state, 'GRA-2', 'republican', ['pompeius', 'cato'])
        state.factionLeaders.republican = ['pompeius']
        state.factionLeaders.caesarian = []
      })
    const rolls = [d10('natural death of cato', 9), d10('natural death of pompeius', 5)]
    expect(leader(play(naturalDeaths, { state: at(-39), dice: rolls }).state, 'pompeius').place).toBe('GRA-2')
    expect(leader(play(naturalDeaths, { state: at(-38), dice: rolls }).state, 'pompeius').place).toBe(
      boxes.dead,
    )
  })

  it('AIE-2.D-e, TV-45: Curio does not roll in -39, but in -38', () => {
    const at = (year: number) =>
      emptyMap('1', state => {
        state.year = year
        place(state, 'GAL-2', 'caesarian', ['curio'])
      })
    expect(leadersAtRisk(positionOf(at(-39)))).toEqual([])
    expect(leadersAtRisk(positionOf(at(-38)))).toEqual(['curio'])
  })

  it('AIE-2.D-e, TV-46: Octavianus never rolls', () => {
    for (let year = -49; year <= -29; year++) {
      const state = emptyMap('1', state => {
        state.year = year
        place(state, 'ITA-1', 'caesarian', ['octavianus'])
      })
      expect(leadersAtRisk(positionOf(state))).toEqual([])
    }
  })

  it('AIE-2.D-e: only leaders on the map roll', () => {
    const state = emptyMap('1', state => {
      state.year = -38
      place(state, boxes.returning, 'caesarian', ['curio'])
    })
    expect(leadersAtRisk(positionOf(state))).toEqual([])
  })
})

describe('reinforcements', () => {
  it('AIE-2.D-f, AIE-9.4-e: recruits stand up in a city or port of their region', () => {
    const state = emptyMap('2', state => place(state, levyBox('gallia'), 'caesarian', ['legio-I-R']))
    const { decision } = playUntil(reinforcements, { state })
    expect(decision.role).toBe('caesarian')
    expect(choicesOf(decision)).toEqual(['muster GAL-2', 'muster GAL-7', 'muster GAL-8', 'muster GAL-9'])
    const run = play(reinforcements, { state, choices: ['muster GAL-7', 'keep-legions'] })
    expect(unit(run.state, 'legio-I-R')).toMatchObject({ place: 'GAL-7', faction: 'caesarian' })
  })

  it('AIE-9.4-e: a fleet stands up in a port', () => {
    const state = emptyMap('2', state => place(state, levyBox('gallia'), 'caesarian', ['naves-6-0-1']))
    const run = play(reinforcements, { state })
    expect(unit(run.state, 'naves-6-0-1').place).toBe('GAL-8')
  })

  it('AIE-9.4-e: not where enemy units are; without a free zone they wait', () => {
    const state = emptyMap('2', state => {
      place(state, levyBox('gallia'), 'caesarian', ['naves-6-0-1'])
      place(state, 'GAL-8', 'republican', ['pompeius', 'legio-I'])
    })
    expect(whyNotMuster(positionOf(state), 'caesarian', 'naves-6-0-1', 'gallia', 'GAL-8')?.rule).toBe(
      'AIE-3.3.2-c',
    )
    const run = play(reinforcements, { state, choices: ['keep-legions'] })
    expect(unit(run.state, 'naves-6-0-1').place).toBe(levyBox('gallia'))
  })

  it('AIE-2.D-f, AIE-9.4-f: a player disbands as many of his legions as he likes', () => {
    const state = emptyMap('2', state => {
      place(state, 'GAL-2', 'caesarian', ['caesar', 'legio-X', 'legio-XI', 'equites-2-1'])
    })
    const { decision } = playUntil(reinforcements, { state, choices: ['disband-a-legion'] })
    expect(choicesOf(decision)).toEqual(['disband legio-X', 'disband legio-XI'])
    const run = play(reinforcements, {
      state,
      choices: ['disband-a-legion', 'disband legio-X', 'disband-a-legion'],
    })
    expect(unit(run.state, 'legio-X')).toMatchObject({ place: boxes.reserve, faction: null })
    expect(unit(run.state, 'legio-XI').place).toBe(boxes.reserve)
    expect(unit(run.state, 'equites-2-1').place).toBe('GAL-2')
  })

  it('AIE-3.1.1-c, RULING-11: nobody disbands a garrison; what is too small already may go', () => {
    const gallia = ['legio-X', 'legio-XI', 'legio-XII']
    const state = emptyMap('2', state => place(state, 'GAL-2', 'caesarian', [...gallia, 'legio-XIII']))
    const run = play(reinforcements, {
      state,
      choices: ['disband-a-legion', 'disband legio-XIII'],
    })
    expect(gallia.map(legion => unit(run.state, legion).place)).toEqual(['GAL-2', 'GAL-2', 'GAL-2'])
    expect(whyNotDisband(positionOf(run.state), 'caesarian', 'legio-X')?.rule).toBe('AIE-3.1.1-c')
    place(run.state, boxes.reserve, null, ['legio-X'])
    expect(whyNotDisband(positionOf(run.state), 'caesarian', 'legio-XI')).toBeNull()
  })
  it('AIE-9.4-f: a region of the enemy binds nobody, however many legions stand there', () => {
    const state = emptyMap('2', state => {
      place(state, 'ITA-1', 'caesarian', ['legio-X', 'legio-XI'])
      place(state, 'PAR-1', 'caesarian', ['cassius', 'legio-XII'])
      state.regions.italia = 'republican'
    })
    for (const legion of ['legio-X', 'legio-XII'])
      expect(whyNotDisband(positionOf(state), 'caesarian', legion)).toBeNull()
    state.regions.italia = 'caesarian'
    expect(whyNotDisband(positionOf(state), 'caesarian', 'legio-X')?.rule).toBe('AIE-3.1.1-c')
  })
})
