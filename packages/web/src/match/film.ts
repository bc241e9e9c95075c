import type { ToldMatch } from './moments.ts'
import { sceneInput } from './show.ts'
import type { LogLine, Shot, ShownMoment } from './table-match.ts'

/** A film longer than this is dull; what came first is left to the log. */
const MOST = 24

/** What a film is made of. */
interface Footage extends ToldMatch {
  readonly lines: readonly LogLine[]
  readonly moments: readonly ShownMoment[]
  /** The first line that is news: what came before it was seen already, and can be looked at again. */
  readonly firstNew: number
}

/** The lines of a log as pictures: steps of one way become one picture, and what has no place is told with the next. */
export async function filmOf(footage: Footage): Promise<Shot[]> {
  const { loaded, words, keeper, sight, log, lines, moments, firstNew } = footage
  const cuts = cut(lines, moments).slice(-MOST)
  if (cuts.length === 0) return []
  // Rules may tell of a thing before they do it. What was the last to happen by a choice has happened after it.
  const isSettled = (each: Cut): boolean => log[lastOf(each) + 1]?.after !== each.after
  const [told, settled] = await Promise.all([
    keeper.viewsAfter(cuts.filter(each => !isSettled(each)).map(lastOf)),
    keeper.viewsAt(cuts.filter(isSettled).map(({ after }) => after)),
  ])
  const now = sceneInput(sight, [], words.data)
  return cuts.flatMap((each, index) => {
    const last = lastOf(each)
    const before = cuts[index - 1]
    // What was told between two pictures belongs to the later one; what came after the last, to the last.
    const own = moments.filter(
      ({ number }) =>
        (before === undefined || number > lastOf(before)) && (number <= last || index === cuts.length - 1),
    )
    const seen = isSettled(each) ? settled.get(each.after) : told.get(last)
    if (seen === undefined) return []
    const scene = loaded.table.scene({ ...now, ...seen, decision: null })
    const { lines: shown, way, kit } = each
    const bare = { ...scene, panels: [], hand: [], battle: null }
    return [{ scene: bare, lines: shown, way, kit, moments: own, seen: last < firstNew }]
  })
}

function lastOf({ lines }: Cut): number {
  return lines.at(-1)?.number ?? 0
}

interface Cut {
  readonly lines: LogLine[]
  readonly way: string[]
  readonly kit: LogLine['kit']
  after: number
}

function cut(lines: readonly LogLine[], moments: readonly ShownMoment[]): Cut[] {
  const worth = new Set(moments.map(({ number }) => number))
  const cuts: Cut[] = []
  for (const line of lines) {
    const last = cuts.at(-1)
    if (last !== undefined && goesOn(last, line)) {
      last.lines.push(line)
      last.way.push(...line.way.slice(1))
      last.after = line.after
    } else if (line.places.length > 0 || worth.has(line.number))
      cuts.push({ lines: [line], way: [...line.way], kit: line.kit, after: line.after })
  }
  return cuts
}

/**
 * A step from where the last one ended, by the same side; what nobody in particular did where it ended, such as a unit
 * that stays there; or what is told of the same choice in the same place.
 */
function goesOn({ way, kit, after, lines }: Cut, line: LogLine): boolean {
  if (line.way.length > 0) return kit === line.kit && way.length > 0 && way.at(-1) === line.way[0]
  if (line.kit === null && line.places.length > 0 && line.places.every(place => place === way.at(-1)))
    return true
  return (
    after === line.after && line.places.every(place => lines.some(({ places }) => places.includes(place)))
  )
}
