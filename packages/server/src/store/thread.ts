import { parentPort, workerData } from 'node:worker_threads'
import type { Database } from './driver.ts'
import { migrate } from './migrations.ts'
import { readsOn } from './reads.ts'
import { writesOn } from './writes.ts'

/** What a thread of the store is started with. */
export interface ThreadData {
  readonly file: string
  readonly readonly: boolean
  /** The module that opens the database. */
  readonly driver: string
}

export interface Call {
  readonly number: number
  readonly name: string
  readonly args: readonly unknown[]
}

/** `failed`: nothing of the whole transaction is stored; otherwise only this call could not be done. */
export type Answer =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly error: string; readonly failed: boolean }

/** As much as one transaction takes. */
const MOST_CALLS = 256
const MOST_LETTERS = 1_000_000

type Procedures = { readonly [name: string]: (...args: never[]) => unknown }

/** The database lives here, so that nobody but this thread waits for the disk. */
const { file, readonly, driver } = workerData as ThreadData
const { openDatabase } = (await import(driver)) as typeof import('./driver.ts')
const database = openDatabase(file, { readonly })
if (!readonly) migrate(database)
const procedures = (readonly ? readsOn(database) : writesOn(database)) as unknown as Procedures
const waiting: Call[] = []
let isDue = false

parentPort?.on('message', (message: Call | 'close') => {
  if (message === 'close') {
    while (waiting.length > 0) work()
    database.close()
    parentPort?.close()
    return
  }
  waiting.push(message)
  if (isDue) return
  isDue = true
  setImmediate(workOn)
})
parentPort?.postMessage('ready')

/** While one commit runs the next batch gathers: there is no timer. */
function workOn(): void {
  work()
  isDue = waiting.length > 0
  if (isDue) setImmediate(workOn)
}

function work(): void {
  const batch = nextBatch()
  parentPort?.postMessage(readonly ? batch.map(call => answered(call)) : together(batch))
}

function nextBatch(): Call[] {
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
function answered({ number, name, args }: Call): Answer {
  try {
    database.exec('begin')
    return { number, value: procedures[name]?.(...(args as never[])) }
  } catch (error) {
    return { number, error: messageOf(error), failed: true }
  } finally {
    if (database.inTransaction) database.exec('rollback')
  }
}

/** Everything that waits in one transaction. What cannot be done leaves the others as they are. */
function together(batch: readonly Call[]): Answer[] {
  try {
    database.exec('begin immediate')
    const answers = batch.map(call => inSavepoint(database, call))
    database.exec('commit')
    return answers
  } catch (error) {
    const message = messageOf(error)
    try {
      if (database.inTransaction) database.exec('rollback')
    } catch {
      // The transaction is gone already.
    }
    return batch.map(({ number }) => ({ number, error: message, failed: true }))
  }
}

function inSavepoint(database: Database, call: Call): Answer {
  database.exec('savepoint call')
  try {
    const value = procedures[call.name]?.(...(call.args as never[]))
    database.exec('release call')
    return { number: call.number, value }
  } catch (error) {
    // A full disk ends the whole transaction, not only this call.
    if (!database.inTransaction || isOfTheDisk(error)) throw error
    database.exec('rollback to call')
    database.exec('release call')
    return { number: call.number, error: messageOf(error), failed: false }
  }
}

/** The disk is full, read-only or broken: nothing can be stored, whatever it is. */
function isOfTheDisk(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^SQLITE_(FULL|READONLY|IOERR|CORRUPT|NOTADB|NOMEM|BUSY|LOCKED|CANTOPEN)/.test(code)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
