import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { shelf } from '@aquila/games'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { weigh } from '../build/weight.ts'
import { serve } from '../serve.mjs'
import { longestTask } from './trace.ts'

const KB = 1000

/** What the page weighs: code and styles packed, and in a browser, if there is one, what a first table transfers. */
export async function benchWeight(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'aquila-weight-'))
  process.env.NODE_ENV = 'production'
  try {
    const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
    const built = await build({ configFile, logLevel: 'error', build: { outDir: folder } })
    if (!('output' in built)) throw new Error('the page is built once')
    const executable = process.env.AQUILA_CHROMIUM
    const lines = ['The page (gzipped)', ...codeWeight(folder, built.output)]
    if (executable === undefined) return [...lines, '  no browser: transfers are not measured']
    return [...lines, ...(await inBrowser(folder, executable))]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function codeWeight(folder: string, output: Parameters<typeof weigh>[0]): string[] {
  const weight = weigh(output)
  const all = readdirSync(join(folder, 'assets')).filter(name => /\.(js|css)$/.test(name))
  const everything = all.reduce((sum, name) => sum + packedSize(join(folder, 'assets', name)), 0)
  return [
    `  shelf, code and styles: ${kilobytes(weight.shelf)} (aim: under 100 KB)`,
    ...shelf
      .filter(({ table }) => table !== undefined)
      .map(
        ({ id }) =>
          `  ${id}, code and styles until one can play, with worker and rules: ${kilobytes(weight.table(id))} (aim: under 240 KB); its bots, when one is to move: ${kilobytes(weight.bots(id))}`,
      ),
    `  everything there is, all games and lessons: ${kilobytes(everything)}`,
  ]
}

function packedSize(file: string): number {
  return gzipSync(readFileSync(file)).length
}

async function inBrowser(folder: string, executablePath: string): Promise<string[]> {
  const { server, url } = await serve({ folder })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const lines: string[] = []
    for (const { id, table } of shelf)
      if (table !== undefined) lines.push(...(await firstTable(browser, folder, url, id)))
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    return [...lines, await whileABotThinks(browser, page, url)]
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** A player who has set that nothing lies over the table until it is closed. */
const NO_MOMENTS = `localStorage.setItem('aquila-settings', JSON.stringify({
  moments: { battle: 'never', roll: 'never', draw: 'never', ceremony: 'never' },
}))`

/** How long the page was deaf at most while the strongest bot set up its side and played its first sequence. */
async function whileABotThinks(browser: Browser, page: Page, url: string): Promise<string> {
  await page.addInitScript(NO_MOMENTS)
  await page.goto(`${url}#/play/alea-iacta-est`)
  await page.getByText('The Pharsalus Campaign').click()
  const [caesarian, republican] = [page.locator('.seat select').first(), page.locator('.seat select').last()]
  const strongest = await caesarian.locator('option:not([value="random"])').last().getAttribute('value')
  await caesarian.selectOption(strongest)
  await republican.selectOption('')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForSelector('.bar .who')
  await page.waitForLoadState('networkidle')
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  const started = performance.now()
  // The bot has deployed when the person is asked for the first time, and has moved when the log says so or a battle is on.
  const moved = page.locator('.log-head[data-kit=eagle], .veil')
  for (let clicks = 0; clicks < 400 && (await moved.count()) === 0; clicks++) {
    await page.keyboard.press('c')
    const next = page.locator('.film .primary, .choice-list .choice').filter({ visible: true }).first()
    await next.dispatchEvent('click')
    await page.waitForTimeout(20)
  }
  // Its sequence is over when somebody else is asked.
  await page.locator('.bar h1', { hasNotText: 'is thinking' }).waitFor({ timeout: 120_000 })
  const thought = performance.now() - started
  const longest = longestTask(await browser.stopTracing())
  return `  while ${strongest ?? 'a bot'} thinks (${(thought / 1000).toFixed(1)} s): the main thread is busy for ${Math.round(longest)} ms at a time at most (aim: under 100 ms)`
}

/** A visitor who comes for the first time and sits down to this game: each weighed by itself. */
async function firstTable(browser: Browser, folder: string, url: string, game: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  let bytes = 0
  // By address, as they lie packed on the server: what a worker fetches is not measured by the browser.
  const code = new Map<string, number>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname)) code.set(pathname, packedSize(join(folder, pathname)))
  })
  page.on('requestfinished', request => {
    request.sizes().then(
      sizes => {
        if (!/\.(js|css)$/.test(new URL(request.url()).pathname)) bytes += sizes.responseBodySize
      },
      () => undefined,
    )
  })
  const codeSoFar = (): number => [...code.values()].reduce((sum, size) => sum + size, 0)
  const shelf = await timeTo(page, url, '.boxes .box')
  const shelfBytes = bytes + codeSoFar()
  await page.goto(`${url}#/play/${game}`)
  await page.waitForSelector('.scenario')
  const started = performance.now()
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForSelector('.bar .acts .button')
  const table = performance.now() - started
  const untilPlay = codeSoFar()
  await page.waitForLoadState('networkidle')
  const lines = [
    `  shelf, all that is transferred: ${kilobytes(shelfBytes)}, there after ${Math.round(shelf)} ms (aim: under 2000 ms)`,
    `  ${game}, code and styles that the browser fetched until one can play: ${kilobytes(untilPlay)}, and a moment later: ${kilobytes(codeSoFar())}`,
    `  ${game}, all that a first table transfers: ${kilobytes(bytes + codeSoFar())} (aim: under 1300 KB), there ${Math.round(table)} ms after the click (aim: under 2000 ms)`,
  ]
  await page.close()
  return lines
}

async function timeTo(page: Page, url: string, selector: string): Promise<number> {
  const started = performance.now()
  await page.goto(url)
  await page.waitForSelector(selector)
  const taken = performance.now() - started
  await page.waitForLoadState('networkidle')
  return taken
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / KB)} KB`
}
