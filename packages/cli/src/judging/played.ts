import { botOfLevel, pointsIn, randomBot, type Seen, seatOf } from '@aquila/bots'
import { type Bot, fastDice, type GameBots, type GameDefinition, Match, tableNamed } from '@aquila/engine'
import { Hopes, judge, type Verdict, walk } from '@aquila/play/analysis'
import type { ListedGame } from '../games.ts'
import { Failed } from '../usage.ts'

/** Matches of known quality, judged: what shows whether the analysis tells good play from bad. */

/** `mixed`: the easiest level against the strongest. `worse`: a stretch of good play is replaced by chance. */
export type Trial =
  | {
      readonly kind: 'level' | 'worse'
      readonly level: string
      readonly scenario: string
      readonly seed: number
    }
  | {
      readonly kind: 'mixed'
      readonly levels: readonly string[]
      readonly scenario: string
      readonly seed: number
    }

/** What was found about one player's match. */
export interface Judgement {
  readonly level: string
  readonly points: number
  readonly judged: number
  readonly doubtful: number
  readonly mistakes: number
  readonly cost: number
  readonly dice: number
}

/** A verdict, and the one on the same stretch with other dice; what it cost by either. */
export interface Twice {
  readonly first: Verdict
  readonly again: Verdict
  readonly cost: number
  readonly costAgain: number
}

export interface Outcome {
  readonly players: readonly Judgement[]
  readonly twice: readonly Twice[]
  /** What was said of each moment, and how it ended. */
  readonly said: readonly Said[]
  /** Processor time of the analysis alone, in seconds. */
  readonly seconds: number
}

export interface Said extends Pick<Seen, 'match' | 'points'> {
  readonly win: number
  readonly draw: number
}

/** Every so many stretches are judged once more with other dice. */
const AGAIN = 3
const DEPTH = { seed: 1, deeper: 1 }
const OTHER_DICE = { seed: 2, deeper: 1 }

export async function judged(listed: ListedGame, trial: Trial): Promise<Outcome> {
  const { game, bots } = listed
  if (bots === undefined) throw new Failed(`${game.title} has no bots`)
  return trial.kind === 'worse' ? await madeWorse(game, bots, trial) : await wholeMatch(game, bots, trial)
}

function levelsOf(trial: Trial, match: Match): string[] {
  return match.players.map((_, player) =>
    trial.kind === 'mixed' ? (trial.levels[(player + trial.seed) % trial.levels.length] ?? '') : trial.level,
  )
}

/** A match at the smallest table of its scenario. */
function started(game: GameDefinition, { scenario, seed }: Trial): Match {
  const { roles, smallerTables = [] } = game.scenarios.find(({ id }) => id === scenario) ?? { roles: [] }
  const seats = Math.min(roles.length, ...smallerTables.map(({ length }) => length))
  return Match.start(game, { scenario, seats, dice: fastDice(seed) })
}

function playOn(match: Match, players: readonly (Bot | null)[], until: (match: Match) => boolean): void {
  for (let { decision } = match; decision !== null && !until(match); { decision } = match) {
    const { role } = decision
    const bot = players[match.seats[role] ?? 0]
    if (bot == null) throw new Failed(`nobody plays ${role}`)
    match.choose(bot.choose(seatOf(match, decision)), { role, decision: decision.id })
  }
}

