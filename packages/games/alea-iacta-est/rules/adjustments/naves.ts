import type { Rules } from '@aquila/engine'
import { recover } from '../../../imperator/rules/peoples/winter.ts'
import { factionIds } from '../../data/types.ts'
import { loseSurplusCargo } from '../movement/transport.ts'
import {
  eliminateUnit,
  isNaves,
  isRoman,
  leadersIn,
  placeOf,
  placesOnMap,
  put,
  sideOf,
  unit,
  unitsIn,
} from '../pieces.ts'
import { type Alea, type AleaPosition, boxes, type Place } from '../state.ts'

/** AIE-9.1: the fleets of both factions winter in port or are lost. Egyptian ships follow AIE-9.3 (RULING-36). */
export function* adjustNaves(g: Alea): Rules {
  const { data } = g
  for (const place of placesOnMap(data)) {
    const units = unitsIn(g, place)
    if (units.length === 0) continue
    const fleet = units.filter(piece => isNaves(data, piece) && isRoman(data, piece))
    if (fleet.length === 0) continue
    // AIE-9.1-a: in a port they stay and are made good.
    if (hasPort(g, place)) for (const piece of fleet) recover(g, piece, 'AIE-9.1-a')
    else {
      loseFleet(g, place, fleet)
      // AIE-3.4.2-h: those aboard, allies too (RULING-126), go down with them.
      for (const side of factionIds) yield* loseSurplusCargo(g, place, side)
    }
  }
}

/** AIE-9.1-b: fleets without a port are lost, and the leaders with them are gone until the next Phase C (RULING-54, RULING-112). */
function loseFleet(g: Alea, place: Place, fleet: readonly string[]): void {
  const spared = new Set(g.state.turn.placedInAlexandria)
  for (const piece of fleet) {
    if (spared.has(piece)) continue
    const { faction } = unit(g, piece)
    g.tell({
      kind: 'unit-lost',
      rule: 'AIE-9.1-b',
      data: { side: faction ?? '', unit: piece, zone: place },
    })
    eliminateUnit(g, piece)
    for (const id of leadersIn(g, place)) {
      // At sea nobody stays behind, allied leaders of Peoples included.
      const stranded = isRoman(g.data, id) || Object.hasOwn(g.data.seas, place)
      if (stranded && sideOf(g, id) === faction) sendAway(g, id, 'AIE-9.1-b')
    }
  }
}

/** A leader leaves the map with what he led and returns in the next Phase C. No VP for anybody (RULING-54). */
export function sendAway(g: Alea, id: string, rule: string): void {
  const zone = placeOf(g, id)
  const side = sideOf(g, id) ?? ''
  put(g, id, boxes.returning)
  g.tell({ kind: 'leader-away', rule, data: { leader: id, zone, side } })
}

export function hasPort({ data }: AleaPosition, place: Place): boolean {
  return (data.zones[place]?.port ?? null) !== null
}
