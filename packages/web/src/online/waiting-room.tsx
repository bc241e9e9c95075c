import { boxes } from '@aquila/games'
import type { People, SeatSeen, TableSeen } from '@aquila/play/wire'
import { useState } from 'preact/hooks'
import { agoOf } from '../app/ago.ts'
import { later } from '../app/later.tsx'
import { go } from '../app/router.ts'
import { TopBar } from '../app/top-bar.tsx'
import { Cover } from '../look/cover.tsx'
import { Icon } from '../look/icon.tsx'
import { Problem } from '../look/problem.tsx'
import type { Catalogue } from '../match/table-match.ts'
import { t } from '../messages/text.ts'
import { AskIn } from './ask-in.tsx'
import { scenarioOf, sideOf, titleOf, useCatalogue } from './catalogues.ts'
import { PresenceSign } from './presence.tsx'
import { Salts } from './salts.tsx'
import { SideSign } from './side-sign.tsx'
import { closeTable, leaveTable, seatAt, startTable } from './tables.ts'
import { paceInWords, problemOf } from './words.ts'
import './waiting-room.css'

/** Not everybody asks. */
const CheckDice = later(async () => (await import('./check-dice.tsx')).CheckDice)

/** Until a match begins: who sits, whom to ask in, what is agreed, and that nobody can choose the dice. */
export function WaitingRoom(props: { table: TableSeen; people: People | null; onLeave: () => void }) {
  const { table, people, onLeave } = props
  const about = useCatalogue(table.game)
  const [problem, setProblem] = useState<string | null>(null)
  const scenario = scenarioOf(about, table)
  const attempt = (doing: Promise<unknown>): void => {
    setProblem(null)
    doing.catch(error => setProblem(problemOf(error)))
  }
  const box = boxes.get(table.game)
  const taken = table.seats.filter(({ who }) => who !== 'open').length
  return (
    <div class="dusk">
      <TopBar />
      <main id="content" tabIndex={-1} class="online-page waiting-room">
        <header class="room-head">
          {box !== undefined && <Cover box={box} />}
          <div>
            <h1>{scenario?.title ?? titleOf(table.game)}</h1>
            <p>
              {titleOf(table.game)}
              {scenario === null ? '' : `, ${scenario.years}`}.{' '}
              {t('online.room.taken', { taken, of: table.seats.length })}{' '}
              {table.isHost ? t('online.room.yours') : t('online.room.host', { host: table.host })}
            </p>
          </div>
          <p>
            {t(table.visibility === 'public' ? 'online.room.public' : 'online.room.link')}
            <br />
            {t('online.room.opened', { ago: agoOf(table.createdAt) })}
          </p>
        </header>
        {problem !== null && <Problem text={problem} />}
        <div class="online-lists">
          <section aria-labelledby="seats">
            <h2 id="seats">
              {t('online.seats')} <small>{countedInWords(table, people)}</small>
            </h2>
            <ul class="leaf seat-rows">
              {table.seats.map(seat => (
                <Seat
                  key={seat.player}
                  table={table}
                  seat={seat}
                  about={about}
                  people={people}
                  attempt={attempt}
                />
              ))}
            </ul>
          </section>
          <Agreed table={table} about={about} />
        </div>
        <div class="online-side">
          <section aria-labelledby="ask-in">
            <h2 id="ask-in">{t('online.ask-in')}</h2>
            <div class="leaf">
              <AskIn id={table.id} isFull={table.seats.every(({ who }) => who !== 'open')} />
              <Start table={table} about={about} attempt={attempt} />
            </div>
          </section>
          <p class="ways-out">
            {table.player !== null && !table.isHost && (
              <button
                type="button"
                class="link"
                onClick={() => {
                  onLeave()
                  attempt(leaveTable(table.id).then(() => go('/online')))
                }}
              >
                {t('online.leave')}
              </button>
            )}
            {table.isHost && (
              <button
                type="button"
                class="link"
                onClick={() => attempt(closeTable(table.id).then(() => go('/online')))}
              >
                {t('online.close')}
              </button>
            )}
          </p>
        </div>
      </main>
    </div>
  )
}

interface SeatProps {
  readonly table: TableSeen
  readonly seat: SeatSeen
  readonly about: Catalogue | null
  readonly people: People | null
  readonly attempt: (doing: Promise<unknown>) => void
}

