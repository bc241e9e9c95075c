import { messagesOf } from '@aquila/engine/messages'
import { en } from './en.generated.ts'

/** What the coaches say. It is written in `en/*.ftl`, from which `npm run messages` makes the module. */
export const messages = messagesOf('en-GB', en)
