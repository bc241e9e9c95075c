import { seatOf } from '@aquila/bots'
import type { Advice, Bot, BotReason, Choice, Decision, Match } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import { adviserFor, type Chance } from './levels.ts'

/** Who is asked for hints; he keeps his plans from one question to the next. */
export class Adviser {
  readonly #loaded: LoadedGame
  readonly #chance: Chance
  #bot: Bot | null = null
  #advised: { readonly piece: Choice['noun']; readonly reason: BotReason; readonly rolls: number } | null =
    null

  constructor(loaded: LoadedGame, chance: Chance) {
    this.#loaded = loaded
    this.#chance = chance
  }

  /** What he would do; null if the game has nobody who could say. */
  async advise(match: Match, decision: Decision): Promise<Advice | null> {
    this.#bot ??= await adviserFor(this.#loaded, this.#chance)
    const advice = this.#bot?.advise(seatOf(match, decision))
    if (advice === undefined) return null
    const rolls = match.rolls.length
    if (advice.reason === undefined) return { ...advice, ...this.#reasonStill(decision, rolls) }
    this.#advised = { piece: advice.choice.noun, reason: advice.reason, rolls }
    return advice
  }

  /** What was said of a piece holds for the further questions about it, until a die has fallen. */
  #reasonStill({ about = {} }: Decision, now: number): { reason?: BotReason } {
    const { piece, reason, rolls } = this.#advised ?? {}
    const named = Object.values(about).flat()
    if (rolls !== now || reason === undefined || piece === undefined || !named.includes(piece)) return {}
    return { reason }
  }
}
