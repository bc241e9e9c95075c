import type { GameDefinition } from '@aquila/engine'

/** The games on the shelf, by id. A new game is a folder and a line here. */
export const games = {} as const satisfies Record<string, GameDefinition<unknown, unknown>>

export type GameId = keyof typeof games
