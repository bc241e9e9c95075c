import { teachingGame } from '@aquila/games'
import { Client } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { Balancer } from './balancer.ts'
import { Child, freePort } from './child.ts'
import { anyChoice, freshToken, Guest, WasRefused } from './client.ts'
import { databaseFor, storedFor } from './databases.ts'
import { Load, wrongIn } from './load.ts'
import { isLong, LONGEST, sinceBegun, tellOfLongRun } from './long.ts'
import { linesOf, playOn } from './playing.ts'
import { freshFolder, serverFor, tableOf } from './support.ts'

const RACES = isLong ? 1000 : 60
const TABLES = isLong ? 20 : 5
const KILLS = isLong ? 20 : 3
const RESTARTS = isLong ? 20 : 3

const fords = { game: teachingGame.id, scenario: 'war' }
const ended: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of ended.splice(0)) await end()
})

/** The same person at another process. */
function at(url: string, guest: Guest): Guest {
  return Object.assign(Guest.nobody(url), { cookie: guest.cookie })
}

/** What came of an act: its number, or why it was refused. */
async function outcome(acted: Promise<{ seq: number }>): Promise<number | string> {
  try {
    return (await acted).seq
  } catch (error) {
    if (error instanceof WasRefused) return error.refused.reason
    throw error
  }
}

async function servers(count: number, data: string) {
  const running = []
  for (let number = 0; number < count; number++) running.push(await serverFor({}, { DATA: data }))
  return running
}

describe.each([2, 5])('%i servers at one database', count => {
  it(
    'store one of two acts that come at once, and tell the other sender',
    async () => {
      const data = freshFolder()
      const urls = (await servers(count, data)).map(({ url }) => url)
      let [races, both] = [0, 0]
      while (races < RACES) {
        const { id, guests } = await tableOf(urls[0] ?? '', { ...fords, names: ['A', 'B', 'C'] })
        const lines = await linesOf(
          id,
          guests.map((guest, player) => at(urls[player % count] ?? '', guest)),
        )
        const stored: number[] = []
        while (races < RACES) {
          const asked = lines.findIndex(({ sight }) => sight?.question != null)
          const question = lines[asked]?.sight?.question
          if (question == null) break
          const [one, other] = [guests[asked], guests[(asked + 1) % guests.length]]
          if (one === undefined || other === undefined) throw new Error('three sit there')
          const order = races % 2 === 0 ? 'never' : 'always'
          const outcomes = await Promise.all([
            outcome(at(urls[races % count] ?? '', one).act(id, anyChoice(question, races * 3), freshToken())),
            outcome(
              at(urls[(races + 1) % count] ?? '', other).act(
                id,
                { kind: 'order', window: 'before-battle', order },
                freshToken(),
              ),
            ),
          ])
          races++
          const seqs = outcomes.filter(each => typeof each === 'number')
          expect(seqs.length).toBeGreaterThan(0)
          if (seqs.length === 2) both++
          for (const each of outcomes) if (typeof each === 'string') expect(each).toBe('behind')
          stored.push(...seqs)
          const last = Math.max(...seqs)
          await Promise.all(lines.map(line => line.until(() => (line.sight?.seq ?? 0) >= last)))
        }
        // Each number was given once, and none is missing.
        const { rows } = await storedFor(data)
        const seqs = rows.filter(({ match }) => match === id).map(({ seq }) => seq)
        expect(seqs).toEqual(seqs.map((_, index) => index + 1))
        expect(stored.toSorted((a, b) => a - b)).toEqual(seqs.slice(1))
        for (const [player, line] of lines.entries()) {
          const whole = await at(urls[(player + 1) % count] ?? '', line.guest).sight(id)
          expect(line.sight).toEqual(whole)
        }
        for (const line of lines) line.close()
      }
      tellOfLongRun(`${count} servers, ${races} races: ${both} without a loser, ${sinceBegun()}`)
    },
    LONGEST,
  )
})

