import { messagesOf } from '@aquila/engine/messages'
import { en, type Texts } from './en.generated.ts'

export type { Texts }

/** What the chronicler says. It is written in `en/*.ftl`, from which `npm run messages` makes the module. */
export const chronicle = messagesOf('en-GB', en)
