import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actUntil } from '../../../tests/support/acting.ts'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { positionFor, type Wanted } from '../screens/positions.ts'
import { begin, holdFilms, openFile, openSite, readOpening, type Site, seriousFindings } from './support.ts'

const GAME = 'kings-of-rome'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const played = { game: GAME, level: 'centurio', scenario: 'seven-kings' } as const

/** A day whose match begins with so many draws before anything is asked. */
const DAY = new Date('2027-01-04T12:00:00')
const DRAWN = 5

/** Opens a match that a bot has played up to somewhere. */
async function openPlayed(site: Site, page: Page, wanted: Wanted): Promise<void> {
  await openFile(site, page, await positionFor(wanted))
}

/** What somebody does who attacks where he can, and marches where it leads somewhere. */
const BOLD = '/^Besiege/, /^Pillage/, /^Occupy/, /^Give battle/, /^Sack/, /^March with/, /^To (?!the road)/'

/** Plays in the page itself until the text appears: does what is liked and otherwise rests. */
function playUntil(page: Page, text: string, liked = BOLD): Promise<unknown> {
  return actUntil(page, text, {
    done: `() => document.querySelector('.table')?.innerText.includes(${JSON.stringify(text)}) || all('a[href^="#/end/"]').length > 0`,
    next: `(() => {
      const liked = [${liked}]
      const says = row => row.querySelector('b').textContent
      let marched = 0
      return () => {
        const shown = seen('.moment .primary, .film .primary') ?? seen('[role=alertdialog] .primary') ??
          seen('.battle-acts .primary, .battle .piece[data-legal=true], .battle-acts .acts .button:not(:first-child), .battle-acts .choice')
        if (shown) return shown
        const rows = all('.choice-list .choice')
        const primary = seen('.bar .acts .primary')
        const wanted = liked.map(like => rows.find(row => like.test(says(row)))).find(row => row !== undefined)
        const isMarch = wanted !== undefined && /^March/.test(says(wanted))
        if (isMarch) marched++
        return (isMarch && marched % 3 === 0 ? primary : (wanted ?? primary ?? rows[0])) ?? key('c')
      }
    })()`,
  })
}

/** Closes every moment and the film, until something is asked or all is over. */
function seeAll(page: Page): Promise<unknown> {
  return actUntil(page, 'a question', {
    done: `() => !seen('.moment, .film') && seen('.inspector .choice, .bar .acts .primary, a[href^="#/end/"]') !== undefined`,
    next: `() => seen('.moment .primary') ?? seen('.film .primary')`,
  })
}

