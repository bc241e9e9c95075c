import { botOfLevel, randomBot, seatOf } from '@aquila/bots'
import { type Bot, type Choice, english } from '@aquila/engine'
import { type LoadedGame, loadGame } from '@aquila/games'
import { describe, expect, it } from 'vitest'
import type { House } from '../src/house.ts'
import { foldStored } from '../src/matches/stored-acts.ts'
import { Guest, type Live, WasRefused } from './client.ts'
import { isLong, LONGEST, sinceBegun, tellOfLongRun } from './long.ts'
import { isOver, linesOf } from './playing.ts'
import { type Fetched, readingOf, toldOtherwise } from './retold.ts'
import { serverFor, tableOf } from './support.ts'

/** In a long run whole matches. */
const CHOICES = isLong ? Number.POSITIVE_INFINITY : 90
/** After so many choices whole sights are fetched, and what is not allowed is tried. */
const LOOKED = isLong ? 100 : 30
const DEALS = [1, 2]

const people = ['Livia', 'Hanno', 'Marcia', 'Sextus', 'Quintus']
const tables = [
  { game: 'alea-iacta-est', scenario: '1', names: people.slice(0, 2) },
  { game: 'semper-victor', scenario: '1', names: people.slice(0, 2) },
  { game: 'roma-victrix', scenario: '1', names: people.slice(0, 2), bots: 1, level: 'tiro' },
  { game: 'roma-victrix', scenario: '1', names: people.slice(0, 3) },
  { game: 'roma-victrix', scenario: '1', names: people },
]

/** Plays for people who sit at a table: what bots of the easiest level would choose is sent on their sockets. */
class Players {
  readonly #house: House
  readonly #id: string
  readonly #bots: readonly Bot[]

  private constructor(house: House, id: string, bots: readonly Bot[]) {
    this.#house = house
    this.#id = id
    this.#bots = bots
  }

  static async at(house: House, id: string, loaded: LoadedGame, seats: number): Promise<Players> {
    const [known, level = ''] = [await loaded.bots(), loaded.levels[0]]
    const bots = Array.from(
      { length: seats },
      (_, player) => botOfLevel(known, level, player) ?? randomBot(player),
    )
    return new Players(house, id, bots)
  }

  async choiceOf(player: number, decision: number): Promise<Choice> {
    const table = await this.#house.keeper.table(this.#id)
    return await table.asked(({ match }) => {
      const asked = match.decisions.find(({ id }) => id === decision)
      if (asked === undefined) throw new Error('nobody is asked this')
      const { verb, noun } = this.#bots[player]?.advise(seatOf(match, asked)).choice ?? { verb: 'pass' }
      return noun === undefined ? { verb } : { verb, noun }
    })
  }
}

/** All texts that a server has said besides what it told readers. */
class Overheard {
  readonly texts: string[] = []

  constructor(house: House) {
    for (const say of ['info', 'warn', 'error'] as const)
      house.log[say] = (...args: unknown[]) =>
        this.texts.push(args.map(arg => (arg instanceof Error ? `${arg.stack}` : JSON.stringify(arg))).join())
  }

  async fetch(guest: Guest, path: string): Promise<string> {
    const text = await (await guest.fetch(path)).text()
    this.texts.push(text)
    return text
  }

  async refusal(refused: Promise<unknown>): Promise<void> {
    const error = await refused.catch((thrown: unknown) => thrown)
    if (!(error instanceof WasRefused)) throw new Error(`this should be refused: ${error}`)
    this.texts.push(error.message)
  }
}

