import type { ChoiceLook } from '../../table/index.ts'
import { isUnitKind, unitKindIds } from '../data/index.ts'
import { nameOf } from '../names.ts'
import { pointsToFlip } from '../rules/economy/free-units.ts'
import { costOf, rebuildCostOf } from '../rules/economy/recruits.ts'
import { withinRating } from '../rules/odds/rolls.ts'
import { areaIn, leaderNamed, placeOf, type Seen } from './position.ts'

/** C3: a Province is a small shop; pointing at it shows what can be raised there and for how much. */
export function shopLook(seen: Seen, verb: string, noun: string | null): ChoiceLook | null {
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
  return price === null ? { place } : { place, cost: text('cost.money', { n: price }) }
}

/** RV-9.66-a, RV-14.2-20: what is raised by strength costs the points that it is worth or gains. */
export function pointsLook({ position, text }: Seen, verb: string, noun: string | null): ChoiceLook {
  const kind = unitKindIds.find(each => each === noun)
  if (kind === undefined) return {}
  const n = verb === 'rebuild' ? pointsToFlip(position, kind) : position.data.units[kind].full
  return { cost: text('cost.points', { n }) }
}
