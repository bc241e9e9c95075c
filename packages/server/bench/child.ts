import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Asked, Used } from './served.ts'
import { type BenchTable, type Measured, play, sitDown, type Wanted } from './tables.ts'

/** What many tables cost a server in a process of its own. */
export interface Served {
  readonly measured: Measured
  readonly used: Used
  /** Processor time of those who play, on the same machine, in milliseconds. */
  readonly clients: number
  /** At half of that pace. */
  readonly calm: { readonly measured: Measured; readonly used: Used }
  /** Memory of an open match, and of a socket at a table with its last view, in bytes. */
  readonly match: number
  readonly socket: number
  /** How many choices a match had in the end. */
  readonly choices: number
}

export interface Serving {
  readonly data: string
  readonly tables: number
  readonly seconds: number
  readonly wanted: Wanted
  /** The module that opens the database. */
  readonly driver?: string
}

export async function served({ data, tables: number, seconds, wanted, driver }: Serving): Promise<Served> {
  const child = fork(fileURLToPath(new URL('./served.ts', import.meta.url)), {
    env: {
      ...process.env,
      ...{ PORT: '0', DATA: data, LIMITS: 'none', LOG_LEVEL: 'error' },
      ...(driver === undefined ? {} : { BENCH_DRIVER: driver }),
    },
    execArgv: ['--expose-gc'],
  })
  const { url } = await heard<{ url: string }>(child)
  const ask = (what: Asked = 'used'): Promise<Used> => {
    child.send(what)
    return heard<Used>(child)
  }
  try {
    // Games and bots are loaded with the first table.
    const [first] = await sitDown(url, 1, wanted)
    for (const line of first?.lines ?? []) await line.close()
    const tables = await sitDown(url, number, wanted)
    // A process that has just begun is slower than it will be.
    const warm = await play(tables, seconds / 3)
    await ask()
    const from = process.cpuUsage()
    const measured = await play(tables, seconds)
    const { user, system } = process.cpuUsage(from)
    const used = await ask()
    const pause = (2000 * number * measured.seconds) / measured.acts
    const calm = { measured: await play(tables, seconds, pause), used: await ask() }
    await closed(tables)
    const alone = await ask('forget')
    const none = await ask('close')
    return {
      ...{ measured, used, calm },
      clients: (user + system) / 1000,
      match: (alone.memory - none.memory) / number,
      socket: (calm.used.memory - alone.memory) / (number * (wanted.people + 1)),
      choices: Math.round((warm.acts + measured.acts + calm.measured.acts) / number),
    }
  } finally {
    child.send('stop')
    await new Promise(resolve => child.once('exit', resolve))
  }
}

async function closed(tables: readonly BenchTable[]): Promise<void> {
  for (const { lines } of tables) for (const line of lines) await line.close()
}

function heard<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`the server ended with ${code}`))
    child.once('exit', onExit)
    child.once('message', message => {
      child.off('exit', onExit)
      resolve(message as T)
    })
  })
}
