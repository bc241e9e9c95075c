import { chancesBy, fastDice } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { chancesIn, checkChances, frequenciesIn, learnChances, type Seen } from '../src/index.ts'

const random = fastDice(5)
const share = () => random.roll(100_000, 'luck', 0) / 100_000
const logistic = (value: number) => 1 / (1 + Math.exp(-value))
const origin = { rules: '1', level: 'any', seed: 1, matches: 1 }

/** Positions in which armies count early and land late, and the first role is favoured by a half. */
function positions(count: number): Seen[] {
  return Array.from({ length: count }, (_, number): Seen => {
    const measures = { army: 40 * share() - 20, land: 4 * share() - 2, noise: share() - 0.5 }
    const [left, first] = [share(), number % 2 === 0]
    const ahead = measures.army * 0.1 * left + measures.land * 1.5 * (1 - left) + (first ? 0.5 : -0.5)
    const luck = share()
    const points = luck < logistic(ahead - 0.4) ? 1 : luck > 1 - logistic(-ahead - 0.4) ? 0 : 0.5
    return { table: 's/2', match: String(number), role: first ? 'one' : 'two', points, left, measures }
  })
}

describe('chances learned from results', () => {
  const model = learnChances(positions(6000), ['army', 'land', 'noise'], origin)
  const heldOut = positions(3000)

  it('find what counts, when it counts, and what a scenario gives', () => {
    const { army, land } = model.weights
    expect(army?.[0]).toBeCloseTo(0.1, 1)
    expect(Math.abs(army?.[1] ?? 1)).toBeLessThan(0.03)
    expect(land?.[1]).toBeGreaterThan(1.2)
    expect(model.tables['s/2']?.favours.one).toBeGreaterThan(0.3)
    expect(model.tables['s/2']?.favours.one).toBeLessThan(0.7)
  })

  it('say what happens in matches that they were not learned from', () => {
    const { logLoss, wins } = checkChances(heldOut, chancesIn(model))
    expect(logLoss).toBeLessThan(checkChances(heldOut, frequenciesIn(heldOut)).logLoss - 0.05)
    for (const { positions: count, said, happened, within } of wins)
      if (count > 150) {
        expect(Math.abs(said - happened)).toBeLessThan(0.12)
        // Every position is a match of its own here: a plain interval of so many throws.
        expect(within).toBeCloseTo(1.96 * Math.sqrt((said * (1 - said)) / count), 1)
      }
  })

  it('are the same from either side, and nothing where nothing was learned', () => {
    const measured = { measures: { army: 5, land: 1, noise: 0 }, left: 0.5 }
    const mirrored = { measures: { army: -5, land: -1, noise: 0 }, left: 0.5 }
    const own = chancesBy(model, 's/2', 'one', measured)
    const theirs = chancesBy(model, 's/2', 'two', mirrored)
    expect(own?.win).toBeCloseTo(theirs?.loss ?? 0)
    expect((own?.win ?? 0) + (own?.draw ?? 0) + (own?.loss ?? 0)).toBeCloseTo(1)
    expect(chancesBy(model, 'unknown/2', 'one', measured)).toBeNull()
  })

  it('give each of three roles its own, and hardly a draw where none was seen', () => {
    const three = Array.from({ length: 900 }, (_, number): Seen => {
      const role = ['one', 'two', 'three'][number % 3] ?? ''
      const points = role === 'one' ? Number(share() < 0.6) : Number(share() < 0.2)
      return { table: 's/3', match: String(number), role, points, left: 1, measures: {} }
    })
    const learned = learnChances(three, [], origin)
    const [one, two] = ['one', 'two'].map(role => chancesBy(learned, 's/3', role, { measures: {}, left: 1 }))
    expect(one?.win).toBeCloseTo(0.6, 1)
    expect(two?.win).toBeCloseTo(0.2, 1)
    expect(two?.draw).toBeLessThan(0.02)
  })
})
