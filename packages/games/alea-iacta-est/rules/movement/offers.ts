import type { Choice } from '@aquila/engine'
import { type FactionId, row } from '../../data/index.ts'
import { isLeader, isOnMap, placeOf, placesOnMap, sideOf, stackIn, unit } from '../pieces.ts'
import type { AleaPosition, Place } from '../state.ts'
import { canLead, canMarchAlone } from './land.ts'
import { canSail } from './naval.ts'
import { campOf } from './stacking.ts'

/** What can be moved among these counters: `lead` and `sail` a leader, `march` a unit without a leader. */
export function movesOf(position: AleaPosition, counters: readonly string[], flight = false): Choice[] {
  const choices: Choice[] = []
  const alike = new Alike()
  for (const piece of counters) {
    const leader = position.state.leaders[piece]
    if (leader !== undefined) {
      if (leader.moved) continue
      if (canLead(position, piece, flight)) choices.push(choiceOf('lead', piece))
      if (canSail(position, piece, flight)) choices.push(choiceOf('sail', piece))
    } else if (!unit(position.state, piece).moved) {
      const marches = alike.recall(position, piece) ?? alike.note(canMarchAlone(position, piece, flight))
      if (marches) choices.push(choiceOf('march', piece))
    }
  }
  return choices
}

const made = {
  lead: new Map<string, Choice>(),
  sail: new Map<string, Choice>(),
  march: new Map<string, Choice>(),
}

/** The same choices come up thousands of times: each is made once. */
function choiceOf(verb: keyof typeof made, noun: string): Choice {
  const known = made[verb].get(noun)
  if (known !== undefined) return known
  const choice = Object.freeze({ verb, noun })
  made[verb].set(noun, choice)
  return choice
}

/** Units of one kind and People in one zone can all march alone, or none: what was found for the last one is kept. */
class Alike {
  #place: Place | null = null
  #type = ''
  #marches: boolean | null = null

  recall({ state, data }: AleaPosition, piece: string): boolean | null {
    const { place } = unit(state, piece)
    const { people, kind } = row(data.units, piece)
    const type = kind === 'warriors' ? (people ?? kind) : kind
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

/**
 * The moves of a side, kept by the place they start from. After a move only those are looked for again that it can
 * have changed: in the places it touched. Whatever reaches farther makes everything be looked for again.
 */
export class Offers {
  readonly #position: AleaPosition
  readonly #side: FactionId
  #counters = new Map<Place, string[]>()
  readonly #choices = new Map<Place, readonly Choice[]>()
  /** Where counters of Peoples at war stand. */
  #postsOfPeoples: Place[] = []
  #mover = ''
  #from: Place = ''
  #stack: readonly string[] = []
  #triumvirs = 0

  constructor(position: AleaPosition, side: FactionId) {
    this.#position = position
    this.#side = side
    this.#lookAgainEverywhere()
  }

  list(): Choice[] {
    const all: Choice[] = []
    for (const [place, counters] of this.#counters) {
      let choices = this.#choices.get(place)
      if (choices === undefined) {
        choices = movesOf(this.#position, counters)
        this.#choices.set(place, choices)
      }
      for (const choice of choices) all.push(choice)
    }
    return all
  }

  /** Whoever moves takes only counters along that stand where he stands. */
  beforeMoveOf(piece: string): void {
    this.#mover = piece
    this.#from = placeOf(this.#position.state, piece)
    this.#stack = stackIn(this.#position.state, this.#from).slice()
  }

  afterMove(): void {
    if (this.#reachesFar()) {
      this.#lookAgainEverywhere()
      return
    }
    for (const place of this.#postsOfPeoples) this.#choices.delete(place)
    this.#choices.delete(this.#from)
    for (const piece of this.#stack) this.#choices.delete(placeOf(this.#position.state, piece))
  }

  /**
   * A Triumvir's region may have been opened (AIE-3.6.5-c), a leader's death may have turned others (AIE-3.5.2-e),
   * an agitated leader looks far around him (AIE-EV-06), and a People at war that has moved is in the way of Romans
   * and of other Peoples wherever it stands (AIE-4.2.4-a). What Romans do concerns Peoples, but no other Romans.
   */
  #reachesFar(): boolean {
    const { state, data } = this.#position
    return (
      state.triumvirs.length !== this.#triumvirs ||
      state.turn.event === 'political-agitation' ||
      campOf(this.#position, this.#mover) > 0 ||
      this.#stack.some(piece => isLeader(state, piece) && !isOnMap(data, placeOf(state, piece)))
    )
  }

  #lookAgainEverywhere(): void {
    this.#triumvirs = this.#position.state.triumvirs.length
    this.#counters = countersOf(this.#position, this.#side)
    this.#postsOfPeoples = []
    for (const [place, counters] of this.#counters) {
      if (counters.some(piece => campOf(this.#position, piece) > 0)) this.#postsOfPeoples.push(place)
    }
    this.#choices.clear()
  }
}

/** The counters of a side on the map, by place. */
function countersOf(position: AleaPosition, side: FactionId): Map<Place, string[]> {
  const found = new Map<Place, string[]>()
  for (const place of placesOnMap(position.data)) {
    const counters = stackIn(position.state, place).filter(piece => sideOf(position, piece) === side)
    if (counters.length > 0) found.set(place, counters)
  }
  return found
}
