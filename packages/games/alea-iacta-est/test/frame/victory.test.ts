import { describe, expect, it } from 'vitest'
import type { FactionId, RegionId } from '../../data/index.ts'
import { definitiveVictory } from '../../rules/score.ts'
import { type AleaState, boxes } from '../../rules/state.ts'
import {
  controlPoints,
  endOfLastYear,
  occupiesAegyptii,
  pointsForControl,
  resultOf,
  victoryPoints,
} from '../../rules/victory.ts'
import { put, unitIds } from '../counters.ts'
import { place, play, positionOf, scenario } from '../support.ts'

function hold(state: AleaState, side: FactionId, regions: readonly RegionId[]): void {
  for (const region of regions) state.regions[region] = side
}

const everything = ['italia', 'asia', 'gallia', 'africa', 'graecia', 'sicilia', 'hispania'] as const

/** The result of a scenario with these regions (and Roma) in Caesarian hands, the others Republican. */
function judged(id: string, caesarian: readonly RegionId[], roma: FactionId | null, score = 0): string {
  const state = scenario(id, state => {
    hold(state, 'republican', everything)
    hold(state, 'caesarian', caesarian)
    state.roma = roma
    state.score = score
  })
  const { winners, outcome } = resultOf(positionOf(state))
  return `${winners.join() || 'nobody'}: ${outcome}`
}

describe('the points of the year', () => {
  it('AIE-10.2-a: 1 VP for each allied Major', () => {
    const state = scenario('4', state => {
      hold(state, 'republican', ['italia'])
      hold(state, 'caesarian', ['africa', 'sicilia'])
      state.roma = null
    })
    // Numidae for the Republican; 12 control points (Asia, Gallia, Africa, Graecia, Sicilia, Hispania: 13) for the other.
    expect(play(victoryPoints, { state }).state.score).toBe(2 - 1)
  })

  it('AIE-10.2-b: 12 to 14 control points are 2 VP, 15 and more are 3', () => {
    expect([11, 12, 14, 15, 20].map(pointsForControl)).toEqual([0, 2, 2, 3, 3])
    const position = positionOf(scenario('2'))
    expect(controlPoints(position, 'caesarian')).toBe(2)
    expect(controlPoints(position, 'republican')).toBe(18)
  })

  it('AIE-10.2-c: 1 VP for Roma', () => {
    const state = scenario('2', state => {
      hold(state, 'caesarian', ['italia', 'asia'])
      state.roma = 'caesarian'
    })
    // Caesarian: 2 + 5 + 3 + 2 = 12; Republican: 8.
    expect(play(victoryPoints, { state }).state.score).toBe(2 + 1)
    state.roma = null
    expect(play(victoryPoints, { state }).state.score).toBe(0)
  })

  it('AIE-10.2-d: 3 VP for each intrigue to the side without Italia', () => {
    const state = scenario('2', state => {
      hold(state, 'caesarian', ['asia', 'africa'])
      state.roma = null
      state.intrigues = ['K02', 'K17']
      state.cup = state.cup.filter(counter => !state.intrigues.includes(counter))
    })
    expect(play(victoryPoints, { state }).state.score).toBe(6)
    state.regions.italia = null
    expect(play(victoryPoints, { state }).state.score).toBe(0)
  })
})

