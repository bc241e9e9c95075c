import { messagesOf, typedSay } from '@aquila/engine/messages'
import * as series from '../../imperator/messages/index.ts'
import { en, type Texts as OwnTexts } from './en.generated.ts'

export type Texts = series.Texts & OwnTexts

/**
 * Every text of the game: those of its series, and its own. They are written in `en/*.ftl`, from which
 * `npm run messages` makes the module.
 */
export const messages = messagesOf('en-GB', series.en, en)

/** The text of a key that is known beforehand, with its values. */
export const text = typedSay<Texts>(messages)
