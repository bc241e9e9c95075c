import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actUntil } from '../../../tests/support/acting.ts'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { positionFor } from '../screens/positions.ts'
import { openFile, openSite, readOpening, type Site, seriousFindings } from './support.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A year of Scenario 2 in which Primus may raise a Usurper. */
const bidding = positionFor({
  game: 'semper-victor',
  scenario: '2',
  seed: 1,
  before: ({ role, task, choices }) =>
    role === 'primus' &&
    task === 'react.usurpations' &&
    choices.some(({ verb }) => verb.startsWith('usurpation')),
})

/** The last choice of a whole match. */
const played = positionFor({ game: 'semper-victor', scenario: '1', seed: 3 })

/** Goes through the cards that tell of a revolt, and says where it is carried, until the table asks something else. */
function throughRevolt(page: Page): Promise<unknown> {
  return actUntil(page, 'the next question', {
    done: `() => document.querySelector('.log')?.textContent.includes('against 4') && !seen('.moment')`,
    next: `() => seen('.moment footer .primary') ?? seen('.choice-list .choice')`,
  })
}

describe.skipIf(chromiumPath === null)('an evening with Semper Victor in a real browser', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('leads through the road to Roma by the buttons of the lesson', { timeout: 240_000 }, async () => {
    const { page, complaints } = await site.visit()
    await page.goto(`${site.url}#/learn/semper-victor`)
    await page.getByRole('button', { name: 'Begin the lesson' }).first().click()
    await page.locator('.coach h2', { hasText: 'You are Constantin' }).waitFor()
    await actUntil(page, 'the end of the lesson', {
      done: `() => seen('.coach')?.textContent.includes('Maxence is dead, and Italia')`,
      next: `() =>
        seen('.moment .primary') ?? seen('.film .primary') ?? seen('.battle-acts .primary') ??
        seen('.coach footer button.primary') ??
        (seen('.coach h2') && seen('[data-pointed=true]')) ?? (seen('.beacon') && !seen('.choice-list') ? key('c') : undefined)`,
    })
    expect(complaints).toEqual([])
  })

  it('tries a usurpation by hand: one dialog with its stakes, its steps and the map of the revolt', async () => {
    const { page, complaints } = await site.visit()
    await openFile(site, page, await bidding)
    await readOpening(page, '.choice-list .choice')
    await page.locator('.choice-list .choice', { hasText: 'Usurpation against Secondus' }).click()
    await page.locator('.moment[data-steps] .adversaries .coin').nth(1).waitFor()
    await page.locator('.moment-stakes', { hasText: 'If he falls, all who joined him return' }).waitFor()
    expect(await page.locator('.moment-steps > li').count()).toBe(5)
    expect(await seriousFindings(page, '.moment')).toEqual([])
    await page.locator('.moment footer .primary').click()
    await page.locator('.moment .verdict').waitFor()
    await throughRevolt(page)
    expect(complaints).toEqual([])
  })

  it('has the whole college in sight: on a desktop side by side, on a phone a side at a time', async () => {
    for (const size of [undefined, phone]) {
      const { page } = await site.visit(size)
      await openFile(site, page, await bidding)
      await readOpening(page, '.bar, .sheet')
      await page.locator('.tabs button', { hasText: 'College' }).first().click()
      await page.locator('.offices section').nth(1).waitFor()
      const widths: { readonly panel: number; readonly inside: number; readonly sides: number[] } =
        await page.evaluate(`(() => {
          const body = document.querySelector('.panel-body')
          const sides = [...document.querySelectorAll('.offices section')].map(each => each.getBoundingClientRect().width)
          return { panel: body.clientWidth, inside: body.scrollWidth, sides }
        })()`)
      expect(widths.inside).toBeLessThanOrEqual(widths.panel)
      const together = widths.sides.reduce((sum, width) => sum + width, 0)
      if (size === undefined) expect(together).toBeLessThanOrEqual(widths.panel)
      else expect(together).toBeGreaterThan(widths.panel)
      expect(await page.locator('.region-tile').count()).toBe(12)
      expect(await seriousFindings(page, '.panel')).toEqual([])
    }
  })

  it('ends with a chronicle, deeds and luck', async () => {
    const { page } = await site.visit()
    await openFile(site, page, await played)
    await page.goto(page.url().replace('/match/', '/end/'))
    await page.locator('.end-card.result').waitFor()
    const chronicle = page.locator('.end-card', { hasText: 'Chronicle' })
    await chronicle
      .locator('p', { hasText: /Primus/ })
      .first()
      .waitFor()
    await page.getByText('Battles won').waitFor({ state: 'attached' })
    await page
      .getByText(/battles (under|over) expected/)
      .first()
      .waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })
})
