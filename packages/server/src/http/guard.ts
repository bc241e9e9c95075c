import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Settings } from '../settings.ts'

/** Where a request comes from and by which address it wants to reach the server. */
export interface Origin {
  /** By https, as far as the browser knows. */
  readonly isSecure: boolean
  /** Of the asker. */
  readonly address: string
}

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>

export function originOf(request: Asked, { publicUrl, trustProxy }: Settings): Origin {
  return { isSecure: publicUrl?.protocol === 'https:', address: addressOf(request, trustProxy) }
}

/** What proxies have added, from the right: only so many of them are believed. */
function addressOf({ headers, socket }: Asked, hops: number): string {
  const own = socket.remoteAddress ?? 'unknown'
  if (hops === 0) return own
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  return said.at(-hops)?.trim() || own
}

/**
 * A browser says for which host it asks. Names that somebody else could have pointed here are refused: only addresses, names
 * of the own network and the public one are ours.
 */
export function isOurHost(host: string | undefined, { publicUrl }: Settings): boolean {
  if (host === undefined) return false
  if (publicUrl?.host === host) return true
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || !name.includes('.') || /\.(localhost|local|lan|home\.arpa|internal)$/.test(name)
}

/** A page of another site may not change anything here in the name of its reader. */
export function isOurOrigin({ headers }: Pick<IncomingMessage, 'headers'>, { publicUrl }: Settings): boolean {
  const { origin, host } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return false
  // Programs send none; a browser does with every change and every socket.
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  // Where the site is reached by https, a page of its name that came by http may be anybody's.
  if (publicUrl?.host === from.host) return from.origin === publicUrl.origin
  return from.host === host
}
