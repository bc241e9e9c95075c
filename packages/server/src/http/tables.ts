import { levelsOf } from '@aquila/play'
import {
  diceSchema,
  inviteSchema,
  newTableSchema,
  rematchSchema,
  seatSchema,
  sitSchema,
} from '@aquila/play/wire'
import { Hono } from 'hono'
import type { House } from '../house.ts'
import { gameFor } from '../matches/games.ts'
import { tookOver } from '../matches/parley.ts'
import { NotDone } from '../not-done.ts'
import type { NewNotice } from '../store/notices.ts'
import type { UserRow } from '../store/rows.ts'
import { close, leave, promiseSalt, seatByHost, showSalt, sit } from '../tables/seating.ts'
import { tableSeen } from '../tables/seen.ts'
import { allowedAt, bodyOf, type Env, eyesAt, namedUser, originFor } from './context.ts'

/** How deep a data pack may lie. */
const DEEPEST_PACK = 64

/** Tables until their match begins, and when it is over. */
export function tableRoutes(house: House): Hono<Env> {
  const routes = new Hono<Env>()
  const { tables } = house

  routes.post('/', async asked => {
    const wanted = await bodyOf(asked, newTableSchema, DEEPEST_PACK)
    const user = await namedUser(asked, house)
    if (!house.budgets.made.spend(originFor(asked, house).address)) throw new NotDone('too-fast')
    const table = await tables.set(wanted, user)
    return asked.json(tableSeen(table.row, user.id), 201)
  })

  routes.get('/:id', async asked => {
    const { table, user } = await eyesAt(asked, house)
    return asked.json(tableSeen(table.row, user))
  })

  routes.post('/:id/sit', async asked => {
    const { player, saltHash } = await bodyOf(asked, sitSchema)
    const { table, user } = await allowedAt(asked, house, 'sit')
    if (table.row.state === 'running') await table.settle(at => tookOver(at, user))
    else await table.change(row => sit(row, user, saltHash, player))
    await tables.beginIfReady(table)
    return asked.json(tableSeen(table.row, user.id))
  })

  routes.post('/:id/leave', async asked => {
    const { table, user } = await allowedAt(asked, house, 'play')
    await table.change(row => leave(row, user.id))
    return asked.json(tableSeen(table.row, user.id))
  })

  routes.post('/:id/dice', async asked => {
    const sent = await bodyOf(asked, diceSchema)
    const { table, user } = await allowedAt(asked, house, 'play')
    await table.change(row =>
      'salt' in sent ? showSalt(row, user.id, sent.salt) : promiseSalt(row, user.id, sent.saltHash),
    )
    await tables.beginIfReady(table)
    return asked.json(tableSeen(table.row, user.id))
  })

  routes.post('/:id/seat', async asked => {
    const { player, to } = await bodyOf(asked, seatSchema)
    const { table, user } = await allowedAt(asked, house, 'lead')
    const level = to.who === 'bot' ? to.level : null
    const { game, scenario } = table.row
    if (level !== null && !levelsOf(await gameFor(game, scenario)).includes(level))
      throw new NotDone('malformed', 'there is no bot of this level')
    await table.change(row => seatByHost(row, player, level))
    await tables.beginIfReady(table)
    return asked.json(tableSeen(table.row, user.id))
  })

  routes.post('/:id/start', async asked => {
    const { table, user } = await allowedAt(asked, house, 'lead')
    await tables.start(table)
    return asked.json(tableSeen(table.row, user.id))
  })

  routes.post('/:id/close', async asked => {
    const { table, user } = await allowedAt(asked, house, 'lead')
    await table.change(close)
    return asked.json(tableSeen(table.row, user.id))
  })

  /** Whether he has come, declined or does not want to hear of the host is not told. */
  routes.post('/:id/invite', async asked => {
    const { name } = await bodyOf(asked, inviteSchema)
    const { table, user } = await allowedAt(asked, house, 'lead')
    if (table.row.state !== 'open') throw new NotDone('too-late')
    const invited = await house.contacts.invite(table.id, user, name)
    if (invited !== null) {
      house.lobby.touched(invited)
      await house.store.write('makeNotices', [invitation(invited, user, table.id, house.now())])
    }
    return asked.json({})
  })

  routes.post('/:id/decline', async asked => {
    const user = await namedUser(asked, house)
    await house.contacts.decline(asked.req.param('id'), user)
    house.lobby.touched(user.id)
    return asked.json({})
  })

  routes.post('/:id/rematch', async asked => {
    const { saltHash } = await bodyOf(asked, rematchSchema)
    const { table: old, user } = await allowedAt(asked, house, 'play')
    const table = await tables.rematch(old, user, saltHash)
    if (tableSeen(table.row, user.id).player === null) {
      await table.change(row => sit(row, user, saltHash))
      await tables.beginIfReady(table)
    }
    return asked.json(tableSeen(table.row, user.id))
  })

  return routes
}

/** Whoever is invited has so long to find it in his lists before he is told, in milliseconds. */
const INVITED_AFTER = 90_000

function invitation(person: string, by: UserRow, match: string, now: number): NewNotice {
  const key = `invited:${match}:${person}`
  return { key, person, match, kind: 'invited', sendAt: now + INVITED_AFTER, events: null, who: by.name }
}
