// npm start: installs what is missing, builds the page if something has changed, and serves it together with the tables of
// online play. npm start -- --offline serves the page alone.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fail, installPackages, root, runTool, startNode } from './install.mjs'

const PORT = Number(process.env.PORT ?? 4900)

installPackages()
if (pageIsOld()) {
  console.log('Building the page ...')
  if (runTool('vite', ['build', 'packages/web', '--logLevel', 'warn']) !== 0)
    fail('the page could not be built: see above')
}
if (process.argv.includes('--offline')) await servePage()
else startNode(['packages/server/src/main.ts'])

/** The page alone: matches live in the browser. */
async function servePage() {
  const { serve } = await import('../packages/web/serve.mjs')
  const { url } = await onFreePort(serve)
  console.log(
    `\nAquila is ready: open ${url}\n(Ctrl+C ends it. In the terminal instead: npm run aquila -- play)`,
  )
}

/** The usual port, or any other if somebody has it already. */
async function onFreePort(serve) {
  try {
    return await serve({ port: PORT })
  } catch (error) {
    if (error?.code !== 'EADDRINUSE') throw error
    console.log(`Port ${PORT} is taken; another one will do.`)
    return serve({ port: 0 })
  }
}

/** True if a source of the page is newer than what was built. */
function pageIsOld() {
  const page = join(root, 'packages/web/dist/index.html')
  if (!existsSync(page)) return true
  const built = statSync(page).mtimeMs
  const sources = ['web', 'play', 'games', 'engine', 'bots', 'atlas/generated'].map(folder =>
    join(root, 'packages', folder),
  )
  return (
    sources.some(folder => newestIn(folder) > built) ||
    statSync(join(root, 'package-lock.json')).mtimeMs > built
  )
}

function newestIn(folder) {
  let newest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'dist' || entry.name === 'node_modules' || entry.name === 'test') continue
    const path = join(folder, entry.name)
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs)
  }
  return newest
}
