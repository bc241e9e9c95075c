import { Icon } from '../look/icon.tsx'
import type { Card } from './game-table.ts'
import type { TableUi } from './table-ui.ts'

/** The cards or counters held in secret, tucked at the edge; those that can be played now rise. */
export function Hand({ ui }: { ui: TableUi }) {
  const { hand } = ui.state.value.scene
  if (hand.length === 0) return null
  return (
    <div class="hand">
      {hand.map(card => (
        <CardButton key={card.id} ui={ui} card={card} />
      ))}
    </div>
  )
}

export function CardButton({ ui, card }: { ui: TableUi; card: Card }) {
  const legal = ui.targets.value.cards.has(card.id)
  return (
    <button
      type="button"
      class="card"
      data-legal={legal}
      onClick={() => ui.point({ kind: 'card', id: card.id })}
    >
      <span class="when">{card.when}</span>
      <span class="card-name">{card.name}</span>
      <span class="card-icon">
        <Icon name={card.icon} size={40} />
      </span>
      <span class="card-text">{card.text}</span>
      {card.rule !== null && <span class="card-rule">{card.rule.replace(/^[A-Z]+-/, '')}</span>}
    </button>
  )
}
