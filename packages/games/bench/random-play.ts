import { fastDice, type GameDefinition, Match } from '@aquila/engine'
import { playRandomly } from '@aquila/engine/fuzz'
import { boardgameIo } from './boardgame-io.ts'
import { secondsOf } from './seconds.ts'

/** How fast a game plays at random: every decision lists all legal choices and carries one out. */
export function benchRandomPlay(game: GameDefinition, folder: string): string[] {
  const lines = [`${game.title} (random play, one thread, fast dice, seconds of its own processor time)`]
  const baseline = boardgameIo(folder)
  let bestMoves = 0
  const playBaseline = () => {
    bestMoves = Math.max(bestMoves, baseline?.() ?? 0)
  }
  // In turn with the first scenario, so that both have the machine as fast and as slow as it happens to be.
  const speeds = game.scenarios.map(({ id }, index) => ({
    id,
    ...speedOf(game, id, index === 0 ? playBaseline : () => undefined),
  }))
  for (const { id, decisions, matches } of speeds) {
    lines.push(
      `  scenario ${id}: ${Math.round(decisions).toLocaleString('en').padStart(9)} decisions a second, ` +
        `${matches.toFixed(matches < 10 ? 1 : 0)} whole matches a second`,
    )
  }
  const [first] = speeds
  if (first === undefined) return lines
  lines.push(
    baseline === null
      ? '  boardgame.io could not be fetched: no comparison'
      : `  boardgame.io, a toy of 40 zones: ${Math.round(bestMoves).toLocaleString('en')} moves a second; ` +
          `scenario ${first.id} is ${(first.decisions / bestMoves).toFixed(1)} x that (aim: 10 or more)`,
  )
  return lines
}

const MATCHES = 6
/** Rounds until the compiler has settled and the machine was quiet at least once. */
const ROUNDS = 12

/** Some matches, each played over and over: the best time of each counts, as other programs only make it worse. */
function speedOf(
  game: GameDefinition,
  scenario: string,
  afterEachRound: () => void,
): { decisions: number; matches: number } {
  let decisions = 0
  const best: number[] = new Array(MATCHES).fill(Number.POSITIVE_INFINITY)
  for (let round = 0; round < ROUNDS; round++) {
    decisions = 0
    for (let number = 0; number < MATCHES; number++) {
      const seed = number * 2 + 2
      const seconds = secondsOf(() => {
        decisions += playRandomly(Match.start(game, { scenario, dice: fastDice(seed) }), fastDice(seed + 1))
      })
      best[number] = Math.min(best[number] ?? seconds, seconds)
    }
    afterEachRound()
  }
  const seconds = best.reduce((sum, time) => sum + time, 0)
  return { decisions: decisions / seconds, matches: MATCHES / seconds }
}
