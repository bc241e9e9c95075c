// npm test: installs what is missing, then checks types, style and every test. Words after -- go to vitest.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { installPackages, root, runTool } from './install.mjs'
import { findServices } from './services.mjs'

installPackages()
const { environment, leftOut } = findServices()
const results = `${root}.aquila/test-results.json`
rmSync(results, { force: true })

const steps = [
  ['types', () => runTool('tsc', ['--noEmit', '-p', '.'])],
  ['style', () => runTool('biome', ['check', '--error-on-warnings']) + runTool('knip', ['--no-progress'])],
  [
    'tests',
    () =>
      runTool(
        'vitest',
        [
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${results}`,
          ...process.argv.slice(2),
        ],
        environment,
      ),
  ],
]
const failed = []
for (const [name, run] of steps) {
  console.log(`\n== ${name}`)
  if (run() !== 0) failed.push(name)
}

for (const line of leftOut) console.log(`\n${line}`)
if (existsSync(results)) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(results, 'utf8'))
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`)
}
if (failed.length > 0) {
  console.error(`not well: ${failed.join(', ')}`)
  process.exitCode = 1
}
