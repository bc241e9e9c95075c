import { messagesOf, typedSay } from '@aquila/engine/messages'
import { en, type Texts } from './en.generated.ts'

/** Every text of the game. They are written in `en/*.ftl`, from which `npm run messages` makes the module. */
export const messages = messagesOf('en-GB', en)

/** The text of a key that is known beforehand, with its values. */
export const text = typedSay<Texts>(messages)
