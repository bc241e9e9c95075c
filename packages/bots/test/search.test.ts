import {
  type DiceSource,
  endMatch,
  fastDice,
  type GameDefinition,
  Match,
  makeBot,
  pick,
  type Strategist,
} from '@aquila/engine'
import { describe, expect, it } from 'vitest'
import { evenDice, type SearchBot, searchBot, seatOf } from '../src/index.ts'

/** A game for a search: pick a number, roll a die, the sum counts; whoever picks 3 finds the die loaded to his harm. */
interface Sum {
  picked: number
  sum: number
}

const sums: GameDefinition<Sum, null> = {
  id: 'sums',
  title: 'Sums',
  version: '1',
  scenarios: [{ id: '1', roles: ['player'] }],
  options: [],
  windows: [],
  events: {},
  phases: [
    {
      id: 'play',
      rule: 'S-1',
      *run(g) {
        g.state.picked = yield* pick({
          role: 'player',
          rule: 'S-1',
          task: 'pick',
          verb: 'take',
          nouns: [0, 1, 2, 3],
        })
        const die = g.dice.d6('luck')
        g.state.sum = g.state.picked === 3 ? 1 : g.state.picked + die
        yield* endMatch({ winners: [], outcome: 'over', rule: 'S-1' })
      },
    },
  ],
  load: () => null,
  setUp: () => ({ picked: 0, sum: 0 }),
  readState: () => ({ picked: 0, sum: 0 }),
  copy: state => ({ ...state }),
  view: ({ state }) => ({ ...state }),
  redeal: () => undefined,
  explain: () => null,
  breaches: () => [],
}

/** Plans are the numbers; the game trusts the worst most. */
function strategist(variations: readonly number[] = []): Strategist<number> {
  const taking = (number: number) =>
    makeBot('taker', ({ decision }) => ({
      choice: decision.choices.find(({ noun }) => noun === number) ?? { verb: 'none' },
    }))
  return {
    nodes: 12,
    samples: 3,
    stretch: ({ decision }) => (decision.task === 'pick' ? 'the only one' : null),
    plans: () => [3, 1, 3],
    variations: () => variations,
    follow: (_, plan) => taking(plan),
    advisor: () => taking(1),
    opponent: () => taking(1),
    judge: () => ({
      isFarEnough: () => false,
      worth: branch => sumOf(branch) / 8,
    }),
  }
}

function sumOf(branch: Match): number {
  const { state } = branch.position
  if (typeof state !== 'object' || state === null || !('sum' in state)) throw new Error('not a sum')
  return Number(state.sum)
}

function asked(): ReturnType<typeof seatOf> {
  const match = Match.start<unknown, unknown, unknown>(sums, { scenario: '1', dice: fastDice(1) })
  if (match.decision === null) throw new Error('nothing to choose')
  return seatOf(match, match.decision)
}

const bot = (nodes: number, variations?: readonly number[]): SearchBot =>
  searchBot('legatus', strategist(variations), 7, { nodes, samples: 3 })

