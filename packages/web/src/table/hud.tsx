import type { Gauge } from '@aquila/games/table'
import { useSignal } from '@preact/signals'
import { BagDrawing, Draws, inWords } from '../look/gauge.tsx'
import { t } from '../messages/text.ts'
import { Forecast } from './forecast.tsx'
import type { TableUi } from './state.ts'
import { TableMenu } from './table-menu.tsx'

/** Where the panel is a drawer: the gauges as one strip. */
export function Hud({ ui }: { ui: TableUi }) {
  const { scene } = ui.state.value
  const open = useSignal(false)
  const foretold = scene.forecast != null
  return (
    <header class="hud" data-covers="top">
      <TableMenu ui={ui} />
      {scene.gauges.map(gauge =>
        foretold && isAlarming(gauge, foretold) ? (
          <button
            key={gauge.label}
            type="button"
            class="hud-gauge"
            data-alarm="true"
            aria-expanded={open.value}
            aria-label={`${inWords(gauge)}: ${scene.forecast?.text ?? ''}`}
            onClick={() => (open.value = !open.value)}
          >
            <Short gauge={gauge} />
          </button>
        ) : (
          <div
            key={gauge.label}
            class="hud-gauge"
            data-alarm={isAlarming(gauge, foretold)}
            role="img"
            aria-label={inWords(gauge)}
          >
            <Short gauge={gauge} />
          </div>
        ),
      )}
      {foretold && open.value && (
        <div class="hud-forecast">
          <Forecast ui={ui} />
        </div>
      )}
    </header>
  )
}

/** What warns of defeat: its cell is tinted, and where there is a forecast it opens it. */
function isAlarming(gauge: Gauge, foretold: boolean): boolean {
  switch (gauge.kind) {
    case 'steps':
      return foretold
    case 'works':
      return gauge.threat !== null
    case 'scores':
      return gauge.rows.some(({ alarm }) => alarm === true)
    case 'bags':
      return gauge.bags.some(({ alarm }) => alarm === true)
    default:
      return false
  }
}

function Short({ gauge }: { gauge: Gauge }) {
  switch (gauge.kind) {
    case 'clock':
      return (
        <>
          <b class="capitals">{gauge.value}</b> <small>{gauge.unit}</small>
        </>
      )
    case 'pips':
      if (gauge.rows.every(({ of }) => of === 0)) return <small class="label">{t('gauge.not-yet')}</small>
      return (
        <span class="hud-pips">
          {gauge.rows.map(row => (
            <span key={row.kit}>
              {Array.from({ length: Math.min(row.of, 8) }, (_, pip) => (
                <i key={pip} class="pip" data-kit={row.kit} data-is={pip < row.done ? 'done' : 'ahead'} />
              ))}
            </span>
          ))}
        </span>
      )
    case 'lead': {
      const kit = gauge.value >= 0 ? gauge.ahead : gauge.behind
      return (
        <>
          <small class="label">{gauge.short}</small>
          <b class={`text-${kit}`}>{gauge.value > 0 ? `+${gauge.value}` : gauge.value}</b>
        </>
      )
    }
    case 'steps':
      return (
        <>
          <small class="label">{gauge.label}</small> <b>{gauge.value}</b>
        </>
      )
    case 'works':
      return (
        <>
          <small class="label">{gauge.label}</small>{' '}
          <b>
            {gauge.done}/{gauge.of}
          </b>
        </>
      )
    case 'scores':
      return (
        <>
          {gauge.rows.map(row => (
            <span key={row.label} class="hud-score">
              <small class="label">{row.label}</small> <b class={`text-${row.kit}`}>{row.value}</b>
            </span>
          ))}
        </>
      )
    case 'bags':
      return (
        <span class="hud-bags">
          {gauge.bags.map(bag => (
            <svg key={bag.label} width="26" height="34" viewBox="0 0 40 52" aria-hidden="true">
              <BagDrawing kit={bag.kit} count={bag.count} />
            </svg>
          ))}
        </span>
      )
    case 'points':
      return (
        <>
          {gauge.of.map(({ value, kit }) => (
            <span key={kit} class="hud-score">
              <i class="pip" data-kit={kit} /> <b class={`text-${kit}`}>{value}</b>
            </span>
          ))}
        </>
      )
    case 'ring':
      return (
        <b class={`text-${gauge.kit}`}>
          {gauge.done} / {gauge.of}
        </b>
      )
    case 'draws':
      return (
        <svg width="62" height="34" viewBox="0 12 92 44" aria-hidden="true">
          <Draws {...gauge} />
        </svg>
      )
    case 'number':
      return (
        <>
          <small class="label">{gauge.label}</small>
          <b class={gauge.kit === null ? '' : `text-${gauge.kit}`}>{gauge.value}</b>
        </>
      )
  }
}
