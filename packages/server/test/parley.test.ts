import { Match } from '@aquila/engine'
import { verifyDice } from '@aquila/engine/verify-dice'
import type { Act } from '@aquila/play'
import type { TableSeen } from '@aquila/play/wire'
import { describe, expect, it } from 'vitest'
import { gameFor } from '../src/matches/games.ts'
import { anyChoice, Guest, WasRefused } from './client.ts'
import { linesOf, playOn } from './playing.ts'
import { freshFolder, serverFor, tableOf } from './support.ts'

const alea = { game: 'alea-iacta-est', scenario: '3', names: ['Livia', 'Hanno'] }
const fords = { game: 'the-fords', scenario: 'war', names: ['Livia', 'Hanno', 'Marcia'] }

async function reasonOf(refused: Promise<unknown>): Promise<string> {
  const error = await refused.catch((thrown: unknown) => thrown)
  if (error instanceof WasRefused) return `${error.refused.reason} ${error.refused.text ?? ''}`.trim()
  return 'done'
}

const parleyOf = async (guest: Guest, id: string) => (await guest.get<TableSeen>(`api/tables/${id}`)).parley

const propose = (wanted: Extract<Act, { kind: 'propose' }>['wanted']): Act => ({ kind: 'propose', wanted })

describe('a take-back', () => {
  it('past a roll is agreed by all; the new roll differs, and both can be checked', async () => {
    const data = freshFolder()
    const { url } = await serverFor({}, { DATA: data })
    const { id, guests } = await tableOf(url, alea)
    const [livia, hanno] = guests as [Guest, Guest]
    await playOn(await linesOf(id, guests), 60)
    const before = await livia.sight(id)
    const token = 'token-of-the-take-back'
    await livia.act(id, propose({ what: 'take-back', choices: 10 }), token)
    expect((await livia.sight(id)).choices).toBe(before.choices)
    const { proposals } = await parleyOf(hanno, id)
    expect(proposals).toMatchObject([{ id: 1, wanted: { what: 'take-back', choices: 10 }, yes: [0] }])
    await hanno.act(id, { kind: 'answer', proposal: 1, yes: true })
    const back = await livia.sight(id)
    expect(back.choices).toBe(10)
    expect(back.told.events.length).toBeLessThan(before.told.events.length)
    // Asked again, and another server reads the same from the store.
    await playOn(await linesOf(id, guests), 60)
    const live = await livia.sight(id)
    const again = await serverFor({}, { DATA: data })
    const there = Object.assign(Guest.nobody(again.url), { cookie: livia.cookie })
    expect(await there.sight(id)).toEqual(live)
    await livia.act(id, { kind: 'resign' })
    const record = await livia.get<{ dice: { skipped?: { rolls: unknown[] }[] } }>(`api/tables/${id}/record`)
    expect(record.dice.skipped?.flatMap(({ rolls }) => rolls).length).toBeGreaterThan(0)
    const { game } = await gameFor(alea.game, alea.scenario)
    const { proof } = Match.replay(game, record)
    if (proof === null) throw new Error('no proof')
    expect(await verifyDice(proof)).toMatchObject({ commitmentHolds: true, wrong: [], unchecked: 0 })
    // A roll that came again would be a wrong one.
    const { skipped: _, ...without } = proof
    expect((await verifyDice(without)).wrong.length).toBeGreaterThan(0)
  }, 120_000)

  it('that one refuses changes nothing, and the next one waits', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, alea)
    const [livia, hanno] = guests as [Guest, Guest]
    await playOn(await linesOf(id, guests), 12)
    const { choices } = await livia.sight(id)
    await livia.act(id, propose({ what: 'take-back', choices: 3 }))
    expect(await reasonOf(livia.act(id, propose({ what: 'draw' })))).toBe('no-proposal one-at-a-time')
    await hanno.act(id, { kind: 'answer', proposal: 1, yes: false })
    expect((await livia.sight(id)).choices).toBe(choices)
    expect((await parleyOf(livia, id)).last).toMatchObject({ how: 'refused', refusedBy: 1 })
    expect(await reasonOf(livia.act(id, propose({ what: 'draw' })))).toBe('no-proposal wait')
    expect(await reasonOf(hanno.act(id, propose({ what: 'take-back', choices })))).toContain('no-proposal')
  })
})

