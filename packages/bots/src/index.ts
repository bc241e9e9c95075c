export {
  type Bout,
  type Contest,
  type Contestant,
  type Fixture,
  fixturesOf,
  playFixture,
  playToTheEnd,
} from './arena.ts'
export {
  type Advice,
  type Bot,
  type BotReason,
  makeBot,
  type OpenTable,
  type Seat,
  seatOf,
} from './bot.ts'
export {
  botOfLevel,
  type GameBots,
  type Level,
  type LevelName,
  levelNames,
  levelsOf,
  RANDOM,
} from './levels.ts'
export { randomBot } from './random.ts'
export { pointsAgainst, type Rate, rateOf, type Standing, standingsOf } from './standings.ts'
