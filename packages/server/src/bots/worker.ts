import { parentPort } from 'node:worker_threads'
import { done } from './doing.ts'
import type { Task } from './tasks.ts'

/** A thread beside the main loop: whatever takes long is done here. It knows no store and no key. */
parentPort?.on('message', async ({ number, task }: { number: number; task: Task }) => {
  try {
    parentPort?.postMessage({ number, value: await done(task) })
  } catch (error) {
    parentPort?.postMessage({ number, error: nameOf(error) })
  }
})

/** What went wrong with a match may name what is hidden in it: the message of an error stays here. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
