import { useEffect, useRef } from 'preact/hooks'
import { Coin } from '../look/coin.tsx'
import { t } from '../messages/text.ts'
import type { TableUi } from './state.ts'

/** At one table: covers everything until the next player says that he sits down. */
export function HandOver({ ui }: { ui: TableUi }) {
  const { handOver, seats } = ui.state.value
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [handOver])
  const seat = seats.find(({ role }) => role === handOver)
  if (seat === undefined) return null
  return (
    <div class="cover-all" role="dialog" aria-modal="true" aria-labelledby="hand-over">
      <Coin leader={{ id: seat.role, kit: seat.kit, name: seat.side, wreath: true }} size={150} />
      <h1 id="hand-over" class="capitals">
        {t('table.handover', { player: seat.player })}
      </h1>
      <p>{t('table.handover.about', { side: seat.side })}</p>
      <button
        ref={button}
        type="button"
        class="button primary"
        data-kit={seat.kit}
        onClick={() => {
          ui.inspected.value = null
          void ui.match.lookAs(seat.role)
        }}
      >
        {t('table.handover.take', { player: seat.player })}
      </button>
    </div>
  )
}
