import { parentPort } from 'node:worker_threads'
import { type Lesson, played } from './played.ts'

/** Plays the matches it is sent, one after the other, and sends back what they have shown. */
parentPort?.on('message', (lesson: Lesson) => parentPort?.postMessage(played(lesson)))
