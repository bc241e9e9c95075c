import { areAlike } from '../rules/alike.ts'
import { type BattleSketch, battleOdds, chanceToWin } from '../rules/combat/odds.ts'
import { columnOf, marchFrom } from '../rules/movement/column.ts'
import { nextZones } from '../rules/movement/land.ts'
import { borderBetween } from '../rules/movement/paths.ts'
import { campOf } from '../rules/movement/stacking.ts'
import { counterOf, isLeader, isNaves, landUnitsOf, leadersOf, placeOf, stackIn } from '../rules/pieces.ts'
import { type CampaignPosition, type FactionId, opponentOf } from '../rules/state.ts'
import type { Doctrine } from './doctrine.ts'
import { routesOf } from './marches.ts'
import { endOf, type Order, swapped } from './orders.ts'
import { Trials } from './trials.ts'

/** What orders lead to as things stand now: cards, dice and other plans may have changed it since they were made. */

/** The battle in the zone where some orders end; null if nobody is there to fight, or nobody comes who could. */
export function battleAhead(
  position: CampaignPosition,
  side: FactionId,
  orders: readonly Order[],
): BattleSketch | null {
  const [first] = orders
  if (first === undefined) return null
  const zone = endOf(first)
  const enemy = opponentOf(position, side)
  const there = landUnitsOf(position, zone, side)
  const coming = orders.flatMap(arriving)
  const { data } = position
  const units = [...coming.filter(id => !isLeader(data, id) && !isNaves(data, id)), ...there]
  const defenders = landUnitsOf(position, zone, enemy)
  if (units.length === 0 || defenders.length === 0) return null
  const leaders = [...coming.filter(id => isLeader(data, id)), ...leadersOf(position, zone, side)]
  return {
    zone,
    kind: 'land',
    attacker: { side, units, leaders },
    defender: { side: enemy, units: defenders, leaders: leadersOf(position, zone, enemy) },
    crossed: there.length === 0 && orders.every(order => crosses(position, order)),
    stratagems: [],
  }
}

export function chanceIn(position: CampaignPosition, battle: BattleSketch): number {
  return chanceToWin(battleOdds(position, battle), 'attacker')
}

/** All who come to its end. */
function arriving({ piece, along, drops }: Order): string[] {
  const left = Object.values(drops)
  return [piece, ...along].filter(id => !left.includes(id))
}

/** 8.3: whether the last step leads over a river or a strait. */
function crosses({ data }: CampaignPosition, { from, path }: Order): boolean {
  const border = borderBetween(data, path.at(-2) ?? from, path.at(-1) ?? from)
  return border !== undefined && border.kind !== 'land'
}

/**
 * Orders, in their turn, with the counters that will go: of units that are alike the first that is left is offered (1.3), so
 * that is the one to be named.
 */
export function asOffered(position: CampaignPosition, orders: readonly Order[]): readonly Order[] {
  const gone = new Set<string>()
  const named = [...orders]
  for (const [turn, { from, along }] of orders.entries()) {
    for (let place = 0; place <= along.length; place++) {
      const order = named[turn]
      const piece = place === 0 ? order?.piece : order?.along[place - 1]
      if (piece === undefined) continue
      const first =
        stackIn(position, from).find(id => !gone.has(id) && areAlike(position, id, piece)) ?? piece
      gone.add(first)
      for (let later = turn; later < named.length && first !== piece; later++) {
        const other = named[later]
        if (other !== undefined) named[later] = swapped(other, piece, first)
      }
    }
  }
  return named
}

/**
 * Of orders that are still to come, those to the same zone that can still be carried out when this one has been: counters of
 * another camp find the zone closed (4.2.4), in a civil war leaders may be in each other's way, and units may have gone.
 */
export function joiningLater(
  doctrine: Doctrine,
  position: CampaignPosition,
  side: FactionId,
  order: Order,
  later: readonly Order[],
): readonly Order[] {
  const zone = endOf(order)
  const camp = campOf(position, order.piece)
  const meant = later.filter(each => endOf(each) === zone && campOf(position, each.piece) === camp)
  if (meant.length === 0) return meant
  const then = doctrine.copy(position)
  const trials = new Trials(then)
  trials.carryOut(order)
  return meant.filter(each => {
    const possible = asItCanBe(doctrine, then, side, each)
    if (possible !== null) trials.carryOut(possible)
    return possible !== null
  })
}

/**
 * A march as it can be made now, with all who are still there, have not moved and would come there alive: a column is as slow as its slowest, and a way may have been
 * closed. Null if it leads there no more: what cannot be done is not announced.
 */
export function asItCanBe(
  doctrine: Doctrine,
  position: CampaignPosition,
  side: FactionId,
  order: Order,
): Order | null {
  const { verb, piece, from, path, drops } = order
  if (verb === 'sail') return doctrine.asItCanSail(position, side, order)
  if (placeOf(position, piece) !== from) return null
  const isLost = (id: string) => path.some(place => doctrine.isLostIn(position, id, place))
  if (verb === 'march') {
    if (isLost(piece)) return null
    const alone = columnOf(position, side, null, [piece], false)
    return nextZones(position, alone, marchFrom(from)).includes(endOf(order)) ? order : null
  }
  const along = order.along.filter(
    id =>
      placeOf(position, id) === from &&
      !counterOf(position, id).moved &&
      (isLeader(position.data, id) || !isLost(id)),
  )
  if (along.length === 0 && order.along.length > 0) return null
  const way = routesOf(position, columnOf(position, side, piece, along, false), from).get(endOf(order))
  if (way === undefined) return null
  return Object.keys(drops).length > 0 ? { ...order, along } : { ...order, along, path: way }
}

/**
 * False of a march into a battle that has become worse than it was when it was ordered, and worse than one dares; and of one
 * that looks hopeless when it is made, whoever may come after it.
 */
export function isStillRight(
  position: CampaignPosition,
  side: FactionId,
  order: Order,
  joining: readonly Order[],
  leastChance: number,
): boolean {
  const alone = battleAhead(position, side, [order])
  if (alone === null) return true
  if (chanceIn(position, alone) === 0) return false
  const together = battleAhead(position, side, [order, ...joining])
  const chance = together === null ? 0 : chanceIn(position, together)
  return chance >= Math.min(leastChance, expectedOf(order))
}

/** The chance at which an order was given; if none was thought of then, no battle was meant. */
function expectedOf({ reason }: Order): number {
  const { n, of } = reason?.key === 'bot.attack' ? (reason.values ?? {}) : {}
  return typeof n === 'number' && typeof of === 'number' ? n / of : 1
}
