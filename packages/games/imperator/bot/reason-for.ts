import { type BotReason, chanceOf, row } from '@aquila/engine'
import { newEngagement } from '../rules/combat/forces.ts'
import {
  type BattleSketch,
  battleOdds,
  chanceToWin,
  type Odds,
  sketchOf,
  strengthOf,
} from '../rules/combat/odds.ts'
import { hasEnemyLandUnits, isNaves, isRoman, landUnitsOf, sideOf, stackIn } from '../rules/pieces.ts'
import type { CampaignPosition, FactionId, Place, RegionId } from '../rules/state.ts'
import type { Doctrine, Tally } from './doctrine.ts'
import type { Evaluation } from './evaluation.ts'
import { endOf, type Order } from './orders.ts'
import type { CampaignBotReason, Price } from './reasons.ts'

/** What a bot says it is up to: one sentence for each order. */

type Who = Tally & { readonly leader: string; readonly zone: Place }

/** `arrived` is the position with all orders of the scheme carried out, `order` the one that is explained, `others` the rest. */
export function reasonFor(
  doctrine: Doctrine,
  arrived: CampaignPosition,
  side: FactionId,
  evaluation: Evaluation,
  order: Order,
  others: readonly Order[],
  leavesDanger: boolean,
): BotReason {
  const zone = endOf(order)
  const region = arrived.data.zones[zone]?.region ?? null
  const who = whoGoes(doctrine, arrived, order)
  if (hasEnemyLandUnits(arrived, zone, side)) {
    const battle = sketchOf(arrived, newEngagement(arrived, zone, 'land', side, null))
    return attack(arrived, battle, who, others)
  }
  if (leavesDanger)
    return { key: 'bot.withdraw', values: { ...who, from: order.from } } satisfies CampaignBotReason
  const errand = doctrine.errand(arrived, side, zone)
  if (errand !== null && isAlone(order)) return { key: errand, values: who }
  if (isAlone(order) && order.verb === 'lead') return command(arrived, side, who, zone)
  if (region !== null && arrived.state.regions[region] !== side)
    return occupy(doctrine, arrived, side, who, region)
  if (region !== null && evaluation.threatAt(zone) > 0)
    return { key: 'bot.guard', values: { ...who, region } } satisfies CampaignBotReason
  return { key: order.verb === 'sail' ? 'bot.sail' : 'bot.march', values: who } satisfies CampaignBotReason
}

/** Why an order leads into a battle, as things stand now; `joining` are those that are still to come there. */
export function reasonToAttack(
  doctrine: Doctrine,
  position: CampaignPosition,
  battle: BattleSketch,
  order: Order,
  joining: readonly Order[],
): CampaignBotReason {
  return attack(position, battle, whoGoes(doctrine, position, order), joining)
}

function whoGoes(doctrine: Doctrine, position: CampaignPosition, order: Order): Who {
  return { leader: order.piece, zone: endOf(order), ...forceOfOrder(doctrine, position, order) }
}

function isAlone(order: Order): boolean {
  return order.along.length === 0
}

/** Who goes along; nothing for one alone. */
function forceOfOrder(doctrine: Doctrine, position: CampaignPosition, { piece, along }: Order): Tally {
  const { data } = position
  const units = [piece, ...along].filter(id => data.units[id] !== undefined && !isNaves(data, id))
  return units.length < 2 ? {} : doctrine.tally(position, units)
}

/** The odds, what a defeat may cost, and whether the region lies open behind the enemy. */
function attack(
  position: CampaignPosition,
  battle: BattleSketch,
  who: Who,
  others: readonly Order[],
): CampaignBotReason {
  const { zone, defender } = battle
  const odds = battleOdds(position, battle)
  const column = position.data.combat.columns[odds.shifted]
  const region = position.data.zones[zone]?.region ?? null
  const open = region !== null && isLastGuard(position, defender.side, region, zone)
  return {
    key: 'bot.attack',
    values: {
      ...who,
      others: others.map(({ piece }) => piece),
      odds: `${column?.attacker ?? 1} to ${column?.defender ?? 1}`,
      ...chanceOf(chanceToWin(odds, 'attacker')),
      ...(open ? { region } : {}),
      ...priceOf(odds),
    },
  }
}

/** The worst that a defeat can bring, and on how many faces of the die; nothing if there is none. */
function priceOf({ faces }: Odds): { price?: Price; worst?: number } {
  const lost = faces.flatMap(({ cell }) => (cell.winner === 'defender' ? [cell.attacker] : []))
  if (lost.length === 0) return {}
  const destroyed = lost.filter(code => code === 'E').length
  if (destroyed > 0) return { price: 'destroyed', worst: destroyed }
  const reduced = lost.filter(code => code === 'A').length
  return reduced > 0 ? { price: 'reduced', worst: reduced } : { price: 'retreat', worst: lost.length }
}

/** True if nobody else of a side stands in the region. */
function isLastGuard(position: CampaignPosition, side: FactionId, region: RegionId, zone: Place): boolean {
  return row(position.data.regions, region).zones.every(
    other => other === zone || landUnitsOf(position, other, side).length === 0,
  )
}

/** A leader who goes by himself goes to lead somebody. */
function command(position: CampaignPosition, side: FactionId, who: Who, zone: Place): CampaignBotReason {
  const units = landUnitsOf(position, zone, side)
  if (units.length === 0) return { key: 'bot.march', values: who }
  return { key: 'bot.command', values: { ...who, strength: strengthOf(position, units) } }
}

/** 3.7.3: how many zones are still missing. */
function occupy(
  doctrine: Doctrine,
  position: CampaignPosition,
  side: FactionId,
  who: Who,
  region: RegionId,
): CampaignBotReason {
  const { zones, needed } = doctrine.conquest(position, region)
  const held = zones.filter(zone =>
    stackIn(position, zone).some(
      piece =>
        position.data.units[piece] !== undefined &&
        isRoman(position.data, piece) &&
        !isNaves(position.data, piece) &&
        sideOf(position, piece) === side,
    ),
  ).length
  const missing = needed - held
  if (missing > 0) return { key: 'bot.occupy', values: { ...who, region, missing } }
  return { key: 'bot.conquer', values: { ...who, region } }
}
