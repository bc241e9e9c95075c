import type { Bye, TableSeen } from '@aquila/play/wire'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '../app/announce.tsx'
import { fetchAhead } from '../app/later.tsx'
import { ruleShown } from '../app/rule-shown.ts'
import { TopBar } from '../app/top-bar.tsx'
import { Unfetched } from '../app/unfetched.tsx'
import { wearLookOf } from '../look/wardrobe.ts'
import { type OnlineMatch, openOnlineMatch } from '../match/local.ts'
import type { TableState } from '../match/table-match.ts'
import { lengthOf } from '../match/told-log.ts'
import { t } from '../messages/text.ts'
import { briefFirst } from '../table/briefing.ts'
import { type Layer, loadLayer } from '../table/map/load-layer.ts'
import { openingOf } from '../table/opening.ts'
import { receive } from '../table/stage.ts'
import { newTableUi, type TableUi } from '../table/state.ts'
import { Table } from '../table/table.tsx'
import { Invitation } from './invitation.tsx'
import type { Connection } from './line.ts'
import { Note } from './note.tsx'
import type { OnlineState } from './online-state.ts'
import { helpWithDice, isThereTable, lookForServer } from './tables.ts'
import { WaitingRoom } from './waiting-room.tsx'
import { heldInWords, isYourTurn, timeOf } from './words.ts'
import './online.css'

/** A table online: an invitation to it, its waiting room, or the match. */
export function OnlineTable({ id }: { id: string }) {
  const [online, setOnline] = useState<OnlineState | null>(null)
  const [laid, setLaid] = useState<{ ui: TableUi; layer: Layer } | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** What a table is drawn with did not come. */
  const [isUnfetched, setUnfetched] = useState(false)
  const [isWatching, setWatching] = useState(false)
  const [isMissing, setMissing] = useState(false)
  /** Whoever leaves by himself need not be told that his seat is gone. */
  const [isLeaving, setLeaving] = useState(false)
  /** A player who has sat down sees with other eyes: the table is opened once more. */
  const [sittings, setSittings] = useState(0)
  useEffect(() => {
    let left = false
    const stops: (() => void)[] = []
    void lookForServer()
    const opening = openOnlineMatch(id)
    opening
      .then(match => {
        if (left) return
        stops.push(match.watchOnline(setOnline), keepPresence(match))
        stops.push(
          layTable(match, {
            laid: made => !left && setLaid(made),
            failed: reason => {
              console.error(reason)
              if (!left) setUnfetched(true)
            },
          }),
        )
      })
      .catch((reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason)))
    return () => {
      left = true
      for (const stop of stops) stop()
      setLaid(null)
      opening.then(
        match => match.close(),
        () => undefined,
      )
    }
  }, [id, sittings])
  const table = online?.table ?? null
  useEffect(() => {
    setMissing(false)
    // A socket that is refused does not say why.
    isThereTable(id).then(
      isThere => setMissing(!isThere),
      () => undefined,
    )
  }, [id])
  useEffect(() => {
    if (table !== null) void helpWithDice(table).catch(() => undefined)
  }, [table?.wanted])
  useEffect(() => {
    if (laid === null) return
    const { ui } = laid
    // What could not be done without a line can be done now.
    if (ui.online.value?.connection.is === 'connecting' && online?.connection.is === 'connected')
      ui.notice.value = null
    ui.online.value = online
  }, [online, laid])
  const hadSeat = useHadSeat(table)
  useTitle(table !== null && isYourTurn(table))
  useSpokenConnection(online)

  if (error !== null) return <Ended title={t('table.failed', { why: error })} text="" />
  if (online?.connection.is === 'ended')
    return <Ended {...endedInWords(online.connection.why)} isOut={online.connection.why === 'signed-out'} />
  if (table === null)
    return isMissing ? (
      <Ended {...endedInWords('not-found')} />
    ) : (
      <Connecting connection={online?.connection} />
    )
  if (table.state === 'closed') return <Ended {...endedInWords('closed')} />
  if (table.state === 'open' || table.state === 'salting') {
    if (hadSeat && table.player === null && !isLeaving) return <SeatLost />
    if (table.player === null && !table.isHost && !isWatching)
      return (
        <Invitation
          table={table}
          people={online?.people ?? null}
          onSat={() => setSittings(sittings + 1)}
          onWatch={() => setWatching(true)}
        />
      )
    return <WaitingRoom table={table} people={online?.people ?? null} onLeave={() => setLeaving(true)} />
  }
  if (laid === null && table.state === 'held') return <Ended {...heldInWords(table)} />
  if (laid === null) return isUnfetched ? <Unfetched /> : <Connecting connection={online?.connection} />
  return <Table ui={laid.ui} layer={laid.layer} />
}

interface Laying {
  laid(made: { readonly ui: TableUi; readonly layer: Layer }): void
  failed(reason: unknown): void
}

