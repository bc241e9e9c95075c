import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lobbyFor } from '../src/lobby/lobby.ts'
import { Store } from '../src/store/store.ts'
import { aimsFor, judged } from './aims.ts'
import { appends, emptyTable, flushes, kernel, percentile } from './floors.ts'
import type { Used } from './served.ts'
import { play, sitDown } from './tables.ts'

const TABLES = 200
const SECONDS = 15
const LISTED = 10_000
const ALEA = { game: 'alea-iacta-est', scenario: '3' }

/**
 * A server in a process of its own, with many tables of two and a watcher. What it does is told beside what the same run
 * measured bare: the flushes of the disk (F), the appends of the store alone (B), the kernel's own time for a choice (K).
 */
export async function benchServer(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aquila-bench-'))
  try {
    const disk = flushes(folder)
    const stored = await appends(folder, TABLES)
    const alone = await appends(folder, 1, true)
    const ownTime = await kernel(ALEA.game, ALEA.scenario)
    const found = await served(join(folder, 'data'))
    const lobby = await lists(folder)
    const { measured, used, idle, opened } = found
    const perSecond = measured.acts / measured.seconds
    const time = used.processor / measured.acts
    const bytes = measured.bytes / measured.acts / 3
    const [done, slowDone] = [percentile(measured.done, 50), percentile(measured.done, 99)]
    const slowSeen = percentile(measured.seen, 99)
    const slowList = percentile(lobby, 99)
    const aims = aimsFor({ flush: disk, appends: stored, alone })
    return [
      `  F, flushes a second: ${disk.perSecond.toFixed(0)} (median ${ms(disk.median)}, p99 ${ms(disk.p99)})`,
      `  B, appends a second of the store alone: ${stored.toFixed(0)}; one commit each: ${alone.toFixed(0)}`,
      `  K, the kernel for a choice, three views and their JSON: ${ms(ownTime)}`,
      `  durable acts a second at ${TABLES} tables: ${perSecond.toFixed(0)} (${(perSecond / stored).toFixed(2)} B, ${(perSecond / alone).toFixed(1)} x one commit each) ${judged(perSecond, aims.actsPerSecond)}`,
      `  processor time an act, all threads, three readers: ${ms(time)} ${judged(time, aims.processor)}`,
      `  the same in K: ${(time / ownTime).toFixed(2)} ${judged(time / ownTime, aims.processorInKernels)}`,
      `  sent to done, p50: ${ms(done)} ${judged(done, aims.doneMedian)}`,
      `  sent to done, p99: ${ms(slowDone)} ${judged(slowDone, aims.doneSlowest)}`,
      `  sent to the last reader's sight: p50 ${ms(percentile(measured.seen, 50))}, p99 ${ms(slowSeen)}`,
      `  p99 of that after the p99 of done: ${ms(slowSeen - slowDone)} ${judged(slowSeen - slowDone, aims.seenAfterDone)}`,
      `  loop delay, p99: ${ms(used.delay.p99)} ${judged(used.delay.p99, aims.delaySlowest)}`,
      `  loop delay, worst: ${ms(used.delay.worst)} ${judged(used.delay.worst, aims.delayWorst)}`,
      `  memory of a table with its match and three sockets: ${((opened.heap - idle.heap) / TABLES / 1024).toFixed(0)} KB when set`,
      `  bytes to a reader an act: ${bytes.toFixed(0)}, in a match of 2,000 choices ${((bytes * 2000) / 1e6).toFixed(2)} MB ${judged(bytes, aims.bytes)}`,
      `  lobby of ${LISTED} tables, first page: p50 ${ms(percentile(lobby, 50))}, p99 ${ms(slowList)} ${judged(slowList, aims.lobby)}`,
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`
}

async function served(data: string) {
  const env = { ...process.env, PORT: '0', DATA: data, LIMITS: 'none', LOG_LEVEL: 'error' }
  const child = fork(fileURLToPath(new URL('./served.ts', import.meta.url)), {
    env,
    execArgv: ['--expose-gc'],
  })
  const { url } = await heard<{ url: string }>(child)
  const ask = (): Promise<Used> => {
    child.send('used')
    return heard<Used>(child)
  }
  try {
    const idle = await ask()
    const tables = await sitDown(url, TABLES, ALEA)
    const opened = await ask()
    // A process that has just begun is slower than it will be.
    await play(tables, SECONDS / 3)
    await ask()
    const measured = await play(tables, SECONDS)
    const used = await ask()
    for (const { players, watcher } of tables) for (const line of [...players, watcher]) await line.close()
    return { idle, opened, measured, used }
  } finally {
    child.send('stop')
    await new Promise(resolve => child.once('exit', resolve))
  }
}

function heard<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', message => resolve(message as T))
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)))
  })
}

/** How long the first page of the lists takes, in milliseconds. */
async function lists(folder: string): Promise<number[]> {
  const store = await Store.open({ file: join(folder, 'lists.db') })
  await store.write('makeGuest', { id: 'host', name: 'host' }, { idHash: 'x', expiresAt: 1 }, 1)
  await Promise.all(
    Array.from({ length: LISTED }, (_, index) => store.write('makeTable', emptyTable(`table${index}`))),
  )
  const times: number[] = []
  for (let time = 0; time < 200; time++) {
    const from = performance.now()
    await lobbyFor(store, 'host')
    times.push(performance.now() - from)
  }
  await store.close()
  return times
}
