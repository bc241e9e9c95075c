import type { Speech } from '@aquila/engine/messages'
import type { Texts } from './en.generated.ts'

export { folder } from './languages.generated.ts'
export type { Texts }

/**
 * What the games of the series say alike, in one language. It is written in `en/*.ftl`, from which `npm run messages`
 * makes the modules; a game puts it before its own texts.
 */
export type SeriesSpeech = Speech<Texts>
