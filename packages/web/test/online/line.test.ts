import type { Act, Sight } from '@aquila/play'
import type { FromReader, ToReader } from '@aquila/play/wire'
import { beforeEach, describe, expect, it } from 'vitest'
import { Line, type RefusedOnline, type SocketListener } from '../../src/online/line.ts'
import type { SentAct } from '../../src/online/unanswered.ts'

const undo: Act = { kind: 'undo' }

/** When a test begins, by the clock on the wall. */
const ON_THE_WALL = Date.UTC(2026, 10, 18, 19, 44)

/** A socket as a test holds it: it says what the server would say, and reads what the page said. */
interface Socket {
  readonly listener: SocketListener
  readonly said: FromReader[]
  closed: boolean
}

let sockets: Socket[]
let kept: SentAct[]
let time: number
let clocks: { at: number; then: () => void }[]
let seen: Sight[]
let whole: Sight
let fetched: number

beforeEach(() => {
  sockets = []
  kept = []
  time = 0
  clocks = []
  seen = []
  whole = sight(5)
  fetched = 0
})

describe('a line to a table', () => {
  it('greets with the number of the sight it has, and goes on from there', async () => {
    const line = await opened()
    first().listener.heard({ kind: 'again' })
    await settled()
    expect(line.sight?.seq).toBe(5)
    expect(first().said.at(-1)).toEqual({ kind: 'after', seq: 5 })
    first().listener.heard(step(5, 6))
    expect(seen.map(({ seq }) => seq)).toEqual([5, 6])
    first().listener.closed()
    pass(1_000)
    newest().listener.opened()
    expect(newest().said[0]).toMatchObject({ kind: 'hello', after: 6 })
  })

  it('fetches the whole where a step leads on from another sight', async () => {
    const line = await opened()
    first().listener.heard({ kind: 'again' })
    await settled()
    whole = sight(9)
    first().listener.heard(step(8, 9))
    await settled()
    expect(fetched).toBe(2)
    expect(line.sight?.seq).toBe(9)
  })

  it('sends an act again with its token, after a while and on every new connection, until it is answered', async () => {
    const line = await opened()
    const stored = line.act(undo)
    await settled()
    const [{ token = '' } = {}] = kept
    expect(line.sending).toBe('sending')
    pass(3_000)
    expect(line.sending).toBe('late')
    first().listener.closed()
    pass(1_000)
    newest().listener.opened()
    newest().listener.heard(hello)
    const acts = [...first().said, ...newest().said].filter(({ kind }) => kind === 'act')
    expect(acts.length).toBeGreaterThanOrEqual(3)
    expect(new Set(acts.map(act => ('token' in act ? act.token : '')))).toEqual(new Set([token]))
    newest().listener.heard({ kind: 'done', token, seq: 6 })
    expect(await stored).toBe(6)
    expect(line.sending).toBe('stored')
    await settled()
    expect(kept).toEqual([])
  })

  it('sends what an earlier page got no answer to', async () => {
    kept = [{ token: 'of-an-earlier-page', act: undo }]
    await opened()
    expect(first().said).toContainEqual({ kind: 'act', token: 'of-an-earlier-page', act: undo })
  })

  it('keeps an act that could not be stored, and gives up one that is refused', async () => {
    const line = await opened()
    const answered = line.act(undo).catch((error: RefusedOnline) => error.reason)
    await settled()
    const [{ token = '' } = {}] = kept
    first().listener.heard({ kind: 'refused', token, reason: 'not-stored' })
    expect(line.sending).toBe('full')
    first().listener.heard({ kind: 'refused', token, reason: 'stale-question' })
    expect(await answered).toBe('stale-question')
    expect(line.sending).toBe('stored')
  })

  it('says when the line stands again how much was shown meanwhile, and nothing else of it', async () => {
    const line = await opened()
    line.seen(7)
    first().listener.closed()
    line.seen(9)
    pass(1_000)
    newest().listener.opened()
    newest().listener.heard(hello)
    expect(newest().said).toContainEqual({ kind: 'seen', events: 9 })
    newest().listener.closed()
    pass(1_000)
    newest().listener.opened()
    newest().listener.heard(hello)
    expect(newest().said.filter(({ kind }) => kind === 'seen')).toEqual([])
  })

  it('tells by the clock on the wall since when nothing is heard', async () => {
    const line = await opened()
    pass(5_000)
    first().listener.closed()
    expect(line.connection).toEqual({ is: 'connecting', since: ON_THE_WALL + 5_000 })
  })

  it('takes a connection for lost on which nothing is answered for long', async () => {
    const line = await opened()
    void line.act(undo).catch(() => undefined)
    await settled()
    for (let waited = 0; waited < 15_000; waited += 1_000) pass(1_000)
    expect(first().closed).toBe(true)
    expect(sockets.length).toBeGreaterThan(1)
  })

  it('asks again what was not answered when the line broke', async () => {
    const line = await opened()
    const answer = line.ask({ what: 'hint' })
    first().listener.closed()
    pass(1_000)
    newest().listener.opened()
    newest().listener.heard(hello)
    const asked = newest().said.find(({ kind }) => kind === 'ask')
    newest().listener.heard({ kind: 'answer', n: asked?.kind === 'ask' ? asked.n : -1, value: null })
    expect(await answer).toBeNull()
  })

  it('waits longer each time, and comes at once when somebody looks', async () => {
    const line = await opened()
    for (let tries = 0; tries < 12; tries++) {
      newest().listener.closed()
      pass(30_000)
    }
    newest().listener.closed()
    const before = sockets.length
    pass(5_000)
    expect(sockets.length).toBe(before)
    line.here(true)
    expect(sockets.length).toBe(before + 1)
  })

  it('knows at once that the browser has no network, and comes again by itself', async () => {
    const line = await opened()
    line.cut()
    expect(line.connection.is).toBe('connecting')
    expect(first().closed).toBe(true)
    pass(1_000)
    expect(sockets.length).toBe(2)
  })

  it('does not come again to a table that is closed', async () => {
    const line = await opened()
    const refused = line.act(undo).catch((error: RefusedOnline) => error.reason)
    first().listener.heard({ kind: 'bye', why: 'closed', retry: 0 })
    expect(await refused).toBe('not-found')
    pass(60_000)
    expect(sockets.length).toBe(1)
    expect(line.connection).toEqual({ is: 'ended', why: 'closed' })
  })
})

