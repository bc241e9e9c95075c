import { execFileSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder with initdb, pg_ctl and psql; null where there is no PostgreSQL, and its tests are left out. */
export const postgresFolder = process.env.AQUILA_POSTGRES ?? null

export interface TestPostgres {
  readonly port: number
  /** Runs SQL and gives what psql prints. */
  query(sql: string): string
  stop(): void
}

/** A database server of its own on a free port, gone without a trace when stopped. */
export async function startPostgres(binaries: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'aquila-postgres-'))
  const cluster = join(folder, 'data')
  const port = await freePort()
  const asServer = (program: string, args: readonly string[]) => run(join(binaries, program), args)
  if (process.getuid?.() === 0) chownSync(folder, idOf('-u'), idOf('-g'))
  asServer('initdb', ['-D', cluster, '-A', 'trust', '-U', 'aquila', '--no-sync'])
  asServer('pg_ctl', [
    '-D',
    cluster,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -k ${folder} -h 127.0.0.1`,
    'start',
  ])
  return {
    port,
    query: sql =>
      execFileSync(
        join(binaries, 'psql'),
        ['-h', '127.0.0.1', '-p', String(port), '-U', 'aquila', '-d', 'postgres', '-qAt'],
        {
          input: sql,
          encoding: 'utf8',
          maxBuffer: 64 * 1024 * 1024,
        },
      ),
    stop() {
      asServer('pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: there it runs as the user that its package made. */
function run(program: string, args: readonly string[]): void {
  if (process.getuid?.() !== 0) {
    execFileSync(program, args, { stdio: 'ignore' })
    return
  }
  const quoted = [program, ...args].map(word => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
  execFileSync('su', ['postgres', '-s', '/bin/sh', '-c', quoted], { stdio: 'ignore' })
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
