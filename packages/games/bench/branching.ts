import type { GameDefinition, Match } from '@aquila/engine'
import type { Work } from '@aquila/engine/bench'
import type { Tools } from './tools.ts'

/** Positions in a slice, and random choices from one to the next. */
const MOMENTS = 8
const APART = 197

/**
 * Branches at ordinary moments: wherever in a procedure a match happens to stand, not only where a checkpoint was just
 * taken. As bots get them, with all dealt afresh that the role cannot know.
 */
export function branching(tools: Tools, game: GameDefinition, scenario: string): Work {
  return {
    counts: { branch: 'us' },
    slice(number, size) {
      const moments = momentsOf(tools, game, scenario, number)
      return () => {
        for (let turn = 0; turn < size; turn++)
          for (const [seed, match] of moments.entries())
            match.branch(tools.engine.fastDice(seed), { as: match.decision?.role ?? null })
        return { branch: size * moments.length }
      }
    },
  }
}

/** The game's own copy of a state, at the same moments. */
export function copying(tools: Tools, game: GameDefinition, scenario: string): Work {
  return {
    counts: { copy: 'us' },
    slice(number, size) {
      const states = momentsOf(tools, game, scenario, number).map(match => match.position.state)
      return () => {
        for (let turn = 0; turn < size; turn++) for (const state of states) game.copy(state)
        return { copy: size * states.length }
      }
    },
  }
}

/** Matches that have been played for a while, each for longer than the one before. */
function momentsOf(tools: Tools, game: GameDefinition, scenario: string, number: number): Match[] {
  return Array.from({ length: MOMENTS }, (_, moment) =>
    underWay(tools, game, scenario, number * MOMENTS + moment, (moment + 1) * APART),
  )
}

/** A match that is over by then is taken at half its length. */
function underWay(
  { engine, fuzz }: Tools,
  game: GameDefinition,
  scenario: string,
  seed: number,
  choices: number,
): Match {
  for (let most = choices; ; most = most >> 1) {
    const match = engine.Match.start(game, { scenario, dice: engine.fastDice(2 * seed + 2) })
    fuzz.playRandomly(match, engine.fastDice(2 * seed + 3), most)
    if (match.decision !== null) return match
  }
}
