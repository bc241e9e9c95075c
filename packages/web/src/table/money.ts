import type { Money } from '@aquila/games/table'
import type { TableUi } from './state.ts'

/** What places bring in lies on the map while something is bought, and beside the panel that tells of it. */
export function moneyShown({ state, tab }: TableUi): Money | null {
  const { money = null, shop = null } = state.value.scene
  return money !== null && (shop !== null || tab.value === money.panel) ? money : null
}
