import { describe, expect, it } from 'vitest'
import {
  acquittalChance,
  against,
  ambushModifier,
  attackOdds,
  beats,
  betrayalOdds,
  championsChance,
  chanceIfRerolled,
  clashOdds,
  consentChance,
  corruptionOdds,
  type Distribution,
  duelOdds,
  duelResult,
  engagementOdds,
  firstAssaultOdds,
  inauguratioChance,
  intimidationOdds,
  isAcquitted,
  isInaugurated,
  leaderAttackOdds,
  mean,
  pillageOdds,
  pursuitOdds,
  roundLosses,
  secondAssaultOdds,
  senateConsents,
  senateVotes,
  shipOdds,
  trialModifier,
  vanguardPairOdds,
} from '../../rules/odds/index.ts'

const facesThatWin = (odds: { faces: readonly { die: number; beats: boolean }[] }): number[] =>
  odds.faces.filter(face => face.beats).map(face => face.die)

const total = (distribution: Distribution): number =>
  distribution.reduce((sum, { chance }) => sum + chance, 0)

describe('a die that must beat a value', () => {
  it('KOR-CMB-6: fails if it equals the value, and says so for each face', () => {
    const odds = against(4, 'KOR-CMB-6')
    expect(facesThatWin(odds)).toEqual([5, 6])
    expect(odds.chance).toBeCloseTo(2 / 6)
    for (const { die, beats: wins } of odds.faces) expect(beats(odds, die)).toBe(wins)
  })

  it('KOR-EVT-5: nice omens add one, bad omens take one off, each named by its rule', () => {
    expect(facesThatWin(pillageOdds(3, 'nice'))).toEqual([3, 4, 5, 6])
    expect(facesThatWin(pillageOdds(3, 'bad'))).toEqual([5, 6])
    expect(pillageOdds(3, 'bad').faces.map(({ total }) => total)).toEqual([0, 1, 2, 3, 4, 5])
    expect(pillageOdds(3, 'bad').chance).toBeCloseTo(2 / 6)
    expect(facesThatWin(corruptionOdds(2, 'nice'))).toEqual([2, 3, 4, 5, 6])
    expect(intimidationOdds(2, 'bad').modifiers).toEqual([{ rule: 'KOR-EVT-5', why: 'bad-omens', value: -1 }])
    expect(intimidationOdds(2, null).modifiers).toEqual([])
  })
})

describe('the dice of actions', () => {
  it('KOR-SIEGE-2: a garrison of 1 falls on 3 to 6, one of 2 on 5 and 6, one of 3 never', () => {
    const faces = [1, 2, 3].map(virtus => facesThatWin(firstAssaultOdds({ kind: 'garrison', virtus })))
    expect(faces).toEqual([[3, 4, 5, 6], [5, 6], []])
  })

  it('KOR-SIEGE-4: the second roll beats 2V + 1 of a garrison and 2V of a unit', () => {
    expect(facesThatWin(secondAssaultOdds({ kind: 'garrison', virtus: 2 }))).toEqual([6])
    expect(facesThatWin(secondAssaultOdds({ kind: 'unit', virtus: 2 }))).toEqual([5, 6])
  })

  it('KOR-AMB-3: an ambush adds one to the first roll against a garrison', () => {
    const odds = firstAssaultOdds({ kind: 'garrison', virtus: 2 }, [ambushModifier])
    expect(facesThatWin(odds)).toEqual([4, 5, 6])
    expect(odds.modifiers.map(({ rule }) => rule)).toEqual(['KOR-AMB-3'])
  })

  it('KOR-BET-2: each influence point takes 3 off; two make any garrison safe', () => {
    expect(facesThatWin(betrayalOdds(1, 0))).toEqual([2, 3, 4, 5, 6])
    expect(facesThatWin(betrayalOdds(1, 1))).toEqual([5, 6])
    expect(betrayalOdds(1, 2).chance).toBe(0)
  })

  it('KOR-ING-1: four kings of six are inaugurated', () => {
    expect(inauguratioChance()).toBeCloseTo(4 / 6)
    expect([4, 5].map(isInaugurated)).toEqual([true, false])
  })

  it('KOR-SEN-1: three Curiae consent in half of the cases, and the votes are binomial', () => {
    expect(senateConsents([4, 6, 2])).toBe(true)
    expect(senateConsents([3, 6, 2])).toBe(false)
    expect(senateConsents([4, 4, 3, 3, 3])).toBe(false)
    expect(senateConsents([4, 4, 4, 3, 3])).toBe(true)
    expect(consentChance(3)).toBeCloseTo(0.5)
    expect(consentChance(1)).toBeCloseTo(0.5)
    expect(consentChance(4)).toBeCloseTo(5 / 16)
    expect(senateVotes(3).map(({ chance }) => chance * 8)).toEqual([1, 3, 3, 1])
  })

  it('KOR-EVT-2: equal champions are even, and a reroll helps Rome', () => {
    // A fight without a dusk, as far as numbers go.
    const fight = { roman: 3, alban: 3, rerolls: 0, rounds: 100 }
    expect(championsChance(fight)).toBeCloseTo(0.5)
    expect(championsChance({ ...fight, roman: 1, alban: 2 })).toBeCloseTo(0.25)
    expect(championsChance({ ...fight, rerolls: 1 })).toBeGreaterThan(0.55)
    expect(championsChance({ ...fight, rerolls: 1 })).toBeLessThan(0.75)
    expect(championsChance({ ...fight, rerolls: 1 })).toBeCloseTo(0.6399305556, 9)
    expect(championsChance({ ...fight, roman: 2, rerolls: 1 })).toBeCloseTo(0.4604166667, 9)
    // The last man, against a 2: four faces win, one is rolled again, one loses.
    const last = { roman: 1, alban: 1, rerolls: 1, rounds: 100 }
    expect(chanceIfRerolled(last, 2)).toBeCloseTo((4 + 0.5) / 6)
    expect(chanceIfRerolled({ ...last, rerolls: 0 }, 2)).toBe(0)
    expect(championsChance(last)).toBeCloseTo(47 / 72, 9)
  })

  it('KOR-EVT-2, RULING-86: at dusk more men have won; one round is 15 in 36 for each', () => {
    const fight = { roman: 1, alban: 1, rerolls: 0, rounds: 1 }
    expect(championsChance(fight)).toBeCloseTo(15 / 36, 12)
    expect(championsChance({ ...fight, rounds: 2 })).toBeCloseTo(15 / 36 + 15 / 216, 12)
    expect(championsChance({ ...fight, rounds: 0 })).toBe(0)
    expect(championsChance({ ...fight, roman: 2, rounds: 0 })).toBe(1)
    // In ten rounds one fight of three against three in a thousand ends with nobody.
    const whole = { roman: 3, alban: 3, rerolls: 0, rounds: 10 }
    expect(1 - 2 * championsChance(whole)).toBeCloseTo(0.00081, 4)
  })
})

