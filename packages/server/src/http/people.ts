import { contactSchema, meSchema } from '@aquila/play/wire'
import { Hono } from 'hono'
import type { House } from '../house.ts'
import { hashOfSession } from '../ids.ts'
import { NotDone } from '../not-done.ts'
import { cookieFor, cookieGone } from '../people/cookies.ts'
import { bodyOf, deviceFor, type Env, namedUser, originFor, sessionFor, userFor } from './context.ts'

/** Who somebody is: a guest with a name, or the owner of an account. */
export function peopleRoutes(house: House): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/me', async asked => {
    const user = await userFor(asked, house)
    return asked.json({ name: user?.name ?? null, kind: user?.kind ?? null })
  })

  routes.post('/me', async asked => {
    const { name } = await bodyOf(asked, meSchema)
    const user = await userFor(asked, house)
    if (user !== null) {
      await house.people.rename(user, name)
      return asked.json({ name, kind: user.kind })
    }
    const { address, isSecure } = originFor(asked, house)
    if (!house.budgets.made.spend(address)) throw new NotDone('too-fast')
    const { session } = await house.people.makeGuest(name, deviceFor(asked))
    asked.header('set-cookie', cookieFor(session, isSecure))
    return asked.json({ name, kind: 'guest' })
  })

  /** This browser forgets who he is. A guest can come back only by another device that knows him. */
  routes.delete('/me', async asked => {
    const session = sessionFor(asked, house)
    if (session !== null) {
      await house.people.forget(session)
      house.devices.end([hashOfSession(session)])
    }
    asked.header('set-cookie', cookieGone(originFor(asked, house).isSecure))
    return asked.json({ name: null, kind: null })
  })

  routes.get('/people/contacts', async asked => {
    const contacts = await house.contacts.of(await namedUser(asked, house))
    return asked.json({ contacts: contacts.map(({ name, kind }) => ({ name, kind })) })
  })

  routes.post('/people/contacts', async asked => {
    const { name, kind } = await bodyOf(asked, contactSchema)
    await house.contacts.set(await namedUser(asked, house), name, kind)
    return asked.json({})
  })

  return routes
}
