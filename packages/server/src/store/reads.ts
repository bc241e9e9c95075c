import { type TableState, tableStates } from '@aquila/play/wire'
import * as v from 'valibot'
import type { Database, Row, Value } from './driver.ts'
import type { SeatRow, StoredMatch, TableRow, UserRow } from './rows.ts'

/** How many tables a list of the lobby shows. */
const MOST = 50

/** What can be read. It waits for no writer, and no writer waits for it. */
export interface Reads {
  userOf(idHash: string, now: number): (UserRow & { readonly seenAt: number }) | null
  table(id: string): TableRow | null
  /** All that a match is opened from; null if there is none. */
  match(id: string): StoredMatch | null
  /** The number of an act that was stored, by its token. */
  actOf(match: string, player: number, token: string): number | null
  own(match: string, player: number): { notes: string; events: number | null; at: number | null } | null
  lobby(user: string | null): { mine: TableRow[]; open: TableRow[]; live: TableRow[] }
  /** How many matches there are, by state. */
  counts(): { readonly [state: string]: number }
}

export function readsOn(database: Database): Reads {
  const { all } = database
  const tables = (sql: string, ...values: Value[]): TableRow[] =>
    all(`select ${COLUMNS} from matches m join users h on h.id = m.host ${sql}`, ...values).map(row =>
      tableOf(row, seatsOf(database, text(row.id))),
    )
  return {
    userOf(idHash, now) {
      const [row] = all(
        `select u.id, u.name, s.seen_at from sessions s join users u on u.id = s.user where s.id_hash = ? and s.expires_at > ?`,
        idHash,
        now,
      )
      return row === undefined
        ? null
        : { id: text(row.id), name: text(row.name), seenAt: Number(row.seen_at) }
    },
    table: id => tables('where m.id = ?', id)[0] ?? null,
    match(id) {
      const [table] = tables('where m.id = ?', id)
      return table === undefined ? null : matchOf(database, table)
    },
    actOf(match, player, token) {
      const [row] = all(
        'select seq from acts where match = ? and player = ? and token = ?',
        match,
        player,
        token,
      )
      return row === undefined ? null : Number(row.seq)
    },
    own(match, player) {
      const [row] = all(
        'select notes, seen_events, seen_at from seats where match = ? and player = ?',
        match,
        player,
      )
      if (row === undefined) return null
      return { notes: text(row.notes), events: numberOrNull(row.seen_events), at: numberOrNull(row.seen_at) }
    },
    lobby: user => ({
      mine:
        user === null
          ? []
          : tables(
              `where m.state <> 'closed' and (m.id in (select match from seats where user = ?) or
                (m.host = ? and m.state in ('open', 'salting')) or m.id in (select match from seats where kept_for = ?))
              order by m.state = 'over', m.changed_at desc limit ${MOST}`,
              user,
              user,
              user,
            ),
      open: tables(
        `where m.state = 'open' and m.visibility = 'public' and exists (
          select 1 from seats s where s.match = m.id and s.user is null and s.level is null and s.kept_for is null)
        order by m.changed_at desc limit ${MOST}`,
      ),
      live: tables(
        `where m.state = 'running' and m.visibility = 'public' order by m.changed_at desc limit ${MOST}`,
      ),
    }),
    counts: () =>
      Object.fromEntries(
        all('select state, count(*) as count from matches group by state').map(row => [
          text(row.state),
          Number(row.count),
        ]),
      ),
  }
}

const COLUMNS = `m.id, m.game, m.rules, m.scenario, m.options, m.pause_alike, m.pack is not null as has_pack, m.host,
  h.name as host_name, m.visibility, m.hints, m.state, m.edition, m.seq, m.choices, m.phase, m.waiting, m.commitment,
  m.created_at, m.started_at, m.changed_at, m.ended_at, m.result, m.ending, m.rematch`

