// npm run screens: takes the pictures of the page again, for README and docs/screens. Words after -- name the ones to take.
import { installPackages, runNode } from './install.mjs'
import { findServices } from './services.mjs'

installPackages()
const { environment, leftOut } = findServices(['Chromium'])
for (const line of leftOut) console.log(line)
process.exitCode = runNode(['packages/web/screens/take.ts', ...process.argv.slice(2)], environment)
