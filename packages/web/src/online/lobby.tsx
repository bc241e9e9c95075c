import { shelf } from '@aquila/games'
import type { SeatSeen, TableSeen } from '@aquila/play/wire'
import { useEffect } from 'preact/hooks'
import { agoOf } from '../app/ago.ts'
import { inHand } from '../app/in-hand.ts'
import { TopBar } from '../app/top-bar.tsx'
import { Icon } from '../look/icon.tsx'
import { lid, t } from '../messages/text.ts'
import { Thumbnail } from '../pages/thumbnail.tsx'
import { scenarioOf, sideOf, titleOf, useCatalogue } from './catalogues.ts'
import { lobby, lobbyLost, watchLobby } from './lobby-state.ts'
import { Note } from './note.tsx'
import { OwnName } from './own-name.tsx'
import { lookForServer, server } from './tables.ts'
import { isYourTurn, paceInWords, spanInWords, timeOf } from './words.ts'
import './online.css'

/** The tables of this server: one's own, those with an open seat, and those to watch. */
export function LobbyPage() {
  useEffect(() => void lookForServer(), [])
  useEffect(() => (server.value === 'here' ? watchLobby() : undefined), [server.value])
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="online-page">
        <h1 class="unseen">{t('nav.online')}</h1>
        {server.value === 'none' ? <NoServer /> : <Lists />}
      </main>
    </div>
  )
}

/** The page is served alone: all games work, but nobody is there. */
export function NoServer() {
  return (
    <Note icon="warn" title={t('online.none')} text={t('online.none.about')}>
      <a class="button" href="#/">
        {t('nav.shelf')}
      </a>
    </Note>
  )
}

