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

/** What it is asked for: after those who have gone were away for a while, and after their matches were closed. */
export type Asked = 'used' | 'forget' | 'close'

/** For how many minutes they were away. */
const AWAY: { readonly [asked in Asked]: number } = { used: 0, forget: 2, close: 60 }

const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()
let before = process.cpuUsage()
const driver = process.env.BENCH_DRIVER
const running = await startServer(settingsFrom(process.env), driver === undefined ? {} : { driver })

process.on('message', async (message: Asked | 'stop') => {
  if (message === 'stop') {
    await running.stop(0)
    process.exit(0)
  }
  running.house.keeper.rest(Date.now() + 60_000 * AWAY[message])
  const { user, system } = process.cpuUsage(before)
  const delay = { p99: delays.percentile(99) / 1e6 - 5, worst: delays.max / 1e6 - 5 }
  // What is held weakly goes with the second time.
  for (let time = 0; time < 2; time++) {
    globalThis.gc?.()
    await new Promise(resolve => setTimeout(resolve, 50))
  }
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
