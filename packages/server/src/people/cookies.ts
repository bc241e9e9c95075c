import { SESSION } from './sessions.ts'

/**
 * The cookies of a browser: the session by which somebody is known, and what says that an account was signed in with it
 * before. A browser takes the prefix for a promise: sent by https only, and to this host alone.
 */
type CookieName = 'aquila' | 'aquila-known'

const YEAR = 365 * 86_400

export function sessionIn(header: string | undefined, isSecure: boolean): string | null {
  return valueIn(header, 'aquila', isSecure)
}

export function knownIn(header: string | undefined, isSecure: boolean): string | null {
  return valueIn(header, 'aquila-known', isSecure)
}

export function cookieFor(session: string, isSecure: boolean): string {
  return cookie('aquila', session, isSecure, Math.floor(SESSION / 1000))
}

export function knownCookie(known: string, isSecure: boolean): string {
  return cookie('aquila-known', known, isSecure, YEAR)
}

export function cookieGone(isSecure: boolean): string {
  return cookie('aquila', '', isSecure, 0)
}

function fullName(name: CookieName, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** Longer than anything that was ever set here. */
const LONGEST = 100

function valueIn(header: string | undefined, name: CookieName, isSecure: boolean): string | null {
  const wanted = fullName(name, isSecure)
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() !== wanted) continue
    const value = part.slice(at + 1).trim()
    return value === '' || value.length > LONGEST ? null : value
  }
  return null
}

function cookie(name: CookieName, value: string, isSecure: boolean, seconds: number): string {
  const secure = isSecure ? '; Secure' : ''
  return `${fullName(name, isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}
