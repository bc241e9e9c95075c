import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { english } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { begin, openSite, type Site } from './support.ts'

/** Every transaction that writes stays open for a while, as on a slow disk: what is not in the store yet is lost with the page. */
const SLOW_STORE = `{
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    const transaction = begin.call(this, names, mode, options)
    if (mode !== 'readwrite') return transaction
    const until = performance.now() + 1500
    const store = transaction.objectStore([names].flat()[0])
    const hold = () => {
      if (performance.now() < until) store.get('nothing').onsuccess = hold
    }
    hold()
    return transaction
  }
}`

/** What a page of an older version has left in its store, and what it asked last. Each was written by the page of that time. */
interface OldStore {
  readonly version: number
  readonly stores: { readonly [name: string]: readonly { readonly id: string }[] }
  readonly asked: string
}

/** Its form is old, not its rules: what becomes of a match under newer ones is told by other tests. */
async function oldStore(version: number): Promise<OldStore> {
  const file = new URL(`./old-stores/version-${version}.json.gz`, import.meta.url)
  const { game } = await loadGame('alea-iacta-est', english)
  const text = gunzipSync(readFileSync(file)).toString('utf8')
  return JSON.parse(text.replaceAll(/"rules":"[\d.]+"/g, `"rules":"${game.version}"`))
}

/** Runs in the page: makes the store as it was. */
const MAKE_STORE = `({ version, stores }) => new Promise((resolve, reject) => {
  const opening = indexedDB.open('aquila', version)
  opening.onupgradeneeded = () => {
    for (const [name, rows] of Object.entries(stores)) {
      const keyPath = name === 'logs' ? ['match', 'page'] : 'id'
      const store = opening.result.createObjectStore(name, { keyPath })
      for (const row of rows) store.put(row)
    }
  }
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    opening.result.close()
    resolve()
  }
})`

/** Runs in the page: how many rows each store has. */
const COUNT_ROWS = `new Promise(resolve => {
  const opening = indexedDB.open('aquila')
  opening.onsuccess = async () => {
    const rows = {}
    for (const name of opening.result.objectStoreNames)
      rows[name] = await new Promise(counted => {
        const request = opening.result.transaction(name).objectStore(name).count()
        request.onsuccess = () => counted(request.result)
      })
    opening.result.close()
    resolve(rows)
  }
})`

