import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantile } from '@aquila/engine/bench'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { serve } from '../serve.mjs'
import { type Choosing, choosing } from './choosing.ts'
import { workerTime } from './trace.ts'

/** How many counters lie on the map, and for how long it is moved about in a slice. */
const COUNTERS = 150
const SECONDS = 3

/** The built page of a commit in a browser of its own. */
export interface BuiltPage {
  /** The folder of the commit it was built from. */
  readonly root: string
  /** The table of a match, to be moved about. */
  table(record: string): Promise<MovingTable>
  /** Milliseconds of the worker's own time to open a match from the shelf, in a page that was just loaded. */
  opening(record: string): Promise<() => Promise<number>>
  /** A match in which choices are made. */
  choosing(record: string): Promise<Choosing>
  close(): Promise<void>
}

export interface MovingTable {
  leave(): Promise<void>
  /** Frames a second, and those of the worst tenth, on a processor so many times slower. */
  move(slower: number): Promise<{ readonly frames: number; readonly worst: number }>
}

export async function openPage(root: string, executablePath: string): Promise<BuiltPage> {
  const folder = mkdtempSync(join(tmpdir(), 'aquila-table-'))
  process.env.NODE_ENV = 'production'
  await build({
    configFile: join(root, 'packages/web/vite.config.ts'),
    root: join(root, 'packages/web'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  const { server, url } = await serve({ folder })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  return {
    root,
    table: async record => movingTable(await importedInto(await freshPage(browser), url, record)),
    opening: async record => {
      const page = await importedInto(await freshPage(browser), url, record)
      return () => openFromShelf(browser, page, url)
    },
    choosing: async record =>
      choosing(
        browser,
        await freshPage(browser),
        url,
        new URL(`assets/${workerIn(folder)}`, url).href,
        record,
      ),
    async close() {
      await browser.close()
      server.closeAllConnections()
      server.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** The script that keeps matches, as the page was built. */
function workerIn(folder: string): string {
  const worker = readdirSync(join(folder, 'assets')).find(file => /^match\.worker-.*\.js$/.test(file))
  if (worker === undefined) throw new Error('the build has no worker that keeps the match')
  return worker
}

/** A player who has set that nothing lies over the table until it is closed. */
const NO_MOMENTS = `localStorage.setItem('aquila-settings', JSON.stringify({
  moments: { battle: 'never', roll: 'never', draw: 'never', ceremony: 'never' },
}))`

async function freshPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  page.setDefaultTimeout(120_000)
  await page.addInitScript(NO_MOMENTS)
  return page
}

/** A record from a file, opened on the shelf; the person who sits there has sat down. */
async function importedInto(page: Page, url: string, record: string): Promise<Page> {
  await page.goto(url)
  await page.setInputFiles('input[type=file]', {
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(record),
  })
  await page.waitForSelector('.table')
  await page.waitForLoadState('networkidle')
  const cover = page.locator('.cover-all .button')
  if (await cover.isVisible()) await cover.click()
  await page.waitForSelector('.map-sheet img')
  return page
}

async function openFromShelf(browser: Browser, page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.reload()
  const card = page.locator('.match-card').first()
  await card.waitFor()
  await page.waitForLoadState('networkidle')
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await card.locator('a, button').first().click()
  await page.waitForSelector('.map-sheet img')
  await page.waitForLoadState('networkidle')
  return workerTime(await browser.stopTracing())
}

async function movingTable(page: Page): Promise<MovingTable> {
  await page.evaluate(crowded(COUNTERS))
  const session = await page.context().newCDPSession(page)
  return {
    leave: () => page.close(),
    async move(slower) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      const times = await page.evaluate<number[]>(movedAbout(SECONDS))
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      const sorted = times.toSorted((one, other) => one - other)
      const whole = times.reduce((sum, time) => sum + time, 0)
      return { frames: (1000 * times.length) / whole, worst: 1000 / quantile(sorted, 0.9) }
    },
  }
}

/** As many counters as are wanted: the stacks that stand there, again and again beside themselves. */
function crowded(wanted: number): string {
  return `{
    const stacks = [...document.querySelectorAll('.map-sheet .stack-on')]
    if (stacks.length === 0) throw new Error('no counter lies on the map')
    for (let count = stacks.length; count < ${wanted}; count++) {
      const copy = stacks[count % stacks.length].cloneNode(true)
      const beside = document.createElementNS('http://www.w3.org/2000/svg', 'g')
      const turn = count * 2.4
      beside.setAttribute('transform', 'translate(' + 12 * count ** 0.5 * Math.cos(turn) + ' ' + 12 * count ** 0.5 * Math.sin(turn) + ')')
      beside.append(copy)
      stacks[0].parentNode.append(beside)
    }
  }`
}

/** The map is drawn about in circles and zoomed in and out, with every frame. Gives how long each frame took. */
function movedAbout(seconds: number): string {
  return `new Promise(done => {
    const map = document.querySelector('.map')
    // The events are made here, and no real pointer can be held fast.
    map.setPointerCapture = () => undefined
    const { left, top, width, height } = map.getBoundingClientRect()
    const point = (type, x, y) =>
      map.dispatchEvent(new PointerEvent(type, { pointerId: 77, pointerType: 'mouse', clientX: x, clientY: y }))
    const times = []
    let [first, last] = [null, null]
    const step = now => {
      first ??= now
      if (last !== null) times.push(now - last)
      last = now
      const turn = ((now - first) / 1000) * Math.PI
      const x = left + width * (0.5 + 0.2 * Math.cos(turn))
      const y = top + height * (0.5 + 0.2 * Math.sin(turn))
      if (times.length === 0) point('pointerdown', x, y)
      point('pointermove', x, y)
      const deltaY = 40 * Math.cos(2 * turn)
      map.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX: x, clientY: y, cancelable: true }))
      if (now - first < ${1000 * seconds}) return requestAnimationFrame(step)
      point('pointerup', x, y)
      done(times)
    }
    requestAnimationFrame(step)
  })`
}
