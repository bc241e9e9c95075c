import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actUntil } from '../../../tests/support/acting.ts'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { begin, openSite, readOpening, type Site, seriousFindings } from './support.ts'

const GAME = 'semper-victor'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Ends every step as soon as it can be ended, until the text appears in the log. */
function endStepsUntil(page: Page, text: string): Promise<unknown> {
  return actUntil(page, text, {
    done: `() => document.querySelector('.log')?.textContent.includes(${JSON.stringify(text)}) || all('a[href^="#/end/"]').length > 0`,
    next: `() =>
      seen('.film .primary') ?? seen('[role=alertdialog] .primary') ??
      seen('.moment .primary, .battle-acts .primary, .battle .piece[data-legal=true], .battle-acts .choice') ??
      seen('.bar .acts .primary') ?? seen('.choice-list .choice') ?? key('c')`,
  })
}

describe.skipIf(chromiumPath === null)('Semper Victor in a real browser', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('is on the shelf, alone and for two at one table', async () => {
    const { page, complaints } = await site.visit()
    await page.goto(site.url)
    await page.locator(`.box[data-game=${GAME}]`).click()
    expect(await page.getByRole('link', { name: 'Same table' }).count()).toBe(1)
    await page.getByRole('link', { name: 'Play alone' }).click()
    await page.getByText('Constantin and Licinius', { exact: true }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('plays a year against a bot through the screen', { timeout: 240_000 }, async () => {
    const { page, complaints } = await site.visit()
    await begin(site, page, GAME, 'In hoc signo')
    await page.locator('.bar h1').waitFor()
    await endStepsUntil(page, 'AD 312')
    expect(await page.locator('.log-line').count()).toBeGreaterThan(10)
    expect(complaints).toEqual([])
  })

  it('marches an army: the reach is lit, the way is in the log, and it can be taken back', async () => {
    const { page } = await site.visit()
    await begin(site, page, GAME, 'In hoc signo')
    await readOpening(page, '.mover .way')
    await page.locator('.bar h1', { hasText: 'who sets out' }).waitFor()
    await page.keyboard.press('c')
    // What ends the question stands below the rest, groups too.
    expect(await page.locator('.choice-list .choice').last().getAttribute('data-way-on')).toBe('true')
    await page.locator('.choice-list .choice', { hasText: 'March with Constantin' }).click()
    await page.locator('.mark[data-to]').first().waitFor()
    const target = await page.locator('.mark[data-to]').first().getAttribute('data-to')
    await page.locator(`.places [data-place="${target}"]`).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator('.mark[data-to]').first().waitFor()
  })

  it('shows the college, the tracks and the Peoples, without serious findings', async () => {
    const { page } = await site.visit()
    await begin(site, page, GAME, 'Constantin and Licinius')
    await readOpening(page, '.mover .way')
    for (const [tab, shown] of [
      ['College', 'House of Constantin'],
      ['Tracks', 'Dioceses'],
      ['Peoples', 'Major Peoples'],
    ] as const) {
      await page.locator('.tabs button', { hasText: tab }).click()
      await page.locator('.panel', { hasText: shown }).first().waitFor()
      expect(await seriousFindings(page)).toEqual([])
    }
  })

  it('fits a phone', async () => {
    const { page } = await site.visit(phone)
    await begin(site, page, GAME, 'In hoc signo')
    await readOpening(page, '.sheet .mover .way')
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(await seriousFindings(page)).toEqual([])
  })
})
