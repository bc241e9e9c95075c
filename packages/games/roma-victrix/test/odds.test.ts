import { describe, expect, it } from 'vitest'
import {
  bestSplit,
  cavalryAdvantage,
  loserOf,
  modifiersOf,
  netOf,
  opponentOf,
  percentLost,
  prospectOf,
  ratioOf,
  type Split,
  splitsOf,
} from '../rules/odds/combat.ts'
import {
  activatesMinor,
  forcedRetreat,
  interceptsAtSea,
  interceptsOnLand,
  leaderFalls,
  stormHits,
  withdrawalDistance,
  withdrawsAtSea,
} from '../rules/odds/rolls.ts'

const side = (points: number, rating = 0, cavalry = 0, advantage = 0) => ({
  points,
  rating,
  cavalry,
  advantage,
})

describe('the arithmetic of combat', () => {
  it('RV-5.31-4: the ratio is rounded down for the smaller force', () => {
    expect([
      ratioOf(9, 5),
      ratioOf(8, 5),
      ratioOf(30, 13),
      ratioOf(9, 3),
      ratioOf(10, 5),
      ratioOf(5, 5),
    ]).toEqual([1, 1, 2, 3, 2, 1])
  })

  it('RV-5.31-5a, RV-5.31-5b: the leaders by difference, the numbers by the ratio less one', () => {
    expect(netOf(modifiersOf('land', side(8, 3), side(8, 1)))).toEqual({ holder: 'attacker', net: 2 })
    expect(netOf(modifiersOf('land', side(8, 0), side(8, 1)))).toEqual({ holder: 'defender', net: 1 })
    expect(netOf(modifiersOf('land', side(7), side(1)))).toEqual({ holder: 'attacker', net: 6 })
    expect(netOf(modifiersOf('land', side(19), side(10)))).toEqual({ holder: null, net: 0 })
    expect(netOf(modifiersOf('land', side(20), side(10)))).toEqual({ holder: 'attacker', net: 1 })
  })

  it('RV-5.31-5c: cavalry counts from twice the other, and not without any', () => {
    expect(cavalryAdvantage(2, 0)).toBe('attacker')
    expect(cavalryAdvantage(4, 4)).toBeNull()
    expect(cavalryAdvantage(10, 8)).toBeNull()
    expect([cavalryAdvantage(7, 4), cavalryAdvantage(8, 4)]).toEqual([null, 'attacker'])
    expect(cavalryAdvantage(4, 10)).toBe('defender')
    expect(cavalryAdvantage(0, 0)).toBeNull()
  })

  it('RV-5.72-1, RV-10.41-5: at sea and in sieges cavalry does not count', () => {
    expect(netOf(modifiersOf('naval', side(8, 1, 8), side(8, 1)))).toEqual({ holder: null, net: 0 })
    expect(netOf(modifiersOf('siege', side(8, 1, 8), side(8, 1)))).toEqual({ holder: null, net: 0 })
    expect(netOf(modifiersOf('siege', side(8, 2), side(4, 1)))).toEqual({ holder: 'attacker', net: 2 })
  })

  it('RV-5.31-5d: the smaller total is taken from the larger', () => {
    expect(netOf(modifiersOf('land', side(30, 1, 4), side(10, 4)))).toEqual({ holder: 'attacker', net: 1 })
    expect(netOf(modifiersOf('land', side(8, 3), side(5, 4, 2)))).toEqual({ holder: 'defender', net: 3 })
  })

  it('RV-5.31-6, RV-5.31-7: each die is what the other loses; split as one likes, within 1 and 10, not all of it', () => {
    expect(percentLost({ attacker: 5, defender: 2 }, 'attacker', { up: 0, down: 1 })).toEqual({
      attacker: 10,
      defender: 50,
    })
    const splits = splitsOf({ attacker: 5, defender: 5 }, 'attacker', 11)
    expect(splits).toContainEqual({ up: 5, down: 4 })
    expect(splits).toContainEqual({ up: 0, down: 0 })
    expect(splits.some(({ up }) => up > 5)).toBe(false)
    expect(splits.some(({ down }) => down > 4)).toBe(false)
    expect(splitsOf({ attacker: 3, defender: 3 }, 'defender', 2)).toHaveLength(6)
  })

  it('RV-5.31-8, RV-5.72-6: the higher percentage loses, equal is a draw', () => {
    expect(loserOf({ attacker: 40, defender: 20 })).toBe('attacker')
    expect(loserOf({ attacker: 20, defender: 30 })).toBe('defender')
    expect(loserOf({ attacker: 30, defender: 30 })).toBeNull()
  })

  it('RV-16.4-x: the automaton spends first to win, then to spare itself, and only the rest on the other side', () => {
    // It is ahead as it is, so all of it goes against its own losses.
    expect(bestSplit({ attacker: 6, defender: 6 }, 'attacker', 3)).toEqual({ up: 0, down: 3 })
    // The other die is at 1 after five points; the sixth is left for the victory.
    expect(bestSplit({ attacker: 1, defender: 6 }, 'attacker', 5)).toEqual({ up: 0, down: 5 })
    expect(bestSplit({ attacker: 1, defender: 6 }, 'attacker', 6)).toEqual({ up: 1, down: 5 })
    expect(bestSplit({ attacker: 1, defender: 6 }, 'defender', 12)).toEqual({ up: 4, down: 0 })
    expect(prospectOf(null, 0).attackerWins).toBeCloseTo(15 / 36)
    // Without a modifier both lose as much, the mean of the table.
    const losses = [1, 2, 3, 4, 5, 6].map(die =>
      percentLost({ attacker: die, defender: die }, null, { up: 0, down: 0 }),
    )
    const middle = losses.reduce((sum, { attacker }) => sum + attacker / 6, 0)
    expect(prospectOf(null, 0).attackerLoss).toBeCloseTo(middle)
    expect(prospectOf(null, 0).defenderLoss).toBeCloseTo(middle)
    expect(prospectOf('attacker', 3).attackerWins).toBeGreaterThan(prospectOf('attacker', 2).attackerWins)
  })

  it('RV-16.4-x: no other split wins more, nor costs less, nor then hurts more', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    for (const holder of ['attacker', 'defender'] as const)
      for (let net = 1; net <= 15; net++)
        for (const attacker of faces)
          for (const defender of faces) {
            const dice = { attacker, defender }
            const worthOf = (split: Split) => {
              const lost = percentLost(dice, holder, split)
              const [own, other] = [lost[holder], lost[opponentOf(holder)]]
              return 100_000 * Math.sign(other - own) - 200 * own + other
            }
            const best = Math.max(...splitsOf(dice, holder, net).map(worthOf))
            expect(worthOf(bestSplit(dice, holder, net))).toBe(best)
          }
  })
})

