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
  /** It picked or drew something, and is no die that anybody would throw at a table: what it shows may be a secret. */
  readonly lot?: true
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
  #given: readonly Roll[]
  #nextGiven = 0
  /** Called before each roll, for those that watch the rules run. */
  onRoll: (() => void) | null = null

  constructor(
    source: DiceSource,
    rolls: Roll[] = [],
    given: readonly Roll[] = [],
    skipped: readonly SkippedRolls[] = [],
  ) {
    this.#source = source
    this.#skipped = skipped
    this.rolls = rolls
    this.#given = given
  }

  /** A number from 1 to `sides`, as by lot. Dice are `d6` and `d10`. */
  roll(sides: number, why: RuleId): number {
    return this.#make(sides, why, true)
  }

  d6(why: string): number {
    return this.#make(6, why, false)
  }

  /** A ten-sided die read from 0 to 9: a 0 is zero, never ten. */
  d10(why: string): number {
    return this.#make(10, why, false) - 1
  }

  /** The dice thrown in the open after so many rolls. Mostly all were, and the log keeps a list that is no longer than they are. */
  thrownSince(rolls: number): Roll[] {
    const made = this.rolls.slice(rolls)
    return made.some(isLot) ? made.filter(roll => !isLot(roll)) : made
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

  #make(sides: number, why: string, lot: boolean): number {
    this.onRoll?.()
    const given = this.#given[this.#nextGiven]
    const roll = given === undefined ? this.#cast(sides, why, lot) : this.#useUp(given, sides, why, lot)
    this.rolls.push(roll)
    return roll.value
  }

  #nextNumber(): number {
    const { length } = this.rolls
    let number = length
    for (const { at, rolls } of this.#skipped) if (at <= length) number += rolls.length
    return number
  }

  #cast(sides: number, why: string, lot: boolean): Roll {
    if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES)
      throw new RangeError(`${why}: a die of ${sides} sides`)
    return written(sides, this.#source.roll(sides, why, this.#nextNumber()), why, lot)
  }

  #useUp(given: Roll, sides: number, why: string, lot: boolean): Roll {
    if (given.sides !== sides || given.why !== why) {
      throw new UnexpectedRoll(
        `roll ${this.rolls.length + 1} is a d${given.sides} for "${given.why}", but the rules roll a d${sides} for "${why}"`,
      )
    }
    this.#nextGiven++
    // Older records do not say what is a lot; the rules do.
    return (given.lot === true) === lot ? given : written(sides, given.value, why, lot)
  }
}

function isLot({ lot }: Roll): boolean {
  return lot === true
}

function written(sides: number, value: number, why: string, lot: boolean): Roll {
  return lot ? { sides, value, why, lot } : { sides, value, why }
}

/** Those behind it move up. `splice` would make a list of what it takes out, for each thing drawn. */
function removeAt<T>(list: T[], at: number): void {
  for (let next = at + 1; next < list.length; next++) {
    const item = list[next]
    if (item !== undefined) list[next - 1] = item
  }
  list.pop()
}
