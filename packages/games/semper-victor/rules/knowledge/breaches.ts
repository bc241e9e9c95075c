import { row } from '@aquila/engine'
import { stackedCounters } from '../../../imperator/rules/counters.ts'
import { findCounter, isOnMap, leader, placeOf, unit } from '../../../imperator/rules/pieces.ts'
import { fleetIds, unitsAboard } from '../../data/dioceses.ts'
import { peopleIds, sideIds } from '../../data/types.ts'
import { emperorsOf, isInPlay } from '../emperors/ranks.ts'
import { aboard } from '../fleets/fleets.ts'
import { boxes, type SemperPosition } from '../state.ts'

/** What must hold in every position; each string names a breach. */
export function breaches(position: SemperPosition): string[] {
  return [
    ...misplacedCounters(position),
    ...ownerlessCounters(position),
    ...wrongTracks(position),
    ...lostStratagems(position),
    ...wrongOffices(position),
    ...wrongGround(position),
    ...wrongPeace(position),
  ]
}

/** Each counter is in exactly one place, and the index of stacks says so. */
function misplacedCounters(position: SemperPosition): string[] {
  const found: string[] = []
  const seen = new Set<string>()
  for (const { place, owner, piece } of stackedCounters(position)) {
    if (seen.has(piece)) found.push(`${piece} lies in two stacks`)
    seen.add(piece)
    const counter = findCounter(position, piece)
    if (counter?.place !== place) found.push(`${piece} is in the stack of ${place}, but not there`)
    else if ((counter.faction ?? 'others') !== owner) found.push(`${piece} stands with ${owner} in ${place}`)
  }
  const total = position.state.counters.length
  if (seen.size !== total) found.push(`${seen.size} counters lie somewhere, but there are ${total}`)
  return found
}

/** SV-3.7.1-A, SV-3.7.2-A: a Roman counter on the map belongs to a side, one of a People to none. */
function ownerlessCounters(position: SemperPosition): string[] {
  const { data } = position
  const found: string[] = []
  for (const { id, place, faction } of position.state.counters) {
    const roman = data.peopleOfCounter[id] === null
    if (!roman && faction !== null) found.push(`${id} belongs to a People and to a side`)
    if (roman && isOnMap(data, place) && faction === null) found.push(`SV-3.7.2-A: nobody owns ${id}`)
  }
  return found
}

function wrongTracks({ state, data }: SemperPosition): string[] {
  const found: string[] = []
  const { firstYear, lastYear } = data.scenarios[state.scenario]
  if (state.year < firstYear || state.year > lastYear) found.push(`SV-0.3-A: the year is ${state.year}`)
  for (const side of sideIds) {
    const left = state.sequences[side]
    if (left < 0 || left > 8) found.push(`SV-2.D-2: ${side} has ${left} sequences`)
  }
  return found
}

/** 45 stratagem counters, each in exactly one place. */
function lostStratagems({ state, data }: SemperPosition): string[] {
  const counters = [
    ...state.cup,
    ...state.hands.primus,
    ...state.hands.secondus,
    ...state.thorns.map(({ counter }) => counter),
    ...state.plagues.map(({ counter }) => counter),
    ...state.restingCounters,
    ...state.removedCounters,
  ]
  const total = Object.keys(data.stratagemCounters).length
  const different = new Set(counters).size
  if (counters.length === total && different === total) return []
  return [`SV-6-B: ${counters.length} stratagem counters (${different} different), but there are ${total}`]
}

/** SV-3.5.1-B, SV-3.6.1-A: emperors and Usurpers are alive, few, and on their side. */
function wrongOffices(position: SemperPosition): string[] {
  const { state } = position
  const found: string[] = []
  for (const side of sideIds) {
    if (state.augusti[side].length > 1) found.push(`SV-3.5.1-B: ${side} has too many Augusti`)
    if (state.caesares[side].length > 2) found.push(`SV-3.5.1-B: ${side} has too many Caesars`)
    for (const id of emperorsOf(position, side)) {
      if (!isInPlay(position, id)) found.push(`${id} is an emperor of ${side}, but not in play`)
      else if (leader(position, id).faction !== side && state.turn.roleChange === null)
        found.push(`${id} is an emperor of ${side}, but not of that side`)
    }
  }
  for (const { usurper, master } of state.usurpations) {
    if (!isInPlay(position, usurper)) found.push(`SV-3.6.1-A: the Usurper ${usurper} is not in play`)
    else if (leader(position, usurper).faction !== master)
      found.push(`the Usurper ${usurper} is not with ${master}`)
  }
  if (state.usurpations.length > 4) found.push('SV-3.6.1-A: more than four Usurpers')
  return found
}

/** SV-3.2.1-A, SV-3.4.2-C: ripenses in their Diocese, no more than two units aboard a fleet. */
function wrongGround(position: SemperPosition): string[] {
  const { data } = position
  const found: string[] = []
  for (const id of data.romanUnitsOfKind.ripenses) {
    const zone = data.zones[placeOf(position, id)]
    if (zone !== undefined && zone.region !== row(data.units, id).band)
      found.push(`SV-3.2.1-A: ${id} is in ${zone.id}`)
  }
  for (const fleet of fleetIds) {
    const units = aboard(position, fleet).filter(piece => Object.hasOwn(data.units, piece))
    if (units.length > unitsAboard) found.push(`SV-3.4.2-C: ${units.length} units are aboard`)
  }
  return found
}

/** SV-4.2.3-A, SV-4.3-C: a Minor at peace is off the map, a Major at home. */
function wrongPeace(position: SemperPosition): string[] {
  const { state, data } = position
  const found: string[] = []
  for (const people of peopleIds) {
    const { status, faction, sentHomeBy } = state.peoples[people]
    if ((status === 'peace') !== (faction === null)) found.push(`${people}: ${status} under ${faction}`)
    // On their way home they may still stand anywhere.
    if (status !== 'peace' || sentHomeBy !== null) continue
    const { major, zones, units } = data.peoples[people]
    for (const id of units) {
      const { place } = unit(position, id)
      if (place !== boxes.people && !(major && zones.includes(place)))
        found.push(`SV-4.2.3-A: ${id} is in ${place}, but its People is at peace`)
    }
  }
  return found
}