describe.skipIf(chromiumPath === null)('what the browser keeps', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite({ before: SLOW_STORE })
  })
  afterAll(() => site?.close())

  /** The page dies as a whole, with its worker; nothing is told to either. */
  async function crash(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const gone = page.waitForEvent('crash')
    session.send('Page.crash').catch(() => undefined)
    await gone
  }

  const saved = (page: Page): Promise<void> => page.locator('.saved', { hasText: /^Saved$/ }).waitFor()

  it('is every choice that was called saved, though the renderer is killed in that very moment', async () => {
    const { page, context } = await site.firstVisit()
    await begin(site, page, 'alea-iacta-est', 'The Pharsalus Campaign')
    const address = page.url()
    let open = page
    for (let choice = 0; choice < 3; choice++) {
      const asked = open.locator('.bar h1')
      const before = (await asked.textContent()) ?? ''
      await open.keyboard.press('c')
      await open.locator('.choice-list .choice').first().click()
      await expect.poll(() => asked.textContent(), { timeout: 20_000 }).not.toBe(before)
      const after = await asked.textContent()
      await saved(open)
      await crash(open)
      await open.close()
      open = await context.newPage()
      await open.goto(address)
      await open.waitForSelector('.table')
      expect(await open.locator('.bar h1').textContent()).toBe(after)
    }
  })

  it('is a match that an older page has written: it goes on, and comes into the new form', async () => {
    const { page } = await site.visit()
    const old = await oldStore(3)
    const [match] = old.stores.matches ?? []
    // No page has opened the store yet.
    await page.route('**/before', route => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto(`${site.url}before`)
    await page.evaluate(`(${MAKE_STORE})(${JSON.stringify(old)})`)
    await page.goto(`${site.url}#/match/${match?.id}`)
    await page.waitForSelector('.table')
    const asked = page.locator('.bar h1')
    expect(await asked.textContent()).toBe(old.asked)
    expect(await page.evaluate(COUNT_ROWS)).toMatchObject({ matches: 1, logs: 1, changes: 0 })
    await page.keyboard.press('c')
    await page.locator('.choice-list .choice').first().click()
    const isAskedNext = async () => !/thinking/.test((await asked.textContent()) ?? 'thinking')
    await expect.poll(() => asked.textContent(), { timeout: 20_000 }).not.toBe(old.asked)
    await expect.poll(isAskedNext, { timeout: 20_000 }).toBe(true)
    const after = await asked.textContent()
    await saved(page)
    // Whoever sets out takes others along: that is a change more.
    const kept = { matches: 1, logs: 0, checkpoints: 1, summaries: 1 }
    expect(await page.evaluate(COUNT_ROWS)).toMatchObject({ ...kept, changes: expect.toSatisfy(n => n > 0) })
    await page.reload()
    await page.waitForSelector('.table')
    expect(await asked.textContent()).toBe(after)
    expect(await page.locator('.log').textContent()).not.toBe('')
  })

  it('a page whose worker does not load says so, and goes on when it does', async () => {
    const { page, context } = await site.firstVisit()
    await begin(site, page, 'the-fords', 'A duel')
    const address = page.url()
    await context.route(/match\.worker/, route => route.abort())
    await page.goto('about:blank')
    await page.goto(address)
    await page.getByRole('alert').getByText('could not be loaded').waitFor()
    await context.unroute(/match\.worker/)
    await page.getByRole('button', { name: 'Load it again' }).click()
    await page.waitForSelector('.table')

    await context.route(/match\.worker/, route => route.abort())
    await page.goto('about:blank')
    await page.goto(`${site.url}#/play/the-fords`)
    await page.getByRole('alert').getByText('could not be loaded').waitFor()
    await context.unroute(/match\.worker/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Begin' }).waitFor()
  })

  describe('and cannot be read', () => {
    /** The store fails until `letStore` is called. */
    const BROKEN_STORE = `{
      const open = IDBFactory.prototype.open
      let broken = true
      window.letStore = () => (broken = false)
      IDBFactory.prototype.open = function (...args) {
        if (broken) throw new DOMException('the disk is gone', 'UnknownError')
        return open.apply(this, args)
      }
    }`

    async function brokenShelf(): Promise<Page> {
      const { page, context } = await site.firstVisit()
      await begin(site, page, 'the-fords', 'A duel')
      await page.close()
      const shelf = await context.newPage()
      await shelf.addInitScript(BROKEN_STORE)
      return shelf
    }

    it('is said on the shelf, never as an empty list, and tried again by itself', async () => {
      const shelf = await brokenShelf()
      await shelf.goto(site.url)
      await shelf.getByRole('alert').getByText('the disk is gone').waitFor()
      expect(await shelf.getByText('Matches you start are kept here').count()).toBe(0)
      await shelf.evaluate('letStore()')
      await shelf.locator('.match-card').first().waitFor()
      expect(await shelf.getByRole('alert').count()).toBe(0)
    })

    it('is tried again by hand', async () => {
      const shelf = await brokenShelf()
      await shelf.clock.install()
      await shelf.goto(site.url)
      await shelf.getByRole('alert').getByText('the disk is gone').waitFor()
      await shelf.clock.pauseAt(Date.now() + 60_000)
      await shelf.evaluate('letStore()')
      await shelf.getByRole('button', { name: 'Try again' }).click()
      await shelf.locator('.match-card').first().waitFor()
    })
  })
})
