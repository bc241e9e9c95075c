import type { Scene, SceneInput } from '@aquila/games/table'
import type { ToldMatch } from './moments.ts'
import { sceneInput } from './show.ts'
import type { LogLine, Reel, Shot, Shown, ShownMoment } from './table-match.ts'

/** A film longer than this is dull; what came first is left to the log, with all that was worth a pause in it. */
const MOST = 24
/** Where many play each side's turn is told on a page, which is soon read. */
const MOST_TOLD = 72
const MANY = 4

/** What a film is made of. */
interface Footage extends ToldMatch {
  readonly lines: readonly LogLine[]
  readonly moments: readonly ShownMoment[]
  /** The first line that is news: what came before it is of the viewer's own choice, or was told before it. */
  readonly firstNew: number
  readonly shown: Shown
  /** Lines that tell these eyes more than everybody. */
  readonly hidden: ReadonlySet<number>
}

/** The lines of a log as pictures: steps of one way become one picture, and what has no place is told with the next. */
export async function filmOf(footage: Footage): Promise<Reel> {
  const { keeper, log } = footage
  const { cuts, left } = worthShowing(footage)
  if (cuts.length === 0) return { shots: [], left }
  // Rules may tell of a thing before they do it. What was the last to happen by a choice has happened after it.
  const isSettled = (each: Cut): boolean => log[lastOf(each) + 1]?.after !== each.after
  const paused = cuts.flatMap(({ moments }) => moments.map(({ since }) => since))
  const [told, settled, before] = await Promise.all([
    keeper.viewsAfter(cuts.filter(each => !isSettled(each)).map(lastOf)),
    keeper.viewsAt(cuts.filter(isSettled).map(({ after }) => after)),
    keeper.viewsBefore(paused),
  ])
  const draw = drawer(footage)
  const shots = cuts.flatMap((each): Shot[] => {
    const scene = draw(isSettled(each) ? settled.get(each.after) : told.get(lastOf(each)))
    if (scene === null) return []
    const moments = each.moments.map(moment => ({ ...moment, before: draw(before.get(moment.since)) }))
    const { lines, way, kit, own, seen } = each
    return [{ scene, lines, way, kit, moments, own, seen }]
  })
  return { shots, left }
}

/** Of the viewer's own choices what is worth a pause, of the others' the latest. */
function worthShowing(footage: Footage): { readonly cuts: readonly Cut[]; readonly left: number } {
  const all = cut(footage)
  const others = all.filter(({ own }) => !own)
  const { length } = footage.sight.frame.roles
  const latest = new Set(others.slice(-(length < MANY ? MOST : MOST_TOLD)))
  const cuts = all.filter(each => (each.own ? !each.seen && each.moments.length > 0 : latest.has(each)))
  return { cuts, left: others.filter(each => !each.seen && !latest.has(each)).length }
}

/** The table as it was seen, without what is the same all through a film. */
function drawer({ loaded, words, sight }: Footage) {
  const now = sceneInput(sight, [], words.data)
  return (seen: Pick<SceneInput, 'view' | 'phase' | 'seats'> | undefined): Scene | null => {
    if (seen === undefined) return null
    return {
      ...loaded.table.scene({ ...now, ...seen, decision: null }),
      panels: [],
      hand: [],
      battle: null,
    }
  }
}

function lastOf({ lines }: Cut): number {
  return lines.at(-1)?.number ?? 0
}

interface Cut {
  readonly lines: LogLine[]
  readonly way: string[]
  readonly kit: LogLine['kit']
  readonly moments: ShownMoment[]
  readonly own: boolean
  seen: boolean
  after: number
}

function cut({ lines, moments, firstNew, shown, hidden }: Footage): Cut[] {
  const pauses = new Map(moments.map(moment => [moment.number, moment]))
  const cuts: Cut[] = []
  const kept: LogLine[] = []
  // What says why the next thing happens is told with that, if it comes of the same choice.
  let heads: LogLine[] = []
  for (const line of lines) {
    const { number, places, way, kit, after } = line
    const pause = pauses.get(number)
    // What a ceremony tells together is not told before it, line by line.
    if (pause === undefined && moments.some(each => tells(each, number))) {
      kept.push(line)
      continue
    }
    const own = number < firstNew
    heads = heads.filter(head => head.after === after && head.number < firstNew === own)
    if (pause === undefined && places.length === 0 && (line.heading !== null || heads.length > 0)) {
      heads.push(line)
      continue
    }
    // What everybody may know was shown to all who share the screen.
    const seen = number < (hidden.has(number) ? shown.toThese : shown.here)
    // A picture that is new for one line of it does not stop again for what was seen.
    const stops = pause === undefined || seen ? [] : [pause]
    const last = cuts.at(-1)
    const isFree = last?.own === own && pause?.moment.since === undefined && heads.length === 0
    if (last !== undefined && isFree && goesOn(last, line)) {
      last.lines.push(line)
      last.way.push(...way.slice(1))
      last.after = after
      last.seen &&= seen
      last.moments.push(...stops)
    } else if (places.length > 0 || pause !== undefined)
      cuts.push({
        lines: [...heads.splice(0), ...(pause === undefined ? [] : kept.splice(0)), line],
        way: [...way],
        kit,
        moments: stops,
        own,
        seen,
        after,
      })
  }
  return cuts
}

function tells({ moment, number }: ShownMoment, line: number): boolean {
  return moment.since !== undefined && line >= moment.since && line < number
}

/**
 * A step from where the last one ended, by the same side; what nobody in particular did where it ended, such as a unit
 * that stays there; one more of many alike, such as the units of a deployment; or what is told of the same choice in the
 * same place.
 */
function goesOn({ way, kit, after, lines }: Cut, line: LogLine): boolean {
  if (line.way.length > 0) return kit === line.kit && way.length > 0 && way.at(-1) === line.way[0]
  if (line.run !== null && line.run === lines.at(-1)?.run) return true
  if (line.kit === null && line.places.length > 0 && line.places.every(place => place === way.at(-1)))
    return true
  return (
    after === line.after && line.places.every(place => lines.some(({ places }) => places.includes(place)))
  )
}
