import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Download, Page } from 'playwright-core'
import { createServer } from 'vite'
import { expect, inject } from 'vitest'
import { runFirst } from '../../../tests/support/match-worker.ts'
import { painted, type Site, siteAt } from '../../../tests/support/site.ts'
import { serve } from '../serve.mjs'

export type { Site } from '../../../tests/support/site.ts'
export { recordBefore, recordOfWholeMatch } from './recorded.ts'

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))

/** The built page, served with its headers; `before` is run in the worker that keeps the match, before all else. */
export async function openSite({ before }: { readonly before?: string } = {}): Promise<Site> {
  const { url, folder } = inject('page')
  if (before === undefined) return siteAt(url)
  const copy = mkdtempSync(join(tmpdir(), 'aquila-web-'))
  cpSync(folder, copy, { recursive: true })
  runFirst(copy, before)
  const own = await serve({ folder: copy })
  return siteAt(own.url, () => {
    own.server.closeAllConnections()
    own.server.close()
    rmSync(copy, { recursive: true })
  })
}

/** The page as those see it who develop it: as it is in the source, with the teaching game on the shelf. */
export async function openWorkshop(): Promise<Site> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'aquila-workshop-'))
  const server = await createServer({
    configFile,
    cacheDir,
    mode: 'development',
    logLevel: 'error',
    // Libraries as they are: to pack them on the way would load the page again in the middle of a test.
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false },
  })
  await server.listen()
  return siteAt(server.resolvedUrls?.local[0] ?? '', async () => {
    await server.close()
    rmSync(cacheDir, { recursive: true })
  })
}

/** Opens a record from a file on the shelf, and the table comes. */
export async function openFile(site: Site, page: Page, record: object | string): Promise<void> {
  await page.goto(`${site.url}#/`)
  await page.setInputFiles('input[type=file]', {
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof record === 'string' ? record : JSON.stringify(record)),
  })
  await page.waitForSelector('.table')
}

/** Opens a record from a file on the shelf and sits down. */
export async function openRecord(site: Site, page: Page, record: string): Promise<void> {
  await openFile(site, page, record)
  if (JSON.parse(record).result === null) await sitDown(page)
}

/** What a file says that the page gave out. */
export async function contentOf(download: Download): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** Uncovers the table: with several people at one screen it is covered until somebody sits down. */
export async function sitDown(page: Page): Promise<void> {
  await page.locator('.cover-all .button').click()
  await page.waitForSelector('.cover-all', { state: 'detached' })
}

/**
 * Every film is paused at its first picture in the very moment in which it is on the page: a film of few pictures would
 * be over before a test on a busy machine comes to look at it.
 */
export async function holdFilms(page: Page): Promise<void> {
  await page.addInitScript(`
    const held = new WeakSet()
    new MutationObserver(() => {
      const film = document.querySelector('.film')
      if (film === null || held.has(film)) return
      held.add(film)
      film.querySelector('[aria-label=Pause]')?.click()
    }).observe(document, { childList: true, subtree: true })
  `)
}

/** The map has come to rest after a button was pressed that moves it. */
export async function atRest(page: Page): Promise<void> {
  const rests = `(() => {
    const sheet = document.querySelector('.map-sheet')
    const there = Number(/scale\\(([\\d.]+)/.exec(sheet.style.transform)[1])
    const here = new DOMMatrix(getComputedStyle(sheet).transform).a
    return Math.abs(here - there) < 0.0001 && sheet.dataset.moving === undefined
  })()`
  await expect.poll(() => page.evaluate(rests), { timeout: 60_000 }).toBe(true)
}

/** Starts a match of a game from its set-up page. */
export async function begin(site: Site, page: Page, address: string, scenario: string): Promise<void> {
  await page.goto(`${site.url}#/play/${address}`)
  await page.getByText(scenario, { exact: true }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForSelector('.table')
}

/** Reads what a match begins with (a king proclaimed, the first draw), until this is there. */
export async function readOpening(page: Page, until: string): Promise<void> {
  const on = page.locator('.moment footer .primary, .film .primary').first()
  const arrived = async (): Promise<boolean> => {
    // The card may go while it is pressed.
    if (await on.isVisible()) await on.click({ timeout: 2000 }).catch(() => undefined)
    // Between two cards the table may look as if all were told.
    if (!(await page.locator('.table[data-showing=false]').isVisible())) return false
    return (await page.locator('.moment').count()) === 0 && (await page.locator(until).first().isVisible())
  }
  await expect.poll(arrived, { timeout: 60_000 }).toBe(true)
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Less than serious to axe-core, and a riddle to whoever goes by landmarks and heads: each has a name of its own. */
const named = ['landmark-unique', 'empty-table-header']

/**
 * The serious findings of axe-core on a page or a part of it, in a line each; only those of one kind of rules, if one is named.
 * What is still fading in is brought to its end.
 */
export async function seriousFindings(page: Page, part = 'html', kind?: string): Promise<string[]> {
  await page.evaluate(`for (const moving of document.getAnimations())
    if (moving.effect.getComputedTiming().endTime !== Infinity) moving.finish()`)
  // The page's policy forbids foreign scripts, so it is evaluated instead of loaded.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(readFileSync(axe, 'utf8'))
  // Style sheets and films would be fetched again for rules that are not asked.
  const asked = {
    resultTypes: ['violations'],
    preload: false,
    ...(kind === undefined ? {} : { runOnly: [kind] }),
  }
  const result: { violations: { id: string; impact: string; nodes: { html: string }[] }[] } = await painted(
    page,
    () => page.evaluate(`axe.run(${JSON.stringify(part)}, ${JSON.stringify(asked)})`),
  )
  return result.violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || named.includes(id))
    .map(({ id, nodes }) => `${id}: ${nodes.length}, ${nodes[0]?.html.slice(0, 160)}`)
}
