import type { Lesson } from './table/index.ts'

/** How the lessons of each game are fetched: who does not want to learn does not wait for them. */
const loaders: { readonly [game: string]: () => Promise<readonly Lesson[]> } = {
  'alea-iacta-est': async () => (await import('./alea-iacta-est/lesson/index.ts')).lessons,
  'kings-of-rome': async () => (await import('./kings-of-rome/lesson/index.ts')).lessons,
}

export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  return (await loaders[game]?.()) ?? []
}

export async function lessonOf(game: string, id: string): Promise<Lesson> {
  const found = (await lessonsOf(game)).find(lesson => lesson.id === id)
  if (found === undefined) throw new Error(`there is no lesson "${id}" here`)
  return found
}
