import type { EventView, SeenEvent } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { Sight } from '@aquila/play'
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

/** Which lines of a log are worth a pause, from one on; what the pause would tell is not asked for. */
export function pausesFrom(told: Omit<ToldMatch, 'keeper'>, from: number): number[] {
  const numbers = told.log.slice(from).map((_, index) => from + index)
  return numbers.filter(number => {
    let asked = false
    const moment = momentAt(told, number, () => {
      asked = true
      return null
    })
    return moment !== null || asked
  })
}

/** The moments of a log from a line on. Few of them need to know how things stood then; these ask the keeper, all at once. */
export async function momentsFrom(told: ToldMatch & { readonly from: number }): Promise<ShownMoment[]> {
  const numbers = told.log.slice(told.from).map((_, index) => told.from + index)
  const wanted: number[] = []
  const atOnce = numbers.map(number =>
    momentAt(told, number, () => {
      wanted.push(number)
      return null
    }),
  )
  if (wanted.length === 0) return atOnce.filter(moment => moment !== null)
  const views = await told.keeper.viewsAfter(wanted)
  return numbers.flatMap((number, index) => {
    const moment = wanted.includes(number)
      ? momentAt(told, number, () => views.get(number) ?? null)
      : atOnce[index]
    return moment ?? []
  })
}

/** The moment that a line of the log tells of; null if it is not worth a pause. */
export function momentAt(
  { loaded: { table }, words, sight, log }: Omit<ToldMatch, 'keeper'>,
  number: number,
  seenThen: () => EventView | null,
): ShownMoment | null {
  const event = log[number]
  if (event === undefined) return null
  const { frame, role, seats } = sight
  const moment = table.moment?.({
    event,
    number,
    log,
    data: words.data,
    roles: frame.roles,
    role,
    seats,
    options: frame.options,
    scenario: frame.scenario,
    seenThen,
    say: told => words.event(told),
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
