import type { Course } from '../match/table-match.ts'

/** Where the choices of a match lie from 0 to 1: the same width for every chapter, however much was chosen in it. */
export interface Span {
  readonly chapters: readonly { readonly label: string; readonly from: number }[]
  part(choices: number): number
  /** The choice at a part of the whole. */
  at(part: number): number
}

export function spanOf(course: Course): Span {
  const chapters = course.lead.map(({ label }, index) => {
    return {
      label,
      from: course.lead[index - 1]?.choices ?? course.from,
      to: course.lead[index]?.choices ?? course.to,
    }
  })
  return {
    chapters,
    part(choices) {
      if (chapters.length === 0) return (choices - course.from) / Math.max(1, course.to - course.from)
      const found = chapters.findIndex(({ to }) => choices <= to)
      const index = found < 0 ? chapters.length - 1 : found
      const chapter = chapters[index]
      if (chapter === undefined) return 0
      const within = (choices - chapter.from) / Math.max(1, chapter.to - chapter.from)
      return (index + Math.max(0, Math.min(1, within))) / chapters.length
    },
    at(part) {
      const whole = Math.max(0, Math.min(1, part))
      if (chapters.length === 0) return Math.round(course.from + whole * (course.to - course.from))
      const index = Math.min(chapters.length - 1, Math.floor(whole * chapters.length))
      const chapter = chapters[index]
      if (chapter === undefined) return course.from
      return Math.round(chapter.from + (whole * chapters.length - index) * (chapter.to - chapter.from))
    },
  }
}
