export { byHand } from './kernel.ts'
export { quantile, ratioOf, type Spread, spreadOf } from './spread.ts'
export { isMoreBetter, told, type Unit, type Work } from './work.ts'
