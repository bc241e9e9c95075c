import { Hono } from 'hono'
import type { House } from '../house.ts'
import type { Env } from './context.ts'

/** Whether the server lives, and whether it can store. */
export function healthRoutes(house: House): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get('/live', asked => asked.json({ live: true }))
  routes.get('/ready', async asked => {
    const ready = await house.store.write('beat', Date.now()).then(
      () => true,
      () => false,
    )
    return asked.json({ ready }, ready ? 200 : 503)
  })
  return routes
}
