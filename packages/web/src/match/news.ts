import type { Match } from '@aquila/engine'
import type { Seating } from './seating.ts'

/** What each person has seen happen: all up to his last choice. What came after it is news to him. */
export class News {
  readonly #match: Match
  readonly #seating: Seating
  /** Per player: how long the log was when he last chose. */
  readonly #readUntil = new Map<number, number>()
  /** Per player: how long the record was then. */
  readonly #lastChoice = new Map<number, number>()
  /** Per player: how long the log was when he last chose by himself, and not in answer to another's move. */
  readonly #reelFrom = new Map<number, number>()

  /** What came before a player's last choice he has seen; if he has made none, all of it. */
  constructor(match: Match, seating: Seating) {
    this.#match = match
    this.#seating = seating
    const choices = match.entries
    for (const player of seating.people) {
      const role = seating.roleOf(player)
      const log = match.log(role)
      const last = choices.findLastIndex(entry => entry.role === role && !('window' in entry))
      const made = choices.slice(0, last + 1).filter(entry => !('window' in entry)).length
      const unseen = last === -1 ? -1 : log.findIndex(event => event.after > made)
      this.#readUntil.set(player, unseen === -1 ? log.length : unseen)
      this.#lastChoice.set(player, last === -1 ? match.length : last + 1)
    }
  }

  /** The first event that is news to whoever looks. */
  get firstEvent(): number {
    return this.#readUntil.get(this.#seating.looking ?? -1) ?? 0
  }

  /**
   * The first event of the film: what others did is one film however often he was asked in the middle of it whether he
   * reacts.
   */
  get firstOfFilm(): number {
    return Math.min(this.firstEvent, this.#reelFrom.get(this.#seating.looking ?? -1) ?? this.firstEvent)
  }

  /** The first entry of the record that is. */
  get firstEntry(): number {
    return this.#lastChoice.get(this.#seating.looking ?? -1) ?? 0
  }

  /**
   * Whoever looks has seen all that has happened, but what happened from an event on, if it is given. `reacted`: he was
   * asked in the middle of what another does.
   */
  markRead(until?: number, reacted = false): void {
    const { looking, viewer } = this.#seating
    if (looking === null) return
    const read = until ?? this.#match.log(viewer).length
    if (!reacted) this.#reelFrom.set(looking, read)
    else if (!this.#reelFrom.has(looking)) this.#reelFrom.set(looking, this.firstEvent)
    this.#readUntil.set(looking, read)
    this.#lastChoice.set(looking, this.#match.length)
  }
}
