import type { Plugin } from 'vite'

const NOTHING = '\0left-in-the-box'
const SKETCH = /\/games\/[\w-]+\/sketch\.ts$/

/** What of a game's box the page has no use for: nobody records a corpus there, and the terminal's picture of a position. */
export function leftInTheBox(): Plugin {
  return {
    name: 'left-in-the-box',
    apply: 'build',
    resolveDynamicImport(specifier, importer) {
      return specifier === './corpus.ts' && importer?.endsWith('/box.ts') === true ? NOTHING : null
    },
    load(id) {
      if (id === NOTHING) return 'export {}'
      return SKETCH.test(id) ? "export const sketch = () => ''" : null
    },
  }
}
