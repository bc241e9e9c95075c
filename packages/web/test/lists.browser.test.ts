import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { atRest, begin, openRecord, openSite, recordBefore, type Site, seriousFindings } from './support.ts'

const question = (page: Page) => page.locator('.bar h1')

/** How near the map is looked at. */
function zoomOf(page: Page): Promise<number> {
  return page.evaluate(
    `Number(/scale\\(([\\d.]+)/.exec(document.querySelector('.map-sheet').style.transform)[1])`,
  )
}

describe.skipIf(chromiumPath === null)('lists that a person masters', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  const setsOut = recordBefore(
    ({ task, choices }) => task === 'movement' && choices.filter(({ verb }) => verb === 'lead').length > 4,
  )

  it('who sets out is a row for each leader, the strongest first, and a key leads to it', async () => {
    const { page, complaints } = await site.visit()
    await openRecord(site, page, setsOut)
    await page.locator('.mover').first().waitFor()
    const strengths = (await page.locator('.mover-strength').allTextContents()).map(Number)
    expect(strengths).toEqual(strengths.toSorted((one, other) => other - one))
    const heights = await page
      .locator('.mover .way')
      .evaluateAll(ways => ways.map(way => way.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    await atRest(page)
    const before = await page.locator('.map-sheet').getAttribute('style')
    await page.keyboard.press('1')
    expect(await page.locator('.mover').first().locator('.way:focus').count()).toBe(1)
    await page.locator('.highlight').first().waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await page.locator('.mover').nth(1).locator('.way:focus').count()).toBe(1)
    expect(await page.locator('.map-sheet').getAttribute('style')).toBe(before)
    expect(await seriousFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('everybody comes along; a press leaves one behind, and undo takes all of it back', async () => {
    const { page } = await site.visit()
    await openRecord(site, page, setsOut)
    const asked = (await question(page).textContent()) ?? ''
    await page.locator('.mover').first().waitFor()
    await atRest(page)
    const zoom = await zoomOf(page)
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    const taken = page.locator('.piece[data-leave=true]')
    await taken.first().waitFor()
    const all = await taken.count()
    expect(await page.getByRole('button', { name: 'Take all' }).count()).toBe(0)
    expect(await zoomOf(page)).toBeLessThanOrEqual(zoom)
    await taken.first().click()
    await expect.poll(() => taken.count(), { timeout: 60_000 }).toBe(all - 1)
    await page.keyboard.press('u')
    await question(page).getByText(asked, { exact: true }).waitFor()
    expect(await page.locator('.mover').count()).toBeGreaterThan(0)
  })

  it('Done that is off says why, and leads to what puts it right', async () => {
    const { page } = await site.visit()
    // One legion is missed, and one press calls it back.
    const short = recordBefore(
      ({ task, about, choices }) =>
        task === 'movement' &&
        String(about?.short ?? '') !== '' &&
        choices.filter(({ verb }) => verb === 'recall').length === 1,
    )
    await openRecord(site, page, short)
    const done = page.locator('.bar .barred', { hasText: 'Done' })
    expect(await done.textContent()).toMatch(/lacks \d legions?/)
    expect(await done.getAttribute('aria-disabled')).toBe('true')
    await done.dispatchEvent('click')
    await page.locator('.owed .button:focus').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.locator('.bar .button.primary', { hasText: 'Done' }).waitFor()
    expect(await page.locator('.owed').count()).toBe(0)
  })

  it('what is placed for a player is seen before it stands, and can be taken back', async () => {
    const { page } = await site.visit()
    await begin(site, page, 'alea-iacta-est', 'The Pharsalus Campaign')
    await question(page).getByText('where does Caesar begin').waitFor()
    await page.locator('.tray').getByText('are still to be placed').waitFor()
    await page.locator('.choice', { hasText: 'Place the rest for me' }).click()
    const ending = page.getByRole('alertdialog', { name: 'Deployment done?' })
    await ending.getByRole('button', { name: 'Not yet' }).click()
    await page.locator('.tray').getByText('1 counter is still to be placed').waitFor()
    await page.keyboard.press('u')
    await question(page).getByText('where does Caesar begin').waitFor()
  })

  it('the whole map has the paper folded, and the map never leaves its frame', async () => {
    const { page } = await site.visit()
    await openRecord(site, page, setsOut)
    await page.locator('.inspector').waitFor()
    await page.getByRole('button', { name: 'Whole map' }).click()
    await page.locator('.inspector').waitFor({ state: 'detached' })
    const rightEdge = async (): Promise<number> => {
      const sheet = await page.locator('.map-sheet > img').boundingBox()
      return (sheet?.x ?? 9999) + (sheet?.width ?? 0)
    }
    await expect.poll(rightEdge, { timeout: 20_000 }).toBeLessThanOrEqual(1440 - 352 + 2)
    await page.locator('.unfold').click()
    await page.locator('.mover').first().waitFor()
  })

  it('with text twice as large nothing of the question is cut, and cards never lie on choices', async () => {
    const { page } = await site.firstVisit({ viewport: { width: 768, height: 1024 } })
    await openRecord(site, page, setsOut)
    await page.locator('.mover').first().waitFor()
    const overlap = `(() => {
      const box = selector => document.querySelector(selector)?.getBoundingClientRect()
      const paper = box('.inspector')
      return [...document.querySelectorAll('.hand .card')].filter(card => card.checkVisibility()).some(card => {
        const { left, top } = card.getBoundingClientRect()
        return left < paper.right && top < paper.bottom
      })
    })()`
    expect(await page.evaluate(overlap)).toBe(false)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.evaluate(`document.documentElement.style.fontSize = '32px'`)
    const cut = `(() => {
      const bar = document.querySelector('.bar').getBoundingClientRect()
      return [...document.querySelectorAll('.bar h1, .bar .acts .button')].some(each => {
        const { top, bottom, right } = each.getBoundingClientRect()
        return top < bar.top - 1 || bottom > bar.bottom + 1 || right > bar.right + 1
      })
    })()`
    await expect.poll(() => page.evaluate(cut), { timeout: 60_000 }).toBe(false)
  })

  it('a menu is closed by a press elsewhere and by Escape', async () => {
    const { page } = await site.visit()
    await openRecord(site, page, setsOut)
    const more = page.locator('.panel .tabs > button[aria-expanded]')
    await more.click()
    await page.locator('.more-tabs').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.more-tabs').waitFor({ state: 'detached' })
    await more.click()
    await page.locator('.bar .who').click()
    await page.locator('.more-tabs').waitFor({ state: 'detached' })
  })
})
