import type { Match, Role, SeenEvent } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import { diceOf } from './show.ts'
import type { ShownMoment } from './table-match.ts'
import type { Words } from './words.ts'

/** The moments of a log from a line on, as a role may see them. */
export function momentsFrom(
  loaded: LoadedGame,
  words: Words,
  match: Match,
  role: Role | null,
  log: readonly SeenEvent[],
  from: number,
): ShownMoment[] {
  return log.slice(from).flatMap((_, index) => momentAt(loaded, words, match, role, log, from + index) ?? [])
}

/** The moment that a line of the log tells of; null if it is not worth a pause. */
export function momentAt(
  { table }: LoadedGame,
  words: Words,
  match: Match,
  role: Role | null,
  log: readonly SeenEvent[],
  number: number,
): ShownMoment | null {
  const event = log[number]
  if (event === undefined) return null
  const { rolls, roles, seats, scenario } = match
  const moment = table.moment?.({
    event,
    number,
    log,
    data: words.data,
    roles,
    role,
    seats,
    options: match.position.options,
    scenario,
    seenThen: () => match.viewsAfter(role, [number]).get(number) ?? null,
    say: told => words.event(told),
    dice: told => diceOf(told, rolls),
  })
  return moment === undefined || moment === null ? null : { number, moment }
}
