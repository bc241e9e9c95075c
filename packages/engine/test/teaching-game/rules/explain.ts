import type { Choice } from '@aquila/engine'
import { whyClosed, whyUnitStays } from './campaign.ts'
import type { FordReason } from './reasons.ts'
import { type FordPosition, sidesOf, zoneOf } from './state.ts'
import type { FordDecision } from './tasks.ts'

/** Why a thing that somebody pointed at is not a legal choice. */
export function explain(position: FordPosition, decision: FordDecision, choice: Choice): FordReason | null {
  const side = sidesOf(position).find(candidate => candidate === decision.role)
  if (side === undefined) return null
  if (decision.task === 'campaign' && choice.verb === 'move') {
    return whyUnitStays(
      position,
      side,
      position.state.units.find(unit => unit.id === choice.noun),
    )
  }
  if (decision.task === 'destination' && choice.verb === 'to') {
    const unit = position.state.units.find(candidate => candidate.id === decision.about.unit)
    const zone = position.data.zones.find(candidate => candidate.id === choice.noun)
    if (unit === undefined || zone === undefined) return null
    if (!zoneOf(position.data, unit.zone).neighbours.includes(zone.id))
      return { rule: 'TF-3.1', why: 'too-far' }
    return whyClosed(position, side, zone.id)
  }
  if (choice.verb === 'sabotage') return { rule: 'TF-3.4', why: 'no-card' }
  if (choice.verb === 'intrigue') return { rule: 'TF-3.5', why: 'no-card' }
  return null
}
