/** The parts of one commit that works are done with: this one's, or another's in a folder of its own. */
export interface Tools {
  readonly engine: typeof import('@aquila/engine')
  readonly fuzz: typeof import('@aquila/engine/fuzz')
  readonly games: typeof import('@aquila/games')
  readonly bots: typeof import('@aquila/bots')
}

/** Another commit is taken to have the same doors; where it has not, its works fail, and the bench says so. */
export async function toolsOf(root: URL): Promise<Tools> {
  const [engine, fuzz, games, bots] = await Promise.all(
    ['engine/src/index.ts', 'engine/src/fuzz/index.ts', 'games/index.ts', 'bots/src/index.ts'].map(
      path => import(new URL(`packages/${path}`, root).href),
    ),
  )
  return { engine, fuzz, games, bots }
}
