import { type Rules, row } from '@aquila/engine'
import type { FactionId } from '../../data/map.ts'
import { hasLeaders, stackAt } from '../counters.ts'
import { leaderDies } from '../fate.ts'
import { enter } from '../movement/entering.ts'
import { campOf, hasEnemyUnits, whyNotStack } from '../movement/stacking.ts'
import { isRoman, leader, leadersOf, sideOf, unitsOf } from '../pieces.ts'
import type { CampaignReason } from '../reasons.ts'
import { type Campaign, type CampaignPosition, opponentOf, type Place } from '../state.ts'
import { rollInCampaign } from '../stratagems/roll.ts'
import { pick } from '../tasks.ts'
import { sharedPlaceFrom } from './meetings.ts'

const NOBODY: readonly string[] = []

/**
 * 7.1, 8.2: a leader alone among enemy units must get away into a land zone free of them. `inPhaseE`: stratagems of
 * Phase E can set the roll.
 */
export function* solitaryLeaderFlees(g: Campaign, id: string, inPhaseE = false): Rules {
  const side = sideOf(g, id)
  if (side === null) return
  const from = leader(g, id).place
  const zones = waysOut(g, id)
  if (zones.length === 0 || !(yield* getsAway(g, id, inPhaseE))) {
    yield* leaderDies(g, id, 'solitary')
    return
  }
  const to = yield* pick({
    role: side,
    rule: g.data.cites.loneLeader,
    task: 'solitary-flight',
    verb: 'flee',
    nouns: zones,
    about: { leader: id, zone: from },
  })
  g.tell({ kind: 'leader-flees', rule: g.data.cites.loneLeader, data: { leader: id, from, to } })
  yield* enter(g, side, [id], from, to)
}

/** The die tells, unless the game lets him go without one. */
function* getsAway(g: Campaign, id: string, inPhaseE: boolean): Rules<boolean> {
  const side = sideOf(g, id)
  const chance = g.data.series.loneLeader(g, id)
  if (side === null || chance === null) return true
  const zone = leader(g, id).place
  const die = inPhaseE
    ? yield* rollInCampaign(g, { die: 'd10', purpose: 'solitary', roller: side, zone, piece: id })
    : g.dice.d10('solitary')
  const escapes = chance.escapes(die)
  g.tell({ kind: 'solitary', rule: chance.rule, data: { leader: id, die, escapes } })
  return escapes
}

/**
 * Adjacent land zones without enemy units where he may be; from the sea its coasts. Event 4: a leader who is ill
 * cannot leave.
 */
function waysOut(position: CampaignPosition, id: string): Place[] {
  const { state } = position
  const side = sideOf(position, id)
  const { place } = leader(position, id)
  if (side === null || state.turn.ill.includes(id)) return []
  return zonesNear(position, place).filter(zone => whyNoRefugeIn(position, side, id, zone) === null)
}

function zonesNear({ data }: CampaignPosition, place: Place): readonly Place[] {
  return data.seas[place]?.coasts ?? row(data.zones, place).neighbours.map(step => step.zone)
}

/** Why a leader who is alone among enemies cannot flee to a zone. */
export function whyNoWayOut(position: CampaignPosition, id: string, zone: Place): CampaignReason | null {
  const side = sideOf(position, id)
  const { place } = leader(position, id)
  if (side === null || !zonesNear(position, place).includes(zone))
    return { rule: position.data.cites.adjacency, why: 'not-adjacent', about: { zone, from: place } }
  return whyNoRefugeIn(position, side, id, zone)
}

function whyNoRefugeIn(
  position: CampaignPosition,
  side: FactionId,
  id: string,
  zone: Place,
): CampaignReason | null {
  if (hasEnemyUnits(position, zone, side))
    return { rule: position.data.cites.loneLeader, why: 'enemy-there', about: { zone } }
  return (
    position.data.series.whyNoRefuge(position, id, row(position.data.zones, zone)) ??
    whyNotStack(position, side, campOf(position, id), zone)
  )
}

/** All leaders who are alone among enemy units, on the whole map. In a truce Romans do not drive out Romans. */
export function* loneLeadersFlee(g: Campaign): Rules {
  // A leader who flees can come into a place that has not been looked at yet.
  for (let at = sharedPlaceFrom(g, 0); at !== null; at = sharedPlaceFrom(g, at.number + 1)) {
    for (const id of loneLeadersIn(g, at.place)) {
      if (leader(g, id).place === at.place) yield* solitaryLeaderFlees(g, id, true)
    }
  }
}

/** The leaders in a place whose side has no unit there while the enemy has. */
export function loneLeadersIn(position: CampaignPosition, place: Place): readonly string[] {
  const { data } = position
  const [one, two] = data.factions
  if (!hasLeaders(position, stackAt(position, place))) return NOBODY
  const oneHasUnits = hasEnemyUnits(position, place, two)
  if (oneHasUnits === hasEnemyUnits(position, place, one)) return NOBODY
  const enemy = oneHasUnits ? one : two
  const alone = leadersOf(position, place, opponentOf(position, enemy))
  if (alone.length === 0 || data.series.truce(position) === null) return alone
  const onlyRomans = unitsOf(position, place, enemy).every(piece => isRoman(data, piece))
  return onlyRomans ? alone.filter(id => !isRoman(data, id)) : alone
}