describe('the dice of battle', () => {
  it('KOR-DUEL-3: the totals 4 and 4 kill a leader of Virtus 3 and spare one of Virtus 4', () => {
    const result = duelResult({ virtus: 4, astutia: 3 }, { virtus: 3, astutia: 2 }, 1, 2)
    expect(result).toEqual({ romanTotal: 4, hostileTotal: 4, romanDies: false, hostileDies: true })
  })

  it('KOR-DUEL-2: Romulus against a leader 3/2: he cannot miss, and falls on 3 to 6', () => {
    const odds = duelOdds({ virtus: 4, astutia: 3 }, { virtus: 3, astutia: 2 })
    expect(odds.hostileLost).toBeCloseTo(2 / 6)
    expect(odds.bothLost).toBeCloseTo(4 / 6)
    expect(odds.romanLost + odds.neitherLost).toBe(0)
    // A Tribune, 2/1, against a leader 3/1: he strikes with 3 to 6 and falls on 2 to 6.
    const tribune = duelOdds({ virtus: 2, astutia: 1 }, { virtus: 3, astutia: 1 })
    const { romanLost, hostileLost, bothLost, neitherLost } = tribune
    expect([romanLost, hostileLost, bothLost, neitherLost].map(chance => Math.round(chance * 36))).toEqual([
      10, 4, 20, 2,
    ])
  })

  it('KOR-VAN-8: class I has +1, a retreating unit has -1', () => {
    expect(beats(pursuitOdds(4, { heavy: true, retreating: false }), 4)).toBe(true)
    const retreating = pursuitOdds(3, { heavy: false, retreating: true })
    expect(beats(retreating, 4)).toBe(false)
    expect(retreating.modifiers).toEqual([{ rule: 'KOR-VAN-8', why: 'retreating', value: -1 }])
  })

  it('KOR-CMB-6: a round without rerolls is the sum of its dice', () => {
    const dice = [2, 3].map(virtus => ({ odds: attackOdds(virtus), cost: virtus }))
    const losses = roundLosses(dice, 0)
    expect(losses.map(({ value }) => value)).toEqual([0, 2, 3, 5])
    expect(losses.map(({ chance }) => Math.round(chance * 36))).toEqual([6, 12, 6, 12])
    expect(mean(losses)).toBeCloseTo((2 * 4) / 6 + (3 * 3) / 6)
  })

  it('KOR-CMB-4: a reroll gives the first miss a second chance, counted over all 216 throws', () => {
    const dice = [2, 3].map(virtus => ({ odds: attackOdds(virtus), cost: virtus }))
    const counted = new Map<number, number>()
    const faces = [1, 2, 3, 4, 5, 6]
    for (const one of faces)
      for (const two of faces)
        for (const again of faces) {
          const first = one > 2 || again > 2
          const second = two > 3 || (one > 2 && again > 3)
          const lost = (first ? 2 : 0) + (second ? 3 : 0)
          counted.set(lost, (counted.get(lost) ?? 0) + 1)
        }
    const losses = roundLosses(dice, 1)
    expect(total(losses)).toBeCloseTo(1)
    for (const { value, chance } of losses) expect(Math.round(chance * 216)).toBe(counted.get(value))
  })

  it('KOR-VAN-5: a pair of the vanguards fights until somebody is lost', () => {
    const odds = vanguardPairOdds({ roman: 3, hostile: 2 })
    expect(odds.neitherLost).toBeCloseTo((1 / 6) ** 10, 12)
    expect(odds.romanLost + odds.hostileLost + odds.bothLost).toBeCloseTo(1)
    // In a round: only the other 2/3 · 1/2, only ours 1/3 · 1/2, both 2/3 · 1/2; again with 1/6.
    expect(odds.hostileLost).toBeCloseTo(0.4)
    expect(odds.romanLost).toBeCloseTo(0.2)
    expect(odds.bothLost).toBeCloseTo(0.4)
    // Neither can hit the other: a data pack may have it so.
    const neither = { romanLost: 0, hostileLost: 0, bothLost: 0, neitherLost: 1 }
    expect(vanguardPairOdds({ roman: 6, hostile: 6 })).toEqual(neither)
    expect(vanguardPairOdds({ roman: 6, hostile: 5 }).hostileLost).toBeCloseTo(1 - (5 / 6) ** 10)
  })

  it('KOR-VAN-5, RULING-86: after ten rounds both may still be in the saddle', () => {
    const odds = vanguardPairOdds({ roman: 5, hostile: 5 })
    const undecided = (25 / 36) ** 10
    expect(odds.neitherLost).toBeCloseTo(undecided, 12)
    expect(odds.romanLost).toBeCloseTo((5 / 11) * (1 - undecided), 12)
    expect(odds.bothLost).toBeCloseTo((1 / 11) * (1 - undecided), 12)
    expect(vanguardPairOdds({ roman: 6, hostile: 6 }).neitherLost).toBe(1)
  })

  it('KOR-VAN-7: the better track wins the clash, whatever was lost before', () => {
    const even = clashOdds([{ roman: 3, hostile: 3 }], { roman: 0, hostile: 0 }, virtus => virtus)
    expect(even.romanWins).toBeCloseTo(even.hostileWins)
    expect(even.tie).toBeCloseTo(1 / 3)
    const ahead = clashOdds([{ roman: 3, hostile: 3 }], { roman: 0, hostile: -4 }, virtus => virtus)
    expect(ahead.romanWins).toBeCloseTo(1)
    // Ours lost 0.2, theirs 0.4, both 0.4: by Virtus both lost leaves us one behind, by units nobody is ahead.
    const pair = { roman: 3, hostile: 2 }
    const clash = (roman: number, hostile: number, costOf: (virtus: number) => number) => {
      const { romanWins, hostileWins, tie } = clashOdds([pair], { roman, hostile }, costOf)
      return [romanWins, hostileWins, tie].map(chance => Math.round(chance * 10))
    }
    expect(clash(0, 0, virtus => virtus)).toEqual([4, 6, 0])
    expect(clash(0, 0, () => 1)).toEqual([4, 2, 4])
    expect(clash(-1, -2, () => 1)).toEqual([8, 0, 2])
    expect(clash(-2, -1, () => 1)).toEqual([0, 6, 4])
    const two = clashOdds([{ roman: 3, hostile: 3 }, pair], { roman: 0, hostile: 0 }, () => 1)
    expect(two.romanWins).toBeCloseTo((0.8 + 0.4) / 3)
    expect(two.pairs).toHaveLength(2)
    expect(facesThatWin(engagementOdds(2))).toEqual([3, 4, 5, 6])
  })

  it('KOR-RES-2: a leader of Virtus 3 is taken on 4 to 6', () => {
    expect(facesThatWin(leaderAttackOdds(3))).toEqual([4, 5, 6])
  })

  it('KOR-NAV-4: a ship of Virtus 2 is sunk on 3 to 6', () => {
    expect(facesThatWin(shipOdds(2))).toEqual([3, 4, 5, 6])
  })

  it('KOR-IGN-3: acquitted with 11 and 12 after a battle, with 10 to 12 after a siege', () => {
    expect(acquittalChance('battle')).toBeCloseTo(3 / 36)
    expect(acquittalChance('siege')).toBeCloseTo(6 / 36)
    expect(isAcquitted([5, 5], 'battle')).toBe(false)
    expect(isAcquitted([5, 5], 'siege')).toBe(true)
    expect(trialModifier('battle').value).toBe(-2)
  })
})
