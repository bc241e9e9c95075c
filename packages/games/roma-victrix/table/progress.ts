import { castOf } from '../rules/cast.ts'
import { provincesControlledBy } from '../rules/control.ts'
import type { RomaPosition } from '../rules/state.ts'
import { victoryShare } from '../rules/victory.ts'

export interface Level {
  readonly level: string
  readonly min: number
}

/** RV-16.14-a, RV-16.15-a: a player who plays alone is after a number, of objectives or of Provinces; each step has a name. */
export function levelsOf(
  position: RomaPosition,
  power: number,
): {
  readonly done: number
  readonly of: 'objectives' | 'provinces'
  readonly levels: readonly Level[]
} | null {
  const { victoryLevels } = castOf(position).scenario
  if (victoryLevels === null) return null
  const objectives = victoryLevels.measure === 'objectives'
  return {
    done: objectives
      ? victoryShare(position, power).got
      : provincesControlledBy(position.state, power).length,
    of: objectives ? 'objectives' : 'provinces',
    levels: victoryLevels.levels.filter(({ level }) => level !== 'defeat').toReversed(),
  }
}

/** How far a Power is, and what it needs next: all its objectives, or the next level of a player who plays alone. */
export function progressTo(
  position: RomaPosition,
  power: number,
): { readonly got: number; readonly of: number } {
  const alone = levelsOf(position, power)
  if (alone === null) return victoryShare(position, power)
  const { done, levels } = alone
  const next = levels.find(({ min }) => min > done) ?? levels.at(-1)
  return { got: done, of: next?.min ?? done }
}
