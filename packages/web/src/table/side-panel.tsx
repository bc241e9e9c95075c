import type { Panel } from '@aquila/games/table'
import { effect, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { useDismissed } from '../app/dismissed.ts'
import { ruleShown } from '../app/rule-shown.ts'
import { GaugeView } from '../look/gauge.tsx'
import { Icon } from '../look/icon.tsx'
import { t } from '../messages/text.ts'
import { AimsStrip } from './aims/strip.tsx'
import { playerOf } from './decision-bar.tsx'
import { Forecast } from './forecast.tsx'
import { CardButton } from './hand.tsx'
import { LogPanel } from './panels/log.tsx'
import { Sections } from './panels/sections.tsx'
import { NotesPanel, OrdersPanel, RulesReader } from './parts.ts'
import type { OwnTab, Tab, TableUi } from './state.ts'
import { TableMenu } from './table-menu.tsx'

const icons: Readonly<Record<OwnTab, string>> = {
  log: 'scroll',
  rules: 'temple',
  notes: 'quill',
  orders: 'hourglass',
}

/** The panel at the right: gauges, tabs, and what the chosen tab shows. */
export function SidePanel({ ui }: { ui: TableUi }) {
  const tab = ui.tab.value
  const state = ui.state.value
  useEffect(
    () =>
      effect(() => {
        if (ruleShown.value !== null) ui.tab.value = 'rules'
      }),
    [ui],
  )
  if (tab === null) return null
  return (
    <aside class="panel" data-covers="right" aria-label={nameOfTab(ui, tab)}>
      <header class="panel-head">
        <h2 class="capitals">{nameOfTab(ui, tab)}</h2>
        <button
          type="button"
          class="button quiet"
          aria-label={t('panel.close')}
          onClick={() => turnTo(ui, null)}
        >
          <Icon name="close" size={16} />
        </button>
      </header>
      <div class="gauges">
        {state.scene.gauges.map(gauge => (
          <GaugeView key={gauge.label} gauge={gauge} />
        ))}
      </div>
      <AimsStrip ui={ui} />
      <Forecast ui={ui} />
      <PanelTabs ui={ui} />
      <div
        key={tab}
        class="panel-body"
        data-tab={tab}
        data-dense={panelOf(ui, tab)?.dense}
        tabIndex={0}
        role="region"
        aria-label={nameOfTab(ui, tab)}
      >
        <Body ui={ui} tab={tab} />
      </div>
      <Foot ui={ui} />
    </aside>
  )
}

/** Opens a tab, or closes the panel. A rule that was opened is closed with it. */
export function turnTo(ui: TableUi, tab: Tab | null): void {
  ui.tab.value = tab
  if (tab !== 'rules') ruleShown.value = null
}

/** Tabs that stand in one row at most, at the table and across a phone; the others are behind one more. */
const IN_A_ROW = 6
const ON_PHONE = 4

/** The room in that row, and what a tab takes of it by the letters of its name: in some languages words are longer. In pixels. */
const ROOM = 344
const widthOf = (name: string): number => Math.max(40, 8 + 5.9 * name.length)

/** How many of these tabs fit beside the one that opens the others. */
function fitting(names: readonly string[], most: number): number {
  let width = widthOf(t('tab.more'))
  const tooMany = names.findIndex(name => {
    width += widthOf(name)
    return width > ROOM
  })
  return tooMany === -1 ? most : Math.min(most, tooMany)
}

export function PanelTabs({ ui, few = false }: { ui: TableUi; few?: boolean }) {
  const more = useSignal(false)
  const nav = useRef<HTMLElement>(null)
  useDismissed(nav, more.value, () => (more.value = false))
  const all = tabsOf(ui)
  const names = all.map(tab => nameOfTab(ui, tab))
  const most = few ? ON_PHONE : IN_A_ROW
  const allFit = all.length <= most + 1 && names.reduce((sum, name) => sum + widthOf(name), 0) <= ROOM
  const hidden = allFit ? [] : all.slice(fitting(names, most))
  return (
    <nav
      ref={nav}
      class="tabs"
      data-few={few}
      data-covers={few || ui.tab.value === null ? 'bottom' : undefined}
      aria-label={t('tab.panels')}
    >
      {more.value && (
        <div class="more-tabs">{hidden.map(tab => tabButton(ui, tab, () => (more.value = false)))}</div>
      )}
      {all.filter(tab => !hidden.includes(tab)).map(tab => tabButton(ui, tab, () => (more.value = false)))}
      {hidden.length > 0 && (
        <button
          type="button"
          aria-expanded={more.value}
          aria-pressed={ui.tab.value !== null && hidden.includes(ui.tab.value)}
          onClick={() => (more.value = !more.value)}
        >
          <Icon name="list" size={19} />
          {t('tab.more')}
        </button>
      )}
    </nav>
  )
}

function panelOf(ui: TableUi, tab: Tab): Panel | undefined {
  return ui.state.value.scene.panels.find(panel => panel.id === tab)
}

function isOwn(tab: Tab): tab is OwnTab {
  return tab in icons
}

function nameOfTab(ui: TableUi, tab: Tab): string {
  return isOwn(tab) ? t(`tab.${tab}`) : (panelOf(ui, tab)?.title ?? '')
}

function iconOfTab(ui: TableUi, tab: Tab): string {
  return isOwn(tab) ? icons[tab] : (panelOf(ui, tab)?.icon ?? 'list')
}

function tabButton(ui: TableUi, tab: Tab, onPicked?: () => void) {
  return (
    <button
      type="button"
      key={tab}
      aria-pressed={ui.tab.value === tab}
      onClick={() => {
        turnTo(ui, ui.tab.value === tab ? null : tab)
        onPicked?.()
      }}
    >
      <Icon name={iconOfTab(ui, tab)} size={19} />
      {nameOfTab(ui, tab)}
      {tab === 'log' && ui.state.value.news > 0 && <em class="unread">{ui.state.value.news}</em>}
    </button>
  )
}

/** The panels of this game in its order, and those of every table. */
function tabsOf(ui: TableUi): Tab[] {
  const { scene, orders } = ui.state.value
  const panels = (late: boolean): string[] =>
    scene.panels.filter(panel => (panel.late ?? false) === late).map(({ id }) => id)
  return [
    'log',
    ...panels(false),
    'rules',
    ...panels(true),
    'notes',
    ...(orders.length > 0 ? ['orders'] : []),
  ]
}

function Body({ ui, tab }: { ui: TableUi; tab: Tab }) {
  const state = ui.state.value
  switch (tab) {
    case 'log':
      return <LogPanel ui={ui} />
    case 'rules':
      return <RulesReader game={state.game} rule={ruleShown.value} />
    case 'notes':
      return <NotesPanel ui={ui} />
    case 'orders':
      return <OrdersPanel ui={ui} />
    default:
      return <GamePanel ui={ui} panel={panelOf(ui, tab)} />
  }
}

function GamePanel({ ui, panel }: { ui: TableUi; panel: Panel | undefined }) {
  return (
    <>
      {panel?.hand === true && (
        <div class="cards-open">
          {ui.state.value.scene.hand.map(card => (
            <CardButton key={card.id} ui={ui} card={card} open />
          ))}
        </div>
      )}
      <Sections ui={ui} panel={panel} />
    </>
  )
}

const SAVING = {
  saving: 'table.saving',
  saved: 'table.saved',
  full: 'table.unsaved',
  failed: 'table.unsaved',
} as const

function Foot({ ui }: { ui: TableUi }) {
  const state = ui.state.value
  // At one screen the question is who sits here now; alone it is against whom one plays.
  const together = state.seats.filter(({ level }) => level === null).length > 1
  const named = state.seats.filter(({ role }) => (role === state.viewer) === together)
  return (
    <footer class="panel-foot">
      <p>
        {ui.online.value !== null && state.viewer === null && (
          <span>{t('online.watcher-sees', { n: state.seats.length })}</span>
        )}
        {named.map(seat => (
          <span key={seat.role}>
            <b class={`text-${seat.kit}`}>{playerOf(seat)}</b>
            {playerOf(seat) === seat.side ? '' : `, ${seat.side}`}
          </span>
        ))}
        {state.ownPosition && <span>{t('record.own-position')}</span>}
        {ui.online.value === null && <span class="saved">{t(SAVING[ui.saving.value])}</span>}
      </p>
      <TableMenu ui={ui} keys />
    </footer>
  )
}
