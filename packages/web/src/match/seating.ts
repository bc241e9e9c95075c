import { AquilaError, type Bot, type Decision, type Match, type Role } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import { botFor } from './levels.ts'

/** Who plays: people and bots; and which of the people looks. Players keep their seat when roles change hands. */
export class Seating {
  /** By player: the level of the bot, or null for a person. */
  readonly levels: readonly (string | null)[]
  readonly #loaded: LoadedGame
  readonly #match: Match
  /** The bots who have come so far, by player. */
  readonly #bots = new Map<number, Bot>()
  #looking: number | null

  constructor(loaded: LoadedGame, match: Match, levels: readonly (string | null)[]) {
    this.levels = levels
    this.#loaded = loaded
    this.#match = match
    // Where several people share the screen, nobody's hand is shown before somebody says that he sits down.
    const [first = null, ...others] = this.people
    this.#looking = others.length > 0 && match.result === null ? null : first
  }

  get people(): number[] {
    return this.levels.flatMap((level, player) => (level === null ? [player] : []))
  }

  /** The player who looks; null: a spectator. */
  get looking(): number | null {
    return this.#looking
  }

  /** His role. */
  get viewer(): Role | null {
    return this.#looking === null ? null : this.roleOf(this.#looking)
  }

  /** False if no person plays that role. */
  lookAs(role: Role): boolean {
    const player = this.#match.seats[role]
    if (player === undefined || this.#levelOf(role) !== null) return false
    this.#looking = player
    return true
  }

  roleOf(player: number): Role {
    const role = this.#match.roles.find(each => this.#match.seats[each] === player)
    if (role === undefined) throw new AquilaError(`player ${player} sits nowhere`)
    return role
  }

  /** What a bot is asked now; null if it is nobody's turn but people's. */
  get botsDecision(): Decision | null {
    return this.#match.decisions.find(({ role }) => this.#levelOf(role) !== null) ?? null
  }

  /** The bot of a role; undefined if a person plays it or the bot has not come yet. */
  botOf(role: Role): Bot | undefined {
    return this.#bots.get(this.#match.seats[role] ?? -1)
  }

  /** Fetches the bot of a role: bots come when it is their turn for the first time. */
  async seatBot(role: Role): Promise<void> {
    const level = this.#levelOf(role)
    const player = this.#match.seats[role]
    if (level === null || player === undefined || this.#bots.has(player)) return
    this.#bots.set(player, await botFor(this.#loaded, level))
  }

  decisionOf(role: Role | null): Decision | null {
    return this.#match.decisions.find(decision => decision.role === role) ?? null
  }

  /** The first person who must choose now. */
  get personToMove(): Role | null {
    return this.#match.decisions.find(({ role }) => this.#levelOf(role) === null)?.role ?? null
  }

  #levelOf(role: Role): string | null {
    return this.levels[this.#match.seats[role] ?? -1] ?? null
  }

  /** Who is handed the screen: a person must choose, and it is not whoever looks. */
  get handOver(): Role | null {
    return this.decisionOf(this.viewer) === null ? this.personToMove : null
  }
}
