import type { Value } from './database.ts'

/** What comes out of the database, as what it is known to be. */
export function text(value: Value | undefined): string {
  return String(value)
}

export function textOrNull(value: Value | undefined): string | null {
  return value === null || value === undefined ? null : String(value)
}

export function numberOrNull(value: Value | undefined): number | null {
  return value === null || value === undefined ? null : Number(value)
}

export function bytes(value: Value | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array()
}

export function json(value: Value | undefined): unknown {
  return typeof value === 'string' ? JSON.parse(value) : null
}
