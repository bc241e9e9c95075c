import { strengthOf } from '../rules/combat/odds.ts'
import { canLead } from '../rules/movement/land.ts'
import { campOf } from '../rules/movement/stacking.ts'
import { commandOf, hasEnemyLandUnits, isLeader, placesOnMap, sideOf, stackIn } from '../rules/pieces.ts'
import type { Place } from '../rules/state.ts'
import { asItCanBe } from './arrivals.ts'
import type { Draft } from './draft.ts'
import { armyTo, routesWithArmy } from './marches.ts'
import type { Order } from './orders.ts'
import type { Trial } from './trials.ts'

/** Several columns that are worth a thought only together: one of them alone would be beaten, or would leave the others to it. */

/** An army that could come to a zone, and its way there. */
interface Column {
  readonly leader: string
  readonly path: readonly Place[]
}

/** Several armies against one zone: the strongest first, then with one more, and one more. */
export function* assaultsIn(draft: Draft): Generator<readonly Order[]> {
  const { position, side } = draft
  // 4.2.4: those of different camps cannot come to one zone.
  const columns = new Map<string, Column[]>()
  for (const place of placesOnMap(position.data)) {
    for (const leader of chiefsIn(draft, place)) {
      for (const [to, path] of routesWithArmy(position, side, leader)) {
        if (!hasEnemyLandUnits(position, to, side)) continue
        const key = `${to} ${campOf(position, leader)}`
        const others = columns.get(key)
        if (others === undefined) columns.set(key, [{ leader, path }])
        else others.push({ leader, path })
      }
    }
  }
  for (const armies of columns.values()) {
    if (armies.length < 2) continue
    armies.sort((one, two) => commandOf(position, two.leader) - commandOf(position, one.leader))
    const orders = ordersFor(draft, armies)
    // A plan can be made again after each order: nobody weak goes ahead and waits for the others.
    orders.sort((one, two) => strengthOf(position, two.along) - strengthOf(position, one.along))
    for (let count = 2; count <= orders.length; count++) yield orders.slice(0, count)
  }
}

/** All armies of a stack to one zone where no enemy is: one that left alone would leave the others in danger. */
export function* departuresIn(draft: Draft): Generator<readonly Order[]> {
  const { position, side } = draft
  for (const place of placesOnMap(position.data)) {
    const chiefs = chiefsIn(draft, place)
    if (chiefs.length < 2) continue
    chiefs.sort((one, two) => commandOf(position, two) - commandOf(position, one))
    const routes = new Map(chiefs.map(leader => [leader, routesWithArmy(position, side, leader)]))
    const zones = new Set([...routes.values()].flatMap(known => [...known.keys()]))
    for (const to of zones) {
      if (hasEnemyLandUnits(position, to, side)) continue
      const armies: Column[] = []
      for (const [leader, known] of routes) {
        const path = known.get(to)
        if (path !== undefined) armies.push({ leader, path })
      }
      const orders = ordersFor(draft, armies)
      if (orders.length > 1) yield orders
    }
  }
}

/** Leaders of the side in a place who can still lead an army. */
function chiefsIn({ position, side }: Draft, place: Place): string[] {
  return stackIn(position, place).filter(
    id => isLeader(position.data, id) && sideOf(position, id) === side && canLead(position, id),
  )
}

/** What each takes along when those before him have gone. */
function ordersFor(draft: Draft, armies: readonly Column[]): Order[] {
  const { doctrine, position, side, trials } = draft
  const orders: Order[] = []
  const done: Trial[] = []
  // In a civil war who has come there may be in the way of the next.
  const keepApart = position.data.series.leadersKeepApart(position)
  for (const { leader, path } of armies) {
    const army = armyTo(doctrine, position, side, leader, path)
    if (army === null) continue
    if (keepApart && orders.length > 0 && asItCanBe(doctrine, position, side, army) === null) continue
    const order = draft.known(army)
    orders.push(order)
    done.push(trials.carryOut(order))
  }
  trials.takeBack(done)
  return orders
}
