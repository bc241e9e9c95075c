import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { atlasMaps } from './build/atlas-maps.ts'
import { offlineWorker } from './build/offline-worker.ts'
import { rulebooks } from './build/rulebooks.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  appType: 'spa',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [atlasMaps(), rulebooks(), offlineWorker()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // A data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
