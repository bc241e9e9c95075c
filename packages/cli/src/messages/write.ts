import { writeFileSync } from 'node:fs'
import { madeFromTexts } from './folders.ts'
import { completeness } from './report.ts'

/**
 * Node cannot load a file of Fluent, and types are wanted besides: so each folder of texts has modules beside it.
 * This writes those that are not up to date, and says how complete each language is. It imports no game, because a game is
 * nothing without its texts.
 */
const { modules, shares } = madeFromTexts()
for (const { path, source, written, faults } of modules) {
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  if (source === written) continue
  writeFileSync(path, source)
  console.log(`${path} is up to date again`)
}
for (const line of completeness(shares)) console.log(line)
