import type { KeptRecord, SeenEvent } from '@aquila/engine'
import type { LoadedGame } from '@aquila/games'
import type { Chapter, GameStory, GameTable, StoryInput } from '@aquila/games/table'
import { ended } from './ended.ts'
import { endingOf, storyInput } from './ending.ts'
import type { Keeper } from './keeper.ts'
import { momentsFrom } from './moments.ts'
import type { Reader } from './reader.ts'
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

/** The position after so many choices, and what the last of them led to. */
export async function frameAt(
  { loaded, words }: Reader,
  keeper: Keeper,
  choices: number,
): Promise<ReplayFrame> {
  const sight = await keeper.sightAt(choices)
  const log = sight.told.events
  const scene = loaded.table.scene(sceneInput(sight, log, words.data))
  const first = Math.max(0, log.length - 40)
  return {
    choices,
    scene,
    log: log
      .slice(first)
      .map((event, index) => logLine({ loaded, words, roles: sight.frame.roles }, event, first + index)),
    moments:
      choices === sight.frame.from
        ? []
        : await momentsFrom({ loaded, words, keeper, sight, log, from: newIn(log) }),
  }
}

/** The first line that was told after the last choice. */
function newIn(log: readonly SeenEvent[]): number {
  const after = log.at(-1)?.after
  return log.findIndex(event => event.after === after)
}

/** Marks, lead, luck and chronicle of a match, made from its log. */
export async function courseOf(reader: Reader, keeper: Keeper): Promise<Course> {
  const { loaded, words, sight, log } = reader
  const teller = await loaded.story()
  const marks: CourseMark[] = []
  const chapters: { chapter: string; choices: number }[] = []
  const headed: number[] = []
  for (const [number, event] of log.entries()) {
    const look = loaded.table.event(event, sight.frame.roles, words.data)
    if (look.heading !== undefined) headed.push(number)
    const choices = event.after
    if (look.mark !== undefined)
      marks.push({
        choices,
        kind: look.mark,
        text: words.event(event),
        kit: look.kit ?? null,
        moment: look.moment ?? null,
      })
    if (look.chapter !== undefined) chapters.push({ chapter: look.chapter, choices })
  }
  const story = storyInput(reader)
  const record = await keeper.record()
  return {
    from: sight.frame.from,
    to: sight.choices,
    marks,
    lead: await leads(reader, keeper, chapters),
    points: await pointsOf(reader, keeper, headed),
    luck: record === null ? null : luckOf(teller, record, story),
    ending: endingOf(teller, reader),
    chronicle: chronicleOf(loaded, teller, words, story),
  }
}

/** The game's own chronicle; a game without one gets what its table marks as worth telling, chapter by chapter. */
export function chronicleOf(
  { table }: LoadedGame,
  teller: GameStory | undefined,
  words: Words,
  story: StoryInput,
): ShownChapter[] {
  const told = teller?.chronicle?.(story) ?? plainChronicle(table, words, story)
  return told.map(({ title, paragraphs }) => {
    return {
      title,
      paragraphs: paragraphs.map(({ opening, text, places, after }) => {
        return { opening, text, places, choices: after }
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
async function leads(
  { loaded, words, sight }: Reader,
  keeper: Keeper,
  chapters: readonly { readonly chapter: string; readonly choices: number }[],
): Promise<Course['lead']> {
  const { roles, from } = sight.frame
  const ends = chapters.map((_, index) => Math.max(from, chapters[index + 1]?.choices ?? sight.choices))
  const views = await keeper.viewsAt(ends)
  const now = sceneInput(sight, [], words.data)
  return chapters.flatMap(({ chapter }, index): LeadPoint[] => {
    const choices = ends[index] ?? from
    const seen = views.get(choices)
    if (seen === undefined) return []
    const { lead, standings } = loaded.table.scene({ ...now, ...seen, decision: null })
    if (standings !== undefined)
      return [{ choices, label: chapter, lead: 0, standings: roles.map(each => standings[each] ?? 0) }]
    return lead === null ? [] : [{ choices, label: chapter, lead }]
  })
}

/** The lead at each heading of the log. */
async function pointsOf(
  { loaded, words, sight, log }: Reader,
  keeper: Keeper,
  headed: readonly number[],
): Promise<Course['points']> {
  const now = sceneInput(sight, [], words.data)
  return [...(await keeper.viewsAfter(headed))].flatMap(([number, seen]) => {
    const { lead } = loaded.table.scene({ ...now, ...seen, decision: null })
    return lead === null ? [] : [{ choices: log[number]?.after ?? 0, lead }]
  })
}

/** What the dice showed, by kind of roll and by role, and what it came to against the chances. */
function luckOf(teller: GameStory | undefined, { rolls }: KeptRecord, story: StoryInput): Luck {
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
      fortunes.boldest === null ? null : { text: fortunes.boldest.text, choices: fortunes.boldest.after },
  }
}

function facesOf(rolls: KeptRecord['rolls']): number[] {
  const sixes = rolls.filter(({ sides }) => sides === 6)
  return [1, 2, 3, 4, 5, 6].map(face => sixes.filter(({ value }) => value === face).length)
}

/** A ten-sided die is read from 0 to 9. */
function kindsOf(rolls: KeptRecord['rolls'], nameOf: (why: string) => string | null): LuckRow[] {
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
