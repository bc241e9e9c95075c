import type { Database } from './database.ts'

/** A procedure of the store that somebody has called, with the number his answer gets. */
export interface Call {
  readonly number: number
  readonly name: string
  readonly args: readonly unknown[]
}

/** `failed`: nothing of the whole transaction is stored; otherwise only this call could not be done. */
export type Answer =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly error: string; readonly failed: boolean }

/** What can be called, by name. */
export type Procedures = { readonly [name: string]: (...args: never[]) => Promise<unknown> }

/** As much as one transaction takes. */
const MOST_CALLS = 256
const MOST_LETTERS = 1_000_000

/** Takes from what waits as much as one transaction takes. */
export function nextBatch(waiting: Call[]): Call[] {
  let letters = 0
  let size = 0
  for (const call of waiting) {
    letters += lettersOf(call)
    if (size > 0 && (size === MOST_CALLS || letters > MOST_LETTERS)) break
    size++
  }
  return waiting.splice(0, size)
}

/** About how much a call writes: appends are what is large. */
function lettersOf({ args: [first] }: Call): number {
  if (typeof first !== 'object' || first === null || !('acts' in first) || !Array.isArray(first.acts))
    return 0
  return first.acts.reduce((sum: number, { change }: { change: string }) => sum + change.length, 0)
}

/** All that one call reads is of one moment, whatever is written meanwhile. */
export async function answered(
  database: Database,
  procedures: Procedures,
  { number, name, args }: Call,
): Promise<Answer> {
  try {
    await database.exec('begin')
    return { number, value: await procedures[name]?.(...(args as never[])) }
  } catch (error) {
    return { number, error: messageOf(error), failed: true }
  } finally {
    if (database.inTransaction) await database.exec('rollback')
  }
}

/** Everything that waits in one transaction. What cannot be done leaves the others as they are. */
export async function together(
  database: Database,
  procedures: Procedures,
  batch: readonly Call[],
): Promise<Answer[]> {
  try {
    await database.exec('begin immediate')
    const answers: Answer[] = []
    for (const call of batch) answers.push(await inSavepoint(database, procedures, call))
    await database.exec('commit')
    return answers
  } catch (error) {
    const message = messageOf(error)
    try {
      if (database.inTransaction) await database.exec('rollback')
    } catch {
      // The transaction is gone already.
    }
    return batch.map(({ number }) => ({ number, error: message, failed: true }))
  }
}

async function inSavepoint(database: Database, procedures: Procedures, call: Call): Promise<Answer> {
  await database.exec('savepoint call')
  try {
    const value = await procedures[call.name]?.(...(call.args as never[]))
    await database.exec('release call')
    return { number: call.number, value }
  } catch (error) {
    if (database.endsAll(error)) throw error
    await database.exec('rollback to call')
    await database.exec('release call')
    return { number: call.number, error: messageOf(error), failed: false }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
