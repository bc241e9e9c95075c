import { existsSync, readFileSync } from 'node:fs'
import { type Database, openDatabase as openReal } from '../src/store/driver.ts'

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
    exec(sql) {
      if (sql === 'begin immediate') prepare(database, fault())
      if (sql === 'commit') beforeCommit(database, fault())
      database.exec(sql)
    },
  }
}

/** A full disk and one that cannot be written are made so by SQLite itself. */
function prepare(database: Database, fault: Fault): void {
  const [pages] = database.all('pragma page_count')
  const most = fault === 'full' ? Number(pages?.page_count ?? 1) : 1_000_000_000
  database.exec(`pragma max_page_count = ${most}`)
  database.exec(`pragma query_only = ${fault === 'read-only' ? 'on' : 'off'}`)
}

function beforeCommit(database: Database, fault: Fault): void {
  if (fault === 'slow') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  if (fault !== 'torn') return
  database.exec('rollback')
  throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' })
}
