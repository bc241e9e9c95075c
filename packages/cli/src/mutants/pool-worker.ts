import { parentPort, workerData } from 'node:worker_threads'
import { Court, type Trial } from './trial.ts'

/** Tries the mutants it is sent, one after the other, and sends back how each was found out. */
const court = new Court(workerData)
parentPort?.on('message', async (trial: Trial) => parentPort?.postMessage(await court.try(trial)))
