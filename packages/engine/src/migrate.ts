import { BadRecord } from './errors.ts'
import type { GameDefinition, Migration } from './game.ts'
import { isPlainObject } from './plain.ts'
import { cut } from './quote.ts'

/** Brings a stored state, version by version, up to the rules of today. */
export function migrateState<S, D>(
  definition: GameDefinition<S, D>,
  from: string,
  stored: Record<string, unknown>,
): Record<string, unknown> {
  mustNotBeLater(definition, from, 'this match was played')
  let state = stored
  let version = from
  while (version !== definition.version) {
    const steps = definition.migrations ?? {}
    const step = Object.hasOwn(steps, version) ? steps[version] : undefined
    if (step === undefined) {
      throw new BadRecord(
        `a match under version ${cut(version)} of the rules of ${definition.title} cannot go on under ${definition.version}`,
      )
    }
    state = takeStep(version, step, state)
    version = step.to
  }
  return state
}

/** Nobody can go on from rules that he does not know yet. */
export function mustNotBeLater<S, D>(
  { title, version }: GameDefinition<S, D>,
  rules: string,
  what: string,
): void {
  if (isLater(rules, version))
    throw new BadRecord(
      `${what} under version ${cut(rules)} of the rules of ${title}, which are at ${version} here: it needs a newer Aquila`,
    )
}

/** True if a version ('1.10.0') comes after another ('1.9.2'). */
function isLater(one: string, other: string): boolean {
  const [numbers, others] = [one, other].map(version => version.split('.').map(Number))
  for (const [index, number] of (numbers ?? []).entries()) {
    const against = others?.[index] ?? 0
    if (number !== against) return number > against
  }
  return false
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
