import { join } from 'node:path'
import { english, Match, type MatchRecord } from '@aquila/engine'
import { loadGame, teachingGame } from '@aquila/games'
import type { Sight } from '@aquila/play'
import type { TableSeen } from '@aquila/play/wire'
import { afterEach, describe, expect, it } from 'vitest'
import { Child, freePort } from './child.ts'
import { anyChoice, freshToken, Guest } from './client.ts'
import { storedIn } from './load.ts'
import { linesOf, playOn } from './playing.ts'
import { freshFolder, serverFor, tableOf } from './support.ts'

const alea = { game: 'alea-iacta-est', scenario: '3' }
let child: Child | null = null

afterEach(async () => {
  await child?.kill()
  child = null
})

/** Asks until it is the guest's turn. */
async function hisTurn(guest: Guest, id: string): Promise<Sight> {
  for (;;) {
    const sight = await guest.sight(id).catch(() => null)
    if (sight?.question != null || sight?.result != null) return sight
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

describe('a bot at a table', () => {
  it('plays in a thread, its whole move in one step, and says why when the match is over', async () => {
    const data = freshFolder()
    const { url } = await serverFor({}, { DATA: data })
    const host = await Guest.named(url, 'Livia')
    const { id } = await host.set({ ...alea, seats: [{ who: 'me' }, { who: 'bot', level: 'tiro' }] })
    expect((await host.showSalt(id)).state).toBe('running')
    const [line] = await linesOf(id, [host])
    if (line === undefined) throw new Error('nobody')
    // Long enough for a bot to have marched: what it does before needs no reason.
    await playOn([line], 100)
    const { rows } = storedIn(join(data, 'aquila.db'))
    expect(rows.filter(({ player }) => player === 1).length).toBeGreaterThan(0)
    const eyes = [host, Guest.nobody(url)]
    for (const each of eyes) expect((await each.sight(id)).told.reasons).toEqual({})
    await host.act(id, { kind: 'resign' })
    for (const each of eyes) expect((await each.sight(id)).told.reasons).not.toEqual({})
    const record = await host.get<MatchRecord>(`api/tables/${id}/record`)
    const { game } = await loadGame(alea.game, english)
    expect(Match.replay(game, record).levels).toEqual([null, 'tiro'])
  }, 120_000)

  it('goes on by itself after the server was killed in the middle of its thoughts', async () => {
    child = new Child(await freePort(), freshFolder())
    await child.start()
    const host = await Guest.named(child.url, 'Livia')
    const { id } = await host.set({ ...alea, seats: [{ who: 'me' }, { who: 'bot', level: 'centurio' }] })
    await host.showSalt(id)
    for (let turn = 0; turn < 3; turn++) {
      // The person plays until it is the bot's turn; then the power fails.
      for (let sight = await hisTurn(host, id); sight.question !== null; sight = await host.sight(id))
        await host.act(id, anyChoice(sight.question, turn))
      await child.kill()
      await child.start()
      expect((await hisTurn(host, id)).question).not.toBeNull()
    }
  }, 240_000)

  it('takes open seats when the host does not wait', async () => {
    const { url } = await serverFor()
    const host = await Guest.named(url, 'Livia')
    const { id } = await host.set({
      game: 'roma-victrix',
      scenario: '1',
      seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }],
    })
    const table = await host.post<TableSeen>(`api/tables/${id}/start`)
    expect(table).toMatchObject({ state: 'salting', wanted: 'salt' })
    expect(table.seats.map(({ who }) => who)).toEqual(['person', 'bot', 'bot'])
    expect((await host.showSalt(id)).state).toBe('running')
  })
})

describe.each(['Throws', 'Dies', 'Never ends'] as const)('a bot that %s', fault => {
  it('is taken over by another, the table is told, and nobody else notices', async () => {
    const worker = new URL('./faulty-worker.ts', import.meta.url).href
    const { url } = await serverFor({ worker, longestThought: 10_000 })
    const host = await Guest.named(url, fault)
    const { id } = await host.set({ ...alea, seats: [{ who: 'me' }, { who: 'bot', level: 'centurio' }] })
    await host.showSalt(id)
    const [line] = await linesOf(id, [host])
    const others = await tableOf(url, { game: teachingGame.id, scenario: 'war', names: ['A', 'B', 'C'] })
    const lines = await linesOf(others.id, others.guests)
    // The person plays until it is the bot's turn.
    for (let sight = await hisTurn(host, id); sight.question !== null; sight = await host.sight(id))
      await host.act(id, anyChoice(sight.question, 0))
    expect(await playOn(lines, 10)).toHaveLength(10)
    expect((await hisTurn(host, id)).question).not.toBeNull()
    const failures = () => line?.frames.flatMap(text => (text.includes('"people"') ? [JSON.parse(text)] : []))
    expect(failures()?.map(({ botFailed }) => botFailed)).toContain(1)
    await line?.until(() => failures()?.at(-1)?.botFailed === undefined)
  }, 240_000)
})

describe('a game for one', () => {
  it('is played at a table at which others look on', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, {
      game: 'kings-of-rome',
      scenario: await firstOf('kings-of-rome'),
      names: ['Numa'],
    })
    const watcher = Guest.nobody(url).live(id)
    const lines = await linesOf(id, guests)
    const last = (await playOn(lines, 12)).at(-1) ?? 0
    await watcher.until(() => watcher.sight?.seq === last)
    expect(watcher.sight?.choices).toBe(lines[0]?.sight?.choices)
  })
})

async function firstOf(game: string): Promise<string> {
  return (await loadGame(game, english)).game.scenarios[0]?.id ?? ''
}

describe('a match that is over', () => {
  it('is folded into one row, and its record and replay are as before', async () => {
    const data = freshFolder()
    const { url, house } = await serverFor({ foldAfter: 0, mostOpen: 1 }, { DATA: data })
    const { id, guests } = await tableOf(url, { ...alea, names: ['Livia', 'Hanno'] })
    await playOn(await linesOf(id, guests), 60)
    const token = freshToken()
    const resigned = await guests[0]?.act(id, { kind: 'resign' }, token)
    const before = await guests[1]?.get<MatchRecord>(`api/tables/${id}/record`)
    const sight = await guests[1]?.sight(id)
    await house.jobs.fold()
    expect(storedIn(join(data, 'aquila.db')).rows.map(({ player }) => player)).toEqual([1, 0])
    // Whoever has not heard that his last act is done may ask when it is long folded.
    expect(await guests[0]?.act(id, { kind: 'resign' }, token)).toEqual(resigned)
    const fresh = await serverFor({}, { DATA: data })
    const [guest] = guests
    const later = Object.assign(Guest.nobody(fresh.url), { cookie: guests[1]?.cookie ?? guest?.cookie ?? '' })
    expect(await later.get(`api/tables/${id}/record`)).toEqual(before)
    const { undoBar: _, ...same } = await later.sight(id)
    expect(sight).toMatchObject(same)
  }, 120_000)
})
