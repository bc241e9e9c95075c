import type { Match } from '@aquila/engine'
import type { Read } from './sight.ts'

/** What each player has seen happen: all up to his last choice. What came after it is news to him. */
export class News {
  readonly #match: Match
  /** By player: how long the log was, and how many choices had been made, when he last chose. */
  readonly #read = new Map<number, { event: number; choices: number; reacted: boolean }>()
  /** By player: how long the log was when he last chose by himself, and not in answer to another's move. */
  readonly #reelFrom = new Map<number, number>()

  /** Of whom nothing is kept: what came before his last choice he has seen; if he has made none, all of it. */
  constructor(match: Match, kept: readonly (Read | null)[] = []) {
    this.#match = match
    const made = match.entries.filter(entry => !('window' in entry))
    const log = match.since({ ...match.extent, events: 0 }).events
    for (const [role, player] of Object.entries(match.seats)) {
      const choices = made.findLastIndex(entry => entry.role === role) + 1
      const unseen = choices === 0 ? -1 : log.findIndex(event => event.after > choices)
      this.#read.set(player, {
        event: unseen === -1 ? log.length : unseen,
        choices: choices === 0 ? made.length : choices,
        // A player who has chosen nothing has begun nothing either.
        reacted: choices === 0,
      })
    }
    for (const [player, read] of kept.entries()) {
      if (read === null) continue
      // A player who had chosen by himself had seen all there was: what others do is filmed from there.
      this.#read.set(player, { event: read.event, choices: read.choices, reacted: read.film !== read.event })
      this.#reelFrom.set(player, read.film)
    }
  }

  /**
   * How far a player has read. What others did is one film however often he was asked in the middle of it whether he
   * reacts.
   */
  of(player: number | null): Read {
    if (player === null) {
      const { events } = this.#match.extent
      return { event: events, film: events, choices: this.#match.choices }
    }
    const { event, choices } = this.#read.get(player) ?? { event: 0, choices: 0 }
    return { event, choices, film: Math.min(event, this.#reelFrom.get(player) ?? event) }
  }

  /**
   * A player has seen all that has happened, but what happened from an event on, if it is given. `reacted`: he was asked in
   * the middle of what another does.
   */
  markRead(player: number, until = this.#match.extent.events, reacted = false): void {
    if (!reacted) this.#reelFrom.set(player, until)
    else if (!this.#reelFrom.has(player)) this.#reelFrom.set(player, this.of(player).event)
    this.#read.set(player, { event: until, choices: this.#match.choices, reacted })
  }

  /** All have agreed on what was taken back: nobody has news of it. */
  allRead(): void {
    for (const player of this.#read.keys()) this.markRead(player)
  }

  /** Who had chosen last when there were so many choices and events, and not in answer to another. */
  whoseActWas({ choices, events }: { readonly choices: number; readonly events: number }): number | null {
    for (const [player, read] of this.#read)
      if (!read.reacted && read.choices === choices && read.event === events) return player
    return null
  }
}
