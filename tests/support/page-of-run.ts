import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { serve } from '../../packages/web/serve.mjs'
import { chromiumPath, launchChromium } from './chromium.ts'
import { runFirst, SAME_LOTS } from './match-worker.ts'

/** What the page weighs, packed, in bytes. */
export interface Weights {
  readonly shelf: number
  readonly games: readonly { readonly id: string; readonly table: number; readonly bots: number }[]
}

/** What all files of a run share: one build of the page, served, and one browser. */
export interface PageOfRun {
  readonly url: string
  /** Where the build lies. */
  readonly folder: string
  readonly weights: Weights
  /** Where test files reach the browser; null where there is none, and its tests are left out. */
  readonly browser: string | null
}

declare module 'vitest' {
  interface ProvidedContext {
    page: PageOfRun
  }
}

const script = fileURLToPath(new URL('./build-page.ts', import.meta.url))
const configFile = fileURLToPath(new URL('../../packages/web/vite.config.ts', import.meta.url))

/** Vitest calls this once, before the first test file that needs the page. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const place = mkdtempSync(join(tmpdir(), 'aquila-run-'))
  const folder = join(place, 'page')
  await buildPage(place)
  // In a run that watches, something has changed.
  project.onTestsRerun(() => buildPage(place))
  const { server, url } = await serve({ folder })
  const browser = chromiumPath === null ? null : await launchChromium(chromiumPath)
  const weights: Weights = JSON.parse(readFileSync(join(place, 'weights.json'), 'utf8'))
  project.provide('page', { url, folder, weights, browser: browser?.wsEndpoint() ?? null })
  return async () => {
    await browser?.close()
    server.closeAllConnections()
    server.close()
    rmSync(place, { recursive: true })
  }
}

async function buildPage(place: string): Promise<void> {
  // As for visitors, not as for tests: otherwise the page thinks that it is being developed.
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, [script, configFile, place], { env })
  runFirst(join(place, 'page'), SAME_LOTS)
}
