import { fileURLToPath } from 'node:url'
import { benchMaps } from '@aquila/atlas/bench'
import { benchKernel } from '@aquila/engine/bench'
import { games } from '@aquila/games'
import { benchRandomPlay } from '@aquila/games/bench'
import { benchWeight } from '@aquila/web/bench'

export interface Benchmark {
  readonly name: string
  /** Lines to print. */
  run(): readonly string[] | Promise<readonly string[]>
}

/** Where programs that only a benchmark compares with are kept. */
const workshop = fileURLToPath(new URL('../../../.aquila/bench/', import.meta.url))

export const benchmarks: readonly Benchmark[] = [
  { name: 'kernel', run: benchKernel },
  ...Object.values(games).map(game => ({ name: game.id, run: () => benchRandomPlay(game, workshop) })),
  { name: 'maps', run: benchMaps },
  { name: 'page', run: benchWeight },
]
