import { endMatch, fastDice, type GameDefinition, Match, pick, type Rules } from '@aquila/engine'
import { type FordData, type FordState, theFords } from '@aquila/engine/teaching-game'
import { describe, expect, it } from 'vitest'
import { dialOfPlayouts, dialOfTime, playToTheEnd, randomBot, seatOf, uctBot } from '../src/index.ts'
import { worthsOf } from '../src/worth.ts'

type FordGame = GameDefinition<FordState, FordData>
type FordPlay = Parameters<FordGame['phases'][number]['run']>[0]

const uct = (seed: number, playouts = 60) => uctBot('uct', seed, dialOfPlayouts(playouts))

function started(game: FordGame): Match {
  return Match.start<unknown, unknown, unknown>(game, { scenario: 'duel', dice: fastDice(1) })
}

function seatIn(match: Match) {
  if (match.decision === null) throw new Error('nobody has anything to choose')
  return seatOf(match, match.decision)
}

/** The Fords in the last campaign of the last turn: each has a ford, and Rome wins by going from there to the isle. */
function lastCampaign(): Match {
  const start = theFords.phases.findIndex(({ id }) => id === 'campaign')
  return started({
    ...theFords,
    phases: [...theFords.phases.slice(start), ...theFords.phases.slice(0, start)],
    setUp: (...given) => {
      const state = theFords.setUp(...given)
      return {
        ...state,
        turn: state.lastTurn,
        toMove: ['rome'],
        units: [
          { id: 1, side: 'rome', zone: 'east-ford', worn: false, moved: false },
          { id: 2, side: 'gaul', zone: 'north-ford', worn: false, moved: false },
        ],
      }
    },
  })
}

/** A game of a few questions on the board of The Fords. */
function fewQuestions(run: (g: FordPlay) => Rules, more: Partial<FordGame> = {}): Match {
  return started({ ...theFords, phases: [{ id: 'play', rule: 'T-1', run }], ...more })
}

function* asked(role: string, ...nouns: string[]): Rules<string> {
  return yield* pick({ role, rule: 'T-1', task: 'pick', verb: 'take', nouns })
}

function* won(...winners: string[]): Rules {
  yield* endMatch({ winners, outcome: 'over', rule: 'T-1' })
}

describe('a textbook UCT', () => {
  it('finds the win that random play misses', () => {
    const seeds = Array.from({ length: 12 }, (_, seed) => seed + 1)
    const winnersWith = (bot: typeof randomBot) =>
      seeds.map(seed => playToTheEnd(lastCampaign(), [bot(seed), randomBot(seed)]).winners.join())
    expect(new Set(winnersWith(uct))).toEqual(new Set(['rome']))
    expect(winnersWith(randomBot).filter(winners => winners === 'rome').length).toBeLessThan(9)
  })

  it('expects of each role the best for its player', () => {
    // Most answers to 'left' lose for Gaul, but one wins: better to draw.
    function* run(): Rules {
      if ((yield* asked('rome', 'left', 'right')) === 'right') return yield* won()
      yield* won((yield* asked('gaul', 'good', 'bad', 'worse')) === 'good' ? 'gaul' : 'rome')
    }
    expect(uct(1).choose(seatIn(fewQuestions(run)))).toMatchObject({ noun: 'right' })
  })

  it('goes with its player when he changes sides', () => {
    function* run(g: FordPlay): Rules {
      if ((yield* asked('rome', 'stay', 'change')) === 'change') g.swapSeats('rome', 'gaul')
      yield* won('gaul')
    }
    expect(uct(1).choose(seatIn(fewQuestions(run)))).toMatchObject({ noun: 'change' })
  })

  it('goes by the points where the end is too far away', () => {
    function* run(g: FordPlay): Rules {
      if ((yield* asked('rome', 'rest', 'gain')) === 'gain') g.state.scores.rome = 1
      for (;;) yield* asked('gaul', 'this', 'that')
    }
    expect(uct(1, 20).choose(seatIn(fewQuestions(run)))).toMatchObject({ noun: 'gain' })
  })

  it('does not think where there is nothing to choose', () => {
    const seat = seatIn(lastCampaign())
    const decision = { ...seat.decision, choices: [{ verb: 'done' }] }
    const branch = () => {
      throw new Error('it thinks')
    }
    expect(uct(1).choose({ ...seat, decision, branch })).toEqual({ verb: 'done' })
  })
})

