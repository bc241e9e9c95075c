import { type ContactWrites, contactWritesOn } from './contacts.ts'
import { type Database, placesFor, type Value } from './database.ts'
import { makeNotice, type NoticeWrites, noticeWritesOn } from './notices.ts'
import { type PeopleWrites, peopleWritesOn } from './people-writes.ts'
import type { Append, Appended, HeldBy, JobRow, NewTableRow, SeatRow, TableChange } from './rows.ts'
import { text } from './values.ts'

/** What can be written. Each runs in the transaction of everything that waits, in a savepoint of its own. */
export interface Writes extends PeopleWrites, ContactWrites, NoticeWrites {
  /** False if the table it is a rematch of has one already. */
  makeTable(table: NewTableRow): Promise<boolean>
  /** False if the table has changed since that edition. */
  changeTable(change: TableChange): Promise<boolean>
  append(append: Append): Promise<Appended>
  /** The match does not fit the rules of today: nobody plays on, and nothing of it is changed. */
  hold(match: string, seq: number, held: HeldBy, at: number): Promise<void>
  /** The deadline of a player, if the match stands where it was reckoned. */
  setDue(match: string, player: number, seq: number, dueAt: number | null): Promise<void>
  writeNotes(match: string, player: number, notes: string): Promise<void>
  seen(match: string, player: number, events: number, at: number): Promise<void>
  /** The bots' turns that nobody has taken on, at most so many. They are taken with this. */
  lease(now: number, until: number, most: number): Promise<readonly JobRow[]>
  /** Tried and not done: it is due again at that time. `failed`: by its own fault, which is counted. */
  release(key: string, runAt: number, failed: boolean, error: string | null): Promise<void>
  /** After a start nobody holds anything: one process has this file. */
  releaseAll(): Promise<number>
  /** The matches whose acts are due to be folded. */
  toFold(now: number, most: number): Promise<readonly string[]>
  fold(match: string, packed: Uint8Array): Promise<void>
  beat(now: number): Promise<void>
  /** What one process does at a time: false if another does it now. */
  takeLease(name: string, holder: string, now: number, until: number): Promise<boolean>
}

export function writesOn(database: Database): Writes {
  const { run, all } = database
  return {
    ...peopleWritesOn(database),
    ...contactWritesOn(database),
    ...noticeWritesOn(database),
    makeTable: table => makeTable(database, table),
    changeTable: change => changeTable(database, change),
    append: append => storeActs(database, append),
    async hold(match, seq, held, at) {
      await run(
        "update matches set state = 'held', held = ?, changed_at = ? where id = ? and seq = ? and state in ('running', 'held')",
        ...[JSON.stringify(held), at, match, seq],
      )
      await run('delete from jobs where key = ?', `bot:${match}`)
    },
    async setDue(match, player, seq, dueAt) {
      const sql = `update seats set due_at = ? where match = ? and player = ?
        and exists (select 1 from matches m where m.id = seats.match and m.seq = ?)`
      await run(sql, dueAt, match, player, seq)
    },
    async writeNotes(match, player, notes) {
      await run('update seats set notes = ? where match = ? and player = ?', notes, match, player)
    },
    async seen(match, player, events, at) {
      await run(
        `update seats set seen_events = case when seen_events > ? then seen_events else ? end, seen_at = ?
        where match = ? and player = ?`,
        events,
        events,
        at,
        match,
        player,
      )
    },
    async lease(now, until, most) {
      const leased = await all(
        `update jobs set lease_until = ? where key in (
          select key from jobs where kind = 'bot' and run_at <= ? and (lease_until is null or lease_until < ?)
          order by run_at limit ?
        ) returning key, match, tries`,
        until,
        now,
        now,
        most,
      )
      return leased.map(row => ({ key: text(row.key), match: text(row.match), failures: Number(row.tries) }))
    },
    async release(key, runAt, failed, error) {
      await run(
        'update jobs set lease_until = null, run_at = ?, tries = tries + ?, error = ? where key = ?',
        ...[runAt, Number(failed), error, key],
      )
    },
    releaseAll: () => run('update jobs set lease_until = null'),
    async toFold(now, most) {
      const sql = "select match from jobs where kind = 'fold' and run_at <= ? order by run_at limit ?"
      return (await all(sql, now, most)).map(row => text(row.match))
    },
    async fold(match, packed) {
      await run(
        'insert into archive values (?, ?) on conflict (match) do update set packed = excluded.packed',
        match,
        packed,
      )
      // The last act that each player sent stays known, without what it says: perhaps he has not heard that it is done.
      await run(
        `delete from acts where match = ? and (token is null or seq < (
          select max(seq) from acts o where o.match = acts.match and o.player = acts.player and o.token is not null))`,
        match,
      )
      await run("update acts set act = 'null', change = 'null' where match = ?", match)
      await run('delete from checkpoints where match = ?', match)
      await run('delete from parts where match = ?', match)
      await run('delete from jobs where match = ?', match)
    },
    async takeLease(name, holder, now, until) {
      const sql = `insert into leases (name, holder, until) values (?, ?, ?)
        on conflict (name) do update set holder = excluded.holder, until = excluded.until
        where leases.holder = excluded.holder or leases.until < ?`
      return (await run(sql, name, holder, until, now)) === 1
    },
    async beat(now) {
      await run(
        "insert into settings values ('beat', ?) on conflict (key) do update set value = excluded.value",
        String(now),
      )
    },
  }
}