/** What comes out of the store was made by this program; JSON is checked for its shape all the same. */
const optionsSchema = v.record(v.string(), v.string())
const waitingSchema = v.array(v.number())
const resultSchema = v.nullable(
  v.object({
    winners: v.array(v.string()),
    outcome: v.string(),
    rule: v.string(),
    scores: v.exactOptional(v.record(v.string(), v.number())),
  }),
)
const endingSchema = v.nullable(
  v.object({
    kind: v.picklist(['resigned', 'drawn', 'claimed', 'ended']),
    by: v.nullable(v.number()),
    winners: v.array(v.string()),
  }),
)

function tableOf(row: Row, seats: readonly SeatRow[]): TableRow {
  return {
    id: text(row.id),
    game: text(row.game),
    rules: text(row.rules),
    scenario: text(row.scenario),
    options: v.parse(optionsSchema, json(row.options)),
    pauseAlike: row.pause_alike === 1,
    hasPack: row.has_pack === 1,
    host: text(row.host),
    hostName: text(row.host_name),
    visibility: row.visibility === 'public' ? 'public' : 'link',
    hints: row.hints === 1,
    state: stateOf(row.state),
    edition: Number(row.edition),
    seq: Number(row.seq),
    choices: Number(row.choices),
    phase: textOrNull(row.phase),
    waiting: v.parse(waitingSchema, json(row.waiting)),
    commitment: text(row.commitment),
    createdAt: Number(row.created_at),
    startedAt: numberOrNull(row.started_at),
    changedAt: Number(row.changed_at),
    endedAt: numberOrNull(row.ended_at),
    result: v.parse(resultSchema, json(row.result)),
    ending: v.parse(endingSchema, json(row.ending)),
    rematch: textOrNull(row.rematch),
    seats,
  }
}

function stateOf(value: Value | undefined): TableState {
  return v.parse(v.picklist(tableStates), value)
}

function seatsOf({ all }: Database, match: string): SeatRow[] {
  return all(
    `select s.*, k.name as kept_for_name from seats s left join users k on k.id = s.kept_for where s.match = ?
    order by s.player`,
    match,
  ).map(row => ({
    player: Number(row.player),
    role: text(row.role),
    user: textOrNull(row.user),
    keptFor: textOrNull(row.kept_for),
    keptForName: textOrNull(row.kept_for_name),
    level: textOrNull(row.level),
    name: textOrNull(row.name),
    saltHash: textOrNull(row.salt_hash),
    salt: textOrNull(row.salt),
  }))
}

function matchOf({ all }: Database, table: TableRow): StoredMatch {
  const { id } = table
  const [row] = all('select pack, seed_sealed from matches where id = ?', id)
  const acts = all('select player, token, kind, act, change, at from acts where match = ? order by seq', id)
  const [checkpoint] = all('select rules, checkpoint from checkpoints where match = ?', id)
  const [archive] = all('select packed from archive where match = ?', id)
  const reads = all('select read from seats where match = ? order by player', id)
  return {
    table,
    pack: textOrNull(row?.pack),
    seedSealed: bytes(row?.seed_sealed),
    acts: `[${acts
      .map(
        ({ player, token, kind, act, change, at }) =>
          `{"player":${player},"token":${JSON.stringify(token)},"kind":${JSON.stringify(kind)},"act":${act},"change":${change},"at":${at}}`,
      )
      .join(',')}]`,
    checkpoint:
      checkpoint === undefined
        ? null
        : { rules: text(checkpoint.rules), checkpoint: text(checkpoint.checkpoint) },
    archive: archive === undefined ? null : bytes(archive.packed),
    reads: reads.map(({ read }) => textOrNull(read)),
  }
}

function text(value: Value | undefined): string {
  return String(value)
}

function textOrNull(value: Value | undefined): string | null {
  return value === null || value === undefined ? null : String(value)
}

function numberOrNull(value: Value | undefined): number | null {
  return value === null || value === undefined ? null : Number(value)
}

function bytes(value: Value | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array()
}

function json(value: Value | undefined): unknown {
  return typeof value === 'string' ? JSON.parse(value) : null
}
