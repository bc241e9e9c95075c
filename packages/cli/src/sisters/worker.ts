import { parentPort } from 'node:worker_threads'
import { type RootTask, rootOf } from './root.ts'

/** Compares the plans of the roots it is sent, one after the other. */
parentPort?.on('message', (task: RootTask) => parentPort?.postMessage(rootOf(task)))
