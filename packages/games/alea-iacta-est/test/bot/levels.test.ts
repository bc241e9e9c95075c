import { botOfLevel, playFixture, playToTheEnd, pointsAgainst, rateOf, searchBot, seatOf } from '@aquila/bots'
import { type Bot, fastDice, Match, wordsOf } from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { texts as ofSeries } from '../../../imperator/bot/en.generated.ts'
import { texts as ownTexts } from '../../bot/en.generated.ts'
import { aleaBots } from '../../bot/index.ts'
import { chanceOfGoal } from '../../bot/prospects.ts'
import { aleaStrategist } from '../../bot/strategist.ts'
import { alea } from '../../index.ts'
import { messages, texts } from '../english.ts'

// What bots say comes with the bots.
messages.add([ofSeries, ownTexts])

/** The general with few look aheads: the budget is in nodes, so that he plays the same on every machine. */
const hasty = (seed: number): Bot => searchBot('legatus', aleaStrategist, seed, { nodes: 3, samples: 2 })

function bot(level: string, seed: number): Bot {
  if (level === 'legatus') return hasty(seed)
  const made = botOfLevel(aleaBots, level, seed)
  if (made === null) throw new Error(`no level ${level}`)
  return made
}

function newMatch(scenario: string, seed: number): Match {
  return Match.start<unknown, unknown, unknown>(alea, { scenario, dice: fastDice(seed) })
}

/** The points of the first level against the second, in both seats. */
function series(level: string, opponent: string, scenarios: readonly string[], seeds: readonly number[]) {
  const contestants = [level, opponent].map(name => ({ name, bot: (seed: number) => bot(name, seed) }))
  const contest = { game: alea, contestants, scenarios, meetings: 1, seed: 1 }
  const bouts = scenarios.flatMap(scenario =>
    seeds.flatMap(seed => [
      playFixture(contest, { scenario, seed, contestants: [level, opponent] }),
      playFixture(contest, { scenario, seed, contestants: [opponent, level] }),
    ]),
  )
  return rateOf(pointsAgainst(bouts, level, opponent))
}

describe('every level plays every scenario to the end, on either side', () => {
  it.each(alea.scenarios.map(({ id }) => id))('scenario %s', scenario => {
    // Each level plays each scenario; the sides change from one to the next, so that all of them are played on both.
    const pairs =
      scenario === '1'
        ? [['tiro', 'centurio']]
        : Number(scenario) % 2 === 0
          ? [
              ['tiro', 'miles'],
              ['legatus', 'centurio'],
            ]
          : [
              ['miles', 'tiro'],
              ['centurio', 'legatus'],
            ]
    for (const [one = '', other = ''] of pairs) {
      const result = playToTheEnd(newMatch(scenario, 5), [bot(one, 1), bot(other, 2)])
      expect(result.outcome).not.toBe('')
    }
  })
})

describe('a bot of a seed', () => {
  it('always plays the same', () => {
    const [one, other] = [newMatch('3', 9), newMatch('3', 9)]
    for (const match of [one, other]) playToTheEnd(match, [bot('legatus', 1), bot('centurio', 2)])
    expect(one.hash).toBe(other.hash)
    expect(one.length).toBe(other.length)
  })

  it.each(['miles', 'centurio', 'legatus'])(
    'of level %s chooses the same whatever lies in the other hand and in the cup',
    level => {
      const match = newMatch('5', 3)
      const players = [bot('miles', 1), bot('miles', 2)]
      let compared = 0
      for (let made = 0; match.decision !== null; made++) {
        const { decision } = match
        if (made % 40 === 0 && match.phase !== 'deployment-1' && match.phase !== 'deployment-2') {
          const advices = [11, 12, 13].map(deal => {
            const branch = match.branch(fastDice(deal), { as: decision.role })
            const waiting = branch.decisions.find(({ role }) => role === decision.role)
            if (waiting === undefined) throw new Error('the branch has lost the question')
            return bot(level, 1).advise(seatOf(branch, waiting))
          })
          expect(advices[1]).toEqual(advices[0])
          expect(advices[2]).toEqual(advices[0])
          compared++
        }
        const player = players[match.seats[decision.role] ?? 0]
        if (player === undefined) throw new Error('nobody sits there')
        match.choose(player.choose(seatOf(match, decision)), { role: decision.role })
      }
      expect(compared).toBeGreaterThan(8)
    },
  )

  it('takes over a match in the middle of a move', () => {
    const match = newMatch('7', 4)
    for (let made = 0; match.decision !== null && made < 240; made++) {
      const { decision } = match
      // A fresh bot for every choice: none of them remembers what the last one was up to.
      match.choose(bot('centurio', made).choose(seatOf(match, decision)), { role: decision.role })
    }
    expect(match.phase).toMatch(/^[EF]/)
  })

  it('says what it is up to when it attacks', () => {
    const match = newMatch('5', 6)
    const player = bot('miles', 1)
    const reasons = new Set<string>()
    while (match.decision !== null && reasons.size < 3) {
      const { decision } = match
      const { choice, reason } = player.advise(seatOf(match, decision))
      if (reason !== undefined) {
        expect(messages.has(reason.key)).toBe(true)
        reasons.add(reason.key)
      }
      match.choose(choice, { role: decision.role })
    }
    expect(reasons.size).toBeGreaterThan(1)
  })
})

