import { row } from '@aquila/engine'
import { strongestFirst } from '../../imperator/bot/marches.ts'
import { movementAnswers } from '../../imperator/bot/movement.ts'
import type { Order } from '../../imperator/bot/orders.ts'
import { isLastYear } from '../../imperator/bot/situation.ts'
import { isLeader, placeOf, stackIn } from '../../imperator/rules/pieces.ts'
import { advise, choiceWith, firstOf } from '../../kit/answers.ts'
import { fleetIds, unitsAboard } from '../data/dioceses.ts'
import type { FleetId, SideId } from '../data/index.ts'
import { whyFleetStays, whyNotEmbark, whyNotLandWith } from '../rules/fleets/fleets.ts'
import type { Place, SemperPosition } from '../rules/state.ts'
import type { Answer, Answers } from './position.ts'

/** SV-3.4.2: a leader with two units goes aboard in port and lands on the next sea, all in one M/CS. */

/** The fleet of a side that lies in a port and can put to sea now. */
export function fleetIn(position: SemperPosition, side: SideId, port: Place): FleetId | null {
  const { state, data } = position
  const fleet = fleetIds.find(id => data.fleets[id].zone === port && state.fleets[id].at === 'port')
  return fleet === undefined || whyFleetStays(position, side, fleet) !== null ? null : fleet
}

/** The coasts where the load of a fleet can land at once. */
export function coastsFrom({ data }: SemperPosition, fleet: FleetId): [sea: Place, coast: Place][] {
  const { zone, gates } = data.fleets[fleet]
  return gates.flatMap(sea =>
    row(data.seas, sea)
      .coasts.filter(coast => coast !== zone)
      .map((coast): [Place, Place] => [sea, coast]),
  )
}

/** SV-9.2-A: a fleet that winters at sea is missed for five years; in the last one nobody asks. */
function canComeHome(position: SemperPosition, side: SideId): boolean {
  return position.state.sequences[side] >= 2 || isLastYear(position)
}

/** The voyages of a leader: with two units, or with one. */
export function* voyagesOf(
  position: SemperPosition,
  side: SideId,
  leader: string,
  rough: boolean,
): Generator<Order> {
  const from = placeOf(position, leader)
  const fleet = fleetIn(position, side, from)
  if (fleet === null || !canComeHome(position, side)) return
  if (whyNotEmbark(position, side, fleet, leader) !== null) return
  const units = cargoIn(position, side, fleet)
  for (const along of rough ? [units] : [units, units.slice(0, 1)]) {
    if (along.length === 0) continue
    for (const path of coastsFrom(position, fleet)) {
      if (whyNotLandWith(position, side, [leader, ...along], path[1]) === null)
        yield { verb: 'sail', fleet, piece: leader, along, from, path, drops: {} }
    }
  }
}

/** SV-3.4.2-C: the strongest two that can go aboard. */
function cargoIn(position: SemperPosition, side: SideId, fleet: FleetId): string[] {
  const { data } = position
  const units = stackIn(position, data.fleets[fleet].zone).filter(
    piece => !isLeader(data, piece) && whyNotEmbark(position, side, fleet, piece) === null,
  )
  return strongestFirst(position, units).slice(0, unitsAboard)
}

export function hasShips(position: SemperPosition, side: SideId, coast: Place): boolean {
  return fleetIn(position, side, coast) !== null
}

/** What an army could bring over the sea in its next M/CS, and to where. */
export function landing(position: SemperPosition, side: SideId, from: Place, army: readonly string[]) {
  const fleet = fleetIn(position, side, from)
  if (fleet === null) return null
  return {
    units: army.slice(0, unitsAboard),
    coasts: coastsFrom(position, fleet).map(([, coast]) => coast),
  }
}

/** When all have gone where they wanted, fleets at sea go home. */
const movement: Answer<'movement'> = thought => {
  const advice = movementAnswers.movement?.(thought) ?? null
  if (advice?.choice.verb !== 'done') return advice
  const atSea = fleetIds.find(id => thought.position.state.fleets[id].at !== 'port')
  return advise(atSea === undefined ? undefined : choiceWith(thought.decision, 'sail', atSea)) ?? advice
}

const sail: Answer<'sail'> = ({ position, decision, mind }) => {
  const { fleet, at, aboard } = decision.about
  const order = mind.current
  if (order?.fleet === fleet) {
    const missing = [order.piece, ...order.along].find(piece => !aboard.includes(piece))
    const [sea, coast] = order.path
    const next =
      (at === order.from && missing !== undefined ? choiceWith(decision, 'embark', missing) : undefined) ??
      choiceWith(decision, 'land', coast ?? '') ??
      choiceWith(decision, 'sail-to', sea ?? '')
    if (next !== undefined && aboardOrBoarding(next.verb, aboard)) return advise(next)
  }
  const home = choiceWith(decision, 'sail-to', 'port')
  const towards = position.data.fleets[fleet].gates.map(gate => choiceWith(decision, 'sail-to', gate))
  if (at === position.data.fleets[fleet].zone) return advise(firstOf(decision, 'stay'))
  return advise(home ?? towards.find(step => step !== undefined) ?? firstOf(decision, 'stay'))
}

/** Nobody puts to sea with an empty fleet. */
function aboardOrBoarding(verb: string, aboard: readonly string[]): boolean {
  return verb === 'embark' || aboard.length > 0
}

export const voyageAnswers: Answers = { movement, sail }
