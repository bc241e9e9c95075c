import { randomBytes } from 'node:crypto'
import type { Choice, Decision } from '@aquila/engine'
import type { Act, Sight } from '@aquila/play'
import {
  type FromReader,
  hashOfSalt,
  type NewTable,
  PROTOCOL,
  type Refused,
  seenSight,
  type TableSeen,
  type ToReader,
  toReaderSchema,
} from '@aquila/play/wire'
import * as v from 'valibot'
import { WebSocket } from 'ws'

/** A browser as the server knows it: a cookie, a salt, and what it asks. */
export class Guest {
  readonly url: string
  readonly name: string
  readonly salt = randomBytes(16).toString('hex')
  cookie = ''

  private constructor(url: string, name: string) {
    this.url = url
    this.name = name
  }

  static async named(url: string, name: string): Promise<Guest> {
    const guest = new Guest(url, name)
    await guest.post('api/me', { name })
    return guest
  }

  static nobody(url: string): Guest {
    return new Guest(url, 'nobody')
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(new URL(path, this.url), {
      ...init,
      headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...init.headers },
    })
    for (const set of response.headers.getSetCookie()) this.#keep(set.split(';')[0] ?? '')
    return response
  }

  /** One cookie of each name. */
  #keep(set: string): void {
    const name = set.slice(0, set.indexOf('='))
    const others = this.cookie.split('; ').filter(each => each !== '' && !each.startsWith(`${name}=`))
    this.cookie = [...others, ...(set === `${name}=` ? [] : [set])].join('; ')
  }

  async get<T>(path: string): Promise<T> {
    return await answered(await this.fetch(path))
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }
    return await answered(await this.fetch(path, init))
  }

  get saltHash(): string {
    return hashOfSalt(this.salt)
  }

  async set(table: Partial<NewTable> & Pick<NewTable, 'game' | 'scenario' | 'seats'>): Promise<TableSeen> {
    const usual = {
      options: {},
      pauseAlike: false,
      visibility: 'public',
      hints: false,
      saltHash: this.saltHash,
    }
    return await this.post('api/tables', { ...usual, ...table })
  }

  sit(id: string): Promise<TableSeen> {
    return this.post(`api/tables/${id}/sit`, { saltHash: this.saltHash })
  }

  /** What a page does by itself: it shows its salt when that is wanted. */
  async showSalt(id: string): Promise<TableSeen> {
    return await this.post(`api/tables/${id}/dice`, { salt: this.salt })
  }

  act(id: string, act: Act, token = freshToken()): Promise<{ seq: number }> {
    return this.post(`api/tables/${id}/acts`, { token, act })
  }

  sight(id: string): Promise<Sight> {
    return this.get(`api/tables/${id}/sight`)
  }

  live(id: string, after: number | null = null, known: Sight | null = null): Live {
    return new Live(this, id, after, known)
  }
}

export function freshToken(): string {
  return randomBytes(16).toString('hex')
}

/** The server has refused something. */
export class WasRefused extends Error {
  readonly status: number
  readonly refused: Refused

  constructor(status: number, refused: Refused) {
    super(`${status} ${JSON.stringify(refused)}`)
    this.status = status
    this.refused = refused
  }
}

async function answered<T>(response: Response): Promise<T> {
  const body = await response.json()
  if (!response.ok) throw new WasRefused(response.status, body as Refused)
  return body as T
}

/** A page at a table: it folds what it is told into a sight, and fetches the whole when it must. */
export class Live {
  readonly socket: WebSocket
  readonly frames: string[] = []
  /** How many letters it was told. */
  bytes = 0
  sight: Sight | null
  /** The first whole sight that was fetched. */
  first: Sight | null = null
  table: TableSeen | null = null
  bye: string | null = null
  readonly guest: Guest
  readonly #id: string
  readonly #waiting = new Set<() => void>()
  #fetching = false
  /** Called with every frame before it is looked at. */
  onFrame: (message: ToReader) => void = () => undefined

  constructor(guest: Guest, id: string, after: number | null, known: Sight | null) {
    this.guest = guest
    this.#id = id
    this.sight = known
    const address = new URL(`api/tables/${id}/live`, guest.url).href.replace('http', 'ws')
    this.socket = new WebSocket(
      address,
      PROTOCOL,
      guest.cookie === '' ? {} : { headers: { cookie: guest.cookie } },
    )
    this.socket.on('open', () => this.say({ kind: 'hello', protocol: PROTOCOL, after }))
    this.socket.on('message', data => this.#hear(data.toString()))
    this.socket.on('error', () => undefined)
    this.socket.on('close', () => this.#wake())
  }

  say(message: FromReader): void {
    this.socket.send(JSON.stringify(message))
  }

  act(act: Act, token = freshToken()): Promise<ToReader & { kind: 'done' | 'refused' }> {
    return new Promise(resolve => {
      const before = this.onFrame
      this.onFrame = message => {
        before(message)
        if ((message.kind !== 'done' && message.kind !== 'refused') || message.token !== token) return
        this.onFrame = before
        resolve(message)
      }
      this.say({ kind: 'act', token, act })
    })
  }

  /** The same on a line that has just been opened: when it is, and what it was answered. */
  async answered(act: Act, token: string): Promise<ToReader & { kind: 'done' | 'refused' }> {
    await this.until(() => this.sight !== null)
    return await this.act(act, token)
  }

  /** Waits until something is so. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.socket.readyState >= WebSocket.CLOSING && !isSo())
        throw new Error(`the line is cut (${this.bye})`)
      await new Promise<void>(resolve => this.#waiting.add(resolve))
    }
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return
    await new Promise<void>(resolve => {
      this.socket.once('close', () => resolve())
      this.socket.terminate()
    })
  }

  #hear(text: string): void {
    this.frames.push(text)
    this.bytes += text.length
    const message = v.parse(toReaderSchema, JSON.parse(text))
    this.onFrame(message)
    if (message.kind === 'sight' && this.sight !== null && !this.#fetching)
      this.sight = seenSight(this.sight, message)
    if (message.kind === 'table') this.table = message.table
    if (message.kind === 'bye') this.bye = message.why
    // A server that stops meanwhile says so by cutting the line.
    if (message.kind === 'again' && !this.#fetching) void this.#fetch().catch(() => undefined)
    this.#wake()
  }

  async #fetch(): Promise<void> {
    this.#fetching = true
    const sight = await this.guest.sight(this.#id)
    this.sight = sight
    this.first ??= sight
    this.#fetching = false
    if (this.socket.readyState === WebSocket.OPEN) this.say({ kind: 'after', seq: sight.seq })
    this.#wake()
  }

  #wake(): void {
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }
}

/** Any legal choice, the same for the same number. */
export function anyChoice(question: Decision, number: number): Act {
  const choice: Choice = question.choices[number % question.choices.length] ?? { verb: 'pass' }
  const { verb, noun } = choice
  return { kind: 'choose', decision: question.id, choice: noun === undefined ? { verb } : { verb, noun } }
}