async function makeTable(database: Database, table: NewTableRow): Promise<boolean> {
  const { run } = database
  if (table.rematchOf !== null) {
    const sql = 'update matches set rematch = ? where id = ? and rematch is null'
    if ((await run(sql, table.id, table.rematchOf)) === 0) return false
  }
  await run(
    `insert into matches (id, game, rules, scenario, options, pause_alike, pack, host, visibility, hints, pace, state, edition, seq,
      entries, choices, phase, waiting, seed_sealed, commitment, created_at, changed_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 0, 0, 0, null, '[]', ?, ?, ?, ?)`,
    table.id,
    table.game,
    table.rules,
    table.scenario,
    JSON.stringify(table.options),
    Number(table.pauseAlike),
    table.pack,
    table.host,
    table.visibility,
    Number(table.hints),
    JSON.stringify(table.pace),
    table.state,
    table.seedSealed,
    table.commitment,
    table.at,
    table.at,
  )
  for (const { player, role, user, keptFor, level, name, saltHash, salt } of table.seats)
    await run(
      `insert into seats (match, player, role, user, kept_for, level, name, salt_hash, salt)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[table.id, player, role, user, keptFor, level, name, saltHash, salt],
    )
  return true
}

async function changeTable(
  { run }: Database,
  { id, edition, state, at, seats }: TableChange,
): Promise<boolean> {
  const sql =
    'update matches set state = ?, edition = edition + 1, changed_at = ? where id = ? and edition = ? and seq = 0'
  if ((await run(sql, state, at, id, edition)) === 0) return false
  for (const seat of seats) await changeSeat(run, id, seat)
  return true
}

async function changeSeat(run: Database['run'], id: string, seat: SeatRow): Promise<void> {
  const { player, user, keptFor, level, name, saltHash, salt } = seat
  await run(
    `update seats set user = ?, kept_for = ?, level = ?, name = ?, salt_hash = ?, salt = ? where match = ? and player = ?`,
    ...[user, keptFor, level, name, saltHash, salt, id, player],
  )
}

/** The acts of a match, if it still stands at the number they lead on from. */
async function storeActs(database: Database, append: Append): Promise<Appended> {
  const { match, from, acts } = append
  const known = await knownAct(database, append)
  if (known !== null) return { is: 'known', seq: known }
  if (!(await moveOn(database, append))) return { is: 'behind' }
  for (const [index, { player, token, kind, act, change, at }] of acts.entries())
    await database.run(
      'insert into acts values (?, ?, ?, ?, ?, ?, ?, ?)',
      ...[match, from + 1 + index, player, token, kind, act, change, at],
    )
  await storeWhatFollows(database, append)
  return { is: 'stored', seq: from + acts.length }
}

/** The number of an act that was stored before: a sender who repeats it did not hear that it was. */
async function knownAct({ all }: Database, { match, acts }: Append): Promise<number | null> {
  for (const { player, token } of acts) {
    if (token === null) continue
    const [row] = await all(
      'select seq from acts where match = ? and player = ? and token = ?',
      match,
      player,
      token,
    )
    if (row !== undefined) return Number(row.seq)
  }
  return null
}

async function moveOn({ run }: Database, append: Append): Promise<boolean> {
  const { match, from, acts, state, entries, choices, phase, waiting, result, ending, begins, rules } = append
  const at = acts.at(-1)?.at ?? 0
  const moved: Value[] = [
    ...[from + acts.length, state, entries, choices, phase, JSON.stringify(waiting), at],
    ...[state === 'over' ? at : null, jsonOrNull(result), jsonOrNull(ending)],
  ]
  const set = `seq = ?, state = ?, entries = ?, choices = ?, phase = ?, waiting = ?, changed_at = ?, ended_at = ?,
    result = ?, ending = ?`
  if (rules !== undefined) {
    const sql = `update matches set ${set}, rules = ?, held = null where id = ? and seq = ? and state in ('running', 'held')`
    return (await run(sql, ...moved, rules, match, from)) === 1
  }
  if (begins === undefined)
    return (
      (await run(
        `update matches set ${set} where id = ? and seq = ? and state = 'running'`,
        ...moved,
        match,
        from,
      )) === 1
    )
  const sql = `update matches set ${set}, started_at = ?, rules = ?, edition = edition + 1
    where id = ? and seq = ? and edition = ?`
  return (await run(sql, ...moved, at, begins.rules, match, from, begins.edition)) === 1
}

/** What goes with the acts: how far their players have read, who sits there now, whose turn it is, a checkpoint. */
async function storeWhatFollows({ run }: Database, append: Append): Promise<void> {
  const { match, reads, seated, botToMove, checkpoint, state, foldAt } = append
  const at = append.acts.at(-1)?.at ?? 0
  for (const { player, read } of reads)
    await run('update seats set read = ? where match = ? and player = ?', JSON.stringify(read), match, player)
  if (append.stillTold !== null)
    await run(
      'update seats set seen_events = ? where match = ? and seen_events > ?',
      ...[append.stillTold, match, append.stillTold],
    )
  for (const { player, level, user, leftBy, keptFor, name } of seated)
    await run(
      'update seats set level = ?, user = ?, left_by = ?, kept_for = ?, name = ? where match = ? and player = ?',
      ...[level, user, leftBy, keptFor, name, match, player],
    )
  for (const { player, clock, dueAt } of append.clocks)
    await run(
      'update seats set clock = ?, due_at = ? where match = ? and player = ?',
      ...[JSON.stringify(clock), dueAt, match, player],
    )
  if (append.consent !== undefined)
    await run('update matches set consent = ? where id = ?', JSON.stringify(append.consent), match)
  for (const { person, kinds } of append.notices.answered)
    await run(
      `delete from notices where match = ? and person = ? and kind in (${placesFor(kinds)})`,
      ...[match, person, ...kinds],
    )
  for (const notice of append.notices.made) await makeNotice(run, notice)
  if (botToMove)
    await run(
      `insert into jobs values (?, 'bot', ?, ?, null, 0, null)
      on conflict(key) do update set run_at = excluded.run_at, lease_until = null, tries = 0, error = null`,
      ...[`bot:${match}`, match, at],
    )
  else await run('delete from jobs where key = ?', `bot:${match}`)
  if (state === 'over')
    await run(
      `insert into jobs values (?, 'fold', ?, ?, null, 0, null) on conflict (key) do update set run_at = excluded.run_at`,
      ...[`fold:${match}`, match, foldAt],
    )
  if (checkpoint !== null)
    await run(
      `insert into checkpoints values (?, ?, ?, ?)
      on conflict (match) do update set seq = excluded.seq, rules = excluded.rules, checkpoint = excluded.checkpoint`,
      ...[match, append.from + append.acts.length, checkpoint.rules, checkpoint.checkpoint],
    )
  if (append.rules !== undefined) await run('delete from parts where match = ?', match)
  else if (append.part !== null)
    await run('insert into parts values (?, ?, ?)', match, append.from + append.acts.length, append.part)
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}
