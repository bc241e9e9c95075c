import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actUntil } from '../../../tests/support/acting.ts'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { positionFor } from '../screens/positions.ts'
import { atRest, begin, openFile, openRecord, openSite, recordBefore, type Site, sitDown } from './support.ts'

const question = (page: Page) => page.locator('.bar h1')

describe.skipIf(chromiumPath === null)('the table in a real browser', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('is three clicks away from the shelf; a choice is kept, taken back and found again after a reload', async () => {
    const { page, complaints } = await site.visit()
    await page.goto(site.url)
    await page.getByRole('link', { name: 'Play alone' }).click()
    await page.getByText('The Pharsalus Campaign').click()
    await page.getByRole('button', { name: 'Begin' }).click()
    await question(page).getByText('where does Caesar begin').waitFor()
    await page.locator('.places [data-place]').first().waitFor()

    await page.keyboard.press('c')
    await page.locator('.choice-list .choice').first().click()
    await question(page).getByText('where does Caesar begin').waitFor({ state: 'detached' })
    const second = await question(page).textContent()
    await page.locator('.saved', { hasText: 'Saved' }).waitFor()
    await page.reload()
    await page.waitForSelector('.table')
    expect(await question(page).textContent()).toBe(second)

    await page.getByRole('button', { name: 'Undo' }).click()
    await question(page).getByText('where does Caesar begin').waitFor()
    await page.goto(site.url)
    await page.locator('.match-card', { hasText: 'The Pharsalus Campaign' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('plays a whole short match against bots through the decision bar', async () => {
    const { page, complaints } = await site.visit()
    await begin(site, page, 'the-fords', 'A skirmish')
    await actUntil(page, 'the end', {
      done: `() => seen('a[href^="#/end/"]') !== undefined`,
      next: `(() => {
        let listed = ''
        return () => {
          const shown = seen('.film .primary') ?? seen('.moment .primary') ?? all('.choice-list .choice').at(-1)
          const question = seen('.bar h1')?.textContent ?? ''
          if (shown !== undefined || question === listed) return shown ?? seen('.bar .button.primary')
          listed = question
          return key('c')
        }
      })()`,
    })
    await page.getByRole('link', { name: 'See the end' }).click()
    await page.getByRole('heading', { name: 'Luck report' }).waitFor()
    await page.getByRole('button', { name: 'Check dice' }).click()
    await page.getByText('rolls follow from the seed').waitFor()
    expect(complaints).toEqual([])
  })

  it('plays a scenario of Alea Iacta Est against a bot, from its first winter to its end', async () => {
    const { page, complaints } = await site.visit()
    // The year before is played by the same screens.
    const winter = await positionFor({
      scenario: '3',
      level: 'tiro',
      seed: 1,
      before: ({ role, task }) => role === 'caesarian' && task === 'recruit',
    })
    await openFile(site, page, winter)
    // Clicks in the page itself: the way on if there is one, otherwise the first thing that can be chosen.
    await actUntil(page, 'the end', {
      done: `() => seen('a[href^="#/end/"]') !== undefined`,
      next: `() =>
        seen('.moment .primary') ?? seen('.film .primary') ?? seen('[role=alertdialog] .primary') ?? seen('.battle-acts .primary') ??
        seen('.battle .piece[data-legal=true]') ?? seen('.battle-acts .acts .button:last-child:not(:first-child)') ??
        seen('.battle-acts .choice') ??
        (seen('.battle') ? undefined : seen('.bar .acts .primary') ?? seen('.choice-list .choice') ?? key('c'))`,
    })
    await page.getByRole('link', { name: 'See the end' }).click()
    await page.getByRole('heading', { name: 'Chronicle' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('covers the table between two people at one screen', async () => {
    const { page } = await site.visit()
    await begin(site, page, 'the-fords/together', 'A duel')
    await page.getByRole('heading', { name: 'Hand over to Player 1' }).waitFor()
    expect(await page.locator('.hand .card').count()).toBe(0)
    await sitDown(page)
    await page.waitForSelector('.hand .card')
    await page.keyboard.press('c')
    await page.locator('.choice-list .choice').first().click()
    await page.getByRole('heading', { name: 'Hand over to Player 2' }).waitFor()
    const covered = await page.locator('.cover-all').evaluate(cover => {
      const card = document.querySelector('.hand .card')?.getBoundingClientRect()
      return (
        card !== undefined &&
        document.elementFromPoint(card.x + 20, Math.min(card.y + 20, innerHeight - 2)) === cover
      )
    })
    expect(covered).toBe(true)
    await sitDown(page)
    await page.locator('.bar .who', { hasText: 'Gaul' }).waitFor()
    // The foot names who sits here now.
    expect(await page.locator('.panel-foot > p b').allTextContents()).toEqual(['Player 2'])
  })

  it('settles the losses of a battle on the counters, also after a reload in the middle', async () => {
    const record = recordBefore(({ task, choices }) => task === 'pick-losses' && choices.length > 1)
    const { page, complaints } = await site.visit()
    await openRecord(site, page, record)
    await page.getByRole('dialog').getByText('Losses in').waitFor()
    await page.reload()
    await sitDown(page)
    const before = await page.locator('.battle-acts .say').textContent()
    await page.locator('.battle .piece[data-legal=true]').first().click()
    await page.waitForFunction(
      text => document.querySelector('.battle-acts .say')?.textContent !== text,
      before,
    )
    expect(complaints).toEqual([])
  })

  it('says why something is not legal, with the rule, and opens the rule', async () => {
    const { page } = await site.visit()
    await openRecord(
      site,
      page,
      recordBefore(({ task }) => task === 'march-alone'),
    )
    await page.locator('.places [data-place=MIO]').focus()
    await page.keyboard.press('Enter')
    await page.locator('.notice.why .rule').click()
    await page.locator('.rule-text[data-shown=true]').waitFor()
  })

  it('is played by the keyboard alone', async () => {
    const { page } = await site.visit()
    await openRecord(
      site,
      page,
      recordBefore(({ task }) => task === 'movement'),
    )
    const place = () => page.evaluate('document.activeElement.dataset.place')
    await page.locator('.places [tabindex="0"]').focus()
    const first = await place()
    await page.keyboard.press('ArrowRight')
    expect(await place()).not.toBe(first)
    await page.keyboard.type('/latium')
    expect(await place()).toBe('ITA-1')
    await page.locator('.map-tools button').first().focus()
    const before = await question(page).textContent()
    await page.keyboard.press('c')
    await page.locator('.choice-list .choice').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForFunction(text => document.querySelector('.bar h1')?.textContent !== text, before)
    await page.keyboard.press('u')
    await question(page)
      .getByText(before ?? '', { exact: true })
      .waitFor()
  })

  it('moves a stack by dragging it to another zone', async () => {
    const { page } = await site.visit()
    await openRecord(
      site,
      page,
      recordBefore(({ task, choices }) => task === 'march' && choices.some(({ verb }) => verb === 'to')),
    )
    await page.locator('.mark[data-to]').first().waitFor()
    await atRest(page)
    const lines = await page.locator('.log-line').count()
    const middle = (selector: string): Promise<{ x: number; y: number } | null> =>
      page.evaluate(`(() => {
        for (const found of document.querySelectorAll(${JSON.stringify(selector)})) {
          const { x, y, width, height } = found.getBoundingClientRect()
          const spot = { x: x + width / 2, y: y + height / 2 }
          if (document.elementFromPoint(spot.x, spot.y)?.closest('.map') !== null) return spot
        }
        return null
      })()`)
    const [from, to] = [await middle('.stack-on[data-drag] .travel'), await middle('.mark[data-to]')]
    expect(from).not.toBeNull()
    expect(to).not.toBeNull()
    await page.mouse.move(from?.x ?? 0, (from?.y ?? 0) - 6)
    await page.mouse.down()
    await page.mouse.move(to?.x ?? 0, to?.y ?? 0, { steps: 8 })
    await page.mouse.up()
    await page.waitForFunction(before => document.querySelectorAll('.log-line').length > before, lines)
  })

  it('fits a phone: sheet, choices and tabs at thumb height, targets of 44 pixels', async () => {
    const { page } = await site.visit({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await openRecord(
      site,
      page,
      recordBefore(({ task }) => task === 'set-out'),
    )
    await page.locator('.sheet .choice').first().waitFor()
    const small = await page.evaluate(
      `[...document.querySelectorAll('.sheet button:not(.rule):not(.grip), .tabs button')]
        .filter(button => button.checkVisibility() && button.getBoundingClientRect().height < 44)
        .map(button => button.outerHTML.slice(0, 80))`,
    )
    expect(small).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await page.getByRole('button', { name: 'Log' }).tap()
    await page.locator('.panel .log-line').first().waitFor()
  })

  it('lets one tab play and the other look on, until it takes over', async () => {
    const { page, context } = await site.visit()
    await begin(site, page, 'the-fords', 'A duel')
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByText('Another tab plays this match').waitFor()
    const lines = await page.locator('.log-line').count()
    await page.keyboard.press('c')
    await page.locator('.choice-list .choice').first().click()
    await page.locator('.log-line').nth(lines).waitFor()
    const differs = async (): Promise<boolean> =>
      (await question(page).textContent()) !== (await question(other).textContent()) ||
      (await page.locator('.log-line').count()) !== (await other.locator('.log-line').count())
    await expect.poll(differs, { timeout: 10_000 }).toBe(false)
    await other.getByRole('button', { name: 'Play here' }).click()
    await page.getByText('Another tab plays this match').waitFor()
    await other.getByText('Another tab plays this match').waitFor({ state: 'detached' })
    // When the tab that plays is closed, the one that looks on plays.
    await other.close()
    await page.getByText('Another tab plays this match').waitFor({ state: 'detached' })
  })
})
