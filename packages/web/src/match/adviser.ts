import { seatOf } from '@aquila/bots'
import type { Advice, Bot, BotReason, Choice, Decision, Match } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import { adviserFor } from './levels.ts'

/** Who is asked for hints; he keeps his plans from one question to the next. */
export class Adviser {
  readonly #loaded: LoadedGame
  #bot: Bot | null = null
  #advised: { readonly piece: Choice['noun']; readonly reason: BotReason } | null = null

  constructor(loaded: LoadedGame) {
    this.#loaded = loaded
  }

  /** What he would do; null if the game has nobody who could say. */
  async advise(match: Match, decision: Decision): Promise<Advice | null> {
    this.#bot ??= await adviserFor(this.#loaded)
    const advice = this.#bot?.advise(seatOf(match, decision))
    if (advice === undefined) return null
    if (advice.reason === undefined) return { ...advice, ...this.#reasonStill(decision) }
    this.#advised = { piece: advice.choice.noun, reason: advice.reason }
    return advice
  }

  /** What was said of a piece holds for the further questions about it. */
  #reasonStill({ about = {} }: Decision): { reason?: BotReason } {
    const { piece, reason } = this.#advised ?? {}
    if (reason === undefined || piece === undefined || !Object.values(about).includes(piece)) return {}
    return { reason }
  }
}
