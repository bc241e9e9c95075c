import type { Act, Sight } from '@aquila/play'
import {
  type Ask,
  type Bye,
  type FromReader,
  type People,
  PROTOCOL,
  type RefusedReason,
  seenSight,
  type TableSeen,
  type ToldSight,
  type ToReader,
} from '@aquila/play/wire'
import { type Backoff, newBackoff } from './backoff.ts'
import type { SentAct, UnansweredActs } from './unanswered.ts'

/** How it stands with the server; since when, by the clock on the wall. `ended`: it does not want to be asked again, and says why. */
export type Connection =
  | { readonly is: 'connected' }
  | { readonly is: 'connecting'; readonly since: number }
  | { readonly is: 'ended'; readonly why: Bye }

/** Whether all that was done here is stored there. `late`: the server has not answered for a while; `full`: it cannot store now. */
export type Sending = 'stored' | 'sending' | 'late' | 'full'

/** A page that holds a line hears of all that comes along it. */
export interface LineListener {
  table(table: TableSeen): void
  people(people: People): void
  parley(told: Extract<ToReader, { kind: 'parley' }>): void
  /** A newer sight, with all that was told so far. What was told from that event on is new or has changed. */
  sight(sight: Sight, toldFrom: number): void
  changed(): void
}

/** What a line takes from outside: sockets, clocks and chance, so that a test can cut it wherever it likes. */
export interface LineSurroundings {
  connect(listener: SocketListener): LineSocket
  fetchSight(): Promise<Sight>
  readonly unanswered: UnansweredActs
  newToken(): string
  /** Measures how long something lasts: it only goes forward. */
  now(): number
  /** What the clock on the wall says. */
  time(): number
  /** Gives the way to call it off. */
  later(milliseconds: number, then: () => void): () => void
  chance(): number
}

export interface LineSocket {
  send(message: FromReader): void
  close(): void
}

export interface SocketListener {
  opened(): void
  heard(message: ToReader): void
  closed(): void
}

/** The server has refused what was done or asked, and says why. */
export class RefusedOnline extends Error {
  override name = 'RefusedOnline'
  readonly reason: RefusedReason
  readonly rule: string | null

  constructor(reason: RefusedReason, text: string | undefined, rule: string | undefined) {
    super(text ?? reason)
    this.reason = reason
    this.rule = rule ?? null
  }
}

/** After so long without an answer an act counts as late, and is sent once more, in milliseconds. */
const LATE = 3_000
/** After so long the connection counts as lost, though nobody has said so. */
const DEAD = 12_000
const HERE_EVERY = 20_000

interface Waiting<T> {
  resolve(value: T): void
  reject(error: Error): void
}

interface UnansweredAct extends SentAct, Waiting<number> {
  since: number
  /** The server has said that it cannot store it now. */
  isPutOff: boolean
}

interface UnansweredAsk extends Waiting<unknown> {
  readonly ask: Ask
}

/** For these the same act may be sent again with its token: nothing has come of it. */
const MAY_BE_SENT_AGAIN: ReadonlySet<RefusedReason> = new Set(['behind', 'not-stored', 'too-fast'])

/**
 * The line to a table that a server keeps. It holds the newest sight, connects again for as long as it is wanted, and sends an
 * act until it is answered: the token sees to it that it counts once.
 */
export class Line {
  readonly #surroundings: LineSurroundings
  readonly #listener: LineListener
  readonly #backoff: Backoff
  readonly #acts = new Map<string, UnansweredAct>()
  readonly #asks = new Map<number, UnansweredAsk>()
  #socket: LineSocket | null = null
  #connection: Connection
  #sight: Sight | null = null
  /** The whole sight is being fetched: what leads on from another is no use meanwhile. */
  #fetching = false
  #lastAsk = 0
  #present = true
  /** How many events were shown while nobody could be told. */
  #seenMeanwhile: number | null = null
  #callOff: (() => void)[] = []
  #closed = false

  constructor(surroundings: LineSurroundings, listener: LineListener) {
    this.#surroundings = surroundings
    this.#listener = listener
    this.#backoff = newBackoff(surroundings.chance)
    this.#connection = { is: 'connecting', since: surroundings.time() }
  }

  get connection(): Connection {
    return this.#connection
  }

  get sight(): Sight | null {
    return this.#sight
  }

