import type { Match } from '@aquila/engine'
import type { Read } from './sight.ts'

/** What each player has seen happen: all up to his last choice. What came after it is news to him. */
export class News {
  readonly #match: Match
  /** By player: how long log and record were when he last chose. */
  readonly #read = new Map<number, { event: number; entries: number }>()
  /** By player: how long the log was when he last chose by himself, and not in answer to another's move. */
  readonly #reelFrom = new Map<number, number>()

  /** What came before a player's last choice he has seen; if he has made none, all of it. */
  constructor(match: Match) {
    this.#match = match
    for (const [role, player] of Object.entries(match.seats)) {
      const last = match.entries.findLastIndex(entry => entry.role === role && !('window' in entry))
      this.#read.set(player, last === -1 ? this.#everything() : this.#upTo(last + 1))
    }
  }

  #everything(): { event: number; entries: number } {
    const { events, entries } = this.#match.extent
    return { event: events, entries }
  }

  /** What was known after so many entries. */
  #upTo(entries: number): { event: number; entries: number } {
    const made = this.#match.entries.slice(0, entries).filter(entry => !('window' in entry)).length
    const unseen = this.#match.log(null).findIndex(event => event.after > made)
    return { event: unseen === -1 ? this.#match.extent.events : unseen, entries }
  }

  /**
   * How far a player has read. What others did is one film however often he was asked in the middle of it whether he
   * reacts.
   */
  of(player: number | null): Read {
    const { events, entries } = this.#match.extent
    if (player === null) return { event: events, film: events, entries }
    const read = this.#read.get(player) ?? { event: 0, entries: 0 }
    return { ...read, film: Math.min(read.event, this.#reelFrom.get(player) ?? read.event) }
  }

  /**
   * A player has seen all that has happened, but what happened from an event on, if it is given. `reacted`: he was asked in
   * the middle of what another does.
   */
  markRead(player: number, until = this.#match.extent.events, reacted = false): void {
    if (!reacted) this.#reelFrom.set(player, until)
    else if (!this.#reelFrom.has(player)) this.#reelFrom.set(player, this.of(player).event)
    this.#read.set(player, { event: until, entries: this.#match.length })
  }
}
