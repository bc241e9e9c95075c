import { en, type Texts } from './en.generated.ts'
import { messagesOf, typedSay } from './messages.ts'

/** What the kernel says by itself. */
export const kernelSay = typedSay<Texts>(messagesOf('en-GB', en))
