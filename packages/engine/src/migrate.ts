import { BadRecord } from './errors.ts'
import type { GameDefinition } from './game.ts'
import { isPlainObject } from './plain.ts'

/** Brings a stored state, version by version, up to the rules of today. */
export function migrateState<S, D>(
  definition: GameDefinition<S, D>,
  from: string,
  stored: Record<string, unknown>,
): Record<string, unknown> {
  let state = stored
  let version = from
  while (version !== definition.version) {
    const step = definition.migrations?.[version]
    if (step === undefined) {
      throw new BadRecord(
        `a match under version ${version} of the rules of ${definition.title} cannot go on under ${definition.version}`,
      )
    }
    const migrated = step.migrate(state)
    if (!isPlainObject(migrated))
      throw new BadRecord(`the step from rules ${version} to ${step.to} gave no state`)
    state = migrated
    version = step.to
  }
  return state
}
