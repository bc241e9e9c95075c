import type { Messages } from '@aquila/engine'
import { campaignMessages } from './campaign.ts'
import { frameMessages } from './frame.ts'
import { politicsMessages } from './politics.ts'

/** The texts of the game in English. Three files, one for each part of the rules. */
export const messages: Messages = {
  ...frameMessages,
  ...politicsMessages,
  ...campaignMessages,
}
