import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import { seriousFindings } from '../support.ts'
import { openServer, type ServedSite } from './house.ts'

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
})
