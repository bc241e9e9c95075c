import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import { harness, type Test } from './harness.ts'

/** What one test did while no mutant was awake. */
export interface TestRun {
  /** Which of all tests it is. */
  readonly index: number
  readonly name: string
  readonly failed: string | null
  /** It lets chance choose, so it meets a broken rule only by luck. */
  readonly byChance: boolean
  /** Numbers of the mutants it came upon. */
  readonly met: readonly number[]
  readonly turns: number
  readonly milliseconds: number
}

export interface DryRun {
  /** The mutants that were met while the modules were loaded: any test may see what has become of them. */
  readonly metAtLoading: readonly number[]
  readonly turnsOfLoading: number
  readonly tests: readonly TestRun[]
}

/** A mutant to be tried: the tests to run, in this order, and how many turns of loops each may take. */
export interface Trial {
  readonly mutant: number
  readonly turnsOfLoading: number
  readonly tests: readonly { readonly index: number; readonly turns: number }[]
  /** How long to wait for a verdict. */
  readonly milliseconds: number
}

/** How a mutant was found out; null: every test passed. */
export type Verdict = {
  readonly by: 'loading' | 'test' | 'endless loop'
  readonly test: number | null
} | null

class EndlessLoop extends Error {
  override name = 'EndlessLoop'
}

const loadFromHere = createRequire(import.meta.url)

/** The built tests, to be loaded afresh for every mutant, so that none finds what another has left behind. */
export class Court {
  readonly #script: Script
  #awake = 0
  #turns = 0
  #mostTurns = Number.POSITIVE_INFINITY
  #met = new Set<number>()
  #byChance = false

  constructor(script: string) {
    this.#script = new Script(script, { filename: 'rule-tests.cjs' })
  }

  /** Every test that carries a rule, with no mutant awake. */
  async dryRun(carriesRule: (name: string) => boolean): Promise<DryRun> {
    this.#awake = 0
    this.#mostTurns = Number.POSITIVE_INFINITY
    this.#begin()
    const tests = this.#load()
    const atLoading = { metAtLoading: [...this.#met], turnsOfLoading: this.#turns }
    const runs: TestRun[] = []
    for (const [index, test] of tests.entries())
      if (carriesRule(test.name)) runs.push({ index, ...(await this.#watch(test)) })
    return { ...atLoading, tests: runs }
  }

  async try({ mutant, turnsOfLoading, tests: wanted }: Trial): Promise<Verdict> {
    this.#awake = mutant
    this.#mostTurns = turnsOfLoading
    this.#begin()
    let tests: readonly Test[]
    try {
      tests = this.#load()
    } catch (error) {
      return { by: error instanceof EndlessLoop ? 'endless loop' : 'loading', test: null }
    }
    for (const { index, turns } of wanted) {
      this.#mostTurns = turns
      this.#begin()
      try {
        await tests[index]?.run()
      } catch (error) {
        return { by: error instanceof EndlessLoop ? 'endless loop' : 'test', test: index }
      }
    }
    return null
  }

  async #watch(test: Test): Promise<Omit<TestRun, 'index'>> {
    this.#begin()
    const began = performance.now()
    let failed: string | null = null
    try {
      await test.run()
    } catch (error) {
      failed = error instanceof Error ? error.message : String(error)
    }
    const milliseconds = performance.now() - began
    return {
      name: test.name,
      failed,
      byChance: this.#byChance,
      met: [...this.#met],
      turns: this.#turns,
      milliseconds,
    }
  }

  #begin(): void {
    this.#turns = 0
    this.#met = new Set()
    this.#byChance = false
  }

  #load(): readonly Test[] {
    const { tests, vitest } = harness()
    const require = (id: string): unknown => (id === 'vitest' ? vitest : loadFromHere(id))
    const $mutant = (number: number): boolean => {
      if (this.#awake === 0) this.#met.add(number)
      return number === this.#awake
    }
    const $turn = (): void => {
      if (++this.#turns > this.#mostTurns) throw new EndlessLoop()
    }
    const $chance = (): never => {
      this.#byChance = true
      throw new Error('chance chooses')
    }
    const load: (...given: unknown[]) => void = this.#script.runInThisContext()
    load(require, $mutant, $turn, $chance)
    return tests
  }
}
