import type { Ask } from '@aquila/play/wire'
import type { Pool } from '../bots/pool.ts'
import { NotDone } from '../not-done.ts'
import type { StoredMatch } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import type { OpenTable } from './open-table.ts'

/** Answers what a reader asks. What takes long is done beside the main loop. */
export class Asking {
  readonly #store: Store
  readonly #pool: Pool
  readonly #seedOf: (stored: StoredMatch) => string

  constructor(store: Store, pool: Pool, seedOf: (stored: StoredMatch) => string) {
    this.#store = store
    this.#pool = pool
    this.#seedOf = seedOf
  }

  async answer(table: OpenTable, player: number | null, ask: Ask): Promise<unknown> {
    if (table.row.seq === 0) throw new NotDone('too-late', 'the match has not begun')
    switch (ask.what) {
      case 'refusals':
        return player === null ? [] : await table.asked(sitting => sitting.refusals(player, ask.choices))
      case 'hint': {
        if (player === null || !table.row.hints)
          throw new NotDone('forbidden', 'at this table nobody is told what a bot would do')
        const isAsked = table.row.waiting.includes(player)
        return isAsked ? await this.#pool.run({ kind: 'hint', player, ...(await this.#stored(table)) }) : null
      }
      case 'views-after':
        return await this.#views(table, player, 'after', ask.events)
      case 'views-before':
        return await this.#views(table, player, 'before', ask.events)
      case 'views-at':
        return await this.#views(table, player, 'at', ask.choices)
      case 'sight-at': {
        mustBeMade(table, [ask.choices])
        const { choices } = ask
        return await this.#pool.run({ kind: 'sight-at', player, choices, ...(await this.#stored(table)) })
      }
    }
  }

  async #views(
    table: OpenTable,
    player: number | null,
    which: 'after' | 'before' | 'at',
    numbers: readonly number[],
  ): Promise<unknown> {
    if (which === 'at') mustBeMade(table, numbers)
    return await this.#pool.run({ kind: 'views', player, which, numbers, ...(await this.#stored(table)) })
  }

  async #stored({ id }: OpenTable): Promise<{ stored: StoredMatch; seed: string }> {
    const stored = await this.#store.read('match', id)
    if (stored === null) throw new NotDone('not-found')
    return { stored, seed: this.#seedOf(stored) }
  }
}

function mustBeMade({ row }: OpenTable, choices: readonly number[]): void {
  if (choices.some(number => number > row.choices))
    throw new NotDone('malformed', `this match has ${row.choices} choices`)
}

/** What a question costs of the budget of the asker. */
export function costOf(ask: Ask): number {
  switch (ask.what) {
    case 'refusals':
      return 1
    case 'hint':
      return 20
    case 'views-after':
    case 'views-before':
      return Math.max(1, Math.ceil(ask.events.length / 5))
    case 'views-at':
      return Math.max(1, Math.ceil(ask.choices.length / 5))
    case 'sight-at':
      return 2
  }
}
