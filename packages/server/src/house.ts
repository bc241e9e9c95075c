import { join } from 'node:path'
import { Jobs } from './bots/jobs.ts'
import { Pool } from './bots/pool.ts'
import { type Seal, sealFor } from './dice/seal.ts'
import { freshId } from './ids.ts'
import { type Limits, noLimits, usualLimits } from './limits.ts'
import { Budget, Budgets } from './live/budget.ts'
import { Devices } from './live/devices.ts'
import { Places } from './live/places.ts'
import { Rooms } from './live/rooms.ts'
import { LobbyWatch } from './lobby/watch.ts'
import { FOLD_AFTER } from './matches/appending.ts'
import { Asking } from './matches/asking.ts'
import { Clockwork } from './matches/clockwork.ts'
import { Keeper } from './matches/keeper.ts'
import { Channels } from './notices/channels.ts'
import { Mail } from './notices/mail.ts'
import { Outbox } from './notices/outbox.ts'
import { Push } from './notices/push.ts'
import type { Ways } from './notices/webhook.ts'
import { type Log, logFor } from './operations/log.ts'
import { Accounts } from './people/accounts.ts'
import { Contacts } from './people/contacts.ts'
import { People } from './people/people.ts'
import { Rights } from './people/rights.ts'
import type { Settings } from './settings.ts'
import type { StoredMatch } from './store/rows.ts'
import { Store } from './store/store.ts'
import { Tables } from './tables/tables.ts'

/** What may differ from the usual: for tests and measurements. */
export interface Overrides {
  readonly limits?: Partial<Limits>
  readonly foldAfter?: number
  /** The clock. */
  readonly now?: () => number
  /** How webhooks are reached. */
  readonly ways?: Ways
  /** How many tables are kept open. */
  readonly mostOpen?: number
  /** The module that opens the database. */
  readonly driver?: string
  /** The module that bots' threads run, and how long they may take, in milliseconds. */
  readonly worker?: string
  readonly longestThought?: number
}

/** All that belongs to one running server, without its doors. */
export interface House {
  readonly settings: Settings
  readonly limits: Limits
  readonly log: Log
  readonly store: Store
  readonly people: People
  readonly accounts: Accounts
  readonly contacts: Contacts
  readonly rights: Rights
  readonly devices: Devices
  readonly tables: Tables
  readonly keeper: Keeper
  readonly asking: Asking
  readonly rooms: Rooms
  readonly lobby: LobbyWatch
  readonly jobs: Jobs
  readonly clockwork: Clockwork
  readonly channels: Channels
  readonly outbox: Outbox
  now(): number
  readonly budgets: { readonly [of in 'questions' | 'requests' | 'made' | 'names' | 'addresses']: Budgets }
  /** Of sockets and streams, by address. */
  readonly places: Places
  close(): Promise<void>
}

/** Push services want to know whom to write to; a server without a name of its own has nobody. */
const CONTACT = 'mailto:aquila@localhost.invalid'

export async function openHouse(settings: Settings, overrides: Overrides = {}): Promise<House> {
  const limits = { ...(settings.limits === 'none' ? noLimits : usualLimits), ...overrides.limits }
  const log = logFor(settings.logLevel)
  const now = overrides.now ?? (() => Date.now())
  const seal = sealFor(settings.data, settings.secretKey)
  const file = join(settings.data, 'aquila.db')
  const store = await Store.open(
    overrides.driver === undefined ? { file } : { file, driver: overrides.driver },
  )
  await store.write('releaseAll').catch(error => log.warn('start', error))
  const seedOf = seedIn(seal)
  const pool = new Pool({
    threads: settings.botThreads,
    longest: overrides.longestThought,
    worker: overrides.worker,
  })
  const rooms = new Rooms(now)
  const lobby = new LobbyWatch(store, limits, now)
  const keeper = new Keeper(
    {
      ...{ store, now, seedOf, foldAfter: overrides.foldAfter ?? FOLD_AFTER },
      underNewRules: stored => pool.run({ kind: 'rules', stored, seed: seedOf(stored) }),
      changed: (table, { seats, botToMove }) => {
        lobby.changed(table.row, seats)
        if (seats) rooms.changed(table)
        rooms.acted(table)
        if (botToMove) jobs.look()
      },
    },
    overrides.mostOpen,
  )
  const mail = settings.smtpUrl === null ? null : new Mail(settings.smtpUrl, settings.mailFrom)
  const home = (): string => settings.publicUrl?.href ?? `http://localhost:${settings.port}/`
  const push = await Push.open(store, settings.publicUrl?.protocol === 'https:' ? home() : CONTACT)
  const channels = new Channels({ store, seal, push, mail, ways: overrides.ways ?? {}, now })
  const outbox = new Outbox({ store, channels, log, now, home })
  const clockwork = new Clockwork({ store, keeper, log, now }, freshId())
  const jobs = new Jobs({ store, keeper, pool, rooms, log, now }, seedOf)
  const budgets = {
    questions: new Budgets(() => new Budget(...limits.questions)),
    requests: new Budgets(() => new Budget(...limits.requests)),
    made: new Budgets(() => new Budget(...limits.made)),
    names: new Budgets(() => new Budget(...limits.triesOfName)),
    addresses: new Budgets(() => new Budget(...limits.triesOfAddress)),
  }
  const tables = new Tables(store, keeper, seal, now)
  const beginLate = (): void => void tables.beginLate().catch(error => log.warn('begin', error))
  const timers = [
    setInterval(() => {
      rooms.check()
      jobs.look()
      void outbox.work().catch(error => log.warn('notices', error))
      void clockwork.sweep().catch(error => log.warn('clocks', error))
      void lobby.check().catch(error => log.warn('lobby', error))
    }, 1000),
    setInterval(() => {
      for (const each of Object.values(budgets)) each.sweep()
      keeper.rest(now())
      beginLate()
      void jobs.fold().catch(error => log.warn('fold', error))
      void store.write('sweep', now()).catch(error => log.warn('sweep', error))
      void store.write('sweepNotices', now()).catch(error => log.warn('sweep', error))
    }, 30_000),
  ]
  jobs.look()
  beginLate()
  return {
    ...{ settings, limits, log, store, rooms, lobby, keeper, jobs, budgets, tables, clockwork, now },
    ...{ channels, outbox },
    people: new People(store, now),
    accounts: new Accounts(store, now, budgets),
    contacts: new Contacts(store, now),
    rights: new Rights(store, settings.moderators),
    devices: new Devices(),
    asking: new Asking(store, pool, seedOf),
    places: new Places(limits.readers),
    async close() {
      for (const timer of timers) clearInterval(timer)
      jobs.stop()
      mail?.close()
      await pool.close()
      await store.close()
    },
  }
}

function seedIn(seal: Seal): (stored: StoredMatch) => string {
  return ({ seedSealed, table }) => seal.open(seedSealed, table.id)
}
