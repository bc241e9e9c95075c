import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { atRest, openSite, readOpening, type Site, seriousFindings } from './support.ts'

const SETTINGS = JSON.stringify({ briefing: 'always', motion: 'less' })

/** A fresh match, by somebody who wants to be briefed. */
async function begin(site: Site, page: Page, game: string, scenario: string): Promise<void> {
  await page.goto(site.url)
  await page.evaluate(`localStorage.setItem('aquila-settings', ${JSON.stringify(SETTINGS)})`)
  await page.goto(`${site.url}#/play/${game}/alone/${scenario}`)
  await page.reload()
  await page.locator('button.begin').click()
  await page.locator('.briefing footer button').waitFor()
}

describe.skipIf(chromiumPath === null)('the briefing and the aims', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  it('opens a match before its first question, not after a reload, and again with A', async () => {
    const { page, complaints } = await site.firstVisit()
    await begin(site, page, 'alea-iacta-est', '3')
    expect(await page.locator('.briefing h1').textContent()).toBe('You are Caesar')
    expect(await page.locator('.briefing-side').allTextContents()).toEqual([
      expect.stringContaining('4 of 6 today'),
      expect.stringContaining('3 of 3 today'),
    ])
    expect(await page.locator('.briefing-now').textContent()).toContain('Pompeius wins')
    expect(await page.locator('.bar').count()).toBe(0)
    expect(await page.locator('.aim-tag').count()).toBe(7)
    expect(await seriousFindings(page)).toEqual([])
    // The button that names the first deed has the focus.
    await page.keyboard.press('Space')
    await page.locator('.bar').waitFor()
    expect(await page.locator('.briefing').count()).toBe(0)
    await page.reload()
    await page.locator('.bar').waitFor()
    expect(await page.locator('.briefing').count()).toBe(0)
    await page.keyboard.press('a')
    await page.locator('.briefing footer button').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.bar').waitFor()
    expect(complaints).toEqual([])
  })

  it.each([
    ['seven-kings', '20 at the end of a reign win'],
    ['reign-of-romulus', 'the reign is a glorious one'],
  ])(
    'U10: is followed in %s by the founding and the first draw, then by the question',
    async (scenario, aim) => {
      const { page, complaints } = await site.firstVisit()
      await begin(site, page, 'kings-of-rome', scenario)
      await page.locator('.briefing footer button').click()
      const moment = page.locator('.moment')
      await moment.getByRole('heading', { name: 'Rome is founded' }).waitFor()
      expect(await moment.textContent()).toContain(aim)
      expect(await page.locator('.bar .acts .primary').count()).toBe(0)
      await moment.locator('footer .primary').click()
      await moment.getByRole('heading', { name: 'Chits are drawn' }).waitFor()
      expect(await page.locator('.log-line', { hasText: 'bag:' }).count()).toBe(0)
      await moment.locator('footer .primary').click()
      await readOpening(page, '.bar .acts .primary')
      expect(await page.locator('.log-line', { hasText: 'bag:' }).count()).toBeGreaterThan(0)
      // What was shown is not shown again.
      await page.reload()
      await page.locator('.bar .acts .primary').waitFor()
      expect(await moment.count()).toBe(0)
      expect(complaints).toEqual([])
    },
  )

  it.each([
    ['kings-of-rome', 'reign-of-numa'],
    ['semper-victor', '1'],
  ])('U8: is followed in %s by a map that is near and leaves no ground bare', async (game, scenario) => {
    const { page } = await site.firstVisit()
    await begin(site, page, game, scenario)
    await page.locator('.briefing footer button').click()
    await readOpening(page, '.mover')
    await atRest(page)
    const map = await page.locator('.map-sheet > img').boundingBox()
    const bar = await page.locator('.bar').boundingBox()
    expect(map?.y ?? 900).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect((map?.y ?? 0) + (map?.height ?? 0)).toBeGreaterThanOrEqual(899)
    // Who could set out first stands where no paper lies on him.
    const army = await page.locator('.stack-on[data-drag]').first().boundingBox()
    const paper = await page.locator('.inspector').boundingBox()
    expect((army?.y ?? 900) + (army?.height ?? 0)).toBeLessThanOrEqual(900)
    expect((army?.width ?? 0) > 30).toBe(true)
    expect(paper).not.toBeNull()
  })

  it('U1: a reign is briefed as it stands before anything is drawn', async () => {
    const { page } = await site.firstVisit()
    await begin(site, page, 'kings-of-rome', 'reign-of-numa')
    expect(await page.locator('.briefing h1').textContent()).toBe('You are Numa Pompilius')
    const told = /It is (\d+) now/.exec((await page.locator('.briefing').textContent()) ?? '')
    expect(await page.locator('.briefing table td').last().textContent()).toBe(told?.[1])
  })

  it('keeps the aims under the gauges, with a card for each', async () => {
    const { page } = await site.firstVisit()
    await begin(site, page, 'alea-iacta-est', '3')
    await page.keyboard.press('Space')
    const chips = page.locator('.aims .aim')
    await chips.first().waitFor()
    const texts = await chips.allTextContents()
    expect(texts.map(text => text.trim())).toEqual([
      'Asia',
      'Graecia',
      '4 to keep',
      'Asia',
      'Africa',
      'Graecia',
    ])
    expect(await page.locator('.aims-now').textContent()).toContain('Now: Pompeius would win')
    await chips.first().focus()
    const card = page.locator('.aim-card')
    await card.waitFor()
    expect(await card.textContent()).toContain('units in 3 of 5 zones')
    expect(await seriousFindings(page)).toEqual([])
  })

  it.each([
    ['semper-victor', '1', 'Secondus wins'],
    ['roma-victrix', '1', 'Aegyptus wins'],
    ['kings-of-rome', 'seven-kings', 'Rome loses'],
  ])('tells %s on a phone, and the line under the gauges opens it again', async (game, scenario, outlook) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const { page } = await site.firstVisit(phone)
    await begin(site, page, game, scenario)
    expect(await page.locator('.briefing-now').textContent()).toContain(outlook)
    expect(await seriousFindings(page)).toEqual([])
    await page.locator('.briefing footer button').click()
    await readOpening(page, '.aims-line')
    await page.locator('.aims-line').click()
    await page.locator('.briefing footer button').waitFor()
  })
})
