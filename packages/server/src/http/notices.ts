import { DAYS_AWAY, daysAwayIn, hoursSchema } from '@aquila/play'
import { channelKindsSchema, hookSchema, mailSchema, pushSchema } from '@aquila/play/wire'
import { Hono } from 'hono'
import type { House } from '../house.ts'
import { freshId } from '../ids.ts'
import { NotDone } from '../not-done.ts'
import { bodyOf, deviceFor, type Env, namedUser } from './context.ts'

/** How many of what came last its owner reads. */
const LAST = 10

/** How somebody is told who does not look, and when he does not want to be. */
export function noticeRoutes(house: House): Hono<Env> {
  const routes = new Hono<Env>()
  const { store, channels } = house

  routes.get('/', async asked => {
    const user = await namedUser(asked, house)
    const [own, last, hours] = await Promise.all([
      store.read('channelsOf', user.id),
      store.read('lastSendings', user.id, LAST),
      store.read('hoursOf', user.id),
    ])
    return asked.json({
      publicKey: channels.publicKey,
      hasMail: channels.hasMail,
      hours: hours === null ? null : JSON.parse(hours),
      channels: own.map(({ id, kind, label, kinds, failedSince, error }) => ({
        ...{ id, kind, label, kinds, failedSince, error },
      })),
      last,
    })
  })

  routes.post('/push', async asked => {
    const subscription = await bodyOf(asked, pushSchema)
    const user = await namedUser(asked, house)
    return asked.json({ id: await channels.addPush(user.id, subscription, deviceFor(asked)) }, 201)
  })

  routes.post('/mail', async asked => {
    const { address } = await bodyOf(asked, mailSchema)
    const user = await namedUser(asked, house)
    return asked.json({ id: await channels.addMail(user.id, address) }, 201)
  })

  routes.post('/webhook', async asked => {
    const hook = await bodyOf(asked, hookSchema)
    const user = await namedUser(asked, house)
    return asked.json({ secret: await channels.addHook(user.id, hook) }, 201)
  })

  routes.post('/channels/:id', async asked => {
    const { kinds } = await bodyOf(asked, channelKindsSchema)
    const user = await namedUser(asked, house)
    await store.write('setChannelKinds', user.id, asked.req.param('id'), kinds)
    return asked.json({})
  })

  routes.delete('/channels/:id', async asked => {
    const user = await namedUser(asked, house)
    await store.write('removeChannel', user.id, asked.req.param('id'))
    return asked.json({})
  })

  /** One of each channel, at once. */
  routes.post('/test', async asked => {
    const user = await namedUser(asked, house)
    const about = { match: null, events: null, who: null, sendAt: house.now() }
    await store.write('makeNotices', [{ ...about, key: `test:${freshId()}`, person: user.id, kind: 'test' }])
    await house.outbox.work()
    return asked.json({})
  })

  /** Deadlines that run move out of the night and the days away. */
  routes.post('/hours', async asked => {
    const hours = await bodyOf(asked, hoursSchema)
    const user = await namedUser(asked, house)
    const year = new Date(house.now()).getUTCFullYear()
    for (const each of [year, year + 1])
      if (daysAwayIn(each, hours) > DAYS_AWAY)
        throw new NotDone('malformed', `nobody is away for more than ${DAYS_AWAY} days a year`)
    await store.write('setHours', user.id, JSON.stringify(hours))
    for (const { id, state } of await store.read('tablesOf', user.id))
      if (state === 'running') await (await house.keeper.table(id)).retime()
    return asked.json({})
  })

  return routes
}
