import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actUntil } from '../../../tests/support/acting.ts'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { positionFor, type Wanted } from '../screens/positions.ts'
import { begin, openFile, openSite, readOpening, type Site, seriousFindings } from './support.ts'

const GAME = 'roma-victrix'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Opens a match that Tiro has played up to somewhere, for all at the table. */
async function openPlayed(site: Site, page: Page, wanted: Omit<Wanted, 'game' | 'level'>): Promise<void> {
  await openFile(site, page, await positionFor({ ...wanted, game: GAME, level: 'tiro' }))
}

/** Begins the war of Caesar and Pompeius and comes to the first activation, past every moment and film. */
async function toOperations(site: Site, page: Page): Promise<void> {
  await begin(site, page, GAME, 'Caesar against Pompeius')
  await actUntil(page, 'an activation', {
    done: "() => !seen('.moment, .film') && /activate/.test(seen('.bar h1')?.textContent)",
    next: `(() => {
      let answered = ''
      return () => {
        const skip = seen('.moment .primary') ?? seen('.film .primary')
        const question = seen('.bar h1')?.textContent ?? ''
        if (skip !== undefined || question === answered) return skip
        const primary = seen('.bar .acts .primary')
        if (primary !== undefined) answered = question
        return primary
      }
    })()`,
  })
}

describe.skipIf(chromiumPath === null)('Roma Victrix in a real browser', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('lays the table for as many as a scenario takes, each in a dress of its own', async () => {
    const { page, complaints } = await site.visit()
    await page.goto(site.url)
    await page.locator(`.box[data-game=${GAME}]`).click()
    await page.getByText('2 to 6 people, one screen').waitFor()
    await page.getByText('a first campaign, and the rules').first().waitFor()
    await page.locator('.box[data-game=alea-iacta-est]').click()
    await page.getByText('two people, one screen').waitFor()
    await page.goto(`${site.url}#/play/${GAME}`)
    await page.getByText('The Second Punic War', { exact: true }).click()
    expect(await page.locator('.seat').count()).toBe(5)
    await page.locator('.table-dial').getByText('2 players', { exact: true }).click()
    expect(await page.locator('.seat').count()).toBe(2)
    const pips = await page.locator('.seat .pip').evaluateAll(all => all.map(pip => pip.dataset.kit))
    expect(new Set(pips).size).toBe(2)
    expect(await seriousFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('activates a Leader, takes an army along kind by kind and marches by pointing at a Province', async () => {
    const { page, complaints } = await site.visit()
    await toOperations(site, page)
    await page
      .locator('.mover', { hasText: 'Caesar' })
      .first()
      .locator('.way:not([aria-disabled])')
      .first()
      .click()
    await page.locator('.muster').waitFor()
    // Everybody comes along unless he is left behind.
    const first = page.locator('.stepper[data-none=false]').first()
    await first.waitFor()
    const all = Number(await first.locator('b').textContent())
    await first.locator('button', { hasText: '−' }).click()
    // A player who points before that is answered points at the old question.
    await expect.poll(() => first.locator('b').textContent(), { timeout: 60_000 }).toBe(String(all - 1))
    const target = await page.locator('.mark[data-to]').first().getAttribute('data-to')
    await page.locator(`.places [data-place="${target}"]`).focus()
    await page.keyboard.press('Enter')
    await page.locator('.log-line', { hasText: 'marches' }).first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('says what Tiro would do and why, and shows the Powers with their aims', async () => {
    const { page } = await site.visit()
    await toOperations(site, page)
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.locator('[data-pointed=true]').first().waitFor()
    await page.locator('.tabs button', { hasText: 'Powers' }).click()
    // Charts are fetched when they are first shown.
    await page.locator('.rival').first().waitFor()
    expect(await page.locator('.rival').count()).toBe(3)
    // A card peeks out from below; a player who comes to it by the keyboard does not push the table away.
    await page.locator('.hand .card').first().focus()
    expect(await page.evaluate("document.querySelector('.table').scrollTop")).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
  })

  it('raises new units on one sheet: steppers, what is left, the ledger and the way of the money', async () => {
    const { page, complaints } = await site.visit()
    const before: Wanted['before'] = ({ task, role }) => task === 'new-units' && role === 'caesar'
    await openPlayed(site, page, { scenario: '4', seed: 2, before })
    await readOpening(page, '.shop')
    const shop = page.locator('.shop')
    const legion = shop.locator('.shop-goods .shop-good').first()
    await shop.locator('.shop-sum b', { hasText: '47 RP left' }).waitFor()
    await legion.locator('button', { hasText: '+' }).click()
    await shop.locator('.shop-sum b', { hasText: '43 RP left' }).waitFor()
    await shop.locator('.shop-goods .shop-good').nth(2).locator('button', { hasText: '+' }).click()
    await shop.locator('.shop-sum b', { hasText: '41 RP left' }).waitFor()
    // The first order is taken back, the one after it stays.
    await legion.locator('button', { hasText: '−' }).click()
    await shop.locator('.shop-sum b', { hasText: '45 RP left' }).waitFor()
    await page.locator('.tabs button', { hasText: 'Treasury' }).click()
    const ledger = page.locator('.panel-body')
    await ledger.getByText('Raise Auxilia in Cisalpina').waitFor()
    expect(await ledger.getByText('Raise Legion').count()).toBe(0)
    expect(await page.locator('.money-ways').count()).toBe(1)
    expect(await seriousFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('shows on a phone what is raised, and a battle with what each way to spend brings', async () => {
    const { page } = await site.visit(phone)
    await openPlayed(site, page, {
      scenario: '4',
      seed: 2,
      before: ({ task, role }) => task === 'new-units' && role === 'caesar',
    })
    await readOpening(page, '.sheet .shop')
    await page.locator('.sheet .shop-goods button', { hasText: '+' }).first().tap()
    await page.locator('.shop-sum b', { hasText: '43 RP left' }).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await openPlayed(site, page, {
      scenario: '4',
      seed: 3,
      before: ({ task, role, choices }) =>
        task === 'spend-modifier' && role === 'caesar' && choices.length > 3,
    })
    await page.getByRole('dialog').locator('.split[aria-checked=true]').waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(await seriousFindings(page)).toEqual([])
  })

  it('shows both dice of a battle and every split that wastes nothing, then what came of it', async () => {
    const { page, complaints } = await site.visit()
    const before: Wanted['before'] = ({ task, role, choices }) =>
      task === 'spend-modifier' && role === 'caesar' && choices.length > 3
    await openPlayed(site, page, { scenario: '4', seed: 3, before })
    const dialog = page.getByRole('dialog')
    await dialog.locator('.heat [data-rolled=true]').waitFor()
    expect(await dialog.locator('.heat tbody td').count()).toBe(36)
    expect(await seriousFindings(page)).toEqual([])
    // The best way to spend comes first; another one is a press away.
    await dialog.locator('.split[aria-checked=true]').waitFor()
    await dialog.locator('.battle-acts .primary').click()
    await page.locator('.moment[data-kind=battle] .verdict').waitFor()
    expect(await page.locator('.moment .track-bar').count()).toBe(2)
    expect(await seriousFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('fits a phone', async () => {
    const { page } = await site.visit(phone)
    await begin(site, page, GAME, 'Caesar against Pompeius')
    await readOpening(page, '.sheet .choice, .sheet .mover .way, .sheet .shop')
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(await seriousFindings(page)).toEqual([])
  })
})
