import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { atlasMaps } from './build/atlas-maps.ts'
import { chunks } from './build/chunks.ts'
import { leftInTheBox } from './build/left-in-the-box.ts'
import { offlineWorker } from './build/offline-worker.ts'
import { oneBuild } from './build/one-build.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  appType: 'spa',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [atlasMaps(), oneBuild(), leftInTheBox(), offlineWorker()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // A data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: chunks(), debugName: 'chunks' }],
          includeDependenciesRecursively: false,
        },
      },
    },
    // What boxes hold the worker fetches, which has no document to preload into.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) => (/\bindex\b/.test(hostId) ? files : []),
    },
  },
})
