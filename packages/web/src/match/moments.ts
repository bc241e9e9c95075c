import { isTold, type SeenEvent } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { MomentMaker } from '@aquila/games/table'
import type { Sight } from '@aquila/play'
import { rowsIn } from './alike.ts'
import type { Keeper } from './keeper.ts'
import { diceOf } from './show.ts'
import type { ShownMoment } from './table-match.ts'
import type { Words } from './words.ts'

/** What is told of a match to a pair of eyes. */
export interface ToldMatch {
  readonly loaded: LoadedGame
  readonly words: Words
  readonly keeper: Pick<Keeper, 'viewsAfter' | 'viewsAt' | 'viewsBefore'>
  readonly sight: Sight
  readonly log: readonly SeenEvent[]
}

/** Which lines of a log are worth a pause, from one on; what must be told again for it is not asked for. */
export async function pausesFrom(told: Omit<ToldMatch, 'keeper'>, from: number): Promise<number[]> {
  const numbers = numbersFrom(told.log, from)
  if (numbers.length === 0) return []
  const maker = await told.loaded.table.moments?.()
  return numbers.filter(number => {
    const event = told.log[number]
    return event !== undefined && (!isWhole(told, event) || momentOf(told, maker, number, event) !== null)
  })
}

/**
 * The moments of a log from a line on. They are made of what events tell; those that were kept when the rules told less are
 * told again by the keeper, all at once.
 */
export async function momentsFrom(told: ToldMatch & { readonly from: number }): Promise<ShownMoment[]> {
  const { log } = told
  const numbers = numbersFrom(log, told.from)
  const maker = await told.loaded.table.moments?.()
  const lacking = numbers.filter(number => {
    const event = log[number]
    return event !== undefined && !isWhole(told, event)
  })
  if (lacking.length === 0) return numbers.flatMap(number => momentIn(told, maker, number))
  const again = await told.keeper.viewsAfter(lacking)
  const whole = { ...told, log: log.map((event, number) => again.get(number)?.event ?? event) }
  return numbers.flatMap(number => momentIn(whole, maker, number))
}

function momentIn(
  told: Omit<ToldMatch, 'keeper'>,
  maker: MomentMaker | undefined,
  number: number,
): ShownMoment[] {
  const event = told.log[number]
  const moment = event === undefined ? null : momentOf(told, maker, number, event)
  return moment === null ? [] : [moment]
}

function numbersFrom(log: readonly SeenEvent[], from: number): number[] {
  return log.slice(from).map((_, index) => from + index)
}

/** True if an event tells all that the rules of today would. */
function isWhole({ loaded: { game } }: Pick<ToldMatch, 'loaded'>, { kind, data }: SeenEvent): boolean {
  return isTold(game.events[kind], data)
}

/** The moment that an event tells of, which has this number in the log; null if it is not worth a pause. */
export function momentOf(
  { loaded, words, sight, log }: Omit<ToldMatch, 'keeper'>,
  maker: MomentMaker | undefined,
  number: number,
  event: SeenEvent,
): ShownMoment | null {
  const { frame, role, seats } = sight
  const moment = maker?.momentOf({
    event,
    number,
    log,
    data: words.data,
    roles: frame.roles,
    role,
    seats,
    options: frame.options,
    scenario: frame.scenario,
    say: told => words.event(told),
    together: events => rowsIn(loaded.game.events, events),
    dice: diceOf,
  })
  if (moment === undefined || moment === null) return null
  const { since = moment.dice.length === 0 ? number : thrownAt(log, number) } = moment
  return { number, since, moment }
}

/** The line that tells of the dice of a moment. If they lay open before the last choice, they are no news. */
function thrownAt(log: readonly SeenEvent[], number: number): number {
  const after = log[number]?.after
  for (let line = number; line >= 0 && log[line]?.after === after; line--)
    if ((log[line]?.dice?.length ?? 0) > 0) return line
  return number
}
