import type { Aim, SideAims, Way } from '@aquila/games/table'
import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../../app/announce.tsx'
import { later } from '../../app/later.tsx'
import { Icon } from '../../look/icon.tsx'
import { t } from '../../messages/text.ts'
import { openBriefing } from '../briefing.ts'
import { look, type TableUi } from '../state.ts'
import { chipsOf, rowsOf, tallyOf } from './rows.ts'
import './strip.css'

/** The conditions of one aim are read when somebody asks for them. */
const AimCard = later(async () => (await import('./card.tsx')).AimCard)

/** The aims under the gauges: a row for each way to win, and who would win now. It reads the state that is shown. */
export function AimsStrip({ ui, slim = false }: { ui: TableUi; slim?: boolean }) {
  const { scene, viewer, result } = ui.state.value
  const { aims } = scene
  const open = useSignal<{ readonly aim: Aim; readonly at: DOMRect; readonly edge: number } | null>(null)
  const strip = useRef<HTMLElement>(null)
  const fresh = useFresh(ui)
  if (aims === undefined) return null
  const rows = rowsOf(aims, viewer)
  const show = (aim: Aim | null, at?: DOMRect): void => {
    const edge = strip.current?.getBoundingClientRect().left ?? 0
    open.value = aim === null || at === undefined ? null : { aim, at, edge }
  }
  if (slim) return <OneLine ui={ui} />
  const wins = viewer === null || aims.now.result.winners.includes(viewer)
  return (
    <section ref={strip} class="aims" aria-label={t('aims')} onPointerLeave={() => show(null)}>
      {rows.map(({ side, way }) => (
        <Row key={`${side.role} ${way.words}`} ui={ui} side={side} way={way} fresh={fresh} show={show} />
      ))}
      {aims.sides.length > 2 && <Cells sides={aims.sides} viewer={viewer} />}
      {result === null && (
        <button type="button" class="aims-now" data-warn={!wins} onClick={() => openBriefing(ui)}>
          {!wins && <Icon name="warn" size={15} />}
          <span>
            {aims.now.asked} <b>{aims.now.text}</b>
          </span>
        </button>
      )}
      {open.value !== null && <AimCard {...open.value} />}
    </section>
  )
}

function Row({
  ui,
  side,
  way,
  fresh,
  show,
}: {
  ui: TableUi
  side: SideAims
  way: Way
  fresh: ReadonlySet<string>
  show: (aim: Aim | null, at?: DOMRect) => void
}) {
  const opened = useSignal(false)
  const { single, kept } = chipsOf(way, opened.value)
  const label = way.label === undefined ? side.name : `${side.name}, ${way.label}`
  return (
    <ul class="aims-row" data-kit={side.kit} aria-label={`${label}: ${tallyOf(way)}`}>
      <li class="aims-side" aria-hidden="true">
        <i class="pip" data-kit={side.kit} />
        {way.label !== undefined && <span>{way.label}</span>}
      </li>
      {single.map(aim => (
        <li key={aim.id}>
          <Chip aim={aim} fresh={fresh.has(aim.id)} onShow={show} onPress={() => look(ui, aim.places)} />
        </li>
      ))}
      {kept > 0 && (
        <li>
          <button type="button" class="aim" data-state="met" onClick={() => (opened.value = true)}>
            <Icon name="check" size={14} /> {t('aims.keep', { n: kept })}
          </button>
        </li>
      )}
      <li class={`aims-tally text-${side.kit}`} aria-hidden="true">
        {tallyOf(way)}
      </li>
    </ul>
  )
}

/** One aim: its state is told by its sign before its colour. */
export function Chip({
  aim,
  fresh = false,
  onShow,
  onPress,
}: {
  aim: Aim
  fresh?: boolean
  onShow?: (aim: Aim | null, at?: DOMRect) => void
  onPress: () => void
}) {
  const shown = (event: Event): void => {
    if (event.currentTarget instanceof Element) onShow?.(aim, event.currentTarget.getBoundingClientRect())
  }
  return (
    <button
      type="button"
      class="aim"
      data-state={aim.state}
      data-fresh={fresh}
      aria-label={inWords(aim)}
      onPointerEnter={shown}
      onFocus={shown}
      onBlur={() => onShow?.(null)}
      onClick={event => {
        shown(event)
        onPress()
      }}
    >
      <Sign state={aim.state} />
      {aim.name}
    </button>
  )
}

