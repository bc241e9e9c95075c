import { messagesOf, typedSay } from '@aquila/engine/messages'
import { en, type Texts } from './en.generated.ts'

/** Every text of the page, by key, with its values. The words of a game are in the game's own messages. */
export const t = typedSay<Texts>(messagesOf('en-GB', en))
