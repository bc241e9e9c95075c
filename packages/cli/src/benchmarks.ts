import { fileURLToPath } from 'node:url'
import { teachingGame } from '@aquila/games'
import { listedGames } from './games.ts'

export interface Benchmark {
  readonly name: string
  /** Lines to print. */
  run(): Promise<readonly string[]>
}

/** Where programs that only a benchmark compares with are kept. */
const workshop = fileURLToPath(new URL('../../../.aquila/bench/', import.meta.url))

/** The teaching game is measured with the kernel. */
const games = listedGames.filter(({ game }) => game.id !== teachingGame.id)

/** What each needs (a bundler, a browser, a painter) is loaded when it runs, so that the command starts at once. */
export const benchmarks: readonly Benchmark[] = [
  { name: 'kernel', run: async () => (await import('@aquila/engine/bench')).benchKernel() },
  ...games.map(({ game }) => ({
    name: game.id,
    run: async () => (await import('@aquila/games/bench')).benchRandomPlay(game, workshop),
  })),
  {
    name: 'bots',
    run: async () => {
      const { benchSearch } = await import('@aquila/bots/bench')
      return games.flatMap(({ game, bots }) => (bots === undefined ? [] : benchSearch(game, bots)))
    },
  },
  { name: 'maps', run: async () => (await import('@aquila/atlas/bench')).benchMaps() },
  { name: 'page', run: async () => (await import('@aquila/web/bench')).benchWeight() },
]
