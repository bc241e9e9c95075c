import type { Choice, Decision, Match } from '@aquila/engine'
import type { Lesson } from '@aquila/games/table'
import { coachOf, type LessonPlace, lessonText, markOf, scriptedChoice, stepReached } from './lesson.ts'
import type { Coach, MatchSummary, ShownChoice } from './table-match.ts'

/** A lesson that is taken in a match, and how far the pupil has come. */
export class Pupil {
  readonly #lesson: Lesson
  readonly #match: Match
  #place: LessonPlace

  constructor(lesson: Lesson, place: LessonPlace, match: Match) {
    this.#lesson = lesson
    this.#place = place
    this.#match = match
  }

  get title(): string {
    return lessonText(this.#lesson, 'title')
  }

  get place(): LessonPlace {
    return this.#place
  }

  readOn(step: string): void {
    this.#place = { ...this.#place, read: [...this.#place.read, step] }
  }

  get progress(): NonNullable<MatchSummary['lesson']> {
    return { id: this.#lesson.id, done: this.#reached, of: this.#lesson.steps.length }
  }

  /** What the coach says now. */
  coach(decision: Decision | null): Coach {
    return coachOf(this.#lesson, this.#place, this.#match, decision)
  }

  /** What the coach thinks of the choices of a decision. */
  marker(decision: Decision): (choice: Choice) => ShownChoice['lesson'] {
    const step = this.#lesson.steps[this.#reached]
    return choice => markOf(step, decision, choice)
  }

  /** What the script has the other side do; null when the lesson is over and bots play as they like. */
  scripted(decision: Decision): Choice | null {
    if (this.#reached >= this.#lesson.steps.length) return null
    return scriptedChoice(this.#lesson, this.#place, this.#match, decision)
  }

  get #reached(): number {
    return stepReached(this.#lesson, this.#place, this.#match)
  }
}
