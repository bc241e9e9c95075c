export { Analyst, USUAL } from './analyst.ts'
export { Hopes, hopeIn } from './hopes.ts'
export { type Depth, judge } from './judge.ts'
export {
  type AnalysedMark,
  type AnalysedStep,
  type Analysis,
  readAnalysis,
  type ToldDeeds,
  type Why,
} from './kept.ts'
export { isTurningPoint, priceOf, type Sums, sumsOf } from './sums.ts'
export type { Verdict } from './verdict.ts'
export { walk } from './walk.ts'
