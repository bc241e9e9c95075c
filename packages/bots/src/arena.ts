import { type Bot, fastDice, type GameDefinition, Match, type Result, type Start } from '@aquila/engine'
import { seatOf } from './bot.ts'

/** Matches between bots, to see which is stronger. The same contest always ends the same, unless somebody thinks by a clock. */

export interface Contestant {
  readonly name: string
  bot(seed: number): Bot
}

export interface Contest {
  readonly game: GameDefinition
  readonly contestants: readonly Contestant[]
  readonly scenarios: readonly string[]
  /** How often each pair meets in each scenario; each meeting is two matches, with the seats changed. */
  readonly meetings: number
  readonly seed: number
  /** How many sit at the table, where a scenario leaves it open; as many as can if it is not said. */
  readonly seats?: number | undefined
  /** True: only those who stand next to each other in the list meet. */
  readonly onlyNeighbours?: boolean
  /** Where matches begin, and who has played up to there on every seat; if it is not said, at the beginning. */
  readonly start?: Opening | undefined
  /** How well a match played alone has ended, from 0 to 1; if it is not said, victory is all. */
  readonly score?: ((result: Result) => number) | undefined
}

/** A moment in the middle of matches that others have begun. */
export interface Opening extends Start {
  player(seed: number): Bot
}

/** A match to be played: the first contestant sits in the first role of the scenario. */
export interface Fixture {
  readonly scenario: string
  readonly seed: number
  readonly contestants: readonly [string, string]
}

export interface Bout extends Fixture {
  /** For each contestant: 1 for a victory, 0 for a defeat, a half for a draw; a share by score, if he plays alone. */
  readonly points: readonly [number, number]
  /** The role each began in; where more than two play, all of his. */
  readonly roles: readonly [string, string]
  readonly winners: readonly string[]
  readonly outcome: string
  readonly choices: number
}

/** Everybody against everybody, or against his neighbours, in every scenario, once in each seat, with the same dice. */
export function fixturesOf(contest: Contest): Fixture[] {
  const { contestants, scenarios, meetings, seed, onlyNeighbours = false } = contest
  const fixtures: Fixture[] = []
  for (let meeting = 0; meeting < meetings; meeting++) {
    for (const scenario of scenarios) {
      for (const [index, one] of contestants.entries()) {
        for (const other of contestants.slice(index + 1, onlyNeighbours ? index + 2 : contestants.length)) {
          const dice = seed + meeting
          fixtures.push({ scenario, seed: dice, contestants: [one.name, other.name] })
          fixtures.push({ scenario, seed: dice, contestants: [other.name, one.name] })
        }
      }
    }
  }
  return fixtures
}

/** More choices than a match of any game needs: a bot that wanders for ever is found out. */
const MOST_CHOICES = 200_000

export function playFixture(contest: Contest, { scenario, seed, contestants }: Fixture): Bout {
  const match = matchOf(contest, scenario, seed)
  // With more than two sides the contestants take turns round the table.
  const players = match.players.map((_, player) => {
    const name = contestants[player % 2]
    const contestant = contest.contestants.find(candidate => candidate.name === name)
    if (contestant === undefined) throw new Error(`there is no contestant ${name}`)
    return contestant.bot(seed * 2 + player)
  })
  const begun = { ...match.seats }
  const result = played(match, players, `${contestants.join(' - ')}, scenario ${scenario}, seed ${seed}`)
  const rolesOf = (contestant: number) =>
    match.roles.filter(role => (begun[role] ?? 0) % 2 === contestant).join(' + ')
  const pointsOf = (seat: number) => pointsOfSeat(match, result, seat)
  // A player who plays alone plays against the game: what he does not make of it goes to the other, who has the same dice
  // after him.
  const alone = match.players.length === 1
  const score = contest.score?.(result) ?? Number(result.winners.length > 0)
  return {
    scenario,
    seed,
    contestants,
    points: alone ? [score, 1 - score] : [pointsOf(0), pointsOf(1)],
    roles: [rolesOf(0), rolesOf(1)],
    winners: result.winners,
    outcome: result.outcome,
    choices: match.length,
  }
}

/** More beginnings than one has to look at: some matches are over before they come to a certain moment. */
const MOST_OPENINGS = 50

/** The match of a seed: from its beginning, or from where others have left it. Both of a pair get the same. */
function matchOf({ game, seats, start }: Contest, scenario: string, seed: number): Match {
  if (start === undefined) return Match.start(game, { scenario, seats, dice: fastDice(seed) })
  for (let opening = 0; opening < MOST_OPENINGS; opening++) {
    const first = seed + 1_000_003 * opening
    const match: Match = Match.start(game, { scenario, seats, dice: fastDice(first) })
    const players = match.players.map((_, player) => start.player(first * 2 + player))
    for (let made = 0; made < MOST_CHOICES && match.decision !== null; made++) {
      const seat = seatOf(match, match.decision)
      if (start.isHere(seat)) return match.branch(fastDice(seed))
      choose(match, players)
    }
  }
  throw new Error(`scenario ${scenario}, seed ${seed}: no match comes to the start ${start.name}`)
}

/**
 * 1 for a victory of the player in this seat, or in every other one from there, 0 for a defeat, a half for a draw.
 * Players can have changed sides on the way: what counts is who sits on the winning one now.
 */
export function pointsOfSeat(match: Match, result: Result, seat: number): number {
  const won = new Set(result.winners.map(role => (match.seats[role] ?? 0) % 2))
  return won.size === 1 ? (won.has(seat) ? 1 : 0) : 0.5
}

/** A fault in the rules or in a bot comes to light here: it must be said where. */
function played(match: Match, players: readonly Bot[], fixture: string): Result {
  try {
    return playToTheEnd(match, players)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${fixture}, after ${match.length} choices: ${message}`, { cause })
  }
}

/** Lets bots play a match; a bot belongs to a player and goes with him when he changes sides. */
export function playToTheEnd(match: Match, players: readonly Bot[]): Result {
  for (let made = 0; made < MOST_CHOICES; made++) {
    if (match.result !== null) return match.result
    choose(match, players)
  }
  throw new Error(`no end after ${MOST_CHOICES} choices`)
}

/** Lets the role that is asked make the next choice. */
function choose(match: Match, players: readonly Bot[]): void {
  const { decision } = match
  if (decision === null) throw new Error('nobody has anything to choose, and the match is not over')
  const bot = players[match.seats[decision.role] ?? -1]
  if (bot === undefined) throw new Error(`nobody plays ${decision.role}`)
  match.choose(bot.choose(seatOf(match, decision)), { role: decision.role, decision: decision.id })
}
