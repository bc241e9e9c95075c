export {
  type Advice,
  type Announced,
  type Bot,
  type BotReason,
  type Enough,
  type GameBots,
  type Habit,
  type Judge,
  type Level,
  type LevelName,
  levelNames,
  makeBot,
  type OpenTable,
  type Pondering,
  type Seat,
  type Stage,
  type Start,
  type Strategist,
  type Weight,
  type Weights,
} from './bot.ts'
export { type Chance, chanceOf } from './chance.ts'
export { type ChanceModel, type Chances, chancesBy, type Measured, tableNamed } from './chances.ts'
export type { Checkpoint } from './checkpoint.ts'
export {
  type Ask,
  ask,
  type Choice,
  choicesWith,
  type Decision,
  describeChoice,
  endMatch,
  findChoice,
  type Noun,
  PASS,
  pick,
  type Result,
  type Role,
  type RuleId,
  type Rules,
} from './decision.ts'
export { DiceBox, type DiceSource, type Roll, UnexpectedRoll } from './dice/dice.ts'
export { fastDice } from './dice/fast.ts'
export { type ScriptedDice, type ScriptedRoll, scriptedDice } from './dice/scripted.ts'
export { commitmentTo, freshSeed, verifiableDice } from './dice/verifiable.ts'
export type { EarlyEnd } from './ending.ts'
export * from './errors.ts'
export type { BotReasonOf, EventOf, ReasonOf, SeenOf } from './events.ts'
export type { Explanation, Refusal } from './explain.ts'
export { type Field, type FieldIs, type FieldLists, type Fields, isTold, valuesThatAre } from './fields.ts'
export type * from './game.ts'
export { hashOf } from './hash.ts'
export type { GameEvent, LoggedEvent, SeenEvent } from './log.ts'
export type { MatchFrame } from './making.ts'
export { type EventView, Match } from './match.ts'
export * from './messages/index.ts'
export { mustNotBeLater } from './migrate.ts'
export { canonicalJson, copyPlain, isPlainObject, type Plain, type PlainRecord } from './plain.ts'
export { cut, quoted } from './quote.ts'
export { letsPass, type ReactionWindow, type Rest, reactionWindow } from './reactions.ts'
export {
  type KeptRecord,
  LARGEST_RECORD,
  type MatchRecord,
  parseRecord,
  type RecordedEntry,
  readRecord,
  type SavedCheckpoint,
  type Sitter as SeatTaken,
  withoutByteOrderMark,
} from './record.ts'
export { HANDICAP, type MatchSetUp, rolesFor, tablesOf } from './set-up.ts'
export { byId, frozen, recordOf, row, type Table } from './tables.ts'
export type { Asker, AskOf, ChoiceOf, DecisionOf, Picker, PickOf, Task, TasksLike, VerbOf } from './tasks.ts'
export type { Added, Extent, UndoBar } from './timeline.ts'
export { apart, together } from './together.ts'
export { type Saying, type Wording, type Words, wordsOf } from './words.ts'
