import type { RuleId } from '../decision.ts'

/** Where numbers come from. There are three makers: verifiable, scripted and fast. */
export interface DiceSource {
  /** A number from 1 to `sides`. `index` is the number of the roll in the match, from 0. */
  roll(sides: number, why: string, index: number): number
}

/** A roll as it was made: what die, what it showed and what it was for. */
export interface Roll {
  readonly sides: number
  readonly value: number
  readonly why: string
}

/** Rolls that were made and taken back with everybody's consent: their numbers are spent, and never used again. */
export interface SkippedRolls {
  /** How many rolls stood before them. */
  readonly at: number
  readonly rolls: readonly Roll[]
}

/** Every source makes a roll from 32 random bits. */
export const MOST_SIDES = 2 ** 32

/** A roll that was expected to be another one: the record or the rules have changed under it. */
export class UnexpectedRoll extends Error {
  override name = 'UnexpectedRoll'
}

/**
 * The dice as the rules use them. Every roll is numbered and says what it is for. Rolls that are given are
 * used up first: that is how a position is restored, with the very rolls it was reached by. Dice are thrown in the
 * open, for all to see; what is drawn, picked or shuffled at random is not.
 */
export class DiceBox {
  readonly rolls: Roll[]
  readonly #source: DiceSource
  readonly #skipped: readonly SkippedRolls[]
  /** How many rolls there were at first, and of each since then whether it was thrown in the open. */
  readonly #first: number
  readonly #open: boolean[] = []
  #given: readonly Roll[]
  #nextGiven = 0

  constructor(
    source: DiceSource,
    rolls: Roll[] = [],
    given: readonly Roll[] = [],
    skipped: readonly SkippedRolls[] = [],
  ) {
    this.#source = source
    this.#skipped = skipped
    this.#first = rolls.length
    this.rolls = rolls
    this.#given = given
  }

  /** A number from 1 to `sides`, for which no die is thrown: which of a heap, which of a deck. */
  roll(sides: number, why: RuleId): number {
    return this.#roll(sides, why, false)
  }

  d6(why: string): number {
    return this.#roll(6, why, true)
  }

  /** A ten-sided die read from 0 to 9: a 0 is zero, never ten. */
  d10(why: string): number {
    return this.#roll(10, why, true) - 1
  }

  #roll(sides: number, why: RuleId, open: boolean): number {
    const given = this.#given[this.#nextGiven]
    const roll = given === undefined ? this.#cast(sides, why) : this.#useUp(given, sides, why)
    this.rolls.push(roll)
    this.#open.push(open)
    return roll.value
  }

  /** The dice thrown in the open after so many rolls. Those from before the box was filled are not known any more. */
  thrownSince(rolls: number): Roll[] {
    return this.rolls.slice(rolls).filter((_, index) => this.#open[rolls - this.#first + index] === true)
  }

  oneOf<T>(list: readonly T[], why: string): T {
    const picked = list[this.roll(list.length, why) - 1]
    if (picked === undefined) throw new RangeError(`${why}: nothing to pick from`)
    return picked
  }

  /** Takes one element out of the list at random. */
  drawFrom<T>(list: T[], why: string): T {
    const at = this.roll(list.length, why) - 1
    const drawn = list[at]
    if (drawn === undefined) throw new RangeError(`${why}: nothing to draw from`)
    removeAt(list, at)
    return drawn
  }

  /** Puts the list in a random order, in place. */
  shuffle<T>(list: T[], why: string): void {
    for (const item of list.splice(0)) list.splice(this.roll(list.length + 1, why) - 1, 0, item)
  }

  /** Forgets the given rolls that are not used up. */
  forgetGiven(): void {
    this.#given = []
  }

  #cast(sides: number, why: string): Roll {
    if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES)
      throw new RangeError(`${why}: a die of ${sides} sides`)
    return { sides, value: this.#source.roll(sides, why, this.#nextNumber()), why }
  }

  #nextNumber(): number {
    const { length } = this.rolls
    return this.#skipped.reduce(
      (number, { at, rolls }) => (at <= length ? number + rolls.length : number),
      length,
    )
  }

  #useUp(given: Roll, sides: number, why: string): Roll {
    if (given.sides !== sides || given.why !== why) {
      throw new UnexpectedRoll(
        `roll ${this.rolls.length + 1} is a d${given.sides} for "${given.why}", but the rules roll a d${sides} for "${why}"`,
      )
    }
    this.#nextGiven++
    return given
  }
}

/** Those behind it move up. `splice` would make a list of what it takes out, for each thing drawn. */
function removeAt<T>(list: T[], at: number): void {
  for (let next = at + 1; next < list.length; next++) {
    const item = list[next]
    if (item !== undefined) list[next - 1] = item
  }
  list.pop()
}
