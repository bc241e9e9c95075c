import { connect } from 'node:net'
import { canonicalJson } from '@aquila/engine'
import { teachingGame } from '@aquila/games'
import { type FromReader, PROTOCOL } from '@aquila/play/wire'
import { describe, expect, it } from 'vitest'
import { anyChoice, Guest, WasRefused } from './client.ts'
import { linesOf, playOn } from './playing.ts'
import { serverFor, tableOf } from './support.ts'

const fords = { game: teachingGame.id, scenario: 'war', names: ['Livia', 'Hanno', 'Marcia'] }
const long = { game: 'alea-iacta-est', scenario: '3', names: ['Livia', 'Hanno'] }

/** A reader who says hello and then reads nothing at all: the stream is paused. */
async function deafReader(guest: Guest, id: string, after: number) {
  const { hostname, port } = new URL(guest.url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined)
  await new Promise<void>(resolve => socket.once('connect', () => resolve()))
  socket.write(
    [
      `GET /api/tables/${id}/live HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      `Cookie: ${guest.cookie}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.from('0123456789abcdef').toString('base64')}`,
      `Sec-WebSocket-Protocol: ${PROTOCOL}`,
      '\r\n',
    ].join('\r\n'),
  )
  await new Promise<void>(resolve => socket.once('data', () => resolve()))
  socket.pause()
  socket.write(frameOf({ kind: 'hello', protocol: PROTOCOL, after }))
  return socket
}

/** A masked frame, as browsers send them; the mask is nothing. */
function frameOf(message: FromReader): Buffer {
  const text = Buffer.from(JSON.stringify(message))
  const head = Buffer.from([0x81, 0x80 | 126, 0, 0, 0, 0, 0, 0])
  head.writeUInt16BE(text.length, 2)
  return Buffer.concat([head, text])
}

describe('a reader who does not read', () => {
  it('changes nothing for the others, is told nothing more, and is sent away', async () => {
    // Little room, so that a test need not play for hours; what the kernel of the machine holds is not counted.
    const { url, house } = await serverFor({ limits: { unsent: 20_000, mostUnsent: 40_000, behind: 1500 } })
    const { id, guests } = await tableOf(url, long)
    const [first, second] = guests
    if (first === undefined || second === undefined) throw new Error('nobody')
    const lines = await linesOf(id, guests)
    const { seq } = await first.sight(id)
    const deaf = await deafReader(first, id, seq)
    const readers = () => house.rooms.all().length
    const before = 3
    // Answers to questions fill his line and what the machine holds for him, until he is sent away.
    const choices = Array.from({ length: 200 }, () => ({ verb: 'x'.repeat(100) }))
    const question = frameOf({ kind: 'ask', n: 1, ask: { what: 'refusals', choices } })
    expect(readers()).toBe(before)
    for (let time = 0; time < 2000 && readers() === before; time++) {
      if (!deaf.write(question)) await new Promise(resolve => setTimeout(resolve, 1))
      if (time % 50 === 0) await playOn(lines, 1)
    }
    const done = await playOn(lines, 5)
    expect(done).toHaveLength(5)
    while (readers() === before) await playOn(lines, 1)
    expect(readers()).toBe(before - 1)
    expect(lines.every(({ bye }) => bye === null)).toBe(true)
    deaf.destroy()
  })
})

describe('a reader who is slow', () => {
  it('is told nothing more until he has read, and then to fetch the whole', async () => {
    const { url, house } = await serverFor({
      limits: { unsent: 2000, mostUnsent: 1_000_000_000, behind: 60_000 },
    })
    const { id, guests } = await tableOf(url, long)
    const [first] = guests
    if (first === undefined) throw new Error('nobody')
    const lines = await linesOf(id, guests)
    const [slow] = await linesOf(id, [first])
    if (slow === undefined) throw new Error('nobody')
    const reader = house.rooms.all().at(-1)
    slow.socket.pause()
    const choices = Array.from({ length: 200 }, () => ({ verb: 'x'.repeat(100) }))
    let told = 0
    for (; reader?.isBehind === false && told < 4000; told++) {
      slow.say({ kind: 'ask', n: told, ask: { what: 'refusals', choices } })
      if (told % 20 === 19) await playOn(lines, 1)
    }
    expect(reader?.isBehind).toBe(true)
    const last = (await playOn(lines, 12)).at(-1) ?? 0
    slow.socket.resume()
    await slow.until(() => slow.sight?.seq === last)
    expect(slow.frames.at(-1)).toBe('{"kind":"again"}')
    expect(canonicalJson(slow.sight)).toBe(canonicalJson(await first.sight(id)))
  }, 120_000)
})

describe('a flood', () => {
  it('is cut off, and the others play on', async () => {
    const { url } = await serverFor({ limits: { messages: [20, 40] } })
    const { id, guests } = await tableOf(url, fords)
    const lines = await linesOf(id, guests.slice(1))
    const flood = guests[0]?.live(id)
    await flood?.until(() => flood.sight !== null)
    for (let time = 0; time < 1000; time++) flood?.say({ kind: 'here', present: time % 2 === 0 })
    await flood?.until(() => flood.bye === 'flood').catch(() => undefined)
    expect(flood?.bye).toBe('flood')
    const asked = await Promise.all(guests.map(async guest => ({ guest, sight: await guest.sight(id) })))
    const { guest, sight } = asked.find(each => each.sight.question !== null) ?? {}
    if (sight?.question == null) throw new Error('nobody is asked')
    expect((await guest?.act(id, anyChoice(sight.question, 0)))?.seq).toBe(sight.seq + 1)
    await Promise.all(lines.map(line => line.until(() => (line.sight?.seq ?? 0) > sight.seq)))
  })

  it('of requests, tables, questions and sockets is refused as too fast', async () => {
    const { url } = await serverFor({
      limits: { made: [0.001, 4], questions: [0.001, 3], readers: 2, requests: [1000, 1000] },
    })
    const { id, guests } = await tableOf(url, fords)
    const status = (asked: Promise<unknown>): Promise<number> =>
      asked.then(
        () => 200,
        (error: unknown) => (error instanceof WasRefused ? error.status : 0),
      )
    expect(await status(Guest.named(url, 'Quintus'))).toBe(429)
    const asks = await Promise.all(
      Array.from({ length: 6 }, () =>
        status(
          guests[0]?.post(`api/tables/${id}/ask`, { what: 'refusals', choices: [] }) ?? Promise.reject(),
        ),
      ),
    )
    expect(asks.filter(each => each === 429)).toHaveLength(3)
    const lines = guests.map(guest => guest.live(id))
    await Promise.race(lines.map(line => line.until(() => false).catch(() => undefined)))
    expect(lines.filter(({ socket }) => socket.readyState > 1)).toHaveLength(1)
  })
})
