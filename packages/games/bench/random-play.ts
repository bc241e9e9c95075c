import type { GameDefinition } from '@aquila/engine'
import type { Work } from '@aquila/engine/bench'
import type { Tools } from './tools.ts'

/** Whole random matches over many seeds: every decision lists all legal choices and carries one out. */
export function randomPlay({ engine, fuzz }: Tools, game: GameDefinition, scenario: string): Work {
  return {
    counts: { decisions: 'a second', matches: 'a second' },
    slice: (number, size) => () => {
      let decisions = 0
      for (let match = 0; match < size; match++) {
        const seed = 2 * (number * size + match)
        const dice = engine.fastDice(seed + 2)
        decisions += fuzz.playRandomly(
          engine.Match.start(game, { scenario, dice }),
          engine.fastDice(seed + 3),
        )
      }
      return { decisions, matches: size }
    },
  }
}

/** What a visitor lives in, before the compiler has seen much: so many seconds of processor time. */
const FIRST = 2
/** Choices between two looks at the clock. */
const LOOK = 50

/** The first two seconds of a process that has never played. */
export function firstSeconds({ engine, fuzz }: Tools, game: GameDefinition, scenario: string): Work {
  return {
    counts: { 'decisions in the first two seconds': 'a second' },
    slice: number => () => {
      let decisions = 0
      const start = process.cpuUsage()
      for (let seed = 1000 * number; ; seed++) {
        const match = engine.Match.start(game, { scenario, dice: engine.fastDice(2 * seed + 2) })
        const random = engine.fastDice(2 * seed + 3)
        for (let made = LOOK; made === LOOK; ) {
          made = fuzz.playRandomly(match, random, LOOK)
          decisions += made
          const { user, system } = process.cpuUsage(start)
          if (user + system >= FIRST * 1e6) return { 'decisions in the first two seconds': decisions }
        }
      }
    },
  }
}

/** What a match that has been played for a while keeps in memory: record, log, checkpoints. */
export function liveMatch({ engine, fuzz }: Tools, game: GameDefinition, scenario: string): Work {
  return {
    counts: { 'memory of a live match': 'KB' },
    slice(number) {
      const before = heap()
      return () => {
        const match = engine.Match.start(game, { scenario, dice: engine.fastDice(2 * number + 2) })
        fuzz.playRandomly(match, engine.fastDice(2 * number + 3), 5000)
        const taken = heap() - before
        // Read after it was weighed, so that it is still there.
        return { 'memory of a live match': match.length === 0 ? 0 : taken / 1000 }
      }
    },
  }
}

/** Bytes that are in use when all that nobody needs has been cleared away. */
function heap(): number {
  if (globalThis.gc === undefined) throw new Error('memory is weighed in a process with --expose-gc')
  globalThis.gc()
  return process.memoryUsage().heapUsed
}
