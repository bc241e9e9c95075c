import { messagesOf, typedSay } from '@aquila/engine/messages'
import { en, type Texts } from './en.generated.ts'

export { en, type Texts }

/**
 * The text of a key that is known beforehand, with its values: what the games of the series say alike. They are written
 * in `en/*.ftl`, from which `npm run messages` makes the module; a game puts them before its own.
 */
export const text = typedSay<Texts>(messagesOf('en-GB', en))
