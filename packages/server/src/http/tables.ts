import { levelsOf } from '@aquila/play'
import { diceSchema, newTableSchema, rematchSchema, seatSchema, sitSchema } from '@aquila/play/wire'
import { Hono } from 'hono'
import type { House } from '../house.ts'
import { gameFor } from '../matches/games.ts'
import type { OpenTable } from '../matches/open-table.ts'
import { NotDone } from '../not-done.ts'
import { close, leave, promiseSalt, seatByHost, showSalt, sit } from '../tables/seating.ts'
import { tableSeen } from '../tables/seen.ts'
import { type Asked, bodyOf, type Env, eyesAt, namedUser, originFor, tableFor } from './context.ts'

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
    const [table, user] = [await tableFor(asked, house), await namedUser(asked, house)]
    await table.change(row => sit(row, user, saltHash, player))
    await tables.beginIfReady(table)
    return asked.json(tableSeen(table.row, user.id))
  })

  routes.post('/:id/leave', async asked => {
    const [table, user] = [await tableFor(asked, house), await namedUser(asked, house)]
    await table.change(row => leave(row, user.id))
    return asked.json(tableSeen(table.row, user.id))
  })

  routes.post('/:id/dice', async asked => {
    const sent = await bodyOf(asked, diceSchema)
    const [table, user] = [await tableFor(asked, house), await namedUser(asked, house)]
    await table.change(row =>
      'salt' in sent ? showSalt(row, user.id, sent.salt) : promiseSalt(row, user.id, sent.saltHash),
    )
    await tables.beginIfReady(table)
    return asked.json(tableSeen(table.row, user.id))
  })

  routes.post('/:id/seat', async asked => {
    const { player, to } = await bodyOf(asked, seatSchema)
    const { table, user } = await hostOf(asked, house)
    const level = to.who === 'bot' ? to.level : null
    const { game, scenario } = table.row
    if (level !== null && !levelsOf(await gameFor(game, scenario)).includes(level))
      throw new NotDone('malformed', 'there is no bot of this level')
    await table.change(row => seatByHost(row, player, level))
    await tables.beginIfReady(table)
    return asked.json(tableSeen(table.row, user))
  })

  routes.post('/:id/start', async asked => {
    const { table, user } = await hostOf(asked, house)
    await tables.start(table)
    return asked.json(tableSeen(table.row, user))
  })

  routes.post('/:id/close', async asked => {
    const { table, user } = await hostOf(asked, house)
    await table.change(close)
    return asked.json(tableSeen(table.row, user))
  })

  routes.post('/:id/rematch', async asked => {
    const { saltHash } = await bodyOf(asked, rematchSchema)
    const [old, user] = [await tableFor(asked, house), await namedUser(asked, house)]
    const table = await tables.rematch(old, user, saltHash)
    if (tableSeen(table.row, user.id).player === null) {
      await table.change(row => sit(row, user, saltHash))
      await tables.beginIfReady(table)
    }
    return asked.json(tableSeen(table.row, user.id))
  })

  return routes
}

async function hostOf(asked: Asked, house: House): Promise<{ table: OpenTable; user: string }> {
  const [table, user] = [await tableFor(asked, house), await namedUser(asked, house)]
  if (table.row.host !== user.id) throw new NotDone('forbidden', 'only the host of the table may do that')
  return { table, user: user.id }
}
