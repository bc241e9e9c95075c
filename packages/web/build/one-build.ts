import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const worker = fileURLToPath(new URL('../src/match/match.worker.ts', import.meta.url))
const ADDRESS = "new URL('./match.worker.ts', import.meta.url)"

/**
 * Page and worker are built as one: what both use (texts, schemas, the lids of the boxes) they fetch once. Vite by itself
 * would build the worker apart, with a copy of each.
 */
export function oneBuild(): Plugin {
  return {
    name: 'one-build',
    apply: 'build',
    enforce: 'pre',
    transform(code) {
      if (!code.includes(ADDRESS)) return null
      const file = this.emitFile({ type: 'chunk', id: worker, name: 'match.worker' })
      return code.replace(ADDRESS, `import.meta.ROLLUP_FILE_URL_${file}`)
    },
  }
}
