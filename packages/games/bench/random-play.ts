import { fastDice, type GameDefinition, Match } from '@aquila/engine'
import { playRandomly } from '@aquila/engine/fuzz'
import { boardgameIoMovesASecond } from './boardgame-io.ts'

/** How fast a game plays at random: every decision lists all legal choices and carries one out. */
export function benchRandomPlay(game: GameDefinition<unknown, unknown>, folder: string): string[] {
  const lines = [`${game.title} (random play, one thread, fast dice)`]
  const speeds = game.scenarios.map(({ id }) => ({ id, ...speedOf(game, id) }))
  for (const { id, decisions, matches } of speeds) {
    lines.push(
      `  scenario ${id}: ${Math.round(decisions).toLocaleString('en').padStart(9)} decisions a second, ` +
        `${matches.toFixed(matches < 10 ? 1 : 0)} whole matches a second`,
    )
  }
  const baseline = boardgameIoMovesASecond(folder)
  const [first] = speeds
  if (first === undefined) return lines
  lines.push(
    baseline === null
      ? '  boardgame.io could not be fetched: no comparison'
      : `  boardgame.io, a toy of 40 zones: ${Math.round(baseline).toLocaleString('en')} moves a second; ` +
          `scenario ${first.id} is ${(first.decisions / baseline).toFixed(0)} x that (aim: 10 or more)`,
  )
  return lines
}

/** The best of several rounds; in each, the same matches. */
function speedOf(
  game: GameDefinition<unknown, unknown>,
  scenario: string,
): { decisions: number; matches: number } {
  const [rounds, matchesARound] = [5, 6]
  let best = { decisions: 0, matches: 0 }
  for (let round = 0; round < rounds; round++) {
    let decisions = 0
    const start = performance.now()
    for (let seed = 1; seed <= matchesARound; seed++) {
      const match = Match.start(game, { scenario, dice: fastDice(seed * 2) })
      decisions += playRandomly(match, fastDice(seed * 2 + 1))
    }
    const seconds = (performance.now() - start) / 1000
    if (decisions / seconds > best.decisions) {
      best = { decisions: decisions / seconds, matches: matchesARound / seconds }
    }
  }
  return best
}
