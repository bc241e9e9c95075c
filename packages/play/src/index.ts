export { type Act, actSchema } from './acts.ts'
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
