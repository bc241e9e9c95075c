import { fileURLToPath } from 'node:url'
import { shelf } from '@aquila/games'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { weigh } from '../build/weight.ts'

const KB = 1000

/** Packed code and styles. Whoever adds something heavy looks for what need not be there before somebody plays. */
const budgets = { shelf: 100 * KB, table: 252 * KB, bots: 32 * KB }

it('the page keeps to its weight: the shelf, and each table with worker and rules', async () => {
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
  // As for visitors: a build for tests holds what only developers need.
  process.env.NODE_ENV = 'production'
  const built = await build({ configFile, logLevel: 'error', build: { write: false } })
  if (!('output' in built)) throw new Error('the page is built once')
  const weight = weigh(built.output)
  expect(weight.shelf).toBeLessThan(budgets.shelf)
  for (const { id, table } of shelf) {
    if (table === undefined) continue
    // An empty sum would pass any budget.
    expect(weight.table(id), id).toBeGreaterThan(weight.shelf)
    expect(weight.table(id), id).toBeLessThan(budgets.table)
    expect(weight.bots(id), id).toBeGreaterThan(0)
    expect(weight.bots(id), id).toBeLessThan(budgets.bots)
  }
})
