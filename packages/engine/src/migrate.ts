import { BadRecord } from './errors.ts'
import type { GameDefinition, Migration } from './game.ts'
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
    const steps = definition.migrations ?? {}
    const step = Object.hasOwn(steps, version) ? steps[version] : undefined
    if (step === undefined) {
      throw new BadRecord(
        `a match under version ${version} of the rules of ${definition.title} cannot go on under ${definition.version}`,
      )
    }
    state = takeStep(version, step, state)
    version = step.to
  }
  return state
}

function takeStep(from: string, step: Migration, state: Record<string, unknown>): Record<string, unknown> {
  let migrated: unknown
  try {
    migrated = step.migrate(state)
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause)
    throw new BadRecord(`the step from rules ${from} to ${step.to} fails: ${what}`)
  }
  if (!isPlainObject(migrated)) throw new BadRecord(`the step from rules ${from} to ${step.to} gave no state`)
  return migrated
}