/** Plays on until the match is over or enough choices are made; gives the number of the last act. */
async function playAll(lines: readonly Live[], players: Players, between: (seq: number) => Promise<void>) {
  let last = 1
  for (let made = 0; made < CHOICES; made++) {
    const asked = () => lines.findIndex(({ sight }) => sight?.question != null)
    const over = () => lines.some(({ sight }) => isOver(sight))
    while (asked() === -1 && !over())
      await Promise.race(lines.map(line => line.until(() => over() || asked() !== -1)))
    const player = asked()
    const line = lines[player]
    if (line?.sight?.question == null) break
    const { id: decision } = line.sight.question
    const choice = await players.choiceOf(player, decision)
    const answer = await line.act({ kind: 'choose', decision, choice })
    if (answer.kind === 'refused') throw new Error(JSON.stringify(answer))
    last = answer.seq
    await Promise.all(lines.map(each => each.until(() => (each.sight?.seq ?? 0) >= answer.seq)))
    if (made % LOOKED === LOOKED - 1) await between(answer.seq)
  }
  return last
}

describe.each(tables)('the raw frames of $game with $names.length people', wanted => {
  it(
    'are the same whatever others hold, chose and have drawn, and tell no seed and no notes',
    async () => {
      const { url, house } = await serverFor()
      const overheard = new Overheard(house)
      const { id, guests, table } = await tableOf(url, wanted)
      const notes = guests.map(({ name }) => `what ${name} thinks of the others`)
      for (const [player, guest] of guests.entries())
        await guest.post(`api/tables/${id}/notes`, { notes: notes[player] })
      const watcher = Guest.nobody(url).live(id)
      await watcher.until(() => watcher.sight !== null)
      const lines = await linesOf(id, guests)
      const told = [...lines, watcher]
      const loaded = await loadGame(wanted.game, english, [wanted.scenario])
      const players = await Players.at(house, id, loaded, table.seats.length)
      const fetched: Fetched[] = []
      const eyes = [...guests, Guest.nobody(url)]
      const last = await playAll(lines, players, async () => {
        for (const [index, guest] of eyes.entries()) {
          const text = await overheard.fetch(guest, `api/tables/${id}/sight`)
          const { seq } = JSON.parse(text)
          fetched.push({ seq, player: index < guests.length ? index : null, text })
          for (const path of ['api/lobby', `api/tables/${id}`, `api/tables/${id}/record`])
            await overheard.fetch(guest, path)
          const act = {
            kind: 'choose' as const,
            decision: 1,
            choice: { verb: 'conquer', noun: 'everything' },
          }
          await overheard.refusal(guest.act(id, act))
          await overheard.refusal(guest.act(id, { kind: 'order', window: 'tea', order: 'never' }))
        }
      })
      await Promise.all(told.map(line => line.until(() => (line.sight?.seq ?? 0) >= last)))
      const open = await house.keeper.table(id)
      const stored = await house.store.read('match', id)
      if (stored === null) throw new Error('the match is gone')
      const record = await open.asked(({ match }) => match.record)
      const seed = record.dice.kind === 'verifiable' ? record.dice.seed : ''
      expect(seed).toHaveLength(64)
      const { reasons } = await foldStored(stored)
      const frames = told.flatMap(line => line.frames)
      const secrets = [seed, ...notes, ...guests.map(({ cookie }) => cookie.slice(cookie.indexOf('=') + 1))]
      const betrayed = [...frames, ...overheard.texts].filter(text =>
        secrets.some(secret => text.includes(secret)),
      )
      expect(betrayed).toEqual([])
      const readings = told.map((line, index) => readingOf(line, index < guests.length ? index : null))
      const levels = table.seats.map(({ level }) => level)
      let sum = 0
      for (const deal of DEALS) {
        const { compared, wrong } = await toldOtherwise({ record, levels, reasons }, readings, fetched, deal)
        expect(wrong.slice(0, 5)).toEqual([])
        sum += compared
      }
      expect(sum).toBeGreaterThan(100)
      tellOfLongRun(
        `${wanted.game}, ${levels.length} seats: ${record.choices.length} choices, ${frames.length} frames, ` +
          `${sum} frames and sights with other secrets, all the same, ${sinceBegun()}`,
      )
    },
    LONGEST,
  )
})
