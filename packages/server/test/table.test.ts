import { english, Match, type MatchRecord } from '@aquila/engine'
import { verifyDice } from '@aquila/engine/verify-dice'
import { loadGame, teachingGame } from '@aquila/games'
import type { Sight } from '@aquila/play'
import { type Lobby, type Own, type PackedViews, type TableSeen, unpackViews } from '@aquila/play/wire'
import { describe, expect, it } from 'vitest'
import { anyChoice, Guest, WasRefused } from './client.ts'
import { isOver, linesOf, playOn } from './playing.ts'
import { serverFor, tableOf } from './support.ts'

const fords = { game: teachingGame.id, scenario: 'war', names: ['Livia', 'Hanno', 'Marcia'] }
const scenario = { game: 'alea-iacta-est', scenario: '3' }
const alea = { ...scenario, names: ['Livia', 'Hanno'] }

async function reasonOf(refused: Promise<unknown>): Promise<string> {
  const error = await refused.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof WasRefused)) throw new Error(`not refused: ${error}`)
  return error.refused.reason
}

/** The match that a record tells, with every die checked. */
async function verified(record: MatchRecord): Promise<Match> {
  const { game } = await loadGame(record.game, english)
  const match = Match.replay(game, record)
  if (match.proof === null) throw new Error('this match is not over')
  expect(await verifyDice(match.proof)).toMatchObject({ commitmentHolds: true, wrong: [], unchecked: 0 })
  return match
}

describe('a table', () => {
  it('is set, found by its link, sat down at and played to the end, watched by somebody', async () => {
    const { url } = await serverFor()
    const { id, guests, table } = await tableOf(url, fords)
    const watcher = Guest.nobody(url).live(id)
    const lines = await linesOf(id, guests)
    await playOn(lines)
    await watcher.until(() => isOver(watcher.sight))
    expect(watcher.sight).toMatchObject({ player: null, role: null, question: null })
    const record = await Guest.nobody(url).get<MatchRecord>(`api/tables/${id}/record`)
    const match = await verified(record)
    expect(match.commitment).toBe(table.commitment)
    expect(record.dice).toMatchObject({ salts: guests.map(({ salt }) => salt) })
    expect(match.players).toEqual(fords.names)
    for (const line of lines) await line.close()
  })

  it('begins when all salts are shown, and not before', async () => {
    const { url } = await serverFor()
    const [host, other] = [await Guest.named(url, 'Livia'), await Guest.named(url, 'Hanno')]
    const { id } = await host.set({ ...scenario, seats: [{ who: 'me' }, { who: 'open' }] })
    expect(await reasonOf(host.showSalt(id))).toBe('too-late')
    expect((await other.sit(id)).state).toBe('salting')
    expect(await reasonOf(host.post(`api/tables/${id}/dice`, { salt: other.salt }))).toBe('not-legal')
    expect((await host.showSalt(id)).state).toBe('salting')
    expect((await other.showSalt(id)).state).toBe('running')
  })

  it('asks for new salts when somebody leaves who has seen one', async () => {
    const { url } = await serverFor()
    const [host, other] = [await Guest.named(url, 'Livia'), await Guest.named(url, 'Hanno')]
    const { id } = await host.set({ ...scenario, seats: [{ who: 'me' }, { who: 'open' }] })
    await other.sit(id)
    await host.showSalt(id)
    await other.post(`api/tables/${id}/leave`)
    const table = await host.get<TableSeen>(`api/tables/${id}`)
    expect(table).toMatchObject({ state: 'open', wanted: 'salt-hash' })
    expect(table.seats.map(({ salt }) => salt)).toEqual([null, null])
  })

  it('is for those who may: seats are taken once, names are told apart, only the host seats bots', async () => {
    const { url } = await serverFor()
    const [host, other, third] = await Promise.all(
      ['Livia', 'Hanno', 'L i v i a'].map(name => Guest.named(url, name)),
    )
    if (host === undefined || other === undefined || third === undefined) throw new Error('nobody')
    const { id } = await host.set({ ...scenario, seats: [{ who: 'me' }, { who: 'open' }] })
    expect(await reasonOf(third.sit(id))).toBe('name-taken')
    expect(await reasonOf(other.post(`api/tables/${id}/start`))).toBe('forbidden')
    expect(await reasonOf(other.post(`api/tables/${id}/seat`, { player: 0, to: { who: 'open' } }))).toBe(
      'forbidden',
    )
    expect(await reasonOf(Guest.nobody(url).sit(id))).toBe('no-name')
    expect(await reasonOf(host.sit(id))).toBe('too-late')
    await other.sit(id)
    expect(await reasonOf((await Guest.named(url, 'Quintus')).sit(id))).toBe('too-late')
    await host.post(`api/tables/${id}/seat`, { player: 1, to: { who: 'bot', level: 'tiro' } })
    expect((await other.get<TableSeen>(`api/tables/${id}`)).player).toBeNull()
    expect((await host.showSalt(id)).state).toBe('running')
  })

  it('stands in the lists of those whom it concerns', async () => {
    const { url } = await serverFor()
    const [host, other] = [await Guest.named(url, 'Livia'), await Guest.named(url, 'Hanno')]
    const open = await host.set({ ...scenario, seats: [{ who: 'me' }, { who: 'open' }] })
    const hidden = await host.set({
      ...scenario,
      visibility: 'link',
      seats: [{ who: 'me' }, { who: 'open' }],
    })
    const ids = (tables: readonly TableSeen[]) => tables.map(({ id }) => id)
    const before = await other.get<Lobby>('api/lobby')
    expect([ids(before.mine), ids(before.open), ids(before.live)]).toEqual([[], [open.id], []])
    await other.sit(open.id)
    for (const guest of [host, other]) await guest.showSalt(open.id)
    const after = await other.get<Lobby>('api/lobby')
    expect([ids(after.mine), ids(after.open), ids(after.live)]).toEqual([[open.id], [], [open.id]])
    expect(new Set(ids((await host.get<Lobby>('api/lobby')).mine))).toEqual(new Set([open.id, hidden.id]))
    await host.post(`api/tables/${hidden.id}/close`)
    expect(ids((await host.get<Lobby>('api/lobby')).mine)).toEqual([open.id])
  })

  it('is set again by the player who presses first, one seat further, with the others’ seats kept', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, alea)
    const [first, second] = guests
    if (first === undefined || second === undefined) throw new Error('nobody')
    await second.act(id, { kind: 'resign' })
    const again = await first.post<TableSeen>(`api/tables/${id}/rematch`, { saltHash: first.saltHash })
    expect(again.seats.map(({ name, keptFor }) => [name, keptFor])).toEqual([
      [null, 'Hanno'],
      ['Livia', null],
    ])
    expect(await reasonOf((await Guest.named(url, 'Quintus')).sit(again.id))).toBe('too-late')
    const joined = await second.post<TableSeen>(`api/tables/${id}/rematch`, { saltHash: second.saltHash })
    expect(joined).toMatchObject({ id: again.id, state: 'salting', player: 0 })
    expect((await first.get<TableSeen>(`api/tables/${id}`)).rematch).toBe(again.id)
  })
})

