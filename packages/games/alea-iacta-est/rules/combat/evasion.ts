import type { Choice, Reason, Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { rollWithFavour } from '../favour.ts'
import { isBoundToCity } from '../movement/agitation.ts'
import { canCommand } from '../movement/command.ts'
import { enter } from '../movement/entering.ts'
import {
  commandOf,
  isLeader,
  isNaves,
  leadersOf,
  placeOf,
  sideOf,
  stackIn,
  strategicOf,
  tacticalOf,
} from '../pieces.ts'
import { type Alea, type AleaPosition, opponentOf, type Place } from '../state.ts'
import { type Escape, escapeZones } from './escape.ts'
import { zonesAttackersCameFrom } from './forces.ts'

const STAND: Choice = { verb: 'stand' }

/**
 * AIE-8.2-a to AIE-8.2-f: the defender may try to slip away by land, leader after leader, until a roll fails
 * (RULING-51), nobody is able or he stands. `leaders` are those not bound to a naval combat. True if a roll failed.
 */
export function* evadeByLand(
  g: Alea,
  zone: Place,
  side: FactionId,
  leaders: readonly string[],
): Rules<boolean> {
  for (;;) {
    const able = leaders.filter(id => placeOf(g, id) === zone && whyNoEvasion(g, id) === null)
    if (able.length === 0) return false
    const { verb, noun } = yield {
      role: side,
      rule: 'AIE-8.2-a',
      task: 'evade',
      choices: [...able.map(id => ({ verb: 'evade', noun: id })), STAND],
      about: { zone, below: evasionTarget(g, zone, side) },
    }
    if (verb === 'stand') return false
    if (!(yield* rollEvasion(g, zone, side))) return true
    yield* slipAway(g, zone, String(noun))
  }
}

/** Why a leader cannot lead an evasion by land. */
export function whyNoEvasion(position: AleaPosition, id: string): Reason | null {
  const side = sideOf(position, id)
  const zone = placeOf(position, id)
  if (side === null) return { rule: 'AIE-3.7.1-a', why: 'not-yours', about: { piece: id } }
  const held = whyHeldInPlace(position, id)
  if (held !== null) return held
  if (escapeZones(position, escapeWith(position, side, zone, [id]), zone).length === 0)
    return { rule: 'AIE-8.2-f', why: 'nowhere-to-evade', about: { zone } }
  return null
}

/** AIE-EV-04, AIE-EV-06, RULING-108: who is ill, or has reached his city in the year of agitation, does not evade. */
export function whyHeldInPlace(position: AleaPosition, leader: string): Reason | null {
  if (position.state.turn.ill.includes(leader)) return { rule: 'AIE-EV-04', why: 'ill', about: { leader } }
  if (isBoundToCity(position, leader, placeOf(position, leader)))
    return { rule: 'AIE-EV-06', why: 'political-agitation', about: { leader } }
  return null
}

/** AIE-8.2-a: the d10 must show less than this: the best SR of the defenders minus the best TB of the attackers. */
export function evasionTarget(position: AleaPosition, zone: Place, side: FactionId): number {
  const own = leadersOf(position, zone, side)
  const attackers = leadersOf(position, zone, opponentOf(side))
  // AIE-EV-04: the TB of an ill leader does not count.
  const well = attackers.filter(id => !position.state.turn.ill.includes(id))
  const tactical = Math.max(0, ...well.map(id => tacticalOf(position, id)))
  return Math.max(0, ...own.map(id => strategicOf(position, id))) - tactical
}

export function* rollEvasion(g: Alea, zone: Place, side: FactionId): Rules<boolean> {
  const below = evasionTarget(g, zone, side)
  const die = yield* rollWithFavour(g, { die: 'd10', purpose: 'evasion', roller: side, zone })
  const evades = die < below
  g.tell({ kind: 'evasion', rule: 'AIE-8.2-a', data: { side, zone, die, below, evades } })
  return evades
}

/** AIE-8.2-c: he takes as many units as he commands, any leaders, and goes to one adjacent zone. */
function* slipAway(g: Alea, zone: Place, id: string): Rules {
  const side = sideOf(g, id)
  if (side === null) throw new Error(`${id} has no side`)
  let taken = [id]
  for (;;) {
    const choices: Choice[] = []
    for (const piece of stackIn(g, zone)) {
      if (whyNotAlong(g, zone, taken, piece) === null) choices.push({ verb: 'take', noun: piece })
    }
    const zones = escapeZones(g, escapeWith(g, side, zone, taken), zone)
    for (const noun of zones) choices.push({ verb: 'evade-to', noun })
    const { verb, noun } = yield {
      role: side,
      rule: 'AIE-8.2-c',
      task: 'slip-away',
      choices,
      about: { zone, leader: id, taken },
    }
    if (verb === 'take') {
      taken = [...taken, String(noun)]
      continue
    }
    const to = String(noun)
    g.tell({ kind: 'slipped-away', rule: 'AIE-8.2-b', data: { side, pieces: taken, from: zone, to } })
    yield* enter(g, side, taken, zone, to)
    return
  }
}

/** Why a counter cannot go along with an evading leader. */
export function whyNotAlong(
  position: AleaPosition,
  zone: Place,
  taken: readonly string[],
  piece: string,
): Reason | null {
  const [head] = taken
  if (head === undefined || placeOf(position, piece) !== zone)
    return { rule: 'AIE-8.2-c', why: 'other-zone', about: { unit: piece } }
  const side = sideOf(position, head)
  if (sideOf(position, piece) !== side || side === null)
    return { rule: 'AIE-8.2-c', why: 'not-yours', about: { piece } }
  if (taken.includes(piece)) return { rule: 'AIE-8.2-c', why: 'already-taken', about: { unit: piece } }
  if (isLeader(position.data, piece)) {
    const held = whyHeldInPlace(position, piece)
    if (held !== null) return held
  } else {
    if (isNaves(position.data, piece))
      return { rule: 'AIE-8.2-d', why: 'naves-by-sea', about: { unit: piece } }
    if (!canCommand(position, head, piece))
      return { rule: 'AIE-8.2-c', why: 'not-his-to-command', about: { unit: piece, leader: head } }
    const units = taken.filter(other => !isLeader(position.data, other))
    if (units.length >= commandOf(position, head))
      return { rule: 'AIE-8.2-c', why: 'command-full', about: { leader: head } }
  }
  // With him aboard there must still be somewhere to go.
  const together = escapeWith(position, side, zone, [...taken, piece])
  return escapeZones(position, together, zone).length > 0
    ? null
    : { rule: 'AIE-8.2-f', why: 'nowhere-to-evade', about: { zone } }
}

function escapeWith(position: AleaPosition, side: FactionId, zone: Place, pieces: readonly string[]): Escape {
  return { side, pieces, closed: zonesAttackersCameFrom(position, zone) }
}
