import { botOfLevel, seatOf } from '@aquila/bots'
import {
  type Bot,
  type Decision,
  english,
  type GameBots,
  type GameDefinition,
  Match,
  type MatchRecord,
  type Role,
} from '@aquila/engine'
import { loadGame } from '@aquila/games'
import { wordsOf } from '../src/match/words.ts'

export const FIRST_GAME = 'alea-iacta-est'

export interface Wanted {
  /** Alea Iacta Est if none is named. */
  readonly game?: string
  readonly level?: string
  readonly scenario: string
  /** The first to try; if what is wanted does not come up, those after it. */
  readonly seed: number
  /** The first decision that fits is where the match stops; without it, it goes to its end. */
  readonly before?: (decision: Decision, match: Match) => boolean
  /** For a whole match: how many choices it must have at least. */
  readonly longerThan?: number
}

/** A match that stands before the choice that closes a year, and what that choice is called. */
export interface Closing {
  readonly record: MatchRecord
  readonly choice: string
}

/** Goes through a whole match to the first end of a year. */
export async function closingOf(game: string, record: MatchRecord): Promise<Closing> {
  const loaded = await loadGame(game, english)
  const match = Match.replay(loaded.game, record)
  const after = match.log(null).find(({ kind }) => kind === 'year-closes')?.after ?? 0
  const entry = record.choices[after - 1]
  if (entry === undefined || !('verb' in entry)) throw new Error('no choice closes a year')
  const { role: _, ...choice } = entry
  return {
    record: match.at(after - 1).record,
    choice: wordsOf(loaded, match.position.data).choice(choice),
  }
}

/** Bots are made better now and then, and play another match on the same seed. */
const SEEDS = 60

/** A match that bots have played up to a decision or to its end: a position worth a picture, the same every time. */
export async function positionFor(wanted: Wanted): Promise<MatchRecord> {
  const loaded = await loadGame(wanted.game ?? FIRST_GAME, english)
  const bots = await loaded.bots()
  for (let seed = wanted.seed; seed < wanted.seed + SEEDS; seed++) {
    const found = tryFor(loaded.game, bots, wanted, seed)
    if (found !== null) return found
  }
  throw new Error('no such position came up')
}

function tryFor(
  game: GameDefinition,
  made: GameBots | undefined,
  wanted: Wanted,
  seed: number,
): MatchRecord | null {
  const { level = 'miles', scenario, before, longerThan = 0 } = wanted
  const roles = game.scenarios.find(each => each.id === scenario)?.roles ?? []
  const match = Match.start(game, {
    scenario,
    seed: seed.toString(16).padStart(64, '0'),
    players: roles.map((_, player) =>
      player === 0 ? 'You' : level.charAt(0).toUpperCase() + level.slice(1),
    ),
    levels: roles.map((_, player) => (player === 0 ? null : level)),
  })
  const bots = new Map<Role, Bot>()
  for (let { decision } = match; decision !== null; decision = match.decision) {
    if (before?.(decision, match) === true) return match.record
    const bot = bots.get(decision.role) ?? botOfLevel(made, level, seed)
    if (bot === null) throw new Error('there is no such bot')
    bots.set(decision.role, bot)
    match.choose(bot.choose(seatOf(match, decision)), { role: decision.role })
  }
  return before === undefined && match.length > longerThan ? match.record : null
}
