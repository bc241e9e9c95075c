import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type StoredRow, storedIn } from './load.ts'

/** The settings by which a server with this folder keeps its tables in the database of this run: none where that is SQLite. */
export async function databaseFor(folder: string): Promise<{ readonly [name: string]: string }> {
  const port = inject('postgresPort')
  if (port === undefined) return {}
  const name = `aquila_${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const at = `postgres://aquila@127.0.0.1:${port}`
  const client = new Client({ connectionString: `${at}/postgres` })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  return { DATABASE_URL: `${at}/${name}` }
}

/** What lies in the store of a server with this folder, read without the server. */
export async function storedFor(data: string): Promise<Pick<ReturnType<typeof storedIn>, 'rows' | 'seqs'>> {
  const { DATABASE_URL } = await databaseFor(data)
  if (DATABASE_URL === undefined) return storedIn(join(data, 'aquila.db'))
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  try {
    const acts = await client.query<StoredRow>(
      'select match, seq::int, player::int, token from acts order by match, seq',
    )
    const matches = await client.query<{ id: string; seq: number }>('select id, seq::int from matches')
    return { rows: acts.rows, seqs: new Map(matches.rows.map(({ id, seq }) => [id, seq])) }
  } finally {
    await client.end()
  }
}
