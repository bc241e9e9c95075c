import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { fastDice } from '@aquila/engine'
import { buildTests, rulesOf, ruleTestsOf } from './build.ts'
import { findMutants, type Mutant } from './find.ts'
import { carriesRule, distanceOf, rulesNear } from './near.ts'
import { tryAll } from './pool.ts'
import { Court, type DryRun, type TestRun, type Trial } from './trial.ts'
import type { NumberedMutant } from './weave.ts'

export interface HuntSettings {
  /** Where the game's rules, data and tests lie. */
  readonly folder: string
  readonly count: number
  readonly seed: number
  /** Only in files whose path holds this. */
  readonly only: string
  readonly jobs: number
  readonly onStart?: (mutants: number) => void
  readonly onCaught?: (caught: Caught) => void
}

/** What became of a mutant. */
export interface Caught {
  readonly file: string
  readonly line: number
  readonly original: string
  /** What stood there instead; '': nothing. */
  readonly changed: string
  readonly end: 'killed' | 'endless' | 'survived' | 'unmet'
  /** The test that found it out; null: it survived, or the game could not even be loaded. */
  readonly by: string | null
  /** How many tests came upon it, or had to do with what was made of it. */
  readonly tests: number
}

export interface Hunted {
  /** How many mutants there could be. */
  readonly possible: number
  readonly tests: number
  readonly caught: readonly Caught[]
}

/** Breaks the rules of a game in many places, one at a time, and tells which breaches its rule tests see. */
export async function hunt(settings: HuntSettings): Promise<Hunted> {
  const { folder } = settings
  const sources = new Map((await rulesOf(folder)).map(path => [path, readFileSync(path, 'utf8')]))
  const possible = [...sources]
    .filter(([path]) => path.includes(settings.only))
    .flatMap(([path, source]) => findMutants(path, source))
  const mutants = sample(possible, settings.count, settings.seed).map((mutant, index) => ({
    ...mutant,
    number: index + 1,
  }))
  const script = await buildTests(ruleTestsOf(folder), mutants)
  const dry = await new Court(script).dryRun(carriesRule)
  const tests = dry.tests.filter(({ byChance }) => !byChance)
  const broken = tests.find(({ failed }) => failed !== null)
  if (broken !== undefined)
    throw new Error(`fails before anything is broken: ${broken.name}\n${broken.failed}`)

  const planned = mutants.map(mutant => ({
    mutant,
    tests: testsFor(mutant, sources.get(mutant.path) ?? '', dry, tests),
  }))
  settings.onStart?.(planned.length)
  const names = new Map(tests.map(({ index, name }) => [index, name]))
  const hunters = new Hunters()
  const caught: Caught[] = []
  await tryAll(
    script,
    planned.length,
    index => {
      const plan = planned[index]
      if (plan === undefined) throw new Error(`no mutant ${index}`)
      // Data are read before any test begins, so that every test is concerned: then experience tells whom to ask.
      const isData = dry.metAtLoading.includes(plan.mutant.number)
      return trialOf(plan.mutant, isData ? hunters.first(plan.mutant, plan.tests) : plan.tests, dry)
    },
    settings.jobs,
    (index, verdict) => {
      const plan = planned[index]
      if (plan === undefined) return
      hunters.note(plan.mutant, verdict?.test ?? null)
      const { line, original, changed, path } = plan.mutant
      const missed = plan.tests.length === 0 ? 'unmet' : 'survived'
      caught[index] = {
        file: relative(dirname(folder), path),
        line,
        original,
        changed,
        end: verdict === null ? missed : verdict.by === 'endless loop' ? 'endless' : 'killed',
        by: names.get(verdict?.test ?? -1) ?? null,
        tests: plan.tests.length,
      }
      settings.onCaught?.(caught[index])
    },
  )
  return { possible: possible.length, tests: tests.length, caught }
}

/** Which tests have found mutants out, by the folder of what they broke: they are asked first about the next one there. */
class Hunters {
  readonly #found = new Map<string, number[]>()

  note({ path }: Mutant, test: number | null): void {
    if (test === null) return
    const others = (this.#found.get(dirname(path)) ?? []).filter(each => each !== test)
    this.#found.set(dirname(path), [test, ...others])
  }

  /** The last to find one comes first; the others as they were. */
  first({ path }: Mutant, tests: readonly TestRun[]): TestRun[] {
    const found = this.#found.get(dirname(path)) ?? []
    const known = found.flatMap(index => tests.find(test => test.index === index) ?? [])
    return [...known, ...tests.filter(test => !known.includes(test))]
  }
}

/** The tests that come upon a mutant, those first that carry the rules cited near it, the quick before the slow. */
function testsFor(mutant: NumberedMutant, source: string, dry: DryRun, tests: readonly TestRun[]): TestRun[] {
  const near = rulesNear(source, mutant.line)
  const concerned = dry.metAtLoading.includes(mutant.number)
    ? tests
    : tests.filter(({ met }) => met.includes(mutant.number))
  return concerned
    .map(test => ({ test, distance: distanceOf(test.name, near) }))
    .sort((one, other) => one.distance - other.distance || one.test.milliseconds - other.test.milliseconds)
    .map(({ test }) => test)
}

/** Loops may turn many times as often as they did; what goes on beyond that is endless. */
function trialOf(mutant: NumberedMutant, tests: readonly TestRun[], dry: DryRun): Trial {
  const patience = (turns: number): number => 100_000 + 20 * turns
  return {
    mutant: mutant.number,
    turnsOfLoading: patience(dry.turnsOfLoading),
    tests: tests.map(({ index, turns }) => ({ index, turns: patience(turns) })),
    milliseconds: 30_000 + 20 * tests.reduce((sum, test) => sum + test.milliseconds, 0),
  }
}

/** So many of them, by chance, in the order of the files. */
function sample(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const dice = fastDice(seed)
  const left = mutants.map((_, index) => index)
  const drawn: number[] = []
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(dice.roll(left.length, 'mutant', drawn.length) - 1, 1))
  }
  return drawn.sort((one, other) => one - other).flatMap(index => mutants[index] ?? [])
}
