import type { Database } from './database.ts'
import { bytes, numberOrNull, text, textOrNull } from './values.ts'

/** Of what somebody is told who does not look. */
export const noticeKinds = ['turn', 'half', 'fifth', 'asked', 'invited', 'over', 'test'] as const

export type NoticeKind = (typeof noticeKinds)[number]

export type ChannelKind = 'push' | 'mail' | 'webhook'

/** What somebody is to be told, if he has not looked by then. It is stored with what gave rise to it. */
export interface NewNotice {
  /** The same notice is never made twice. */
  readonly key: string
  readonly person: string
  readonly match: string | null
  readonly kind: NoticeKind
  readonly sendAt: number
  /** Whoever has seen so many events has looked; null: looking does not answer it. */
  readonly events: number | null
  readonly who: string | null
}

export interface NoticeRow extends NewNotice {
  readonly isSeen: boolean
  readonly game: string | null
  readonly scenario: string | null
  readonly due: number | null
  readonly hours: string | null
}

export interface ChannelRow {
  readonly id: string
  readonly person: string
  readonly kind: ChannelKind
  /** Sealed: a copy of the store tells no addresses. */
  readonly address: Uint8Array
  readonly label: string
  readonly kinds: readonly string[]
  readonly failedSince: number | null
  readonly error: string | null
}

/** Something that is to be sent on one channel. */
export interface SendingRow {
  readonly id: string
  readonly channel: ChannelRow
  readonly message: string
  readonly tries: number
}

/** What came of a notice, as its owner reads it. */
export interface SendingTold {
  readonly at: number
  readonly channel: ChannelKind | null
  readonly title: string
  readonly state: string
  readonly error: string | null
}

export interface NoticeReads {
  channelsOf(person: string): Promise<ChannelRow[]>
  lastSendings(person: string, most: number): Promise<SendingTold[]>
}

export function noticeReadsOn({ all }: Database): NoticeReads {
  return {
    async channelsOf(person) {
      const rows = await all(
        `select ${CHANNEL} from channels c where c.person = ? order by c.created_at`,
        person,
      )
      return rows.map(channelIn)
    },
    async lastSendings(person, most) {
      const rows = await all(
        `select made_at, channel_kind, title, state, error from sendings where person = ?
        order by made_at desc, id limit ?`,
        person,
        most,
      )
      return rows.map(row => ({
        at: Number(row.made_at),
        channel: row.channel_kind === null ? null : (text(row.channel_kind) as ChannelKind),
        title: text(row.title),
        state: text(row.state),
        error: textOrNull(row.error),
      }))
    },
  }
}

const CHANNEL = 'c.id, c.person, c.kind, c.address, c.label, c.kinds, c.failed_since, c.error'

type Rows = Awaited<ReturnType<Database['all']>>

function channelIn(row: Rows[number]): ChannelRow {
  return {
    id: text(row.id),
    person: text(row.person),
    kind: text(row.kind) as ChannelKind,
    address: bytes(row.address),
    label: text(row.label),
    kinds: text(row.kinds).split(' '),
    failedSince: numberOrNull(row.failed_since),
    error: textOrNull(row.error),
  }
}

export interface NoticeWrites {
  makeChannel(channel: Omit<ChannelRow, 'failedSince' | 'error'>, at: number): Promise<void>
  setChannelKinds(person: string, id: string, kinds: readonly string[]): Promise<void>
  removeChannel(person: string, id: string): Promise<void>
  setHours(person: string, hours: string): Promise<void>
  makeNotices(notices: readonly NewNotice[]): Promise<void>
  /** Those that are due. Each is decided once. */
  dueNotices(now: number, most: number): Promise<NoticeRow[]>
  putOff(key: string, until: number): Promise<void>
  /** A notice has been decided: what is sent of it, or why nothing is. */
  spread(
    key: string,
    told: { readonly why: string | null; readonly title: string },
    sendings: readonly { readonly id: string; readonly channel: ChannelRow; readonly message: string }[],
    now: number,
  ): Promise<void>
  /** What is to be sent now; it is taken with this, until that time. */
  leaseSendings(now: number, until: number, most: number): Promise<SendingRow[]>
  /** What came of it. `again`: when it is tried once more; null: no more. */
  noteSending(
    id: string,
    came: {
      readonly state: 'sent' | 'failed' | 'due'
      readonly error: string | null
      readonly again: number | null
    },
    now: number,
  ): Promise<void>
  /** The value that was kept first under that name. */
  keepSetting(key: string, value: string): Promise<string>
  sweepNotices(now: number): Promise<void>
}

/** What was sent is forgotten after a week, in milliseconds. */
const KEPT = 7 * 86_400_000

/** Of one match nobody gets more letters than one in ten minutes. */
const BETWEEN_LETTERS = 600_000