async function wholeMatch(game: GameDefinition, bots: GameBots, trial: Trial): Promise<Outcome> {
  const match = started(game, trial)
  const levels = levelsOf(trial, match)
  playOn(
    match,
    levels.map((level, player) => botOfLevel(bots, level, trial.seed + player)),
    () => false,
  )
  const hopes = await hopesOf(bots, match)
  const begun = process.cpuUsage()
  const { stretches, marks, together } = finished(walk(match, hopes))
  const found = match.players.map(() => ({ judged: 0, doubtful: 0, mistakes: 0, cost: 0, dice: 0 }))
  const twice: Twice[] = []
  let seconds = 0
  for (const [number, stretch] of stretches.entries()) {
    const after = marks.find(({ entries }) => entries === stretch.to)
    if (after === undefined) continue
    const of = { match, bots, hopes, stretch, together, after }
    const { verdict, cost, dice } = finished(judge(of, DEPTH))
    const own = found[stretch.player]
    if (own === undefined) continue
    own.judged++
    if (verdict === 'doubtful') own.doubtful++
    if (verdict === 'mistake') own.mistakes++
    if (verdict !== 'good') own.cost += cost.mean
    for (const [role, moved] of dice) {
      const mover = found[match.seats[role] ?? -1]
      if (mover !== undefined && (!together || role === stretch.role)) mover.dice += moved
    }
    if (number % AGAIN !== 0) continue
    const before = process.cpuUsage(begun)
    const other = finished(judge(of, OTHER_DICE))
    twice.push({ first: verdict, again: other.verdict, cost: cost.mean, costAgain: other.cost.mean })
    seconds -= inSeconds(process.cpuUsage(begun)) - inSeconds(before)
  }
  seconds += inSeconds(process.cpuUsage(begun))
  const points = match.result === null ? [] : pointsIn(match, match.result)
  return {
    players: found.map((own, player) => ({
      ...own,
      level: levels[player] ?? '',
      points: points[player] ?? 0,
    })),
    twice,
    said: marks.slice(0, -1).flatMap(({ chances }) =>
      [...chances].slice(0, match.roles.length === 2 ? 1 : undefined).map(([role, { win, draw }]) => ({
        match: `${tableNamed(trial.scenario, match.roles.length)} ${trial.seed} ${levels.join()}`,
        points: points[match.seats[role] ?? 0] ?? 0,
        win,
        draw,
      })),
    ),
    seconds,
  }
}

/** Somebody good plays up to a stretch, chance plays that one; it is judged twice. */
async function madeWorse(game: GameDefinition, bots: GameBots, trial: Trial): Promise<Outcome> {
  const match = started(game, trial)
  const good = levelsOf(trial, match).map((level, player) => botOfLevel(bots, level, trial.seed + player))
  const hopes = await hopesOf(bots, match)
  const dice = fastDice(trial.seed)
  let left = 1 + dice.roll(LATEST, 'which', 0)
  let worse: { readonly player: number; readonly role: string; readonly name: string } | null = null
  playOn(match, good, ({ decision, seats }) => {
    const name = decision === null ? null : hopes.stretch(match, decision)
    if (decision === null || name === null) return false
    // Where hardly anything can be chosen nothing can be made worse.
    if (decision.choices.length < 3 || --left > 0) return false
    worse = { player: seats[decision.role] ?? 0, role: decision.role, name }
    return true
  })
  if (worse === null) return NOTHING
  const { player, role, name } = worse as { player: number; role: string; name: string }
  const fool = randomBot(trial.seed)
  const isOver = ({ decision }: Match): boolean => {
    const now = decision === null ? null : hopes.stretch(match, decision)
    return now !== null && !(decision?.role === role && now === name)
  }
  playOn(
    match,
    good.map((bot, number) => (number === player ? fool : bot)),
    isOver,
  )
  const { stretches, marks, together } = finished(walk(match, hopes))
  const stretch = stretches.findLast(each => each.role === role && each.name === name)
  const after = marks.at(-1)
  if (stretch === undefined || after === undefined) return NOTHING
  const of = { match, bots, hopes, stretch, together, after }
  const [first, other] = [finished(judge(of, DEPTH)), finished(judge(of, { seed: 3, deeper: 2 }))]
  return {
    ...NOTHING,
    twice: [
      { first: first.verdict, again: other.verdict, cost: first.cost.mean, costAgain: other.cost.mean },
    ],
  }
}

/** Stretches into a match. */
const LATEST = 12

const NOTHING: Outcome = { players: [], twice: [], said: [], seconds: 0 }

async function hopesOf(bots: GameBots, match: Match): Promise<Hopes> {
  const hopes = await Hopes.of(bots, match)
  if (hopes === null) throw new Failed(`nobody has measured how scenario ${match.scenario} ends`)
  return hopes
}

function finished<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function inSeconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6
}
