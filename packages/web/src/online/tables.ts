import {
  hashOfSalt,
  type NewTable,
  type PersonKind,
  type Self,
  selfSchema,
  type TableSeen,
  tableSchema,
} from '@aquila/play/wire'
import { signal } from '@preact/signals'
import * as v from 'valibot'
import { allOf, change, online } from './browser-store.ts'
import { randomWord } from './random.ts'
import { get, post, RequestRefused } from './requests.ts'

/** Whether a server is behind this page: 'none' where the page is served alone. */
export const server = signal<'unknown' | 'here' | 'none'>('unknown')

/** The name of the person here, as others read it; null until he has given one. */
export const ownName = signal<string | null>(null)

/** A guest is known by this browser alone, a person by his password on any device. */
export const ownKind = signal<PersonKind | null>(null)

/** The server says who the person here is. */
export function know({ name, kind }: Self): void {
  ownName.value = name
  ownKind.value = kind
}

/** Asked once, by the first page that wants to know. */
export function lookForServer(): Promise<void> {
  looked ??= get('/api/me', selfSchema).then(
    self => {
      know(self)
      server.value = 'here'
    },
    () => {
      server.value = 'none'
      looked = null
    },
  )
  return looked
}

let looked: Promise<void> | null = null

/** A name is all that a guest needs. Resolves when the server has it. */
export async function giveName(name: string): Promise<void> {
  know(await post('/api/me', { name }, selfSchema))
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

/** Whether there is such a table, or one that these eyes may see: to them it is the same. */
export async function isThereTable(id: string): Promise<boolean> {
  try {
    await get(at(id), tableSchema)
    return true
  } catch (error) {
    if (error instanceof RequestRefused && error.reason === 'not-found') return false
    throw error
  }
}

export const startTable = (id: string): Promise<TableSeen> => post(`${at(id)}/start`, {}, tableSchema)
export const leaveTable = (id: string): Promise<TableSeen> => post(`${at(id)}/leave`, {}, tableSchema)
export const closeTable = (id: string): Promise<TableSeen> => post(`${at(id)}/close`, {}, tableSchema)

/** Seats a bot before the match begins, or opens a seat again. */
export function seatAt(id: string, player: number, level: string | null): Promise<TableSeen> {
  const to = level === null ? { who: 'open' } : { who: 'bot', level }
  return post(`${at(id)}/seat`, { player, to }, tableSchema)
}

export async function setTable(wanted: Omit<NewTable, 'saltHash'>): Promise<TableSeen> {
  const salt = randomWord()
  const sits = wanted.seats.some(({ who }) => who === 'me')
  const table = await post(
    '/api/tables',
    sits ? { ...wanted, saltHash: hashOfSalt(salt) } : wanted,
    tableSchema,
  )
  if (sits) await keepSalt(table.id, salt)
  return table
}

/** Takes a seat: the one that is named, or the first that is open. */
export async function sitAt(id: string, player?: number): Promise<TableSeen> {
  return await withSalt(id, saltHash =>
    post(`${at(id)}/sit`, player === undefined ? { saltHash } : { player, saltHash }, tableSchema),
  )
}

/** The same people once more, each a seat further. Gives the new table. */
export async function playAgain(id: string): Promise<TableSeen> {
  const salt = randomWord()
  const table = await post(`${at(id)}/rematch`, { saltHash: hashOfSalt(salt) }, tableSchema)
  await keepSalt(table.id, salt)
  return table
}

/** What is on its way: a table that is told twice wants it once. */
const helping = new Set<string>()

/** What the server wants of this page for the dice, the page sends by itself. */
export async function helpWithDice(table: TableSeen): Promise<void> {
  const help = `${table.id} ${table.wanted}`
  if (table.wanted === null || helping.has(help)) return
  helping.add(help)
  try {
    await sendForDice(table)
  } finally {
    helping.delete(help)
  }
}

async function sendForDice({ id, wanted }: TableSeen): Promise<void> {
  if (wanted === 'salt-hash')
    await withSalt(id, saltHash => post(`${at(id)}/dice`, { saltHash }, tableSchema))
  const salt = wanted === 'salt' ? await saltOf(id) : null
  if (salt !== null) await post(`${at(id)}/dice`, { salt }, tableSchema)
}

/** The salt is kept before its hash is shown: a browser that promises one must have it when it is asked for. */
async function withSalt<T>(id: string, show: (hash: string) => Promise<T>): Promise<T> {
  const salt = (await saltOf(id)) ?? randomWord()
  await keepSalt(id, salt)
  return await show(hashOfSalt(salt))
}

const saltSchema = v.object({ table: v.string(), salt: v.string() })

/** The salt that this browser has drawn for a table; null: another has, or nobody here sits there. */
export async function saltOf(id: string): Promise<string | null> {
  const kept = (await allOf(online.salts)).flatMap(each => {
    const read = v.safeParse(saltSchema, each)
    return read.success ? [read.output] : []
  })
  return kept.find(({ table }) => table === id)?.salt ?? null
}

async function keepSalt(table: string, salt: string): Promise<void> {
  await change(online.salts, salts => salts.put({ table, salt }))
}