describe('single dice', () => {
  it('RV-5.45-a: interception on land needs at most the rating', () => {
    expect([interceptsOnLand(2, 2), interceptsOnLand(3, 2)]).toEqual([true, false])
  })

  it('RV-5.85-a: at sea die and rating make 7', () => {
    expect([interceptsAtSea(5, 2), interceptsAtSea(4, 2)]).toEqual([true, false])
  })

  it('RV-5.51-a, RV-5.53-a: withdrawal reaches rating less die, one at least; without a Leader a 1', () => {
    expect([1, 2, 3, 4, 5].map(die => withdrawalDistance(die, 4))).toEqual([3, 2, 1, 1, 0])
    expect([withdrawalDistance(1, 0), withdrawalDistance(2, 0)]).toEqual([1, 0])
  })

  it('RV-5.31-11b, RV-5.31-11c: he stays on at most his rating, else he goes the difference; leaderless as with 1', () => {
    expect([forcedRetreat(3, 3), forcedRetreat(4, 3), forcedRetreat(6, 3)]).toEqual([0, 1, 3])
    expect([forcedRetreat(1, 0), forcedRetreat(2, 0), forcedRetreat(6, 0)]).toEqual([0, 1, 5])
  })

  it('RV-3.34-c: only a 1 kills a beaten Leader', () => {
    expect([1, 2, 6].map(leaderFalls)).toEqual([true, false, false])
  })

  it('RV-11.13-a, RV-3.9-a: ratings 1 and 2 need a 1, ratings 3 and 4 a 1 or 2', () => {
    expect([activatesMinor(1, 2), activatesMinor(2, 2), activatesMinor(2, 3), activatesMinor(3, 4)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  it('RV-5.71-a, RV-5.69-a: ships slip away on 1 to 3, a storm hits on 1', () => {
    expect([withdrawsAtSea(3), withdrawsAtSea(4)]).toEqual([true, false])
    expect([stormHits(1), stormHits(2)]).toEqual([true, false])
  })
})
