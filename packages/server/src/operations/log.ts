import { AquilaError } from '@aquila/engine'
import type { Settings } from '../settings.ts'

/** Ids and numbers that a line may hold; never a cookie, a token, a choice or a view. */
type About = { readonly [key: string]: string | number | boolean | null }

/** What the server says of itself: a line of JSON for each thing. */
export interface Log {
  info(what: string, about?: About): void
  warn(what: string, error: unknown, about?: About): void
  error(what: string, error: unknown, about?: About): void
}

const ranks = { silent: 0, error: 1, warn: 2, info: 3 } as const

export function logFor(level: Settings['logLevel']): Log {
  const say = (rank: 'error' | 'warn' | 'info', what: string, about: object): void => {
    if (ranks[rank] > ranks[level]) return
    process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level: rank, what, ...about })}\n`)
  }
  return {
    info: (what, about = {}) => say('info', what, about),
    warn: (what, error, about = {}) => say('warn', what, { ...about, error: nameAndMessage(error) }),
    error: (what, error, about = {}) =>
      say('error', what, { ...about, error: nameAndMessage(error), stack: stackOf(error) }),
  }
}

function nameAndMessage(error: unknown): string {
  // What the kernel says may name choices and what is hidden.
  if (error instanceof AquilaError) return error.name
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** Where it happened, without the message, which may repeat what somebody sent. */
function stackOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : []
  return lines.filter(line => line.trimStart().startsWith('at ')).slice(0, 8)
}
