import { pathToFileURL } from 'node:url'
import { told, type Unit, type Work } from '@aquila/engine/bench'
import { toolsOf } from '@aquila/games/bench'
import type { Ordered, Slice } from './subject.ts'
import { workNamed } from './works.ts'

/**
 * A process that does works of one commit, a slice at a time, whenever it is told to. It counts its own processor time
 * with all its threads: those that clear memory and compile are part of what a visitor's machine has to do.
 */
const [root = '', folder = ''] = process.argv.slice(2)
const tools = await toolsOf(pathToFileURL(root))
const known = new Map<string, Work>()

process.on('message', (ordered: Ordered) => {
  carryOut(ordered)
    .catch((error: unknown): Slice => ({ fault: error instanceof Error ? error.message : String(error) }))
    .then(slice => process.send?.(slice))
})
process.send?.('ready')

async function carryOut({ work: name, number, size }: Ordered): Promise<Slice> {
  const key = JSON.stringify(name)
  const work = known.get(key) ?? (await workNamed(tools, name, folder))
  known.set(key, work)
  const run = work.slice(number, size)
  const start = process.cpuUsage()
  const counts = run()
  const { user, system } = process.cpuUsage(start)
  const seconds = (user + system) / 1e6
  const units: Readonly<Record<string, Unit>> = work.counts
  const values = Object.entries(counts).map(([count, value]) => {
    const unit = units[count] ?? 'a second'
    return { count, unit, value: told(unit, value, seconds) }
  })
  return { seconds, counts, values }
}
