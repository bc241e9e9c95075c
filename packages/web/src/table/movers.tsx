import type { Mover, Movers, MoverWay } from '@aquila/games/table'
import { useEffect, useRef } from 'preact/hooks'
import { Coin } from '../look/coin.tsx'
import { Counter } from '../look/counter.tsx'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { choose } from './choose.ts'
import { isPointedAt } from './hint.ts'
import { pieceInWords } from './stack-column.tsx'
import type { TableUi } from './state.ts'
import { isSame } from './targets.ts'
import './movers.css'

/** More rows have no key of their own. */
const KEYS = 9

/**
 * Who sets out: a row for each, the strongest first, with the ways he can go. Resting on a row lights where it leads, and
 * the map stays where it is. Keys 1 to 9 lead to a row, Enter goes by its first way, Shift and Enter by its second.
 */
export function MoverList({ ui, movers }: { ui: TableUi; movers: Movers }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const keys = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
      const row = list.current?.children[Number(event.key) - 1]
      row?.querySelector<HTMLElement>('.way:not([aria-disabled])')?.focus()
    }
    addEventListener('keydown', keys)
    return () => {
      removeEventListener('keydown', keys)
      ui.browsed.value = null
    }
  }, [ui])
  return (
    <section class="movers" data-ways={movers.ways.length} aria-label={t('movers.title')}>
      <p class="mover-heads capitals" aria-hidden="true">
        <span>{t('movers.army')}</span>
        {movers.ways.map(way => (
          <span key={way}>{way}</span>
        ))}
      </p>
      <ul ref={list} onKeyDown={walk} onPointerLeave={() => (ui.browsed.value = null)}>
        {movers.rows.map((row, index) => (
          <Row key={row.piece.id} ui={ui} row={row} number={index + 1} names={movers.ways} />
        ))}
      </ul>
    </section>
  )
}

function Row({
  ui,
  row,
  number,
  names,
}: {
  ui: TableUi
  row: Mover
  number: number
  names: readonly string[]
}) {
  const { piece, units, strength, where, warning, ways } = row
  const all = [...new Set(ways.flatMap(({ reach }) => reach))]
  const show = (reach: readonly string[]): void => {
    ui.browsed.value = reach
  }
  return (
    <li
      class="mover"
      data-kit={piece.kit}
      data-browsed={ui.browsed.value !== null && ui.browsed.value === all}
      onPointerEnter={() => show(all)}
      onKeyDown={event => goByOther(event)}
    >
      <kbd aria-hidden="true">{number <= KEYS ? number : ''}</kbd>
      {piece.kind === 'leader' ? <Coin leader={piece} size={40} /> : <Counter unit={piece} size={40} />}
      <p>
        <b class="capitals">{piece.label}</b>
        <span>{where}</span>
        {warning !== undefined && (
          <span class="danger">
            <Icon name="warn" size={13} /> {warning}
          </span>
        )}
      </p>
      <span class="mover-units" aria-hidden="true">
        {units.slice(0, MOST).map(unit => (
          <Counter key={unit.id} unit={unit} size={34} label={pieceInWords(unit)} />
        ))}
        {units.length > MOST && <i>+{units.length - MOST}</i>}
      </span>
      <b class="mover-strength">{strength}</b>
      {ways.map((way, index) => (
        <Way
          key={way.icon}
          ui={ui}
          way={way}
          name={`${piece.name}, ${where}, ${strength}: ${names[index] ?? ''}`}
          onBrowse={show}
        />
      ))}
    </li>
  )
}

/** Counters that find room beside each other. */
const MOST = 6

function Way({
  ui,
  way,
  name,
  onBrowse,
}: {
  ui: TableUi
  way: MoverWay
  name: string
  onBrowse: (reach: readonly string[]) => void
}) {
  const { icon, choice, title, text, battle, reach } = way
  const shown =
    choice === null ? undefined : ui.state.value.question?.choices.find(each => isSame(each.choice, choice))
  const closed = shown === undefined || ui.state.value.lookingOn
  return (
    <button
      type="button"
      class="way"
      aria-disabled={closed || undefined}
      data-pointed={shown !== undefined && isPointedAt(ui, shown)}
      onFocus={() => onBrowse(reach)}
      onPointerEnter={() => onBrowse(reach)}
      onClick={() => {
        if (shown !== undefined && !closed) choose(ui, shown)
      }}
    >
      <span class="unseen">{name}: </span>
      <span class="sign" data-battle={battle === true}>
        <Icon name={battle === true ? 'swords' : icon} size={battle === true ? 16 : 20} />
      </span>
      <span class="what">
        <b>{title}</b>
        <span>{text}</span>
      </span>
    </button>
  )
}

/** Shift and Enter: by the second way, whichever has the focus. */
function goByOther(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.shiftKey || !(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.querySelectorAll<HTMLElement>('.way').item(1)?.click()
}

/** Arrows go from row to row, and from way to way. */
function walk(event: KeyboardEvent): void {
  if (!(event.currentTarget instanceof HTMLElement) || !(event.target instanceof HTMLElement)) return
  const rows = [...event.currentTarget.children].map(row => [...row.querySelectorAll<HTMLElement>('.way')])
  const y = rows.findIndex(row => row.some(way => way === event.target))
  const x = rows[y]?.indexOf(event.target) ?? 0
  const [dx, dy] = steps[event.key] ?? [0, 0]
  const to = rows[y + dy]?.[x + dx] ?? (dy === 0 ? undefined : rows[y + dy]?.[0])
  if (dx === 0 && dy === 0) return
  event.preventDefault()
  event.stopPropagation()
  to?.focus()
}

const steps: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
