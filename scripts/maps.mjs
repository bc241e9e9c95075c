// npm run maps: draws the maps again. Words after -- name the maps to draw; without any, all of them.
import { installPackages, runNode } from './install.mjs'

installPackages()
process.exitCode = runNode(['packages/atlas/generate.ts', ...process.argv.slice(2)])
