import type { ModifierReason } from '../reasons.ts'

/** A die before it is rolled. The resolution and the preview read the same functions, so they cannot differ. */

/** Something that is added to a die, and the rule that says so. */
export interface Modifier {
  readonly rule: string
  readonly why: ModifierReason
  readonly value: number
}

/** What each face of the die would bring. */
export interface RollOdds {
  /** The rule by which the die is rolled. */
  readonly rule: string
  /** The die with its modifiers must be greater than this: to equal it is to fail. */
  readonly target: number
  readonly modifiers: readonly Modifier[]
  /** The sum of the modifiers. */
  readonly modifier: number
  /** For each face, 1 to 6. */
  readonly faces: readonly { readonly die: number; readonly total: number; readonly beats: boolean }[]
  readonly chance: number
}

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6]

/** One D6 that must beat a value. */
export function against(target: number, rule: string, modifiers: readonly Modifier[] = []): RollOdds {
  const modifier = sumOf(modifiers)
  const faces = FACES.map(die => ({ die, total: die + modifier, beats: die + modifier > target }))
  return {
    rule,
    target,
    modifiers,
    modifier,
    faces,
    chance: faces.filter(face => face.beats).length / FACES.length,
  }
}

/** Does this die do it? */
export function beats({ target, modifier }: RollOdds, die: number): boolean {
  return die + modifier > target
}

export function sumOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, { value }) => total + value, 0)
}

/** A number and how likely it is. The chances of a distribution add up to 1. */
export interface Chance {
  readonly value: number
  readonly chance: number
}

export type Distribution = readonly Chance[]

/** In the order of the values, what cannot happen left out. */
export function distributionOf(chances: ReadonlyMap<number, number>): Distribution {
  return [...chances]
    .filter(([, chance]) => chance > 0)
    .toSorted(([one], [two]) => one - two)
    .map(([value, chance]) => ({ value, chance }))
}

export function addTo<K>(chances: Map<K, number>, key: K, chance: number): void {
  if (chance > 0) chances.set(key, (chances.get(key) ?? 0) + chance)
}

export function mean(distribution: Distribution): number {
  return distribution.reduce((sum, { value, chance }) => sum + value * chance, 0)
}
