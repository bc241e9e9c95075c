import { type Rate, rateOf } from '@aquila/bots'
import type { GameDefinition, Habit, Match, Stage, Words } from '@aquila/engine'
import { percent } from './arena-report.ts'

/** What became of one stage in many matches. */
export interface StageTally {
  readonly name: string
  /** Of all matches. */
  readonly reached: number
  readonly fulfilled: Rate
  readonly points: number
  /** Of all matches: those that were won with it. */
  readonly won: number
  /** Of its turns; null if the game does not count them. */
  readonly passed: Rate | null
}

/** What became of many matches that one level has played by itself. */
export class Simulation {
  readonly level: string
  readonly #game: GameDefinition
  readonly #scenario: string
  readonly #start = performance.now()
  #seconds = 0
  readonly #lengths: number[] = []
  readonly #endings = new Map<
    string,
    { readonly winners: readonly string[]; readonly outcome: string; count: number }
  >()
  readonly #stages = new Map<
    string,
    { reached: number; fulfilled: number; points: number; wonAfter: number; played: number; passed: number }
  >()

  readonly #habits = new Map<string, { times: number; of: number }>()
  readonly #questions = new Map<string, number>()

  constructor(game: GameDefinition, scenario: string, level: string) {
    this.#game = game
    this.#scenario = scenario
    this.level = level
  }

  add({ length, result }: Match, stages: readonly Stage[], habits: readonly Habit[] = []): void {
    this.#lengths.push(length)
    const { winners = [], outcome = '' } = result ?? {}
    const key = `${winners.join(' ')}: ${outcome}`
    const ending = this.#endings.get(key) ?? { winners, outcome, count: 0 }
    ending.count++
    this.#endings.set(key, ending)
    for (const [index, { name, fulfilled, points, turns }] of stages.entries()) {
      const none = { reached: 0, fulfilled: 0, points: 0, wonAfter: 0, played: 0, passed: 0 }
      const tally = this.#stages.get(name) ?? none
      tally.played += turns?.played ?? 0
      tally.passed += turns?.passed ?? 0
      tally.reached++
      tally.points += points
      if (fulfilled) tally.fulfilled++
      if (winners.length > 0 && index === stages.length - 1) tally.wonAfter++
      this.#stages.set(name, tally)
    }
    for (const { name, times, of = 0 } of habits) {
      const tally = this.#habits.get(name) ?? { times: 0, of: 0 }
      this.#habits.set(name, { times: tally.times + times, of: tally.of + of })
    }
  }

  /** Somebody was asked this. */
  ask(task: string): void {
    this.#questions.set(task, (this.#questions.get(task) ?? 0) + 1)
  }

  stop(): void {
    this.#seconds = (performance.now() - this.#start) / 1000
  }

  get matches(): number {
    return this.#lengths.length
  }

  /** How many of the matches somebody has won. */
  get won(): number {
    return [...this.#endings.values()].reduce(
      (sum, { winners, count }) => sum + (winners.length > 0 ? count : 0),
      0,
    )
  }

  /** In how many of a hundred each ending came, the most frequent first. */
  endings(words: Words): { readonly text: string; readonly share: number }[] {
    return [...this.#endings.values()]
      .toSorted((one, two) => two.count - one.count)
      .map(({ winners, outcome, count }) => ({
        text: `${winners.map(words.role).join(' and ') || 'nobody'}: ${words.outcome(outcome)}`,
        share: count / this.matches,
      }))
  }

  /** The stages of the match: how many reached it, fulfilled it, the points at its end, and won with it. */
  stages(words: Words): StageTally[] {
    return [...this.#stages].map(([name, { reached, fulfilled, points, wonAfter, played, passed }]) => ({
      name: words.value('noun', name),
      reached: reached / this.matches,
      fulfilled: shareOf(fulfilled, reached),
      points: points / reached,
      won: wonAfter / this.matches,
      passed: played === 0 ? null : shareOf(passed, played),
    }))
  }

  /** How often a match each habit was seen; where its occasions are counted, in how many of a hundred. */
  habits(): string[] {
    return [...this.#habits].map(([name, { times, of }]) => {
      const often = of > 0 ? percent(times / of) : (times / this.matches).toFixed(2)
      return `${often.padStart(7)}  ${name}${of > 0 ? ` (${times} of ${of})` : ''}`
    })
  }

  /** How often a match each question was put, the most frequent first. */
  questions(): string[] {
    return [...this.#questions]
      .toSorted(([, one], [, two]) => two - one)
      .map(([task, times]) => `${(times / this.matches).toFixed(2).padStart(7)}  ${task}`)
  }

  lines(words: Words): string[] {
    const choices = this.#lengths.reduce((sum, length) => sum + length, 0)
    return [
      `${this.#game.title}, scenario ${this.#scenario}: ${this.matches} matches of ${this.level} in ${this.#seconds.toFixed(1)} s`,
      `choices a match: ${Math.min(...this.#lengths)} to ${Math.max(...this.#lengths)}, ${Math.round(choices / this.matches)} on average`,
      `choices a second: ${Math.round(choices / this.#seconds).toLocaleString('en')}`,
      ...this.endings(words).map(({ text, share }) => `${percent(share).padStart(7)}  ${text}`),
      ...this.stages(words).map(
        ({ name, reached, fulfilled, points, won }) =>
          `${percent(reached).padStart(7)}  reach the end of ${name}: ${percent(fulfilled.share)} fulfil it, ${points.toFixed(1)} points, ${percent(won)} win there`,
      ),
    ]
  }
}

/** So many of so many, with the interval. */
export function shareOf(some: number, all: number): Rate {
  return rateOf(Array.from({ length: all }, (_, index) => (index < some ? 1 : 0)))
}
