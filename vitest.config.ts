import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongFirst } from './tests/support/long-first.ts'

const browser = '**/*.browser.test.ts'
/** What looks at the built page: in a browser, or at what it weighs. */
const page = [browser, 'packages/web/test/weight.test.ts']
const bots = ['packages/bots/**/*.test.ts', 'packages/games/*/test/bot/**/*.test.ts', '**/random-*.test.ts']
const rules = 'packages/games/**/*.test.ts'
const engine = 'packages/engine/**/*.test.ts'
const server = 'packages/server/**/*.test.ts'
/** What is the same whichever database keeps the tables, and what only several processes at one database can show. */
const onBoth = ['accounts', 'once', 'resume', 'rights', 'table'].map(
  name => `packages/server/test/${name}.test.ts`,
)
const shared = 'packages/server/**/*.postgres.test.ts'
const screens = 'packages/web/test/*.test.ts'

/**
 * Node runs the source as it is and strips the types by itself, which takes a fifth less of the processor than modules that
 * Vite has rewritten. While tests are watched Vite loads them: it knows which of them a change concerns.
 */
const watched = process.argv.some(word => ['watch', '--watch', '-w'].includes(word))

/**
 * What is run together: `npm run test:quick` is the engine and the rules, `npm test` everything. Kernel and rules are pure,
 * and so are their tests: they share one load of the modules in each thread, which is most of what they would take.
 */
export default defineConfig({
  test: {
    // Nothing is measured by it: on a busy machine whatever drives a browser or plays a match takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    experimental: { viteModuleRunner: watched },
    sequence: { sequencer: LongFirst },
    // Four at least: a test that drives a browser or a server waits for it half of the time.
    maxWorkers: Math.max(4, availableParallelism()),
    projects: [
      pure(project('engine', [engine])),
      pure(project('rules', [rules], [...bots, browser])),
      pure(project('bots', bots)),
      driven(project('browser', page)),
      // Real sockets, real files, processes that are killed.
      project('server', [server], [shared]),
      ...(process.env.AQUILA_POSTGRES === undefined
        ? []
        : [onPostgres(project('postgres', [...onBoth, shared]))]),
      drawn(project('screens', [screens], page)),
      project(
        'tools',
        ['packages/**/*.test.ts', 'tests/**/*.test.ts'],
        [engine, rules, server, screens, ...bots, ...page],
      ),
    ],
  },
})

function project(name: string, include: string[], exclude: string[] = []) {
  return { extends: true as const, test: { name, include, exclude: [...configDefaults.exclude, ...exclude] } }
}

function pure<P extends { test: object }>(tests: P) {
  return { ...tests, test: { ...tests.test, pool: 'threads' as const, isolate: false } }
}

/** One database server for all of its files. */
function onPostgres<P extends { test: object }>(tests: P) {
  return { ...tests, test: { ...tests.test, globalSetup: 'packages/server/test/postgres-of-run.ts' } }
}

/**
 * The page is built once and driven in one browser, and the pages that tests use one after another are kept: so files share
 * what one process has loaded.
 */
function driven<P extends { test: object }>(tests: P) {
  return { ...tests, test: { ...tests.test, globalSetup: 'tests/support/page-of-run.ts', isolate: false } }
}

/** What is drawn is written in JSX, which Node does not read. */
function drawn<P extends { test: object }>(tests: P) {
  return { ...tests, test: { ...tests.test, experimental: { viteModuleRunner: true } } }
}
