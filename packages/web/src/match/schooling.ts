import { type DiceSource, type Language, Match } from '@aquila/engine'
import { lessonOf, lessonsOf, loadGame } from '@aquila/games'
import { type LessonPlace, lessonDice, lessonText, playUpTo } from './lesson.ts'
import { OpenMatch } from './open-match.ts'
import { Pupil } from './pupil.ts'
import type { StoredMatch } from './stored.ts'
import type { LessonCard } from './table-match.ts'

/** All that lessons need. Fetched when one is taken. */

export async function lessonCards(game: string, language: Language): Promise<readonly LessonCard[]> {
  return (await lessonsOf(game, language)).map(lesson => ({
    id: lesson.id,
    title: lessonText(lesson, 'title'),
    about: lessonText(lesson, 'about'),
  }))
}

/** A match in which a lesson is taken, as far as the first question to the pupil. */
export async function newLesson(game: string, id: string, language: Language): Promise<OpenMatch> {
  const lesson = await lessonOf(game, id, language)
  const { scenario, options, pack, pupil, opponent } = lesson
  const loaded = await loadGame(game, language, [scenario])
  const roles = lesson.roles ?? loaded.game.scenarios.find(each => each.id === scenario)?.roles ?? []
  const dice = lessonDice(lesson, [], freshNumber())
  const match = Match.start(loaded.game, { scenario, options, pack, players: [...roles], dice })
  playUpTo(lesson, match)
  const place = { id, from: match.length, read: [] }
  const levels = roles.map(role => (role === pupil ? null : (opponent?.level ?? null)))
  const stored = { id: crypto.randomUUID(), game: match.definition.id, levels, notes: '', lesson: place }
  return new OpenMatch(loaded, match, stored, new Pupil(lesson, place, match))
}

/** The lesson that is taken in a stored match: its dice from here on, and the pupil. */
export async function lessonIn(
  { game, record }: StoredMatch,
  place: LessonPlace,
  language: Language,
): Promise<{ dice: DiceSource; pupil: (match: Match) => Pupil }> {
  const lesson = await lessonOf(game, place.id, language)
  return {
    dice: lessonDice(lesson, record.rolls, freshNumber()),
    pupil: match => new Pupil(lesson, place, match),
  }
}

function freshNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1
}