function Sign({ state }: { state: Aim['state'] }) {
  if (state === 'met') return <Icon name="check" size={14} />
  if (state === 'danger') return <Icon name="warn" size={14} />
  return <i class="ring" data-state={state} />
}

/** 'Graecia: missing. units in 3 of 5 zones: 1 of 3 ...' */
export function inWords({ name, state, conditions }: Aim): string {
  const parts = conditions.map(({ text, have, need, shown }) => {
    if (shown !== undefined) return t('aims.condition.shown', { text, shown })
    return need > 1 ? t('aims.condition', { text, have, need }) : text
  })
  return [`${name}: ${t(`aims.state.${state}`)}`, ...parts].join('. ')
}

/** From three sides on the others are a figure each. */
function Cells({ sides, viewer }: { sides: readonly SideAims[]; viewer: string | null }) {
  return (
    <ul class="aims-cells" aria-label={t('aims.all')}>
      {sides.map(({ role, kit, name, ways }) => {
        const [way] = ways
        return way === undefined ? null : (
          <li key={role} data-own={role === viewer} title={name} aria-label={`${name}: ${tallyOf(way)}`}>
            <i class="pip" data-kit={kit} />
            <b class={`text-${kit}`}>{tallyOf(way)}</b>
          </li>
        )
      })}
    </ul>
  )
}

/** A phone names only what is missing; a tap opens the briefing. */
function OneLine({ ui }: { ui: TableUi }) {
  const { scene, viewer } = ui.state.value
  if (scene.aims === undefined) return null
  const { sides, now } = scene.aims
  const wins = viewer === null || now.result.winners.includes(viewer)
  const [own, ...others] = sides
  const [way] = own?.ways ?? []
  if (own === undefined || way === undefined) return null
  const missing = way.aims.filter(({ state }) => state !== 'met')
  return (
    <button type="button" class="aims-line" data-covers="top" onClick={() => openBriefing(ui)}>
      <span class="unseen">{t('aims')}: </span>
      <i class="pip" data-kit={own.kit} />
      <b class={`text-${own.kit}`}>{tallyOf(way)}</b>
      {missing.slice(0, MOST_ON_A_LINE).map(aim => (
        <span key={aim.id} class="aim" data-state={aim.state}>
          {aim.name}
        </span>
      ))}
      <span class="aims-others">
        {others.slice(0, 1).map(({ role, kit, ways: [first] }) => (
          <span key={role}>
            <i class="pip" data-kit={kit} />{' '}
            <b class={`text-${kit}`}>{first === undefined ? '' : tallyOf(first)}</b>
          </span>
        ))}
        {!wins && <Icon name="warn" size={16} />}
        <span class="unseen">{now.text}</span>
      </span>
    </button>
  )
}

const MOST_ON_A_LINE = 2

/** The aims that have changed since the player last chose; what has become of his own is spoken. */
function useFresh(ui: TableUi): ReadonlySet<string> {
  const { scene, question, viewer } = ui.state.value
  const ways = scene.aims?.sides.flatMap(side => side.ways) ?? []
  const all = ways.flatMap(way => way.aims.map(aim => ({ aim, way })))
  const before = useRef<{
    readonly viewer: string | null
    readonly states: ReadonlyMap<string, string>
  } | null>(null)
  const fresh = useSignal<{ readonly ids: ReadonlySet<string>; readonly at: number | null }>({
    ids: new Set(),
    at: null,
  })
  const key = all.map(({ aim }) => `${aim.id} ${aim.state} ${aim.met}`).join()
  const decision = question?.decision ?? null
  useEffect(() => {
    const states = new Map(all.map(({ aim }) => [aim.id, `${aim.state} ${aim.met}`]))
    const old = before.current
    before.current = { viewer, states }
    if (old === null || old.viewer !== viewer) return
    const changed = all.filter(({ aim }) => old.states.get(aim.id) !== states.get(aim.id))
    if (changed.length === 0) return
    fresh.value = { ids: new Set(changed.map(({ aim }) => aim.id)), at: decision }
    const own = changed.filter(({ aim }) => aim.role === viewer)
    if (own.length > 0)
      announce(
        own.map(({ aim, way }) => `${aim.name}: ${t(`aims.state.${aim.state}`)}, ${tallyOf(way)}`).join('. '),
      )
  }, [key, viewer])
  useEffect(() => {
    const { at, ids } = fresh.value
    if (ids.size > 0 && decision !== null && at !== null && decision !== at)
      fresh.value = { ids: new Set(), at: null }
  }, [decision])
  return fresh.value.ids
}
