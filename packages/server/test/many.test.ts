import { connect, type Socket } from 'node:net'
import { teachingGame } from '@aquila/games'
import { PROTOCOL } from '@aquila/play/wire'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Guest } from './client.ts'
import { linesOf, playOn } from './playing.ts'
import { serverFor, tableOf } from './support.ts'

const fords = { game: teachingGame.id, scenario: 'war', names: ['Livia', 'Hanno', 'Marcia'] }

/** A bare connection, and when it is over. */
function connected(url: string): { socket: Socket; isOver: Promise<void> } {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  socket.on('error', () => undefined)
  socket.resume()
  return { socket, isOver: new Promise(resolve => socket.once('close', () => resolve())) }
}

/** What becomes of a socket that somebody opens: the status with which it is refused, or 101. */
function opened(url: string, id: string, headers: { readonly [name: string]: string }) {
  const address = new URL(`api/tables/${id}/live`, url).href.replace('http', 'ws')
  const socket = new WebSocket(address, PROTOCOL, { headers })
  socket.on('error', () => undefined)
  const status = new Promise<number>(resolve => {
    socket.on('unexpected-response', (request, response) => {
      request.destroy()
      resolve(response.statusCode ?? 0)
    })
    socket.on('open', () => resolve(101))
  })
  return { socket, status }
}

describe('many who come from one address', () => {
  it('get as many sockets as it may have, and the others play on', async () => {
    const { url } = await serverFor({ limits: { readers: 120 } }, { TRUST_PROXY: '1' })
    const { id, guests } = await tableOf(url, fords)
    const lines = await linesOf(id, guests)
    const sockets = Array.from({ length: 500 }, () => opened(url, id, { 'x-forwarded-for': '192.0.2.1' }))
    const statuses = await Promise.all(sockets.map(({ status }) => status))
    expect(statuses.filter(status => status === 101)).toHaveLength(120)
    expect(statuses.filter(status => status === 429)).toHaveLength(380)
    expect(await playOn(lines, 10)).toHaveLength(10)
    const elsewhere = opened(url, id, { 'x-forwarded-for': '192.0.2.2' })
    expect(await elsewhere.status).toBe(101)
    // A place that is left is free again.
    const gone = new Promise(resolve =>
      sockets.find(({ socket }) => socket.readyState === 1)?.socket.once('close', resolve),
    )
    sockets.find(({ socket }) => socket.readyState === 1)?.socket.close()
    await gone
    expect(await opened(url, id, { 'x-forwarded-for': '192.0.2.1' }).status).toBe(101)
  })

  it('get as many connections as it may have', async () => {
    const { url } = await serverFor({ limits: { connections: 20 } })
    const guest = await Guest.named(url, 'Livia')
    const connections = Array.from({ length: 50 }, () => connected(url))
    for (const { socket } of connections) socket.once('end', () => socket.end())
    let over = 0
    await new Promise<void>(resolve => {
      for (const { isOver } of connections) void isOver.then(() => (++over >= 30 ? resolve() : undefined))
    })
    for (const { socket } of connections) socket.destroy()
    await Promise.all(connections.map(({ isOver }) => isOver))
    expect(await guest.get('api/me')).toMatchObject({ name: 'Livia' })
  })
})

describe('a connection', () => {
  it('that never finishes what it asks is cut, and the others play on', async () => {
    const { url } = await serverFor({ limits: { head: 400 } })
    const { id, guests } = await tableOf(url, fords)
    const lines = await linesOf(id, guests)
    const slow = Array.from({ length: 100 }, () => connected(url))
    const drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write('x')
    }, 50)
    for (const { socket } of slow) {
      socket.write('GET /api/me HTTP/1.1\r\nX-Slow: ')
      socket.once('end', () => socket.end())
    }
    expect(await playOn(lines, 10)).toHaveLength(10)
    await Promise.all(slow.map(({ isOver }) => isOver))
    clearInterval(drip)
    expect(await playOn(lines, 5)).toHaveLength(5)
  })

  it('that is refused is not kept open by a caller who does not hang up', async () => {
    const { url } = await serverFor()
    const { socket, isOver } = connected(url)
    const head = ['GET /api/tables/x/live HTTP/1.1', `Host: ${new URL(url).host}`, 'Connection: Upgrade']
    socket.write([...head, 'Upgrade: websocket', '\r\n'].join('\r\n'))
    const hasEnded = new Promise<void>(resolve => socket.once('end', () => resolve()))
    await hasEnded
    const drip = setInterval(() => socket.write('x'), 5)
    await isOver
    clearInterval(drip)
  }, 20_000)
})

describe('a stream', () => {
  it('that cannot be led on is refused, and nobody is left behind at the table', async () => {
    const { url, house } = await serverFor({}, { LOG_LEVEL: 'silent' })
    const { id, guests } = await tableOf(url, fords)
    const table = await house.keeper.table(id)
    table.read = () => Promise.reject(new Error('the match cannot be opened'))
    const response = await guests[0]?.fetch(`api/tables/${id}/stream`, {
      headers: { accept: 'application/x-ndjson' },
    })
    expect(await response?.text()).toContain('"kind":"refused","reason":"fault"')
    expect(house.rooms.size).toBe(0)
  })
})
