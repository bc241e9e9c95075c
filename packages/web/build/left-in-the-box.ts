import type { Plugin } from 'vite'

const NOTHING = '\0left-in-the-box'

/** Modules of a game that only its tools ask for, by what the page has in their place. */
const FOR_TOOLS: readonly (readonly [RegExp, string])[] = [
  [/\/games\/[\w-]+\/sketch\.ts$/, "export const sketch = () => ''"],
  [/\/games\/[\w-]+\/landmarks\.ts$/, 'export const landmarks = []'],
  [/\/games\/(?!imperator\/)[\w-]+\/rules\/knowledge\/breaches\.ts$/, 'export const breaches = () => []'],
]
const TEXTS = /\/games\/[\w-]+\/messages\/en\.generated\.ts$/

/**
 * What of a game's box the page has no use for: nobody records a corpus there, counts what matches come upon, looks for
 * breaches, or draws the terminal's picture of a position and says what stands in it.
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
      return FOR_TOOLS.find(([module]) => module.test(id))?.[1] ?? null
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
