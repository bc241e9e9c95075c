import { type RuleId, row } from '@aquila/engine'
import { stackedCounters } from '../counters.ts'
import { findCounter, placeOf } from '../pieces.ts'
import { boxes, type CampaignPosition } from '../state.ts'

/** What must hold in every position of the series; each string names a breach. */

/** Each counter is in exactly one place, and the index of stacks says so. */
export function misplacedCounters(position: CampaignPosition): string[] {
  const found: string[] = []
  const seen = new Set<string>()
  let stacked = 0
  for (const { place, owner, piece } of stackedCounters(position)) {
    stacked++
    if (seen.has(piece)) found.push(`${piece} lies in two stacks`)
    seen.add(piece)
    const counter = findCounter(position, piece)
    if (counter?.place !== place) found.push(`${piece} is in the stack of ${place}, but not there`)
    else if ((counter.faction ?? 'others') !== owner)
      found.push(`${piece} stands with the ${owner} in ${place}, but is not of them`)
  }
  const total = position.state.counters.length
  if (stacked !== total) found.push(`${stacked} counters lie somewhere, but there are ${total}`)
  return found
}

/** 6: each stratagem counter is in exactly one place; `onMap` are those that the game has laid out. */
export function lostStratagems(
  { state, data }: CampaignPosition,
  onMap: readonly string[],
  rule: RuleId,
): string[] {
  const counters = [
    ...state.cup,
    ...data.factions.flatMap(side => row(state.hands, side)),
    ...onMap,
    ...state.restingCounters,
    ...state.removedCounters,
  ]
  const total = Object.keys(data.stratagemCounters).length
  const different = new Set(counters).size
  if (counters.length === total && different === total) return []
  return [`${rule}: ${counters.length} stratagem counters (${different} different), but there are ${total}`]
}

/** 4.2.3, 4.3: a Minor at peace waits in its box, a Major at home, unless it is still on its way there. */
export function wrongPeace(position: CampaignPosition, rule: RuleId): string[] {
  const { state, data } = position
  const found: string[] = []
  for (const people of data.peopleOrder) {
    const { status, faction, sentHomeBy } = row(state.peoples, people)
    if ((status === 'peace') !== (faction === null)) found.push(`${people}: ${status} under ${faction}`)
    if (status !== 'peace' || sentHomeBy !== null) continue
    const { major, zones, units } = row(data.peoples, people)
    for (const id of units) {
      const place = placeOf(position, id)
      if (place !== boxes.people && !(major && zones.includes(place)))
        found.push(`${rule}: ${id} is in ${place}, but its People is at peace`)
    }
  }
  return found
}
