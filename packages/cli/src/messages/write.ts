import { writeFileSync } from 'node:fs'
import { textFolders } from './folders.ts'

/**
 * Node cannot load a file of Fluent, and types are wanted besides: so each folder of texts has a module beside it.
 * This writes those that are not up to date. It imports no game, because a game is nothing without its texts.
 */
for (const { path, source, written, faults } of textFolders()) {
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  if (source === written) continue
  writeFileSync(path, source)
  console.log(`${path} is up to date again`)
}