  get sending(): Sending {
    const acts = [...this.#acts.values()]
    if (acts.length === 0) return 'stored'
    if (acts.some(({ isPutOff }) => isPutOff)) return 'full'
    const oldest = Math.min(...acts.map(({ since }) => since))
    return this.#surroundings.now() - oldest >= LATE ? 'late' : 'sending'
  }

  /** Connects, with what an earlier page has sent and got no answer to. */
  async open(): Promise<void> {
    for (const sent of await this.#surroundings.unanswered.all()) this.#wait(sent).catch(() => undefined)
    this.#connect()
    this.#watch()
  }

  close(): void {
    this.#closed = true
    for (const callOff of this.#callOff) callOff()
    this.#drop()
  }

  /** Resolves with the number of the act when it is stored. */
  async act(act: Act): Promise<number> {
    const sent = { token: this.#surroundings.newToken(), act }
    const answered = this.#wait(sent)
    // Kept first: a page that is closed now sends it again when it is opened.
    await this.#surroundings.unanswered.keep(sent).catch(() => undefined)
    this.#say({ kind: 'act', ...sent })
    this.#listener.changed()
    return await answered
  }

  ask(ask: Ask): Promise<unknown> {
    const n = ++this.#lastAsk
    return new Promise((resolve, reject) => {
      this.#asks.set(n, { ask, resolve, reject })
      this.#say({ kind: 'ask', n, ask })
    })
  }

  /** So many events were shown while the page was visible. */
  seen(events: number): void {
    if (this.#connection.is === 'connected') this.#say({ kind: 'seen', events })
    else this.#seenMeanwhile = events
  }

  /** Whether somebody looks at the page. A reader who comes back does not wait for the next try. */
  here(present: boolean): void {
    this.#present = present
    if (present) this.hurry()
    this.#say({ kind: 'here', present })
  }

  /** The browser is online again, or somebody wants it now. */
  hurry(): void {
    if (this.#connection.is !== 'connecting' || this.#socket !== null || this.#closed) return
    this.#backoff.again()
    this.#connect()
  }

  /** The browser says that it has no network: a socket that does not know it yet is no use. */
  cut(): void {
    if (this.#connection.is === 'connected') this.#lost(this.#backoff.next())
  }

  #wait(sent: SentAct): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#acts.set(sent.token, {
        ...sent,
        since: this.#surroundings.now(),
        isPutOff: false,
        resolve,
        reject,
      })
    })
  }

  #connect(): void {
    if (this.#closed || this.#socket !== null) return
    const socket = this.#surroundings.connect({
      opened: () => {
        if (socket === this.#socket) this.#greet()
      },
      heard: message => {
        if (socket === this.#socket) this.#hear(message)
      },
      closed: () => {
        if (socket === this.#socket) this.#lost(this.#backoff.next())
      },
    })
    this.#socket = socket
  }

  #greet(): void {
    this.#say({ kind: 'hello', protocol: PROTOCOL, after: this.#sight?.seq ?? null })
  }

  #hear(message: ToReader): void {
    switch (message.kind) {
      case 'hello':
        this.#connected()
        break
      case 'table':
        this.#listener.table(message.table)
        break
      case 'people':
        this.#listener.people(message)
        break
      case 'parley':
        this.#listener.parley(message)
        break
      case 'sight':
        this.#follow(message)
        break
      case 'whole':
        this.#see(message.sight, 0)
        break
      case 'again':
        this.#fetchWhole()
        break
      case 'done':
        this.#answered(message.token, act => act.resolve(message.seq))
        break
      case 'refused':
        this.#refused(message)
        break
      case 'answer':
        this.#answeredAsk(message.n, ask => ask.resolve(message.value))
        break
      case 'bye':
        this.#bye(message.why, message.retry)
    }
  }

  /** A step that leads on from another sight than this reader's is no use to it. */
  #follow(step: ToldSight): void {
    if (this.#fetching) return
    if (this.#sight?.seq === step.from) this.#see(seenSight(this.#sight, step), step.told.from)
    else this.#fetchWhole()
  }

  /** What was done and asked meanwhile, or never answered, is sent now. */
  #connected(): void {
    this.#backoff.again()
    this.#connection = { is: 'connected' }
    this.#say({ kind: 'here', present: this.#present })
    if (this.#seenMeanwhile !== null) this.seen(this.#seenMeanwhile)
    this.#seenMeanwhile = null
    for (const { token, act } of this.#acts.values()) this.#say({ kind: 'act', token, act })
    for (const [n, { ask }] of this.#asks) this.#say({ kind: 'ask', n, ask })
    this.#listener.changed()
  }

  #see(sight: Sight, toldFrom: number): void {
    this.#sight = sight
    this.#listener.sight(sight, toldFrom)
  }

  #fetchWhole(): void {
    if (this.#fetching) return
    this.#fetching = true
    this.#surroundings
      .fetchSight()
      .then(sight => {
        this.#fetching = false
        if (this.#closed) return
        this.#see(sight, 0)
        this.#say({ kind: 'after', seq: sight.seq })
      })
      .catch(() => {
        this.#fetching = false
        this.#lost(this.#backoff.next())
      })
  }

  #refused(message: Extract<ToReader, { kind: 'refused' }>): void {
    const error = new RefusedOnline(message.reason, message.text, message.rule)
    if (message.n !== undefined) this.#answeredAsk(message.n, ask => ask.reject(error))
    const { token } = message
    if (token === undefined) return
    if (MAY_BE_SENT_AGAIN.has(message.reason)) this.#putOff(token, message.reason === 'not-stored')
    else this.#answered(token, act => act.reject(error))
  }

  /** It is sent again by and by. */
  #putOff(token: string, isPutOff: boolean): void {
    const act = this.#acts.get(token)
    if (act === undefined || act.isPutOff === isPutOff) return
    act.isPutOff = isPutOff
    this.#listener.changed()
  }

  #answered(token: string, then: (act: UnansweredAct) => void): void {
    const act = this.#acts.get(token)
    if (act === undefined) return
    this.#acts.delete(token)
    void this.#surroundings.unanswered.forget(token).catch(() => undefined)
    then(act)
    this.#listener.changed()
  }

  #answeredAsk(n: number, then: (ask: UnansweredAsk) => void): void {
    const ask = this.#asks.get(n)
    this.#asks.delete(n)
    if (ask !== undefined) then(ask)
  }

