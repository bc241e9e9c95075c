export { FuzzFailure, type FuzzReport, type FuzzSettings, fuzzMatch } from './fuzz.ts'
export * from './invariants.ts'
export { playRandomly, randomChoice, randomDecision } from './random-play.ts'
