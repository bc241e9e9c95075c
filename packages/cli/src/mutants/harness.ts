import { format } from 'node:util'
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'

/** A test as a mutant meets it. */
export interface Test {
  readonly name: string
  readonly run: () => unknown
}

type Body = (...given: never[]) => unknown

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

/**
 * What test files import from vitest, so far as tests of rules use it, with vitest's own `expect`: hundreds of tests in
 * one process, each run by itself, again and again, at the cost of calling it.
 */
export function harness(): { readonly tests: readonly Test[]; readonly vitest: object } {
  const tests: Test[] = []
  let titles: readonly string[] = []
  /** The tests of a story that is told from its beginning, if the `describe` that is open has one. */
  let story: Story | null = null

  function describe(title: string, body: Body): void {
    const [outer, outerStory] = [titles, story]
    titles = [...outer, title]
    story = null
    body()
    titles = outer
    story = outerStory
  }
  function it(title: string, body: Body): void {
    if (story !== null) story.add(title, body)
    else tests.push({ name: [...titles, title].join(' > '), run: () => body() })
  }
  /** Tests after it go on from each other, so they are one to a mutant. */
  function beforeAll(body: Body): void {
    story = new Story(titles, body)
    tests.push(story)
  }
  return {
    tests,
    vitest: {
      describe: Object.assign(describe, { each: forEach(describe) }),
      it: Object.assign(it, { each: forEach(it) }),
      test: Object.assign(it, { each: forEach(it) }),
      beforeAll,
      expect: chai.expect,
    },
  }
}

class Story implements Test {
  readonly #titles: string[]
  readonly #bodies: Body[]

  constructor(titles: readonly string[], beginning: Body) {
    this.#titles = [...titles]
    this.#bodies = [beginning]
  }

  add(title: string, body: Body): void {
    this.#titles.push(title)
    this.#bodies.push(body)
  }

  get name(): string {
    return this.#titles.join(' > ')
  }

  run = (): void => {
    for (const body of this.#bodies) body()
  }
}

/** `it.each(cases)(title, body)`: a test for each case; a list is given as several arguments. */
function forEach(one: (title: string, body: Body) => void) {
  return (cases: readonly unknown[]) =>
    (title: string, body: (...given: unknown[]) => unknown): void => {
      for (const each of cases) {
        const given: unknown[] = Array.isArray(each) ? each : [each]
        one(format(title, ...given), () => body(...given))
      }
    }
}
