import { type RefusedReason, refusedSchema } from '@aquila/play/wire'
import * as v from 'valibot'

/** What the server says to a request that it does not carry out; `unreachable` if it says nothing. */
export class RequestRefused extends Error {
  override name = 'RequestRefused'
  readonly reason: RefusedReason | 'unreachable'
  /** A name that is free, where the one that was given is not. */
  readonly free: string | null

  constructor(reason: RefusedReason | 'unreachable', text?: string, free?: string) {
    super(text ?? reason)
    this.reason = reason
    this.free = free ?? null
  }
}

export async function get<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>> {
  return read(await answered(path, {}), schema)
}

/** What is sent is JSON, and so is the answer. */
export async function post<S extends v.GenericSchema>(
  path: string,
  body: unknown,
  schema: S,
): Promise<v.InferOutput<S>> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return read(await answered(path, sent), schema)
}

export async function remove<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S>> {
  return read(await answered(path, { method: 'DELETE' }), schema)
}

/** For answers that say no more than that it is done. */
export const done = v.unknown()

async function answered(path: string, request: RequestInit): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(path, { ...request, credentials: 'same-origin' })
  } catch {
    throw new RequestRefused('unreachable')
  }
  const text = await response.text()
  const value = text === '' ? null : jsonIn(text)
  if (response.ok) return value
  const refused = v.safeParse(refusedSchema, value)
  if (!refused.success) throw new RequestRefused('unreachable')
  throw new RequestRefused(refused.output.reason, refused.output.text, refused.output.free)
}

/** Whatever stands in the way (a proxy, a page of another program) answers with something else. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RequestRefused('unreachable')
  }
}

function read<S extends v.GenericSchema>(value: unknown, schema: S): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new RequestRefused('malformed', v.summarize(result.issues))
  return result.output
}
