import { type Contestant, dialOfPlayouts, dialOfTime, uctBot } from '@aquila/bots'

/**
 * The yardsticks from outside: a textbook search that knows no game, so that a family of bots is not measured by itself
 * alone. Any dial will do: `uct-10ms` thinks so much processor time a choice, `uct-200` so many playouts.
 */
export const yardsticks: readonly string[] = ['uct-10ms', 'uct-100ms', 'uct-1000ms']

interface Dialled {
  readonly most: number
  readonly inTime: boolean
}

/** The contestant of that name; null if the name is not a yardstick's. */
export function yardstickNamed(name: string): Contestant | null {
  const dialled = readDial(name)
  if (dialled === null) return null
  const { most, inTime } = dialled
  const dial = inTime ? dialOfTime(most, processorTime) : dialOfPlayouts(most)
  return { name, bot: seed => uctBot(name, seed, dial) }
}

/** What a yardstick is, for a report; null if the name is not one's. */
export function describeYardstick(name: string): string | null {
  const dialled = readDial(name)
  if (dialled === null) return null
  const { most, inTime } = dialled
  const dial = inTime ? `${most} ms of processor time` : `${most} playouts`
  return `the yardstick from outside: a textbook UCT over single choices that knows no game, with ${dial} a choice`
}

/** The weaker first: fewer playouts, then less time. */
export function byDial(one: string, other: string): number {
  return rank(one) - rank(other)
}

function rank(name: string): number {
  const dialled = readDial(name)
  return dialled === null ? 0 : dialled.inTime ? dialled.most * MOST : dialled.most
}

/** More playouts than anybody waits for. */
const MOST = 1e9

function readDial(name: string): Dialled | null {
  const [, most, unit] = /^uct-([1-9]\d{0,8})(ms)?$/.exec(name) ?? []
  return most === undefined ? null : { most: Number(most), inTime: unit === 'ms' }
}

/** Of this thread alone: matches are played side by side, on a machine that has other things to do. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
