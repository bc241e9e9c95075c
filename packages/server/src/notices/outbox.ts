import { anyHour, type Hours, hoursSchema, quietUntil } from '@aquila/play'
import * as v from 'valibot'
import { freshId } from '../ids.ts'
import type { Log } from '../operations/log.ts'
import type { ChannelRow, NoticeRow, SendingRow } from '../store/notices.ts'
import type { Store } from '../store/store.ts'
import type { Channels } from './channels.ts'
import { type Message, messageOf, type Sent } from './message.ts'

/** So many are looked after at once. */
const MOST = 50

/** Whoever sends something and dies over it leaves it to another after so long, in milliseconds. */
const LEASE = 60_000

const MINUTE = 60_000

/** After so long it is tried again; then it has failed. */
const AGAIN = [1, 5, 30, 120, 720].map(minutes => minutes * MINUTE)

/** What people are told who do not look: rows of the database, decided when they are due, and sent under a lease. */
export class Outbox {
  readonly #store: Store
  readonly #channels: Channels
  readonly #log: Log
  readonly #now: () => number
  readonly #home: () => string
  #isWorking = false

  constructor(house: { store: Store; channels: Channels; log: Log; now: () => number; home: () => string }) {
    this.#store = house.store
    this.#channels = house.channels
    this.#log = house.log
    this.#now = house.now
    this.#home = house.home
  }

  async work(): Promise<void> {
    if (this.#isWorking) return
    this.#isWorking = true
    try {
      for (const notice of await this.#store.write('dueNotices', this.#now(), MOST))
        await this.#decide(notice)
      const now = this.#now()
      const sendings = await this.#store.write('leaseSendings', now, now + LEASE, MOST)
      await Promise.all(sendings.map(sending => this.#send(sending)))
    } finally {
      this.#isWorking = false
    }
  }

  /** What has been seen is not told; what would come at night comes in the morning, but for the last warning. */
  async #decide(notice: NoticeRow): Promise<void> {
    const { key, kind, person } = notice
    const hours = hoursOf(notice)
    const morning = kind === 'fifth' || kind === 'test' ? null : quietUntil(this.#now(), hours)
    if (morning !== null && !notice.isSeen) return await this.#store.write('putOff', key, morning)
    const message = await messageOf({ ...notice, zone: hours.zone }, this.#home())
    const channels = await this.#store.read('channelsOf', person)
    const wanted = channels.filter(({ kinds }) => kind === 'test' || kinds.includes(kind))
    const why = notice.isSeen ? 'looked' : wanted.length === 0 ? 'none' : null
    const sendings = (why === null ? wanted : []).map(channel => ({
      ...{ id: freshId(), channel },
      message: JSON.stringify(message),
    }))
    await this.#store.write('spread', key, { why, title: message.title }, sendings, this.#now())
  }

  async #send({ id, channel, message, tries }: SendingRow): Promise<void> {
    const came = await this.#channels.send(channel, JSON.parse(message) as Message).catch(
      (error: unknown): Sent => ({
        is: 'failed',
        why: error instanceof Error ? error.message.slice(0, 200) : 'unknown',
      }),
    )
    if (came.is === 'gone') return await this.#gone(channel)
    const wait = AGAIN[tries]
    const again = came.is === 'sent' || wait === undefined ? null : this.#now() + wait
    const state = came.is === 'sent' ? 'sent' : again === null ? 'failed' : 'due'
    const error = came.is === 'sent' ? null : came.why
    if (error !== null) this.#log.warn('notice', new Error(error), { channel: channel.kind })
    await this.#store.write('noteSending', id, { state, error, again }, this.#now())
  }

  /** Nobody will ever read there. */
  async #gone({ person, id }: ChannelRow): Promise<void> {
    await this.#store.write('removeChannel', person, id)
  }
}

function hoursOf({ hours }: NoticeRow): Hours {
  return hours === null ? anyHour : v.parse(hoursSchema, JSON.parse(hours))
}
