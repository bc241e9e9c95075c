import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@aquila/games'
import { build } from 'vite'
import { weigh } from '../../packages/web/build/weight.ts'
import type { Weights } from './page-of-run.ts'

/**
 * Builds the page as for visitors into the folder that is named, and writes down beside it what it weighs. It has a process of
 * its own, because a build reads from the environment whom it is for, and the tests beside it read the same.
 */
const [configFile = '', folder = ''] = process.argv.slice(2)
const built = await build({
  configFile,
  logLevel: 'error',
  build: { outDir: join(folder, 'page'), emptyOutDir: true },
})
if (!('output' in built)) throw new Error('the page is built once')
const weight = weigh(built.output)
const weights: Weights = {
  shelf: weight.shelf,
  games: shelf
    .filter(({ table }) => table !== undefined)
    .map(({ id }) => ({ id, table: weight.table(id), bots: weight.bots(id) })),
}
writeFileSync(join(folder, 'weights.json'), JSON.stringify(weights))
