import type { RequestListener, Server } from 'node:http'

export const securityHeaders: { readonly [name: string]: string }
export function pageListener(folder?: string): RequestListener
export function serve(options?: {
  readonly port?: number
  readonly host?: string
  readonly folder?: string
}): Promise<{ server: Server; url: string }>
