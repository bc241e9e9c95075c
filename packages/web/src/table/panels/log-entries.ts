import type { LogLine } from '../../match/table-match.ts'

/** One entry of the log as it is read: lines that are told together. */
export interface Entry {
  /** What stands there; several of a run are joined into one. */
  readonly lines: readonly LogLine[]
  /** Of an affair such as a battle: what it cost, told with it, and the rest of it for those who want to know. */
  readonly costs: readonly LogLine[]
  readonly details: readonly LogLine[]
}

/** The lines of a log as entries: a march and a run of like things are one, and so is a battle that is over. */
export function entriesOf(lines: readonly LogLine[]): Entry[] {
  const told = lines.filter((line, index) => !isOvertaken(line, lines[index + 1]))
  const entries: Entry[] = []
  for (let at = 0; at < told.length; ) {
    const group = groupFrom(told, at)
    entries.push(...(affair(group) ?? group.map(line => ({ lines: [line], costs: [], details: [] }))))
    at += group.length
  }
  return inRuns(entries)
}

/** The last step of a march tells all of it. */
function isOvertaken(line: LogLine, next: LogLine | undefined): boolean {
  return next?.follows === line.follows
}

/** All lines of one affair, or a line that belongs to none. */
function groupFrom(lines: readonly LogLine[], at: number): LogLine[] {
  const affair = lines[at]?.affair ?? null
  let end = at + 1
  while (affair !== null && lines[end]?.affair === affair) end++
  return lines.slice(at, end)
}

/** An affair whose end was told, as one entry; while it is still open, what happens in it stands line by line. */
function affair(group: readonly LogLine[]): Entry[] | null {
  const head = group.find(({ part }) => part === 'tells')
  if (head === undefined || group.length === 1) return null
  // A die that stands beside the verdict is not told again.
  const rest = group.filter(line => line !== head && line.part !== 'cost' && !isOnlyDie(line))
  // To fold one line away saves none.
  const details = rest.length === 1 ? [] : rest
  return [
    {
      lines: [withDice(head, group)],
      costs: group.filter(line => line.part === 'cost' || (details.length === 0 && rest.includes(line))),
      details,
    },
  ]
}

const heads = new WeakMap<LogLine, LogLine>()

/** The verdict with the dice that led to it. Made once, as a line is drawn once. */
function withDice(head: LogLine, group: readonly LogLine[]): LogLine {
  const known = heads.get(head)
  if (known !== undefined) return known
  const opened = group.filter(({ part }) => part === 'opens').flatMap(({ dice }) => dice)
  const line = { ...head, dice: [...opened, ...head.dice] }
  heads.set(head, line)
  return line
}

function isOnlyDie({ part, dice }: LogLine): boolean {
  return part === 'opens' && dice.length > 0
}

/** Entries that follow each other and are alike, together. */
function inRuns(entries: readonly Entry[]): Entry[] {
  const runs: Entry[] = []
  for (const entry of entries) {
    const [last, line] = [runs.at(-1), entry.lines[0]]
    const run = line?.run ?? null
    if (run !== null && last !== undefined && run === last.lines[0]?.run)
      runs[runs.length - 1] = { ...last, lines: [...last.lines, ...entry.lines] }
    else runs.push(entry)
  }
  return runs
}
