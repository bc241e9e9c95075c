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

/** A game for a search: pick a number, roll a die, the sum counts; a player who picks 3 finds the die loaded to his harm. */
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

function stateOf(branch: Match): Sum {
  const { state } = branch.position
  if (typeof state !== 'object' || state === null || !('sum' in state) || !('picked' in state))
    throw new Error('not a sum')
  return { picked: Number(state.picked), sum: Number(state.sum) }
}

function sumOf(branch: Match): number {
  return stateOf(branch).sum
}

function pickedIn(branch: Match): number {
  return stateOf(branch).picked
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
    expect(Object.fromEntries(looks)).toEqual({ 0: 1, 1: 4, 2: 5, 3: 4 })
    expect(player.report).toEqual({ nodes: 13, plans: 4, changes: 1 })
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

describe('plans made of plans', () => {
  /** All plans that a search tries, in their order. */
  function tried(own: Partial<Strategist<number>>, nodes = 40): { plans: number[]; chosen: unknown } {
    const plans: number[] = []
    const watched: Strategist<number> = {
      ...strategist(),
      ...own,
      follow(seat, plan) {
        if (!plans.includes(plan)) plans.push(plan)
        return strategist().follow(seat, plan)
      },
    }
    const { noun } = searchBot('legatus', watched, 7, { nodes, samples: 3 }).choose(asked())
    return { plans, chosen: noun }
  }

  it('join two of them, either way round', () => {
    const joins: string[] = []
    const join = (one: number, other: number): number => {
      joins.push(`${one}+${other}`)
      return one === 1 && other === 0 ? 2 : one
    }
    expect(tried({ plans: () => [3, 0, 1], join })).toEqual({ plans: [3, 0, 1, 2], chosen: 2 })
    // The best is joined with the next best, and then whatever came of it.
    expect(joins.slice(0, 2)).toEqual(['1+0', '2+1'])
    expect(joins).toContain('0+1')
  })

  it('leave an order out', () => {
    const without = (plan: number): number[] => (plan === 1 ? [2] : [])
    expect(tried({ plans: () => [3, 1], without })).toEqual({ plans: [3, 1, 2], chosen: 2 })
  })

  it('come from the best so far: one that is found joins in', () => {
    const next = (plan: number): number[] => (plan < 2 ? [plan + 1] : [])
    expect(tried({ plans: () => [3, 0], without: next })).toEqual({ plans: [3, 0, 1, 2], chosen: 2 })
  })
})

describe('the plan that is taken', () => {
  it('has proved itself on fresh dice, whatever luck it had before', () => {
    const looks = new Map<number, number>()
    const lucky: Strategist<number> = {
      ...strategist(),
      plans: () => [1, 2],
      judge: () => ({
        isFarEnough: () => false,
        worth(branch) {
          const picked = pickedIn(branch)
          const look = (looks.get(picked) ?? 0) + 1
          looks.set(picked, look)
          return picked === 1 ? 0.5 : look === 1 ? 1 : 0.45
        },
      }),
    }
    const player = searchBot('legatus', lucky, 7, { nodes: 20, samples: 3 })
    expect(player.choose(asked())).toMatchObject({ noun: 1 })
    expect(player.report.changes).toBe(0)
  })

  it('sees other dice in the final than in the heats', () => {
    const sums = new Map<number, Set<number>>()
    const watched: Strategist<number> = {
      ...strategist(),
      plans: () => [0, 1],
      judge: () => ({
        isFarEnough: () => false,
        worth(branch) {
          const picked = pickedIn(branch)
          sums.set(picked, (sums.get(picked) ?? new Set()).add(sumOf(branch) - picked))
          return 0.5
        },
      }),
    }
    // In three samples every third of the faces comes up once, and the heats had one of them before.
    searchBot('legatus', watched, 7, { nodes: 20, samples: 3 }).choose(asked())
    expect(sums.get(0)?.size).toBeGreaterThanOrEqual(3)
    expect(sums.get(1)).toEqual(sums.get(0))
  })
})

describe('the others in a look ahead', () => {
  const roles = ['player', 'friend', 'foe']
  /** Everybody is asked twice, in turn. */
  const rounds: GameDefinition<Sum, null> = {
    ...sums,
    scenarios: [{ id: '1', roles }],
    phases: [
      {
        id: 'play',
        rule: 'S-1',
        *run() {
          for (const role of [...roles, ...roles])
            yield* pick({ role, rule: 'S-1', task: 'pick', verb: 'take', nouns: [0, 1, 2, 3] })
          yield* endMatch({ winners: [], outcome: 'over', rule: 'S-1' })
        },
      },
    ],
  }

  it('have a bot each, which remembers only what its own role was asked', () => {
    const heard: string[][] = []
    const watched: Strategist<number> = {
      ...strategist(),
      plans: () => [3],
      opponent() {
        const own: string[] = []
        heard.push(own)
        return makeBot('other', ({ role, decision }) => {
          own.push(role)
          return { choice: decision.choices[0] ?? { verb: 'none' } }
        })
      },
    }
    const match = Match.start<unknown, unknown, unknown>(rounds, { scenario: '1', dice: fastDice(1) })
    if (match.decision === null) throw new Error('nothing to choose')
    searchBot('legatus', watched, 7, { nodes: 1, samples: 1 }).choose(seatOf(match, match.decision))
    expect(heard).toEqual([
      ['friend', 'friend'],
      ['foe', 'foe'],
    ])
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
