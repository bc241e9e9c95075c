// npm run aquila -- <command>: the `aquila` command, with what it needs installed first.
import { installPackages, runNode } from './install.mjs'

installPackages()
process.exitCode = runNode(['packages/cli/src/main.ts', ...process.argv.slice(2)])
