import { createServer, type Server } from 'node:http'
import { pageListener } from '@aquila/web/serve'
import { getRequestListener } from '@hono/node-server'
import { type House, type Overrides, openHouse } from './house.ts'
import { appOf } from './http/app.ts'
import { Places } from './live/places.ts'
import { openSockets } from './live/sockets.ts'
import type { Settings } from './settings.ts'

/** How long an idle connection is kept, in milliseconds: longer than proxies keep theirs, so that no request meets its end. */
const KEPT_ALIVE = 75_000

/** For how long readers are told that the server stops, one after another, in milliseconds. */
const FAREWELL = 5000

export interface Running {
  readonly house: House
  /** Where it is reached on this machine. */
  readonly url: string
  readonly port: number
  /** Tells readers to come again, writes what waits, and ends. */
  stop(farewell?: number): Promise<void>
}

/** Starts the server: the page, the API and the sockets on one port. `folder` is that of the built page. */
export async function startServer(
  settings: Settings,
  overrides: Overrides & { readonly folder?: string } = {},
): Promise<Running> {
  const house = await openHouse(settings, overrides)
  const api = getRequestListener(appOf(house).fetch, { overrideGlobalObjects: false })
  const page = pageListener(overrides.folder)
  const { head } = house.limits
  const timeouts = {
    requestTimeout: 3 * head,
    headersTimeout: head,
    connectionsCheckingInterval: head / 2,
    keepAliveTimeout: KEPT_ALIVE,
  }
  const server = createServer(timeouts, (request, response) => {
    if (/^\/(api|health)(\/|$)/.test(request.url ?? '')) void api(request, response)
    else page(request, response)
  })
  limitConnections(server, house)
  const sockets = openSockets(server, house)
  try {
    await listen(server, settings)
  } catch (error) {
    sockets.close()
    await house.close()
    throw error
  }
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  return {
    house,
    port,
    url: `http://${settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host}:${port}/`,
    async stop(farewell = FAREWELL) {
      server.close()
      const readers = house.rooms.all()
      for (const [index, reader] of readers.entries())
        setTimeout(() => reader.bye('restart', 500), (farewell * index) / readers.length)
      if (readers.length > 0) await new Promise(resolve => setTimeout(resolve, farewell))
      sockets.close()
      server.closeAllConnections()
      await house.close()
    },
  }
}

/** An address that has all its connections gets no more. Behind a proxy all come from one: there the proxy counts. */
function limitConnections(server: Server, { limits, settings }: House): void {
  if (settings.trustProxy > 0) return
  const places = new Places(limits.connections)
  server.on('connection', socket => {
    const leave = places.take(socket.remoteAddress ?? 'unknown')
    if (leave === null) socket.destroy()
    else socket.once('close', leave)
  })
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}
