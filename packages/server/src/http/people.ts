import { meSchema } from '@aquila/play/wire'
import { Hono } from 'hono'
import type { House } from '../house.ts'
import { NotDone } from '../not-done.ts'
import { cookieFor, cookieGone } from '../people/cookies.ts'
import { bodyOf, type Env, originFor, sessionFor, userFor } from './context.ts'

/** Who somebody is: a guest with a name. */
export function peopleRoutes(house: House): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/me', async asked => asked.json({ name: (await userFor(asked, house))?.name ?? null }))

  routes.post('/me', async asked => {
    const { name } = await bodyOf(asked, meSchema)
    const user = await userFor(asked, house)
    if (user !== null) {
      await house.people.rename(user, name)
      return asked.json({ name })
    }
    const { address, isSecure } = originFor(asked, house)
    if (!house.budgets.made.spend(address)) throw new NotDone('too-fast')
    const { session } = await house.people.makeGuest(name)
    asked.header('set-cookie', cookieFor(session, isSecure))
    return asked.json({ name })
  })

  /** This browser forgets who he is. A person who sat with it can come back only by another device that knows him. */
  routes.delete('/me', async asked => {
    const session = sessionFor(asked, house)
    const user = await userFor(asked, house)
    if (session !== null) await house.people.forget(session)
    if (user !== null)
      for (const reader of house.rooms.all()) if (reader.user === user.id) reader.bye('signed-out', 0)
    asked.header('set-cookie', cookieGone(originFor(asked, house).isSecure))
    return asked.json({ name: null })
  })

  return routes
}
