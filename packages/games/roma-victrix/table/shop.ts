import type { ChoiceLook } from '../../table/index.ts'
import { isUnitKind, type UnitKindId, unitKindIds } from '../data/index.ts'
import { quotas } from '../data/units.ts'
import { nameOf } from '../names.ts'
import { pointsToFlip } from '../rules/economy/free-units.ts'
import { costOf, rebuildCostOf } from '../rules/economy/recruits.ts'
import { withinRating } from '../rules/odds/rolls.ts'
import type { RomaDecision } from '../rules/tasks.ts'
import { areaIn, leaderNamed, placeOf, type Seen } from './position.ts'

export type Shopping = RomaDecision<'new-units' | 'pick-unpaid'>

/** C3: a Province is a small shop; pointing at it shows what can be raised there and for how much. */
export function shopLook(
  seen: Seen,
  decision: Shopping,
  verb: string,
  noun: string | null,
): ChoiceLook | null {
  const { text } = seen
  if (verb === 'done' && decision.task === 'new-units' && decision.about.treasury === 0)
    return { as: 'way-on', standing: { window: 'nothing-to-buy', order: 'never' } }
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
export function leftThere({ position }: Seen, decision: Shopping, place: string, kind: UnitKindId): number {
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

export interface Order {
  readonly verb: string
  readonly noun: string
  readonly place: string | null
  readonly kind: UnitKindId | undefined
}

export function ordersIn({ task, about }: Shopping): Order[] {
  if (task !== 'new-units') return []
  return about.ordered.map(order => {
    const [verb = '', noun = ''] = order.split(/ (.*)/s)
    return { verb, noun, place: areaIn(noun), kind: noun.split(/[/@]/).find(isUnitKind) }
  })
}

/** RV-9.66-a, RV-14.2-20: what is raised by strength costs the points that it is worth or gains. */
export function pointsLook({ position, text }: Seen, verb: string, noun: string | null): ChoiceLook {
  const kind = unitKindIds.find(each => each === noun)
  if (kind === undefined) return {}
  const n = verb === 'rebuild' ? pointsToFlip(position, kind) : position.data.units[kind].full
  return { cost: text('cost.points', { n }) }
}
