import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** As if the matches had been begun under another version of the rules. */
export function underRules(
  data: string,
  rules: string,
  change: (database: Sqlite.Database) => void = () => undefined,
): void {
  const database = new Sqlite(join(data, 'aquila.db'))
  database.prepare('update matches set rules = ?').run(rules)
  database
    .prepare("update checkpoints set rules = ?, checkpoint = json_set(checkpoint, '$.rules', ?)")
    .run(rules, rules)
  change(database)
  database.close()
}
