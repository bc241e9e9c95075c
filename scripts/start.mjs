// npm start: installs what is missing and starts the best there is to play.
import { installPackages, runNode } from './install.mjs'

installPackages()
console.log('Aquila: a game in the terminal (npm run aquila -- --help lists everything else).')
process.exitCode = runNode(['packages/cli/src/main.ts', 'play', ...process.argv.slice(2)])
