export type { Box, Cover, Daily, Emblem, Lid } from './box.ts'
export type { CorpusMatch } from './corpus.ts'
export { type LoadedGame, lessonOf, lessonsOf, loadGame } from './load.ts'
export { boxes, shelf, teachingGame } from './shelf.ts'
