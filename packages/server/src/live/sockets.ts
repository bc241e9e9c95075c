import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { PROTOCOL, tableId } from '@aquila/play/wire'
import * as v from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'
import type { House } from '../house.ts'
import { isOurHost, isOurOrigin, originOf } from '../http/guard.ts'
import { hashOfSession } from '../ids.ts'
import { LONGEST_MESSAGE } from '../limits.ts'
import { sessionIn } from '../people/cookies.ts'
import { seatOf } from '../tables/seating.ts'
import { Conversation } from './conversation.ts'
import { type Line, Reader } from './reader.ts'

/** How often a line is tried, in milliseconds. What has not answered by the next time but one is gone. */
const PING = 25_000

/** Opens sockets at tables: GET /api/tables/:id/live, with the protocol of the wire. */
export function openSockets(server: Server, house: House): { close(): void } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    handleProtocols: offered => (offered.has(PROTOCOL) ? PROTOCOL : false),
  })
  const quiet = new Map<WebSocket, number>()
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    upgrade(house, request).then(
      who => {
        if (typeof who === 'number') return refuse(stream, who)
        sockets.handleUpgrade(request, stream, head, socket => {
          quiet.set(socket, 0)
          socket.on('pong', () => quiet.set(socket, 0))
          socket.on('close', () => quiet.delete(socket))
          talk(house, socket, who)
        })
      },
      error => {
        house.log.error('upgrade', error)
        refuse(stream, 503)
      },
    )
  })
  const pings = setInterval(() => {
    for (const [socket, missed] of quiet) {
      if (missed >= 2) socket.terminate()
      else {
        quiet.set(socket, missed + 1)
        socket.ping()
      }
    }
  }, PING)
  return {
    close() {
      clearInterval(pings)
      for (const socket of quiet.keys()) socket.terminate()
      sockets.close()
    },
  }
}

type Who = {
  readonly reader: Omit<ConstructorParameters<typeof Reader>[2], 'canFetch'>
  readonly address: string
  /** The hash of the session by which he is known. */
  readonly session: string | null
}

/** Who wants to read where; or the status by which it is refused. */
async function upgrade(house: House, request: IncomingMessage): Promise<Who | number> {
  const { settings, places } = house
  if (!isOurHost(request.headers.host, settings)) return 421
  if (!isOurOrigin(request, settings)) return 403
  const id = /^\/api\/tables\/([^/?]+)\/live(?:\?|$)/.exec(request.url ?? '')?.[1]
  if (id === undefined || !v.is(tableId, id)) return 404
  if (!(request.headers['sec-websocket-protocol'] ?? '').split(',').some(name => name.trim() === PROTOCOL))
    return 400
  const { address, isSecure } = originOf(request, settings)
  if (!house.budgets.requests.spend(address)) return 429
  const leave = places.take(address)
  if (leave === null) return 429
  request.socket.once('close', leave)
  const session = sessionIn(request.headers.cookie, isSecure)
  const user = await house.people.of(session)
  const table = await house.keeper.table(id).catch(() => null)
  if (table === null || !(await house.rights.can(user, 'watch', table.row))) return 404
  const player = seatOf(table.row, user?.id ?? null)?.player ?? null
  return {
    reader: { table, user: user?.id ?? null, player },
    address,
    session: session === null ? null : hashOfSession(session),
  }
}

function refuse(stream: Duplex, status: number): void {
  // A caller who does not hang up himself keeps nothing open here.
  stream.once('finish', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function talk(house: House, socket: WebSocket, { reader: who, address, session }: Who): void {
  const reader = new Reader(lineOf(socket), house.limits, { ...who, canFetch: true })
  const conversation = new Conversation(house, reader, who.user ?? address)
  house.rooms.enter(reader)
  const closeDevice = house.devices.open(session, () => reader.bye('signed-out', 0))
  socket.on('message', (data, isBinary) => {
    // What is binary is no message of ours.
    conversation.hear(isBinary ? '' : data.toString())
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    closeDevice()
    house.rooms.leave(reader)
  })
}

/** A socket that is ended waits a moment for what it was told last, and no longer. */
function lineOf(socket: WebSocket): Line {
  return {
    send: text => {
      if (socket.readyState === socket.OPEN) socket.send(text)
    },
    get unsent() {
      return socket.bufferedAmount
    },
    end() {
      socket.close(1000)
      setTimeout(() => socket.terminate(), 1000).unref()
    },
  }
}
