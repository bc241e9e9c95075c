import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import { Guest } from '../../../server/test/client.ts'
import { seriousFindings } from '../support.ts'
import {
  askedAhead,
  playElsewhere,
  playOn,
  playToTheEnd,
  playUntilNews,
  playUntilThrow,
  theSameEnd,
} from './by-screens.ts'
import {
  hiddenIn,
  idIn,
  openServer,
  type ServedSite,
  setTable,
  sightOf,
  takeSeat,
  unexpected,
} from './house.ts'

const desktop = { reducedMotion: 'reduce' } as const
const phone = { ...desktop, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const tablet = { ...desktop, viewport: { width: 768, height: 1024 } }

/** After one of these a die decides. */
const BEFORE_BATTLE = new Set(['evade', 'pick-battle', 'react.before-battle', 'spend-modifier'])
/** So many choices before its end a match is taken up by screens again. */
const LAST = 12

/**
 * Whole matches by screens take minutes. These are played by other devices to their last battle, by screens through it, by other
 * devices on to their last choices, and by screens to their end.
 */
describe.skipIf(chromiumPath === null)('people far apart, in a battle', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await openServer()
  })
  afterAll(() => site?.close())

  it('play Alea Iacta Est to the end, and the server goes away before a die has fallen', async () => {
    const host = await site.firstVisit(desktop)
    const guest = await site.firstVisit(phone)
    const watcher = await site.firstVisit(desktop)
    const wanted = { game: 'alea-iacta-est', scenario: 'The Pharsalus Campaign', host: 'Marcia' }
    const link = await setTable(site, host.page, wanted)
    await takeSeat(guest.page, link, 'Hanno')
    const pages = [host.page, guest.page]
    await toTheLastBattle(site, link, pages, watcher.page)
    // What watchers are told as it comes, without a page.
    const raw = Guest.nobody(site.url).live(idIn(link))
    const thrower = pages[await playUntilThrow(pages)]
    if (thrower === undefined) throw new Error('nobody throws')
    const before = await choicesAt(site, link)
    const told = await toldOn([...pages, watcher.page])

    await site.away()
    for (const page of [...pages, watcher.page]) await lineIs(page, 'connecting')
    // The die has not fallen on the table, and nobody is told more than before.
    await thrower.waitForSelector('.moment[data-rolled=false]')
    expect(await thrower.locator('.moment .verdict').count()).toBe(0)
    expect(await toldOn([...pages, watcher.page])).toEqual(told)
    // It was stored before the line broke, and falls when it is thrown.
    await thrower.locator('.moment .primary').click()
    await thrower.locator('.moment .verdict').waitFor()

    await site.back()
    for (const page of pages) await lineIs(page, 'stored')
    expect(await choicesAt(site, link)).toBe(before)
    await playOn(site, idIn(link), pages, before + 4)
    await guest.page.reload()
    await guest.page.waitForSelector('.sheet h1')
    await keepsSecrets(pages, watcher.page, raw.frames)
    await raw.close()

    await toTheEnd(site, link, pages, watcher.page)
    expect([host, guest, watcher].flatMap(unexpected)).toEqual([])
  })

  it('play Roma Victrix with three seats to the end, and a line is cut before a die has fallen', async () => {
    const host = await site.firstVisit(desktop)
    const guest = await site.firstVisit(phone)
    const third = await site.firstVisit(tablet)
    const watcher = await site.firstVisit(desktop)
    const wanted = { game: 'roma-victrix', scenario: 'Caesar against Pompeius', seats: 3, host: 'Marcia' }
    const link = await setTable(site, host.page, wanted)
    await takeSeat(guest.page, link, 'Hanno')
    await takeSeat(third.page, link, 'Livia')
    const pages = [host.page, guest.page, third.page]
    await toTheLastBattle(site, link, pages, watcher.page)
    // What watchers are told as it comes, without a page.
    const raw = Guest.nobody(site.url).live(idIn(link))
    const thrower = [host, guest, third][await playUntilThrow(pages)]
    if (thrower === undefined) throw new Error('nobody throws')
    const before = await choicesAt(site, link)
    const told = await toldOn([thrower.page])

    await thrower.context.setOffline(true)
    await lineIs(thrower.page, 'connecting')
    expect(await thrower.page.locator('.moment .verdict').count()).toBe(0)
    expect(await toldOn([thrower.page])).toEqual(told)
    await thrower.page.locator('.moment .primary').click()
    await thrower.page.locator('.moment .verdict').waitFor()
    await thrower.context.setOffline(false)
    for (const page of pages) await lineIs(page, 'stored')
    expect(await choicesAt(site, link)).toBe(before)
    await playOn(site, idIn(link), pages, before + 4)
    await guest.page.reload()
    await guest.page.waitForSelector('.sheet h1')
    await keepsSecrets(pages, watcher.page, raw.frames)
    await raw.close()

    await toTheEnd(site, link, pages, watcher.page)
    expect([host, guest, third, watcher].flatMap(unexpected)).toEqual([])
  })

  it('come back after a day to what the other did, in chapters', async () => {
    const visits = [await site.firstVisit(desktop), await site.firstVisit(phone)]
    const [host, guest] = visits
    if (host === undefined || guest === undefined) throw new Error('two have come')
    const wanted = { game: 'semper-victor', scenario: 'In hoc signo', host: 'Marcia' }
    const link = await setTable(site, host.page, wanted)
    await takeSeat(guest.page, link, 'Hanno')
    const pages = visits.map(({ page }) => page)
    await Promise.all(pages.map(page => page.waitForSelector('.players-strip')))
    for (const [player, { page }] of visits.entries()) {
      await leave(site, pages)
      await playUntilNews(site, idIn(link), pages, player)
      await page.clock.setFixedTime(new Date(Date.now() + 86_400_000))
      await page.goto(link)
      await page.waitForSelector('.since-strip, .since-sheet')
      expect(await seriousFindings(page)).toEqual([])
    }
  })
})

