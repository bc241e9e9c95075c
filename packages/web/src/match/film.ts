import type { Match, Role } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import { entriesOfChoices } from './entries.ts'
import { sceneInput } from './show.ts'
import type { LogLine, Shot, ShownMoment } from './table-match.ts'

/** A film longer than this is dull; what came first is left to the log. */
const MOST = 24

/** The lines of a log as pictures: steps of one way become one picture, and what has no place is told with the next. */
export function filmOf(
  { table }: LoadedGame,
  match: Match,
  role: Role | null,
  lines: readonly LogLine[],
  moments: readonly ShownMoment[],
  /** The first line that is news: what came before it was seen already, and can be looked at again. */
  firstNew: number,
): Shot[] {
  const cuts = cut(lines, moments).slice(-MOST)
  if (cuts.length === 0) return []
  const lastOf = ({ lines: told }: Cut): number => told.at(-1)?.number ?? 0
  const views = match.viewsAfter(role, cuts.map(lastOf))
  const log = match.log(role)
  const toEntries = entriesOfChoices(match.record)
  const now = sceneInput(match, role, [])
  return cuts.flatMap((each, index) => {
    const last = lastOf(each)
    const before = cuts[index - 1]
    // What was told between two pictures belongs to the later one; what came after the last, to the last.
    const own = moments.filter(
      ({ number }) =>
        (before === undefined || number > lastOf(before)) && (number <= last || index === cuts.length - 1),
    )
    // Rules may tell of a thing before they do it. What was the last to happen by a choice has happened after it.
    const settled = log[last + 1]?.after !== each.after
    const seen = settled ? sceneInput(match.at(toEntries(each.after)), role, []) : views.get(last)
    if (seen === undefined) return []
    const scene = table.scene({ ...now, ...seen, decision: null })
    const { lines: told, way, kit } = each
    const bare = { ...scene, panels: [], hand: [], battle: null }
    return [{ scene: bare, lines: told, way, kit, moments: own, seen: last < firstNew }]
  })
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
