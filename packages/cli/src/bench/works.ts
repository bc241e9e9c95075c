import { searching } from '@aquila/bots/bench'
import type { GameBots, GameDefinition } from '@aquila/engine'
import { byHand, type Work } from '@aquila/engine/bench'
import {
  boardgameIo,
  branching,
  copying,
  firstSeconds,
  liveMatch,
  randomPlay,
  type Tools,
} from '@aquila/games/bench'

/** A work by name, as one process asks another for it. */
export interface WorkName {
  readonly kind: keyof typeof works | 'by-hand' | 'boardgame.io' | 'tour'
  readonly game: string
  readonly scenario: string
}

type GameWork = (tools: Tools, game: GameDefinition, scenario: string, bots: GameBots | undefined) => Work

const works = {
  'random-play': randomPlay,
  'first-seconds': firstSeconds,
  branching,
  copying,
  'live-match': liveMatch,
  searching: (tools, game, scenario, bots) => {
    if (bots === undefined) throw new Error(`${game.id} has no bots`)
    return searching(tools, game, bots, scenario)
  },
} satisfies Record<string, GameWork>

/** Unpacks a game of the commit that is measured. `folder` is where programs are kept that are only compared with. */
export async function workNamed(
  tools: Tools,
  { kind, game: id, scenario }: WorkName,
  folder: string,
): Promise<Work> {
  if (kind === 'by-hand') return byHand()
  if (kind === 'boardgame.io') {
    const baseline = boardgameIo(folder)
    if (baseline === null) throw new Error('boardgame.io could not be fetched')
    return baseline
  }
  if (kind === 'tour') throw new Error('a tour is made in a page')
  const box = tools.games.boxes.get(id)
  const game = await box?.definition?.()
  if (game === undefined) throw new Error(`there is no game "${id}"`)
  return works[kind](tools, game, scenario, await box?.bots?.())
}