describe('several servers at one database', () => {
  it('lead readers on whose server heard of nothing', async () => {
    const data = freshFolder()
    const near = await serverFor({}, { DATA: data })
    const deaf = await serverFor({ isDeaf: true }, { DATA: data })
    const { id, guests } = await tableOf(near.url, { ...fords, names: ['A', 'B', 'C'] })
    const lines = await linesOf(id, guests)
    const far = await linesOf(
      id,
      guests.map(guest => at(deaf.url, guest)),
    )
    await playOn(lines, 12)
    const last = Math.max(...lines.map(({ sight }) => sight?.seq ?? 0))
    await Promise.all(far.map(line => line.until(() => line.sight?.seq === last)))
    for (const [player, line] of far.entries())
      expect(line.sight).toEqual(await lines[player]?.guest.sight(id))
  })

  it('show the lists and the waiting room of tables that are set and begun elsewhere', async () => {
    const data = freshFolder()
    const [one, other] = await servers(2, data)
    const host = await Guest.named(one?.url ?? '', 'Livia')
    const guest = await Guest.named(other?.url ?? '', 'Hanno')
    const { id } = await host.set({
      ...{ game: 'alea-iacta-est', scenario: '3' },
      seats: [{ who: 'me' }, { who: 'open' }],
      visibility: 'public',
    })
    await guest.sit(id)
    await host.showSalt(id)
    await guest.showSalt(id)
    const lines = await linesOf(id, [host, guest])
    const last = (await playOn(lines, 6)).at(-1) ?? 0
    await Promise.all(lines.map(line => line.until(() => line.sight?.seq === last)))
    expect(last).toBe(7)
  })
})

async function childrenAt(count: number, data: string): Promise<Child[]> {
  const database = await databaseFor(data)
  const children: Child[] = []
  for (let number = 0; number < count; number++) {
    const child = new Child(await freePort(), data, database)
    await child.start()
    ended.push(() => child.kill())
    children.push(child)
  }
  return children
}

describe('one process of three that is killed under load', () => {
  it(
    'leaves its tables to the others, and nothing acknowledged is lost or doubled',
    async () => {
      const data = freshFolder()
      const children = await childrenAt(3, data)
      const balancer = await Balancer.before(children.map(({ url }) => url))
      const load = new Load({ isShared: true })
      await load.sitDown(balancer.url, TABLES, { ...fords, people: 3 })
      load.play()
      for (let kill = 0; kill < KILLS; kill++) {
        const child = children[kill % 3]
        await load.more(TABLES * 3)
        await child?.kill()
        await load.more(TABLES * 2)
        await child?.start()
      }
      await load.stop()
      await balancer.close()
      const { rows, seqs } = await storedFor(data)
      expect(wrongIn(rows, load.sent)).toEqual([])
      for (const id of load.ids) expect(seqs.get(id)).toBe(rows.filter(({ match }) => match === id).length)
      tellOfLongRun(`${TABLES} tables, ${KILLS} kills: ${load.acknowledged} acts, ${sinceBegun()}`)
    },
    LONGEST,
  )
})

describe('a database whose connections are cut under load', () => {
  it(
    'loses nothing that was acknowledged, doubles nothing, and the server goes on by itself',
    async () => {
      const data = freshFolder()
      const { url, house } = await serverFor({}, { DATA: data })
      const load = new Load()
      await load.sitDown(url, TABLES, { ...fords, people: 3 })
      load.play()
      const { DATABASE_URL } = await databaseFor(data)
      for (let cut = 0; cut < RESTARTS; cut++) {
        await load.more(TABLES * 3)
        const client = new Client({ connectionString: DATABASE_URL })
        await client.connect()
        // In the middle of whatever they are doing, as when the database is started again.
        const sql =
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
        const { rowCount } = await client.query(sql)
        expect(rowCount).toBeGreaterThan(0)
        await client.end()
      }
      await load.more(TABLES * 3)
      await load.stop()
      const { rows } = await storedFor(data)
      expect(wrongIn(rows, load.sent)).toEqual([])
      expect(load.sent.filter(({ seq }) => seq === null).length).toBeLessThanOrEqual(TABLES)
      expect(house.keeper.size).toBeGreaterThan(0)
      tellOfLongRun(`${RESTARTS} times all connections cut: ${load.acknowledged} acts, ${sinceBegun()}`)
    },
    LONGEST,
  )
})
