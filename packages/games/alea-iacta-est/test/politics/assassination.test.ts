import { describe, expect, it } from 'vitest'
import { assignSequences } from '../../rules/administration.ts'
import {
  assassinationOfCaesar,
  conspiratorsCount,
  murderModifier,
} from '../../rules/politics/assassination.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import { leader, unit } from '../counters.ts'
import { choicesOf, d6, d10, give, place, play, playUntil, positionOf } from '../support.ts'
import { twoLeaders } from './stage.ts'

/** Caesar with M. Antonius in Narbo and three legions in Gallia, in Scenario 1. */
function caesarInGallia(change?: (state: AleaState) => void): AleaState {
  return twoLeaders('1', state => {
    place(state, 'GAL-9', 'caesarian', ['m-antonius', 'legio-X', 'legio-XI'])
    place(state, 'GAL-1', 'caesarian', ['legio-XII'])
    change?.(state)
  })
}

const murdered = [d6('attempt on caesar', 1), d6('murder of caesar', 6)]

describe('the attempt on Caesar', () => {
  it('AIE-3.5.3-a: it takes place if the Republican rolls less than Caesar has legions', () => {
    const attempt = (die: number, more: readonly (readonly [string, number])[]) =>
      play(assassinationOfCaesar, {
        state: caesarInGallia(),
        dice: [d6('attempt on caesar', die), ...more],
      })
    attempt(3, [])
    attempt(2, [d6('murder of caesar', 1)])
  })

  it('AIE-3.5.3-a, RULING-22: by the option his regions are counted', () => {
    const state = caesarInGallia(state => {
      state.regions.africa = 'caesarian'
    })
    expect(conspiratorsCount(positionOf(state))).toBe(3)
    expect(conspiratorsCount(positionOf(state, { assassinationCount: 'regions' }))).toBe(2)
  })

  it('AIE-3.5.3-c: a total of 6 kills, a 5 does not', () => {
    const dies = (die: number) => {
      const dice = [d6('attempt on caesar', 1), d6('murder of caesar', die)]
      return leader(play(assassinationOfCaesar, { state: caesarInGallia(), dice }).state, 'caesar').place
    }
    expect(dies(5)).toBe('GAL-9')
    expect(dies(6)).toBe(boxes.dead)
  })

  it('AIE-3.5.3-c: +1 in Roma and +1 if Pompeius is gone', () => {
    expect(murderModifier(positionOf(caesarInGallia()))).toBe(0)
    expect(
      murderModifier(
        positionOf(
          caesarInGallia(state => {
            place(state, 'ITA-1', 'caesarian', ['caesar'])
            place(state, boxes.dead, 'republican', ['pompeius'])
          }),
        ),
      ),
    ).toBe(2)
  })

  it('AIE-3.5.3-b, AIE-6.4-a: with Idus Martias it takes place without a roll and with +2', () => {
    const state = caesarInGallia(state => give(state, 'republican', 'K13'))
    const { decision } = playUntil(assassinationOfCaesar, { state })
    expect(choicesOf(decision)).toEqual(['idus-martias K13', 'pass'])
    const run = (die: number) =>
      play(assassinationOfCaesar, {
        state,
        dice: [d6('murder of caesar', die)],
        choices: ['idus-martias K13'],
      }).state
    expect(run(3).caesarMurdered).toBe(false)
    expect(run(4).caesarMurdered).toBe(true)
    expect(run(4).cup).toContain('K13')
  })

  it('AIE-6.4-a: the Caesarian cannot play Idus Martias', () => {
    play(assassinationOfCaesar, {
      state: caesarInGallia(state => give(state, 'caesarian', 'K13')),
      dice: [d6('attempt on caesar', 6)],
    })
  })

  it('AIE-2.F-c: in Scenario 1 only, and only while Caesar is in play', () => {
    play(assassinationOfCaesar, {
      state: twoLeaders('2', state => place(state, 'GAL-9', 'caesarian', ['legio-X', 'legio-XI'])),
    })
    play(assassinationOfCaesar, {
      state: caesarInGallia(state => {
        place(state, boxes.dead, 'caesarian', ['caesar'])
        state.factionLeaders.caesarian = ['m-antonius']
      }),
    })
  })
})

