import { connect } from 'node:net'
import { teachingGame } from '@aquila/games'
import { type Lobby, lobbySchema } from '@aquila/play/wire'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Guest } from './client.ts'
import { serverFor } from './support.ts'

const fords = { game: teachingGame.id, scenario: 'war' }
const seats = [{ who: 'me' as const }, { who: 'open' as const }, { who: 'open' as const }]

/** The lists as they come on a stream. */
async function* listsOf(guest: Guest): AsyncGenerator<Lobby, undefined> {
  const response = await guest.fetch('api/lobby/stream', { headers: { accept: 'application/x-ndjson' } })
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    const lines = text.split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield v.parse(lobbySchema, JSON.parse(line))
  }
}

async function until(
  lists: AsyncGenerator<Lobby, undefined>,
  isSo: (lobby: Lobby) => boolean,
): Promise<Lobby> {
  for (;;) {
    const { value } = await lists.next()
    if (value === undefined) throw new Error('the stream has ended')
    if (isSo(value)) return value
  }
}

describe('the lists of the lobby', () => {
  it('come on a stream as each may see them, and again when they change', async () => {
    const { url } = await serverFor()
    const [host, other] = [await Guest.named(url, 'Livia'), await Guest.named(url, 'Hanno')]
    const [hosts, others, anybodys] = [host, other, Guest.nobody(url)].map(listsOf)
    if (hosts === undefined || others === undefined || anybodys === undefined) throw new Error('nobody')
    await Promise.all([hosts, others, anybodys].map(lists => until(lists, ({ open }) => open.length === 0)))
    const { id } = await host.set({ ...fords, seats })
    await host.set({ ...fords, seats, visibility: 'link' })
    const isThere = ({ open }: Lobby): boolean => open.length === 1
    const [own, seen, shown] = [
      await until(hosts, lobby => isThere(lobby) && lobby.mine.length === 2),
      await until(others, isThere),
      await until(anybodys, isThere),
    ]
    expect(own.open[0]).toMatchObject({ id, isHost: true, player: 0 })
    expect(seen.open[0]).toMatchObject({ id, isHost: false, player: null })
    expect(seen).toEqual({ ...shown, mine: [] })
    await other.sit(id)
    const sits = await until(others, ({ mine }) => mine.length === 1)
    expect(sits.mine[0]).toMatchObject({ id, player: 1 })
    for (const lists of [hosts, others, anybodys]) await lists.return(undefined)
  }, 60_000)

  it('are read again if a table changed while they were read', async () => {
    const { url, house } = await serverFor()
    const host = await Guest.named(url, 'Livia')
    const { store } = house
    const untouched = store.read
    const read = (...args: unknown[]): Promise<unknown> => Reflect.apply(untouched, store, args)
    let goOn = (): void => undefined
    const held = new Promise<void>(resolve => {
      goOn = resolve
    })
    const isRead = new Promise<void>(resolve => {
      const slowly = async (name: string, ...args: unknown[]): Promise<unknown> => {
        const found = await read(name, ...args)
        if (name !== 'publicTables') return found
        resolve()
        await held
        return found
      }
      Object.assign(store, { read: slowly })
    })
    const lists = listsOf(host)
    const first = lists.next()
    await isRead
    const { id } = await host.set({ ...fords, seats })
    goOn()
    expect((await first).value?.open).toEqual([])
    const seen = await until(lists, ({ open }) => open.length > 0)
    expect(seen.open[0]?.id).toBe(id)
    await lists.return(undefined)
  }, 60_000)

  it('are told no more to whoever does not read them, and his line is cut', async () => {
    const { url, house } = await serverFor({ limits: { unsent: 20_000, behind: 200 } })
    const host = await Guest.named(url, 'Livia')
    const tables = await Promise.all(Array.from({ length: 40 }, () => host.set({ ...fords, seats })))
    const { hostname, port } = new URL(url)
    const deaf = connect({ host: hostname, port: Number(port) })
    const isCut = new Promise<void>(resolve => deaf.once('close', () => resolve()))
    deaf.on('error', () => undefined)
    deaf.write(`GET /api/lobby/stream HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`)
    await new Promise<void>(resolve => deaf.once('data', () => resolve()))
    deaf.pause()
    let [levels, most] = [0, 0]
    while (house.lobby.size > 0) {
      const to = ++levels % 2 === 0 ? { who: 'open' } : { who: 'bot', level: 'random' }
      await host.post(`api/tables/${tables[levels % 40]?.id}/seat`, { player: 1, to })
      await house.lobby.check()
      most = Math.max(most, house.lobby.unsent)
    }
    // What waits in the server never grows by more than one telling of the lists.
    expect(most).toBeGreaterThan(20_000)
    expect(most).toBeLessThan(200_000)
    deaf.resume()
    await isCut
  }, 120_000)
})
