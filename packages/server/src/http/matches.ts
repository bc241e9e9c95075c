import { askSchema, notesSchema, seenSchema, sentActSchema } from '@aquila/play/wire'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { House } from '../house.ts'
import { actAt } from '../matches/acting.ts'
import { costOf } from '../matches/asking.ts'
import { NotDone } from '../not-done.ts'
import { bodyOf, type Env, eyesAt, namedUser, originFor, seatedAt, tableFor, userFor } from './context.ts'
import { tableStream } from './streams.ts'

/** The match at a table: all that a socket can do. */
export function matchRoutes(house: House): Hono<Env> {
  const routes = new Hono<Env>()
  routes.use('/:id/sight', compress())
  routes.use('/:id/record', compress())
  routes.use('/:id/ask', compress())

  routes.get('/:id/sight', async asked => {
    const { table, player } = await eyesAt(asked, house)
    return asked.json(await table.sight(player))
  })

  routes.get('/:id/stream', async asked => await tableStream(asked, house))

  routes.post('/:id/acts', async asked => {
    const sent = await bodyOf(asked, sentActSchema)
    const user = await namedUser(asked, house)
    const table = await tableFor(asked, house, user)
    return asked.json({ token: sent.token, seq: await actAt(table, user.id, sent) })
  })

  routes.post('/:id/ask', async asked => {
    const ask = await bodyOf(asked, askSchema)
    const { table, user, player } = await eyesAt(asked, house)
    if (!house.budgets.questions.spend(user ?? originFor(asked, house).address, costOf(ask)))
      throw new NotDone('too-fast')
    return asked.json({ value: await house.asking.answer(table, player, ask) })
  })

  /** Whoever may see the table may have the record of a match that is over: with it the dice can be checked. */
  routes.get('/:id/record', async asked => {
    const user = await userFor(asked, house)
    const table = await tableFor(asked, house, user)
    const record = (await house.rights.can(user, 'record', table.row)) ? await table.record() : null
    if (record === null) throw new NotDone('too-late', 'the record is open when the match is over')
    return asked.json(record)
  })

  routes.get('/:id/own', async asked => {
    const { table, seat } = await seatedAt(asked, house)
    const own = await house.store.read('own', table.id, seat.player)
    const seen = own?.events == null || own.at === null ? null : { events: own.events, at: own.at }
    return asked.json({ notes: own?.notes ?? '', seen })
  })

  routes.post('/:id/notes', async asked => {
    const { notes } = await bodyOf(asked, notesSchema)
    const { table, seat } = await seatedAt(asked, house)
    await house.store.write('writeNotes', table.id, seat.player, notes)
    return asked.json({ notes })
  })

  routes.post('/:id/seen', async asked => {
    const { events } = await bodyOf(asked, seenSchema)
    const { table, seat } = await seatedAt(asked, house)
    await house.store.write('seen', table.id, seat.player, events, house.now())
    return asked.json({ events })
  })

  return routes
}
