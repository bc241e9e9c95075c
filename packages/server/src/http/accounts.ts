import {
  changePasswordSchema,
  newCodesSchema,
  recoverSchema,
  signInSchema,
  signUpSchema,
} from '@aquila/play/wire'
import { Hono } from 'hono'
import type { House } from '../house.ts'
import { NotDone } from '../not-done.ts'
import type { From, SignedIn } from '../people/accounts.ts'
import { cookieFor, knownCookie, knownIn } from '../people/cookies.ts'
import {
  type Asked,
  bodyOf,
  deviceFor,
  type Env,
  namedUser,
  originFor,
  sessionFor,
  userFor,
} from './context.ts'

/** Accounts, and on which devices they are signed in. */
export function accountRoutes(house: House): Hono<Env> {
  const routes = new Hono<Env>()
  const { accounts, devices } = house

  routes.post('/', async asked => {
    const wanted = await bodyOf(asked, signUpSchema)
    const from = fromOf(asked, house)
    if (!house.budgets.made.spend(from.address)) throw new NotDone('too-fast')
    const { codes, ...made } = await accounts.make(await userFor(asked, house), wanted, from)
    keep(asked, house, made)
    return asked.json({ codes }, 201)
  })

  routes.get('/', async asked => {
    const user = await namedUser(asked, house)
    return asked.json(await accounts.of(user, sessionFor(asked, house)))
  })

  routes.post('/session', async asked => {
    const { name, password } = await bodyOf(asked, signInSchema)
    const signedIn = await accounts.signIn(name, password, fromOf(asked, house))
    await adopt(asked, house, signedIn)
    keep(asked, house, signedIn)
    return asked.json(selfOf(signedIn))
  })

  routes.post('/recover', async asked => {
    const wanted = await bodyOf(asked, recoverSchema)
    const { ended, ...signedIn } = await accounts.recover(wanted, fromOf(asked, house))
    devices.end(ended)
    await adopt(asked, house, signedIn)
    keep(asked, house, signedIn)
    return asked.json(selfOf(signedIn))
  })

  routes.post('/password', async asked => {
    const wanted = await bodyOf(asked, changePasswordSchema)
    const user = await namedUser(asked, house)
    const { ended, ...signedIn } = await accounts.changePassword(user, wanted, fromOf(asked, house))
    devices.end(ended)
    keep(asked, house, signedIn)
    return asked.json(selfOf(signedIn))
  })

  routes.post('/codes', async asked => {
    const { password } = await bodyOf(asked, newCodesSchema)
    const user = await namedUser(asked, house)
    return asked.json({ codes: await accounts.newCodes(user, password, fromOf(asked, house)) })
  })

  routes.delete('/sessions/:id', async asked => {
    const user = await namedUser(asked, house)
    devices.end([await accounts.endSession(user, asked.req.param('id'))])
    return asked.json({})
  })

  /** All but the one that asks. */
  routes.delete('/sessions', async asked => {
    const user = await namedUser(asked, house)
    devices.end(await accounts.endOthers(user, sessionFor(asked, house) ?? ''))
    return asked.json({})
  })

  return routes
}

function fromOf(asked: Asked, house: House): From {
  const { address, isSecure } = originFor(asked, house)
  return { address, device: deviceFor(asked), known: knownIn(asked.req.header('cookie'), isSecure) }
}

/** The tables of a guest come along; those that are open here hear of it. */
async function adopt(asked: Asked, house: House, { user }: SignedIn): Promise<void> {
  for (const id of await house.accounts.adopt(await userFor(asked, house), user))
    await house.keeper.known(id)?.reread()
}

function keep(asked: Asked, house: House, { session, known }: SignedIn): void {
  const { isSecure } = originFor(asked, house)
  asked.header('set-cookie', cookieFor(session, isSecure), { append: true })
  asked.header('set-cookie', knownCookie(known, isSecure), { append: true })
}

function selfOf({ user: { name, kind } }: SignedIn) {
  return { name, kind }
}
