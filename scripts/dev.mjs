// npm run dev: the page as it is in the source, with the teaching game on the shelf. Styles change in place; when anything
// else is saved the page loads itself again, and the match goes on where it was. What follows -- goes to vite (--port 5000).
import { installPackages, runTool } from './install.mjs'

installPackages()
process.exitCode = runTool('vite', ['packages/web', ...process.argv.slice(2)])
