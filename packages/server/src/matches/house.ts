import type { StoredMatch } from '../store/rows.ts'
import type { Store } from '../store/store.ts'
import type { UnderNewRules } from './new-rules.ts'
import type { OpenTable } from './open-table.ts'

/** What a table needs of the house. */
export interface TablesHouse {
  readonly store: Store
  readonly foldAfter: number
  now(): number
  seedOf(stored: StoredMatch): string
  /** Plays a match again under the rules of today, beside the main loop. */
  underNewRules(stored: StoredMatch): Promise<UnderNewRules>
  /** Something at this table has changed, and is stored: lists, readers and bots may want to know. */
  changed(table: OpenTable, what: { readonly seats: boolean; readonly botToMove: boolean }): void
}
