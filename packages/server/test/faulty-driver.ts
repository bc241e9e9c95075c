import { existsSync, readFileSync } from 'node:fs'
import type { Database } from '../src/store/database.ts'
import { openDatabase as openReal } from '../src/store/driver.ts'

/** What is wrong with the disk: written into a file beside the database. */
export type Fault = 'full' | 'read-only' | 'slow' | 'torn' | ''

/** The real driver on a disk that tests make full, read-only, slow or broken, while the server runs. */
export function openDatabase(file: string, options: { readonly?: boolean } = {}): Database {
  const database = openReal(file, options)
  if (options.readonly === true) return database
  const fault = (): Fault => {
    const said = `${file}.fault`
    return existsSync(said) ? (readFileSync(said, 'utf8') as Fault) : ''
  }
  return {
    ...database,
    get inTransaction() {
      return database.inTransaction
    },
    async exec(sql) {
      if (sql === 'begin immediate') await prepare(database, fault())
      if (sql === 'commit') await beforeCommit(database, fault())
      await database.exec(sql)
    },
  }
}

/** A full disk and one that cannot be written are made so by SQLite itself. */
async function prepare(database: Database, fault: Fault): Promise<void> {
  const [pages] = await database.all('pragma page_count')
  const most = fault === 'full' ? Number(pages?.page_count ?? 1) : 1_000_000_000
  await database.exec(`pragma max_page_count = ${most}`)
  await database.exec(`pragma query_only = ${fault === 'read-only' ? 'on' : 'off'}`)
}

async function beforeCommit(database: Database, fault: Fault): Promise<void> {
  if (fault === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  if (fault !== 'torn') return
  await database.exec('rollback')
  throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' })
}
