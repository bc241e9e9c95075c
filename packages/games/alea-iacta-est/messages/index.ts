import type { Messages } from '@aquila/engine'
import { botMessages } from './bots.ts'
import { campaignMessages } from './campaign.ts'
import { frameMessages } from './frame.ts'
import { politicsMessages } from './politics.ts'

/** The texts of the game in English. Three files, one for each part of the rules, and one for the bots. */
export const messages: Messages = {
  ...frameMessages,
  ...politicsMessages,
  ...campaignMessages,
  ...botMessages,
}
