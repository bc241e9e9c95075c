import { fileURLToPath } from 'node:url'
import type { GameBots, GameDefinition } from '@aquila/engine'
import { type Box, boxes, type CorpusMatch } from '@aquila/games'
import { UsageError } from './usage.ts'

export type AnyGame = GameDefinition

export interface ListedGame {
  readonly game: AnyGame
  readonly bots: GameBots | undefined
  readonly corpus: readonly CorpusMatch[]
  /** What its corpus does not come upon. */
  readonly tooRare: readonly string[]
  /** Where its rulebook, code and tests lie. */
  readonly folder: string
}

/** All that the tools can play: the games of the shelf that have rules, and the teaching game of the kernel. */
export const listedGames: readonly ListedGame[] = (await Promise.all([...boxes.values()].map(unpack))).flat()

async function unpack({ definition, bots, corpus, tooRare, rulebook }: Box): Promise<ListedGame[]> {
  if (definition === undefined || rulebook === undefined) return []
  const game = await definition()
  const known = await bots?.()
  game.messages.add(known?.texts ?? [])
  return [
    {
      game,
      bots: known,
      corpus: (await corpus?.()) ?? [],
      tooRare: (await tooRare?.()) ?? [],
      folder: fileURLToPath(new URL('.', rulebook)),
    },
  ]
}

export function gameNamed(id: string | undefined): AnyGame {
  return listedGameNamed(id).game
}

export function listedGameNamed(id: string | undefined): ListedGame {
  const found = id === undefined ? listedGames[0] : listedGames.find(({ game }) => game.id === id)
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
