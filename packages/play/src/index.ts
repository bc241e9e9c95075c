export { type Act, actSchema, type MatchAct, type TableAct } from './acts.ts'
export type { Hinted } from './bots/adviser.ts'
export { type Chance, hasAdviser, levelsOf } from './bots/levels.ts'
export type { Clock } from './bots/thinking.ts'
export {
  beginningOf,
  type Change,
  changeFrom,
  type Growth,
  grow,
  lesser,
  NOTHING,
  nothingGrown,
} from './change.ts'
export {
  answered,
  type Consent,
  consentOver,
  noConsent,
  type Proposal,
  ProposalRefused,
  proposed,
  type Wanted,
  withPeople,
} from './consent.ts'
export { type Difference, differenceOf, withDifference } from './difference.ts'
export { startOfMarch, wholeMarch } from './march.ts'
export type {
  EarlierRules,
  Frame,
  GivenReason,
  Read,
  Sight,
  Sitter,
  Told,
  Waiting,
  WindowOrder,
} from './sight.ts'
export { type BotMove, type Kept, Sitting, type Surroundings } from './sitting.ts'
export {
  type Asked,
  clockAfter,
  clockOut,
  clockStood,
  dueOf,
  isMovedFromNight,
  newClock,
  type PlayerClock,
  timeLeft,
} from './time/clocks.ts'
export {
  anyHour,
  DAYS_AWAY,
  daysAwayIn,
  type Hours,
  hoursSchema,
  outOfTheNight,
  quietUntil,
} from './time/hours.ts'
export { DAY, type FlagMeans, flagMeans, HOUR, MINUTE, noPace, type Pace, paceSchema } from './time/pace.ts'
