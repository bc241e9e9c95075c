import type { Match, MatchRecord, Role, SeenEvent } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { Chapter, GameStory, GameTable, StoryInput } from '@aquila/games/table'
import { ended } from './ended.ts'
import { endingOf, storyInput } from './ending.ts'
import { entriesOfChoices } from './entries.ts'
import { momentsFrom } from './moments.ts'
import type { OpenMatch } from './open-match.ts'
import { isDie, logLine, sceneInput } from './show.ts'
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

/** The position after so many entries, and what the last of them led to. */
export function frameAt({ loaded, words, match, viewer: role }: OpenMatch, entries: number): ReplayFrame {
  const then = match.at(entries)
  const log = then.log(role)
  const scene = loaded.table.scene(sceneInput(then, role, log))
  const record = match.record
  const entry = record.choices[entries - 1]
  const first = Math.max(0, log.length - 40)
  return {
    entries,
    scene,
    log: log
      .slice(first)
      .map((event, i) => logLine(loaded, words, match.roles, event, first + i, record.rolls)),
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
export async function courseOf({ loaded, words, match, viewer: role }: OpenMatch): Promise<Course> {
  const teller = await loaded.story()
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
    luck: result === null ? null : luckOf(teller, record, story, toEntries),
    ending: endingOf(teller, match, role),
    chronicle: chronicleOf(loaded, teller, words, story, toEntries),
  }
}

/** The game's own chronicle; a game without one gets what its table marks as worth telling, chapter by chapter. */
export function chronicleOf(
  { table }: LoadedGame,
  teller: GameStory | undefined,
  words: Words,
  story: StoryInput,
  toEntries: (choices: number) => number,
): ShownChapter[] {
  const told = teller?.chronicle?.(story) ?? plainChronicle(table, words, story)
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
    else if (look.chronicle === true) chapters.at(-1)?.sentences.push(ended(words.event(event)))
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

/** What the dice showed, by kind of roll and by role, and what it came to against the chances. */
function luckOf(
  teller: GameStory | undefined,
  { rolls }: MatchRecord,
  story: StoryInput,
  toEntries: (choices: number) => number,
): Luck {
  const fortunes = teller?.fortunes?.(story) ?? { trials: [], boldest: null }
  const shown = rolls.filter(isDie)
  return {
    rolls: shown.length,
    kinds: kindsOf(shown, why => (teller?.rollName === undefined ? why : teller.rollName(why))),
    byRole: story.roles.map(role => {
      const own = story.log.filter(event => teller?.rollerOf?.(event) === role)
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
