import { type Act, DAY, HOUR, MINUTE, type Pace } from '@aquila/play'
import type { TableSeen } from '@aquila/play/wire'
import { describe, expect, it } from 'vitest'
import { flagged, GRACE } from '../src/matches/parley.ts'
import type { Running } from '../src/server.ts'
import { anyChoice, type Guest, WasRefused } from './client.ts'
import { freshFolder, serverFor, tableOf } from './support.ts'

const alea = { game: 'alea-iacta-est', scenario: '3' }
const fords = { game: 'the-fords', scenario: 'war' }

const days: Pace = { kind: 'days', perTurn: DAY, bank: 0, flag: 'ask' }
const live: Pace = { kind: 'live', bank: 10 * MINUTE, perTurn: 0, reaction: 0, flag: 'lose' }

/** A server whose clock the test turns. */
async function timed(environment: { readonly [name: string]: string } = {}) {
  const time = { now: Date.parse('2026-11-18T12:00:00Z') }
  const running = await serverFor({ now: () => time.now }, environment)
  return { time, running, url: running.url }
}

/** The player who is asked, and another. */
async function asked(
  id: string,
  guests: readonly Guest[],
): Promise<{ guest: Guest; act: Act; other: Guest }> {
  for (const guest of guests) {
    const { question } = await guest.sight(id)
    const other = guests.find(each => each !== guest)
    if (question !== null && other !== undefined) return { guest, act: anyChoice(question, 0), other }
  }
  throw new Error('nobody is asked')
}

async function tableSeenBy(guest: Guest, id: string): Promise<TableSeen> {
  return await guest.get<TableSeen>(`api/tables/${id}`)
}

async function reasonOf(refused: Promise<unknown>): Promise<string> {
  const error = await refused.catch((thrown: unknown) => thrown)
  return error instanceof WasRefused ? error.refused.reason : 'done'
}

async function sweepAt(running: Running, time: { now: number }, now: number): Promise<void> {
  time.now = now
  await running.house.clockwork.sweep()
}

const dueOf = ({ parley }: TableSeen): number =>
  parley.clocks.flatMap(({ due }) => due ?? []).reduce((one, other) => Math.min(one, other), Infinity)

