import * as v from 'valibot'

const MINUTES = 24 * 60
const minute = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MINUTES - 1))

/** A day as a calendar names it. */
const day = v.pipe(v.string(), v.isoDate('a day is written 2026-11-18'))

/** A zone of the world as this machine knows it. */
const zone = v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'nobody knows this zone'))

/** When somebody does not want to be hurried: at night, and on days that he is away. */
export const hoursSchema = v.strictObject({
  zone,
  /** Minutes of the day; null: none. From 23:00 to 7:00 is a night. */
  quiet: v.nullable(v.strictObject({ from: minute, to: minute })),
  /** Whole days, both included. */
  away: v.pipe(v.array(v.strictObject({ from: day, to: day })), v.maxLength(20)),
})

export type Hours = v.InferOutput<typeof hoursSchema>

/** So many days a year somebody may be away. */
export const DAYS_AWAY = 30

/** Nobody knows when he sleeps. */
export const anyHour: Hours = { zone: 'UTC', quiet: null, away: [] }

const A_MINUTE = 60_000
const A_DAY = MINUTES * A_MINUTE

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(name: string): Intl.DateTimeFormat {
  const known = formats.get(name)
  if (known !== undefined) return known
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  const made = new Intl.DateTimeFormat('en-CA', { timeZone: name, hourCycle: 'h23', ...parts })
  formats.set(name, made)
  return made
}

/** The day and the minute of it, as a clock on the wall of that zone shows them. */
export function onTheWall(at: number, name: string): { readonly day: string; readonly minute: number } {
  const said = new Map(
    formatOf(name)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const number = (part: 'hour' | 'minute'): number => Number(said.get(part))
  return {
    day: `${said.get('year')}-${said.get('month')}-${said.get('day')}`,
    minute: number('hour') * 60 + number('minute'),
  }
}

/** When a clock on the wall shows that. What it leaves out when summer begins is the moment after. */
export function whenOnTheWall(dayOf: string, minuteOf: number, name: string): number {
  const wanted = Date.parse(`${dayOf}T00:00:00Z`) + minuteOf * A_MINUTE
  const offsetAt = (at: number): number => {
    const wall = onTheWall(at, name)
    return Date.parse(`${wall.day}T00:00:00Z`) + wall.minute * A_MINUTE - Math.floor(at / A_MINUTE) * A_MINUTE
  }
  // The zone may stand differently a day before and after: the right one is that which shows what is wanted.
  const tried = [wanted - offsetAt(wanted - A_DAY), wanted - offsetAt(wanted + A_DAY)]
  const shown = tried.find(at => {
    const wall = onTheWall(at, name)
    return wall.day === dayOf && wall.minute === minuteOf
  })
  return shown ?? Math.max(...tried)
}

function dayAfter(dayOf: string): string {
  return new Date(Date.parse(`${dayOf}T00:00:00Z`) + A_DAY).toISOString().slice(0, 10)
}

/** When somebody who is away then is back; null: he is not away. */
export function backAt(at: number, { away, zone: name }: Hours): number | null {
  const { day: today } = onTheWall(at, name)
  const found = away.find(({ from, to }) => from <= today && today <= to)
  if (found === undefined) return null
  const back = whenOnTheWall(dayAfter(found.to), 0, name)
  // Another absence may begin where this one ends.
  return backAt(back, { zone: name, quiet: null, away: away.filter(each => each !== found) }) ?? back
}

/** When the night is over in which that moment lies; null: it is in no quiet hour. */
export function quietUntil(at: number, { quiet, zone: name }: Hours): number | null {
  if (quiet === null || quiet.from === quiet.to) return null
  const { day: today, minute: now } = onTheWall(at, name)
  const { from, to } = quiet
  const isQuiet = from < to ? from <= now && now < to : now >= from || now < to
  if (!isQuiet) return null
  return whenOnTheWall(from > to && now >= from ? dayAfter(today) : today, to, name)
}

/** The moment itself, or the morning after the night or the absence in which it lies. */
export function outOfTheNight(at: number, hours: Hours): number {
  const later = backAt(at, hours) ?? quietUntil(at, hours)
  return later === null ? at : outOfTheNight(later, hours)
}

/** When so much time has passed that somebody was not away in, and it is no quiet hour. */
export function dueAfter(since: number, left: number, hours: Hours): number {
  let at = backAt(since, hours) ?? since
  let rest = left
  for (;;) {
    const leaves = leavesAfter(at, hours)
    if (leaves === null || at + rest <= leaves) return outOfTheNight(at + rest, hours)
    rest -= leaves - at
    at = backAt(leaves, hours) ?? leaves
  }
}

/** How much of the time between two moments counts: that in which somebody was not away. */
export function spentBetween(since: number, until: number, hours: Hours): number {
  let spent = 0
  let at = since
  while (at < until) {
    at = backAt(at, hours) ?? at
    const end = Math.min(until, leavesAfter(at, hours) ?? until)
    spent += Math.max(0, end - at)
    at = Math.max(end, at + 1)
  }
  return spent
}

/** When he goes away next. */
function leavesAfter(at: number, { away, zone: name }: Hours): number | null {
  const leaves = away.map(({ from }) => whenOnTheWall(from, 0, name)).filter(each => each > at)
  return leaves.length === 0 ? null : Math.min(...leaves)
}

/** How many days of that year somebody is away. */
export function daysAwayIn(year: number, { away }: Pick<Hours, 'away'>): number {
  const days = new Set<string>()
  for (const { from, to } of away)
    for (let each = from; each <= to && days.size <= 2 * DAYS_AWAY; each = dayAfter(each))
      if (each.startsWith(`${year}-`)) days.add(each)
  return days.size
}
