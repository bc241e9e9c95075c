import { lostStratagems, misplacedCounters, wrongPeace } from '../../../imperator/rules/knowledge/breaches.ts'
import { factionIds } from '../../data/types.ts'
import { findCounter, isNaves, isOnMap, leader, placeOf, unit, unitsIn } from '../pieces.ts'
import type { AleaPosition } from '../state.ts'

/** What must hold in every position; each string names a breach. */
export function breaches(position: AleaPosition): string[] {
  return [
    ...misplacedCounters(position),
    ...ownerlessCounters(position),
    ...wrongTracks(position),
    ...lostStratagems(position, stratagemsOnMap(position), 'AIE-6-d'),
    ...wrongOffices(position),
    ...wrongGround(position),
    // AIE-4.3-e
    ...wrongPeace(position, 'AIE-4.2.3-a'),
  ]
}

/** AIE-3.7.1-a, AIE-3.7.2-a: a Roman counter on the map belongs to a faction and shows a face it has. */
function ownerlessCounters(position: AleaPosition): string[] {
  const { data } = position
  const found: string[] = []
  for (const id of data.index.leaders) {
    const { place, faction } = leader(position, id)
    const roman = data.romanLeaders[id]
    if (roman === undefined) {
      if (faction !== null) found.push(`${id} leads a People and shows the face of a faction`)
    } else if (isOnMap(data, place) && (faction === null || roman.faces[faction] === null)) {
      found.push(`AIE-3.7.1-a: ${id} shows a face he does not have`)
    }
  }
  for (const id of data.index.units) {
    const { place, faction, reduced } = unit(position, id)
    const roman = data.units[id]?.people === null
    if (!roman && faction !== null) found.push(`${id} belongs to a People and to a faction`)
    if (roman && isOnMap(data, place) && faction === null) found.push(`AIE-3.7.2-a: nobody owns ${id}`)
    if (place === 'box-reserve' && reduced) found.push(`${id} is reduced in the Reserve`)
  }
  return found
}

/** AIE-5.1.1-a, AIE-2.D-b, AIE-0.3-a: markers stay on their tracks. */
function wrongTracks({ state, data }: AleaPosition): string[] {
  const found: string[] = []
  const { firstYear, lastYear } = data.scenarios[state.scenario]
  if (state.spqr < 0 || state.spqr > 5) found.push(`AIE-5.1.1-a: the SPQR marker is on ${state.spqr}`)
  if (state.year < firstYear || state.year > lastYear) found.push(`AIE-0.3-a: the year is ${state.year}`)
  for (const faction of factionIds) {
    const left = state.sequences[faction]
    if (left < 0 || left > 12) found.push(`AIE-2.D-b: ${faction} has ${left} sequences`)
  }
  return found
}

/** Stratagem counters that lie on the map. */
function stratagemsOnMap({ state }: AleaPosition): string[] {
  return [...state.intrigues, ...(state.plague === null ? [] : [state.plague.counter])]
}

/** AIE-3.5.1-a, AIE-3.6.1-b: Faction Leaders and Pretenders are alive, few, and on the right side. */
function wrongOffices(position: AleaPosition): string[] {
  const { state } = position
  const found: string[] = []
  for (const faction of factionIds) {
    const leaders = state.factionLeaders[faction]
    if (leaders.length > 2) found.push(`AIE-3.5.1-a: ${faction} has ${leaders.length} Faction Leaders`)
    for (const id of leaders) {
      const counter = findCounter(position, id)
      if (counter === undefined || counter.place === 'box-dead')
        found.push(`${id} leads ${faction}, but is dead`)
      else if (counter.faction !== faction) found.push(`${id} leads ${faction}, but is not of it`)
    }
    const pretender = state.pretenders[faction]
    if (pretender !== null && placeOf(position, pretender) === 'box-dead')
      found.push(`AIE-3.6.1-b: the Pretender ${pretender} is dead`)
  }
  return found
}

/** AIE-3.4.2-c, AIE-3.4.2-d, AIE-3.4.1-h: ships on coasts and open seas, land units at sea only aboard ships. */
function wrongGround(position: AleaPosition): string[] {
  const { data } = position
  const found: string[] = []
  for (const id of data.index.units) {
    const { place } = unit(position, id)
    const naves = data.units[id]?.kind === 'naves'
    if (naves && data.zones[place]?.coastal === false)
      found.push(`AIE-3.4.2-d: ${id} lies inland in ${place}`)
    const sea = data.seas[place]
    if (sea === undefined) continue
    if (!sea.open) found.push(`AIE-3.4.2-c: ${id} is in ${place}`)
    if (!naves && !unitsIn(position, place).some(piece => isNaves(data, piece)))
      found.push(`AIE-3.4.1-h: ${id} is at sea in ${place} without a ship`)
  }
  return found
}
