export {
  type Advice,
  type Bot,
  type BotReason,
  type GameBots,
  type Level,
  type LevelName,
  levelNames,
  makeBot,
  type OpenTable,
  type Seat,
} from '@aquila/engine'
export {
  type Bout,
  type Contest,
  type Contestant,
  type Fixture,
  fixturesOf,
  playFixture,
  playToTheEnd,
} from './arena.ts'
export { seatOf } from './bot.ts'
export { botOfLevel, levelsOf, RANDOM } from './levels.ts'
export { randomBot } from './random.ts'
export { pointsAgainst, type Rate, rateOf, type Standing, standingsOf } from './standings.ts'