export function noticeWritesOn({ run, all }: Database): NoticeWrites {
  return {
    async makeChannel({ id, person, kind, address, label, kinds }, at) {
      // A device, an address or a hook that is given again takes the place of the older one.
      await run('delete from channels where person = ? and kind = ? and label = ?', person, kind, label)
      await run(
        'insert into channels (id, person, kind, address, label, kinds, created_at) values (?, ?, ?, ?, ?, ?, ?)',
        ...[id, person, kind, address, label, kinds.join(' '), at],
      )
    },
    async setChannelKinds(person, id, kinds) {
      await run('update channels set kinds = ? where person = ? and id = ?', kinds.join(' '), person, id)
    },
    async removeChannel(person, id) {
      await run('delete from channels where person = ? and id = ?', person, id)
    },
    async setHours(person, hours) {
      await run('update users set hours = ? where id = ?', hours, person)
    },
    async makeNotices(notices) {
      for (const each of notices) await makeNotice(run, each)
    },
    async dueNotices(now, most) {
      const rows = await all(
        `select n.key, n.person, n.match, n.kind, n.send_at, n.events, n.who, s.seen_events, s.due_at, m.game, m.scenario, u.hours
        from notices n join users u on u.id = n.person
        left join matches m on m.id = n.match left join seats s on s.match = n.match and s.user = n.person
        where n.send_at <= ? order by n.send_at limit ?`,
        now,
        most,
      )
      return rows.map(row => ({
        key: text(row.key),
        person: text(row.person),
        match: textOrNull(row.match),
        kind: text(row.kind) as NoticeKind,
        sendAt: Number(row.send_at),
        events: numberOrNull(row.events),
        who: textOrNull(row.who),
        isSeen:
          row.events !== null && row.seen_events !== null && Number(row.seen_events) >= Number(row.events),
        game: textOrNull(row.game),
        scenario: textOrNull(row.scenario),
        due: numberOrNull(row.due_at),
        hours: textOrNull(row.hours),
      }))
    },
    async putOff(key, until) {
      await run('update notices set send_at = ? where key = ?', until, key)
    },
    async spread(key, { why, title }, sendings, now) {
      const [row] = await all('delete from notices where key = ? returning person, match, kind', key)
      // Another process has decided it, or it has been answered meanwhile.
      if (row === undefined) return
      const { person = null, match = null, kind = null } = row
      const insert = `insert into sendings (id, person, match, kind, channel, channel_kind, title, message, state, tries, send_at, made_at, error)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?)`
      if (sendings.length === 0)
        await run(
          insert,
          ...[`${key} none`, person, match, kind, null, null, title, '', 'dropped', now, now, why],
        )
      for (const { id, channel, message } of sendings) {
        const sendAt = channel.kind === 'mail' ? await nextLetter(all, channel.id, match, now) : now
        await run(
          insert,
          ...[id, person, match, kind, channel.id, channel.kind, title, message, 'due', sendAt, now, null],
        )
      }
    },
    async leaseSendings(now, until, most) {
      const leased = await all(
        `update sendings set lease_until = ? where id in (
          select id from sendings where state = 'due' and send_at <= ? and (lease_until is null or lease_until < ?)
          order by send_at limit ?
        ) returning id, channel, message, tries`,
        ...[until, now, now, most],
      )
      const found: SendingRow[] = []
      for (const row of leased) {
        const [channel] = await all(`select ${CHANNEL} from channels c where c.id = ?`, row.channel ?? null)
        if (channel === undefined)
          await run(
            "update sendings set state = 'dropped', error = 'switched off' where id = ?",
            text(row.id),
          )
        else
          found.push({
            ...{ id: text(row.id), message: text(row.message), tries: Number(row.tries) },
            channel: channelIn(channel),
          })
      }
      return found
    },
    async noteSending(id, { state, error, again }, now) {
      const [row] = await all(
        `update sendings set state = ?, error = ?, tries = tries + 1, send_at = ?, lease_until = null where id = ? returning channel`,
        ...[state, error, again ?? now, id],
      )
      const channel = textOrNull(row?.channel)
      if (channel === null) return
      if (state === 'sent')
        await run('update channels set failed_since = null, error = null where id = ?', channel)
      else
        await run(
          'update channels set failed_since = coalesce(failed_since, ?), error = ? where id = ?',
          ...[now, error, channel],
        )
    },
    async keepSetting(key, value) {
      await run('insert into settings values (?, ?) on conflict (key) do nothing', key, value)
      const [row] = await all('select value from settings where key = ?', key)
      return text(row?.value)
    },
    async sweepNotices(now) {
      await run("delete from sendings where state <> 'due' and made_at < ?", now - KEPT)
    },
  }
}

async function nextLetter(
  all: Database['all'],
  channel: string,
  match: string | number | Uint8Array | null,
  now: number,
): Promise<number> {
  const [row] = await all(
    "select max(send_at) as last from sendings where channel = ? and match = ? and state in ('due', 'sent')",
    channel,
    match,
  )
  const last = numberOrNull(row?.last)
  return last === null ? now : Math.max(now, last + BETWEEN_LETTERS)
}

/** Written in the very transaction of what gave rise to it. */
export async function makeNotice(run: Database['run'], notice: NewNotice): Promise<void> {
  const { key, person, match, kind, sendAt, events, who } = notice
  await run(
    `insert into notices (key, person, match, kind, send_at, events, who) values (?, ?, ?, ?, ?, ?, ?)
    on conflict (key) do nothing`,
    ...[key, person, match, kind, sendAt, events, who],
  )
}