/** The map is laid when the first state comes: the match may not have begun yet. */
function layTable(match: OnlineMatch, tell: Laying): () => void {
  let ui: TableUi | null = null
  let isLaying = false
  const lay = async (first: TableState): Promise<void> => {
    isLaying = true
    const [layer, opening] = await Promise.all([
      loadLayer(first.map ?? first.game),
      openingOf(match, first),
      wearLookOf(first.game),
    ])
    ruleShown.value = null
    const made = newTableUi(match, first, opening)
    await briefFirst(made, opening.drawn)
    ui = made
    tellShown(match, made)
    tell.laid({ ui: made, layer })
    // Whatever the match brings can be shown then, even if the server goes away.
    void fetchAhead()
    // What is still to be shown of it begins now: dice that have not fallen, a film for whoever comes back.
    receive(made, first)
  }
  const waiting: TableState[] = []
  return match.subscribe(state => {
    if (ui !== null) receive(ui, state)
    else if (isLaying) waiting.push(state)
    else
      lay(state).then(() => {
        for (const each of waiting.splice(0)) if (ui !== null) receive(ui, each)
      }, tell.failed)
  })
}

/** What is drawn while the page is visible was shown, and other devices of the same player need not show it again. */
function tellShown(match: OnlineMatch, { state }: TableUi): void {
  // What the server knows already it is not told again: it would think that something new was shown just now.
  let told = state.value.seen?.events ?? 0
  state.subscribe(({ log }) => {
    const length = lengthOf(log)
    if (document.visibilityState !== 'visible' || length <= told) return
    told = length
    void match.shown(length).catch(() => undefined)
  })
}

/** After so long without a touch nobody looks, in milliseconds. */
const TOUCHED = 120_000

/** The table is told whether somebody looks: the page is visible, and was touched a moment ago. */
function keepPresence(match: OnlineMatch): () => void {
  let touched = Date.now()
  let told: boolean | null = null
  const tell = (): void => {
    const present = document.visibilityState === 'visible' && Date.now() - touched < TOUCHED
    if (present === told) return
    told = present
    void match.here(present).catch(() => undefined)
  }
  const touch = (): void => {
    touched = Date.now()
    tell()
  }
  const events = ['pointerdown', 'keydown', 'wheel'] as const
  for (const event of events) addEventListener(event, touch, { passive: true })
  document.addEventListener('visibilitychange', touch)
  const clock = setInterval(tell, TOUCHED / 4)
  tell()
  return () => {
    for (const event of events) removeEventListener(event, touch)
    document.removeEventListener('visibilitychange', touch)
    clearInterval(clock)
  }
}

/** Whoever has the page behind others reads in its title that it is his turn. */
function useTitle(isYours: boolean): void {
  useEffect(() => {
    document.title = `${t(isYours ? 'online.your-turn' : 'title.online-table')} · ${t('aquila')}`
  }, [isYours])
}

/** Whether somebody sat here before: if he does no longer, the host has given his seat away. */
function useHadSeat(table: TableSeen | null): boolean {
  const [sat, setSat] = useState<string | null>(null)
  useEffect(() => {
    if (table !== null && table.player !== null) setSat(table.id)
  }, [table?.id, table?.player])
  return table !== null && sat === table.id
}

/** A lost connection is said once, and so is its return. */
function useSpokenConnection(online: OnlineState | null): void {
  const connection = online?.connection
  const is = connection?.is ?? null
  const [before, setBefore] = useState<string | null>(null)
  useEffect(() => {
    if (is === null || is === before) return
    if (before !== null && connection !== undefined) announce(connectionInWords(connection))
    setBefore(is)
  }, [is])
}

function connectionInWords(connection: Connection): string {
  return connection.is === 'connecting'
    ? t('online.connecting', { since: timeOf(connection.since) })
    : t('online.connected')
}

/** Until the server has said what stands there. If it does not, the page says so and what is safe. */
function Connecting({ connection }: { connection: Connection | undefined }) {
  const isLate = useLate(connection?.is === 'connecting')
  if (!isLate || connection?.is !== 'connecting')
    return <main class="waiting" aria-busy="true" aria-label={t('table.opening')} />
  return (
    <Page>
      <Note
        icon="hourglass"
        title={t('online.away', { since: timeOf(connection.since) })}
        text={t('online.away.about')}
        alarming
      >
        <a class="button" href="#/">
          {t('online.play-alone')}
        </a>
      </Note>
    </Page>
  )
}

/** A server that answers at once need not be called away, in milliseconds. */
const LATE = 2_000

function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    const clock = isWaiting ? setTimeout(() => setLate(true), LATE) : undefined
    return () => clearTimeout(clock)
  }, [isWaiting])
  return isLate
}

function endedInWords(why: Bye): { title: string; text: string } {
  return { title: t('online.ended', { why }), text: t('online.ended.about', { why }) }
}

function SeatLost() {
  return (
    <Page>
      <Note icon="warn" title={t('online.seat-lost')} text={t('online.seat-lost.about')} alarming>
        <a class="button primary" href="#/online">
          {t('online.seat-lost.others')}
        </a>
      </Note>
    </Page>
  )
}

/** What has become of a table that cannot be opened, and the way on. */
function Ended({ title, text, isOut = false }: { title: string; text: string; isOut?: boolean }) {
  return (
    <Page>
      <Note icon="warn" title={title} text={text} alarming>
        <a class="button primary" href={isOut ? '#/online/account' : '#/online'}>
          {t(isOut ? 'account.sign-in' : 'online.mine')}
        </a>
        <a class="button" href="#/">
          {t('nav.shelf')}
        </a>
      </Note>
    </Page>
  )
}

function Page({ children }: { children: ComponentChildren }) {
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="online-page">
        {children}
      </main>
    </div>
  )
}
