import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { lobbyFor } from '../src/lobby/lobby.ts'
import { Store } from '../src/store/store.ts'
import { type Aim, aimsFor, judged } from './aims.ts'
import { type Served, served } from './child.ts'
import { appends, emptyTable, flushes, kernel, kernelMemory, percentile } from './floors.ts'
import { opening } from './opening.ts'
import type { Measured } from './tables.ts'

const TABLES = 200
const SECONDS = 15
const LISTED = 10_000
const ALEA = { game: 'alea-iacta-est', scenario: '3', people: 2 }
const ROMA = { game: 'roma-victrix', scenario: '1', people: 5 }

/**
 * A server in a process of its own, with many tables and a watcher at each. What it does is told beside what the same run
 * measured bare: the flushes of the disk (F), the appends of the store alone (B), the kernel's own time for a choice (K).
 */
export async function benchServer(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aquila-bench-'))
  try {
    const flush = flushes(folder)
    const stored = await appends(folder, TABLES)
    const alone = await appends(folder, 1, true)
    const alea = await served({ data: join(folder, 'alea'), tables: TABLES, seconds: SECONDS, wanted: ALEA })
    const aims = aimsFor({ flush, appends: stored, alone, cores: whatCoresCan(alea) })
    const roma = await served({ data: join(folder, 'roma'), tables: 40, seconds: SECONDS, wanted: ROMA })
    const slow = await servedSlowly(join(folder, 'slow'))
    const own = await kernelMemory(ALEA.game, ALEA.scenario, alea.choices)
    const opened = await opening(folder)
    return [
      `  F, flushes a second: ${flush.perSecond.toFixed(0)} (median ${ms(flush.median)}, p99 ${ms(flush.p99)})`,
      `  B, appends a second of the store alone: ${stored.toFixed(0)}; one commit each: ${alone.toFixed(0)}`,
      ...speed(alea, { stored, alone }, aims),
      ...(await processor('Alea with two', alea, ALEA, aims.processor, aims.processorInKernels)),
      ...(await processor('Roma with five', roma, ROMA, aims.processorOfFive, aims.processorInKernels)),
      said(
        'loop delay while every flush takes 500 ms, worst',
        slow.used.delay.worst,
        ms,
        aims.delayOfSlowDisk,
      ),
      `  memory of an open match: ${kb(alea.match)}; the kernel's own of ${alea.choices} choices: ${kb(own)}`,
      said("the same in the kernel's own", alea.match / own, times, aims.memoryOfMatch),
      said(
        'memory of a socket with its last view',
        alea.socket / 1024,
        each => `${each.toFixed(0)} KB`,
        aims.memoryOfSocket,
      ),
      `  opening a match of 1,500 entries: ${ms(opened.whole)} of processor time; Match.resume alone: ${ms(opened.resume)}`,
      said('the same in Match.resume', opened.whole / opened.resume, times, aims.opening),
      said(`lobby of ${LISTED} tables, first page, p99`, percentile(await lists(folder), 99), ms, aims.lobby),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Aims = ReturnType<typeof aimsFor>

/** Acts a second if all cores did nothing but serve and play. */
function whatCoresCan({ measured, used, clients }: Pick<Served, 'measured' | 'used' | 'clients'>): number {
  return (availableParallelism() * 1000 * measured.acts) / (used.processor + clients)
}

function speed(
  { measured, used, calm, clients }: Served,
  bare: { stored: number; alone: number },
  aims: Aims,
): string[] {
  const perSecond = paceOf(measured)
  const [done, slowDone] = [percentile(calm.measured.done, 50), percentile(calm.measured.done, 99)]
  const slowSeen = percentile(calm.measured.seen, 99)
  const bytes = measured.bytes / measured.acts / (ALEA.people + 1)
  const whole = ((bytes * 2000) / 1e6).toFixed(2)
  const ofBare = `${(perSecond / bare.stored).toFixed(2)} B, ${(perSecond / bare.alone).toFixed(1)} x one commit each`
  const cores = whatCoresCan({ measured, used, clients }).toFixed(0)
  return [
    said(
      `durable acts a second at ${TABLES} tables`,
      perSecond,
      each => `${each.toFixed(0)} (${ofBare}; the cores suffice for ${cores})`,
      aims.actsPerSecond,
    ),
    `  at that pace: done p50 ${ms(percentile(measured.done, 50))}, p99 ${ms(percentile(measured.done, 99))}; loop delay p99 ${ms(used.delay.p99)}, worst ${ms(used.delay.worst)}`,
    `  at half of it, ${paceOf(calm.measured).toFixed(0)} a second:`,
    said('sent to done, p50', done, ms, aims.doneMedian),
    said('sent to done, p99', slowDone, ms, aims.doneSlowest),
    `  sent to the last reader's sight: p50 ${ms(percentile(calm.measured.seen, 50))}, p99 ${ms(slowSeen)}`,
    said('p99 of that after the p99 of done', slowSeen - slowDone, ms, aims.seenAfterDone),
    said('loop delay, p99', calm.used.delay.p99, ms, aims.delaySlowest),
    said('loop delay, worst', calm.used.delay.worst, ms, aims.delayWorst),
    said(
      'bytes to a reader an act',
      bytes,
      each => `${each.toFixed(0)}, in a match of 2,000 choices ${whole} MB`,
      aims.bytes,
    ),
  ]
}

function paceOf({ acts, seconds }: Measured): number {
  return acts / seconds
}

/** Processor time of all threads an act, with its readers; and in that of the kernel for the same. */
async function processor(
  who: string,
  { measured, used }: Served,
  { game, scenario }: { game: string; scenario: string },
  aim: Aim,
  inKernels: Aim,
): Promise<string[]> {
  const time = used.processor / measured.acts
  const own = await kernel(game, scenario)
  return [
    said(`processor time an act, ${who} and a watcher`, time, ms, aim),
    said(`the same in K, which is ${ms(own)}`, time / own, times, inKernels),
  ]
}

/** On a disk that takes half a second for a flush. */
async function servedSlowly(data: string): Promise<Served> {
  mkdirSync(data, { recursive: true })
  const driver = new URL('../test/faulty-driver.ts', import.meta.url).href
  writeFileSync(join(data, 'aquila.db.fault'), 'slow')
  return await served({ data, tables: 4, seconds: 6, wanted: ALEA, driver })
}

function said(what: string, value: number, form: (value: number) => string, aim: Aim): string {
  return `  ${what}: ${form(value)} ${judged(value, aim)}`
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`
}

function kb(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} KB`
}

function times(value: number): string {
  return `${value.toFixed(2)} x`
}

/** How long the first page of the lists takes, in milliseconds. */
async function lists(folder: string): Promise<number[]> {
  const store = await Store.open({ file: join(folder, 'lists.db') })
  await store.write(
    'makeGuest',
    { id: 'host', name: 'host', kind: 'guest' },
    { idHash: 'x', expiresAt: 1, device: '' },
    1,
  )
  await Promise.all(
    Array.from({ length: LISTED }, (_, index) => store.write('makeTable', emptyTable(`table${index}`))),
  )
  const times: number[] = []
  for (let time = 0; time < 200; time++) {
    const from = performance.now()
    await lobbyFor(store, 'host', from)
    times.push(performance.now() - from)
  }
  await store.close()
  return times
}