/** Steps of an order, whose reason was given with it, and counters that are put by the dozen. */
const withoutReason = new Set([
  ...['set-out', 'march', 'march-alone', 'flight', 'put-to-sea', 'voyage', 'slip-away', 'slip-away-by-sea'],
  ...['deploy-leader', 'deploy-unit', 'recruit', 'pick-recruit', 'muster'],
])

describe('an advice of Centurio', () => {
  it('has a reason in words, whatever is asked', () => {
    const match = newMatch('4', 8)
    const players = [bot('centurio', 1), bot('centurio', 2)]
    const words = wordsOf(texts, alea.load(undefined))
    while (match.decision !== null) {
      const { decision } = match
      const advice = players[match.seats[decision.role] ?? 0]?.advise(seatOf(match, decision))
      if (advice === undefined) throw new Error('nobody sits there')
      const { choice, reason } = advice
      if (reason !== undefined) {
        expect(messages.has(reason.key), reason.key).toBe(true)
        expect(words.reason(reason)).toMatch(/[.]$/)
      } else if (decision.choices.length > 1) expect(withoutReason, decision.task).toContain(decision.task)
      match.choose(choice, { role: decision.role })
    }
  })
})

describe('the levels are in order', () => {
  // What holds in hundreds of matches is kept in docs/arena; a few are enough to notice that something is broken.
  it.each([
    ['tiro', 'random', ['3', '6', '7'], [1, 2]],
    ['miles', 'tiro', ['5', '7'], [1, 2]],
    // These two are nearer to each other: of eight matches four can go either way.
    ['centurio', 'miles', ['3', '5'], [1, 2, 3]],
  ] as const)('%s beats %s', (level, opponent, scenarios, seeds) => {
    expect(series(level, opponent, scenarios, seeds).share).toBeGreaterThan(0.5)
  })
})

describe('the chance to reach a goal', () => {
  const none = { italia: 0, asia: 0, gallia: 0, africa: 0, graecia: 0, sicilia: 0, hispania: 0 }
  const goal = { count: 0, all: [], any: [], roma: false, lead: 0, aegyptii: null } as const
  const prospects = {
    regions: { ...none, asia: 0.5, africa: 0.5 },
    enemyRegions: none,
    roma: 0.5,
    aegyptii: 1,
  }

  it('multiplies what must all be had, and adds up what is one of several', () => {
    expect(chanceOfGoal({ ...goal, all: ['asia', 'africa'], roma: true }, prospects)).toBeCloseTo(0.125)
    expect(chanceOfGoal({ ...goal, any: ['asia', 'africa'] }, prospects)).toBeCloseTo(0.75)
  })

  it('counts regions, and those of the enemy against them', () => {
    expect(chanceOfGoal({ ...goal, count: 1 }, prospects)).toBeCloseTo(0.75)
    expect(chanceOfGoal({ ...goal, count: 2, all: ['asia'] }, prospects)).toBeCloseTo(0.25)
    expect(chanceOfGoal({ ...goal, lead: 1 }, prospects)).toBeCloseTo(0.75)
    const rivals = { ...prospects, enemyRegions: { ...none, gallia: 1 } }
    expect(chanceOfGoal({ ...goal, lead: 1 }, rivals)).toBeCloseTo(0.25)
  })
})