function Seat({ table, seat, about, people, attempt }: SeatProps) {
  const side = sideOf(about, table, seat)
  const isMine = seat.player === table.player
  return (
    <li class="seat-row" data-kit={side.kit} data-who={seat.who} data-mine={isMine}>
      <SideSign game={table.game} kit={side.kit} isOpen={seat.who === 'open'} />
      <b class={`capitals text-${side.kit}`}>{side.name}</b>
      <span class="sitter">
        {sitterOf(table, seat)}
        <small>{roleOf(table, seat)}</small>
      </span>
      <PresenceSign seat={seat} people={people} />
      {table.isHost && !isMine && table.state === 'open' && (
        <select
          aria-label={t('setup.who', { side: side.name })}
          value={seat.level ?? (seat.who === 'person' ? 'person' : '')}
          onChange={event => {
            const { value } = event.currentTarget
            if (value !== 'person') attempt(seatAt(table.id, seat.player, value === '' ? null : value))
          }}
        >
          {seat.who === 'person' && <option value="person">{seat.name}</option>}
          <option value="">{t('online.seat.open')}</option>
          {about?.levels.map(level => (
            <option key={level} value={level}>
              {t('setup.bot', { level })}
            </option>
          ))}
        </select>
      )}
    </li>
  )
}

/** '2 people are here, 1 bot, 1 seat is open'. */
function countedInWords({ seats }: TableSeen, people: People | null): string {
  const here = people?.seats.filter(({ is }) => is === 'here').length ?? 0
  const bots = seats.filter(({ who }) => who === 'bot').length
  const open = seats.filter(({ who }) => who === 'open').length
  return [
    t('online.room.here', { n: here }),
    ...(bots === 0 ? [] : [t('online.room.bots', { n: bots })]),
    ...(open === 0 ? [] : [t('online.room.open', { n: open })]),
  ].join(', ')
}

/** What somebody is at this table. */
function roleOf({ host }: TableSeen, { who, name }: SeatSeen): string {
  if (who === 'open') return ''
  if (who === 'bot') return t('online.is-bot')
  return name === host ? t('online.is-host') : t('online.is-guest')
}

function sitterOf(table: TableSeen, seat: SeatSeen): string {
  if (seat.player === table.player) return t('online.you')
  if (seat.level !== null) return t('level', { level: seat.level })
  if (seat.who === 'open')
    return seat.keptFor === null ? t('online.seat.is-open') : t('online.seat.kept', { name: seat.keptFor })
  return seat.name ?? ''
}

/** The button names what it does; only the host has it. */
function Start({ table, about, attempt }: Pick<SeatProps, 'table' | 'about' | 'attempt'>) {
  if (table.state === 'salting') {
    const missing = table.seats.filter(({ who, salt }) => who === 'person' && salt === null)
    return (
      <p class="start" role="status">
        <Icon name="dice" /> {t('online.salting', { names: missing.map(({ name }) => name ?? '') })}
      </p>
    )
  }
  if (!table.isHost) return <p class="start">{t('online.host-starts', { host: table.host })}</p>
  return (
    <div class="start">
      <button type="button" class="button primary" onClick={() => attempt(startTable(table.id))}>
        {startInWords(table, about)}
      </button>
      <small>{t('online.start.about')}</small>
    </div>
  )
}

function startInWords(table: TableSeen, about: Catalogue | null): string {
  const [open, ...more] = table.seats.filter(({ who }) => who === 'open')
  if (open === undefined) return t('online.start')
  if (more.length > 0) return t('online.start.bots', { n: more.length + 1 })
  return t('online.start.bot', { side: sideOf(about, table, open).name })
}

/** What is agreed, and what nobody can choose. */
function Agreed({ table, about }: { table: TableSeen; about: Catalogue | null }) {
  const [isChecking, setChecking] = useState(false)
  const options = about?.options.flatMap(({ id, name, values, scale }) => {
    const value = table.options[id]
    if (value === undefined || value === (scale ?? values[0]?.id)) return []
    return [`${name}: ${values.find(each => each.id === value)?.name ?? value}`]
  })
  return (
    <section aria-labelledby="agreed">
      <h2 id="agreed">{t('online.agreed')}</h2>
      <div class="leaf agreed">
        <dl>
          <div>
            <dt>{t('pace')}</dt>
            <dd>{paceInWords(table)}</dd>
          </div>
          <div>
            <dt>{t('online.agreed.watchers')}</dt>
            <dd>{t('online.watchers.who', { visibility: table.visibility })}</dd>
          </div>
          <div>
            <dt>{t('online.agreed.hints')}</dt>
            <dd>{t(table.hints ? 'online.hints.yes' : 'online.hints.no')}</dd>
          </div>
          <div>
            <dt>{t('online.agreed.options')}</dt>
            <dd>
              {options === undefined || options.length === 0 ? t('online.options.none') : options.join(', ')}
            </dd>
          </div>
        </dl>
        <div class="dice">
          <Icon name="dice" size={26} />
          <div>
            <p>
              <b>{t('online.dice')}</b>
            </p>
            <p>
              {t('online.dice.seal')} <code>{table.commitment.slice(0, 16)}…</code> {t('online.dice.salts')}{' '}
              <Salts table={table} about={about} />
            </p>
          </div>
          <button type="button" class="link" onClick={() => setChecking(true)}>
            {t('online.dice.check')}
          </button>
        </div>
      </div>
      {isChecking && <CheckDice table={table} about={about} onClose={() => setChecking(false)} />}
    </section>
  )
}
