import type { Choice, Rules } from '@aquila/engine'
import type { FactionId } from '../../data/index.ts'
import { placeOf } from '../pieces.ts'
import type { Alea, AleaPosition } from '../state.ts'
import { nextStepsOfAgitated } from './agitation.ts'
import { leadOut, marchAlone } from './land.ts'
import { sail } from './naval.ts'
import { Offers } from './offers.ts'

/** E.1, AIE-2.E-b: the side moves its leaders and units one after another, in any order, until it is done. */

const DONE: Choice = { verb: 'done' }

export function* movement(g: Alea): Rules {
  const side = g.state.active
  // Nobody joins the side during its own movement: its counters are looked up once.
  let counters = countersOf(g, side)
  const ready = new Ready()
  for (;;) {
    counters = counters.filter(piece => !hasMoved(g, piece))
    const choices = movesOf(g, counters, false, ready)
    if (!someoneMustHurry(g, side, choices)) choices.push(DONE)
    const { verb, noun } = yield {
      role: side,
      rule: 'AIE-2.E-b',
      task: 'movement',
      choices,
      about: { left: g.state.sequences[side] },
    }
    if (verb === 'done') return
    const piece = String(noun)
    yield* carryOut(g, verb, piece)
    if (!isRoman(g.data, piece) || g.state.triumvirs.length > 0) ready.forget()
  }
}

function hasMoved({ state }: AleaPosition, piece: string): boolean {
  return (state.units[piece] ?? state.leaders[piece])?.moved === true
}

/** Sets out with a leader by land or sea, or with a unit alone. */
export function* carryOut(g: Alea, verb: string, piece: string, flight = false): Rules {
  if (verb === 'lead') yield* leadOut(g, piece, flight)
  else if (verb === 'sail') yield* sail(g, piece, flight)
  else yield* marchAlone(g, piece, flight)
}

/** What can be moved among these counters: `lead` and `sail` a leader, `march` a unit without a leader. */
export function movesOf(
  position: AleaPosition,
  counters: readonly string[],
  flight = false,
  ready: Ready = new Ready(),
): Choice[] {
  const choices: Choice[] = []
  for (const piece of counters) {
    const leads = isLeader(position.state, piece)
    if (ready.is(position, piece, flight) || (leads ? canLead : canMarchAlone)(position, piece, flight))
      choices.push(leads ? choice('lead', piece) : choice('march', piece))
    if (leads && canSail(position, piece, flight)) choices.push(choice('sail', piece))
  }
  return choices
}

/**
 * The counters that are known to be able to go somewhere: Romans who can stroll about their region stay so until a
 * People moves. This spares looking at each of them again after every move of the others.
 */
class Ready {
  readonly #known = new Set<string>()

  is(position: AleaPosition, piece: string, flight: boolean): boolean {
    if (flight) return false
    if (this.#known.has(piece)) return true
    if (!isStroller(position, piece)) return false
    this.#known.add(piece)
    return true
  }

  forget(): void {
    this.#known.clear()
  }
}

const choiceOf = {
  lead: new Map<string, Choice>(),
  march: new Map<string, Choice>(),
  sail: new Map<string, Choice>(),
}

/** The same choices come up again and again: each is made once. */
function choice(verb: keyof typeof choiceOf, noun: string): Choice {
  let made = choiceOf[verb].get(noun)
  if (made === undefined) {
    made = Object.freeze({ verb, noun })
    choiceOf[verb].set(noun, made)
  }
  return made
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
