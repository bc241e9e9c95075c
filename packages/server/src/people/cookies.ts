import { SESSION } from './people.ts'

/** The cookie of a session. A browser takes the prefix for a promise: sent by https only, and to this host alone. */
function nameOf(isSecure: boolean): string {
  return isSecure ? '__Host-aquila' : 'aquila'
}

export function sessionIn(header: string | undefined, isSecure: boolean): string | null {
  const name = nameOf(isSecure)
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return null
}

export function cookieFor(session: string, isSecure: boolean): string {
  return cookie(session, isSecure, Math.floor(SESSION / 1000))
}

export function cookieGone(isSecure: boolean): string {
  return cookie('', isSecure, 0)
}

function cookie(value: string, isSecure: boolean, seconds: number): string {
  const secure = isSecure ? '; Secure' : ''
  return `${nameOf(isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}
