import { AquilaError, type Bot, type Decision, type Match, type Role } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import { botFor, type Chance } from './bots/levels.ts'
import type { Sitter } from './sight.ts'

/** Who plays: people and bots. Players keep their seat when roles change hands. */
export class Seats {
  readonly #loaded: LoadedGame
  readonly #match: Match
  readonly #chance: Chance
  /** By player: the level of the bot, or null for a person. */
  readonly #levels: (string | null)[]
  /** The bots who have come so far, by player. */
  readonly #bots = new Map<number, Bot>()

  constructor(loaded: LoadedGame, match: Match, levels: readonly (string | null)[], chance: Chance) {
    this.#loaded = loaded
    this.#match = match
    this.#chance = chance
    this.#levels = [...levels]
  }

  /** By player: the level of the bot, or null for a person. */
  get levels(): readonly (string | null)[] {
    return this.#levels
  }

  get people(): number[] {
    return this.#levels.flatMap((level, player) => (level === null ? [player] : []))
  }

  get sitters(): Sitter[] {
    return this.#match.players.map((name, player) => ({ name, level: this.#levels[player] ?? null }))
  }

  /** Somebody else sits there from now on. */
  seat(player: number, { name, level }: Sitter): void {
    this.#match.seat(player, name, level)
    this.#levels[player] = level
    this.#bots.delete(player)
  }

  roleOf(player: number): Role {
    const role = this.#match.roles.find(each => this.#match.seats[each] === player)
    if (role === undefined) throw new AquilaError(`player ${player} sits nowhere`)
    return role
  }

  isPerson(role: Role): boolean {
    return this.#levelOf(role) === null
  }

  decisionOf(role: Role | null): Decision | null {
    return this.#match.decisions.find(decision => decision.role === role) ?? null
  }

  /** What a bot is asked now; null if it is nobody's turn but people's. */
  get botsDecision(): Decision | null {
    return this.#match.decisions.find(({ role }) => !this.isPerson(role)) ?? null
  }

  /** The first person who must choose now. */
  get personToMove(): Role | null {
    return this.#match.decisions.find(({ role }) => this.isPerson(role))?.role ?? null
  }

  /** The bot of a role; undefined if a person plays it or the bot has not come yet. */
  botOf(role: Role): Bot | undefined {
    return this.#bots.get(this.#match.seats[role] ?? -1)
  }

  /** Fetches the bot of a role: bots come when it is their turn for the first time. */
  async bring(role: Role): Promise<void> {
    const level = this.#levelOf(role)
    const player = this.#match.seats[role]
    if (level === null || player === undefined || this.#bots.has(player)) return
    this.#bots.set(player, await botFor(this.#loaded, level, this.#chance))
  }

  #levelOf(role: Role): string | null {
    return this.#levels[this.#match.seats[role] ?? -1] ?? null
  }
}
