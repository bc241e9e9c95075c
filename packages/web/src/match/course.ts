import type { Match, MatchRecord, Role } from '@aquila/engine'
import type { LoadedGame } from './loaded-game.ts'
import { logLine, sceneInput } from './show.ts'
import type { Course, CourseMark, LuckRow, ReplayFrame } from './table-match.ts'
import type { Words } from './words.ts'

type AnyMatch = Match<unknown, unknown>

/** The position after so many entries, and what the entry that follows was. */
export function frameAt(
  loaded: LoadedGame,
  words: Words,
  match: AnyMatch,
  role: Role | null,
  entries: number,
): ReplayFrame {
  const then = match.at(entries)
  const log = then.log(role)
  const scene = loaded.table.scene(sceneInput(then, role, log))
  const record = match.record
  const entry = record.choices[entries - 1]
  const text = entry === undefined || 'window' in entry ? '' : words.choice(entry)
  const first = Math.max(0, log.length - 40)
  return {
    entries,
    scene,
    log: log
      .slice(first)
      .map((event, i) => logLine(loaded, words, match.roles, event, first + i, record.rolls)),
    mover: entry === undefined ? null : { role: entry.role, text },
  }
}

/** Marks, lead, luck and chronicle of a match, made from its log. */
export function courseOf(loaded: LoadedGame, words: Words, match: AnyMatch, role: Role | null): Course {
  const record = match.record
  const toEntries = entriesOfChoices(record)
  const log = match.log(role)
  const lines = log.map((event, number) => logLine(loaded, words, match.roles, event, number, record.rolls))
  const marks: CourseMark[] = []
  const chapters: { chapter: string; entries: number; lines: string[] }[] = []
  for (const [index, event] of log.entries()) {
    const line = lines[index]
    if (line === undefined) continue
    const look = loaded.table.event(event, match.roles)
    const entries = toEntries(event.after)
    if (look.mark !== undefined) marks.push({ entries, kind: look.mark, text: line.text, kit: line.kit })
    if (line.chapter !== null) chapters.push({ chapter: line.chapter, entries, lines: [] })
    else if (line.chronicle) chapters.at(-1)?.lines.push(line.text)
  }
  const first = record.base?.entries ?? 0
  return {
    from: first,
    to: match.length,
    marks,
    lead: leads(loaded, match, role, chapters, first),
    luck: match.result === null ? [] : luckOf(record),
    chronicle: chapters.map(({ chapter, lines: told }) => ({ chapter, lines: told })),
  }
}

/** The lead at the end of each chapter: what stood when the next one began. */
function leads(
  loaded: LoadedGame,
  match: AnyMatch,
  role: Role | null,
  chapters: readonly { readonly chapter: string; readonly entries: number }[],
  first: number,
): Course['lead'] {
  return chapters.flatMap(({ chapter }, index) => {
    const entries = Math.max(first, chapters[index + 1]?.entries ?? match.length)
    const then = match.at(entries)
    const { lead } = loaded.table.scene(sceneInput(then, role, []))
    return lead === null ? [] : [{ entries, label: chapter, lead }]
  })
}

/** Events count choices; a replay counts entries, among which are standing orders. */
function entriesOfChoices(record: MatchRecord): (choices: number) => number {
  const positions = [0]
  for (const [index, entry] of record.choices.entries()) if (!('window' in entry)) positions.push(index + 1)
  return choices => positions[choices] ?? record.choices.length
}

function luckOf({ rolls }: MatchRecord): LuckRow[] {
  const kinds = new Map<string, { why: string; sides: number; faces: number[]; sum: number; rolls: number }>()
  for (const { why, sides, value } of rolls) {
    if (sides !== 6 && sides !== 10) continue
    const key = `${why} d${sides}`
    const kind = kinds.get(key) ?? { why, sides, faces: new Array<number>(sides).fill(0), sum: 0, rolls: 0 }
    kind.faces[value - 1] = (kind.faces[value - 1] ?? 0) + 1
    kind.sum += sides === 10 ? value - 1 : value
    kind.rolls++
    kinds.set(key, kind)
  }
  return [...kinds.values()]
    .sort((one, other) => other.rolls - one.rolls)
    .map(({ why, sides, faces, sum, rolls: count }) => {
      return {
        why,
        sides,
        faces,
        rolls: count,
        mean: sum / count,
        expected: sides === 10 ? 4.5 : (sides + 1) / 2,
      }
    })
}
