import type { Plugin } from 'vite'

const NOTHING = '\0left-in-the-box'

/**
 * A game's box says how to fetch whatever is inside, and both the page and its worker read it. Each bundle takes only
 * what it asks for: without this every rule would be built, and kept for the time without a network, twice.
 */
export function leftInTheBox(isLeft: (file: string) => boolean): Plugin {
  return {
    name: 'left-in-the-box',
    apply: 'build',
    resolveDynamicImport(specifier, importer) {
      const isOfBox = typeof specifier === 'string' && importer?.endsWith('/box.ts') === true
      return isOfBox && isLeft(specifier) ? NOTHING : null
    },
    load: id => (id === NOTHING ? 'export {}' : null),
  }
}
