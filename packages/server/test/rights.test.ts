import { randomBytes } from 'node:crypto'
import type { TableSeen, Visibility } from '@aquila/play/wire'
import { describe, expect, it } from 'vitest'
import { rights, type Standing, standings, type Verb, verbs } from '../src/people/rights.ts'
import { freshToken, Guest, WasRefused } from './client.ts'
import { serverFor } from './support.ts'

const alea = { game: 'alea-iacta-est', scenario: '3' }

const all = standings
const seen = ['seat', 'host', 'invited', 'friend', 'moderator'] as const

/** Who may do what, as a player reads it: by verb, by who may see the table, and by how it stands with it. */
const wanted: {
  readonly [V in Verb]: { readonly [P in Visibility]: { readonly [S in State]: readonly Standing[] } }
} = {
  watch: {
    public: { open: all, running: all, over: all },
    link: { open: all, running: all, over: all },
    friends: { open: seen, running: seen, over: seen },
  },
  play: {
    public: { open: ['seat'], running: ['seat'], over: ['seat'] },
    link: { open: ['seat'], running: ['seat'], over: ['seat'] },
    friends: { open: ['seat'], running: ['seat'], over: ['seat'] },
  },
  sit: {
    // That one sits already, or that the match has begun, is another reason than rights.
    public: { open: all, running: all, over: all },
    link: { open: all, running: all, over: all },
    friends: {
      // Who sits there has come by an invitation.
      open: ['seat', 'host', 'invited', 'friend'],
      running: ['seat', 'host', 'invited', 'friend'],
      over: ['seat', 'host', 'invited', 'friend'],
    },
  },
  lead: {
    public: { open: ['host'], running: ['host'], over: ['host'] },
    link: { open: ['host'], running: ['host'], over: ['host'] },
    friends: { open: ['host'], running: ['host'], over: ['host'] },
  },
  record: {
    public: { open: [], running: [], over: all },
    link: { open: [], running: [], over: all },
    friends: { open: [], running: [], over: seen },
  },
}

type State = 'open' | 'running' | 'over'
const states: readonly State[] = ['open', 'running', 'over']
const visibilities: readonly Visibility[] = ['public', 'link', 'friends']

type People = { readonly [S in Standing]: Guest }

async function account(url: string, name: string): Promise<Guest> {
  const guest = Guest.nobody(url)
  await guest.post('api/account', { name, password: `pass ${randomBytes(8).toString('hex')}` })
  return guest
}

/** One person for each thing that somebody can be to a table. Its host does not sit there. */
async function peopleAt(url: string): Promise<People> {
  const names = ['Livia', 'Hanno', 'Marcia', 'Felix', 'Drusus', 'Censor']
  const made = await Promise.all(names.map(name => account(url, name)))
  const [seat, host, invited, friend, anybody, moderator] = made as [Guest, Guest, Guest, Guest, Guest, Guest]
  await host.post('api/people/contacts', { name: 'Felix', kind: 'friend' })
  return { seat, host, invited, friend, anybody, moderator }
}

async function tableIn(state: State, visibility: Visibility, { seat, host }: People): Promise<string> {
  const bot = { who: 'bot' as const, level: 'random' }
  const seats = [{ who: 'open' as const }, state === 'open' ? { who: 'open' as const } : bot]
  const { id } = await host.set({ ...alea, visibility, seats })
  await host.post(`api/tables/${id}/invite`, { name: 'Livia' })
  await host.post(`api/tables/${id}/invite`, { name: 'Marcia' })
  await seat.sit(id)
  if (state === 'open') return id
  await seat.showSalt(id)
  if (state === 'over') await seat.act(id, { kind: 'resign' })
  return id
}

/** What a request is refused with, if it is refused because somebody may not. */
async function may(asked: Promise<unknown>): Promise<boolean> {
  const refused = await asked.then(
    () => null,
    (error: unknown) => {
      if (error instanceof WasRefused) return error.refused.reason
      throw error
    },
  )
  return refused !== 'forbidden' && refused !== 'not-found'
}

