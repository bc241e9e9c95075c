import { freshSession, hashOfSession } from '../ids.ts'
import type { NewSession } from '../store/rows.ts'

/** How long a session lasts after it was last used. */
export const SESSION = 90 * 86_400_000

/** A session as its cookie holds it, and as the store knows it. */
export interface FreshSession {
  readonly cookie: string
  readonly stored: NewSession
}

export function newSession(device: string, now: number): FreshSession {
  const cookie = freshSession()
  return { cookie, stored: { idHash: hashOfSession(cookie), expiresAt: now + SESSION, device } }
}

/** By how much of its hash a session is named to its owner. */
const NAMED_BY = 16

export function sessionName(idHash: string): string {
  return idHash.slice(0, NAMED_BY)
}
