import type { TableUi } from './table-ui.ts'

export function BattleDialog({ ui }: { ui: TableUi }) {
  return ui.state.value.scene.battle === null ? null : null
}
