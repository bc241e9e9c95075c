// npm run test:quick, test:bots, test:browser, test:server, test:game, test:watch: some of the tests, and nothing else. Words after --
// choose among them: a word that occurs in the path of a test file chooses files, any other chooses tests by their name.
// What begins with a dash goes to vitest, and so does all that follows it.
import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fail, installPackages, root, runTool } from './install.mjs'
import { findServices } from './services.mjs'

const [command, ...args] = process.argv.slice(2)
const projects = {
  quick: ['engine', 'rules'],
  watch: ['engine', 'rules'],
  game: ['rules', 'bots'],
  bots: ['bots'],
  browser: ['browser'],
  server: ['server'],
}[command]
const dash = args.findIndex(word => word.startsWith('-'))
const words = dash < 0 ? args : args.slice(0, dash)
const forVitest = dash < 0 ? [] : args.slice(dash)

installPackages()
const files = command === 'game' ? filesOfGame(words.shift()) : testFiles()
const { environment, leftOut } = findServices(projects.includes('browser') ? ['Chromium'] : [])
for (const line of leftOut) console.log(line)
process.exitCode = runTool(
  'vitest',
  [
    command === 'watch' ? 'watch' : 'run',
    ...projects.flatMap(name => ['--project', name]),
    ...chosen(words, files),
    ...forVitest,
  ],
  environment,
)

/** The words as vitest wants them: paths of files, and one pattern for the names of tests. */
function chosen(words, files) {
  const inPath = word => file => file.toLowerCase().includes(word.toLowerCase())
  const paths = words.filter(word => files.some(inPath(word)))
  const names = words.filter(word => !paths.includes(word))
  const some = paths.length > 0 ? files.filter(file => paths.some(word => inPath(word)(file))) : []
  const all = command === 'game' ? files : []
  const pattern = names.map(name => name.replace(/[^\w\s-]/g, '\\$&')).join('|')
  return [...(some.length > 0 ? some : all), ...(pattern === '' ? [] : ['-t', pattern])]
}

/** The test files of one game. Games are the folders that have rules. */
function filesOfGame(game) {
  const folder = `packages/games/${game}/`
  const files = testFiles().filter(file => file.startsWith(folder))
  if (files.length > 0) return files
  const games = testFiles().map(file => /^packages\/games\/([^/]+)\/test\//.exec(file)?.[1])
  const known = [...new Set(games)].filter(name => name !== undefined).join(', ')
  return fail(`npm run test:game -- <game> [words]: there is no game '${game ?? ''}'. There are: ${known}`)
}

function testFiles() {
  return ['packages', 'tests'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true })
      .filter(file => file.endsWith('.test.ts') && !file.includes('node_modules'))
      .map(file => `${folder}/${file.split(sep).join('/')}`),
  )
}
