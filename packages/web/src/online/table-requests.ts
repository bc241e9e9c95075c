import { type KeptRecord, parseRecord } from '@aquila/engine'
import type { Sight } from '@aquila/play'
import { type Own, ownSchema } from '@aquila/play/wire'
import * as v from 'valibot'
import { done, get, post } from './requests.ts'

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

const sightSchema = v.custom<Sight>(
  value => v.is(v.object({ seq: v.number(), frame: v.object({ game: v.string() }) }), value),
  'expected a sight',
)

export const fetchSight = (id: string): Promise<Sight> => get(`${at(id)}/sight`, sightSchema)
export const fetchOwn = (id: string): Promise<Own> => get(`${at(id)}/own`, ownSchema)
export const sendNotes = (id: string, notes: string): Promise<unknown> =>
  post(`${at(id)}/notes`, { notes }, done)

/** The whole record: there is one for everybody when the match is over. */
export async function fetchRecord(id: string): Promise<KeptRecord> {
  return parseRecord(await get(`${at(id)}/record`, v.unknown()))
}
