import type { Choice } from '@aquila/engine'
import type { Shop } from '@aquila/games/table'
import { stopFilm } from './film.ts'
import { together } from './stage.ts'
import type { TableUi } from './state.ts'
import { isSame } from './targets.ts'

/**
 * One order less. The rules know orders one after another: those from the last of its kind on are taken back, and the others are
 * given again. What only that order made possible is not, for it is not offered.
 */
export function takeBackOrder(ui: TableUi, { orders }: Shop, choice: Choice): Promise<void> {
  const at = orders.findLastIndex(order => isSame(order, choice))
  if (at === -1) return Promise.resolve()
  stopFilm(ui)
  return together(ui, async () => {
    let state = ui.state.value
    for (let left = orders.length - at; left > 0 && state.canUndo; left--) state = await ui.match.undo()
    for (const order of orders.slice(at + 1)) {
      const { question } = state
      const again = question?.choices.find(each => isSame(each.choice, order))
      if (question !== null && again !== undefined)
        state = await ui.match.choose(again.choice, question.decision)
    }
  })
}
