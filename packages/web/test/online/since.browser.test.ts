import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import type { Visit } from '../../../../tests/support/site.ts'
import { seriousFindings } from '../support.ts'
import { playUntilNews, readToQuestion } from './by-screens.ts'
import { idIn, openServer, type ServedSite, setTable, takeSeat } from './house.ts'

// Whoever wants little motion turns the chapters himself: nothing here waits for a film to run through.
const desktop = { reducedMotion: 'reduce' } as const
const phone = { ...desktop, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const A_DAY = 86_400_000

describe.skipIf(chromiumPath === null)('whoever comes back to a table online after a day', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await openServer()
  })
  afterAll(() => site?.close())

  it('sees what happened in chapters, up to his question, and not again elsewhere', async () => {
    const { link, host, guest } = await twoAtTable(site)
    const pages = [host.page, guest.page]
    await playUntilNews(site, idIn(link), pages, 0)
    await comeBack(host.page, link)
    const { page } = host
    await page.waitForSelector('.since-strip')
    expect(await page.locator('.since-strip ol > li').count()).toBeGreaterThan(2)
    expect(await page.locator('.since-bar .step').textContent()).toContain('24 hours ago: chapter 1 of')
    expect(await seriousFindings(page)).toEqual([])
    const asked = await page.locator('.since-strip .your-turn b').textContent()
    await page.locator('.since-strip ol > li:nth-last-child(2) button').click()
    await page.locator('.since-bar .primary').click()
    await readToQuestion(page)
    await whenShown(page)
    expect(asked).toContain(await page.locator('.bar .question h1').textContent())

    const other = await onAnotherDevice(site, host, phone)
    await comeBack(other.page, link)
    await whenShown(other.page)
    expect(await other.page.locator('.film, .since-sheet, .notice.missed').count()).toBe(0)
    expect([...host.complaints, ...other.complaints]).toEqual([])
  })

  it('sees them on another device and a small screen', async () => {
    const { link, host, guest } = await twoAtTable(site)
    await playUntilNews(site, idIn(link), [host.page, guest.page], 0)
    const { page } = await onAnotherDevice(site, host, phone)
    await comeBack(page, link)
    await page.waitForSelector('.since-sheet')
    expect(await page.locator('.since-sheet .beads li').count()).toBeGreaterThan(1)
    expect(await seriousFindings(page)).toEqual([])
    const asked = await page.locator('.since-sheet .asked-then b').textContent()
    await page.locator('.since-sheet .primary').click()
    await readToQuestion(page)
    await whenShown(page)
    expect(asked).toContain((await page.locator('.sheet h1').textContent())?.trim().split('?')[0])
  })
})

interface TwoAtTable {
  readonly link: string
  readonly host: Visit
  readonly guest: Visit
}

/** Two have sat down and seen their table, and gone. */
async function twoAtTable(site: ServedSite): Promise<TwoAtTable> {
  const [host, guest] = [await site.firstVisit(desktop), await site.firstVisit(desktop)]
  const wanted = { game: 'semper-victor', scenario: 'In hoc signo', host: 'Marcia' }
  const link = await setTable(site, host.page, wanted)
  await takeSeat(guest.page, link, 'Hanno')
  for (const { page } of [host, guest]) {
    await whenShown(page)
    await page.goto(`${site.url}#/about`)
  }
  return { link, host, guest }
}

/** A browser that keeps nothing, with the same person before it. */
async function onAnotherDevice(
  site: ServedSite,
  { context }: Visit,
  device: typeof desktop | typeof phone,
): Promise<Visit> {
  return await site.firstVisit({
    ...device,
    storageState: { cookies: await context.cookies(), origins: [] },
  })
}

async function comeBack(page: Page, link: string): Promise<void> {
  await page.clock.setFixedTime(new Date(Date.now() + A_DAY))
  await page.goto(link)
}

/** All that there is to see of the match was shown, and the server knows it. */
async function whenShown(page: Page): Promise<void> {
  await page.waitForSelector('.table[data-showing=false] .players-strip')
  const { origin, hash } = new URL(page.url())
  const table = `${origin}/api/tables/${hash.split('/').at(-1)}`
  const { told } = await (await page.request.get(`${table}/sight`)).json()
  const seen = async () => (await (await page.request.get(`${table}/own`)).json()).seen?.events
  await expect.poll(seen).toBe(told.events.length)
}