describe('clocks', () => {
  it('run for whoever is asked, and stand for the others; nothing runs where nobody is hurried', async () => {
    const { url, time } = await timed()
    const { id, guests } = await tableOf(url, { ...alea, names: ['Livia', 'Hanno'], pace: days })
    const { guest, other } = await asked(id, guests)
    const { parley, player } = await tableSeenBy(guest, id)
    const own = parley.clocks.find(clock => clock.player === player)
    expect(own).toMatchObject({ since: time.now, due: time.now + DAY, isOut: false })
    expect(parley.clocks.filter(({ since }) => since !== null)).toHaveLength(1)
    // Both see the same clocks.
    expect((await tableSeenBy(other, id)).parley).toEqual(parley)
    const slow = await tableOf(url, { ...alea, names: ['Livia', 'Hanno'] })
    expect(slow.table.parley.clocks).toEqual([])
  })

  it('of one millisecond give either the flag or the choice, and both in their order', async () => {
    for (const flagFirst of [true, false]) {
      const { url, time, running } = await timed()
      const { id, guests } = await tableOf(url, { ...alea, names: ['Livia', 'Hanno'], pace: live })
      for (const each of guests) {
        const { guest, act } = await asked(id, [each, ...guests]).catch(() => ({ guest: null, act: null }))
        if (guest !== null && act !== null) await guest.act(id, act)
      }
      const { guest, act } = await asked(id, guests)
      const table = await running.house.keeper.table(id)
      time.now = dueOf(await tableSeenBy(guest, id)) + GRACE
      const player = (await tableSeenBy(guest, id)).player ?? 0
      const choice = () => reasonOf(guest.act(id, act))
      const flag = () => table.settle(at => flagged(at, player))
      const [wasFlagged, chosen] = flagFirst
        ? await Promise.all([flag(), choice()])
        : await Promise.all([choice(), flag()]).then(([second, first]) => [first, second] as const)
      // Whichever came first counts: after the flag the match is over, after the choice there is no such deadline.
      if (wasFlagged) expect(['over', 'done']).toContain(chosen)
      else expect(chosen).toBe('done')
      const { seq } = table.row
      await running.house.clockwork.sweep()
      if (!wasFlagged) expect(table.row.state).toBe('running')
      expect(table.row.seq).toBeGreaterThanOrEqual(seq)
    }
  })

  it('have a moment of grace, and a flag before all have chosen ends the match without a winner', async () => {
    const { url, time, running } = await timed()
    const { id, guests } = await tableOf(url, { ...alea, names: ['Livia', 'Hanno'], pace: live })
    const due = dueOf(await tableSeenBy(guests[0] as Guest, id))
    await sweepAt(running, time, due + GRACE - 1)
    expect((await tableSeenBy(guests[0] as Guest, id)).state).toBe('running')
    await sweepAt(running, time, due + GRACE)
    const over = await tableSeenBy(guests[0] as Guest, id)
    expect(over).toMatchObject({ state: 'over', ending: { kind: 'ended', winners: [] } })
  })

  it('that run out at a table that asks let the others give the seat to a bot, or claim the match', async () => {
    for (const what of ['bot', 'win'] as const) {
      const { url, time, running } = await timed()
      const { id, guests } = await tableOf(url, { ...alea, names: ['Livia', 'Hanno'], pace: days })
      const { guest, other, act } = await asked(id, guests)
      const late = (await tableSeenBy(guest, id)).player ?? 0
      const claim: Act = { kind: 'claim', player: late, what }
      expect(await reasonOf(other.act(id, claim))).toBe('forbidden')
      await sweepAt(running, time, time.now + DAY + GRACE)
      const seen = await tableSeenBy(other, id)
      expect(seen.parley.clocks.find(({ player }) => player === late)).toMatchObject({
        isOut: true,
        due: null,
      })
      // Nobody claims his own flag, and he may still play as long as the others have not chosen.
      expect(await reasonOf(guest.act(id, claim))).toBe('forbidden')
      await other.act(id, claim)
      const after = await tableSeenBy(other, id)
      if (what === 'win') expect(after.ending).toMatchObject({ kind: 'claimed', by: seen.player })
      else {
        expect(after.seats[late]).toMatchObject({ who: 'steward', name: guest.name })
        expect(await reasonOf(guest.act(id, act))).toBe('forbidden')
        await guest.act(id, { kind: 'sit-in', on: false })
        expect((await tableSeenBy(guest, id)).seats[late]).toMatchObject({ who: 'person', level: null })
      }
    }
  })

  it('are swept by one process at a time, and a flag is stored once', async () => {
    const data = freshFolder()
    const { url, time, running } = await timed({ DATA: data })
    const { id } = await tableOf(url, { ...alea, names: ['Livia', 'Hanno'], pace: { ...days, flag: 'wait' } })
    const second = await serverFor({ now: () => time.now }, { DATA: data })
    time.now += 2 * DAY
    await Promise.all([running.house.clockwork.sweep(), second.house.clockwork.sweep()])
    await running.house.clockwork.sweep()
    const stored = await running.house.store.read('match', id)
    const flags = (stored?.acts ?? []).filter(act => act.includes('"kind":"flag"'))
    expect(flags).toHaveLength(1)
  })

  it('never go back when that of the server does', async () => {
    const { url, time } = await timed()
    const { id, guests } = await tableOf(url, { ...alea, names: ['Livia', 'Hanno'], pace: live })
    const { guest, act } = await asked(id, guests)
    const before = await tableSeenBy(guest, id)
    time.now -= HOUR
    await guest.act(id, act)
    const after = await tableSeenBy(guest, id)
    expect(after.changedAt).toBe(before.changedAt)
    for (const [index, clock] of after.parley.clocks.entries())
      expect(clock.left).toBe(before.parley.clocks[index]?.left)
  })

  it('with more than two that lose give the seat to a bot, and the others play on', async () => {
    const { url, time, running } = await timed()
    const pace: Pace = { ...days, flag: 'bot' }
    const { id, guests } = await tableOf(url, { ...fords, names: ['Livia', 'Hanno', 'Marcia'], pace })
    const [host] = guests
    if (host === undefined) throw new Error('nobody')
    await sweepAt(running, time, time.now + DAY + GRACE)
    const table = await tableSeenBy(host, id)
    // Nobody had chosen yet.
    expect(table.ending).toMatchObject({ kind: 'ended' })
  })
})
