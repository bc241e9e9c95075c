import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NewTable, TableSeen } from '@aquila/play/wire'
import { afterEach } from 'vitest'
import type { Overrides } from '../src/house.ts'
import { type Running, startServer } from '../src/server.ts'
import { settingsFrom } from '../src/settings.ts'
import { Guest } from './client.ts'
import { databaseFor } from './databases.ts'

const ended: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

/** A folder that is gone after the test. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aquila-server-'))
  ended.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server of its own on a real SQLite file; it is stopped after the test. */
export async function serverFor(
  overrides: Overrides = {},
  environment: { readonly [name: string]: string } = {},
): Promise<Running> {
  const data = environment.DATA ?? freshFolder()
  const settings = settingsFrom({
    PORT: '0',
    DATA: data,
    ...(await databaseFor(data)),
    BOT_THREADS: '1',
    LIMITS: 'none',
    LOG_LEVEL: 'error',
    ...environment,
  })
  const running = await startServer(settings, overrides)
  ended.push(() => running.stop(0))
  return running
}

/** A table at which people of these names sit, and bots; its match has begun. */
export async function tableOf(
  url: string,
  {
    names,
    bots = 0,
    level = 'random',
    ...wanted
  }: {
    names: readonly string[]
    bots?: number
    level?: string
    game: string
    scenario: string
  } & Partial<NewTable>,
): Promise<{ id: string; guests: Guest[]; table: TableSeen }> {
  const guests = await Promise.all(names.map(name => Guest.named(url, name)))
  const [host, ...others] = guests
  if (host === undefined) throw new Error('somebody sits at a table')
  const seats: NewTable['seats'] = [
    { who: 'me' },
    ...others.map(() => ({ who: 'open' as const })),
    ...Array.from({ length: bots }, () => ({ who: 'bot' as const, level })),
  ]
  const { id } = await host.set({ ...wanted, seats })
  for (const guest of others) await guest.sit(id)
  for (const guest of guests) await guest.showSalt(id)
  return { id, guests, table: await host.get<TableSeen>(`api/tables/${id}`) }
}
