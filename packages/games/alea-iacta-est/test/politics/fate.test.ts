import { describe, expect, it } from 'vitest'
import { leaderDies, leadersDie } from '../../../imperator/rules/fate.ts'
import { naturalDeaths } from '../../rules/administration.ts'
import { scorePoints } from '../../rules/score.ts'
import { boxes } from '../../rules/state.ts'
import { leader } from '../counters.ts'
import { d10, place, play, scenario } from '../support.ts'
import { heirAndAssassin, twoLeaders } from './stage.ts'

describe('the score', () => {
  it('AIE-10-a: the Caesarian scores upwards, the Republican downwards', () => {
    const { state } = play(
      function* (g) {
        yield* scorePoints(g, 'caesarian', 5, 'test', 'test')
        yield* scorePoints(g, 'republican', 3, 'test', 'test')
      },
      { state: scenario('1') },
    )
    expect(state.score).toBe(2)
  })

  it('AIE-S1-e: more than 75 points end Scenario 1 at once, 75 do not', () => {
    const reach = (id: string, score: number) =>
      play(g => scorePoints(g, 'republican', 1, 'test', 'test'), {
        state: scenario(id, state => {
          state.score = 1 - score
        }),
      }).match.result
    expect(reach('1', 75)?.outcome).toBe('test')
    expect(reach('1', 76)).toMatchObject({ winners: ['republican'], outcome: 'definitive' })
    expect(reach('2', 76)?.outcome).toBe('test')
  })
})

describe('the death of a leader', () => {
  it('AIE-10.1-b: the opponent scores for a leader lost in combat or murdered, not for other deaths', () => {
    const score = (cause: Parameters<typeof leaderDies>[2]) =>
      play(g => leaderDies(g, 'cato', cause), {
        state: twoLeaders('2', state => place(state, 'GRA-4', 'republican', ['cato'])),
      }).state.score
    expect(
      (['battle', 'blocked-retreat', 'solitary', 'assassination', 'illness'] as const).map(score),
    ).toEqual([1, 1, 1, 1, 1])
    expect((['plague', 'natural', 'no-such-face'] as const).map(score)).toEqual([0, 0, 0])
  })

  it('AIE-LT-b: a Roman leader is dead for good', () => {
    const { state } = play(g => leaderDies(g, 'cato', 'natural'), {
      state: twoLeaders('2', state => place(state, 'GRA-4', 'republican', ['cato'])),
    })
    expect(leader(state, 'cato').place).toBe(boxes.dead)
  })

  it('AIE-4.2.1-a: a leader of a People who falls in combat will return, and his head counts', () => {
    const { state } = play(g => leaderDies(g, 'pharnaces', 'battle'), {
      state: twoLeaders('2', state => {
        state.peoples.pontici.status = 'war'
        state.peoples.pontici.faction = 'republican'
      }),
    })
    expect(leader(state, 'pharnaces').place).toBe(boxes.returning)
    expect(state.score).toBe(1)
  })

  it('AIE-10.1-b: the head of a leader of a People who falls with a whole army counts once', () => {
    const { state } = play(g => leadersDie(g, ['pharnaces'], 'battle'), {
      state: twoLeaders('2', state => {
        state.peoples.pontici.status = 'war'
        state.peoples.pontici.faction = 'republican'
      }),
    })
    expect(leader(state, 'pharnaces').place).toBe(boxes.returning)
    expect(state.score).toBe(1)
  })

  it('AIE-6.3-d: the plague takes a leader of a People for good', () => {
    const { state } = play(g => leaderDies(g, 'achillas', 'plague'), { state: twoLeaders() })
    expect(leader(state, 'achillas').place).toBe(boxes.dead)
  })

  it('AIE-5.1.1-b: only Faction Leaders killed in combat or murdered shake the Republic', () => {
    const killed = (leader: string, cause: Parameters<typeof leaderDies>[2]) =>
      play(g => leaderDies(g, leader, cause), {
        state: twoLeaders('2', state => place(state, 'GRA-3', 'republican', ['cato'])),
      }).state.factionLeadersKilled
    expect(killed('pompeius', 'battle')).toBe(1)
    expect(killed('pompeius', 'assassination')).toBe(1)
    expect(killed('pompeius', 'natural')).toBe(0)
    expect(killed('cato', 'battle')).toBe(0)
  })

  it('AIE-3.5.2-c: of a whole army that dies nobody succeeds the Faction Leader', () => {
    const { state } = play(g => leadersDie(g, ['pompeius', 'cato'], 'battle'), {
      state: twoLeaders('2', state => {
        place(state, 'GRA-4', 'republican', ['cato'])
        place(state, 'HIS-1', 'republican', ['afranius'])
      }),
    })
    expect(state.factionLeaders.republican).toEqual(['afranius'])
    expect(state.factionLeadersKilled).toBe(1)
  })

  it('AIE-10.1-d: the Caesarian scores 5 when the last Assassin dies', () => {
    const before = heirAndAssassin('5', state => {
      place(state, 'GRA-4', 'republican', ['cassius', 's-pompeius'])
    })
    const one = play(g => leaderDies(g, 'cassius', 'natural'), { state: before })
    expect(one.state.score).toBe(0)
    const both = play(g => leaderDies(g, 'm-brutus', 'natural'), { state: one.state })
    expect(both.state.score).toBe(5)
    expect(both.state.factionLeaders.republican).toEqual(['s-pompeius'])
  })

  it('AIE-10.1-d: before the murder nobody scores for the death of those who might have done it', () => {
    const { state } = play(g => leaderDies(g, 'm-brutus', 'natural'), {
      state: twoLeaders('2', state => place(state, 'GRA-4', 'republican', ['m-brutus'])),
    })
    expect(state.score).toBe(0)
  })
})