const hello: ToReader = { kind: 'hello', protocol: 'aquila.1', build: 'x', player: 0 }

async function opened(): Promise<Line> {
  let tokens = 0
  const line = new Line(
    {
      connect(listener) {
        const socket: Socket = { listener, said: [], closed: false }
        sockets.push(socket)
        return {
          send: message => void socket.said.push(message),
          close: () => {
            socket.closed = true
          },
        }
      },
      async fetchSight() {
        fetched++
        return whole
      },
      unanswered: {
        all: async () => kept,
        keep: async sent => void kept.push(sent),
        forget: async token => {
          kept = kept.filter(each => each.token !== token)
        },
      },
      newToken: () => `token-${++tokens}`,
      now: () => time,
      time: () => ON_THE_WALL + time,
      later(milliseconds, then) {
        const clock = { at: time + milliseconds, then }
        clocks.push(clock)
        return () => {
          clocks = clocks.filter(each => each !== clock)
        }
      },
      chance: () => 0.5,
    },
    {
      table: () => undefined,
      people: () => undefined,
      parley: () => undefined,
      sight: each => void seen.push(each),
      changed: () => undefined,
    },
  )
  await line.open()
  first().listener.opened()
  first().listener.heard(hello)
  return line
}

function first(): Socket {
  const [socket] = sockets
  if (socket === undefined) throw new Error('nobody has connected')
  return socket
}

function newest(): Socket {
  return sockets.at(-1) ?? first()
}

/** Time goes by, a clock at a time. */
function pass(milliseconds: number): void {
  const until = time + milliseconds
  for (;;) {
    const [next] = clocks.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)
    if (next === undefined) break
    clocks = clocks.filter(each => each !== next)
    time = Math.max(time, next.at)
    next.then()
  }
  time = until
}

async function settled(): Promise<void> {
  for (let turns = 0; turns < 10; turns++) await Promise.resolve()
}

/** Of a sight the line reads its number; the rest is for the part that draws. */
function sight(seq: number): Sight {
  const told = { from: 0, events: [], hidden: [], reasons: {} }
  return { seq, told } as unknown as Sight
}

function step(from: number, seq: number): ToReader {
  return {
    kind: 'sight',
    from,
    seq,
    change: null,
    told: { from: 0 },
  }
}
