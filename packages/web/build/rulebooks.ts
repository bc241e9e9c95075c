import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const packages = new URL('../../', import.meta.url)
const books: { readonly [game: string]: URL } = {
  'alea-iacta-est': new URL('games/alea-iacta-est/rulebook.md', packages),
  'kings-of-rome': new URL('games/kings-of-rome/rulebook.md', packages),
  'the-fords': new URL('engine/test/teaching-game/rulebook.md', packages),
}

/** Serves the rulebooks under /rules/<game>.md, and puts them into the build. */
export function rulebooks(): Plugin {
  return {
    name: 'rulebooks',
    configureServer(server) {
      server.middlewares.use('/rules/', (request, response, next) => {
        const book = books[/^\/([\w-]+)\.md$/.exec(request.url ?? '')?.[1] ?? '']
        if (book === undefined) return next()
        response.setHeader('content-type', 'text/markdown; charset=utf-8')
        response.end(readFileSync(fileURLToPath(book)))
      })
    },
    generateBundle() {
      for (const [game, book] of Object.entries(books)) {
        if (!existsSync(fileURLToPath(book))) continue
        this.emitFile({
          type: 'asset',
          fileName: `rules/${game}.md`,
          source: readFileSync(fileURLToPath(book), 'utf8'),
        })
      }
    },
  }
}
