/** What is asked of the bundler about a module: who imports it, and not only when he comes to it. */
interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

const GAME =
  /\/packages\/games\/([\w-]+)\/(?:data|rules|messages|table|names\.ts|sketch\.ts|landmarks\.ts|definition\.ts|load\.ts)/
const MOMENTS = /\/packages\/games\/(?!imperator)[\w-]+\/table\/moments\.ts$/
const LATER = /\/table\/(?:story|briefing)\b|\/data\/(?:scenarios\/|shipped\.ts)/

/** Texts are fetched in one language: those of a game by themselves, those of page and lids together. */
const TEXTS = /\/packages\/(?:games\/([\w-]+)|engine|web)\/.*\/([a-z]{2})\.generated\.ts$/
const WITH_PAGE = /\/lid\/|\/packages\/(?:engine|web)\/src\/messages\//

/**
 * Rules and table of a game are fetched together, so they are one file: packed, it is smaller than a dozen. What the
 * lid shows stays apart, because the shelf shows it before any rules are fetched; so does what is fetched later.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const [isTexts, folder, language] = TEXTS.exec(id) ?? []
  if (isTexts !== undefined && WITH_PAGE.test(id)) return `texts-${language}`
  if (isTexts !== undefined && id.includes('/messages/')) return `${folder}-${language}`
  if (isTexts !== undefined) return null
  const game = GAME.exec(id)?.[1]
  if (game === undefined || game === 'table' || LATER.test(id) || isOfLid(id, modules, new Set())) return null
  if (isOfMoments(id, modules, new Set())) return null
  return game
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