describe('a match', () => {
  it('is played by HTTP alone', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    for (let step = 0; step < 40; step++) {
      for (const guest of guests) {
        const { question } = await guest.sight(id)
        if (question !== null) await guest.act(id, anyChoice(question, step))
      }
    }
    const sights = await Promise.all(guests.map(guest => guest.sight(id)))
    expect(new Set(sights.map(({ seq }) => seq)).size).toBe(1)
    expect(sights[0]?.seq).toBeGreaterThan(40)
  })

  it('ends when one of two resigns; the record says so, and its dice are checked', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, alea)
    const [first, second] = guests
    if (first === undefined || second === undefined) throw new Error('nobody')
    const lines = await linesOf(id, guests)
    await playOn(lines, 30)
    expect(await reasonOf(first.get(`api/tables/${id}/record`))).toBe('too-late')
    await first.act(id, { kind: 'resign' })
    const match = await verified(await second.get<MatchRecord>(`api/tables/${id}/record`))
    expect(match.ending).toMatchObject({ kind: 'resigned', by: 0 })
    expect(await reasonOf(second.act(id, { kind: 'resign' }))).not.toBe('fault')
    expect((await second.get<TableSeen>(`api/tables/${id}`)).state).toBe('over')
  })

  it('goes on with a bot when one of three resigns, who looks on from then', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    const lines = await linesOf(id, guests)
    await playOn(lines, 10)
    const [leaver, ...others] = guests
    await leaver?.act(id, { kind: 'resign' })
    await lines[0]?.until(() => lines[0]?.table?.player === null && lines[0].sight?.player === null)
    await playOn(lines.slice(1))
    const record = await others[0]?.get<MatchRecord>(`api/tables/${id}/record`)
    expect(record?.sitters).toHaveLength(1)
    if (record !== undefined) await verified(record)
  })

  it('takes back inside the barriers and keeps standing orders', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    const lines = await linesOf(id, guests)
    let taken = 0
    for (let step = 0; step < 60 && taken < 3; step++) {
      await playOn(lines, 1)
      const able = lines.find(({ sight }) => sight?.undoBar === null)
      if (able?.sight == null) continue
      const { choices } = able.sight
      const answer = await able.act({ kind: 'undo' })
      await able.until(() => (able.sight?.seq ?? 0) >= (answer.seq ?? 0))
      expect(able.sight.choices).toBe(choices - 1)
      taken++
    }
    expect(taken).toBe(3)
    const ordered = await lines[0]?.act({ kind: 'order', window: 'before-battle', order: 'never' })
    expect(ordered?.kind).toBe('done')
    await lines[0]?.until(() => (lines[0]?.sight?.seq ?? 0) >= (ordered?.seq ?? 0))
    expect(lines[0]?.sight?.orders).toContainEqual(
      expect.objectContaining({ window: 'before-battle', order: 'never' }),
    )
    for (const guest of guests) {
      const whole = await guest.sight(id)
      const line = lines[guests.indexOf(guest)]
      await line?.until(() => line.sight?.seq === whole.seq)
      expect(line?.sight).toEqual(whole)
    }
  })

  it('has nobody think that he has seen what is told instead of what was taken back', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, alea)
    const lines = await linesOf(id, guests)
    for (;;) {
      await playOn(lines, 1)
      const able = lines.find(({ sight }) => sight?.undoBar === null)
      if (able?.sight == null) continue
      const told = able.sight.told.events.length
      for (const guest of guests) await guest.post(`api/tables/${id}/seen`, { events: told })
      const answer = await able.act({ kind: 'undo' })
      await able.until(() => (able.sight?.seq ?? 0) >= (answer.seq ?? 0))
      const left = able.sight.told.events.length
      for (const guest of guests)
        expect((await guest.get<Own>(`api/tables/${id}/own`)).seen?.events).toBeLessThanOrEqual(left)
      if (left < told) break
    }
  })

  it('answers questions, hints only where the table allows them', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, { ...alea, hints: true })
    const lines = await linesOf(id, guests)
    await playOn(lines, 40)
    const isAsked = () => lines.some(({ sight }) => sight?.question != null)
    await Promise.race(lines.map(each => each.until(isAsked)))
    const asked = guests.find((_, index) => lines[index]?.sight?.question != null)
    const line = lines[guests.indexOf(asked ?? guests[0] ?? Guest.nobody(url))]
    if (asked === undefined || line?.sight == null) throw new Error('nobody is asked')
    const ask = <T>(what: object, guest = asked) =>
      guest.post<{ value: T }>(`api/tables/${id}/ask`, what).then(({ value }) => value)
    const [choice] = line.sight.question?.choices ?? []
    expect(await ask({ what: 'refusals', choices: [choice, { verb: 'fly' }] })).toEqual([
      null,
      expect.objectContaining({ why: expect.any(String) }),
    ])
    expect(line.sight.question?.choices).toContainEqual(
      (await ask<{ choice: object }>({ what: 'hint' })).choice,
    )
    const { choices } = line.sight
    const views = unpackViews(
      await ask<PackedViews>({ what: 'views-at', choices: [choices - 2, choices - 1, choices] }),
    )
    expect(views.get(choices)?.view).toEqual(line.sight.view)
    expect([...views.keys()]).toEqual([choices - 2, choices - 1, choices])
    const after = unpackViews(await ask<PackedViews>({ what: 'views-after', events: [0, 1] }))
    expect(after.size).toBeGreaterThan(0)
    const then = await ask<Sight>({ what: 'sight-at', choices: 5 })
    expect(then.choices).toBe(5)
    expect(await reasonOf(ask({ what: 'views-at', choices: [99_999] }))).toBe('malformed')
    expect(await reasonOf(ask({ what: 'hint' }, Guest.nobody(url)))).toBe('forbidden')
    const strict = await tableOf(url, { ...alea, names: ['Livia', 'Quintus'] })
    expect(
      await reasonOf(
        strict.guests[0]?.post(`api/tables/${strict.id}/ask`, { what: 'hint' }) ?? Promise.resolve(),
      ),
    ).toBe('forbidden')
  })

  it('keeps notes and what was seen for each seat', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, alea)
    const [first, second] = guests
    if (first === undefined || second === undefined) throw new Error('nobody')
    await first.post(`api/tables/${id}/notes`, { notes: 'Watch Corfinium' })
    await first.post(`api/tables/${id}/seen`, { events: 12 })
    await first.post(`api/tables/${id}/seen`, { events: 3 })
    expect(await first.get<Own>(`api/tables/${id}/own`)).toMatchObject({
      notes: 'Watch Corfinium',
      seen: { events: 12 },
    })
    expect(await second.get<Own>(`api/tables/${id}/own`)).toMatchObject({ notes: '', seen: null })
    expect(await reasonOf(Guest.nobody(url).get(`api/tables/${id}/own`))).toBe('no-name')
  })

  it('is streamed as server-sent events and as lines', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    for (const accept of ['text/event-stream', 'application/x-ndjson']) {
      const response = await guests[0]?.fetch(`api/tables/${id}/stream`, { headers: { accept } })
      expect(response?.headers.get('content-type')).toContain(accept)
      const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      while (!text.includes('"kind":"whole"')) text += (await reader?.read())?.value ?? ''
      const asked = await Promise.all(guests.map(async guest => ({ guest, sight: await guest.sight(id) })))
      const { guest, sight } = asked.find(each => each.sight.question !== null) ?? {}
      if (sight?.question == null) throw new Error('nobody is asked')
      await guest?.act(id, anyChoice(sight.question, 0))
      while (!text.includes('"kind":"sight"')) text += (await reader?.read())?.value ?? ''
      await reader?.cancel()
    }
  })
})
