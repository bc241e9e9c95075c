import type { Messages } from '@aquila/engine'
import { actionMessages } from './actions.ts'
import { battleMessages } from './battle.ts'
import { botMessages } from './bots.ts'
import { frameMessages } from './frame.ts'
import { reactionMessages } from './reactions.ts'

/** The texts of the game in English. */
export const messages: Messages = {
  ...frameMessages,
  ...actionMessages,
  ...reactionMessages,
  ...battleMessages,
  ...botMessages,
}
