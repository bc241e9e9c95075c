import type { Database } from './database.ts'

/**
 * What the tables look like, step by step. A step that has been published never changes: a server that has run it does
 * not run it again. They are written once, for SQLite and for PostgreSQL (`database.ts`).
 */
const steps: readonly string[] = [
  `
  create table users (
    id text primary key,
    name text not null,
    kind text not null,
    created_at integer not null,
    seen_at integer not null
  ) strict;

  create table sessions (
    id_hash text primary key,
    user text not null references users(id) on delete cascade,
    created_at integer not null,
    seen_at integer not null,
    expires_at integer not null
  ) strict;
  create index sessions_of_user on sessions(user);
  create index sessions_by_end on sessions(expires_at);

  create table matches (
    id text primary key,
    game text not null,
    rules text not null,
    scenario text not null,
    options text not null,
    pause_alike integer not null,
    pack text,
    host text not null references users(id),
    visibility text not null,
    hints integer not null,
    state text not null,
    edition integer not null,
    seq integer not null,
    entries integer not null,
    choices integer not null,
    phase text,
    waiting text not null,
    seed_sealed blob not null,
    commitment text not null,
    created_at integer not null,
    started_at integer,
    changed_at integer not null,
    ended_at integer,
    result text,
    ending text,
    rematch text,
    check (seq >= 0)
  ) strict;
  create index matches_by_state on matches(state, visibility, changed_at);
  create index matches_of_host on matches(host, changed_at);

  create table seats (
    match text not null references matches(id) on delete cascade,
    player integer not null,
    role text not null,
    user text references users(id),
    kept_for text references users(id),
    level text,
    name text,
    salt_hash text,
    salt text,
    read text,
    seen_events integer,
    seen_at integer,
    notes text not null default '',
    primary key (match, player)
  ) strict;
  create index seats_of_user on seats(user, match);

  create table acts (
    match text not null references matches(id) on delete cascade,
    seq integer not null,
    player integer,
    token text,
    kind text not null,
    act text not null,
    change text not null,
    at integer not null,
    primary key (match, seq),
    unique (match, player, token)
  ) strict;

  create table checkpoints (
    match text primary key references matches(id) on delete cascade,
    seq integer not null,
    rules text not null,
    checkpoint text not null
  ) strict;

  create table archive (
    match text primary key references matches(id) on delete cascade,
    packed blob not null
  ) strict;

  create table jobs (
    key text primary key,
    kind text not null,
    match text not null references matches(id) on delete cascade,
    run_at integer not null,
    lease_until integer,
    tries integer not null,
    error text
  ) strict;
  create index jobs_by_time on jobs(kind, run_at);

  create table settings (key text primary key, value text not null) strict;
  `,
  // The lists of the lobby read no more rows than they show.
  `
  drop index matches_of_host;
  create index matches_of_host on matches(host, state, changed_at);
  create index seats_kept on seats(kept_for, match) where kept_for is not null;
  `,
  // Which rules a match does not fit.
  'alter table matches add column held text;',
  // Who has resigned a seat: what he did before can still be acknowledged to him.
  'alter table seats add column left_by text references users(id);',
  // Accounts: a name that nobody else has, a password, codes to get it back by, and on which devices its owner is known.
  `
  alter table users add column name_key text;
  create unique index users_by_name on users(name_key) where name_key is not null;
  alter table sessions add column device text not null default '';

  create table credentials (
    user text primary key references users(id) on delete cascade,
    password text not null,
    changed_at integer not null
  ) strict;

  create table recovery_codes (
    code_hash text primary key,
    user text not null references users(id) on delete cascade,
    used_at integer
  ) strict;
  create index recovery_codes_of_user on recovery_codes(user);

  create table known_devices (
    id_hash text primary key,
    user text not null references users(id) on delete cascade,
    seen_at integer not null
  ) strict;
  create index known_devices_of_user on known_devices(user);
  `,
  // What people are to each other, and who is asked to which table.
  `
  create table contacts (
    person text not null references users(id) on delete cascade,
    other text not null references users(id) on delete cascade,
    kind text not null,
    at integer not null,
    primary key (person, other)
  ) strict;
  create index contacts_of_other on contacts(other, kind);

  create table invitations (
    match text not null references matches(id) on delete cascade,
    person text not null references users(id) on delete cascade,
    invited_by text not null references users(id) on delete cascade,
    at integer not null,
    declined_at integer,
    primary key (match, person)
  ) strict;
  create index invitations_of_person on invitations(person, match);
  create index invitations_by on invitations(invited_by);
  `,
  // What the acts of a match add up to, fifty and fifty: a cache, as checkpoints are.
  `
  create table parts (
    match text not null references matches(id) on delete cascade,
    seq integer not null,
    part text not null,
    primary key (match, seq)
  ) strict;
  `,
  // Pace, clocks and proposals; when people do not want to be hurried; who does what is done by one process at a time.
  `
  alter table matches add column pace text not null default '{"kind":"none"}';
  alter table matches add column consent text;
  alter table seats add column clock text;
  alter table seats add column due_at integer;
  create index seats_by_due on seats(due_at) where due_at is not null;
  alter table users add column hours text;

  create table leases (
    name text primary key,
    holder text not null,
    until integer not null
  ) strict;
  `,
  // By which ways people are told who do not look, what they are to be told, and what came of it.
  `
  create table channels (
    id text primary key,
    person text not null references users(id) on delete cascade,
    kind text not null,
    address blob not null,
    label text not null,
    kinds text not null,
    created_at integer not null,
    failed_since integer,
    error text
  ) strict;
  create index channels_of_person on channels(person);

  create table notices (
    key text primary key,
    person text not null references users(id) on delete cascade,
    match text references matches(id) on delete cascade,
    kind text not null,
    send_at integer not null,
    events integer,
    who text
  ) strict;
  create index notices_by_time on notices(send_at);
  create index notices_of_match on notices(match, person);

  create table sendings (
    id text primary key,
    person text not null references users(id) on delete cascade,
    match text,
    kind text not null,
    channel text,
    channel_kind text,
    title text not null,
    message text not null,
    state text not null,
    tries integer not null,
    send_at integer not null,
    lease_until integer,
    made_at integer not null,
    error text
  ) strict;
  create index sendings_by_time on sendings(state, send_at);
  create index sendings_of_person on sendings(person, made_at);
  `,
]

/** Brings the tables up to what this program expects; each step whole or not at all. */
export async function migrate(database: Database): Promise<void> {
  const version = await database.version()
  if (version > steps.length)
    throw new Error(
      `this database was written by a newer Aquila (${version}, and this one knows ${steps.length})`,
    )
  for (const [index, step] of steps.entries()) {
    if (index < version) continue
    await database.exec('begin immediate')
    try {
      await database.exec(step)
      await database.setVersion(index + 1)
      await database.exec('commit')
    } catch (error) {
      if (database.inTransaction) await database.exec('rollback')
      throw error
    }
  }
}
