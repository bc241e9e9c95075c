import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import type { Visit } from '../../../../tests/support/site.ts'
import { seriousFindings } from '../support.ts'
import { playUntilNews, readToFilm, readToQuestion } from './by-screens.ts'
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

  it('sees what happened in chapters, up to his question, and not again here or elsewhere', async () => {
    const { link, away } = await oneAway(site)
    const { page } = away
    await comeBack(page, link)
    await readToFilm(page)
    expect(await page.locator('.since-strip ol > li').count()).toBeGreaterThan(2)
    expect(await page.locator('.since-bar .step').textContent()).toContain('24 hours ago: chapter 1 of')
    expect(await seriousFindings(page)).toEqual([])
    const asked = await page.locator('.since-strip .your-turn b').textContent()
    await page.locator('.since-strip ol > li:nth-last-child(2) button').click()
    await page.locator('.since-bar .primary').click()
    await readToQuestion(page)
    await whenShown(page)
    expect(asked).toContain(await page.locator('.bar .question h1').textContent())

    await page.reload()
    await showsNoFilm(page)
    const other = await onAnotherDevice(site, away)
    await comeBack(other.page, link)
    await showsNoFilm(other.page)
    expect([...away.complaints, ...other.complaints]).toEqual([])
  })

  it('sees them on another device and a small screen, and not again where he was before', async () => {
    const { link, away } = await oneAway(site)
    const { page } = await onAnotherDevice(site, away)
    await comeBack(page, link)
    await readToFilm(page)
    expect(await page.locator('.since-sheet .beads li').count()).toBeGreaterThan(1)
    expect(await seriousFindings(page)).toEqual([])
    const asked = await page.locator('.since-sheet .asked-then b').textContent()
    await page.locator('.since-sheet .primary').click()
    await readToQuestion(page)
    await whenShown(page)
    expect(asked).toContain((await page.locator('.sheet h1').textContent())?.trim().split('?')[0])

    await comeBack(away.page, link)
    await showsNoFilm(away.page)
  })
})

/** Two have sat down, seen their table and gone; one of them has missed a turn of the other since he last chose. */
async function oneAway(site: ServedSite): Promise<{ readonly link: string; readonly away: Visit }> {
  const [host, guest] = [await site.firstVisit(desktop), await site.firstVisit(desktop)]
  const wanted = { game: 'semper-victor', scenario: 'Constantin and Licinius', host: 'Marcia' }
  const link = await setTable(site, host.page, { ...wanted, asksLess: true })
  await takeSeat(guest.page, link, 'Hanno')
  for (const { page } of [host, guest]) {
    await page.waitForSelector('.players-strip')
    await readToQuestion(page)
    await whenShown(page)
    await page.goto(`${site.url}#/about`)
  }
  const player = await playUntilNews(site, idIn(link), [host.page, guest.page])
  return { link, away: player === 0 ? host : guest }
}

/** A phone that keeps nothing, with the same person before it. */
async function onAnotherDevice(site: ServedSite, { context }: Visit): Promise<Visit> {
  return await site.firstVisit({
    ...phone,
    storageState: { cookies: await context.cookies(), origins: [] },
  })
}

async function comeBack(page: Page, link: string): Promise<void> {
  await page.clock.setFixedTime(new Date(Date.now() + A_DAY))
  await page.goto(link)
}

async function showsNoFilm(page: Page): Promise<void> {
  await whenShown(page)
  expect(await page.locator('.film, .since-strip, .since-sheet, .moment, .notice.missed').count()).toBe(0)
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
