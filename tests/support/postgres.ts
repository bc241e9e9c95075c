import { execFile, execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The folder with initdb, pg_ctl and psql; null where there is no PostgreSQL, and its tests are left out. */
export const postgresFolder = process.env.AQUILA_POSTGRES ?? null

export interface TestPostgres {
  readonly port: number
  /** A database of that name, made if there is none. */
  database(name: string): string
  /** Runs SQL and gives what psql prints. */
  query(sql: string): string
  /** As after a crash: what was not flushed is gone. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A database server of its own on a free port, gone without a trace when stopped. */
export async function startPostgres(binaries: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'aquila-postgres-'))
  const cluster = join(folder, 'data')
  const port = await freePort()
  const asServer = (program: string, args: readonly string[]) => run(join(binaries, program), args)
  if (process.getuid?.() === 0) chownSync(folder, idOf('-u'), idOf('-g'))
  await asServer('initdb', ['-D', cluster, '-A', 'trust', '-U', 'aquila', '--no-sync'])
  const start = async (): Promise<void> => {
    const options = `-p ${port} -k ${folder} -h 127.0.0.1 -c max_connections=200`
    await asServer('pg_ctl', ['-D', cluster, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  }
  const halt = (): Promise<void> => asServer('pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop'])
  const query = (sql: string): string => queryOf(binaries, port, sql)
  await start()
  return {
    port,
    query,
    database(name) {
      if (query(`select 1 from pg_database where datname = '${name}'`) === '')
        query(`create database ${name}`)
      return `postgres://aquila@127.0.0.1:${port}/${name}`
    },
    async restart() {
      await halt()
      await start()
    },
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs SQL on the server of that port, and gives what psql prints. */
function queryOf(binaries: string, port: number, sql: string): string {
  return execFileSync(
    join(binaries, 'psql'),
    ['-h', '127.0.0.1', '-p', String(port), '-U', 'aquila', '-d', 'postgres', '-qAt'],
    { input: sql, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
async function run(program: string, args: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0) {
    await promisify(execFile)(program, args)
    return
  }
  const quoted = [program, ...args].map(word => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
  // What the server says later must not be waited for.
  await promisify(execFile)('su', ['postgres', '-s', '/bin/sh', '-c', `${quoted} >/dev/null 2>&1`])
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port)
        else reject(new Error('no free port'))
      })
    })
  })
}