describe.skipIf(chromiumPath === null)('Kings of Rome in a real browser', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('is on the shelf for one player, with its reigns told before it begins', async () => {
    const { page, complaints } = await site.visit()
    await page.goto(site.url)
    await page.locator(`.box[data-game=${GAME}]`).click()
    expect(await page.getByRole('link', { name: 'Same table' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Play alone' }).click()
    // The shortest is offered first: a single reign.
    await page.getByRole('heading', { name: 'Romulus', exact: true }).waitFor()
    await page.getByText('The seven kings', { exact: true }).click()
    await page.getByRole('heading', { name: 'Tarquinius Superbus' }).waitFor()
    await page.getByText('easier', { exact: true }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('plays the whole reign of Romulus through the screen', async () => {
    const { page, complaints } = await site.visit()
    await begin(site, page, GAME, 'The seven kings')
    await page.locator('.bar h1').waitFor()
    await playUntil(page, 'Turn 4')
    await seeAll(page)
    expect(await page.locator('.log-line').count()).toBeGreaterThan(20)
    if ((await page.getByRole('link', { name: 'See the end' }).count()) === 0) {
      await page.locator('.tabs button', { hasText: 'Reign' }).click()
      await page.locator('.portrait', { hasText: 'Virtus' }).waitFor()
      expect(await page.locator('.section-line', { hasText: 'Romulus' }).count()).toBe(1)
    }
    expect(complaints).toEqual([])
  })

  it('plays a single reign to its end, and the annals tell of it', async () => {
    const { page, complaints } = await site.visit()
    await begin(site, page, GAME, 'The reign of Romulus')
    // Somebody who only rests loses the reign, but not his influence before.
    await playUntil(page, 'Turn 9', '')
    await seeAll(page)
    await page.getByRole('link', { name: 'See the end' }).click()
    await page.locator('.verdicts li', { hasText: 'Romulus' }).waitFor()
    await page.goto(`${site.url}#/annals/${GAME}`)
    await page.locator('.matches li', { hasText: 'The reign of Romulus' }).waitFor()
    await page.locator('.best li', { hasText: 'Romulus' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  it('has a match of the day, the same for everybody, that goes on where it was left', async () => {
    const today = async () => {
      const { page } = await site.firstVisit()
      await page.clock.setFixedTime(DAY)
      await page.goto(site.url)
      await page.locator(`.box[data-game=${GAME}]`).click()
      await page.getByRole('button', { name: 'Today’s Rome' }).click()
      await page.locator('.bar h1').waitFor()
      await seeAll(page)
      return { page, drawn: await page.locator('.log-line', { hasText: 'bag:' }).allTextContents() }
    }
    const [one, other] = [await today(), await today()]
    expect(one.drawn.length).toBe(DRAWN)
    expect(other.drawn).toEqual(one.drawn)
    const address = one.page.url()
    await one.page.goto(site.url)
    await one.page.getByRole('button', { name: 'Today’s Rome' }).click()
    await one.page.waitForURL(address)
  })

  it('marches along the roads: the way and its cost are shown, and it can be taken back', async () => {
    const { page } = await site.visit()
    await begin(site, page, GAME, 'The seven kings')
    await readOpening(page, '.mover .way:not([aria-disabled])')
    await page.locator('.mover .way:not([aria-disabled])').first().click()
    await page.locator('.mark[data-to]').first().waitFor()
    // Where a battle waits, a mark says its chance and not what the way costs.
    const cost = page.locator('.mark text', { hasText: 'MP' }).first()
    for (const mark of await page.locator('.mark[data-to]').all()) {
      await page.locator(`.places [data-place="${await mark.getAttribute('data-to')}"]`).focus()
      const isSaid = await cost.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      )
      if (isSaid) break
    }
    await cost.waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.log-line', { hasText: 'marches from' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator('.log-line', { hasText: 'marches from' }).waitFor({ state: 'detached' })
  })

  it('shows what the others did as a film, with the reasons', async () => {
    const { page } = await site.firstVisit()
    await holdFilms(page)
    await begin(site, page, GAME, 'The seven kings')
    await readOpening(page, '.bar .acts .primary')
    await page.locator('.bar .acts .primary').click()
    await page.locator('[role=alertdialog] .primary').click()
    await page.locator('.film .film-caption').waitFor()
    await page.locator('.film .primary').click()
    await page.locator('.film').waitFor({ state: 'detached' })
  })

  it('shows the reign, the city with its bags, and the peoples, without serious findings', async () => {
    const { page } = await site.visit()
    await begin(site, page, GAME, 'The seven kings')
    await readOpening(page, '.bar .acts .primary')
    for (const [tab, shown] of [
      ['Reign', '.portrait'],
      ['City', '.bags'],
      ['Peoples', '.section-line'],
    ] as const) {
      await page.locator('.tabs button', { hasText: tab }).click()
      await page.locator(`.panel ${shown}`).first().waitFor()
      expect(await seriousFindings(page)).toEqual([])
    }
  })

  it('fits a phone', async () => {
    const { page } = await site.visit(phone)
    await begin(site, page, GAME, 'The seven kings')
    await readOpening(page, '.sheet .mover .way:not([aria-disabled])')
    await page.locator('.sheet .mover .way:not([aria-disabled])').first().click()
    await page.locator('.sheet h1', { hasText: 'movement points' }).waitFor()
    const small = await page.evaluate(
      `[...document.querySelectorAll('.sheet button:not(.rule):not(.grip), .tabs button')]
        .filter(button => button.checkVisibility() && button.getBoundingClientRect().height < 44)
        .map(button => button.outerHTML.slice(0, 80))`,
    )
    expect(small).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(await seriousFindings(page)).toEqual([])
  })

  it('fights a battle on the display: dice, lines, rerolls, and the same in the replay', async () => {
    const { page, complaints } = await site.visit()
    // With rerolls to spare, a battle that goes on after this one: the replay ends in it.
    const before: Wanted['before'] = ({ task, about }) => task === 'reroll' && Number(about?.left) > 1
    await openPlayed(site, page, { ...played, seed: 1, before })
    const dialog = page.getByRole('dialog')
    await dialog.locator('.space .stand-die [data-hits]').first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
    const replay = page.url().replace('/match/', '/replay/')
    await dialog.locator('.piece[data-legal=true]').first().click()
    await dialog.locator('[data-again=true]').first().waitFor()
    await page.locator('.saved', { hasText: 'Saved' }).waitFor()
    await page.goto(replay)
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.locator('.battle-picture .space').first().waitFor()
    expect(complaints).toEqual([])
  })

  it('ends with a verdict on each king and a chronicle', async () => {
    const { page, complaints } = await site.visit()
    await openPlayed(site, page, { ...played, seed: 9, longerThan: 100 })
    await page.getByRole('link', { name: 'See the end' }).click()
    await page.locator('.verdicts li').first().waitFor()
    await page.locator('.chronicle', { hasText: 'Turn' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
