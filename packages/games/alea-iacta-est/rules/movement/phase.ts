import type { Choice, Rules } from '@aquila/engine'
import { type FactionId, row } from '../../data/index.ts'
import { isLeader, placeOf, sideOf, stackIn, unit } from '../pieces.ts'
import type { Alea, AleaPosition, Place } from '../state.ts'
import { nextStepsOfAgitated } from './agitation.ts'
import { canLead, canMarchAlone, leadOut, marchAlone } from './land.ts'
import { canSail, sail } from './naval.ts'

/** E.1, AIE-2.E-b: the side moves its leaders and units one after another, in any order, until it is done. */

const DONE: Choice = { verb: 'done' }

export function* movement(g: Alea): Rules {
  const side = g.state.active
  // Nobody joins the side during its own movement: its counters are looked up once.
  const counters = countersOf(g, side)
  for (;;) {
    const choices = movesOf(g, counters)
    if (!someoneMustHurry(g, side, choices)) choices.push(DONE)
    const { verb, noun } = yield {
      role: side,
      rule: 'AIE-2.E-b',
      task: 'movement',
      choices,
      about: { left: g.state.sequences[side] },
    }
    if (verb === 'done') return
    yield* carryOut(g, verb, String(noun))
  }
}

/** Sets out with a leader by land or sea, or with a unit alone. */
export function* carryOut(g: Alea, verb: string, piece: string, flight = false): Rules {
  if (verb === 'lead') yield* leadOut(g, piece, flight)
  else if (verb === 'sail') yield* sail(g, piece, flight)
  else yield* marchAlone(g, piece, flight)
}

/** What can be moved among these counters: `lead` and `sail` a leader, `march` a unit without a leader. */
export function movesOf(position: AleaPosition, counters: readonly string[], flight = false): Choice[] {
  const choices: Choice[] = []
  const alike = new Alike()
  for (const piece of counters) {
    if (isLeader(position.state, piece)) {
      if (canLead(position, piece, flight)) choices.push({ verb: 'lead', noun: piece })
      if (canSail(position, piece, flight)) choices.push({ verb: 'sail', noun: piece })
    } else if (!unit(position.state, piece).moved) {
      const marches = alike.recall(position, piece) ?? alike.note(canMarchAlone(position, piece, flight))
      if (marches) choices.push({ verb: 'march', noun: piece })
    }
  }
  return choices
}

/** Units of one kind and People in one zone can all march alone, or none: what was found for the last one is kept. */
class Alike {
  #place: Place | null = null
  #type = ''
  #marches: boolean | null = null

  recall({ state, data }: AleaPosition, piece: string): boolean | null {
    const { place } = unit(state, piece)
    const { people, kind } = row(data.units, piece)
    const type = people ?? kind
    if (place !== this.#place || type !== this.#type) this.#marches = null
    this.#place = place
    this.#type = type
    return this.#marches
  }

  note(marches: boolean): boolean {
    this.#marches = marches
    return marches
  }
}

/** AIE-EV-06: an agitated Faction Leader who can still go has to. */
function someoneMustHurry(position: AleaPosition, side: FactionId, moves: readonly Choice[]): boolean {
  const { state } = position
  if (state.turn.event !== 'political-agitation') return false
  return moves.some(({ verb, noun }) => {
    const id = String(noun)
    if (verb !== 'lead' || !state.factionLeaders[side].includes(id)) return false
    return nextStepsOfAgitated(position, id, placeOf(state, id)) !== null
  })
}

/** All counters of a side on the map. */
export function countersOf(position: AleaPosition, side: FactionId): string[] {
  const found: string[] = []
  for (const places of [position.data.zoneIds, Object.keys(position.data.seas)]) {
    for (const place of places) {
      for (const piece of stackIn(position.state, place)) {
        if (sideOf(position, piece) === side) found.push(piece)
      }
    }
  }
  return found
}
