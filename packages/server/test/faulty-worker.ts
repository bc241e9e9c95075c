import { parentPort } from 'node:worker_threads'
import { done } from '../src/bots/doing.ts'
import type { Task } from '../src/bots/tasks.ts'

/** A thread whose bots fail when they are first asked: what is wrong with them is the name of the host. */
parentPort?.on('message', async ({ number, task }: { number: number; task: Task }) => {
  const fault = task.kind === 'play' && task.failures === 0 ? task.stored.table.hostName : ''
  if (fault === 'Dies') process.exit(1)
  if (fault === 'Never ends') for (;;) Math.random()
  if (fault === 'Throws') parentPort?.postMessage({ number, error: 'a bot that throws' })
  else parentPort?.postMessage({ number, value: await done(task) })
})
