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

  function describe(title: string, body: Body): void {
    const outer = titles
    titles = [...outer, title]
    body()
    titles = outer
  }
  function it(title: string, body: Body): void {
    tests.push({ name: [...titles, title].join(' > '), run: () => body() })
  }
  return {
    tests,
    vitest: {
      describe: Object.assign(describe, { each: forEach(describe) }),
      it: Object.assign(it, { each: forEach(it) }),
      test: Object.assign(it, { each: forEach(it) }),
      expect: chai.expect,
    },
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
