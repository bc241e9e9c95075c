import { messagesOf } from '@aquila/engine/messages'
import { en } from './en.generated.ts'

/** Every text of the game. They are written in `en/*.ftl`, from which `npm run messages` makes the module. */
export const messages = messagesOf('en-GB', en)
