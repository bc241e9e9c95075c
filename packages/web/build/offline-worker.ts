import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const template = fileURLToPath(new URL('./service-worker.js', import.meta.url))
const publicFolder = fileURLToPath(new URL('../public/', import.meta.url))

/** Writes sw.js with the list of everything the page needs without a network. Sharper map art is fetched on demand. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const made = Object.keys(bundle).filter(name => !name.includes('@2x') && !name.endsWith('.map'))
        const files = ['/', ...[...made, ...readdirSync(publicFolder)].map(name => `/${name}`)]
          .filter(name => name !== '/index.html')
          .sort()
        const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
        const source = readFileSync(template, 'utf8')
          .replace("'VERSION'", JSON.stringify(version))
          .replace("['FILES']", JSON.stringify(files))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}