describe('what a UCT answers', () => {
  /** The first choices of both sides. */
  const choicesOf = (seed: number) => {
    const match = started(theFords)
    const players = [uct(seed, 3), uct(seed + 1, 3)]
    return Array.from({ length: 12 }, () => {
      const seat = seatIn(match)
      const choice = players[match.seats[seat.role] ?? 0]?.choose(seat)
      match.choose(choice, { role: seat.role })
      return choice
    })
  }

  it('is the same with the same seed and as many playouts', () => {
    expect(choicesOf(1)).toEqual(choicesOf(1))
    expect(choicesOf(1)).not.toEqual(choicesOf(2))
  })

  it('is the same whatever is hidden, even where a look would win', () => {
    const cards = ['ambush', 'palisade', 'sabotage', 'intrigue'] as const
    function* run({ state }: FordPlay): Rules {
      const guess = yield* asked('rome', ...cards)
      yield* won(state.hands.gaul?.[0] === guess ? 'rome' : 'gaul')
    }
    const guesses = cards.map(card => {
      const setUp: FordGame['setUp'] = (...given) => {
        const state = theFords.setUp(...given)
        state.deck.splice(state.deck.indexOf(card), 1)
        return { ...state, hands: { ...state.hands, gaul: [card] } }
      }
      return uct(1).choose(seatIn(fewQuestions(run, { setUp }))).noun
    })
    expect(new Set(guesses).size).toBe(1)
  })

  it('is the same on every deal of the hidden cards, all through a match', () => {
    const match = started(theFords)
    const players = [randomBot(1), randomBot(2)]
    let compared = 0
    for (let made = 0; match.decision !== null; made++) {
      const { role } = match.decision
      if (made % 9 === 0) {
        const answers = [11, 12, 13].map(deal => {
          const branch = match.branch(fastDice(deal), { as: role })
          const waiting = branch.decisions.find(decision => decision.role === role)
          if (waiting === undefined) throw new Error('the branch has lost the question')
          return uct(1, 12).choose(seatOf(branch, waiting))
        })
        for (const answer of answers) expect(answer).toEqual(answers[0])
        compared++
      }
      const player = players[match.seats[role] ?? 0]
      if (player !== undefined) match.choose(player.choose(seatIn(match)), { role })
    }
    expect(compared).toBeGreaterThan(5)
  })
})

describe('the dial of a UCT', () => {
  const playoutsOf = (bot: ReturnType<typeof uctBot>) => {
    const seat = seatIn(lastCampaign())
    let playouts = 0
    bot.choose({
      ...seat,
      branch: dice => {
        playouts++
        return seat.branch(dice)
      },
    })
    return playouts
  }

  it('counts playouts, or reads the clock that it is given after each', () => {
    let now = 0
    const clock = () => now++
    expect(playoutsOf(uct(1, 7))).toBe(7)
    expect(playoutsOf(uctBot('uct', 1, dialOfTime(5, clock)))).toBe(5)
  })

  it('allows one playout at least', () => {
    expect(playoutsOf(uct(1, 0))).toBe(1)
    expect(
      playoutsOf(
        uctBot(
          'uct',
          1,
          dialOfTime(0, () => 0),
        ),
      ),
    ).toBe(1)
  })
})

describe('what a playout is worth', () => {
  const worths = (winners: string[]) => {
    const match = fewQuestions(() => won(...winners))
    return worthsOf(match, [0, 0])
  }

  it('is the result as the arena counts it', () => {
    expect(worths(['gaul'])).toEqual([0, 1])
    expect(worths(['rome', 'gaul'])).toEqual([0.5, 0.5])
    expect(worths([])).toEqual([0.5, 0.5])
  })

  it('is nothing to somebody who plays alone and does not win', () => {
    const alone = (winners: string[]) => {
      const [duel] = theFords.scenarios.filter(({ id }) => id === 'duel')
      if (duel === undefined) throw new Error('no duel')
      const scenarios = [{ ...duel, roles: ['rome'] }]
      return worthsOf(
        fewQuestions(() => won(...winners), { scenarios }),
        [0],
      )
    }
    expect(alone([])).toEqual([0])
    expect(alone(['rome'])).toEqual([1])
  })

  it('is more with more points than before, and never as much as a victory', () => {
    function* run(g: FordPlay): Rules {
      g.state.scores.rome = 9
      yield* asked('rome', 'this', 'that')
    }
    const match = fewQuestions(run)
    const [ahead = 0, behind = 0] = worthsOf(match, [0, 0])
    expect(ahead).toBeGreaterThan(0.5)
    expect(ahead).toBeLessThan(1)
    expect(ahead + behind).toBeCloseTo(1)
    expect(worthsOf(match, [9, -9])).toEqual([0.5, 0.5])
  })
})
