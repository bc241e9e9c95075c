import { tableId } from '@aquila/play/wire'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { House } from '../house.ts'
import { readJson } from '../live/json.ts'
import type { OpenTable } from '../matches/open-table.ts'
import { NotDone } from '../not-done.ts'
import { sessionIn } from '../people/cookies.ts'
import { deviceOf } from '../people/device.ts'
import type { Verb } from '../people/rights.ts'
import type { SeatRow, UserRow } from '../store/rows.ts'
import { seatOf } from '../tables/seating.ts'
import { type Origin, originOf } from './guard.ts'

export interface Env {
  Bindings: HttpBindings
}

export type Asked = Context<Env>

export function originFor(asked: Asked, { settings }: House): Origin {
  return originOf(asked.env.incoming, settings)
}

export function sessionFor(asked: Asked, house: House): string | null {
  return sessionIn(asked.req.header('cookie'), originFor(asked, house).isSecure)
}

/** What the browser of the asker calls itself. */
export function deviceFor(asked: Asked): string {
  return deviceOf(asked.req.header('user-agent'))
}

/** Who asks; null if nobody knows him. */
export async function userFor(asked: Asked, house: House): Promise<UserRow | null> {
  return await house.people.of(sessionFor(asked, house))
}

/** Who asks; refused if he has no name yet. */
export async function namedUser(asked: Asked, house: House): Promise<UserRow> {
  const user = await userFor(asked, house)
  if (user === null) throw new NotDone('no-name', 'say who you are first')
  return user
}

/** The table that is asked for. To who may not see it, it is as if there were none. */
export async function tableFor(asked: Asked, house: House, user: UserRow | null): Promise<OpenTable> {
  const id = asked.req.param('id')
  if (!v.is(tableId, id)) throw new NotDone('not-found')
  const table = await house.keeper.table(id)
  if (!(await house.rights.can(user, 'watch', table.row))) throw new NotDone('not-found')
  return table
}

/** The table that is asked for, and who asks; refused if he may not do that there. */
export async function allowedAt(
  asked: Asked,
  house: House,
  verb: Verb,
): Promise<{ table: OpenTable; user: UserRow }> {
  const user = await namedUser(asked, house)
  const table = await tableFor(asked, house, user)
  if (!(await house.rights.can(user, verb, table.row)))
    throw new NotDone('forbidden', 'this is not for you to do at this table')
  return { table, user }
}

/** Who asks, and the seat he has at that table; refused if he has none. */
export async function seatedAt(
  asked: Asked,
  house: House,
): Promise<{ table: OpenTable; user: UserRow; seat: SeatRow }> {
  const { table, user } = await allowedAt(asked, house, 'play')
  const seat = seatOf(table.row, user.id)
  if (seat === null) throw new NotDone('forbidden', 'you do not sit at this table')
  return { table, user, seat }
}

/** The eyes with which somebody looks at a table: those of his seat, or a watcher's. */
export async function eyesAt(
  asked: Asked,
  house: House,
): Promise<{ table: OpenTable; user: string | null; player: number | null }> {
  const user = await userFor(asked, house)
  const table = await tableFor(asked, house, user)
  return { table, user: user?.id ?? null, player: seatOf(table.row, user?.id ?? null)?.player ?? null }
}

/** The body of a change: JSON of that schema. */
export async function bodyOf<T extends v.GenericSchema>(
  asked: Asked,
  schema: T,
  deepest?: number,
): Promise<v.InferOutput<T>> {
  if (!/^application\/json\b/.test(asked.req.header('content-type') ?? ''))
    throw new NotDone('malformed', 'send JSON')
  return readJson(await asked.req.text(), schema, deepest)
}
