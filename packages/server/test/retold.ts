import { english, Match, type MatchRecord, type Role } from '@aquila/engine'
import { type LoadedGame, loadGame } from '@aquila/games'
import { type GivenReason, type Sight, Sitting } from '@aquila/play'
import { Moment, seenSight } from '@aquila/play/wire'
import { withOtherSecrets } from '../../web/test/other-secrets.ts'
import { Eyes } from '../src/matches/eyes.ts'
import type { Live } from './client.ts'

/** A whole sight as it was fetched, by the letter. */
export interface Fetched {
  readonly seq: number
  readonly player: number | null
  readonly text: string
}

/** What a reader was told, step by step: the raw frames, by the number they led to. */
interface Reading {
  readonly player: number | null
  readonly first: Sight
  readonly frames: ReadonlyMap<number, string>
}

export function readingOf(line: Live, player: number | null): Reading {
  if (line.first === null) throw new Error('he was told nothing')
  const frames = new Map<number, string>()
  for (const text of line.frames) {
    const message = JSON.parse(text)
    if (message.kind === 'sight') frames.set(message.seq, text)
  }
  return { player, first: line.first, frames }
}

/** How a match was played at a table: its record, its bots, and why they chose what they did. */
interface Played {
  readonly record: MatchRecord
  readonly levels: readonly (string | null)[]
  readonly reasons: { readonly [choice: number]: GivenReason }
}

/**
 * A match that is told once more by the server's own eyes, with everything different that the eyes of a reader cannot know.
 * Gives what would have been told otherwise.
 */
export async function toldOtherwise(
  played: Played,
  readings: readonly Reading[],
  fetched: readonly Fetched[],
  deal: number,
): Promise<{ compared: number; wrong: string[] }> {
  const { record } = played
  const loaded = await loadGame(record.game, english, [record.scenario])
  const { scenario, options, pauseAlike, players, dice } = record
  if (dice.kind !== 'verifiable') throw new Error('the dice of a table can be verified')
  const { seed, salts } = dice
  const match = Match.start(loaded.game, {
    scenario,
    options,
    pauseAlike,
    players: [...players],
    seed,
    salts,
  })
  const told = readings.map(reading => new Retold(loaded, played, reading, deal))
  let compared = 0
  const wrong: string[] = []
  for (let seq = 1; ; seq++) {
    for (const each of told) {
      const same = each.look(match, seq)
      if (same !== null) compared++
      if (same === false) wrong.push(`frame ${seq} to ${each.player}`)
    }
    for (const { player, text } of fetched.filter(each => each.seq === seq)) {
      compared++
      const own = told.find(each => each.player === player)
      if (JSON.stringify(own?.sittingOf(match, seq).sight(player)) !== text)
        wrong.push(`sight ${seq} of ${player}`)
    }
    const entry = record.choices[seq - 1]
    if (entry === undefined || 'window' in entry) return { compared, wrong }
    const { role, verb, noun } = entry
    match.choose(noun === undefined ? { verb } : { verb, noun }, { role })
  }
}

/** One reader, to whom a match with other secrets is told. */
class Retold {
  readonly player: number | null
  readonly #eyes: Eyes
  readonly #texts: string[] = []
  readonly #loaded: LoadedGame
  readonly #played: Played
  readonly #reading: Reading
  readonly #deal: number
  #sight: Sight

  constructor(loaded: LoadedGame, played: Played, reading: Reading, deal: number) {
    this.player = reading.player
    this.#eyes = new Eyes(reading.player)
    this.#loaded = loaded
    this.#played = played
    this.#reading = reading
    this.#sight = reading.first
    this.#deal = deal
  }

  /** True if he is told the same by the letter; null if he was told nothing then. */
  look(match: Match, seq: number): boolean | null {
    const { first, frames } = this.#reading
    const raw = frames.get(seq)
    if (seq === first.seq) {
      this.#eyes.look(this.sittingOf(match, seq), new Moment())
      const tellSight = (text: string, to: number): void => {
        this.#texts.push(text)
        reader.seq = to
      }
      const reader = { seq, tellSight, tellAgain: () => undefined }
      this.#eyes.readers.add(reader)
    }
    if (raw === undefined) return null
    this.#sight = seenSight(this.#sight, JSON.parse(raw))
    this.#eyes.look(this.sittingOf(match, seq), new Moment())
    return this.#texts.at(-1) === raw
  }

  /** How far he himself has read is known from what he was told. */
  sittingOf(match: Match, seq: number): Sitting {
    const { levels, reasons } = this.#played
    const role: Role | null = match.roles.find(each => match.seats[each] === this.player) ?? null
    const reads = match.players.map((_, player) => (player === this.player ? this.#sight.read : null))
    const given = Object.fromEntries(
      Object.entries(reasons).filter(([choice]) => Number(choice) <= match.choices),
    )
    const kept = { levels, reasons: given, seq, reads }
    const other = withOtherSecrets(match, role, this.#deal)
    const surroundings = { clock: () => 0, chance: () => this.#deal, reasons: 'afterwards' } as const
    return new Sitting(this.#loaded, other, kept, surroundings)
  }
}
