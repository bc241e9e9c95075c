import { parentPort, workerData } from 'node:worker_threads'
import { type Fixture, playFixture } from '@aquila/bots'
import { type ContestPlan, contestOf } from './contest.ts'

/** Plays the fixtures it is sent, one after the other, and sends back how each ended. */
const plan: ContestPlan = workerData
const contest = contestOf(plan)
parentPort?.on('message', (fixture: Fixture) => parentPort?.postMessage(playFixture(contest, fixture)))
