import type { Match, MatchRecord, Role, SeenEvent } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { Chapter, Ending, GameTable, StoryInput } from '@aquila/games/table'
import { momentsFrom } from './moments.ts'
import { logLine, sceneInput } from './show.ts'
import type {
  Course,
  CourseMark,
  LeadPoint,
  Luck,
  LuckRow,
  ReplayFrame,
  ShownChapter,
} from './table-match.ts'
import type { Words } from './words.ts'

/** The position after so many entries, and what the entry that follows was. */
export function frameAt(
  loaded: LoadedGame,
  words: Words,
  match: Match,
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
    moments:
      entry === undefined || 'window' in entry ? [] : momentsFrom(loaded, words, then, role, log, newIn(log)),
  }
}

/** The first line that was told after the last choice. */
function newIn(log: readonly SeenEvent[]): number {
  const after = log.at(-1)?.after
  return log.findIndex(event => event.after === after)
}

/** Marks, lead, luck and chronicle of a match, made from its log. */
export function courseOf(loaded: LoadedGame, words: Words, match: Match, role: Role | null): Course {
  const record = match.record
  const toEntries = entriesOfChoices(record)
  const log = match.log(role)
  const marks: CourseMark[] = []
  const chapters: { chapter: string; entries: number }[] = []
  const headed: number[] = []
  for (const [number, event] of log.entries()) {
    const look = loaded.table.event(event, match.roles, words.data)
    if (look.heading !== undefined) headed.push(number)
    const entries = toEntries(event.after)
    if (look.mark !== undefined)
      marks.push({
        entries,
        kind: look.mark,
        text: words.event(event),
        kit: look.kit ?? null,
        moment: look.moment ?? null,
      })
    if (look.chapter !== undefined) chapters.push({ chapter: look.chapter, entries })
  }
  const first = record.base?.entries ?? 0
  const story = { ...storyInput(match), log }
  const { result } = match
  return {
    from: first,
    to: match.length,
    marks,
    lead: leads(loaded, match, role, chapters, first),
    points: pointsOf(loaded, match, role, log, headed, toEntries),
    luck: result === null ? null : luckOf(loaded, record, story, toEntries),
    ending: endingOf(loaded, match, role),
    chronicle: chronicleOf(loaded, words, story, toEntries),
  }
}

/** The result in the words of the game; null while the match goes on, or if the game has none. */
export function endingOf({ table }: LoadedGame, match: Match, role: Role | null): Ending | null {
  const { result } = match
  if (result === null) return null
  return table.story?.ending?.({ ...storyInput(match), log: match.log(role), result }) ?? null
}

function storyInput(match: Match): Omit<StoryInput, 'log'> {
  const { roles, seats, scenario } = match
  return { data: match.position.data, roles, seats, scenario }
}

/** The game's own chronicle; a game without one gets what its table marks as worth telling, chapter by chapter. */
function chronicleOf(
  { table }: LoadedGame,
  words: Words,
  story: StoryInput,
  toEntries: (choices: number) => number,
): ShownChapter[] {
  const told = table.story?.chronicle?.(story) ?? plainChronicle(table, words, story)
  return told.map(({ title, paragraphs }) => {
    return {
      title,
      paragraphs: paragraphs.map(({ opening, text, places, after }) => {
        return { opening, text, places, entries: toEntries(after) }
      }),
    }
  })
}

function plainChronicle(table: GameTable, words: Words, { log, roles }: StoryInput): Chapter[] {
  const chapters: { title: string; sentences: string[]; after: number }[] = []
  for (const event of log) {
    const look = table.event(event, roles, words.data)
    if (look.chapter !== undefined) chapters.push({ title: look.chapter, sentences: [], after: event.after })
    else if (look.chronicle === true) chapters.at(-1)?.sentences.push(words.event(event))
  }
  return chapters
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ title, sentences, after }) => {
      return { title, paragraphs: [{ opening: '', text: sentences.join(' '), places: [], after }] }
    })
}

