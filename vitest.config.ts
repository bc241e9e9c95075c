import { configDefaults, defineConfig } from 'vitest/config'

const browser = '**/*.browser.test.ts'
const bots = ['packages/bots/**/*.test.ts', 'packages/games/*/test/bot/**/*.test.ts', '**/random-*.test.ts']
const rules = 'packages/games/**/*.test.ts'
const engine = 'packages/engine/**/*.test.ts'
const server = 'packages/server/**/*.test.ts'

/**
 * What is run together: `npm run test:quick` is the engine and the rules, `npm test` everything. Kernel and rules are pure,
 * and so are their tests: they share one load of the modules in each thread, which is most of what they would take.
 */
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      pure(project('engine', [engine])),
      pure(project('rules', [rules], [...bots, browser])),
      project('bots', bots),
      // A page is built and driven: on a busy machine that takes its time.
      slow(project('browser', [browser])),
      // Real sockets, real files, processes that are killed.
      slow(project('server', [server])),
      project(
        'tools',
        ['packages/**/*.test.ts', 'tests/**/*.test.ts'],
        [engine, rules, server, ...bots, browser],
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

function slow<P extends { test: object }>(tests: P) {
  return { ...tests, test: { ...tests.test, testTimeout: 300_000, hookTimeout: 300_000 } }
}
