import type { ChoiceLook, Piece, Tray } from '../../table/index.ts'
import { isUnitKind, type UnitKindId, unitKindIds } from '../data/index.ts'
import { quotas } from '../data/units.ts'
import { nameOf } from '../names.ts'
import { pointsToFlip } from '../rules/economy/free-units.ts'
import { costOf, rebuildCostOf } from '../rules/economy/recruits.ts'
import { withinRating } from '../rules/odds/rolls.ts'
import { powerAt } from '../rules/pieces.ts'
import { powerNamed } from '../rules/powers.ts'
import type { RomaDecision } from '../rules/tasks.ts'
import { leaderPiece, unitDrawn } from './counters.ts'
import { kitOfPower } from './dress.ts'
import { areaIn, leaderNamed, placeOf, type RomaInput, type Seen } from './position.ts'

type Shopping = RomaDecision<'new-units' | 'pick-unpaid'>

/** C3: a Province is a small shop; pointing at it shows what can be raised there and for how much. */
export function shopLook(
  seen: Seen,
  decision: Shopping,
  verb: string,
  noun: string | null,
): ChoiceLook | null {
  const { text } = seen
  if (noun === null) return null
  const leader = leaderNamed(seen, noun)
  if (verb === 'recruit' && leader !== undefined) {
    const wins = [1, 2, 3, 4, 5, 6].map(die => withinRating(die, leader.rating))
    return {
      piece: noun,
      place: placeOf(leader),
      here: true,
      faces: wins,
      cost: text('cost.chance', { n: wins.filter(Boolean).length }),
      detail: text('about.recruit', { area: nameOf(seen, seen.data, placeOf(leader)) }),
    }
  }
  const place = areaIn(noun)
  if (place === null) return null
  const kind = noun.split(/[/@]/).find(isUnitKind)
  if (kind === undefined) return { place }
  if (verb === 'convert') return { place, group: text('shop.fleets') }
  const price =
    verb === 'create'
      ? costOf(seen.position, kind)
      : verb === 'rebuild'
        ? rebuildCostOf(seen.position, kind)
        : null
  if (price === null) return { place }
  const points = seen.position.data.units[kind].full
  const detail = text('about.create', { points, left: leftThere(seen, decision, place, kind) })
  return { place, cost: text('cost.money', { n: price }), detail }
}

/** RV-9.15-a: how many units of the sort a Province may still create or rebuild in this Game-Turn. */
function leftThere({ position }: Seen, decision: Shopping, place: string, kind: UnitKindId): number {
  const quotaOf = (each: UnitKindId) => position.data.units[each].quota ?? 'auxilia'
  const used = ordersIn(decision).filter(
    order =>
      (order.verb === 'create' || order.verb === 'rebuild') &&
      order.place === place &&
      order.kind !== undefined &&
      quotaOf(order.kind) === quotaOf(kind),
  )
  return quotas[quotaOf(kind)] - used.length
}

interface Order {
  readonly verb: string
  readonly noun: string
  readonly place: string | null
  readonly kind: UnitKindId | undefined
}

function ordersIn({ task, about }: Shopping): Order[] {
  if (task !== 'new-units') return []
  return about.ordered.map(order => {
    const [verb = '', noun = ''] = order.split(/ (.*)/s)
    return { verb, noun, place: areaIn(noun), kind: noun.split(/[/@]/).find(isUnitKind) }
  })
}

/** RV-6.2-b: what one has ordered is carried out when all are done; until then it lies beside the map. */
export function trayOf(seen: Seen, { decision, role }: RomaInput): Tray | null {
  if (decision?.task !== 'new-units' || decision.role !== role) return null
  const orders = ordersIn(decision)
  if (orders.length === 0) return null
  const { position, text } = seen
  const { about } = decision
  const power = powerNamed(position, about.power)
  const spent = powerAt(position.state, power).treasury - about.treasury
  const pieces = orders.flatMap((order, index): Piece[] => {
    const leader = leaderNamed(seen, order.noun)
    if (leader !== undefined) return [{ ...leaderPiece(seen, position, leader), id: `order-${index}` }]
    if (order.kind === undefined || order.place === null) return []
    // RV-9.3-a: of a Fleet only Auxilia are made at full strength.
    const reduced = order.verb === 'convert' && order.kind !== 'aux'
    const told = {
      id: -index,
      kind: order.kind,
      power: about.power,
      reduced,
      where: 'field',
      spent: false,
    } as const
    const name = seen.messages.say(`verb.${order.verb}`, { noun: nameOf(seen, seen.data, order.noun) })
    return [{ ...unitDrawn(seen, seen.data, told, kitOfPower(position, power)), id: `order-${index}`, name }]
  })
  return {
    title: text('tray.ordered', { n: orders.length, spent }),
    groups: [{ name: text('tray.orders'), pieces }],
    note: text('tray.when'),
  }
}

/** RV-9.66-a, RV-14.2-20: what is raised by strength costs the points that it is worth or gains. */
export function pointsLook({ position, text }: Seen, verb: string, noun: string | null): ChoiceLook {
  const kind = unitKindIds.find(each => each === noun)
  if (kind === undefined) return {}
  const n = verb === 'rebuild' ? pointsToFlip(position, kind) : position.data.units[kind].full
  return { cost: text('cost.points', { n }) }
}
