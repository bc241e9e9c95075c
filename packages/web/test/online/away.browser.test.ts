import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import type { Visit } from '../../../../tests/support/site.ts'
import { seriousFindings } from '../support.ts'
import { readToQuestion } from './by-screens.ts'
import { openServer, type ServedSite, setTable, takeSeat, unexpected } from './house.ts'

const desktop = { reducedMotion: 'reduce' } as const

describe.skipIf(chromiumPath === null)('while the server is away', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await openServer()
  })
  afterAll(() => site?.close())

  it('a page that was not fetched yet says so, leads back and comes when it is tried again', async () => {
    const { page } = await site.firstVisit()
    await page.goto(site.url)
    const online = page.getByRole('navigation').getByRole('link', { name: 'Online' })
    await online.waitFor()
    await site.away()
    try {
      await online.click()
      await page.getByRole('heading', { name: 'The server does not answer' }).waitFor()
      expect(await page.locator('main').textContent()).not.toContain('preload')
      expect(await seriousFindings(page)).toEqual([])
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('There is still no answer.').waitFor()
      await page.getByRole('main').getByRole('link', { name: 'Shelf' }).click()
      await page.locator('.shelf').first().waitFor()
      await online.click()
      await page.getByRole('heading', { name: 'The server does not answer' }).waitFor()
    } finally {
      await site.back()
    }
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForSelector('.online-lists')
  })

  it('a table shows also what nobody has opened there before', async () => {
    const { host } = await twoAtTable(site)
    const { page } = host
    // Everything that a table may want comes while nobody asks for it.
    for (const part of ['film-bar', 'menu-list', 'notes', 'resign', 'moment-steps'])
      await expect
        .poll(() => fetchedBy(page), { timeout: 60_000 })
        .toContainEqual(expect.stringContaining(`/${part}-`))
    await site.away()
    try {
      await page.locator('.players-strip .stored[data-is=connecting]').waitFor()
      await page.locator('.menu summary').first().click()
      await page.getByRole('button', { name: 'Resign' }).click()
      await page.getByRole('button', { name: 'Play on' }).click()
    } finally {
      await site.back()
    }
    expect(unexpected(host)).toEqual([])
  })

  it('a part of a table that does not come says so, and comes when it can', async () => {
    const { host } = await twoAtTable(site, async page => {
      await page.route(/menu-list-/, route => route.abort())
    })
    const { page } = host
    await page.locator('.menu summary').first().click()
    const away = page.locator('.part-away')
    await away.waitFor()
    expect(await away.textContent()).toContain('could not be fetched')
    expect(await seriousFindings(page)).toEqual([])
    await page.unroute(/menu-list-/)
    await page.getByRole('button', { name: 'Resign' }).waitFor()
    expect(await away.count()).toBe(0)
  })
})

/** Two have sat down, and all that the beginning shows is read. `before` is done with the host's page when it is opened. */
async function twoAtTable(
  site: ServedSite,
  before: (page: Page) => Promise<void> = async () => undefined,
): Promise<{ readonly host: Visit; readonly guest: Visit }> {
  const [host, guest] = [await site.firstVisit(desktop), await site.firstVisit(desktop)]
  await before(host.page)
  const wanted = { game: 'semper-victor', scenario: 'In hoc signo', host: 'Marcia' }
  await takeSeat(guest.page, await setTable(site, host.page, wanted), 'Hanno')
  await host.page.waitForSelector('.players-strip')
  await readToQuestion(host.page)
  return { host, guest }
}

async function fetchedBy(page: Page): Promise<string[]> {
  return await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
}
