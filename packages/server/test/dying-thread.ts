import { existsSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

// Comes before the store's own thread: that ends in the middle of its work when a file beside the database says so.
const { file } = (workerData ?? {}) as { readonly file?: string }
if (file !== undefined)
  parentPort?.on('message', () => {
    if (existsSync(`${file}.ends`)) process.exit(1)
  })
