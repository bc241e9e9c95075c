import { fileURLToPath } from 'node:url'
import {
  english,
  fetchTexts,
  type GameBots,
  type GameDefinition,
  type GameTexts,
  type Language,
} from '@aquila/engine'
import { type Box, boxes, type CorpusMatch } from '@aquila/games'
import { UsageError } from './usage.ts'

export type AnyGame = GameDefinition

export interface ListedGame {
  readonly game: AnyGame
  /** What it says in English, which reports are written in, with what its bots say. */
  readonly texts: GameTexts
  readonly bots: GameBots | undefined
  readonly corpus: readonly CorpusMatch[]
  /** What its corpus does not come upon. */
  readonly tooRare: readonly string[]
  /** Where its rulebook, code and tests lie. */
  readonly folder: string
}

/** All that the tools can play: the games of the shelf that have rules, and the teaching game of the kernel. */
export const listedGames: readonly ListedGame[] = (await Promise.all([...boxes.values()].map(unpack))).flat()

async function unpack({ id, definition, bots, corpus, tooRare, rulebook }: Box): Promise<ListedGame[]> {
  if (definition === undefined || rulebook === undefined) return []
  return [
    {
      game: await definition(),
      texts: await textsOf(id, english),
      bots: await bots?.(),
      corpus: (await corpus?.()) ?? [],
      tooRare: (await tooRare?.()) ?? [],
      folder: fileURLToPath(new URL('.', rulebook)),
    },
  ]
}

/** What a game says in a language, with what its bots say. */
export async function textsOf(id: string, language: Language): Promise<GameTexts> {
  const box = boxes.get(id)
  const spoken = await box?.spoken?.(language)
  if (spoken === undefined) throw new UsageError(`"${id}" has no texts`)
  const bots = await box?.bots?.()
  spoken.texts.messages.add(await fetchTexts(language, bots?.texts ?? []))
  return spoken.texts
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
