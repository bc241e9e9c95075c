import { PROTOCOL } from '@aquila/play/wire'
import { stream } from 'hono/streaming'
import type { StreamingApi } from 'hono/utils/stream'
import type { House } from '../house.ts'
import { hashOfSession } from '../ids.ts'
import { type Line, Reader } from '../live/reader.ts'
import { refusedBy } from '../matches/refusals.ts'
import { NotDone } from '../not-done.ts'
import { tableSeen } from '../tables/seen.ts'
import { BUILD } from '../version.ts'
import { type Asked, eyesAt, originFor, sessionFor, userFor } from './context.ts'

/** How often something is sent on a stream that has nothing to say, so that nobody takes it for dead. */
const BEAT = 20_000

/** How lines are written: for browsers as server-sent events, for programs as a JSON text in each line. */
interface Writing {
  readonly type: string
  line(text: string): string
  readonly beat: string
}

const events: Writing = {
  type: 'text/event-stream',
  line: text => {
    const seq = /^\{"kind":"sight","from":\d+,"seq":(\d+)/.exec(text)?.[1]
    return `${seq === undefined ? '' : `id: ${seq}\n`}data: ${text}\n\n`
  },
  beat: ': \n\n',
}

const lines: Writing = { type: 'application/x-ndjson', line: text => `${text}\n`, beat: '\n' }

/** GET /api/tables/:id/stream: what a socket would tell. A browser comes back with the number of its last sight by itself. */
export async function tableStream(asked: Asked, house: House): Promise<Response> {
  const { table, user, player } = await eyesAt(asked, house)
  const said = asked.req.header('last-event-id') ?? asked.req.query('after')
  const after = said !== undefined && /^\d{1,12}$/.test(said) ? Number(said) : null
  return opened(asked, house, async (line, gone) => {
    const reader = new Reader(line, house.limits, { table, user, player, canFetch: false })
    house.rooms.enter(reader)
    const close = house.devices.open(sessionHash(asked, house), () => reader.bye('signed-out', 0))
    try {
      reader.tell({ kind: 'hello', protocol: PROTOCOL, build: BUILD, player })
      reader.tell({ kind: 'table', table: tableSeen(table.row, user) })
      reader.tell(house.rooms.people(table))
      reader.tell(house.rooms.parley(table))
      if (table.row.seq > 0) await table.read(player, reader, after)
      await gone
    } catch (error) {
      // A stream that has begun has no status to refuse with.
      reader.tell({ kind: 'refused', ...refusedBy(error) })
      throw error
    } finally {
      close()
      house.rooms.leave(reader)
    }
  })
}

/** GET /api/lobby/stream: the lists, whenever they change. */
export async function lobbyStream(asked: Asked, house: House): Promise<Response> {
  const user = (await userFor(asked, house))?.id ?? null
  return opened(asked, house, async (line, gone) => {
    const stop = house.lobby.watch(user, line)
    const close = house.devices.open(sessionHash(asked, house), () => line.end())
    await gone
    close()
    stop()
  })
}

function sessionHash(asked: Asked, house: House): string | null {
  const session = sessionFor(asked, house)
  return session === null ? null : hashOfSession(session)
}

function opened(
  asked: Asked,
  house: House,
  talk: (line: Line, gone: Promise<void>) => Promise<void>,
): Response {
  const { address } = originFor(asked, house)
  const leave = house.places.take(address)
  if (leave === null) throw new NotDone('too-fast')
  const writing = /\bapplication\/x-ndjson\b/.test(asked.req.header('accept') ?? '') ? lines : events
  asked.header('content-type', writing.type)
  asked.header('cache-control', 'no-store')
  asked.header('x-accel-buffering', 'no')
  const told = async (output: StreamingApi): Promise<void> => {
    const { line, gone, beat } = lineOn(output, writing, asked)
    try {
      await talk(line, gone)
    } finally {
      clearInterval(beat)
      leave()
    }
  }
  return stream(asked, told, async error => {
    if (refusedBy(error).reason === 'fault') house.log.error('stream', error, { path: asked.req.routePath })
  })
}

function lineOn(output: StreamingApi, writing: Writing, asked: Asked) {
  const { outgoing } = asked.env
  let end = (): void => undefined
  const gone = new Promise<void>(resolve => {
    end = resolve
  })
  output.onAbort(() => end())
  // What is written waits here until the connection takes it, and then in the connection.
  let waiting = 0
  const line: Line = {
    send(text) {
      const written = writing.line(text)
      waiting += written.length
      void output.write(written).finally(() => {
        waiting -= written.length
      })
    },
    get unsent() {
      return waiting + outgoing.writableLength
    },
    end() {
      setTimeout(end, 50)
      // Whoever does not read does not hear that it is over either.
      setTimeout(() => {
        if (!outgoing.writableFinished) outgoing.destroy()
      }, 1000).unref()
    },
  }
  return { line, gone, beat: setInterval(() => void output.write(writing.beat), BEAT) }
}
