import { seatOf } from '@aquila/bots'
import type { Advice, Bot, BotReason, Chances, Choice, Decision, Match, Role } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import { adviserFor } from './levels.ts'

/** What is advised to a player; `goesOn` if it is a step of what was advised with the question before it. */
export interface Hinted extends Advice {
  readonly goesOn?: true
  /** How such positions end between good bots, where that was measured. */
  readonly chances?: Chances
}

/**
 * Who is asked for hints. A hint goes on with the plan of the one before it: asked twice he says the same, and after an undo, a
 * reload or questions for which nobody asked him, he first thinks through what this role was asked since the plan was made.
 */
export class Adviser {
  readonly #loaded: LoadedGame
  /** Each role has its own: in the plans of one side the other has no part. */
  readonly #minds = new Map<Role, Mind>()

  constructor(loaded: LoadedGame) {
    this.#loaded = loaded
  }

  /** What he would do; null if the game has nobody who could say. */
  async advise(match: Match, decision: Decision): Promise<Hinted | null> {
    const { role } = decision
    const bots = await this.#loaded.bots()
    const known = this.#minds.get(role)
    if (known?.isAt(match, decision)) return known.advice
    const mind = known?.follows(match) === true ? known : await this.#anotherMind()
    if (mind === null) return null
    this.#minds.set(role, mind)
    mind.catchUp(match, role)
    // The match may go on while chances are fetched: all that is asked of it is asked before.
    const chances = bots?.chances?.(seatOf(match, decision))
    const advice = mind.think(match, decision)
    return mind.completed(advice, (await chances) ?? null)
  }

  async #anotherMind(): Promise<Mind | null> {
    const bot = await adviserFor(this.#loaded)
    return bot === null ? null : new Mind(bot)
  }
}

/** More questions than a plan is followed through. */
const MOST_BACK = 150

/** A question of the past, and the match as it stood. */
interface Asked {
  readonly then: Match
  readonly decision: Decision
}

/** A bot, and how far he has followed the match. */
class Mind {
  readonly #bot: Bot
  /** The entries up to the last question that he has thought about; null: none. */
  #last: { readonly entries: number; readonly before: string; readonly decision: number } | null = null
  #advice: Hinted | null = null
  #said: { readonly piece: Choice['noun']; readonly reason: BotReason; readonly rolls: number } | null = null

  constructor(bot: Bot) {
    this.#bot = bot
  }

  get advice(): Hinted | null {
    return this.#advice
  }

  /** True if he has been asked this very question. */
  isAt(match: Match, { id }: Decision): boolean {
    return this.#last?.decision === id && this.#last.entries === match.length
  }

  /** True if nothing was taken back that he has thought about. */
  follows({ entries }: Match): boolean {
    if (this.#last === null) return true
    return (
      this.#last.entries < entries.length && this.#last.before === nameOf(entries[this.#last.entries - 1])
    )
  }

  /** Thinks through what the role was asked since its present plan was made, as far as he has not yet. */
  catchUp(match: Match, role: Role): void {
    for (const { then, decision } of this.#missed(match, role)) this.think(then, decision)
  }

  /** The questions since the first of the present plan, the oldest first; none where no plan was made. */
  #missed(match: Match, role: Role): readonly Asked[] {
    const { entries, phase } = match
    const { stretch: planAt } = this.#bot
    const from = this.#last === null ? 0 : this.#last.entries + 1
    const missed: Asked[] = []
    let planned = 0
    let plan: string | null = null
    for (let index = entries.length - 1; index >= from && planAt !== undefined; index--) {
      const entry = entries[index]
      if (entry === undefined || !('verb' in entry) || entry.role !== role) continue
      const then = match.at(index)
      const decision = then.decisions.find(each => each.role === role)
      if (decision === undefined || then.phase !== phase || missed.length > MOST_BACK) break
      const here = planAt(seatOf(then, decision))
      if (here !== null && plan !== null && here !== plan) break
      plan ??= here
      missed.push({ then, decision })
      if (here !== null) planned = missed.length
    }
    return missed.slice(0, planned).toReversed()
  }

  think(match: Match, decision: Decision): Hinted {
    const { entries } = match
    this.#last = { entries: entries.length, before: nameOf(entries.at(-1)), decision: decision.id }
    this.#advice = this.#reasoned(this.#bot.advise(seatOf(match, decision)), decision, match.rolls.length)
    return this.#advice
  }

  /** An advice with what was fetched for it; asked again he says all of it. */
  completed(advice: Hinted, chances: Chances | null): Hinted {
    if (chances === null) return advice
    const whole = { ...advice, chances }
    if (this.#advice === advice) this.#advice = whole
    return whole
  }

  /**
   * What was said of a piece holds for the further questions about it, until a die has fallen. A reason that comes with one of
   * its steps is about the same piece, whatever the step names.
   */
  #reasoned(advice: Advice, { about = {} }: Decision, rolls: number): Hinted {
    const said = this.#said
    const isSamePiece = said?.piece !== undefined && Object.values(about).flat().includes(said.piece)
    const reason = advice.reason ?? (isSamePiece && said.rolls === rolls ? said.reason : undefined)
    if (reason === undefined) return advice
    this.#said = { piece: isSamePiece ? said.piece : advice.choice.noun, reason, rolls }
    // Its figures may have changed, for somebody has come along since.
    const goesOn = isSamePiece && said.rolls === rolls && said.reason.key === reason.key
    return { ...advice, reason, ...(goesOn ? { goesOn } : {}) }
  }
}

function nameOf(entry: unknown): string {
  return JSON.stringify(entry) ?? ''
}
