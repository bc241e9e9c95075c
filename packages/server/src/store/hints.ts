import { type Connection, connect } from './postgres.ts'

const CHANNEL = 'aquila'

/** At most so often somebody is told, in milliseconds: what has changed meanwhile goes together. */
const BETWEEN = 20

/** The database takes no longer message. */
const LONGEST = 7900

/** A line that was lost is made again after so long, in milliseconds. */
const AGAIN = 1000

/**
 * Tells other processes which matches have changed, and hears it from them: ids alone, after the commit, on a connection of its
 * own. Inside the transaction all commits of the server would wait for one lock. A hint may be lost; the tables are the truth.
 */
export class Hints {
  readonly #url: string
  /** Whose hints these are: nobody hears his own. */
  readonly #self: string
  readonly #changed = new Set<string>()
  #listener: (matches: readonly string[]) => void = () => undefined
  #connection: Promise<Connection | null> | null = null
  #telling: NodeJS.Timeout | null = null
  #again: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(url: string, self: string) {
    this.#url = url
    this.#self = self
    void this.#connected()
  }

  tell(matches: readonly string[]): void {
    if (this.#isClosed) return
    for (const match of matches) this.#changed.add(match)
    if (this.#changed.size === 0) return
    this.#telling ??= setTimeout(() => void this.#tellNow(), BETWEEN)
  }

  hear(listener: (matches: readonly string[]) => void): void {
    this.#listener = listener
  }

  async close(): Promise<void> {
    this.#isClosed = true
    if (this.#telling !== null) clearTimeout(this.#telling)
    if (this.#again !== null) clearTimeout(this.#again)
    await (await this.#connection)?.close().catch(() => undefined)
  }

  async #tellNow(): Promise<void> {
    const matches = [...this.#changed]
    this.#changed.clear()
    const connection = await this.#connected()
    try {
      for (const payload of payloadsOf(matches, this.#self))
        await connection?.all(`select pg_notify('${CHANNEL}', ?)`, payload)
    } catch {
      // Whoever is not told finds out by himself.
    }
    this.#telling = null
    this.tell([])
  }

  #connected(): Promise<Connection | null> {
    this.#connection ??= this.#connect()
    return this.#connection
  }

  async #connect(): Promise<Connection | null> {
    try {
      const connection = await connect(this.#url, ['synchronous_commit = off'])
      await connection.hear(CHANNEL, payload => {
        const [sender, ...matches] = payload.split(' ')
        if (sender !== this.#self) this.#listener(matches)
      })
      connection.whenLost(() => this.#connectAgain())
      return connection
    } catch {
      this.#connectAgain()
      return null
    }
  }

  #connectAgain(): void {
    if (this.#isClosed || this.#again !== null) return
    this.#again = setTimeout(() => {
      this.#again = null
      this.#connection = null
      void this.#connected()
    }, AGAIN)
  }
}

/** As many ids in one message as it takes. */
export function payloadsOf(matches: readonly string[], self: string): string[] {
  const payloads: string[] = []
  let payload = self
  for (const match of matches) {
    if (payload.length + 1 + match.length > LONGEST) {
      payloads.push(payload)
      payload = self
    }
    payload += ` ${match}`
  }
  if (payload !== self) payloads.push(payload)
  return payloads
}
