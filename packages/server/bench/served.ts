import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startServer } from '../src/server.ts'
import { settingsFrom } from '../src/settings.ts'

/** What a server in a process of its own has used since it was last asked. Times in milliseconds. */
export interface Used {
  readonly processor: number
  readonly delay: { readonly p99: number; readonly worst: number }
  readonly heap: number
  readonly sockets: number
}

const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()
let before = process.cpuUsage()
const running = await startServer(settingsFrom(process.env))

process.on('message', async message => {
  if (message === 'stop') {
    await running.stop(0)
    process.exit(0)
  }
  globalThis.gc?.()
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  const used: Used = {
    processor: (user + system) / 1000,
    // The timer's own five milliseconds are no delay.
    delay: { p99: delays.percentile(99) / 1e6 - 5, worst: delays.max / 1e6 - 5 },
    heap: process.memoryUsage().heapUsed,
    sockets: running.house.rooms.size,
  }
  delays.reset()
  process.send?.(used)
})
process.send?.({ url: running.url })
