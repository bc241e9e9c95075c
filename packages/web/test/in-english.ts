import { speak } from '../src/messages/text.ts'

/** Whoever imports this tests a page that speaks English. */
await speak('en')
