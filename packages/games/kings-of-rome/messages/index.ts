import type { Messages } from '@aquila/engine'
import { battleMessages } from './battle.ts'
import { frameMessages } from './frame.ts'

/** The texts of the game in English. */
export const messages: Messages = { ...frameMessages, ...battleMessages }
