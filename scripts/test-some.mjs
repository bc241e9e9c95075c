// npm run test:quick, test:bots, test:browser: the tests of some projects of vitest.config.ts, and nothing else.
import { installPackages, runTool } from './install.mjs'
import { findServices } from './services.mjs'

installPackages()
const args = process.argv.slice(2)
const isProject = word => /^[a-z]+$/.test(word)
const projects = args.filter(isProject)
const { environment, leftOut } = findServices(projects.includes('browser') ? ['Chromium'] : [])
for (const line of leftOut) console.log(line)
process.exitCode = runTool(
  'vitest',
  ['run', ...projects.flatMap(name => ['--project', name]), ...args.filter(word => !isProject(word))],
  environment,
)