describe('the end of a scenario', () => {
  it('AIE-S1-d: a positive score wins for the Caesarian, a negative one for the Republican, zero is a draw', () => {
    expect(judged('1', [], null, 1)).toBe('caesarian: victory')
    expect(judged('1', [], null, -1)).toBe('republican: victory')
    expect(judged('1', [], null, 0)).toBe('nobody: draw')
  })

  it('AIE-S1-d: an Assassin in play makes it a draw, once Caesar was murdered', () => {
    const state = scenario('1', state => {
      state.score = 30
      put(state, 'trebonius', 'ITA-7')
    })
    expect(resultOf(positionOf(state)).winners).toEqual(['caesarian'])
    state.caesarMurdered = true
    expect(resultOf(positionOf(state))).toMatchObject({ winners: [], outcome: 'draw-assassins' })
    for (const id of ['trebonius', 'm-brutus', 'cassius', 'd-brutus']) put(state, id, boxes.dead)
    expect(resultOf(positionOf(state)).winners).toEqual(['caesarian'])
  })

  it('AIE-S1-e: more than 25 VP are decisive, more than 50 total', () => {
    expect(judged('1', [], null, 25)).toBe('caesarian: victory')
    expect(judged('1', [], null, 26)).toBe('caesarian: decisive')
    expect(judged('1', [], null, -51)).toBe('republican: total')
  })

  it('AIE-S1-e: more than 75 VP end the match at once, for either side; 75 do not', () => {
    const scored = (faction: FactionId, points: number) => {
      const state = scenario('1', state => {
        state.score = faction === 'caesarian' ? points : -points
      })
      return definitiveVictory(positionOf(state))
    }
    expect(scored('caesarian', 75)).toBeNull()
    expect(scored('caesarian', 76)).toMatchObject({
      winners: ['caesarian'],
      outcome: 'definitive',
      scores: { caesarian: 76, republican: -76 },
    })
    expect(scored('republican', 75)).toBeNull()
    expect(scored('republican', 76)).toMatchObject({
      winners: ['republican'],
      outcome: 'definitive',
      scores: { caesarian: -76, republican: 76 },
    })
  })

  it('AIE-S2-c: +15 for the Caesarian, below zero for the Republican, a draw between', () => {
    expect([15, 14, 0, -1].map(score => judged('2', [], null, score))).toEqual([
      'caesarian: victory',
      'nobody: draw',
      'nobody: draw',
      'republican: victory',
    ])
  })

  it('AIE-S3-b: Asia and Graecia with all that was his, or Africa, Asia and Graecia', () => {
    const five = ['italia', 'asia', 'gallia', 'graecia', 'hispania'] as const
    expect(judged('3', five, 'caesarian')).toBe('caesarian: victory')
    expect(judged('3', five, null)).toBe('nobody: draw')
    expect(judged('3', ['italia', 'gallia', 'sicilia'], 'caesarian')).toBe('republican: victory')
    expect(judged('3', ['italia', 'asia', 'gallia'], 'caesarian')).toBe('nobody: draw')
  })

  it('AIE-S4-b: six regions with Italia, Africa and Hispania and Roma, or Africa or Hispania', () => {
    const six = ['italia', 'asia', 'gallia', 'africa', 'graecia', 'hispania'] as const
    expect(judged('4', six, 'caesarian')).toBe('caesarian: victory')
    expect(judged('4', six, null)).toBe('nobody: draw')
    expect(judged('4', ['italia', 'africa', 'hispania'], 'caesarian')).toBe('nobody: draw')
    expect(judged('4', ['italia', 'africa'], 'caesarian')).toBe('republican: victory')
  })

  it('AIE-S5-e: six regions with Italia and Graecia and Roma, or Graecia', () => {
    const six = ['italia', 'asia', 'gallia', 'africa', 'graecia', 'hispania'] as const
    expect(judged('5', six, 'caesarian')).toBe('caesarian: victory')
    expect(judged('5', ['italia', 'graecia'], 'caesarian')).toBe('nobody: draw')
    expect(judged('5', ['italia', 'asia'], 'caesarian')).toBe('republican: victory')
  })

  /** All regions but these. */
  const without = (...lost: RegionId[]) => everything.filter(region => !lost.includes(region))

  it('AIE-S3-b: each of the five regions and Roma is needed, and each of the three', () => {
    const five = without('africa', 'sicilia')
    for (const lost of five)
      expect(
        judged(
          '3',
          five.filter(region => region !== lost),
          'caesarian',
        ),
      ).toBe('nobody: draw')
    expect(judged('3', five, 'republican')).toBe('nobody: draw')
    const three = ['africa', 'asia', 'graecia'] as const
    expect(judged('3', without(...three), 'republican')).toBe('republican: victory')
    for (const lost of three)
      expect(judged('3', without(...three.filter(region => region !== lost)), 'republican')).toBe(
        'nobody: draw',
      )
  })

  it('AIE-S4-b: six regions, not five, and which one is missing tells', () => {
    for (const spare of ['asia', 'gallia', 'graecia', 'sicilia'] as const) {
      expect(judged('4', without(spare), 'caesarian')).toBe('caesarian: victory')
      expect(judged('4', without(spare), 'republican')).toBe('nobody: draw')
    }
    expect(judged('4', without('asia', 'gallia'), 'caesarian')).toBe('nobody: draw')
    expect(judged('4', without('italia'), 'caesarian')).toBe('nobody: draw')
    expect(judged('4', without('africa'), 'caesarian')).toBe('republican: victory')
    expect(judged('4', without('hispania'), 'caesarian')).toBe('republican: victory')
  })

  it('AIE-S5-e: six regions, not five, and which one is missing tells', () => {
    for (const spare of ['asia', 'gallia', 'africa', 'sicilia', 'hispania'] as const) {
      expect(judged('5', without(spare), 'caesarian')).toBe('caesarian: victory')
      expect(judged('5', without(spare), null)).toBe('nobody: draw')
    }
    expect(judged('5', without('asia', 'gallia'), 'caesarian')).toBe('nobody: draw')
    expect(judged('5', without('italia'), 'caesarian')).toBe('nobody: draw')
    expect(judged('5', without('graecia'), 'caesarian')).toBe('republican: victory')
  })

  it('AIE-S6-f: all seven regions, or at least two', () => {
    expect(judged('6', everything, null)).toBe('caesarian: victory')
    expect(judged('6', everything.slice(1), 'caesarian')).toBe('nobody: draw')
    expect(judged('6', everything.slice(2), 'caesarian')).toBe('republican: victory')
  })

  it('AIE-S7-e: one region more and Aegyptii occupied, or one region more and Aegyptii allied', () => {
    const state = scenario('7', state => {
      place(
        state,
        boxes.people,
        null,
        unitIds.filter(id => id.startsWith('aegyptii')),
      )
      place(state, 'AEG-1', 'caesarian', ['legio-X'])
    })
    expect(occupiesAegyptii(positionOf(state), 'caesarian')).toBe(true)
    expect(resultOf(positionOf(state)).winners).toEqual(['caesarian'])
    hold(state, 'republican', ['italia', 'gallia'])
    expect(resultOf(positionOf(state)).winners).toEqual(['republican'])
    const beside = scenario('7', state => place(state, 'AEG-1', 'caesarian', ['legio-X']))
    expect(occupiesAegyptii(positionOf(beside), 'caesarian')).toBe(false)
    const pacified = scenario('7', state => {
      state.peoples.aegyptii = { status: 'peace', faction: null, barredUntil: -27, sentHomeBy: null }
    })
    expect(resultOf(positionOf(pacified)).winners).toEqual(['caesarian'])
  })

  it('AIE-2.F-e: a scenario about regions is judged with the points of its last year, before the adjustments', () => {
    const last = scenario('3', state => {
      state.year = -47
    })
    expect(play(victoryPoints, { state: last }).match.result?.rule).toBe('AIE-S3-b')
    expect(play(victoryPoints, { state: scenario('3') }).match.result?.outcome).toBe('test')
  })

  it('AIE-2.F-g: a scenario about points is judged at the end of its last year', () => {
    const last = scenario('2', state => {
      state.year = -44
      state.score = 15
    })
    const { match, events } = play(endOfLastYear, { state: last })
    expect(events.find(({ kind }) => kind === 'year-closes')?.data).toMatchObject({ last: true })
    expect(match.result).toMatchObject({
      winners: ['caesarian'],
      rule: 'AIE-S2-c',
      scores: { caesarian: 15, republican: -15 },
    })
    expect(play(endOfLastYear, { state: scenario('2') }).match.result?.outcome).toBe('test')
  })

  it('AIE-2.F-f: in any other year it goes on, and the log says so', () => {
    const { events, match } = play(endOfLastYear, { state: scenario('1') })
    expect(events.find(({ kind }) => kind === 'year-closes')?.data).toMatchObject({ last: false })
    expect(match.result?.outcome).toBe('test')
  })
})
