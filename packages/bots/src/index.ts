export {
  type Bout,
  type Contest,
  type Contestant,
  type Fixture,
  fixturesOf,
  type Opening,
  playFixture,
  playToTheEnd,
  pointsOfSeat,
} from './arena.ts'
export { lookAheadSeat, seatOf } from './bot.ts'
export {
  type ChanceCheck,
  chancesIn,
  checkChances,
  frequenciesIn,
  learnChances,
  type Reliability,
  type Seen,
} from './learn-chances.ts'
export { rankCorrelation, type Sister, weightsFrom, worthBy } from './learn-judge.ts'
export { botOfLevel, levelsOf, weightsOfLevel } from './levels.ts'
export { BotsAhead, LookAhead } from './look-ahead.ts'
export { RANDOM, randomBot } from './random.ts'
export { type Ended, encountersAt, playRound, pointsBy, type Round, rotationsOf } from './rounds.ts'
export { evenDice } from './sampling.ts'
export { type Budget, planAt, type SearchBot, type SearchReport, searchBot } from './search.ts'
export { beginTuning, learn, settled, type Tuning, type TuningPlan, trialsOf } from './spsa.ts'
export {
  type Balance,
  balanceOf,
  hasChanged,
  pointsAgainst,
  type Rate,
  rateOf,
  type Standing,
  standingsOf,
} from './standings.ts'
export { type Gap, gapsOf } from './strengths.ts'
export { type Encounter, encountersOf, type Tally, talliesOf, withNew } from './tallies.ts'
export { dialOfPlayouts, dialOfTime, uctBot } from './uct.ts'
export { pointsIn } from './worth.ts'
