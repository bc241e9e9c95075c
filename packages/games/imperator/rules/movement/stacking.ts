import { row } from '@aquila/engine'
import type { FactionId, PeopleId } from '../../data/map.ts'
import { companyIn, NO_COMPANY, stackAt } from '../counters.ts'
import {
  controllerOf,
  controlsSome,
  counterOf,
  isLeader,
  isRoman,
  peopleOf,
  romansAmong,
  stackIn,
} from '../pieces.ts'
import type { CampaignReason } from '../reasons.ts'
import { type CampaignPosition, opponentOf, type Place, type Stack } from '../state.ts'

/** Who may share a zone. 0.4: there is no limit on numbers. */

/** 0: Romans and Peoples allied to them; 1 to 3: the groups of Peoples at war (4.2.4). */
export type Camp = 0 | 1 | 2 | 3

const NOBODY: readonly string[] = []

/** 4.2.4: an allied People stands with the Romans, whatever its group. */
export function campOf(
  position: CampaignPosition,
  piece: string,
  counter = counterOf(position, piece),
): Camp {
  // Only Roman counters show a faction.
  return counter.faction === null ? campOfForeigner(position, piece) : 0
}

function campOfForeigner({ state, data }: CampaignPosition, piece: string): Camp {
  const people = peopleOf(data, piece)
  if (people === null || row(state.peoples, people).status === 'allegiance') return 0
  return row(data.peoples, people).group
}

/**
 * Why counters of a camp may not share the zone with those of their own side (4.2.4); `coming` are
 * those that would enter it. Here and below `stack` is the place's, for those who have it at hand.
 */
export function whyNotStack(
  position: CampaignPosition,
  side: FactionId,
  camp: Camp,
  place: Place,
  coming: readonly string[] = NOBODY,
  stack = stackAt(position, place),
): CampaignReason | null {
  const peoples = stack.others
  // Romans and their allies are only kept apart from Peoples, and in most places there are none.
  if (camp === 0 && peoples === NO_COMPANY) return null
  const piece =
    stranger(position, side, camp, peoples.leaders, coming) ??
    stranger(position, side, camp, peoples.units, coming) ??
    (camp > 0 ? romanOf(position, side, place, coming, stack) : undefined) ??
    (camp > 0 ? wouldJoin(position, place, coming) : undefined)
  return piece === undefined
    ? null
    : { rule: position.data.cites.stacking, why: 'cannot-stack', about: { piece, place } }
}

/** A counter of a People that the side has, but of another camp. */
function stranger(
  position: CampaignPosition,
  side: FactionId,
  camp: Camp,
  counters: readonly string[],
  coming: readonly string[],
): string | undefined {
  // Mostly they are of one People, and it is looked up once.
  let last: PeopleId | null = null
  let strange = false
  for (const piece of counters) {
    const people = peopleOf(position.data, piece)
    if (people !== last)
      strange = controllerOf(position, piece) === side && campOfForeigner(position, piece) !== camp
    last = people
    if (strange && !coming.includes(piece)) return piece
  }
  return undefined
}

/** A Roman counter of the side. */
function romanOf(
  position: CampaignPosition,
  side: FactionId,
  place: Place,
  coming: readonly string[],
  stack: Stack,
): string | undefined {
  const { leaders, units } = romansAmong(position, stack, place, side)
  for (const leader of leaders) if (!coming.includes(leader)) return leader
  for (const unit of units) if (!coming.includes(unit)) return unit
  return undefined
}

/** Units of a People make Romans who stand apart join its side as they come in. */
function wouldJoin(position: CampaignPosition, place: Place, coming: readonly string[]): string | undefined {
  const { data } = position
  if (!data.series.standsApart(position, place) || coming.every(piece => isLeader(data, piece)))
    return undefined
  return stackIn(position, place).find(piece => isRoman(data, piece))
}

/** 4.4.1: a controlled People does not fight Peoples that the opponent controls. */
export function whyNotMeet(
  position: CampaignPosition,
  side: FactionId,
  camp: Camp,
  place: Place,
  stack = stackAt(position, place),
): CampaignReason | null {
  if (camp === 0 || stack.others === NO_COMPANY) return null
  const enemy = opponentOf(position, side)
  for (const piece of stack.others.units) {
    if (controllerOf(position, piece) === enemy && campOfForeigner(position, piece) > 0)
      return {
        rule: position.data.cites.peoplesDoNotFight,
        why: 'peoples-do-not-fight',
        about: { piece, place },
      }
  }
  return null
}

/** True if units of the other side are in the place, of any kind. */
export function hasEnemyUnits(
  position: CampaignPosition,
  place: Place,
  side: FactionId,
  stack = stackAt(position, place),
): boolean {
  const enemy = opponentOf(position, side)
  const { data } = position
  if (companyIn(data, stack, enemy).units.length > 0 && !data.series.standsApart(position, place)) return true
  return controlsSome(position, stack.others.units, enemy)
}

/** In a truce between Romans their units do not end a move where enemy Roman units are. */
export function whyTruceForbids(
  position: CampaignPosition,
  side: FactionId,
  place: Place,
  stack = stackAt(position, place),
): CampaignReason | null {
  const { data } = position
  // In most places there are no Romans of the enemy, truce or no truce.
  if (companyIn(data, stack, opponentOf(position, side)).units.length === 0) return null
  const rule = data.series.truce(position)
  if (rule === null || data.series.standsApart(position, place)) return null
  return { rule, why: 'janus', about: { place } }
}
