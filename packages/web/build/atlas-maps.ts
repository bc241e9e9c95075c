import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const generated = fileURLToPath(new URL('../../atlas/generated/', import.meta.url))
const games = fileURLToPath(new URL('../../games/', import.meta.url))
const types: { readonly [ending: string]: string } = { json: 'application/json', webp: 'image/webp' }

/** Serves the maps that the atlas has made under /maps/<game>/, and puts them into the build. */
export function atlasMaps(): Plugin {
  return {
    name: 'atlas-maps',
    configureServer(server) {
      server.middlewares.use('/maps/', (request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? ''
        const file = join(generated, path)
        const type = types[path.split('.').at(-1) ?? '']
        if (!/^\/[\w-]+\/[\w@.-]+$/.test(path) || type === undefined || !existsSync(file)) return next()
        response.setHeader('content-type', type)
        response.end(readFileSync(file))
      })
    },
    generateBundle() {
      for (const game of existsSync(generated) ? readdirSync(generated) : []) {
        // A game without a table cannot be played yet: nobody needs its map.
        if (!existsSync(join(games, game, 'table', 'index.ts'))) continue
        for (const file of readdirSync(join(generated, game))) {
          if (!/\.(webp|json)$/.test(file)) continue
          this.emitFile({
            type: 'asset',
            fileName: `maps/${game}/${file}`,
            source: readFileSync(join(generated, game, file)),
          })
        }
      }
    },
  }
}
