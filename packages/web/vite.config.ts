import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { atlasMaps } from './build/atlas-maps.ts'
import { leftInTheBox } from './build/left-in-the-box.ts'
import { offlineWorker } from './build/offline-worker.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root,
  appType: 'spa',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Rules, tables and bots run in the worker; neither it nor the page records a corpus.
  plugins: [atlasMaps(), leftInTheBox(file => file !== './table/layer.ts'), offlineWorker()],
  worker: { format: 'es', plugins: () => [leftInTheBox(file => file === './corpus.ts')] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // A data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