describe('consent', () => {
  it('draws, ends and pauses, and says so in the record', async () => {
    const { url } = await serverFor()
    for (const [what, kind] of [
      ['draw', 'drawn'],
      ['end', 'ended'],
    ] as const) {
      const { id, guests } = await tableOf(url, alea)
      const [livia, hanno] = guests as [Guest, Guest]
      await livia.act(id, propose({ what }))
      await hanno.act(id, { kind: 'answer', proposal: 1, yes: true })
      const record = await livia.get<{ ending: unknown }>(`api/tables/${id}/record`)
      expect(record.ending).toEqual({ kind, by: null, winners: [] })
    }
  })

  it('to pause stops every choice until all go on, and tells everybody on their sockets', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, alea)
    const [livia, hanno] = guests as [Guest, Guest]
    const watcher = await Guest.named(url, 'Felix')
    const line = watcher.live(id)
    const told: boolean[] = []
    line.onFrame = message => message.kind === 'parley' && void told.push(message.parley.isPaused)
    await line.until(() => line.sight !== null)
    await livia.act(id, propose({ what: 'pause' }))
    await hanno.act(id, { kind: 'answer', proposal: 1, yes: true })
    await line.until(() => told.includes(true))
    for (const guest of guests) {
      const { question } = await guest.sight(id)
      if (question !== null) expect(await reasonOf(guest.act(id, anyChoice(question, 0)))).toBe('paused')
    }
    await hanno.act(id, propose({ what: 'go-on' }))
    await livia.act(id, { kind: 'answer', proposal: 2, yes: true })
    expect((await parleyOf(livia, id)).isPaused).toBe(false)
    // Whoever looks on proposes nothing.
    expect(await reasonOf(watcher.act(id, propose({ what: 'draw' })))).toContain('forbidden')
  })

  it('of a sender who did not hear of it is given once', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, alea)
    const [livia] = guests as [Guest, Guest]
    const token = 'token-of-a-proposal'
    const first = await livia.act(id, propose({ what: 'draw' }), token)
    expect(await livia.act(id, propose({ what: 'draw' }), token)).toEqual(first)
    expect((await parleyOf(livia, id)).proposals).toHaveLength(1)
  })
})

describe('a seat', () => {
  it('is kept by a bot until its player takes it back, who is told what it did', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    const [livia, hanno] = guests as [Guest, Guest, Guest]
    await livia.act(id, { kind: 'sit-in', on: true })
    const kept = await hanno.get<TableSeen>(`api/tables/${id}`)
    expect(kept.seats[0]).toMatchObject({ who: 'steward', name: 'Livia' })
    expect((await livia.get<TableSeen>(`api/tables/${id}`)).player).toBe(0)
    const line = hanno.live(id)
    await line.until(() => line.sight !== null)
    await livia.act(id, { kind: 'sit-in', on: false })
    expect((await livia.get<TableSeen>(`api/tables/${id}`)).seats[0]).toMatchObject({ who: 'person' })
    expect(await reasonOf(livia.act(id, { kind: 'sit-in', on: false }))).toContain('too-late')
  })

  it('is handed over to a person of that name when all agree, and to nobody else', async () => {
    const { url } = await serverFor()
    const { id, guests } = await tableOf(url, fords)
    const [livia, hanno, marcia] = guests as [Guest, Guest, Guest]
    const [heir, other] = [Guest.nobody(url), await Guest.named(url, 'Felix')]
    await heir.post('api/account', { name: 'Drusilla', password: 'a horse of no battery' })
    expect(await reasonOf(livia.act(id, propose({ what: 'hand', to: 'Nobody' })))).toContain('no-proposal')
    await livia.act(id, propose({ what: 'hand', to: 'Drusilla' }))
    await hanno.act(id, { kind: 'answer', proposal: 1, yes: true })
    await marcia.act(id, { kind: 'answer', proposal: 1, yes: true })
    expect(await reasonOf(other.sit(id))).toContain('too-late')
    expect((await heir.sit(id)).player).toBe(0)
    expect((await heir.sight(id)).sitters[0]).toEqual({ name: 'Drusilla', level: null })
    expect(await reasonOf(livia.act(id, { kind: 'sit-in', on: false }))).toContain('forbidden')
  })
})
