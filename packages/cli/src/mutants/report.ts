import { dirname } from 'node:path'
import type { Caught, Hunted } from './hunt.ts'

const WIDTH = 60

/** How many were killed in each room, and every survivor with its line and the change. */
export function describeHunt(title: string, { possible, tests, caught }: Hunted): string {
  const survivors = caught.filter(({ end }) => !isDead(end))
  return [
    `${title}: ${caught.length} of ${possible.toLocaleString('en')} mutants, ${tests} rule tests`,
    '',
    ...roomsOf(caught).map(describeRoom),
    '',
    ...survivors.map(describeSurvivor),
  ].join('\n')
}

export interface Room {
  readonly room: string
  readonly mutants: number
  readonly killed: number
  readonly endless: number
}

/** The folders of the rules, each by itself, and all of them. */
export function roomsOf(caught: readonly Caught[]): Room[] {
  const rooms = [...Map.groupBy(caught, ({ file }) => dirname(file))]
  rooms.sort(([one], [other]) => one.localeCompare(other))
  return [...rooms, ['all', caught] as const].map(([room, list]) => ({
    room,
    mutants: list.length,
    killed: list.filter(({ end }) => isDead(end)).length,
    endless: list.filter(({ end }) => end === 'endless').length,
  }))
}

function isDead(end: Caught['end']): boolean {
  return end === 'killed' || end === 'endless'
}

function describeRoom({ room, mutants, killed, endless }: Room): string {
  const share = mutants === 0 ? 0 : Math.round((100 * killed) / mutants)
  const loops = endless === 0 ? '' : `, ${endless} by an endless loop`
  return `${`${share}%`.padStart(5)}  ${room} (${killed} of ${mutants}${loops})`
}

function describeSurvivor({ file, line, original, changed, end, tests }: Caught): string {
  const change = changed === '' ? `left out: ${shorten(original)}` : difference(original, changed)
  const who =
    end === 'unmet'
      ? 'no rule test comes here'
      : tests === 1
        ? 'one test sees nothing'
        : `${tests} tests see nothing`
  return `${file}:${line}  ${change}  (${who})`
}

/** Both texts, cut around where they differ. */
function difference(original: string, changed: string): string {
  const [from, to] = [oneLine(original), oneLine(changed)]
  let same = 0
  while (same < from.length && from[same] === to[same]) same++
  const start = from.length + to.length > 2 * WIDTH ? Math.max(0, same - WIDTH / 3) : 0
  const lead = start === 0 ? '' : '…'
  return `${lead}${shorten(from.slice(start))}  =>  ${lead}${shorten(to.slice(start))}`
}

function shorten(text: string): string {
  const line = oneLine(text)
  return line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
