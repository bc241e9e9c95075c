import type { StandingOrder } from '@aquila/engine'
import { RuleLink } from '../../look/rule-link.tsx'
import { t } from '../../messages/text.ts'
import type { TableUi } from '../state.ts'

const orders: readonly StandingOrder[] = ['always', 'when-able', 'never']

/** How a player wants to be asked in each window for reactions. */
export function OrdersPanel({ ui }: { ui: TableUi }) {
  return (
    <div class="orders">
      <p>{t('orders.about')}</p>
      {ui.state.value.orders.map(window => (
        <label key={window.name}>
          <span>
            {window.text} <RuleLink rule={window.rule} />
          </span>
          <select
            value={window.order}
            disabled={ui.state.value.lookingOn}
            onChange={event => {
              const order = orders.find(each => each === event.currentTarget.value)
              if (order !== undefined) void ui.match.setStandingOrder(window.name, order)
            }}
          >
            {orders.map(order => (
              <option key={order} value={order}>
                {t(`order.${order}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
