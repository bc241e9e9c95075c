import type { CampaignData } from '../data/series.ts'
import type { CampaignPosition, Place, Stack } from '../rules/state.ts'

/**
 * What has been found out about places, remembered by who stands there. A stack never changes: another takes its place, and
 * when an order is taken back the very same one is there again. So the same stacks have the same value, and nobody has to say
 * what is to be forgotten.
 *
 * Whatever else it depends on must not change while one plans: the enemy does not move, nobody is reduced, no People
 * changes sides. Where counters came from goes with their stack, because each arrival makes a new one.
 */

/** What was found about single places. */
export class KeptByPlace<T> {
  readonly #position: CampaignPosition
  readonly #find: (place: Place) => T
  readonly #found: (Map<Stack, T> | undefined)[] = []

  constructor(position: CampaignPosition, find: (place: Place) => T) {
    this.#position = position
    this.#find = find
  }

  of(place: Place): T {
    const number = numberOf(this.#position.data, place)
    const stack = stackOf(this.#position, number)
    let found = this.#found[number]
    if (found === undefined) {
      found = new Map()
      this.#found[number] = found
    }
    const known = found.get(stack)
    if (known !== undefined) return known
    const value = this.#find(place)
    found.set(stack, value)
    return value
  }
}

/** How much that was found about one group of places is remembered: marches of a few columns to and fro. */
const MOST_KEPT = 24

interface Found<T> {
  readonly stacks: readonly Stack[]
  readonly value: T
}

/** What was found about a group of places: the latest few. */
export class KeptByGroup<T> {
  readonly #position: CampaignPosition
  readonly #find: () => T
  readonly #numbers: readonly number[]
  readonly #found: Found<T>[] = []

  constructor(position: CampaignPosition, places: readonly Place[], find: () => T) {
    this.#position = position
    this.#find = find
    this.#numbers = places.map(place => numberOf(position.data, place))
  }

  get value(): T {
    const found = this.#found
    for (let index = 0; index < found.length; index++) {
      const known = found[index]
      if (known === undefined || !this.#holds(known.stacks)) continue
      if (index > 0) {
        // What was asked last is asked again first.
        found.splice(index, 1)
        found.unshift(known)
      }
      return known.value
    }
    const stacks = this.#numbers.map(number => stackOf(this.#position, number))
    const value = this.#find()
    found.unshift({ stacks, value })
    if (found.length > MOST_KEPT) found.pop()
    return value
  }

  /** True if the same stand in all of the places. */
  #holds(stacks: readonly Stack[]): boolean {
    const { state } = this.#position
    const numbers = this.#numbers
    for (let index = 0; index < numbers.length; index++)
      if (state.stacks[numbers[index] ?? -1] !== stacks[index]) return false
    return true
  }
}

function numberOf({ index }: CampaignData, place: Place): number {
  const number = index.numberOfPlace.get(place)
  if (number === undefined) throw new Error(`no place ${place}`)
  return number
}

function stackOf({ state, data }: CampaignPosition, number: number): Stack {
  return state.stacks[number] ?? data.index.nobody
}