/** Other devices play to the question before the last battle that there would be, and all come to the table. */
async function toTheLastBattle(
  site: ServedSite,
  link: string,
  pages: readonly Page[],
  watcher: Page,
): Promise<void> {
  await Promise.all(pages.map(page => page.waitForSelector('.players-strip')))
  await leave(site, pages)
  const battle = (await askedAhead(site, idIn(link))).findLast(({ task }) => BEFORE_BATTLE.has(task))
  if (battle === undefined) throw new Error('there would be no battle')
  await playElsewhere(site, idIn(link), pages, ({ choices }) => choices >= battle.choices)
  await come(link, [...pages, watcher])
}

/** Other devices play to the last choices, and the rest is played by screens. */
async function toTheEnd(
  site: ServedSite,
  link: string,
  pages: readonly Page[],
  watcher: Page,
): Promise<void> {
  await leave(site, pages)
  const ahead = await askedAhead(site, idIn(link))
  const last = ahead.at(-LAST)?.choices ?? 0
  await playElsewhere(site, idIn(link), pages, ({ choices }) => choices >= last)
  await come(link, pages)
  await playToTheEnd(pages)
  await watcher.locator('a[href^="#/end/"]').waitFor()
  await theSameEnd(pages, watcher)
}

/** The pages that would draw every step of what is played elsewhere. */
async function leave(site: ServedSite, pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.goto(`${site.url}#/about`)
}

async function come(link: string, pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.goto(link)
  await Promise.all(pages.map(page => page.waitForSelector('.players-strip')))
}

async function choicesAt({ house }: ServedSite, link: string): Promise<number> {
  return (await house.keeper.table(idIn(link))).row.choices
}

/** What each page tells of the match. */
async function toldOn(pages: readonly Page[]): Promise<string[]> {
  return await Promise.all(
    pages.map(page =>
      page.evaluate(() =>
        [...document.querySelectorAll('.log-line, .gauges')].map(part => part.textContent).join('|'),
      ),
    ),
  )
}

async function lineIs(page: Page, is: 'stored' | 'connecting'): Promise<void> {
  const sign = is === 'stored' ? '.stored:not([data-is=connecting])' : '.stored[data-is=connecting]'
  await page.locator(`.players-strip ${sign}`).waitFor({ state: 'attached' })
}

/** Nothing that a player holds and watchers may not know is in what a watcher was told. */
async function keepsSecrets(pages: readonly Page[], watcher: Page, frames: readonly string[]): Promise<void> {
  const watched = await sightOf(watcher)
  const told = frames.join('\n')
  const hidden = (await Promise.all(pages.map(sightOf))).flatMap(own => hiddenIn(own, watched))
  expect(hidden.length).toBeGreaterThan(0)
  expect(hidden.filter(word => told.includes(JSON.stringify(word)))).toEqual([])
}
