/** What a screen wants of a game's table: types only, so that games and page agree without knowing each other. */
export type * from './battle-sheet.ts'
export type * from './figure.ts'
export type * from './game-table.ts'
export type * from './layer.ts'
export type * from './lesson.ts'
export type * from './story.ts'
