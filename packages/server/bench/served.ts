import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startServer } from '../src/server.ts'
import { settingsFrom } from '../src/settings.ts'

/** What a server in a process of its own has used since it was last asked. Times in milliseconds, memory in bytes. */
export interface Used {
  readonly processor: number
  readonly delay: { readonly p99: number; readonly worst: number }
  /** What is alive, buffers of sockets too. */
  readonly memory: number
  readonly sockets: number
}

const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()
let before = process.cpuUsage()
const driver = process.env.BENCH_DRIVER
const running = await startServer(settingsFrom(process.env), driver === undefined ? {} : { driver })

process.on('message', async message => {
  if (message === 'stop') {
    await running.stop(0)
    process.exit(0)
  }
  // As if those who have gone had been away for a while: what they were told is forgotten, and the matches are still open.
  if (message === 'forget') running.house.keeper.rest(Date.now() + 120_000)
  const { user, system } = process.cpuUsage(before)
  const delay = { p99: delays.percentile(99) / 1e6 - 5, worst: delays.max / 1e6 - 5 }
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  const used: Used = {
    processor: (user + system) / 1000,
    // The timer's own five milliseconds are no delay.
    delay,
    memory: heapUsed + external,
    sockets: running.house.rooms.size,
  }
  // To clear memory is no work of the server's.
  delays.reset()
  before = process.cpuUsage()
  process.send?.(used)
})
process.send?.({ url: running.url })
