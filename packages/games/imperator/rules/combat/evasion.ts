import type { Choice, Rules } from '@aquila/engine'
import type { FactionId } from '../../data/map.ts'
import { oneOfEach } from '../alike.ts'
import { isBoundToSeat } from '../movement/agitation.ts'
import { canCommand } from '../movement/command.ts'
import { enter } from '../movement/entering.ts'
import { commandOf, isLeader, leadersOf, placeOf, sideOf, stackIn, strategicOf } from '../pieces.ts'
import type { CampaignReason } from '../reasons.ts'
import { type Campaign, type CampaignPosition, opponentOf, type Place } from '../state.ts'
import { faces, rollInCampaign } from '../stratagems/roll.ts'
import { ask } from '../tasks.ts'
import { type Escape, escapeZones } from './escape.ts'
import { zonesAttackersCameFrom } from './forces.ts'

/** Why a leader cannot lead an evasion by land. */
export function whyNoEvasion(position: CampaignPosition, id: string): CampaignReason | null {
  const side = sideOf(position, id)
  const zone = placeOf(position, id)
  if (side === null) return { rule: position.data.cites.side, why: 'not-yours', about: { piece: id } }
  const held = whyHeldInPlace(position, id)
  if (held !== null) return held
  if (escapeZones(position, escapeWith(position, side, zone, [id]), zone).length > 0) return null
  // 4.3: the leader of a People may have to take a unit along.
  if (stackIn(position, zone).some(piece => whyNotAlong(position, zone, [id], piece) === null)) return null
  return { rule: position.data.cites.waysClosed, why: 'nowhere-to-evade', about: { zone } }
}

/** Events 4 and 6: a leader who is ill, or has reached his seat in the year of agitation, does not evade. */
export function whyHeldInPlace(position: CampaignPosition, leader: string): CampaignReason | null {
  if (position.state.turn.ill.includes(leader))
    return { rule: position.data.cites.illness, why: 'ill', about: { leader } }
  if (isBoundToSeat(position, leader, placeOf(position, leader)))
    return { rule: position.data.cites.agitation, why: 'political-agitation', about: { leader } }
  return null
}

/** 8.2: the die must show less than this: the best SR of the defenders, less what the attackers take off. */
export function evasionTarget(position: CampaignPosition, zone: Place, side: FactionId): number {
  return targetBetween(
    position,
    leadersOf(position, zone, side),
    leadersOf(position, zone, opponentOf(position, side)),
  )
}

/** The chance that somebody could slip away from those who come, if he tries. */
export function evasionChance(
  position: CampaignPosition,
  defenders: readonly string[],
  attackers: readonly string[],
): number {
  if (defenders.every(leader => whyHeldInPlace(position, leader) !== null)) return 0
  return chanceBelow(position, targetBetween(position, defenders, attackers))
}

/** How likely the die of an evasion shows less than a number. */
export function chanceBelow({ data }: Pick<CampaignPosition, 'data'>, below: number): number {
  const all = faces[data.series.evasion.die]
  return all.filter(face => face < below).length / all.length
}

function targetBetween(
  position: CampaignPosition,
  defenders: readonly string[],
  attackers: readonly string[],
): number {
  const best = Math.max(0, ...defenders.map(id => strategicOf(position, id)))
  return best - position.data.series.evasion.hindrance(position, attackers)
}

export function* rollEvasion(g: Campaign, zone: Place, side: FactionId): Rules<boolean> {
  const below = evasionTarget(g, zone, side)
  const die = yield* rollInCampaign(g, {
    die: g.data.series.evasion.die,
    purpose: 'evasion',
    roller: side,
    zone,
  })
  const evades = die < below
  g.tell({ kind: 'evasion', rule: g.data.cites.evasion, data: { side, zone, die, below, evades } })
  return evades
}

/** 8.2: he takes as many units as he commands, any leaders, and goes to one adjacent zone. */
export function* slipAway(g: Campaign, zone: Place, id: string): Rules {
  const side = sideOf(g, id)
  if (side === null) throw new Error(`${id} has no side`)
  let taken = [id]
  for (;;) {
    const choices: Choice[] = []
    const able = stackIn(g, zone).filter(piece => whyNotAlong(g, zone, taken, piece) === null)
    for (const noun of oneOfEach(g, able)) choices.push({ verb: 'take', noun })
    const zones = escapeZones(g, escapeWith(g, side, zone, taken), zone)
    for (const noun of zones) choices.push({ verb: 'evade-to', noun })
    const { verb, noun } = yield ask({
      role: side,
      rule: g.data.cites.evasionWith,
      task: 'slip-away',
      choices,
      about: { zone, leader: id, taken },
    })
    if (verb === 'take') {
      taken = [...taken, String(noun)]
      continue
    }
    const to = String(noun)
    g.tell({
      kind: 'slipped-away',
      rule: g.data.cites.evasionTo,
      data: { side, pieces: taken, from: zone, to },
    })
    yield* enter(g, side, taken, zone, to)
    return
  }
}

/** Why a counter cannot go along with an evading leader. */
export function whyNotAlong(
  position: CampaignPosition,
  zone: Place,
  taken: readonly string[],
  piece: string,
): CampaignReason | null {
  const [head] = taken
  if (head === undefined || placeOf(position, piece) !== zone)
    return { rule: position.data.cites.evasionWith, why: 'other-zone', about: { unit: piece } }
  const side = sideOf(position, head)
  if (sideOf(position, piece) !== side || side === null)
    return { rule: position.data.cites.evasionWith, why: 'not-yours', about: { piece } }
  if (taken.includes(piece))
    return { rule: position.data.cites.evasionWith, why: 'already-taken', about: { unit: piece } }
  if (isLeader(position.data, piece)) {
    const held = whyHeldInPlace(position, piece)
    if (held !== null) return held
  } else {
    const { series } = position.data
    const notTaken = series.whyNotByLand(position, piece, true) ?? series.whyTravelAlone(position, side, head)
    if (notTaken !== null) return notTaken
    if (!canCommand(position, head, piece))
      return {
        rule: position.data.cites.evasionWith,
        why: 'not-his-to-command',
        about: { unit: piece, leader: head },
      }
    const units = taken.filter(other => !isLeader(position.data, other))
    if (units.length >= commandOf(position, head))
      return { rule: position.data.cites.evasionWith, why: 'command-full', about: { leader: head } }
  }
  // With him aboard there must still be somewhere to go.
  const together = escapeWith(position, side, zone, [...taken, piece])
  return escapeZones(position, together, zone).length > 0
    ? null
    : { rule: position.data.cites.waysClosed, why: 'nowhere-to-evade', about: { zone } }
}

function escapeWith(
  position: CampaignPosition,
  side: FactionId,
  zone: Place,
  pieces: readonly string[],
): Escape {
  return { side, pieces, closed: zonesAttackersCameFrom(position, zone) }
}
