import { join } from 'node:path'
import { teachingGame } from '@aquila/games'
import type { BotMove } from '@aquila/play'
import type { TableSeen } from '@aquila/play/wire'
import { describe, expect, it } from 'vitest'
import { anyChoice, freshToken, Guest, WasRefused } from './client.ts'
import { storedIn } from './load.ts'
import { linesOf, playOn } from './playing.ts'
import { freshFolder, serverFor, tableOf } from './support.ts'

const fords = { game: teachingGame.id, scenario: 'war', names: ['Livia', 'Hanno', 'Marcia'] }

async function reasonOf(refused: Promise<unknown>): Promise<string> {
  const error = await refused.catch((thrown: unknown) => thrown)
  return error instanceof WasRefused ? error.refused.reason : 'done'
}

/** The player who is asked, and what he chooses. */
async function asked(id: string, guests: readonly Guest[]) {
  for (const guest of guests) {
    const { question, seq } = await guest.sight(id)
    if (question !== null) return { guest, act: anyChoice(question, 0), seq }
  }
  throw new Error('nobody is asked')
}

describe('a player who resigns', () => {
  it('with one page chooses nothing more with the other', async () => {
    const data = freshFolder()
    const { url } = await serverFor({}, { DATA: data })
    const { id, guests } = await tableOf(url, fords)
    const { guest, act, seq } = await asked(id, guests)
    const [resigned, chosen] = await Promise.all([
      guest.act(id, { kind: 'resign' }),
      reasonOf(guest.act(id, act)),
    ])
    expect(resigned.seq).toBe(seq + 1)
    expect(chosen).toBe('forbidden')
  })

  it('and does not hear of it is told the same number, on a socket and by HTTP', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    const [leaver, other] = guests
    if (leaver === undefined || other === undefined) throw new Error('nobody')
    const token = freshToken()
    const first = await leaver.act(id, { kind: 'resign' }, token)
    expect((await leaver.act(id, { kind: 'resign' }, token)).seq).toBe(first.seq)
    const [line] = await linesOf(id, [leaver])
    expect(await line?.act({ kind: 'resign' }, token)).toEqual({ kind: 'done', token, seq: first.seq })
    // Nothing else is his any more, and his token is nobody else's.
    expect(await reasonOf(leaver.act(id, { kind: 'resign' }))).toBe('forbidden')
    expect(await reasonOf(other.act(id, { kind: 'resign' }, token))).toBe('done')
  })
})

describe('a match that is over', () => {
  it('takes no more orders, and says why', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    await playOn(await linesOf(id, guests))
    for (const guest of guests)
      for (const act of [
        { kind: 'undo' },
        { kind: 'order', window: 'before-battle', order: 'never' },
      ] as const)
        expect(await reasonOf(guest.act(id, act))).toBe('over')
  })
})

describe('what bots have chosen elsewhere', () => {
  it('is stored as far as it fits, and nothing is told that is not stored', async () => {
    const { data, house, host, id } = await withBotsToMove()
    const table = await house.keeper.table(id)
    // Both bots are asked at once; what the second has chosen is no choice.
    const moves = await table.asked(({ match, seats }): BotMove[] =>
      match.decisions.flatMap(({ id: decision, role, choices: [choice] }) =>
        seats.isPerson(role) || choice === undefined ? [] : [{ decision, choice }],
      ),
    )
    const [move, other] = moves
    if (move === undefined || other === undefined) throw new Error('two bots are asked')
    const wrong = { ...other, choice: { verb: 'conquer', noun: 'everything' } }
    expect(await table.playBots([move, wrong])).toBe(true)
    await expect(table.playBots([wrong])).rejects.toThrow()
    const { seq } = await host.sight(id)
    expect(storedIn(join(data, 'aquila.db')).seqs.get(id)).toBe(seq)
    expect(seq).toBe(2)
  })
})

describe('a table that is full', () => {
  it('begins later if its beginning could not be stored', async () => {
    const data = freshFolder()
    const { url, house } = await serverFor({}, { DATA: data })
    const host = await Guest.named(url, 'Livia')
    const { id } = await host.set({
      ...{ game: fords.game, scenario: 'war' },
      seats: [{ who: 'me' }, { who: 'bot', level: 'random' }, { who: 'bot', level: 'random' }],
    })
    // The power fails between the last salt and the beginning.
    const table = await house.keeper.table(id)
    table.begin = async () => undefined
    expect((await host.showSalt(id)).state).toBe('salting')
    const after = await serverFor({}, { DATA: data })
    const there = Object.assign(Guest.nobody(after.url), { cookie: host.cookie })
    const line = there.live(id)
    await line.until(() => line.table?.state === 'running')
  })

  it('does not begin, and refuses nobody, if one leaves when another shows his salt', async () => {
    const { url } = await serverFor()
    for (let round = 0; round < 12; round++) {
      const [host, other] = [await Guest.named(url, 'Livia'), await Guest.named(url, 'Hanno')]
      const { id } = await host.set({
        ...{ game: 'alea-iacta-est', scenario: '3' },
        seats: [{ who: 'me' }, { who: 'open' }],
      })
      await other.sit(id)
      await other.showSalt(id)
      const [shown, left] = await Promise.all([
        reasonOf(host.showSalt(id)),
        reasonOf(other.post(`api/tables/${id}/leave`)),
      ])
      const { state } = await host.get<TableSeen>(`api/tables/${id}`)
      // Who left before the match began has left; then the salt is void, or was shown too late.
      expect([state, left]).toEqual(left === 'done' ? ['open', 'done'] : ['running', 'too-late'])
      if (state === 'running') expect(shown).toBe('done')
    }
  })
})

describe('a table in this process', () => {
  it('is one, however many others are opened while somebody holds it', async () => {
    const { url, house } = await serverFor({ mostOpen: 1 })
    const { id } = await tableOf(url, fords)
    const other = await tableOf(url, { ...fords, names: ['A', 'B', 'C'] })
    const held = await house.keeper.table(id)
    await house.keeper.table(other.id)
    expect(await house.keeper.table(id)).toBe(held)
  })
})

describe('a bot', () => {
  it('plays as well as before when the server ended in the middle of its thoughts', async () => {
    const { house, id } = await withBotsToMove()
    const lease = () => house.store.write('lease', Date.now(), Date.now() + 60_000, 1)
    expect(await lease()).toMatchObject([{ match: id, failures: 0 }])
    await house.store.write('releaseAll')
    expect(await lease()).toMatchObject([{ match: id, failures: 0 }])
    await house.store.write('release', `bot:${id}`, 0, true, 'thrown')
    expect(await lease()).toMatchObject([{ match: id, failures: 1 }])
  })
})

/** A table at which two bots are to move, and wait; the host sits with them. */
async function withBotsToMove() {
  const data = freshFolder()
  const { url, house } = await serverFor({}, { DATA: data })
  house.jobs.stop()
  const host = await Guest.named(url, 'Livia')
  const { id } = await host.set({
    ...{ game: fords.game, scenario: 'war' },
    seats: [{ who: 'bot', level: 'random' }, { who: 'bot', level: 'random' }, { who: 'me' }],
  })
  await host.showSalt(id)
  return { data, house, host, id }
}
