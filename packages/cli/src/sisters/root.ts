import { evenDice, LookAhead, pointsIn, type Sister, seatOf } from '@aquila/bots'
import { fastDice, Match, type Measured, type Seat, type Strategist } from '@aquila/engine'
import { contestantNamed, openingNamed } from '../contest.ts'
import { listedGameNamed } from '../games.ts'
import { UsageError } from '../usage.ts'

/** A position whose plans are compared: some way before a moment of the match. */
export interface RootTask {
  readonly game: string
  readonly before: string
  readonly scenario: string
  readonly seed: number
  readonly plans: number
  readonly playouts: number
  /** So many plans of the role farther on it is told what came of a plan; null: at the end of the match. */
  readonly on: number | null
}

/** All plans of a position: how the search judges each, and what comes of it when the match is played on from there. */
export interface Root {
  readonly scenario: string
  readonly seed: number
  /** The names of the measures that sisters are measured by. */
  readonly names: readonly string[]
  readonly sisters: readonly Sister[]
}

/** So many plans before the moment, at most. */
const PLANS_BEFORE = 6

/** The plans of one position, each played to the end of the match as often as asked for, with the same dice for all. */
export function rootOf(task: RootTask): Root {
  const { scenario, seed, plans, playouts, on } = task
  const listed = listedGameNamed(task.game)
  const strategist = listed.bots?.strategist
  if (strategist === undefined) throw new UsageError(`${listed.game.title} has nobody who searches`)
  const seat = seatFor(task)
  if (seat === null) return { scenario, seed, names: [], sisters: [] }
  const judge = strategist.judge(seat)
  const player = seat.table.seats[seat.role] ?? 0
  const tried = plansOf(strategist, seat, plans).map(plan => {
    const looks = Array.from({ length: playouts }, (_, sample) => {
      const ahead = new LookAhead(strategist, seat, plan, evenDice(seed, sample, playouts), seed)
      ahead.playUntil(branch => judge.isFarEnough(branch))
      const [judged, measured] = [judge.worth(ahead.branch), judge.measures?.(ahead.branch) ?? null]
      ahead.playOn(on === null ? undefined : hasPlanned(strategist, player, on))
      const { result } = ahead.branch
      const standing = on === null ? 0.5 : judge.worth(ahead.branch)
      return {
        judged,
        measured,
        worth: result === null ? standing : (pointsIn(ahead.branch, result)[player] ?? 0),
      }
    })
    return looks
  })
  const names = [...new Set(tried.flat().flatMap(({ measured }) => Object.keys(measured?.measures ?? {})))]
  return {
    scenario,
    seed,
    names,
    sisters: tried.map(looks => ({
      judged: meanOf(looks.map(({ judged }) => judged)),
      worth: meanOf(looks.map(({ worth }) => worth)),
      measures: names.flatMap(name => [
        meanOf(looks.map(({ measured }) => weighed(measured, name, true))),
        meanOf(looks.map(({ measured }) => weighed(measured, name, false))),
      ]),
    })),
  }
}

/** Whether a player has come to so many plans more. */
function hasPlanned(strategist: Strategist<unknown>, player: number, plans: number) {
  const met = new Set<string>()
  return (branch: Match): boolean => {
    const { decision, seats } = branch
    if (decision === null || seats[decision.role] !== player) return false
    const stretch = strategist.stretch(seatOf(branch, decision))
    if (stretch !== null) met.add(stretch)
    return met.size >= plans
  }
}

/** The seat at which plans are made; null: the match was over before it came to the moment. */
function seatFor({ game: id, before, scenario, seed }: RootTask): Seat | null {
  const listed = listedGameNamed(id)
  const { isHere } = openingNamed(listed, before)
  const strategist = listed.bots?.strategist
  const contestant = contestantNamed(listed, listed.bots?.levels.at(-1)?.name ?? '')
  const match = Match.start(listed.game, { scenario, dice: fastDice(seed) })
  const players = match.players.map((_, player) => contestant.bot(seed + player))
  const passed: Match[] = []
  let last: string | null = null
  for (let { decision } = match; decision !== null; { decision } = match) {
    const seat = seatOf(match, decision)
    const stretch = strategist?.stretch(seat) ?? null
    if (isHere(seat)) {
      const then = passed[seed % Math.max(1, passed.length)]
      return then?.decision == null ? null : seatOf(then, then.decision)
    }
    if (stretch !== null && stretch !== last) {
      last = stretch
      // The match goes on; a copy waits here.
      passed.push(match.branch(fastDice(seed)))
      if (passed.length > PLANS_BEFORE) passed.shift()
    }
    const choice = players[match.seats[decision.role] ?? 0]?.choose(seat)
    if (choice === undefined) throw new Error(`nobody plays ${decision.role}`)
    match.choose(choice, { role: decision.role, decision: decision.id })
  }
  return null
}

/** The plans of the game, then its trusted one joined with each of them and without each of its orders. */
function plansOf<Plan>(strategist: Strategist<Plan>, seat: Seat, most: number): Plan[] {
  const found = new Map<string, Plan>()
  const add = (plan: Plan) => found.set(strategist.nameOf?.(plan) ?? JSON.stringify(plan), plan)
  for (const plan of strategist.plans(seat, fastDice(1))) add(plan)
  const [trusted, ...others] = found.values()
  if (trusted === undefined) return []
  for (const other of others) add(strategist.join?.(trusted, other) ?? other)
  for (const less of strategist.without?.(trusted) ?? []) add(less)
  return [...found.values()].slice(0, most)
}

/** What a measure weighs at the beginning of a match, or at its end. */
function weighed(measured: Measured | null, name: string, atFirst: boolean): number {
  if (measured === null) return 0
  return (measured.measures[name] ?? 0) * (atFirst ? measured.left : 1 - measured.left)
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)
}
