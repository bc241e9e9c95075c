import type { Plugin } from 'vite'

const NOTHING = '\0left-in-the-box'
const SKETCH = /\/games\/[\w-]+\/sketch\.ts$/
const TEXTS = /\/games\/[\w-]+\/messages\/en\.generated\.ts$/

/**
 * What of a game's box the page has no use for: nobody records a corpus there, nor draws the terminal's picture of a
 * position and says what stands in it.
 */
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
    transform(code, id) {
      return TEXTS.test(id) ? { code: withoutSketch(code), map: null } : null
    },
  }
}

/** A text ends where the next line begins with neither a space nor a brace. */
function withoutSketch(texts: string): string {
  return texts.replaceAll(/^sketch_.*\n(?:[ }].*\n)*/gm, '')
}
