import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { inject, onTestFailed, onTestFinished } from 'vitest'

/** A page that is served somewhere, in the browser of the run. */
export interface Site {
  readonly url: string
  /**
   * The page that tests use one after another, with nothing kept and the same lots to draw: to load it afresh for each would
   * take most of their time. A test that wants it loaded goes to `url`.
   */
  visit(options?: BrowserContextOptions): Promise<Visit>
  /**
   * The first visit of somebody, in a profile of his own: where what the browser keeps is the subject. The page keeps nothing for a
   * time without a network, unless the test says `serviceWorkers: 'allow'`: for that it fetches the maps of all games.
   */
  firstVisit(options?: BrowserContextOptions): Promise<Visit>
  close(): Promise<void>
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Whatever the console complains about. */
  readonly complaints: string[]
}

const DESKTOP = { width: 1440, height: 900 }

/** The site at an address; `stop` ends what serves it. */
export function siteAt(url: string, stop: () => void | Promise<void> = () => undefined): Site {
  return {
    url,
    visit: (options = {}) => visitAgain(url, options),
    async firstVisit(options = {}) {
      const visit = await open(options)
      onTestFinished(() => visit.context.close())
      return visit
    },
    close: async () => stop(),
  }
}

let connected: Promise<Browser> | undefined

/** The browser of this run. What is opened in it goes when the process ends that ran the test file. */
export function browserOfRun(): Promise<Browser> {
  const { browser } = inject('page')
  if (browser === null) throw new Error('this run has no browser: set AQUILA_CHROMIUM')
  connected ??= chromium.connect(browser)
  return connected
}

/** The pages that are kept, by their address and by what they are looked at with. */
const kept = new Map<string, Visit>()

async function visitAgain(url: string, options: BrowserContextOptions): Promise<Visit> {
  const key = JSON.stringify([url, options])
  const found = kept.get(key)
  const visit = found ?? (await open(options))
  kept.set(key, visit)
  // A test that failed may have left the page anywhere.
  onTestFailed(async () => {
    kept.delete(key)
    await visit.context.close()
  })
  if (found !== undefined) await tidyUp(url, visit, options)
  return visit
}

async function open(options: BrowserContextOptions): Promise<Visit> {
  const browser = await browserOfRun()
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block', ...options })
  await context.addInitScript(WITHOUT_BRIEFING)
  await context.addInitScript(UNPAINTED)
  const complaints: string[] = []
  context.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  context.on('weberror', error => complaints.push(error.error().message))
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await hurry(page)
  return { page, context, complaints }
}

/**
 * What moves runs its whole course, only faster: a browser without a graphics card draws each of its pictures with the processor
 * that the tests want too. The page's own clocks (how long a film stands, when a bot is asked) go as ever.
 */
async function hurry(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 8 })
}

/** Puts the page back on the shelf, with nothing kept, and begins the lots again. */
async function tidyUp(url: string, visit: Visit, options: BrowserContextOptions): Promise<void> {
  const { page, context, complaints } = visit
  for (const other of context.pages()) if (other !== page) await other.close()
  const viewport = options.viewport ?? DESKTOP
  if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport)
  await page.mouse.move(0, 0)
  await page.goto(`${url}#/about`)
  await page.evaluate(FORGET)
  for (const worker of page.workers()) await worker.evaluate('globalThis.drawLotsAgain?.()')
  complaints.length = 0
}

/** Tests come to the table at once; the one about briefings sets it differently. An empty page keeps nothing. */
const WITHOUT_BRIEFING = `
  if (location.protocol.startsWith('http')) {
    const kept = JSON.parse(localStorage.getItem('aquila-settings') ?? '{}')
    localStorage.setItem('aquila-settings', JSON.stringify({ briefing: 'never', ...kept }))
  }
`

/**
 * What lies on the map is there, has its size, is found and pressed, but is not painted: without a graphics card its pixels are
 * half of all that the browser does. `painted` has it painted for those who look at pixels or contrasts.
 */
const UNPAINTED = `{
  const unpainted = new CSSStyleSheet()
  unpainted.replaceSync('html:not([data-painted]) .map-sheet svg { opacity: 0 !important }')
  document.adoptedStyleSheets.push(unpainted)
}`

/** The page with all its pixels, while something looks at them. */
export async function painted<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  await page.evaluate("document.documentElement.setAttribute('data-painted', '')")
  try {
    return await look()
  } finally {
    await page.evaluate("document.documentElement.removeAttribute('data-painted')")
  }
}

/** Empties what the origin keeps; the databases stay, because the page has them open. */
const FORGET = `(async () => {
  localStorage.clear()
  for (const { name } of await indexedDB.databases()) {
    const done = request => new Promise((resolve, reject) => {
      request.onsuccess = request.oncomplete = () => resolve(request.result)
      request.onerror = request.onabort = () => reject(request.error)
    })
    const database = await done(indexedDB.open(name))
    const stores = [...database.objectStoreNames]
    if (stores.length > 0) {
      const emptying = database.transaction(stores, 'readwrite')
      for (const store of stores) emptying.objectStore(store).clear()
      await done(emptying)
    }
    database.close()
  }
})()`
