import type { TableAct, Wanted } from '@aquila/play'
import type { ProposalSeen, SeatSeen, TableSeen } from '@aquila/play/wire'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '../app/announce.tsx'
import { t } from '../messages/text.ts'
import { refuse } from '../table/notice.ts'
import type { TableUi } from '../table/state.ts'
import { AskOrOffer } from './ask-or-offer.tsx'
import type { OnlineState } from './online-state.ts'
import { deal, isAsking } from './parley-state.ts'
import { problemOf, spanInWords } from './words.ts'
import './parley.css'

/** What the people at a table have to settle with each other, one card at a time: the most pressing first. */
export function ParleyCards({ ui }: { ui: TableUi }) {
  const online = ui.online.value
  const table = online?.table ?? null
  const settled = useSettled(online)
  if (online === null || table === null || table.state !== 'running') return null
  const { player } = table
  const own = table.seats.find(seat => seat.player === player)
  const parley = online.parley
  if (player === null || own === undefined || parley === null) return null
  const about = { ui, online, table, player }
  if (own.who === 'steward') return <KeptSeat {...about} own={own} />
  const asked = parley.proposals.find(({ by, yes }) => by !== player && !yes.includes(player))
  if (asked !== undefined) return <AskedOfMe key={asked.id} {...about} proposal={asked} />
  const mine = parley.proposals.find(({ by }) => by === player)
  if (mine !== undefined) return <AskedByMe {...about} proposal={mine} />
  const late = parley.clocks.find(
    clock => clock.isOut && clock.player !== player && table.waiting.includes(clock.player),
  )
  if (late !== undefined && table.pace.kind !== 'none' && table.pace.flag === 'ask')
    return <OutOfTime {...about} late={late.player} />
  if (parley.isPaused) return <Paused {...about} />
  if (isAsking.value) return <AskOrOffer {...about} />
  if (settled !== null)
    return <Card title={settledInWords(settled.last, table)} text="" onClose={settled.forget} />
  return null
}

export interface About {
  readonly ui: TableUi
  readonly online: OnlineState
  readonly table: TableSeen
  readonly player: number
}

/** A card over the map: what is asked, what follows from it, and what does not. */
export function Card(props: {
  title: string
  text: string
  children?: ComponentChildren
  onClose?: () => void
}) {
  return (
    <section class="notice parley" aria-label={props.title}>
      <span>
        <b>{props.title}</b> {props.text}
      </span>
      <span class="parley-do">
        {props.children}
        {props.onClose !== undefined && (
          <button type="button" class="button" onClick={props.onClose}>
            {t('parley.right')}
          </button>
        )}
      </span>
    </section>
  )
}

/** Something that is sent when it is pressed. What cannot be done says why, and changes nothing. */
export function Do(props: {
  table: TableSeen
  act: TableAct
  ui: TableUi
  primary?: boolean
  text: string
  keyHint?: string
}) {
  const { table, act, ui, primary = false, text, keyHint } = props
  const [isSent, setSent] = useState(false)
  const send = (): void => {
    setSent(true)
    deal(table.id, act).catch((error: unknown) => {
      setSent(false)
      refuse(ui, new Error(problemOf(error)))
    })
  }
  useKey(keyHint, send)
  return (
    <button type="button" class={primary ? 'button primary' : 'button'} disabled={isSent} onClick={send}>
      {text} {keyHint !== undefined && <kbd>{keyHint.toUpperCase()}</kbd>}
    </button>
  )
}

/** A key answers only while its card is there, and never while somebody writes. */
function useKey(key: string | undefined, press: () => void): void {
  useEffect(() => {
    if (key === undefined) return
    const hear = (event: KeyboardEvent): void => {
      const isWriting =
        event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (isWriting || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== key)
        return
      event.preventDefault()
      event.stopImmediatePropagation()
      press()
    }
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  })
}

export function nameOf(table: TableSeen, player: number): string {
  const seat = table.seats.find(each => each.player === player)
  return seat?.name ?? seat?.role ?? ''
}

