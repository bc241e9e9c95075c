import type { Messages } from '@aquila/engine'
import { frameMessages } from './frame.ts'
import { roleMessages } from './roles.ts'

/** The texts of the game in English. */
export const messages: Messages = { ...roleMessages, ...frameMessages }
