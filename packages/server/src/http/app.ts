import { securityHeaders } from '@aquila/web/serve'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { House } from '../house.ts'
import { LONGEST_MESSAGE, LONGEST_PACK } from '../limits.ts'
import { lobbyFor } from '../lobby/lobby.ts'
import { refusedBy } from '../matches/refusals.ts'
import { NotDone } from '../not-done.ts'
import { accountRoutes } from './accounts.ts'
import { type Env, originFor, userFor } from './context.ts'
import { isOurHost, isOurOrigin } from './guard.ts'
import { healthRoutes } from './health.ts'
import { matchRoutes } from './matches.ts'
import { noticeRoutes } from './notices.ts'
import { peopleRoutes } from './people.ts'
import { statusOf } from './respond.ts'
import { lobbyStream } from './streams.ts'
import { tableRoutes } from './tables.ts'

/** Everything that is asked by HTTP, but the page itself. */
export function appOf(house: House): Hono<Env> {
  const app = new Hono<Env>()

  app.use(async (asked, next) => {
    for (const [name, value] of Object.entries(securityHeaders)) asked.header(name, value)
    asked.header('cache-control', 'no-store')
    const { incoming } = asked.env
    if (!isOurHost(incoming.headers.host, house.settings)) return asked.json({ reason: 'not-found' }, 421)
    const isChange = asked.req.method !== 'GET' && asked.req.method !== 'HEAD'
    if (isChange && !isOurOrigin(incoming, house.settings)) throw new NotDone('forbidden')
    if (!house.budgets.requests.spend(originFor(asked, house).address)) throw new NotDone('too-fast')
    return await next()
  })
  const onError = (): never => {
    throw new NotDone('malformed', 'this is too long')
  }
  app.post('/api/tables', bodyLimit({ maxSize: LONGEST_PACK, onError }))
  app.on(['POST', 'PUT'], '/api/*', async (asked, next) =>
    asked.req.path === '/api/tables'
      ? await next()
      : await bodyLimit({ maxSize: LONGEST_MESSAGE, onError })(asked, next),
  )
  app.get('/api/lobby', async asked =>
    asked.json(await lobbyFor(house.store, (await userFor(asked, house))?.id ?? null, house.now())),
  )
  app.get('/api/lobby/stream', async asked => await lobbyStream(asked, house))
  app.route('/api', peopleRoutes(house))
  app.route('/api/account', accountRoutes(house))
  app.route('/api/notices', noticeRoutes(house))
  app.route('/api/tables', tableRoutes(house))
  app.route('/api/tables', matchRoutes(house))
  app.route('/health', healthRoutes(house))

  app.notFound(asked => asked.json({ reason: 'not-found' }, 404))
  app.onError((error, asked) => {
    const refused = refusedBy(error)
    if (refused.reason === 'fault') house.log.error('request', error, { path: asked.req.routePath })
    return asked.json(refused, statusOf(refused))
  })
  return app
}
