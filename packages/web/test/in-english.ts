import { speak } from '../src/messages/text.ts'

/** A test that imports this tests a page that speaks English. */
await speak('en')
