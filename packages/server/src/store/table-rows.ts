import { type Consent, hoursSchema, noConsent, type PlayerClock, paceSchema } from '@aquila/play'
import { type TableState, tableStates, visibilities } from '@aquila/play/wire'
import * as v from 'valibot'
import { type Database, placesFor, type Row, type Value } from './database.ts'
import type { SeatRow, TableRow } from './rows.ts'
import { json, numberOrNull, text, textOrNull } from './values.ts'

/** The tables that a query finds, in its order. `from` goes on after `from matches m`. */
export async function tablesIn(
  database: Database,
  from: string,
  ...values: readonly Value[]
): Promise<TableRow[]> {
  const sql = `select ${COLUMNS} from matches m ${from}`
  const rows = await database.all(sql, ...values)
  const seats = await seatsOf(
    database,
    rows.map(row => text(row.id)),
  )
  return rows.map(row => tableOf(row, seats.get(text(row.id)) ?? []))
}

const COLUMNS = `m.id, m.game, m.rules, m.scenario, m.options, m.pause_alike, m.pack is not null as has_pack, m.host,
  (select name from users where id = m.host) as host_name, m.visibility, m.hints, m.pace, m.consent, m.state, m.held, m.edition, m.seq, m.choices, m.phase, m.waiting, m.commitment,
  m.created_at, m.started_at, m.changed_at, m.ended_at, m.result, m.ending, m.rematch`

/** What comes out of the store was made by this program; JSON is checked for its shape all the same. */
const optionsSchema = v.record(v.string(), v.string())
const waitingSchema = v.array(v.number())
const heldSchema = v.nullable(v.object({ rules: v.string(), dropped: v.nullable(v.number()) }))
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

const clockSchema = v.custom<PlayerClock>(
  value => v.is(v.object({ bank: v.number(), turn: v.number(), left: v.number() }), value),
  'expected a clock',
)
const consentSchema = v.custom<Consent>(
  value => v.is(v.object({ proposals: v.array(v.unknown()), made: v.number() }), value),
  'expected proposals',
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
    visibility: v.parse(v.picklist(visibilities), row.visibility),
    hints: row.hints === 1,
    pace: v.parse(paceSchema, json(row.pace)),
    consent: row.consent === null ? noConsent : v.parse(consentSchema, json(row.consent)),
    state: stateOf(row.state),
    held: v.parse(heldSchema, json(row.held)),
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

/** The seats of many tables at once, by table. */
async function seatsOf(
  { all }: Database,
  matches: readonly string[],
): Promise<ReadonlyMap<string, SeatRow[]>> {
  const seats = new Map(matches.map(match => [match, [] as SeatRow[]]))
  const rows = await all(
    `select s.match, s.player, s.role, s.user, s.left_by, s.kept_for, k.name as kept_for_name, s.level, s.name, s.salt_hash, s.salt, s.clock, s.due_at, u.hours
    from seats s left join users k on k.id = s.kept_for left join users u on u.id = s.user where s.match in (${placesFor(matches)})
    order by s.match, s.player`,
    ...matches,
  )
  for (const row of rows) seats.get(text(row.match))?.push(seatOf(row))
  return seats
}

function seatOf(row: Row): SeatRow {
  return {
    player: Number(row.player),
    role: text(row.role),
    user: textOrNull(row.user),
    leftBy: textOrNull(row.left_by),
    keptFor: textOrNull(row.kept_for),
    keptForName: textOrNull(row.kept_for_name),
    level: textOrNull(row.level),
    name: textOrNull(row.name),
    saltHash: textOrNull(row.salt_hash),
    salt: textOrNull(row.salt),
    clock: v.parse(v.nullable(clockSchema), json(row.clock)),
    dueAt: numberOrNull(row.due_at),
    hours: v.parse(v.nullable(hoursSchema), json(row.hours)),
  }
}
