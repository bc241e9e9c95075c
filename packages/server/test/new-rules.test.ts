import { join } from 'node:path'
import { english, Match, type MatchRecord } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import type { TableSeen } from '@aquila/play/wire'
import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { anyChoice, Guest, WasRefused } from './client.ts'
import { linesOf, playOn } from './playing.ts'
import { freshFolder, serverFor, tableOf } from './support.ts'
import { underRules } from './under-rules.ts'

const semper = { game: 'semper-victor', scenario: '1', names: ['Livia', 'Hanno'] }

/** The version before that of today: its positions can be brought up to it. */
async function versions(): Promise<{ before: string; now: string }> {
  const { game } = await loadGame(semper.game, english, [semper.scenario])
  const [before = ''] = Object.entries(game.migrations ?? {}).find(([, { to }]) => to === game.version) ?? []
  return { before, now: game.version }
}

/** A match of so many choices whose server has stopped; what lies in its file can be changed. */
async function stopped(choices: number) {
  const data = freshFolder()
  const server = await serverFor({}, { DATA: data })
  const { id, guests } = await tableOf(server.url, semper)
  const lines = await linesOf(id, guests)
  const last = (await playOn(lines, choices)).at(-1) ?? 0
  await Promise.all(lines.map(line => line.until(() => line.sight?.seq === last)))
  const sights = lines.map(({ sight }) => sight)
  await server.stop(0)
  return { data, id, guests, sights, last }
}

/** Under the rules of then somebody chose what is no choice today. */
function chooseOtherwise(database: Sqlite.Database, seq: number): void {
  database
    .prepare(`update acts set change = json_set(change, '$.added.entries[0].verb', 'conquer') where seq = ?`)
    .run(seq)
  // Parts repeat what the acts say.
  database.exec('delete from parts')
}

function on(url: string, guest: Guest): Guest {
  return Object.assign(Guest.nobody(url), { cookie: guest.cookie })
}

describe('a match under which the rules have changed', () => {
  it('goes on by itself if all its choices fit, says so, and its dice can be checked', async () => {
    const { data, id, guests, sights, last } = await stopped(70)
    const { before, now } = await versions()
    underRules(data, before)
    const { url } = await serverFor({}, { DATA: data })
    const people = guests.map(guest => on(url, guest))
    const after = await Promise.all(people.map(guest => guest.sight(id)))
    for (const [player, sight] of after.entries()) {
      expect(sight.frame).toMatchObject({ rules: now, earlier: [{ rules: before, choices: sight.choices }] })
      expect(sight.seq).toBe(last + 1)
      expect(sight.view).toEqual(sights[player]?.view)
      expect(sight.told).toEqual(sights[player]?.told)
      expect(sight.question?.choices).toEqual(sights[player]?.question?.choices)
    }
    // What was said to a question of before is stale; the new one is answered, by socket too.
    const asked = after.findIndex(({ question }) => question !== null)
    const [old, fresh, guest] = [sights[asked]?.question, after[asked]?.question, people[asked]]
    if (old == null || fresh == null || guest === undefined) throw new Error('nobody is asked')
    const refused = await guest.act(id, anyChoice(old, 0)).catch((error: unknown) => error)
    expect(refused instanceof WasRefused && refused.refused.reason).toBe('stale-question')
    expect((await guest.act(id, anyChoice(fresh, 0))).seq).toBe(last + 2)
    await playOn(await linesOf(id, people), 5)
    await guest.act(id, { kind: 'resign' })
    const record = await guest.get<MatchRecord>(`api/tables/${id}/record`)
    expect(record).toMatchObject({ rules: now })
    expect(record.base).toBeUndefined()
    const { game } = await loadGame(semper.game, english, [semper.scenario])
    expect(Match.replay(game, record).isOver).toBe(true)
  }, 120_000)

  it('goes on from its last checkpoint where only older choices do not fit, and its record says so', async () => {
    const { data, id, guests, sights } = await stopped(140)
    const { before, now } = await versions()
    underRules(data, before, database => chooseOtherwise(database, 3))
    const first = await serverFor({}, { DATA: data })
    const people = guests.map(guest => on(first.url, guest))
    const after = await Promise.all(people.map(guest => guest.sight(id)))
    for (const [player, sight] of after.entries()) {
      expect(sight.frame.rules).toBe(now)
      expect(sight.view).toEqual(sights[player]?.view)
    }
    await playOn(await linesOf(id, people), 5)
    await first.stop(0)
    // Opened again from what is stored, it is the same match.
    const second = await serverFor({}, { DATA: data })
    const [guest] = guests.map(each => on(second.url, each))
    const lines = await linesOf(
      id,
      guests.map(each => on(second.url, each)),
    )
    await playOn(lines, 3)
    await guest?.act(id, { kind: 'resign' })
    const record = await guest?.get<MatchRecord>(`api/tables/${id}/record`)
    expect(record?.base?.rules).toBe(now)
  }, 120_000)

  it('is held if choices would be lost: it says so, and is kept as it was', async () => {
    const { data, id, guests, last } = await stopped(140)
    const { before, now } = await versions()
    underRules(data, before, database => chooseOtherwise(database, last))
    const stored = (): unknown => {
      const database = new Sqlite(join(data, 'aquila.db'), { readonly: true })
      try {
        return database.prepare('select * from acts order by seq').all()
      } finally {
        database.close()
      }
    }
    const kept = stored()
    const { url, house } = await serverFor({}, { DATA: data })
    const guest = on(url, guests[0] ?? Guest.nobody(url))
    const line = guest.live(id)
    await line.until(() => line.table?.state === 'held')
    expect(line.table).toMatchObject({ state: 'held', rules: before, held: { rules: now, dropped: 1 } })
    await line.until(() => line.frames.some(text => text.includes('"held"') && text.includes('"refused"')))
    const refused = await guest.act(id, { kind: 'undo' }).catch((error: unknown) => error)
    if (!(refused instanceof WasRefused)) throw new Error('the match is not held')
    expect(refused.refused).toEqual({ reason: 'held', text: expect.stringContaining(now) })
    // Its dice stay sealed: it may go on one day.
    const record = await guest.get(`api/tables/${id}/record`).catch((error: unknown) => error)
    expect(record instanceof WasRefused && record.refused.reason).toBe('too-late')
    expect((await guest.get<TableSeen>(`api/tables/${id}`)).state).toBe('held')
    expect(stored()).toEqual(kept)
    // Nobody plays it again to find out the same.
    const pooled = house.keeper.size
    await expect(guest.sight(id)).rejects.toThrow('held')
    expect(house.keeper.size).toBe(pooled)
  }, 120_000)

  it('of a later version than that of the server is not touched', async () => {
    const { data, id, guests } = await stopped(5)
    underRules(data, '999.0.0')
    const { url } = await serverFor({}, { DATA: data })
    const guest = on(url, guests[0] ?? Guest.nobody(url))
    await expect(guest.sight(id)).rejects.toThrow('held')
    expect((await guest.get<TableSeen>(`api/tables/${id}`)).rules).toBe('999.0.0')
  }, 120_000)
})