describe('the murder of Caesar', () => {
  it('AIE-3.5.3-d: the conspirators show the Republican face, wherever they are', () => {
    const { state } = play(assassinationOfCaesar, {
      state: caesarInGallia(state => {
        place(state, 'GAL-2', 'caesarian', ['trebonius'])
        place(state, boxes.returning, 'caesarian', ['d-brutus'])
        place(state, 'GRA-4', 'republican', ['m-brutus'])
      }),
      dice: murdered,
    })
    for (const id of ['trebonius', 'd-brutus', 'm-brutus'])
      expect(leader(state, id).faction).toBe('republican')
    expect(state.assassinsAvenged).toBe(false)
  })

  it('AIE-3.5.3-f, AIE-3.4.2-h, RULING-96: at sea who is left without a ship returns next year', () => {
    const state = caesarInGallia(state =>
      place(state, 'MIC', 'caesarian', ['trebonius', 'hirtius', 'naves-6-0-1']),
    )
    const run = play(assassinationOfCaesar, {
      state,
      dice: murdered,
      choices: ['place GRA-4'],
      impossible: true,
    })
    expect(leader(run.state, 'trebonius').place).toBe('GRA-4')
    expect(leader(run.state, 'hirtius').place).toBe(boxes.returning)
  })

  it('AIE-3.5.3-f: a stack with leaders of both factions divides', () => {
    const legions = ['legio-X', 'legio-XI', 'legio-IX']
    const state = caesarInGallia(state => {
      place(state, 'GAL-9', 'caesarian', ['trebonius', ...legions, 'auxilia-1', 'naves-6-0-1'])
    })
    const { decision } = playUntil(assassinationOfCaesar, {
      state,
      dice: murdered,
      choices: ['keep legio-X', 'keep auxilia-1'],
    })
    expect(decision.role).toBe('republican')
    const zones = choicesOf(decision)
    // Not where a Caesarian leader stands, not outside the Republic, and only where ships can come.
    expect(zones).toContain('place SIC-2')
    for (const zone of ['GAL-9', 'ALP-2', 'GAL-2']) expect(zones).not.toContain(`place ${zone}`)
    const done = play(assassinationOfCaesar, {
      state,
      dice: murdered,
      choices: ['keep legio-X', 'keep auxilia-1', 'place SIC-2'],
    }).state
    for (const id of ['legio-X', 'auxilia-1'])
      expect(unit(done, id)).toMatchObject({ place: 'GAL-9', faction: 'caesarian' })
    for (const id of ['legio-IX', 'legio-XI', 'naves-6-0-1'])
      expect(unit(done, id)).toMatchObject({ place: 'SIC-2', faction: 'republican' })
    expect(leader(done, 'trebonius').place).toBe('SIC-2')
    expect(leader(done, 'm-antonius').place).toBe('GAL-9')
  })

  /** Trebonius must leave Narbo, with a legion or without; where to. */
  const refuges = (change: (state: AleaState) => void, ...legions: string[]) => {
    const state = caesarInGallia(state => {
      for (const legion of ['legio-X', 'legio-XI']) place(state, 'GAL-1', 'caesarian', [legion])
      place(state, 'GAL-9', 'caesarian', ['trebonius', ...legions])
      change(state)
    })
    return choicesOf(playUntil(assassinationOfCaesar, { state, dice: murdered }).decision)
  }

  it('AIE-3.5.3-f, AIE-4.2.4-a, RULING-135: the conspirators do not go beside a People that they only control', () => {
    const celtiberes = (zone: string) => (state: AleaState) => {
      state.peoples.celtiberes.status = 'war'
      state.peoples.celtiberes.faction = 'republican'
      place(state, zone, null, ['celtiberes-1'])
    }
    expect(refuges(celtiberes('CLB-1'))).toContain('place HIS-1')
    expect(refuges(celtiberes('HIS-1'))).not.toContain('place HIS-1')
  })

  it('AIE-3.5.3-f, AIE-S1-c, RULING-110: nor with units into Italia in -49', () => {
    const inYear = (year: number) => (state: AleaState) => {
      state.year = year
    }
    expect(refuges(inYear(-49), 'legio-V')).not.toContain('place ITA-4')
    expect(refuges(inYear(-48), 'legio-V')).toContain('place ITA-4')
    expect(refuges(inYear(-49))).toContain('place ITA-4')
  })

  it('AIE-3.5.3-f, AIE-8.2-k, RULING-120: a leader who goes alone among enemies must get away at once', () => {
    const state = caesarInGallia(state => {
      for (const legion of ['legio-X', 'legio-XI']) place(state, 'GAL-1', 'caesarian', [legion])
      place(state, 'GAL-9', 'caesarian', ['trebonius'])
    })
    const { state: after } = play(assassinationOfCaesar, {
      state,
      choices: ['place GAL-1'],
      dice: [...murdered, d10('solitary', 7)],
    })
    expect(leader(after, 'trebonius').place).toBe(boxes.dead)
  })

  it('AIE-3.5.3-d, AIE-3.7.2-a: units that nobody but a conspirator leads follow him', () => {
    const { state } = play(assassinationOfCaesar, {
      state: caesarInGallia(state => {
        place(state, 'GAL-2', 'caesarian', ['d-brutus', 'legio-V', 'equites-2-1'])
        place(state, 'MIO', 'caesarian', ['trebonius', 'naves-6-0-1'])
        // He was no Caesarian before.
        place(state, 'GAL-1', 'republican', ['cassius'])
      }),
      dice: murdered,
    })
    for (const id of ['legio-V', 'equites-2-1', 'naves-6-0-1'])
      expect(unit(state, id).faction).toBe('republican')
    for (const id of ['legio-X', 'legio-XII']) expect(unit(state, id).faction).toBe('caesarian')
  })

  it('AIE-3.5.3-f, AIE-3.6.5-b: those under a Triumvir neither divide nor follow', () => {
    const state = caesarInGallia(state => {
      place(state, 'HIS-1', 'caesarian', ['lepidus', 'trebonius', 'legio-V', 'legio-VI'])
      place(state, 'HIS-2', 'caesarian', ['d-brutus', 'legio-VII'])
      state.triumvirs = [{ leader: 'lepidus', region: 'hispania' }]
    })
    const { state: after } = play(assassinationOfCaesar, { state, dice: murdered, impossible: true })
    for (const legion of ['legio-V', 'legio-VI'])
      expect(unit(after, legion)).toMatchObject({ place: 'HIS-1', faction: 'caesarian' })
    expect(unit(after, 'legio-VII')).toMatchObject({ place: 'HIS-2', faction: 'caesarian' })
    expect(leader(after, 'trebonius')).toMatchObject({ place: 'HIS-1', faction: 'republican' })
  })

  it('AIE-3.5.3-g, AIE-3.5.3-i: M. Antonius succeeds and the heirs come next turn', () => {
    const { state } = play(assassinationOfCaesar, { state: caesarInGallia(), dice: murdered })
    expect(state.factionLeaders.caesarian).toEqual(['m-antonius'])
    expect(state.octavianusInherits).toBe(true)
    // AIE-10.1-b: 1 VP for the Republican; AIE-5.1.1-b, RULING-39: counted in the next SPQR step.
    expect(state.score).toBe(-1)
    expect(state.factionLeadersKilled).toBe(1)
  })

  it('AIE-3.5.3-g: a conspirator does not succeed Caesar', () => {
    const { state } = play(assassinationOfCaesar, {
      state: caesarInGallia(state => {
        place(state, boxes.dead, 'caesarian', ['m-antonius'])
        place(state, 'GAL-2', 'caesarian', ['trebonius', 'd-brutus'])
        place(state, 'GAL-8', 'caesarian', ['calvinus'])
      }),
      dice: murdered,
    })
    expect(state.factionLeaders.caesarian).toEqual(['calvinus'])
  })

  it('AIE-3.5.3-h, RULING-23: the sequences of the next turn are halved, or two fewer', () => {
    const { state } = play(assassinationOfCaesar, { state: caesarInGallia(), dice: murdered })
    // SR 4 and 5.
    const total = (smcAfterMurder: string) => {
      const { sequences } = play(assignSequences, { state, options: { smcAfterMurder } }).state
      return sequences.caesarian + sequences.republican
    }
    expect(total('halve')).toBe(4)
    expect(total('minus2')).toBe(7)
    const after = play(assignSequences, { state: play(assignSequences, { state }).state }).state
    expect(after.sequences.caesarian + after.sequences.republican).toBe(9)
  })
})
