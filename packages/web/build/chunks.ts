import { fileURLToPath } from 'node:url'

/** What is asked of the bundler about a module: who imports it, and whom it imports at once and when it comes to that. */
interface Modules {
  getModuleInfo(id: string): {
    readonly importers: readonly string[]
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

const GAME =
  /\/packages\/games\/([\w-]+)\/(?:data|rules|messages|table|names\.ts|sketch\.ts|landmarks\.ts|definition\.ts|load\.ts)/
const MOMENTS = /\/packages\/games\/(?!imperator)[\w-]+\/table\/moments\.ts$/
const LATER = /\/table\/(?:story|briefing)\b|\/data\/(?:scenarios\/|shipped\.ts)/

/** Texts are fetched in one language: those of a game by themselves, those of page and lids together. */
const TEXTS = /\/packages\/(?:games\/([\w-]+)|engine|web)\/.*\/([a-z]{2})\.generated\.ts$/
const WITH_PAGE = /\/lid\/|\/packages\/(?:engine|web)\/src\/messages\//

/** Of what all bots share, few parts are wanted before one is to move. */
const BOTS = /\/packages\/bots\//

const module = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** Where the way from the shelf to a table begins to fetch. */
const SHELF = module('main.tsx')
const TABLE = module('pages/table.tsx')
const WORKER = module('match/match.worker.ts')
/** Pages that want little of what a table has. */
const OTHERS = ['pages/set-up.tsx', 'pages/learn.tsx', 'pages/lost.tsx', 'online/set-table.tsx'].map(module)

/**
 * What is fetched together is one file: packed, it is smaller than dozens, and it is asked for once. So are rules and table of a
 * game, and what the way to any table needs. What the lid shows stays apart, because the shelf shows it before any rules are
 * fetched; so does what is fetched later.
 */
export function chunks(): (id: string, modules: Modules) => string | null {
  const onTheWay = theWay()
  return (id, modules) => {
    const [isTexts, folder, language] = TEXTS.exec(id) ?? []
    if (isTexts !== undefined && WITH_PAGE.test(id)) return `texts-${language}`
    if (isTexts !== undefined && id.includes('/messages/')) return `${folder}-${language}`
    if (isTexts !== undefined) return null
    const game = GAME.exec(id)?.[1]
    if (game === undefined || game === 'table' || isOfLid(id, modules, new Set()))
      return onTheWay(id, modules)
    if (LATER.test(id) || isOfMoments(id, modules, new Set())) return null
    return game
  }
}

/** What the shelf, the table and the worker need from the beginning. Where each of them begins is not shared with anybody. */
function theWay(): (id: string, modules: Modules) => string | null {
  let found: ReturnType<typeof reachedIn> | null = null
  return (id, modules) => {
    found ??= reachedIn(modules)
    const { shelf, table, worker, others, workerLater } = found
    if (BOTS.test(id)) return null
    if (shelf.has(id)) return workerLater.has(id) ? 'page-and-worker' : 'page'
    if (worker.has(id)) return table.has(id) ? 'table-and-worker' : 'worker'
    // A worker has no use for what draws a table, nor has somebody who only sets one up.
    return table.has(id) && !workerLater.has(id) && !others.has(id) ? 'table' : null
  }
}

function reachedIn(modules: Modules) {
  const imported = (id: string): readonly string[] => modules.getModuleInfo(id)?.importedIds ?? []
  const fetched = (id: string): readonly string[] => [
    ...imported(id),
    ...(modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  ]
  return {
    shelf: reachedFrom([SHELF], imported),
    table: reachedFrom([TABLE], imported),
    worker: reachedFrom([WORKER], imported),
    others: new Set([...OTHERS, ...reachedFrom(OTHERS, imported)]),
    workerLater: reachedFrom([WORKER], fetched),
  }
}

/** All that some modules bring along. */
function reachedFrom(
  roots: readonly string[],
  broughtBy: (id: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (id: string): void => {
    for (const brought of broughtBy(id)) {
      if (found.has(brought)) continue
      found.add(brought)
      add(brought)
    }
  }
  for (const root of roots) add(root)
  return found
}

function isOfLid(id: string, modules: Modules, seen: Set<string>): boolean {
  if (id.endsWith('/box.ts')) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importers ?? []).some(importer => isOfLid(importer, modules, seen))
}

/** What only moments are made with is fetched with them. */
function isOfMoments(id: string, modules: Modules, seen: Set<string>): boolean {
  if (seen.has(id)) return true
  seen.add(id)
  if (MOMENTS.test(id)) return true
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.length > 0 && importers.every(importer => isOfMoments(importer, modules, seen))
}
