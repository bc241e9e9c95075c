import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { begin, openRecord, openSite, recordBefore, type Site, seriousFindings } from './support.ts'

describe.skipIf(chromiumPath === null)('the pages in a real browser', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(chromiumPath ?? '')
  })
  afterAll(() => site?.close())

  it('replays a match and branches off into a new one', async () => {
    const { page, complaints } = await site.visit()
    await openRecord(
      site,
      page,
      recordBefore(({ task }) => task === 'retreat'),
    )
    await page.goto(page.url().replace('/match/', '/replay/'))
    await page.getByRole('button', { name: 'To the end' }).click()
    const slider = page.getByRole('slider')
    expect(Number(await slider.inputValue())).toBeGreaterThan(20)
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: 'by choice' }).click()
    await page.getByRole('button', { name: 'One step back' }).click()
    await page.getByRole('button', { name: 'What if' }).click()
    await page.waitForSelector('.table')
    await page.goto(site.url)
    await page.locator('.match-card').nth(1).waitFor()
    expect(complaints).toEqual([])
  })

  it('has no serious finding of axe-core on any page', { timeout: 120_000 }, async () => {
    const { page } = await site.visit()
    const found: string[] = []
    const look = async (name: string): Promise<void> => {
      found.push(...(await seriousFindings(page)).map(finding => `${name}: ${finding}`))
    }
    await page.goto(site.url)
    await page.waitForSelector('.boxes')
    await look('shelf')
    await page.goto(`${site.url}#/about`)
    await page.getByRole('heading', { name: 'About Aquila' }).waitFor()
    await look('about')
    await page.goto(`${site.url}#/learn/alea-iacta-est`)
    await page.locator('.rule-text').first().waitFor()
    await look('learn')
    await page.goto(`${site.url}#/play/alea-iacta-est`)
    await page.waitForSelector('.scenario')
    await look('set-up')
    await openRecord(
      site,
      page,
      recordBefore(({ task }) => task === 'set-out'),
    )
    await look('table')
    const table = page.url()
    await page.goto(table.replace('/match/', '/replay/'))
    await page.waitForSelector('.dock')
    await look('replay')
    await openRecord(
      site,
      page,
      recordBefore(({ task }) => task === 'pick-losses'),
    )
    await look('battle')
    expect(found).toEqual([])
  })

  it('opens and plays without a network after the first visit', async () => {
    const { page, context } = await site.visit()
    await page.goto(site.url)
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await page.waitForFunction(
      'caches.keys().then(async keys => (await (await caches.open(keys[0])).keys()).length > 10)',
    )
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: 'Play alone' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.waitForSelector('.table .places [data-place]', { state: 'attached' })
  })

  it('says what is wrong with a record and loses nothing', async () => {
    const { page } = await site.visit()
    await begin(site, page, 'the-fords', 'A duel')
    await page.goto(site.url)
    const record = JSON.parse(recordBefore(({ task }) => task === 'movement'))
    for (const [name, text] of [
      ['not JSON', '{'],
      ['is not a record', '{"format":"something else"}'],
      ['cannot be played here', JSON.stringify({ ...record, game: 'chess' })],
      ['version 0.0.1', JSON.stringify({ ...record, rules: '0.0.1' })],
    ] as const) {
      await page.setInputFiles('input[type=file]', {
        name: 'record.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })
      await page.getByRole('alert').getByText(name).waitFor()
    }
    await page.locator('.match-card').waitFor()
  })

  it('says that the browser is full, and goes on', async () => {
    const { page } = await site.visit()
    await begin(site, page, 'the-fords', 'A duel')
    await page.workers()[0]?.evaluate(`IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }`)
    await page.keyboard.press('c')
    await page.locator('.choice-list .choice').first().click()
    await page.getByRole('alert').getByText('no room left').waitFor()
    await page.getByRole('button', { name: 'Export record' }).first().waitFor()
  })

  it('asks no other site for anything', async () => {
    const { page } = await site.visit()
    const foreign: string[] = []
    page.on('request', request => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('blob:'))
        foreign.push(request.url())
    })
    await begin(site, page, 'alea-iacta-est', 'The Pharsalus Campaign')
    await page.waitForTimeout(500)
    expect(foreign).toEqual([])
  })
})
