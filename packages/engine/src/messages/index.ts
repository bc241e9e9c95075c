export { type Messages, messagesOf, type TypedSay, typedSay, type ValueFinder } from './messages.ts'
export { type Countable, type Maybe, Phrase, phrase, type Value, type Values } from './phrase.ts'
