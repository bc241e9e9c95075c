export { type Bot, type Seat, seatOf } from './bot.ts'
export { randomBot } from './random.ts'
