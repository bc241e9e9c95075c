import {
  type Bot,
  type DiceSource,
  fastDice,
  type GameBots,
  type GameDefinition,
  Match,
  type Seat,
  type Strategist,
} from '@aquila/engine'
import { seatOf } from '../src/bot.ts'
import { botOfLevel, randomBot, searchBot } from '../src/index.ts'

/** How fast the search over plans looks ahead, and where its time goes. */

type Game = GameDefinition

/** Questions at which the search is put to work; each is for a plan of its own. */
const PLANS = 12
const BUDGET = { nodes: 20, samples: 5 }

export function benchSearch(game: Game, bots: GameBots): string[] {
  const { strategist } = bots
  if (strategist === undefined) return []
  const scenario = game.scenarios[game.scenarios.length >> 1]?.id ?? ''
  searchThrough(game, scenario, bots, strategist)
  const clock = new Clock()
  const { nodes, seconds } = searchThrough(clock.copies(game), scenario, bots, clock.thoughts(strategist))
  const random = lookAheadsAtRandom(game, scenario, bots, strategist)
  const share = (part: number) => `${Math.round((100 * part) / (1000 * seconds))}%`
  const rules = 1000 * seconds - clock.copying - clock.planning - clock.judging
  return [
    `Search over plans: ${game.title}, scenario ${scenario} (one thread)`,
    `  ${Math.round(nodes / seconds)} look aheads a second; with random choices instead of plans ` +
      `${Math.round(random)}: ${(random / (nodes / seconds)).toFixed(1)} x that`,
    `  time in plans and answers ${share(clock.planning)}, evaluation ${share(clock.judging)}, ` +
      `copying ${share(clock.copying)}, rules ${share(rules)}`,
  ]
}

/** Plays a match of the level below the search, and lets the search think wherever a plan is due. */
function searchThrough(
  game: Game,
  scenario: string,
  bots: GameBots,
  strategist: Strategist<unknown>,
): { nodes: number; seconds: number } {
  const search = searchBot('legatus', strategist, 1, BUDGET)
  const seconds = visit(game, scenario, bots, strategist, seat => search.choose(seat))
  return { nodes: search.report.nodes, seconds }
}

/** Look aheads to the same horizon, with random choices. */
function lookAheadsAtRandom(
  game: Game,
  scenario: string,
  bots: GameBots,
  strategist: Strategist<unknown>,
): number {
  let nodes = 0
  const seconds = visit(game, scenario, bots, strategist, seat => {
    const judge = strategist.judge(seat)
    for (let node = 0; node < BUDGET.nodes; node++) {
      const branch = seat.branch(fastDice(++nodes))
      const bot = randomBot(nodes)
      while (branch.decision !== null && !judge.isFarEnough(branch))
        branch.choose(bot.choose(seatOf(branch, branch.decision)))
    }
  })
  return nodes / seconds
}

/** Calls at every moment for a plan, and tells how long the calls took. */
function visit(
  game: Game,
  scenario: string,
  bots: GameBots,
  { stretch }: Strategist<unknown>,
  call: (seat: Seat) => void,
): number {
  const match = Match.start(game, { scenario, dice: fastDice(2) })
  const below = bots.levels.at(-1)?.name ?? ''
  const players = match.players.map((_, player) => botOfLevel(bots, below, player))
  let last: string | null = null
  let seconds = 0
  for (let plans = 0; match.decision !== null && plans < PLANS; ) {
    const seat = seatOf(match, match.decision)
    const now = stretch(seat)
    if (now !== null && now !== last) {
      plans++
      last = now
      const start = performance.now()
      call(seat)
      seconds += (performance.now() - start) / 1000
    }
    const player = players[match.seats[seat.role] ?? 0]
    if (player === null || player === undefined) throw new Error(`${game.id} has no bot ${below}`)
    match.choose(player.choose(seat))
  }
  return seconds
}

/** Where the time goes, in milliseconds. */
class Clock {
  copying = 0
  planning = 0
  judging = 0

  copies(game: Game): Game {
    return { ...game, copy: state => this.#time('copying', () => game.copy(state)) }
  }

  thoughts(strategist: Strategist<unknown>): Strategist<unknown> {
    return {
      ...strategist,
      plans: (seat, random) => this.#each(strategist.plans(seat, random)),
      variations: (seat, plan, random: DiceSource) => this.#each(strategist.variations(seat, plan, random)),
      follow: (seat, plan) => this.#timed(strategist.follow(seat, plan)),
      opponent: seed => this.#timed(strategist.opponent(seed)),
      judge: seat => {
        const judge = this.#time('judging', () => strategist.judge(seat))
        return {
          isFarEnough: branch => judge.isFarEnough(branch),
          worth: branch => this.#time('judging', () => judge.worth(branch)),
        }
      },
    }
  }

  #timed(bot: Bot): Bot {
    return { ...bot, choose: seat => this.#time('planning', () => bot.choose(seat)) }
  }

  *#each<T>(plans: Iterable<T>): Generator<T> {
    const rest = plans[Symbol.iterator]()
    for (;;) {
      const next = this.#time('planning', () => rest.next())
      if (next.done) return
      yield next.value
    }
  }

  #time<T>(part: 'copying' | 'planning' | 'judging', work: () => T): T {
    const start = performance.now()
    const result = work()
    this[part] += performance.now() - start
    return result
  }
}
