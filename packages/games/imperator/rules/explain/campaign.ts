import type { Choice, Decision, Reason } from '@aquila/engine'
import { whyNoEscape } from '../combat/escape.ts'
import { whyNoEvasion, whyNotAlong } from '../combat/evasion.ts'
import { zonesAttackersCameFrom } from '../combat/forces.ts'
import { whyNoWayOut } from '../combat/solitary.ts'
import { columnFrom, marchFromAbout } from '../movement/about.ts'
import { whyLeaderStays, whyNotDrop, whyNotGo, whyNotTake, whyUnitStays } from '../movement/land.ts'
import { whyNotEnd } from '../movement/paths.ts'
import { findCounter, forceIn, isLeader, isUnit, placeOf, sideOf } from '../pieces.ts'
import type { CampaignReason } from '../reasons.ts'
import type { CampaignPosition, FactionId, Place } from '../state.ts'
import { isAsked, type MarchAsked, type SeriesDecision } from '../tasks.ts'

const explained = [
  'movement',
  'flight',
  'set-out',
  'march',
  'march-alone',
  'evade',
  'slip-away',
  'solitary-flight',
  'retreat',
] as const

/** Why not: movement by land and combat. A game asks this after it has looked at what is its own. */
export function explainLand(
  position: CampaignPosition,
  decision: Decision,
  choice: Choice,
): CampaignReason | null {
  const side = position.data.factions.find(faction => faction === decision.role)
  if (side === undefined || !isAsked(decision, ...explained)) return null
  const noun = choice.noun === undefined ? null : String(choice.noun)
  switch (decision.task) {
    case 'movement':
    case 'flight': {
      if (noun !== null && Object.hasOwn(position.data.stratagemCounters, noun)) return null
      const fleesFrom = decision.task === 'flight' ? decision.about.zone : null
      if (noun !== null)
        return explainMover(position, side, noun, fleesFrom, flight => whyStays(position, noun, flight))
      return decision.task === 'movement' ? explainNotDone(position, decision, choice.verb) : null
    }
    case 'set-out':
    case 'march':
    case 'march-alone':
      return explainMarch(position, side, decision.about, choice.verb, noun)
    case 'evade':
      return noun !== null && isLeader(position.data, noun)
        ? explainEvader(position, side, decision.about.zone, noun)
        : null
    case 'slip-away':
      return noun === null ? null : explainSlipAway(position, side, decision, choice.verb, noun)
    case 'solitary-flight':
      return noun === null || position.data.zones[noun] === undefined
        ? null
        : whyNoWayOut(position, decision.about.leader, noun)
    case 'retreat':
      return noun === null ? null : explainRetreat(position, side, decision, noun)
  }
}

/** Why the movement cannot be ended yet. */
function explainNotDone(
  { data }: CampaignPosition,
  { about: { hurries } }: SeriesDecision<'movement'>,
  verb: string,
): CampaignReason | null {
  if (verb !== 'done' || hurries === null) return null
  return { rule: data.cites.agitation, why: 'political-agitation', about: { leader: hurries } }
}

function whyStays(position: CampaignPosition, piece: string, flight: boolean): CampaignReason | null {
  return isLeader(position.data, piece)
    ? whyLeaderStays(position, piece, flight)
    : whyUnitStays(position, piece, flight)
}

/** Why a counter cannot set out; `fleesFrom`: the zone that a side flees out of, `whyNot`: what keeps him there himself. */
export function explainMover<R extends Reason>(
  position: CampaignPosition,
  side: FactionId,
  piece: string,
  fleesFrom: Place | null,
  whyNot: (flight: boolean) => R | null,
): R | CampaignReason | null {
  const { data } = position
  if (!isLeader(data, piece) && !isUnit(data, piece)) return null
  if (sideOf(position, piece) !== side)
    return { rule: data.cites.sequence, why: 'not-yours', about: { piece } }
  const flight = fleesFrom !== null
  if (flight && placeOf(position, piece) !== fleesFrom)
    return { rule: data.cites.flight, why: 'other-zone', about: { unit: piece } }
  return whyNot(flight) ?? { rule: data.cites.adjacency, why: 'nowhere-to-go', about: { piece } }
}

/** Why a column cannot take a unit, go to a zone, leave a unit or stop. */
function explainMarch(
  position: CampaignPosition,
  side: FactionId,
  about: MarchAsked,
  verb: string,
  noun: string | null,
): CampaignReason | null {
  const { data } = position
  const column = columnFrom(position, side, about)
  const march = marchFromAbout(about)
  if (verb === 'stop') return whyNotEnd(position, column, march)
  if (noun === null) return null
  if (verb === 'take') return whyNotTake(position, column, noun)
  if (verb === 'drop' && !column.units.includes(noun))
    return { rule: data.cites.leftOnTheWay, why: 'not-with-him', about: { unit: noun } }
  if (verb === 'drop') return whyNotDrop(position, column, march, noun)
  if (verb !== 'to') return null
  const step = data.zones[march.zone]?.neighbours.find(neighbour => neighbour.zone === noun)
  if (step !== undefined) return whyNotGo(position, column, march, step)
  if (data.seas[noun] !== undefined) return { rule: data.cites.noLandAtSea, why: 'at-sea' }
  return { rule: data.cites.adjacency, why: 'not-adjacent', about: { zone: noun, from: march.zone } }
}

function explainSlipAway(
  position: CampaignPosition,
  side: FactionId,
  { about: { zone, taken } }: SeriesDecision<'slip-away'>,
  verb: string,
  noun: string,
): CampaignReason | null {
  const known = findCounter(position, noun)
  if (verb === 'take') return known === undefined ? null : whyNotAlong(position, zone, taken, noun)
  if (verb !== 'evade-to') return null
  const closed = zonesAttackersCameFrom(position, zone)
  return (
    explainWay(position, zone, noun) ?? whyNoEscape(position, { side, pieces: taken, closed }, zone, noun)
  )
}

/** 8.2: why a leader cannot lead an evasion by land out of the zone. */
function explainEvader(position: CampaignPosition, side: FactionId, zone: Place, id: string): CampaignReason {
  return (
    explainAbsence(position, side, zone, id) ??
    whyNoEvasion(position, id) ?? {
      rule: position.data.cites.evasion,
      why: 'fights-elsewhere',
      about: { leader: id },
    }
  )
}

/** He is the enemy's, or not in the zone. */
export function explainAbsence(
  position: CampaignPosition,
  side: FactionId,
  zone: Place,
  id: string,
): CampaignReason | null {
  const { evasion } = position.data.cites
  if (sideOf(position, id) !== side) return { rule: evasion, why: 'not-yours', about: { piece: id } }
  if (placeOf(position, id) !== zone) return { rule: evasion, why: 'other-zone', about: { unit: id } }
  return null
}

function explainRetreat(
  position: CampaignPosition,
  side: FactionId,
  { about: { zone, closed } }: SeriesDecision<'retreat'>,
  to: string,
): CampaignReason | null {
  const pieces = forceIn(position, zone, side)
  return explainWay(position, zone, to) ?? whyNoEscape(position, { side, pieces, closed }, zone, to)
}

/** 8.2: one adjacent zone. */
function explainWay({ data }: CampaignPosition, from: string, to: string): CampaignReason | null {
  if (data.zones[from]?.neighbours.some(neighbour => neighbour.zone === to)) return null
  return { rule: data.cites.adjacency, why: 'not-adjacent', about: { zone: to, from } }
}