/** The lead at the end of each chapter: what stood when the next one began. */
function leads(
  loaded: LoadedGame,
  match: Match,
  role: Role | null,
  chapters: readonly { readonly chapter: string; readonly entries: number }[],
  first: number,
): Course['lead'] {
  return chapters.flatMap(({ chapter }, index): LeadPoint[] => {
    const entries = Math.max(first, chapters[index + 1]?.entries ?? match.length)
    const then = match.at(entries)
    const { lead, standings } = loaded.table.scene(sceneInput(then, role, []))
    if (standings !== undefined)
      return [{ entries, label: chapter, lead: 0, standings: match.roles.map(each => standings[each] ?? 0) }]
    return lead === null ? [] : [{ entries, label: chapter, lead }]
  })
}

/** The lead at each heading of the log. */
function pointsOf(
  { table }: LoadedGame,
  match: Match,
  role: Role | null,
  log: readonly SeenEvent[],
  headed: readonly number[],
  toEntries: (choices: number) => number,
): Course['points'] {
  if (headed.length === 0) return []
  const now = sceneInput(match, role, [])
  return [...match.viewsAfter(role, headed)].flatMap(([number, seen]) => {
    const { lead } = table.scene({ ...now, ...seen, decision: null })
    return lead === null ? [] : [{ entries: toEntries(log[number]?.after ?? 0), lead }]
  })
}

/** Events count choices; a replay counts entries, among which are standing orders. */
export function entriesOfChoices(record: MatchRecord): (choices: number) => number {
  const positions = [0]
  for (const [index, entry] of record.choices.entries()) if (!('window' in entry)) positions.push(index + 1)
  return choices => positions[choices] ?? record.choices.length
}

/** What the dice showed, by kind of roll and by role, and what it came to against the chances. */
function luckOf(
  { table }: LoadedGame,
  { rolls }: MatchRecord,
  story: StoryInput,
  toEntries: (choices: number) => number,
): Luck {
  const fortunes = table.story?.fortunes?.(story) ?? { trials: [], boldest: null }
  const shown = rolls.filter(({ sides }) => sides === 6 || sides === 10)
  return {
    rolls: shown.length,
    kinds: kindsOf(shown, why => (table.story?.rollName === undefined ? why : table.story.rollName(why))),
    byRole: story.roles.map(role => {
      const own = story.log.filter(event => table.story?.rollerOf?.(event) === role)
      return facesOf(own.flatMap(({ rolls: [first, last] = [1, 0] }) => rolls.slice(first - 1, last)))
    }),
    trials: fortunes.trials,
    boldest:
      fortunes.boldest === null
        ? null
        : { text: fortunes.boldest.text, entries: toEntries(fortunes.boldest.after) },
  }
}

function facesOf(rolls: MatchRecord['rolls']): number[] {
  const sixes = rolls.filter(({ sides }) => sides === 6)
  return [1, 2, 3, 4, 5, 6].map(face => sixes.filter(({ value }) => value === face).length)
}

/** A ten-sided die is read from 0 to 9. */
function kindsOf(rolls: MatchRecord['rolls'], nameOf: (why: string) => string | null): LuckRow[] {
  const kinds = new Map<string, { why: string; sides: number; values: number[] }>()
  for (const { why, sides, value } of rolls) {
    const name = nameOf(why)
    if (name === null) continue
    const kind = kinds.get(`${name} ${sides}`) ?? { why: name, sides, values: [] }
    kind.values.push(sides === 10 ? value - 1 : value)
    kinds.set(`${name} ${sides}`, kind)
  }
  return [...kinds.values()]
    .sort((one, other) => other.values.length - one.values.length)
    .map(({ why, sides, values }) => {
      const sum = values.reduce((all, value) => all + value, 0)
      const expected = sides === 10 ? 4.5 : (sides + 1) / 2
      return { why, sides, rolls: values.length, mean: sum / values.length, expected }
    })
}