describe('natural death', () => {
  const inYear = (year: number, leader: string) =>
    twoLeaders('1', state => {
      state.year = year
      place(state, 'GAL-9', 'caesarian', ['m-antonius'])
      if (leader !== 'pompeius') place(state, 'GRA-4', 'republican', ['pompeius'])
      if (leader === 'curio') place(state, 'GAL-9', 'caesarian', ['curio'])
      if (leader === 'octavianus') place(state, 'GAL-9', 'caesarian', ['octavianus'])
      place(state, 'GRA-4', 'republican', ['scipio'])
    })

  it('TV-44, AIE-2.D-e: with a 5 Pompeius lives in -39 and dies in -38', () => {
    const dies = (year: number) => {
      const dice = [d10('natural death of caesar', 9), d10('natural death of pompeius', 5)]
      return leader(play(naturalDeaths, { state: inYear(year, 'pompeius'), dice }).state, 'pompeius').place
    }
    expect(dies(-39)).toBe('GRA-4')
    expect(dies(-38)).toBe(boxes.dead)
  })

  it('TV-45, AIE-2.D-e: Curio has no roll in -39 and dies below 2 in -38', () => {
    const rest = [d10('natural death of caesar', 9)]
    const pompeius = d10('natural death of pompeius', 9)
    play(naturalDeaths, { state: inYear(-39, 'curio'), dice: [...rest, pompeius] })
    const { state } = play(naturalDeaths, {
      state: inYear(-38, 'curio'),
      dice: [...rest, d10('natural death of curio', 1), pompeius],
    })
    expect(leader(state, 'curio').place).toBe(boxes.dead)
  })

  it('TV-46, AIE-2.D-e: Octavianus never rolls', () => {
    for (const year of [-43, -38, -29]) {
      play(naturalDeaths, {
        state: inYear(year, 'octavianus'),
        dice: [d10('natural death of caesar', 9), d10('natural death of pompeius', 9)],
      })
    }
  })
})
