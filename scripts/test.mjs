// npm test: installs what is missing, then checks types, style and every test, side by side. Words after -- go to vitest.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { installPackages, root, runBeside, runInSight } from './install.mjs'
import { findServices } from './services.mjs'

installPackages()
const { environment, leftOut } = findServices()
const results = `${root}.aquila/test-results.json`
rmSync(results, { force: true })

// The tests are seen while they run; what else was found is told after them.
const checks = [
  { name: 'types', run: runBeside('tsc', ['--noEmit', '-p', '.']) },
  { name: 'style', run: runBeside('biome', ['check', '--error-on-warnings']) },
  { name: 'what nobody uses', run: runBeside('knip', ['--no-progress']) },
]
console.log('== tests (types and style are checked beside them)')
const tests = await runInSight(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...process.argv.slice(2)],
  environment,
)
const failed = tests === 0 ? [] : ['tests']
for (const { name, run } of checks) {
  const { status, said } = await run
  console.log(`\n== ${name}${status === 0 ? ': well' : ''}`)
  if (status === 0) continue
  console.log(said)
  failed.push(name)
}

for (const line of leftOut) console.log(`\n${line}`)
if (existsSync(results)) {
  const { testResults, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
    readFileSync(results, 'utf8'),
  )
  tellSlowest(testResults)
  console.log(`\n${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`)
}
if (failed.length > 0) {
  console.error(`not well: ${failed.join(', ')}`)
  process.exitCode = 1
}

/** To make the whole faster, begin with these. */
function tellSlowest(files) {
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000
  const slowest = files.toSorted((one, other) => seconds(other) - seconds(one)).slice(0, 10)
  console.log('\nThe ten slowest test files, in seconds:')
  for (const file of slowest)
    console.log(`${seconds(file).toFixed(1).padStart(7)}  ${relative(root, file.name).replaceAll('\\', '/')}`)
}
