import { parentPort, workerData } from 'node:worker_threads'
import { answered, type Call, nextBatch, type Procedures, together } from './batch.ts'
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

/** The database lives here, so that nobody but this thread waits for the disk. */
const { file, readonly, driver } = workerData as ThreadData
const { openDatabase } = (await import(driver)) as typeof import('./driver.ts')
const database = openDatabase(file, { readonly })
if (!readonly) await migrate(database)
const procedures = (readonly ? readsOn(database) : writesOn(database)) as unknown as Procedures
const waiting: Call[] = []
let isWorking = false
let isClosing = false

parentPort?.on('message', (message: Call | 'close') => {
  if (message === 'close') isClosing = true
  else waiting.push(message)
  if (isWorking) return
  isWorking = true
  setImmediate(workOn)
})
parentPort?.postMessage('ready')

/** While one commit runs the next batch gathers: there is no timer. */
async function workOn(): Promise<void> {
  if (waiting.length > 0) parentPort?.postMessage(await done(nextBatch(waiting)))
  if (waiting.length > 0) setImmediate(workOn)
  else if (isClosing) {
    await database.close()
    parentPort?.close()
  } else isWorking = false
}

async function done(batch: readonly Call[]) {
  if (!readonly) return await together(database, procedures, batch)
  const answers = []
  for (const call of batch) answers.push(await answered(database, procedures, call))
  return answers
}
