import type { GameBots, GameDefinition, Match, Seat } from '@aquila/engine'
import type { Work } from '@aquila/engine/bench'
import type { Tools } from '@aquila/games/bench'

/** The strongest bot as a player meets it, with the look aheads it is given, wherever a plan of its own is due. */
export function searching(tools: Tools, game: GameDefinition, bots: GameBots, scenario: string): Work {
  return {
    counts: { plan: 'ms', 'look aheads': 'a second' },
    slice(number, size) {
      const seats = plansDue(tools, game, bots, scenario, number, size)
      const { strategist } = bots
      if (strategist === undefined) throw new Error(`${game.id} has no search`)
      const search = tools.bots.searchBot('legatus', strategist, number + 1)
      return () => {
        for (const seat of seats) search.choose(seat)
        return { plan: seats.length, 'look aheads': search.report.nodes }
      }
    },
  }
}

/** The seats of a match of the level below, at the moments for which a plan is made. */
function plansDue(
  { engine, bots: { botOfLevel, seatOf } }: Tools,
  game: GameDefinition,
  bots: GameBots,
  scenario: string,
  number: number,
  wanted: number,
): Seat[] {
  const seats: Seat[] = []
  for (let seed = 1000 * number; seats.length < wanted; seed++) {
    const match: Match = engine.Match.start(game, { scenario, dice: engine.fastDice(2 * seed + 2) })
    const below = bots.levels.at(-1)?.name ?? ''
    const players = match.players.map((_, player) => botOfLevel(bots, below, player + seed))
    let last: string | null = null
    while (match.decision !== null && seats.length < wanted) {
      const seat = seatOf(match, match.decision)
      const now = bots.strategist?.stretch(seat) ?? null
      if (now !== null && now !== last) {
        last = now
        // The match goes on; a copy waits here.
        const here = match.branch(engine.fastDice(seed))
        if (here.decision !== null) seats.push(seatOf(here, here.decision))
      }
      const player = players[match.seats[seat.role] ?? 0]
      if (player === null || player === undefined) throw new Error(`${game.id} has no bot ${below}`)
      match.choose(player.choose(seat))
    }
  }
  return seats
}
