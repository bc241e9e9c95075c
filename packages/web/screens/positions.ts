import { botOfLevel, seatOf } from '@aquila/bots'
import { type Bot, type Decision, Match, type MatchRecord, type Role } from '@aquila/engine'
import { games } from '@aquila/games'
import { gameBots } from '@aquila/games/bots'

const GAME = 'alea-iacta-est'

export interface Wanted {
  readonly scenario: string
  readonly seed: number
  /** The first decision that fits is where the match stops; without it, it goes to its end. */
  readonly before?: (decision: Decision, match: Match<unknown, unknown>) => boolean
}

/** A match that two bots have played up to a decision or to its end: a position worth a picture, the same every time. */
export function positionFor({ scenario, seed, before }: Wanted): MatchRecord {
  const game = games[GAME]
  if (game === undefined) throw new Error(`${GAME} is not on the shelf`)
  const match = Match.start(game, {
    scenario,
    seed: seed.toString(16).padStart(64, '0'),
    players: ['You', 'Miles'],
    levels: [null, 'miles'],
  })
  const bots = new Map<Role, Bot>()
  for (let { decision } = match; decision !== null; decision = match.decision) {
    if (before?.(decision, match) === true) return match.record
    const bot = bots.get(decision.role) ?? botOfLevel(gameBots[GAME], 'miles', seed)
    if (bot === null) throw new Error('there is no such bot')
    bots.set(decision.role, bot)
    match.choose(bot.choose(seatOf(match, decision)), { role: decision.role })
  }
  if (before !== undefined) throw new Error('no such decision came up')
  return match.record
}
