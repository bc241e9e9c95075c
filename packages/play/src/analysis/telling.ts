import { type BotReason, type Choice, type Match, type Role, type SeenEvent, wordsOf } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { EventLook } from '@aquila/games/table'
import { startOfMarch, wholeMarch } from '../march.ts'
import type { ToldDeeds } from './kept.ts'
import type { Stretch } from './walk.ts'

/** What a stretch looks like in the game's words. */

export interface Line {
  readonly text: string
  readonly look: EventLook
}

/** More would not be read. */
const MOST_TOLD = 3

export class Teller {
  readonly #loaded: LoadedGame
  readonly #data: unknown
  readonly #roles: readonly Role[]
  readonly #words: ReturnType<typeof wordsOf>

  constructor(loaded: LoadedGame, { position, roles }: Match) {
    const { texts, table } = loaded
    this.#loaded = loaded
    this.#data = position.data
    this.#roles = roles
    this.#words = wordsOf(texts, position.data, (slot, value, told) =>
      table.value(slot, value, position.data, told),
    )
  }

  /** What happened after so many choices, up to so many: of the side itself, a march as one line. */
  linesOf(match: Match, role: Role, from: number, to: number): Line[] {
    const { game, table } = this.#loaded
    const events = match.log(role).filter(({ after }) => after > from && after <= to)
    const kit = table.kitOf(role, this.#roles)
    return events.flatMap((event, number): Line[] => {
      const next = events[number + 1]
      const isOnTheWay = next !== undefined && startOfMarch(game.events, events, number + 1) <= number
      const look = table.event(event, this.#roles, this.#data)
      if (isOnTheWay || (look.minor ?? false) !== false || (look.kit !== undefined && look.kit !== kit))
        return []
      return [this.#line(events, number, look)]
    })
  }

  #line(events: readonly SeenEvent[], number: number, look: EventLook): Line {
    const { game, table } = this.#loaded
    const first = startOfMarch(game.events, events, number)
    const event = events[number]
    if (event === undefined) throw new Error('there is no such event')
    if (first === number) return { text: this.#words.event(event), look }
    const way = events.slice(first, number + 1).flatMap((each, step) => {
      const part = table.event(each, this.#roles, this.#data).way ?? []
      return step === 0 ? part : part.slice(1)
    })
    return { text: this.#words.event(wholeMarch(events, first, number)), look: { ...look, way } }
  }

  /** What it is called: the weightiest of what happened. */
  titleOf(lines: readonly Line[]): string | null {
    const weightOf = ({ look }: Line): number =>
      (look.moment?.weight ?? 0) +
      (look.mark === 'battle' ? 100 : 0) +
      (isMove(look) ? 50 : 0) +
      ((look.places ?? []).length > 0 ? 10 : 0)
    const [weightiest] = lines
      .filter(line => weightOf(line) > 0)
      .toSorted((one, other) => weightOf(other) - weightOf(one))
    return weightiest?.text ?? null
  }

  /** The year or turn that a stretch belongs to. */
  chapterOf(log: readonly SeenEvent[], choices: number): string | null {
    let chapter: string | null = null
    for (const event of log) {
      if (event.after > choices) break
      chapter = this.#loaded.table.event(event, this.#roles, this.#data).chapter ?? chapter
    }
    return chapter
  }

  /** What is among some lines and not among others: moves if there are any. */
  onlyIn(lines: readonly Line[], others: readonly Line[]): ToldDeeds | null {
    const known = new Set(others.map(({ text }) => text))
    const own = lines.filter(({ text, look }) => !known.has(text) && look.affair === undefined)
    const moves = own.filter(({ look }) => isMove(look))
    const told = (moves.length > 0 ? moves : own.filter(({ look }) => (look.places ?? []).length > 0)).slice(
      0,
      MOST_TOLD,
    )
    if (told.length === 0) return null
    return {
      text: told.map(({ text }) => text),
      ways: told.flatMap(({ look }) => (isMove(look) ? [[...(look.way ?? [])]] : [])),
      places: [...new Set(told.flatMap(({ look }) => look.places ?? []))],
    }
  }

  /** Why the adviser does the first thing that was not done. */
  reasonOf(
    advised: readonly { readonly choice: Choice; readonly reason: BotReason | null }[],
    { deeds }: Stretch,
  ): string | null {
    const wasDone = ({ verb, noun }: Choice): boolean =>
      deeds.some(({ choice }) => choice.verb === verb && choice.noun === noun)
    const others = advised.filter(({ reason }) => reason !== null)
    const first = others.find(({ choice }) => !wasDone(choice)) ?? others[0]
    return first?.reason == null ? null : this.#words.reason(first.reason)
  }
}

function isMove({ way = [] }: EventLook): boolean {
  return way.length > 1
}
