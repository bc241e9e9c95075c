import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { english, fastDice, Match } from '@aquila/engine'
import { randomChoice, randomDecision } from '@aquila/engine/fuzz'
import { loadGame } from '@aquila/games'
import type { Append, NewTableRow } from '../src/store/rows.ts'
import { Store } from '../src/store/store.ts'

/** How long each floor is measured, in milliseconds. */
const LONG = 3000

/** F: flushes a second of the disk, and how long the slowest in a hundred takes. */
export function flushes(folder: string): { perSecond: number; median: number; p99: number } {
  const file = openSync(join(folder, 'flush'), 'w')
  const page = Buffer.alloc(4096, 1)
  const times: number[] = []
  for (const until = performance.now() + LONG; performance.now() < until; ) {
    const from = performance.now()
    writeSync(file, page, 0, page.length, times.length * page.length)
    fsyncSync(file)
    times.push(performance.now() - from)
  }
  closeSync(file)
  return {
    perSecond: times.length / (LONG / 1000),
    median: percentile(times, 50),
    p99: percentile(times, 99),
  }
}

/** B: appends a second of the store alone, from as many matches at once; with one commit an append, if `alone`. */
export async function appends(folder: string, matches: number, alone = false): Promise<number> {
  const store = await Store.open({ file: join(folder, alone ? 'alone.db' : 'store.db') })
  await store.write(
    'makeGuest',
    { id: 'host', name: 'host', kind: 'guest' },
    { idHash: 'x', expiresAt: 1, device: '' },
    1,
  )
  const ids = Array.from({ length: alone ? 1 : matches }, (_, index) => `match${index}`)
  for (const id of ids) await store.write('makeTable', emptyTable(id))
  let stored = 0
  const until = performance.now() + LONG
  await Promise.all(
    ids.map(async id => {
      for (let from = 0; performance.now() < until; from++) {
        await store.write('append', appendOf(id, from))
        stored++
      }
    }),
  )
  await store.close()
  return stored / (LONG / 1000)
}

/** As long as an act usually is. */
const CHANGE = JSON.stringify({ keep: {}, added: 'x'.repeat(600) })

export function appendOf(match: string, from: number): Append {
  const act = {
    player: 0,
    token: `token-of-act-${from}`,
    kind: 'choose',
    act: '{}',
    change: CHANGE,
    at: from,
  }
  return {
    ...{ match, from, acts: [act], state: 'running', entries: from, choices: from, phase: 'x', waiting: [0] },
    ...{
      result: null,
      ending: null,
      botToMove: false,
      seated: [],
      clocks: [],
      notices: { made: [], answered: [] },
      checkpoint: null,
      part: null,
      stillTold: null,
      foldAt: 0,
    },
    reads: [{ player: 0, read: { event: from, film: from, choices: from } }],
    ...(from === 0 ? { begins: { edition: 1, rules: '1' } } : {}),
  }
}

export function emptyTable(id: string): NewTableRow {
  const nobody = {
    user: null,
    leftBy: null,
    keptFor: null,
    keptForName: null,
    name: null,
    saltHash: null,
    salt: null,
    clock: null,
    dueAt: null,
    hours: null,
  }
  return {
    ...{ id, game: 'a', rules: '1', scenario: '1', options: {}, pauseAlike: false, pack: null, host: 'host' },
    ...{
      visibility: 'public',
      hints: false,
      pace: { kind: 'none' },
      state: 'open',
      seedSealed: new Uint8Array(60),
      commitment: 'c',
      at: 1,
    },
    seats: [0, 1].map(player => ({ player, role: 'r', level: null, ...nobody })),
    rematchOf: null,
  }
}

/** K: processor time of the kernel for a choice, all views and their JSON, in milliseconds, when the compiler has settled. */
export async function kernel(game: string, scenario: string): Promise<number> {
  const { game: definition } = await loadGame(game, english, [scenario])
  const random = fastDice(2)
  let letters = 0
  const choices = (wanted: number): void => {
    for (let made = 0, seed = 1; made < wanted; seed++) {
      const match = Match.start(definition, { scenario, dice: fastDice(seed) })
      for (let step = 0; step < 400; step++) {
        const decision = randomDecision(match.decisions, random)
        if (decision === undefined) break
        match.choose(randomChoice(decision, random), { role: decision.role })
        for (const role of [...match.roles, null]) letters += JSON.stringify(match.view(role)).length
        made++
      }
    }
  }
  choices(WARM)
  const from = process.cpuUsage()
  choices(MEASURED)
  const { user, system } = process.cpuUsage(from)
  return letters === 0 ? 0 : (user + system) / 1000 / MEASURED
}

const WARM = 3000
const MEASURED = 2000

/** What a live match of so many choices takes of memory, in bytes: the kernel's own. */
export async function kernelMemory(game: string, scenario: string, choices: number): Promise<number> {
  const { game: definition } = await loadGame(game, english, [scenario])
  setFlagsFromString('--expose-gc')
  const clear: () => void = runInNewContext('gc')
  const random = fastDice(2)
  clear()
  const from = process.memoryUsage().heapUsed
  const matches = Array.from({ length: KEPT }, (_, seed) => {
    const match = Match.start(definition, { scenario, dice: fastDice(seed + 1) })
    for (let step = 0; step < choices; step++) {
      const decision = randomDecision(match.decisions, random)
      if (decision === undefined) break
      match.choose(randomChoice(decision, random), { role: decision.role })
    }
    return match
  })
  clear()
  return (process.memoryUsage().heapUsed - from) / matches.length
}

const KEPT = 40

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
