import { BotsAhead, evenDice, lookAheadSeat, planAt, seatOf } from '@aquila/bots'
import type { Bot, BotReason, Choice, DiceSource, GameBots, Match, Seat, Strategist } from '@aquila/engine'
import { again } from './again.ts'
import { type ChancesOfAll, type Hopes, hopeIn } from './hopes.ts'
import type { Stretch } from './walk.ts'

/** A stretch played on other dice: how all stood at its end, and how its role did when it began the next. */
export interface Try {
  readonly after: ChancesOfAll
  readonly hope: number
  /** And how all did. */
  readonly all: ChancesOfAll
  /** The position there. */
  readonly branch: Match
}

/** Somebody who plays a stretch from its beginning; each look ahead has a fresh one. */
export type Player = (seat: Seat) => Bot

/** Look aheads in a row of even dice: over so many, every roll is spread evenly. */
export const ROW = 4

/** The seat at which a stretch began, and look aheads from there: what was done and what could have been, on the same dice. */
export class Tries {
  readonly seat: Seat
  readonly #match: Match
  readonly #bots: GameBots
  readonly #hopes: Hopes
  readonly #stretch: Stretch
  readonly #together: boolean
  readonly #seed: number

  constructor(
    match: Match,
    {
      bots,
      hopes,
      stretch,
      together,
      seed,
    }: {
      readonly bots: GameBots
      readonly hopes: Hopes
      readonly stretch: Stretch
      readonly together: boolean
      readonly seed: number
    },
  ) {
    this.#match = match.at(stretch.from)
    this.#bots = bots
    this.#hopes = hopes
    this.#stretch = stretch
    this.#together = together
    this.#seed = seed ^ Math.imul(stretch.from + 1, 0x85ebca6b)
    const decision = this.#match.decisions.find(({ role }) => role === stretch.role)
    if (decision === undefined) throw new Error(`${stretch.role} was asked nothing at ${stretch.from}`)
    this.seat = seatOf(this.#match, decision)
  }

  /** What was done, as far as it can be done again. */
  get asDone(): Player {
    return seat => again(this.#stretch.deeds, this.#other(seat))
  }

  /** What the adviser would have done. His search is the one that hints come from; `deeper` gives it more look aheads. */
  *advised(seed: number, deeper: number): Generator<void, Advised> {
    const { strategist } = this.#bots
    if (strategist === undefined) return this.#byLevel(seed)
    const { nodes, samples } = strategist
    const budget = { nodes: nodes * deeper, samples: samples * deeper }
    return yield* plannedAt(strategist, this.seat, seed, budget)
  }

  #byLevel(seed: number): Advised {
    const level = this.#bots.levels.at(-1)
    if (level === undefined) throw new Error('nobody advises in this game')
    const player = () => level.bot(seed)
    return { rehearse: player, follow: player }
  }

  /** One look ahead; the number says on which dice. */
  play(player: Player, number: number): Try {
    const { role, player: person } = this.#stretch
    const { seat } = this
    const ahead = new BotsAhead(seat.branch(this.#diceOf(number)), new Map([[role, player(seat)]]), () =>
      this.#other(seat),
    )
    let after: ChancesOfAll | null = null
    let name = this.#stretch.name
    let own = 0
    ahead.playUntil(branch => {
      const begins = this.#begins(branch, name)
      if (begins === null) return false
      if (begins.own || !this.#together) after ??= this.#hopes.at(branch)
      if (begins.own) {
        name = begins.name
        own++
      }
      return own >= REACH
    })
    const { branch } = ahead
    const chances = this.#hopes.at(branch)
    const now = branch.roles.find(each => branch.seats[each] === person) ?? role
    return { after: after ?? chances, hope: hopeIn(chances.get(now) ?? EVEN), all: chances, branch }
  }

  /** The stretch that somebody begins, when the last of its own role has this name. */
  #begins(branch: Match, last: string): { readonly name: string; readonly own: boolean } | null {
    const { decision } = branch
    const name = decision === null ? null : this.#hopes.stretch(branch, decision)
    if (decision === null || name === null) return null
    const own = decision.role === this.#stretch.role
    return own && name === last ? null : { name, own }
  }

  #diceOf(number: number): DiceSource {
    return evenDice(this.#seed ^ Math.imul(Math.floor(number / ROW) + 1, 0x9e3779b1), number % ROW, ROW)
  }

  /** Who plays whatever is not looked at: quick where the game has somebody quick. */
  #other(seat: Seat): Bot {
    const { strategist, levels } = this.#bots
    const bot = strategist?.opponent(seat, this.#seed) ?? levels.at(-1)?.bot(this.#seed)
    if (bot === undefined) throw new Error('the game has no bots')
    return bot
  }

  /** The stretch as somebody would have played it, on the table itself and with a log: to be told and shown. */
  line(player: Player, dice: string): PlayedLine {
    const match = this.#match.whatIf(this.#stretch.from, dice)
    const bots = new Map([[this.#stretch.role, player(this.seat)]])
    const advised: { readonly choice: Choice; readonly reason: BotReason | null }[] = []
    for (let made = 0; made < MOST_IN_LINE; made++) {
      const { decision } = match
      const begins = decision === null ? null : this.#begins(match, this.#stretch.name)
      if (decision === null || (begins !== null && (begins.own || !this.#together))) break
      const { role } = decision
      const bot = bots.get(role) ?? this.#other(this.seat)
      bots.set(role, bot)
      const { choice, reason = null } = bot.advise(lookAheadSeat(match, decision))
      if (role === this.#stretch.role) advised.push({ choice, reason })
      match.choose(choice, { role, decision: decision.id })
    }
    return { match, advised, end: match.length }
  }
}

export interface PlayedLine {
  readonly match: Match
  /** What its role chose, and why. */
  readonly advised: readonly { readonly choice: Choice; readonly reason: BotReason | null }[]
  /** The entry at which it is over. */
  readonly end: number
}

/**
 * A look ahead ends when its role has had so many stretches. In the second the quick bots make good what was only put off:
 * what can still be done next time has cost little.
 */
const REACH = 2
const EVEN = { win: 0, draw: 1, loss: 0 }
/** More choices than anybody wants to look at. */
const MOST_IN_LINE = 400

/** The adviser at a seat: in a look ahead, where he may be quick about what comes after his plan, and as he would play. */
export interface Advised {
  readonly rehearse: Player
  readonly follow: Player
}

function* plannedAt<Plan>(
  strategist: Strategist<Plan>,
  seat: Seat,
  seed: number,
  budget: { readonly nodes: number; readonly samples: number },
): Generator<void, Advised> {
  const steps = planAt(strategist, seat, seed, budget)
  for (;;) {
    const step = steps.next(false)
    if (!step.done) {
      yield
      continue
    }
    const plan = step.value
    if (plan === null) {
      const player = () => strategist.advisor(seed)
      return { rehearse: player, follow: player }
    }
    return {
      rehearse: at => strategist.rehearse?.(at, plan) ?? strategist.follow(at, plan),
      follow: at => strategist.follow(at, plan),
    }
  }
}
