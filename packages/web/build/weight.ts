import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'

type Output = Rolldown.RolldownOutput['output']

/** What of a build is fetched on the way to something, packed: code and styles, in bytes. */
export interface Weight {
  readonly shelf: number
  /** Shelf, set-up and table, with the worker and the game's rules: all that is fetched before somebody can play. */
  table(game: string): number
  /** What comes when a bot is asked for the first time. */
  bots(game: string): number
}

/** The pages on the way from the shelf to a table, and the worker that keeps the match. */
const WAY = [
  'web/src/pages/set-up.tsx',
  'web/src/pages/table.tsx',
  'map/read-any-layer.ts',
  'match.worker.ts',
]

/** What boxes fetch for a table. A game whose scenarios are fetched one by one is weighed with its first. */
const INSIDE = [
  'table/index.ts',
  'look/index.ts',
  'definition.ts',
  'fetch-scenarios.ts',
  'data/scenarios/01-',
  'odds.generated.ts',
]

export function weigh(output: Output): Weight {
  const files = new Map(output.map(file => [file.fileName, file]))
  const chunks = output.filter(file => file.type === 'chunk')
  const entry = chunks.filter(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('index.html'),
  )
  const holding = (part: string) =>
    chunks.filter(({ moduleIds }) => moduleIds.some(module => module.includes(`/${part}`)))
  const inside = (game: string): typeof chunks => {
    const parts = INSIDE.flatMap(part => holding(`games/${game}/${part}`))
    // Rules that are all in one definition have no other beginning than the game's index.
    return holding(`games/${game}/definition.ts`).length > 0
      ? parts
      : [...parts, ...holding(`games/${game}/index.ts`)]
  }
  const packed = (names: ReadonlySet<string>): number =>
    [...names].reduce((sum, name) => sum + gzipSync(sourceOf(files.get(name))).length, 0)
  const table = (game: string) => [...entry, ...WAY.flatMap(holding), ...inside(game)]
  return {
    shelf: packed(withImports(files, entry)),
    table: game => packed(withImports(files, table(game))),
    bots: game => {
      const before = withImports(files, table(game))
      const all = withImports(files, [
        ...holding(`games/${game}/bot/index.ts`),
        ...holding('play/src/bots/players.ts'),
      ])
      return packed(new Set([...all].filter(name => !before.has(name))))
    },
  }
}

/** The files of chunks, of what they import, and their styles. */
function withImports(
  files: ReadonlyMap<string, Output[number]>,
  chunks: readonly Output[number][],
): Set<string> {
  const found = new Set<string>()
  const add = (name: string): void => {
    const file = files.get(name)
    if (file === undefined || found.has(name)) return
    found.add(name)
    if (file.type !== 'chunk') return
    for (const style of file.viteMetadata?.importedCss ?? []) add(style)
    for (const other of file.imports) add(other)
  }
  for (const { fileName } of chunks) add(fileName)
  return found
}

function sourceOf(file: Output[number] | undefined): string | Uint8Array {
  if (file === undefined) return ''
  return file.type === 'chunk' ? file.code : file.source
}
