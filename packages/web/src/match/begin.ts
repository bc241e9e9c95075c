import { BadRecord, type DiceSource, Match, type RecordedEntry, readRecord, rolesFor } from '@aquila/engine'
import { boxes, type LoadedGame, lessonOf, loadGame } from '@aquila/games'
import { lessonDice, playUpTo } from './lesson.ts'
import { OpenMatch } from './open-match.ts'
import { unseal } from './seal.ts'
import type { StoredMatch } from './storage.ts'
import type { NewMatch, RulesUpdate } from './table-match.ts'

/** A match as somebody has set it up. */
export async function newMatch(wanted: NewMatch): Promise<OpenMatch> {
  const loaded = await loadGame(wanted.game, [wanted.scenario])
  const scenario = loaded.game.scenarios.find(({ id }) => id === wanted.scenario)
  const seats = Object.keys(wanted.seats).length
  const roles = scenario === undefined ? [] : rolesFor(scenario, seats)
  const match = Match.start(loaded.game, {
    scenario: wanted.scenario,
    options: wanted.options,
    pauseAlike: wanted.pauseAlike,
    players: roles.map(role => wanted.seats[role]?.name ?? role),
    levels: roles.map(role => wanted.seats[role]?.level ?? null),
    ...(wanted.pack === undefined ? {} : { pack: wanted.pack }),
    ...(wanted.seed === null ? {} : { seed: wanted.seed }),
  })
  const annals = boxes.get(wanted.game)?.annals === true ? { annals: { day: wanted.day ?? null } } : {}
  const stored = { id: crypto.randomUUID(), game: wanted.game, levels: match.levels, notes: '', ...annals }
  return new OpenMatch(loaded, match, stored)
}

/** A match in which a lesson is taken, as far as the first question to the pupil. */
export async function newLesson(game: string, id: string): Promise<OpenMatch> {
  const lesson = await lessonOf(game, id)
  const { scenario, options, pack, pupil, opponent } = lesson
  const loaded = await loadGame(game, [scenario])
  const roles = loaded.game.scenarios.find(each => each.id === scenario)?.roles ?? []
  const dice = lessonDice(lesson, [], freshNumber())
  const match = Match.start(loaded.game, { scenario, options, pack, players: [...roles], dice })
  playUpTo(lesson, match)
  const place = { id, from: match.length, read: [] }
  const levels = roles.map(role => (role === pupil ? null : (opponent?.level ?? null)))
  const stored = { id: crypto.randomUUID(), game: match.definition.id, levels, notes: '', lesson: place }
  return new OpenMatch(loaded, match, stored, lesson)
}

/** A record from a file becomes a match of this browser. Who sat where stays; where no person sat, people do. */
export async function matchOfFile(text: string): Promise<OpenMatch> {
  const record = readRecord(await unseal(text))
  const loaded = await loadGame(record.game, [record.scenario]).catch(() => {
    throw new BadRecord(`this is a record of "${record.game}", which cannot be played here`)
  })
  const match = Match.replay(loaded.game, record)
  const levels = match.levels.includes(null) ? match.levels : match.roles.map(() => null)
  return withNewId(loaded, match, levels, '')
}

/** A new match from an earlier point of another. */
export function whatIfOf({ loaded, match, levels, notes }: OpenMatch, entries: number): OpenMatch {
  return withNewId(loaded, match.whatIf(entries), levels, notes)
}

function withNewId(
  loaded: LoadedGame,
  match: Match,
  levels: readonly (string | null)[],
  notes: string,
): OpenMatch {
  return new OpenMatch(loaded, match, { id: crypto.randomUUID(), game: match.definition.id, levels, notes })
}

/**
 * Opens a stored match at its checkpoint. If the rules have changed since, the player is told what no longer fits, and
 * `putAside` keeps the match first as it was. `intact`: the log that stands beside it is that of the match.
 */
export async function reopen(
  stored: StoredMatch,
  putAside: (stored: StoredMatch) => Promise<void>,
): Promise<{ open: OpenMatch; intact: boolean }> {
  const { record, checkpoint, log } = stored
  const loaded = await loadGame(stored.game, [record.scenario])
  const lesson = stored.lesson === undefined ? null : await lessonOf(stored.game, stored.lesson.id)
  const dice = lesson === null ? undefined : lessonDice(lesson, record.rolls, freshNumber())
  if (record.rules === loaded.game.version || checkpoint === null) {
    const { match, intact } = asItWas(loaded, stored, dice)
    return { open: new OpenMatch(loaded, match, stored, lesson), intact }
  }
  const { match, dropped } = Match.resume(loaded.game, record, checkpoint, log, dice)
  await putAside(stored)
  const open = new OpenMatch(loaded, match, stored, lesson)
  open.updated = updateOf(open, record.rules, dropped)
  return { open, intact: log !== undefined }
}

/** From its checkpoint, or, where that is missing or damaged, from its beginning: the record alone is the match. */
function asItWas(
  { game }: LoadedGame,
  { record, checkpoint, log }: StoredMatch,
  dice?: DiceSource,
): { match: Match; intact: boolean } {
  if (checkpoint !== null) {
    try {
      const { match } = Match.resume(game, record, checkpoint, log, dice)
      return { match, intact: log !== undefined }
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error
    }
  }
  return { match: Match.replay(game, record, dice), intact: false }
}

function freshNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
}

function updateOf({ words, match }: OpenMatch, from: string, dropped: readonly RecordedEntry[]): RulesUpdate {
  const choices = dropped.flatMap(entry => ('window' in entry ? [] : [entry]))
  const [first] = choices
  return {
    from,
    to: match.definition.version,
    dropped: choices.length,
    first: first === undefined ? null : words.choice(first),
  }
}