function Lists() {
  const told = lobby.value
  // Where somebody sits he finds among his own.
  const open = told?.open.filter(table => isOthers(table) && !told.asked.some(({ id }) => id === table.id))
  const live = told?.live.filter(isOthers)
  const waits = told?.mine.filter(isYourTurn).length ?? 0
  return (
    <>
      <div class="online-lists">
        <p class="where">
          {t('online.where')} <a href="#/">{t('online.where.shelf')}</a>
        </p>
        {lobbyLost.value !== null && (
          <p class="problem" role="alert">
            <Icon name="warn" /> {t('online.lost', { since: timeOf(lobbyLost.value) })}
          </p>
        )}
        <section aria-labelledby="my-tables">
          <Heading
            id="my-tables"
            text={t('online.mine')}
            aside={waits > 0 ? t('online.waits', { n: waits }) : ''}
          />
          {told?.mine.length === 0 && (
            <Note icon="tent" title={t('online.mine.none')} text={t('online.mine.none.about')}>
              <a class="button primary" href={`#/online/set/${inHand() ?? shelf[0]?.id ?? ''}`}>
                {t('online.set')}
              </a>
              <a class="button" href="#/">
                {t('online.play-bot')}
              </a>
            </Note>
          )}
          <ul class="table-cards">
            {told?.mine.map(table => (
              <MyTable key={table.id} table={table} />
            ))}
          </ul>
        </section>
        {(told?.asked.length ?? 0) > 0 && (
          <section aria-labelledby="asked-tables">
            <Heading id="asked-tables" text={t('online.asked')} />
            <ul class="table-rows leaf">
              {told?.asked.map(table => (
                <Row key={table.id} table={table} act={t('online.take-seat')} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="open-tables">
          <Heading id="open-tables" text={t('online.open')} />
          {open?.length === 0 && <p class="empty">{t('online.open.none')}</p>}
          <ul class="table-rows leaf">
            {open?.map(table => (
              <Row key={table.id} table={table} act={t('online.take-seat')} />
            ))}
          </ul>
        </section>
      </div>
      <div class="online-side">
        <section aria-labelledby="set-a-table">
          <Heading id="set-a-table" text={t('online.set')} />
          <ul class="leaf games">
            {shelf.map(({ id, seats, cover }) => (
              <li key={id}>
                <a href={`#/online/set/${id}`}>
                  <i
                    class="lid"
                    style={{ background: `linear-gradient(170deg, ${cover.face.join(', ')})` }}
                  />
                  <span>
                    {lid(id, 'title')}
                    <small>{seats > 1 ? lid(id, 'players') : t('online.set.solitaire')}</small>
                  </span>
                  <Icon name="right" size={14} />
                </a>
              </li>
            ))}
          </ul>
          <OwnName />
        </section>
        <section aria-labelledby="live-tables">
          <Heading id="live-tables" text={t('online.live')} />
          {live?.length === 0 && <p class="empty">{t('online.live.none')}</p>}
          <ul class="table-rows leaf">
            {live?.map(table => (
              <Row key={table.id} table={table} act={t('online.watch')} />
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}

function isOthers({ player, isHost }: TableSeen): boolean {
  return player === null && !isHost
}

export function Heading({ id, text, aside = '' }: { id: string; text: string; aside?: string }) {
  return (
    <header class="online-heading">
      <h2 id={id}>{text}</h2>
      {aside !== '' && <small>{aside}</small>}
    </header>
  )
}

/** One's own table: what is asked, who sits there, and for how long it waits. */
function MyTable({ table }: { table: TableSeen }) {
  const about = useCatalogue(table.game)
  const scenario = scenarioOf(about, table)
  const yours = isYourTurn(table) || isKeptForYou(table)
  return (
    <li>
      <a class="table-card" data-yours={yours} href={`#/online/${table.id}`}>
        <Thumbnail match={{ game: table.game, focus: scenario?.focus ?? [] }} />
        <span class="what">
          <span>
            <b class="capitals">{titleOf(table.game)}</b> {scenario?.title ?? ''}
          </span>
          <b>{situationOf(table)}</b>
          <Seats table={table} />
        </span>
        <span class="state">
          <b class="badge" data-yours={yours}>
            {stateOf(table)}
          </b>
          <small>{timeLeftOf(table) ?? agoOf(table.changedAt)}</small>
        </span>
      </a>
    </li>
  )
}

/** What whoever is waited for has left, if he is hurried. */
function timeLeftOf({ parley, waiting, state, pace }: TableSeen): string | null {
  const now = lobby.value?.now ?? Date.now()
  const due = parley.clocks.flatMap(clock => (waiting.includes(clock.player) ? (clock.due ?? []) : []))
  if (state === 'running' && due.length > 0)
    return t('online.time-left', { span: spanInWords(Math.max(0, Math.min(...due) - now)) })
  return pace.kind === 'none' ? null : paceInWords({ pace })
}

/** How it stands with a table, in a sentence. */
function situationOf(table: TableSeen): string {
  const { seats, state, host } = table
  const free = seats.filter(({ who }) => who === 'open').length
  if (isKeptForYou(table)) return t('online.kept-for-you', { host })
  if (isYourTurn(table)) return t('online.waits-for-you')
  if (state === 'open') return t('online.seats-free', { free, of: seats.length })
  if (state === 'salting') return t('online.dice-wait')
  const names = seats.filter(({ player }) => table.waiting.includes(player)).map(seat => nameOf(table, seat))
  if (state === 'running' && names.length > 0) return t('table.decides', { names })
  return state === 'over' ? overInWords(table) : ''
}

/** Who has won, by name; if nobody has, that the dice lie open. */
function overInWords(table: TableSeen): string {
  const won = table.result?.winners ?? table.ending?.winners ?? []
  const winners = table.seats.filter(({ role }) => won.includes(role))
  if (winners.some(({ player }) => player === table.player)) return t('online.over.you-won')
  if (winners.length === 0) return t('online.over.about')
  return t('online.over.won', { names: winners.map(seat => nameOf(table, seat)) })
}

/** A rematch: the others have sat down already. */
function isKeptForYou({ state, player, isHost }: TableSeen): boolean {
  return state === 'open' && player === null && !isHost
}

/** The same in a word or two. */
function stateOf(table: TableSeen): string {
  const free = table.seats.filter(({ who }) => who === 'open').length
  if (isKeptForYou(table)) return t('online.your-seat-waits')
  if (isYourTurn(table)) return t('online.your-turn')
  switch (table.state) {
    case 'open':
      return t('online.waiting-for', { n: free })
    case 'salting':
      return t('online.starting')
    case 'running':
      return t('online.running')
    case 'held':
      return t('online.held')
    case 'over':
      return t('online.over')
    case 'closed':
      return t('online.closed')
  }
}

/** The seats as pips, with those who sit there. */
function Seats({ table }: { table: TableSeen }) {
  const about = useCatalogue(table.game)
  return (
    <span class="seat-pips">
      {table.seats.map(seat => {
        const side = sideOf(about, table, seat)
        return (
          <span key={seat.player} data-who={seat.who}>
            <i class="pip" data-kit={side.kit} data-open={seat.who === 'open'} />
            <span class="unseen">{side.name}: </span>
            {nameOf(table, seat)}
          </span>
        )
      })}
    </span>
  )
}

function nameOf(table: TableSeen, seat: SeatSeen): string {
  if (seat.player === table.player) return t('online.you')
  if (seat.who === 'open') return t('online.free')
  return seat.level === null ? (seat.name ?? '') : t('level', { level: seat.level })
}

function Row({ table, act }: { table: TableSeen; act: string }) {
  const about = useCatalogue(table.game)
  return (
    <li>
      <a class="table-row" href={`#/online/${table.id}`}>
        <span class="what">
          <b>{scenarioOf(about, table)?.title ?? titleOf(table.game)}</b>
          <small>{t('online.hosted', { game: titleOf(table.game), host: table.host })}</small>
        </span>
        <Seats table={table} />
        <small class="pace">{paceInWords(table)}</small>
        <span class="button">
          {act} <span class="unseen">{titleOf(table.game)}</span>
        </span>
      </a>
    </li>
  )
}
