import { type DiceSource, UnexpectedRoll } from './dice.ts'

/** A roll a test foresees: what it is for, and what the die shows (1 to its sides). */
export type ScriptedRoll = readonly [why: string, value: number]

export interface ScriptedDice extends DiceSource {
  /** Throws if a roll of the script was not made. */
  assertSpent(): void
}

/**
 * Dice that show what a test says. The script names each roll; one that is missing, left over or for another
 * purpose fails. After the script's end `then` goes on, if it is given.
 */
export function scriptedDice(script: readonly ScriptedRoll[], then?: DiceSource): ScriptedDice {
  let made = 0
  return {
    roll(sides, why, index) {
      const expected = script[made]
      if (expected === undefined) {
        if (then !== undefined) return then.roll(sides, why, index)
        throw new UnexpectedRoll(`the rules roll a d${sides} for "${why}", but the script has ended`)
      }
      const [purpose, value] = expected
      if (purpose !== why)
        throw new UnexpectedRoll(`the rules roll for "${why}", the script for "${purpose}"`)
      if (!Number.isInteger(value) || value < 1 || value > sides) {
        throw new UnexpectedRoll(`"${why}" is a d${sides}: it cannot show ${value}`)
      }
      made++
      return value
    },
    assertSpent() {
      const left = script[made]
      if (left !== undefined) throw new UnexpectedRoll(`the roll for "${left[0]}" was never made`)
    },
  }
}