describe('a search over plans', () => {
  it('gives up the plan that the game trusts most for one that does better', () => {
    expect(bot(12).choose(asked())).toMatchObject({ verb: 'take', noun: 1 })
  })

  it('goes on from the best plan to its variations', () => {
    expect(bot(12, [2]).choose(asked())).toMatchObject({ noun: 2 })
  })

  it('looks ahead no more often than its nodes allow, and trusts the game without any', () => {
    const frugal = bot(4, [2])
    frugal.choose(asked())
    expect(frugal.report.nodes).toBe(4)
    const blind = bot(0, [2])
    expect(blind.choose(asked())).toMatchObject({ noun: 3 })
    expect(blind.report.nodes).toBe(0)
  })

  it('gives each plan one look ahead, and more only to the trusted one and the two that did best', () => {
    const looks = new Map<number, number>()
    const counting: Strategist<number> = {
      ...strategist(),
      plans: () => [3, 0, 1, 2],
      follow(seat, plan) {
        looks.set(plan, (looks.get(plan) ?? 0) + 1)
        return strategist().follow(seat, plan)
      },
    }
    const player = searchBot('legatus', counting, 7, { nodes: 100, samples: 3 })
    expect(player.choose(asked())).toMatchObject({ noun: 2 })
    // The plan that was taken is followed once more, by the player himself.
    expect(Object.fromEntries(looks)).toEqual({ 0: 1, 1: 3, 2: 4, 3: 3 })
    expect(player.report).toEqual({ nodes: 10, plans: 4, changes: 1 })
  })

  it('has nothing to compare where there is only one plan', () => {
    const player = searchBot('legatus', { ...strategist(), plans: () => [3] }, 7, { nodes: 100, samples: 3 })
    player.choose(asked())
    expect(player.report.nodes).toBe(1)
  })

  it('takes plans for the same that have the same name', () => {
    const player = searchBot('legatus', { ...strategist(), nameOf: () => 'any' }, 7)
    expect(player.choose(asked())).toMatchObject({ noun: 3 })
    expect(player.report.plans).toBe(1)
  })

  it('does not look at the same plan twice', () => {
    const thorough = bot(100)
    thorough.choose(asked())
    expect(thorough.report.plans).toBe(2)
  })

  it('thinks once and then follows its plan', () => {
    const player = bot(100)
    player.choose(asked())
    const { nodes } = player.report
    player.choose(asked())
    expect(player.report.nodes).toBe(nodes)
  })

  it('makes up its mind at once when it is told that it is enough', () => {
    const player = bot(100, [2])
    const pondering = player.ponder?.(asked())
    if (pondering === undefined) throw new Error('it does not ponder')
    expect(pondering.next(false).done).toBe(false)
    expect(pondering.next(true)).toMatchObject({ done: true, value: { choice: { noun: 3 } } })
    expect(player.report.nodes).toBe(1)
  })

  it('takes the same choice whether it thinks in one go or step by step', () => {
    const pondering = bot(12, [2]).ponder?.(asked())
    if (pondering === undefined) throw new Error('it does not ponder')
    let step = pondering.next(false)
    while (!step.done) step = pondering.next(false)
    expect(step.value.choice).toEqual(bot(12, [2]).choose(asked()))
  })
})

describe('a plan that a search has found', () => {
  /** What the search says of the plan that it takes: by how much it is ahead of the trusted one. */
  function told(plans: readonly number[]): string[] {
    const said: string[] = []
    const teller: Strategist<number> = {
      ...strategist(),
      plans: () => plans,
      explained(_, plan, trusted, lead) {
        said.push(`${plan} for ${trusted}, ${lead > 0 ? 'ahead' : 'behind'}`)
        return plan
      },
    }
    searchBot('legatus', teller, 7, { nodes: 12, samples: 3 }).choose(asked())
    return said
  }

  it('says what it has before the one that the game trusts most, however many there were in between', () => {
    expect(told([3, 1, 2])).toEqual(['2 for 3, ahead'])
  })

  it('says nothing if it is the trusted one', () => {
    expect(told([2, 1, 3])).toEqual([])
  })
})

describe('even dice', () => {
  const rolls = (dice: DiceSource, count: number) =>
    Array.from({ length: count }, (_, index) => dice.roll(6, 'test', index))

  it('show every third of the faces once in three samples', () => {
    const samples = [0, 1, 2].map(sample => rolls(evenDice(5, sample, 3), 40))
    for (let roll = 0; roll < 40; roll++) {
      const thirds = samples.map(sample => Math.ceil((sample[roll] ?? 0) / 2)).toSorted()
      expect(thirds).toEqual([1, 2, 3])
    }
  })

  it('fall like any others in one sample', () => {
    const counts = [0, 0, 0, 0, 0, 0, 0]
    for (const face of rolls(evenDice(3, 1, 3), 6000)) counts[face] = (counts[face] ?? 0) + 1
    expect(counts[0]).toBe(0)
    for (const count of counts.slice(1)) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})
