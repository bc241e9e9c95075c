import type { Card } from '@aquila/games/table'
import { useSignal } from '@preact/signals'
import { Icon } from '../look/icon.tsx'
import { isPointedAt } from './hint.ts'
import { point } from './point.ts'
import type { TableUi } from './state.ts'

/** What is held in secret, tucked at the edge; what can be played now rises. */
export function Hand({ ui }: { ui: TableUi }) {
  const { hand } = ui.state.value.scene
  if (hand.length === 0) return null
  return (
    <div class="hand" style={{ '--cards': hand.length }}>
      {hand.map(card => (
        <HeldCard key={card.id} ui={ui} card={card} />
      ))}
    </div>
  )
}

/** A player who points at a card reads what it does. */
function HeldCard({ ui, card }: { ui: TableUi; card: Card }) {
  const raised = useSignal(false)
  const raise = (is: boolean) => () => {
    raised.value = is
  }
  return (
    <div
      class="held"
      onPointerEnter={raise(true)}
      onPointerLeave={raise(false)}
      onFocusIn={raise(true)}
      onFocusOut={raise(false)}
    >
      <CardButton ui={ui} card={card} open={raised.value} />
    </div>
  )
}

export function CardButton({ ui, card, open = false }: { ui: TableUi; card: Card; open?: boolean }) {
  const choices = ui.targets.value.cards.get(card.id) ?? []
  return (
    <button
      type="button"
      class="card"
      data-legal={choices.length > 0}
      data-pointed={choices.some(choice => isPointedAt(ui, choice))}
      data-open={open}
      onClick={() => point(ui, { kind: 'card', id: card.id })}
    >
      {card.faces.map(face => (
        <span
          key={face.name}
          class="card-face"
          data-legal={choices.some(({ choice }) => face.plays === undefined || choice.verb === face.plays)}
        >
          <span class="when">
            <Icon name={face.icon} size={open ? 22 : 17} /> {face.when}
          </span>
          <span class="card-name">{face.name}</span>
          {face.printed !== undefined && <i class="card-printed">{face.printed}</i>}
          <span class="card-text">{face.text}</span>
        </span>
      ))}
    </button>
  )
}
