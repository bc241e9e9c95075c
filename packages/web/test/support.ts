import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Decision, english, fastDice, Match } from '@aquila/engine'
import { randomChoice } from '@aquila/engine/fuzz'
import { loadGame } from '@aquila/games'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { build, createServer } from 'vite'
import { launchChromium } from '../../../tests/support/chromium.ts'
import { serve } from '../serve.mjs'

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
const { game } = await loadGame('alea-iacta-est', english)

/** The built page, served with its headers, in a real browser. */
export interface Site {
  readonly url: string
  /** A fresh browser profile with one page; whatever the console complains about is kept. */
  visit(options?: BrowserContextOptions): Promise<Visit>
  close(): Promise<void>
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}

/** `before` is run in the worker that keeps the match, before all else. */
export async function openSite(chromium: string, before = ''): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'aquila-web-'))
  // As for visitors, not as for tests: otherwise the page thinks that it is being developed.
  process.env.NODE_ENV = 'production'
  await build({ configFile, logLevel: 'error', build: { outDir: folder } })
  runFirst(folder, SAME_LOTS + before)
  const { server, url }: { server: Server; url: string } = await serve({ folder })
  return siteAt(url, await launchChromium(chromium), () => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })
}

function runFirst(folder: string, code: string): void {
  const assets = join(folder, 'assets')
  const worker = readdirSync(assets).find(file => /^match\.worker-.*\.js$/.test(file))
  if (worker === undefined) throw new Error('the build has no worker that keeps the match')
  const script = join(assets, worker)
  writeFileSync(script, `${code}\n${readFileSync(script, 'utf8')}`)
}

/**
 * Every profile is dealt the same dice and the same bots: what the first question of a match is must not depend on
 * chance in a test that looks at it. Only the worker that keeps the match draws lots: a plain linear congruence.
 */
const SAME_LOTS = `{
  let lot = 20_491_029
  crypto.getRandomValues = list => {
    const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength)
    for (let at = 0; at < bytes.length; at++) {
      lot = (Math.imul(lot, 1_664_525) + 1_013_904_223) >>> 0
      bytes[at] = lot >>> 24
    }
    return list
  }
}`

/** The page as those see it who develop it: as it is in the source, with the teaching game on the shelf. */
export async function openWorkshop(chromium: string): Promise<Site> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'aquila-workshop-'))
  const server = await createServer({
    configFile,
    cacheDir,
    mode: 'development',
    logLevel: 'error',
    // Libraries as they are: to pack them on the way would load the page anew in the middle of a test.
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false },
  })
  await server.listen()
  const url = server.resolvedUrls?.local[0] ?? ''
  return siteAt(url, await launchChromium(chromium), async () => {
    await server.close()
    rmSync(cacheDir, { recursive: true })
  })
}

function siteAt(url: string, browser: Browser, stop: () => void | Promise<void>): Site {
  return {
    url,
    async visit(options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
      const complaints: string[] = []
      context.on('console', message => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      context.on('weberror', error => complaints.push(error.error().message))
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      return { page, context, complaints }
    },
    async close() {
      await browser.close()
      await stop()
    },
  }
}

/** The record of a match of Alea Iacta Est that stands before a decision of the wanted kind, played at random. */
export function recordBefore(wanted: (decision: Decision) => boolean): string {
  for (let number = 1; number < 40; number++) {
    const match = Match.start(game, { scenario: '3', seed: number.toString(16).padStart(64, '0') })
    const random = fastDice(number)
    for (let choices = 0; choices < 3000 && match.decision !== null; choices++) {
      if (wanted(match.decision)) return JSON.stringify(match.record)
      match.choose(randomChoice(match.decision, random), { role: match.decision.role })
    }
  }
  throw new Error('no such decision came up')
}

/** The record of a whole match of Alea Iacta Est, played at random to its end. */
export function recordOfWholeMatch(): string {
  const match = Match.start(game, { scenario: '3', seed: '1'.padStart(64, '0') })
  const random = fastDice(1)
  while (match.decision !== null)
    match.choose(randomChoice(match.decision, random), { role: match.decision.role })
  return JSON.stringify(match.record)
}

/** Opens a record from a file on the shelf and sits down. */
export async function openRecord(site: Site, page: Page, record: string): Promise<void> {
  await page.goto(site.url)
  const file = join(mkdtempSync(join(tmpdir(), 'aquila-record-')), 'record.json')
  writeFileSync(file, record)
  await page.setInputFiles('input[type=file]', file)
  await page.waitForSelector('.table')
  if (JSON.parse(record).result === null) await sitDown(page)
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

/** Starts a match of a game from its set-up page. */
export async function begin(site: Site, page: Page, address: string, scenario: string): Promise<void> {
  await page.goto(`${site.url}#/play/${address}`)
  await page.getByText(scenario, { exact: true }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForSelector('.table')
}

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** The serious findings of axe-core on a page or a part of it, in a line each. What is still fading in is brought to its end. */
export async function seriousFindings(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(`for (const moving of document.getAnimations())
    if (moving.effect.getComputedTiming().endTime !== Infinity) moving.finish()`)
  // The page's policy forbids foreign scripts, so it is evaluated instead of loaded.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(readFileSync(axe, 'utf8'))
  const result: { violations: { id: string; impact: string; nodes: { html: string }[] }[] } =
    await page.evaluate(`axe.run(${JSON.stringify(part)}, { resultTypes: ['violations'] })`)
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.length}, ${nodes[0]?.html.slice(0, 160)}`)
}
