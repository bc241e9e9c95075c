import type { Choice, Rules } from '@aquila/engine'
import { enter, noteArrival } from '../../../imperator/rules/movement/entering.ts'
import { put, setMoved, stackIn } from '../../../imperator/rules/pieces.ts'
import { fleetIds } from '../../data/dioceses.ts'
import type { FleetId, SideId } from '../../data/index.ts'
import { fleetBox, type Place, type Semper, type SemperPosition } from '../state.ts'
import { ask, type SemperChoice } from '../tasks.ts'
import { aboard, fleetSteps, landings, whyFleetStays, whyNotEmbark } from './fleets.ts'

const STAY = { verb: 'stay' } as const

/** The fleets that a side can move in E.1. */
export function sailings(position: SemperPosition, side: SideId): Choice[] {
  const choices: Choice[] = []
  for (const noun of fleetIds)
    if (whyFleetStays(position, side, noun) === null) choices.push({ verb: 'sail', noun })
  return choices
}

/** SV-3.4.2-E to SV-3.4.2-G: a fleet takes people aboard in port, moves one zone and lands them. */
export function* sail(g: Semper, side: SideId, id: FleetId): Rules {
  const fleet = g.state.fleets[id]
  const embarked: string[] = []
  for (;;) {
    const { verb, noun } = yield ask({
      role: side,
      rule: 'SV-3.4.2-F',
      task: 'sail',
      choices: [...orders(g, side, id), STAY],
      about: { fleet: id, at: placeOfFleet(g, id), aboard: aboard(g, id) },
    })
    if (verb === 'stay') break
    if (verb === 'land') {
      yield* land(g, side, id, String(noun))
      break
    }
    if (verb === 'embark') {
      put(g, String(noun), fleetBox(id))
      embarked.push(String(noun))
      continue
    }
    fleet.moved = true
    g.tell({
      kind: 'voyage',
      rule: 'SV-3.4.2-F',
      data: { fleet: id, to: String(noun), aboard: aboard(g, id) },
    })
    fleet.at = String(noun)
    for (const piece of aboard(g, id)) setMoved(g, piece, true)
    if (fleet.at === 'port') return yield* goAshore(g, side, id, g.data.fleets[id].zone)
  }
  // Anybody who went aboard without a voyage steps ashore again.
  if (fleet.at === 'port') for (const piece of embarked) put(g, piece, g.data.fleets[id].zone)
  fleet.moved = true
}

/** What can be done next with the fleet: SV-3.4.2-E in port, SV-3.4.2-F once a step, and landings at sea. */
export function orders(position: SemperPosition, side: SideId, id: FleetId): SemperChoice<'sail'>[] {
  const { at, moved } = position.state.fleets[id]
  const choices: SemperChoice<'sail'>[] = []
  if (at === 'port') {
    for (const piece of stackIn(position, position.data.fleets[id].zone)) {
      if (whyNotEmbark(position, side, id, piece) === null) choices.push({ verb: 'embark', noun: piece })
    }
  }
  if (!moved) for (const noun of fleetSteps(position, id)) choices.push({ verb: 'sail-to', noun })
  for (const noun of landings(position, side, id)) choices.push({ verb: 'land', noun })
  return choices
}

function* land(g: Semper, side: SideId, id: FleetId, zone: Place): Rules {
  g.tell({ kind: 'landing', rule: 'SV-3.4.2-F', data: { fleet: id, zone, pieces: aboard(g, id) } })
  yield* goAshore(g, side, id, zone)
}

/**
 * All aboard come into a zone, where the fleet lands them or in its port. SV-3.4.2-G: they do not move again in this M/CS.
 * RULING-16: over no river and no strait.
 */
function* goAshore(g: Semper, side: SideId, id: FleetId, zone: Place): Rules {
  const pieces = aboard(g, id)
  noteArrival(g, pieces, fleetBox(id), zone)
  for (const piece of pieces) setMoved(g, piece, true)
  yield* enter(g, side, pieces, fleetBox(id), zone)
}

/** The sea where a fleet is, or the zone of its port. */
export function placeOfFleet({ state, data }: SemperPosition, id: FleetId): Place {
  const { at } = state.fleets[id]
  return at === 'port' ? data.fleets[id].zone : at
}

/** A new M/CS begins. */
export function fleetsRest({ state }: Semper): void {
  for (const id of fleetIds) state.fleets[id].moved = false
}