function AskedOfMe({ ui, table, proposal }: About & { proposal: ProposalSeen }) {
  const { wanted, by, text, id } = proposal
  const name = nameOf(table, by)
  const title = t('parley.asked', { name, ...saidOf(wanted, table) })
  useEffect(() => announce(title), [id])
  return (
    <Card title={title} text={t('parley.asked.about', saidOf(wanted, table))}>
      {text !== null && text !== '' && <q>{text}</q>}
      <Do
        ui={ui}
        table={table}
        act={{ kind: 'answer', proposal: id, yes: false }}
        text={t('parley.no')}
        keyHint="n"
      />
      <Do
        ui={ui}
        table={table}
        act={{ kind: 'answer', proposal: id, yes: true }}
        text={t('parley.yes', saidOf(wanted, table))}
        keyHint="y"
        primary
      />
    </Card>
  )
}

/** What is said of a proposal: what it is, and how far back it goes. */
export function saidOf(wanted: Wanted, { choices }: TableSeen): { what: string; n: number; to: string } {
  return {
    what: wanted.what,
    n: wanted.what === 'take-back' ? Math.max(1, choices - wanted.choices) : 0,
    to: wanted.what === 'hand' ? wanted.to : '',
  }
}

function AskedByMe({ ui, table, proposal }: About & { proposal: ProposalSeen }) {
  const waits = table.seats.filter(({ player, who }) => who === 'person' && !proposal.yes.includes(player))
  const names = waits.map(({ name }) => name ?? '').join(', ')
  return (
    <Card title={t('parley.mine', saidOf(proposal.wanted, table))} text={t('parley.mine.waits', { names })}>
      <Do
        ui={ui}
        table={table}
        act={{ kind: 'answer', proposal: proposal.id, yes: false }}
        text={t('parley.withdraw')}
      />
    </Card>
  )
}

function OutOfTime({ ui, table, late }: About & { late: number }) {
  const [waits, setWaits] = useState(false)
  if (waits) return null
  const name = nameOf(table, late)
  return (
    <Card title={t('parley.late', { name })} text={t('parley.late.about')}>
      <button type="button" class="button" onClick={() => setWaits(true)}>
        {t('parley.late.wait')}
      </button>
      <Do
        ui={ui}
        table={table}
        act={{ kind: 'claim', player: late, what: 'bot' }}
        text={t('parley.late.bot')}
      />
      {table.seats.length === 2 && (
        <Do
          ui={ui}
          table={table}
          act={{ kind: 'claim', player: late, what: 'win' }}
          text={t('parley.late.win')}
        />
      )}
    </Card>
  )
}

function Paused({ ui, table }: About) {
  return (
    <Card title={t('parley.paused')} text={t('parley.paused.about')}>
      <Do
        ui={ui}
        table={table}
        act={{ kind: 'propose', wanted: { what: 'go-on' } }}
        text={t('parley.go-on')}
        primary
      />
    </Card>
  )
}

function KeptSeat({ ui, table, own }: About & { own: SeatSeen }) {
  const title = t('parley.kept')
  useEffect(() => announce(title), [])
  return (
    <Card title={title} text={t('parley.kept.about', { bot: t('level', { level: own.level ?? '' }) })}>
      <Do ui={ui} table={table} act={{ kind: 'sit-in', on: false }} text={t('parley.kept.take')} primary />
    </Card>
  )
}

type Last = NonNullable<NonNullable<OnlineState['parley']>['last']>

/** What was settled since the page is open, until somebody has read it. */
function useSettled(online: OnlineState | null): { readonly last: Last; readonly forget: () => void } | null {
  const last = online?.parley?.last ?? null
  const [known, setKnown] = useState<number | null | undefined>(undefined)
  useEffect(() => {
    if (known === undefined && online?.parley != null) setKnown(last?.id ?? null)
  }, [online?.parley === null])
  if (known === undefined || last === null || last.id === known) return null
  return { last, forget: () => setKnown(last.id) }
}

function settledInWords({ how, by, wanted, refusedBy }: Last, table: TableSeen): string {
  const name = refusedBy === null ? nameOf(table, by) : nameOf(table, refusedBy)
  return t('parley.settled', { how, name, what: wanted.what })
}

/** For how long somebody still waits before he may ask again; null: he may. */
export function waitOf({ parley, ahead }: OnlineState, player: number): string | null {
  const until = parley?.waits.find(each => each.player === player)?.until ?? 0
  const left = until - (Date.now() + ahead)
  return left <= 0 ? null : spanInWords(left)
}
