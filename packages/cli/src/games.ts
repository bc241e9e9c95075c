import { fileURLToPath } from 'node:url'
import type { GameDefinition } from '@aquila/engine'
import { theFords } from '@aquila/engine/teaching-game'
import { games } from '@aquila/games'
import { UsageError } from './usage.ts'

export type AnyGame = GameDefinition<unknown, unknown>

export interface ListedGame {
  readonly game: AnyGame
  /** Where its rulebook, code and tests lie. */
  readonly folder: string
}

const packages = new URL('../../', import.meta.url)

/** All that the tools can play: the games of the shelf, and the teaching game of the kernel. */
export const listedGames: readonly ListedGame[] = [
  ...Object.values(games).map(game => ({
    game,
    folder: fileURLToPath(new URL(`games/${game.id}/`, packages)),
  })),
  { game: theFords, folder: fileURLToPath(new URL('engine/test/teaching-game/', packages)) },
]

/** The best there is to play. */
export function defaultGame(): AnyGame {
  return listedGames[0]?.game ?? theFords
}

export function gameNamed(id: string | undefined): AnyGame {
  return listedGameNamed(id).game
}

export function listedGameNamed(id: string | undefined): ListedGame {
  const wanted = id ?? defaultGame().id
  const found = listedGames.find(({ game }) => game.id === wanted)
  if (found !== undefined) return found
  throw new UsageError(
    `there is no game "${id}"; there are: ${listedGames.map(({ game }) => game.id).join(', ')}`,
  )
}

export function scenarioNamed(game: AnyGame, id: string | undefined): string {
  const scenario =
    id === undefined ? game.scenarios[0] : game.scenarios.find(candidate => candidate.id === id)
  if (scenario !== undefined) return scenario.id
  throw new UsageError(
    `${game.title} has no scenario "${id}"; there are: ${game.scenarios.map(each => each.id).join(', ')}`,
  )
}
