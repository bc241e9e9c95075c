import { parentPort } from 'node:worker_threads'
import { playFixture } from '@aquila/bots'
import type { Errand } from './arena-pool.ts'
import { contestOf } from './contest.ts'

/** Plays the fixtures it is sent, one after the other, and sends back how each ended. */
parentPort?.on('message', ({ plan, ...fixture }: Errand) =>
  parentPort?.postMessage(playFixture(contestOf(plan), fixture)),
)
