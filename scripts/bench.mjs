// npm run bench: speed and weight, next to baselines measured in the same run. What needs a browser gets one.
import { installPackages, runNode } from './install.mjs'
import { findServices } from './services.mjs'

installPackages()
const { environment } = findServices(['Chromium'])
process.exitCode = runNode(['packages/cli/src/main.ts', 'bench', ...process.argv.slice(2)], environment)
