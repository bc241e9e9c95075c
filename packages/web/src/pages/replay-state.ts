import type { Course } from '../match/table-match.ts'

/** What the replay steps by: choices, or the marks of a kind. */
export type StepBy = 'choice' | 'turn' | 'battle'

/** Where somebody stands in a match that is shown again, and how it runs. */
export interface Replay {
  /** So many choices have been made. */
  readonly choices: number
  readonly playing: boolean
  readonly speed: number
  readonly by: StepBy
  /** The cards of the end lie beside the map. */
  readonly cards: boolean
}

type Span = Pick<Course, 'from' | 'to'>

/** At a point that was asked for it runs at once; otherwise it waits at the beginning or at the end. */
export function newReplay(span: Span, start: number | null, atEnd: boolean): Replay {
  return {
    choices: within(span, start ?? (atEnd ? span.to : span.from)),
    playing: start !== null,
    speed: 1,
    by: 'choice',
    cards: atEnd,
  }
}

/** Somebody goes to a point of the match to look at it. */
export function seek(replay: Replay, span: Span, to: number): Replay {
  return { ...replay, choices: within(span, to), playing: false }
}

/** One choice on or back, or to the next mark of a kind. */
export function step(replay: Replay, course: Pick<Course, 'from' | 'to' | 'marks'>, by: 1 | -1): Replay {
  const { choices } = replay
  if (replay.by === 'choice') return { ...replay, choices: within(course, choices + by) }
  const marks = course.marks.filter(mark => mark.kind === replay.by).map(mark => mark.choices)
  const found = by === 1 ? marks.find(mark => mark > choices) : marks.findLast(mark => mark < choices)
  return { ...replay, choices: found ?? (by === 1 ? course.to : course.from) }
}

/** It runs, from the beginning if it had come to the end; or it pauses. */
export function playOrPause(replay: Replay, { from, to }: Span): Replay {
  const choices = replay.choices >= to ? from : replay.choices
  return { ...replay, choices, playing: !replay.playing }
}

export function paused(replay: Replay): Replay {
  return { ...replay, playing: false }
}

/** From the beginning, with nothing beside the map. */
export function watchAll(replay: Replay, { from }: Span): Replay {
  return { ...replay, choices: from, playing: true, cards: false }
}

/** Twice as fast; after four times as at first. */
export function hasten(replay: Replay): Replay {
  return { ...replay, speed: replay.speed === 4 ? 1 : replay.speed * 2 }
}

function within({ from, to }: Span, choices: number): number {
  return Math.max(from, Math.min(to, choices))
}
