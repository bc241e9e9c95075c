export {
  english,
  fetchTexts,
  type Language,
  languageIds,
  languageNamed,
  type Marks,
  type TextFolder,
} from './language.ts'
export { folder as kernelFolder } from './languages.generated.ts'
export {
  type Messages,
  messagesOf,
  type Speech,
  speechOf,
  type TypedSay,
  typedSay,
  type ValueFinder,
} from './messages.ts'
export { type Countable, type Maybe, Phrase, phrase, type Value, type Values } from './phrase.ts'
