import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import type { Visit } from '../../../../tests/support/site.ts'
import { Guest } from '../../../server/test/client.ts'
import { askedAhead, playElsewhere, playOn, playToTheEnd, playUntilBattle, theSameEnd } from './by-screens.ts'
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

/** After one of these a battle is decided. */
const BEFORE_BATTLE = new Set([
  'evade',
  'react.before-battle',
  'avoid-combat',
  'react.before-combat',
  'spend-modifier',
])
/** So many choices before its end a match is taken up by screens again. */
const LAST = 12

/**
 * Whole matches by screens take minutes. These are played by other devices to a late battle, by screens through it, by other
 * devices on to their last choices, and by screens to their end.
 */
describe.skipIf(chromiumPath === null)('people far apart, in a battle', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await openServer()
  })
  afterAll(() => site?.close())

  it('play Alea Iacta Est to the end, and the server goes away in a battle', async () => {
    const host = await site.firstVisit(desktop)
    const guest = await site.firstVisit(phone)
    const wanted = { game: 'alea-iacta-est', scenario: 'The Pharsalus Campaign', host: 'Marcia' }
    const link = await setTable(site, host.page, wanted)
    await takeSeat(guest.page, link, 'Hanno')
    await playThroughBattle(site, link, [host, guest], await site.firstVisit(desktop))
  })

  it('play Roma Victrix with three seats to the end, and the server goes away in a battle', async () => {
    const host = await site.firstVisit(desktop)
    const guest = await site.firstVisit(phone)
    const third = await site.firstVisit(tablet)
    const wanted = { game: 'roma-victrix', scenario: 'Caesar against Pompeius', seats: 3, host: 'Marcia' }
    const link = await setTable(site, host.page, wanted)
    await takeSeat(guest.page, link, 'Hanno')
    await takeSeat(third.page, link, 'Livia')
    await playThroughBattle(site, link, [host, guest, third], await site.firstVisit(desktop))
  })
})

/** A late battle, in which the server goes away and comes back, and the end; the second who plays has a phone. */
async function playThroughBattle(
  site: ServedSite,
  link: string,
  players: readonly Visit[],
  watcher: Visit,
): Promise<void> {
  const pages = players.map(({ page }) => page)
  await toLateBattle(site, link, pages, watcher.page)
  // What watchers are told as it comes, without a page.
  const raw = Guest.nobody(site.url).live(idIn(link))
  const reader = pages[await playUntilBattle(pages)]
  if (reader === undefined) throw new Error('nobody sees a battle')
  const before = await choicesAt(site, link)
  const told = await toldOn(reader)

  await site.away()
  try {
    for (const page of [...pages, watcher.page]) await lineIs(page, 'connecting')
    // The moment stands as it stood, and tells no more than before.
    expect(await toldOn(reader)).toEqual(told)
    // What is decided was stored before the line broke: it is read to its end.
    await readOn(reader)
  } finally {
    await site.back()
  }
  for (const page of pages) await lineIs(page, 'stored')
  expect(await choicesAt(site, link)).toBe(before)
  const again = Guest.nobody(site.url).live(idIn(link))
  await playOn(site, idIn(link), pages, before + 4)
  await keepsSecrets(pages, watcher.page, [...raw.frames, ...again.frames])
  for (const line of [raw, again]) await line.close()
  const [, phoneOfGuest] = pages
  await phoneOfGuest?.reload()
  await phoneOfGuest?.waitForSelector('.sheet h1')

  await toTheEnd(site, link, pages, watcher.page)
  expect([...players, watcher].flatMap(unexpected)).toEqual([])
}

/** Other devices play to the question before a late battle, and all come to the table. */
async function toLateBattle(
  site: ServedSite,
  link: string,
  pages: readonly Page[],
  watcher: Page,
): Promise<void> {
  await Promise.all(pages.map(page => page.waitForSelector('.players-strip')))
  await leave(site, pages)
  const ahead = (await askedAhead(site, idIn(link))).slice(0, -2 * LAST)
  const battle = ahead.findLast(({ task }) => BEFORE_BATTLE.has(task))
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

/** What a page tells of the match. */
async function toldOn(page: Page): Promise<string> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('.log-line, .gauges, .moment')].map(part => part.textContent).join('|'),
  )
}

/** The die falls, and the moment is closed. */
async function readOn(page: Page): Promise<void> {
  const moment = page.locator('.moment')
  if ((await moment.getAttribute('data-rolled')) === 'false') await moment.locator('.primary').click()
  await moment.locator('.verdict').waitFor()
  await moment.locator('.primary').click()
}

async function lineIs(page: Page, is: 'stored' | 'connecting'): Promise<void> {
  const sign = is === 'stored' ? '.stored:not([data-is=connecting])' : '.stored[data-is=connecting]'
  await page.locator(`.players-strip ${sign}`).waitFor({ state: 'attached' })
}

/** Nothing that a player holds and watchers may not know is in what a watcher was told. */
async function keepsSecrets(pages: readonly Page[], watcher: Page, frames: readonly string[]): Promise<void> {
  const watched = await sightOf(watcher)
  const told = frames.join('\n')
  // A card that is called as a field of events is, such as 'leader', cannot be told from that.
  const hidden = (await Promise.all(pages.map(sightOf)))
    .flatMap(own => hiddenIn(own, watched))
    .filter(word => !told.includes(`${JSON.stringify(word)}:`))
  expect(hidden.length).toBeGreaterThan(0)
  expect(hidden.filter(word => told.includes(JSON.stringify(word)))).toEqual([])
}
