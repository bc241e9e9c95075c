// npm run messages: makes the modules of texts again from the .ftl files.
import { installPackages, runNode } from './install.mjs'

installPackages()
process.exitCode = runNode(['packages/cli/src/messages/write.ts'])
