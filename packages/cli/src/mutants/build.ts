import { existsSync, readdirSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { type NumberedMutant, weave } from './weave.ts'

/** Bots and screens meet a broken rule from afar: they do not carry it. */
const NO_RULE_TEST = /^(bot|table)\//

/** Everything that lets chance choose comes through here. */
const CHANCE = '/engine/src/fuzz/'

/** The test files that may carry rules of a game: its own, and for a game with citations those of its series. */
export function ruleTestsOf(folder: string): string[] {
  const series = join(dirname(folder), 'imperator')
  const isOfSeries = existsSync(join(folder, 'data', 'citations.ts')) && existsSync(join(series, 'test'))
  return isOfSeries ? [...testsIn(folder), ...testsIn(series)] : testsIn(folder)
}

function testsIn(folder: string): string[] {
  return readdirSync(join(folder, 'test'), { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll(sep, '/'))
    .filter(path => path.endsWith('.test.ts') && !NO_RULE_TEST.test(path))
    .sort()
    .map(path => join(folder, 'test', path))
}

/** The files of rules and data that the game is made of: its own, and those it shares with others. */
export async function rulesOf(folder: string): Promise<string[]> {
  const found: string[] = []
  const note: Plugin = {
    name: 'note-rules',
    transform(_code, path) {
      if (isRules(relative(dirname(folder), path))) found.push(path)
    },
  }
  const bundle = await rolldown({ input: join(folder, 'index.ts'), external: isForeign, plugins: [note] })
  await bundle.generate()
  await bundle.close()
  return found.sort()
}

/** All tests with all that they need, in one script: a function of `require`, `$mutant`, `$turn` and `$chance`. */
export async function buildTests(
  tests: readonly string[],
  mutants: readonly NumberedMutant[],
): Promise<string> {
  const entry = 'all-tests'
  const weaving: Plugin = {
    name: 'weave-mutants',
    resolveId: id => (id === entry ? entry : null),
    load: id => (id === entry ? tests.map(path => `import ${JSON.stringify(path)}`).join('\n') : null),
    transform: {
      order: 'pre',
      handler(source, path) {
        if (!path.endsWith('.ts') || path.includes('node_modules')) return null
        const here = mutants.filter(mutant => mutant.path === path)
        const code = weave(path, source, here, path.includes(CHANCE) ? '$chance()' : '')
        return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      },
    },
  }
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external: isForeign,
    plugins: [weaving],
    onLog: () => {},
  })
  const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false })
  await bundle.close()
  return `(function (require, $mutant, $turn, $chance) {${output[0].code}\n})`
}

/** `imperator/rules/combat.ts`, seen from the folder that holds the games. */
function isRules(path: string): boolean {
  return /^[^/]+\/(rules|data)\//.test(path.replaceAll(sep, '/'))
}

function isForeign(id: string): boolean {
  return id === 'vitest' || id.startsWith('node:')
}