  #bye(why: Bye, retry: number): void {
    if (why === 'closed' || why === 'not-found' || why === 'signed-out') {
      this.#connection = { is: 'ended', why }
      this.#drop()
      const error = new RefusedOnline('not-found', undefined, undefined)
      for (const { reject } of [...this.#acts.values(), ...this.#asks.values()]) reject(error)
      this.#acts.clear()
      this.#asks.clear()
      this.#listener.changed()
    } else this.#lost(Math.max(retry, this.#backoff.next()))
  }

  #lost(tryAgainIn: number): void {
    this.#drop()
    if (this.#closed) return
    if (this.#connection.is === 'connected')
      this.#connection = { is: 'connecting', since: this.#surroundings.time() }
    this.#listener.changed()
    this.#later(tryAgainIn, () => this.#connect())
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** Only what is said after the greeting counts; what is lost is said again when the line stands. */
  #say(message: FromReader): void {
    if (this.#socket === null) return
    if (this.#connection.is !== 'connected' && message.kind !== 'hello') return
    this.#socket.send(message)
  }

  /** Looks after what is not answered, for as long as the line is open. */
  #watch(): void {
    let nextHere = this.#surroundings.now() + HERE_EVERY
    const look = (): void => {
      const now = this.#surroundings.now()
      const waits = [...this.#acts.values()].map(({ since }) => now - since)
      if (waits.some(wait => wait >= DEAD) && this.#connection.is === 'connected') {
        for (const act of this.#acts.values()) act.since = Math.max(act.since, now - LATE)
        this.#lost(0)
      } else
        for (const act of this.#acts.values())
          if (now - act.since >= LATE) this.#say({ kind: 'act', token: act.token, act: act.act })
      if (waits.some(wait => wait >= LATE)) this.#listener.changed()
      if (now >= nextHere) {
        nextHere = now + HERE_EVERY
        this.#say({ kind: 'here', present: this.#present })
      }
      this.#later(LATE, look)
    }
    this.#later(LATE, look)
  }

  #later(milliseconds: number, then: () => void): void {
    const callOff = this.#surroundings.later(milliseconds, () => {
      this.#callOff = this.#callOff.filter(each => each !== callOff)
      then()
    })
    this.#callOff.push(callOff)
  }
}