const byHttp: { readonly [V in Verb]: (guest: Guest, id: string, state: State) => Promise<boolean> } = {
  watch: (guest, id) => may(guest.get(`api/tables/${id}`)),
  play: (guest, id) => may(guest.post(`api/tables/${id}/notes`, { notes: 'mine' })),
  async sit(guest, id) {
    const before = (await guest.get<TableSeen>(`api/tables/${id}`).catch(() => null))?.player ?? null
    const could = await may(guest.sit(id))
    if (before === null) await guest.post(`api/tables/${id}/leave`).catch(() => undefined)
    return could
  },
  lead: (guest, id) => may(guest.post(`api/tables/${id}/seat`, { player: 1, to: { who: 'open' } })),
  record: async (guest, id) =>
    await guest.get(`api/tables/${id}/record`).then(
      () => true,
      () => false,
    ),
}

/** What a socket can do of it. */
const bySocket: { readonly [V in Verb]?: (guest: Guest, id: string, state: State) => Promise<boolean> } = {
  async watch(guest, id) {
    const line = guest.live(id)
    const opened = await line
      .until(() => line.table !== null)
      .then(
        () => true,
        () => false,
      )
    await line.close()
    return opened
  },
  async play(guest, id, state) {
    const line = guest.live(id)
    try {
      await line.until(() => line.table !== null && (state === 'open' || line.sight !== null))
      const answer = await line.act({ kind: 'undo' }, freshToken())
      return answer.kind === 'done' || answer.reason !== 'forbidden'
    } catch {
      return false
    } finally {
      await line.close()
    }
  },
}

describe('the table of rights', () => {
  it('has a word for every verb and everybody', () => {
    for (const verb of verbs) expect(Object.keys(rights[verb])).toEqual([...standings])
  })

  for (const visibility of visibilities)
    it(`holds in every cell at tables for ${visibility}, by HTTP and by socket`, async () => {
      const { url } = await serverFor({}, { MODERATORS: 'Censor' })
      const people = await peopleAt(url)
      for (const state of states) {
        const id = await tableIn(state, visibility, people)
        for (const verb of verbs) {
          const could: Standing[] = []
          for (const standing of standings)
            if (await byHttp[verb](people[standing], id, state)) could.push(standing)
          const least = wanted[verb][visibility][state]
          expect(could, `${verb}, ${visibility}, ${state}`).toEqual(all.filter(each => least.includes(each)))
          const ask = bySocket[verb]
          if (ask === undefined) continue
          for (const standing of standings)
            expect(await ask(people[standing], id, state), `${verb} by socket, ${state}, ${standing}`).toBe(
              least.includes(standing),
            )
        }
      }
    }, 120_000)

  it('lets nobody sit down whom the host has blocked, and does not say why', async () => {
    const { url } = await serverFor()
    const { host, friend, anybody } = await peopleAt(url)
    await host.post('api/people/contacts', { name: 'Drusus', kind: 'block' })
    const { id } = await host.set({ ...alea, seats: [{ who: 'me' }, { who: 'open' }], visibility: 'public' })
    expect(await may(anybody.get(`api/tables/${id}`))).toBe(true)
    await expect(anybody.sit(id)).rejects.toMatchObject({
      refused: { reason: 'forbidden', text: 'this is not for you to do at this table' },
    })
    expect((await friend.sit(id)).player).toBe(1)
  })

  it('tells nobody whether an invitation was declined', async () => {
    const { url } = await serverFor()
    const { host, invited } = await peopleAt(url)
    const seats = [{ who: 'me' as const }, { who: 'open' as const }]
    const { id } = await host.set({ ...alea, seats, visibility: 'friends' })
    const first = await host.post(`api/tables/${id}/invite`, { name: 'Marcia' })
    expect(await may(invited.get(`api/tables/${id}`))).toBe(true)
    await invited.post(`api/tables/${id}/decline`)
    expect(await may(invited.get(`api/tables/${id}`))).toBe(false)
    expect(await host.post(`api/tables/${id}/invite`, { name: 'Marcia' })).toEqual(first)
    expect(await may(invited.get(`api/tables/${id}`))).toBe(false)
  })
})
