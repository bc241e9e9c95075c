import { expect, inject, it } from 'vitest'

const KB = 1000

/** Packed code and styles; texts come besides, in one language. If you add something heavy, look for what need not be there before somebody plays. */
const budgets = { shelf: 70 * KB, table: 250 * KB, bots: 33 * KB }

it('the page keeps to its weight: the shelf, and each table with worker and rules', () => {
  const { shelf, games } = inject('page').weights
  expect(shelf).toBeLessThan(budgets.shelf)
  expect(games.length).toBeGreaterThan(3)
  for (const { id, table, bots } of games) {
    // An empty sum would pass any budget.
    expect(table, id).toBeGreaterThan(shelf)
    expect(table, id).toBeLessThan(budgets.table)
    expect(bots, id).toBeGreaterThan(0)
    expect(bots, id).toBeLessThan(budgets.bots)
  }
})
