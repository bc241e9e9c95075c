import { Client, types } from 'pg'
import type { Database, Row, Value } from './database.ts'

/** One connection to PostgreSQL, as the store uses it. */
export interface Connection extends Database {
  /** It has been lost: nothing can be asked of it any more. */
  readonly isLost: boolean
  /** Its last failure was that two transactions waited for each other: the same may be tried again. */
  readonly wasInTheWay: boolean
  whenLost(then: () => void): void
  hear(channel: string, listener: (payload: string) => void): Promise<void>
}

/** How long a server that does not answer is waited for, in milliseconds. */
const CONNECT = 5000
const ANSWER = 10_000

const INT8 = 20
const BOOL = 16

/** Connects. `settings`: what holds for all its transactions. */
export async function connect(url: string, settings: readonly string[]): Promise<Connection> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT,
    query_timeout: ANSWER,
    keepAlive: true,
    application_name: 'aquila',
    types: { getTypeParser: parserOf },
  })
  const names = new Map<string, { readonly name: string; readonly text: string }>()
  let isLost = false
  let inTransaction = false
  let wasInTheWay = false
  const lose = (): void => {
    isLost = true
    inTransaction = false
  }
  client.on('error', lose)
  client.on('end', lose)
  await client.connect()
  const ask = async (sql: string, values: readonly Value[]) => {
    const known = names.get(sql) ?? { name: `s${names.size}`, text: inPostgres(sql) }
    names.set(sql, known)
    try {
      return await client.query<Row>({ ...known, values: [...values] })
    } catch (error) {
      wasInTheWay = /^40/.test(codeOf(error))
      // Whatever does not answer in time is no use any more, whatever it says later.
      if (codeOf(error) === '') void client.end().catch(() => undefined)
      throw error
    }
  }
  const connection: Connection = {
    get isLost() {
      return isLost
    },
    get wasInTheWay() {
      return wasInTheWay
    },
    whenLost: then => void client.on('end', then),
    get inTransaction() {
      return inTransaction
    },
    run: async (sql, ...values) => (await ask(sql, values)).rowCount ?? 0,
    all: async (sql, ...values) => (await ask(sql, values)).rows,
    async exec(sql) {
      const isBegin = sql.startsWith('begin')
      if (isBegin) wasInTheWay = false
      // The answer to a commit may be lost: then nobody knows, and it counts as not done.
      if (sql === 'commit' || sql === 'rollback') inTransaction = false
      await client.query(isBegin ? 'begin' : inPostgres(sql))
      if (isBegin) inTransaction = true
    },
    endsAll: error => isLost || endsAll(error),
    async version() {
      await client.query('create table if not exists schema_version (version bigint not null)')
      const { rows } = await client.query<Row>('select version from schema_version')
      return Number(rows[0]?.version ?? 0)
    },
    async setVersion(version) {
      const { rowCount } = await client.query('update schema_version set version = $1', [version])
      if (rowCount === 0) await client.query('insert into schema_version values ($1)', [version])
    },
    async hear(channel, listener) {
      client.on('notification', ({ payload }) => listener(payload ?? ''))
      await client.query(`listen ${channel}`)
    },
    close: () => client.end(),
  }
  for (const setting of settings) await client.query(`set ${setting}`)
  return connection
}

/** Whole numbers as such: none is larger than a time. Yes and no are 1 and 0, as SQLite has them. */
function parserOf(type: number, format?: 'text' | 'binary') {
  if (format === 'binary') return types.getTypeParser(type, format)
  if (type === INT8) return Number
  if (type === BOOL) return (said: string) => (said === 't' ? 1 : 0)
  return types.getTypeParser(type, 'text')
}

/** What is wrong with one statement leaves the others as they are. All else ends the transaction: a lost line, a full disk. */
function endsAll(error: unknown): boolean {
  const code = codeOf(error)
  return !/^(22|23|42)/.test(code)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** SQL as both databases share it (`database.ts`), in the words of PostgreSQL: what stands between quotes is left alone. */
export function inPostgres(sql: string): string {
  let number = 0
  return sql
    .split(/('[^']*')/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece
            .replace(/\?/g, () => `$${++number}`)
            // There it is who is connected, but for the quotes.
            .replace(/\buser\b/g, '"user"')
            .replace(/\binteger\b/g, 'bigint')
            .replace(/\bblob\b/g, 'bytea')
            .replace(/\) strict\b/g, ')'),
    )
    .join('')
}
