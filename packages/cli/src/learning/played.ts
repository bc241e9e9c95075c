import { pointsIn, type Seen, seatOf } from '@aquila/bots'
import { fastDice, Match, type Measured, type Role, tableNamed } from '@aquila/engine'
import { contestantNamed } from '../contest.ts'
import { listedGameNamed } from '../games.ts'
import { UsageError } from '../usage.ts'

/** A match to learn from. */
export interface Lesson {
  readonly game: string
  readonly level: string
  readonly scenario: string
  readonly players: number
  readonly seed: number
}

/** What it has shown: positions at the moments that a game's bots name, and how it ended for whoever was asked. */
export interface Played {
  readonly scenario: string
  readonly players: number
  readonly seed: number
  readonly positions: readonly Seen[]
}

export function lessonNamed({ scenario, players, seed }: Omit<Lesson, 'game' | 'level'>): string {
  return `${tableNamed(scenario, players)} ${seed}`
}

/** Lets a level play all sides, and measures the position at every moment that is worth it. */
export function played(lesson: Lesson): Played {
  const { level, scenario, players: seats, seed } = lesson
  const listed = listedGameNamed(lesson.game)
  const { game, bots } = listed
  if (bots?.measures === undefined || bots.moment === undefined)
    throw new UsageError(`${game.title} has no measures to learn from`)
  const contestant = contestantNamed(listed, level)
  const match: Match = Match.start(game, { scenario, seats, dice: fastDice(seed * 2) })
  const players = match.players.map((_, player) => contestant.bot(seed * 2 + 1 + player))
  const seen: { readonly player: number; readonly role: Role; readonly measured: Measured }[] = []
  const last = new Map<Role, string>()
  for (let { decision } = match; decision !== null; { decision } = match) {
    const { role } = decision
    const seat = seatOf(match, decision)
    const player = match.seats[role] ?? 0
    const moment = bots.moment(seat)
    if (moment !== null && moment !== last.get(role)) {
      last.set(role, moment)
      seen.push({ player, role, measured: bots.measures(seat) })
    }
    const choice = players[player]?.choose(seat)
    if (choice === undefined) throw new Error(`nobody plays ${role}`)
    match.choose(choice, { role, decision: decision.id })
  }
  const { result } = match
  if (result === null) throw new Error(`scenario ${scenario}, seed ${seed}: no end`)
  const points = pointsIn(match, result)
  return {
    scenario,
    players: seats,
    seed,
    positions: seen.map(({ player, role, measured }) => ({
      ...measured,
      table: tableNamed(scenario, seats),
      match: lessonNamed(lesson),
      role,
      points: points[player] ?? 0,
    })),
  }
}
