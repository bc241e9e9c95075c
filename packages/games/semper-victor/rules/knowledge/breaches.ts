import { row } from '@aquila/engine'
import { lostStratagems, misplacedCounters, wrongPeace } from '../../../imperator/rules/knowledge/breaches.ts'
import {
  isOnMap,
  isRoman,
  leader,
  peoplesIn,
  placeOf,
  romansOf,
  sideOf,
} from '../../../imperator/rules/pieces.ts'
import { fleetIds, unitsAboard } from '../../data/dioceses.ts'
import { sideIds } from '../../data/types.ts'
import { isInPlay } from '../emperors/ranks.ts'
import { aboard } from '../fleets/fleets.ts'
import { isAtWar } from '../movement/limits.ts'
import { mayBePassing } from '../movement/passing.ts'
import type { SemperPosition } from '../state.ts'
import { mixedCamps } from '../usurpation/camps.ts'
import { leaving } from '../usurpation/parting.ts'

/** What must hold in every position; each string names a breach. */
export function breaches(position: SemperPosition): string[] {
  return [
    ...misplacedCounters(position),
    ...ownerlessCounters(position),
    ...wrongTracks(position),
    ...lostStratagems(position, stratagemsOnMap(position), 'SV-6-B'),
    ...wrongOffices(position),
    ...wrongGround(position),
    // RULING-114
    ...mixedCamps(position).map(place => `SV-3.6.3-I: the camps are mixed in ${place}`),
    ...mixedNations(position),
    // SV-4.3-C
    ...wrongPeace(position, 'SV-4.2.3-A'),
  ]
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

/** Stratagem counters that lie on the map. */
function stratagemsOnMap({ state }: SemperPosition): string[] {
  return [...state.thorns, ...state.plagues].map(({ counter }) => counter)
}

/** SV-3.5.1-B, SV-3.6.1-A: emperors and Usurpers are alive, few, and on their side. */
function wrongOffices(position: SemperPosition): string[] {
  const { state } = position
  const found: string[] = []
  for (const side of sideIds) {
    if (state.augusti[side].length > 1) found.push(`SV-3.5.1-B: ${side} has too many Augusti`)
    if (state.caesares[side].length > 2) found.push(`SV-3.5.1-B: ${side} has too many Caesars`)
    const head = state.emperors[side]
    for (const id of [...(head === null ? [] : [head]), ...state.augusti[side], ...state.caesares[side]]) {
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

/** SV-4.2.4-A, RULING-120: Romans beside a People at war of their own player, who do not pass through nor are just leaving. */
function mixedNations(position: SemperPosition): string[] {
  const stays = (piece: string) => !mayBePassing(position, piece) && !leaving(position).includes(piece)
  const staysAsRoman = (piece: string) => stays(piece) && isRoman(position.data, piece)
  return position.data.zoneIds.flatMap(zone => {
    const peoples = peoplesIn(position, zone)
    const foreign = [...peoples.leaders, ...peoples.units].filter(
      piece => stays(piece) && isAtWar(position, piece),
    )
    return sideIds
      .filter(side => foreign.some(piece => sideOf(position, piece) === side))
      .filter(side => {
        const { leaders, units } = romansOf(position, zone, side)
        return leaders.some(staysAsRoman) || units.some(staysAsRoman)
      })
      .map(side => `SV-4.2.4-A: Romans and a People of ${side} are together in ${zone}`)
  })
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
