import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import { Guest } from '../../../server/test/client.ts'
import { seriousFindings } from '../support.ts'
import {
  endOf,
  hiddenIn,
  OVER,
  openServer,
  playUntil,
  type ServedSite,
  setTable,
  sightOf,
  takeSeat,
} from './house.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const tablet = { viewport: { width: 768, height: 1024 } }
const ALEA = { game: 'alea-iacta-est', scenario: 'The Pharsalus Campaign' }
const ASKED = `() => seen('.bar .step .rule, .sheet .step .rule') !== undefined`
const logHas = (text: string): string =>
  `() => document.querySelector('.log')?.textContent.includes(${JSON.stringify(text)})`

/** Whole matches of the other games by their screens take minutes. */
const isLong = process.env.AQUILA_LONG === '1'

describe.skipIf(chromiumPath === null)('people far apart', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await openServer()
  })
  afterAll(() => site?.close())

  it('meet by a link, and every page on the way is fit for all', async () => {
    const host = await site.firstVisit()
    const guest = await site.firstVisit(phone)
    const other = await site.firstVisit(tablet)
    const all = [host, guest, other]
    for (const { page } of all) {
      await page.goto(`${site.url}#/online`)
      await page.getByText('Nobody waits for you.').waitFor()
      expect(await seriousFindings(page)).toEqual([])
      await page.goto(`${site.url}#/online/set/alea-iacta-est`)
      await page.waitForSelector('.scenario')
      expect(await seriousFindings(page)).toEqual([])
    }
    const link = await setTable(site, host.page, { ...ALEA, host: 'Marcia', isPublic: true })
    for (const viewport of [phone.viewport, tablet.viewport, { width: 1440, height: 900 }]) {
      await host.page.setViewportSize(viewport)
      expect(await seriousFindings(host.page)).toEqual([])
    }
    for (const { page } of [guest, other]) {
      await page.goto(link)
      await page.getByText('Marcia invites you to play').waitFor()
      expect(await seriousFindings(page)).toEqual([])
    }
    await other.page.goto(`${site.url}#/online`)
    await other.page.getByText('The Pharsalus Campaign').waitFor()
    expect(await seriousFindings(other.page)).toEqual([])

    await takeSeat(guest.page, link, 'Hanno')
    await other.page.goto(link)
    for (const { page } of all) {
      await page.waitForSelector('.players-strip')
      expect(await seriousFindings(page)).toEqual([])
    }
    await guest.page.getByRole('heading', { name: 'Marcia decides' }).waitFor()
    await other.page.getByText('you watch', { exact: true }).waitFor()
    expect(await other.page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    for (const { complaints } of all) expect(complaints).toEqual([])
  })

  it('play to the end, while the server goes away and a page is loaded again, before a watcher', async () => {
    const host = await site.firstVisit()
    const guest = await site.firstVisit(phone)
    const watcher = await site.firstVisit()
    const link = await setTable(site, host.page, { ...ALEA, host: 'Marcia' })
    await takeSeat(guest.page, link, 'Hanno')
    await watcher.page.goto(link)
    await watcher.page.waitForSelector('.players-strip')
    const pages = [host.page, guest.page]

    await playUntil([host.page], 'a first question', ASKED)
    await site.away()
    for (const page of pages) await page.locator('.stored[data-is=connecting]').waitFor()
    await host.page.locator('.choice-list .choice').first().click()
    await host.page.locator('.notice', { hasText: 'there is no connection' }).waitFor()
    await site.back()
    for (const page of pages) await page.locator('.stored[data-is=stored]').waitFor()

    // What watchers are told as it comes, without a page.
    const raw = Guest.nobody(site.url).live(link.split('/').at(-1) ?? '')
    await playUntil(pages, 'the campaign', logHas('Sequence 1'))
    await guest.page.reload()
    await guest.page.waitForSelector('.sheet h1')
    const watched = await sightOf(watcher.page)
    const told = raw.frames.join('\n')
    await raw.close()
    for (const page of pages) {
      const hidden = hiddenIn(await sightOf(page), watched)
      expect(hidden.length).toBeGreaterThan(0)
      expect(hidden.filter(word => told.includes(JSON.stringify(word)))).toEqual([])
    }

    await playUntil(pages, 'the end', OVER)
    await watcher.page.locator('a[href^="#/end/"]').waitFor()
    // Each from his own chair, and both the same end.
    const ends = await Promise.all(pages.map(endOf))
    const winner = /Defeat: (\w+) wins/.exec(ends.join())?.[1] ?? ''
    expect(ends.filter(end => end?.startsWith('Victory'))).toHaveLength(1)
    expect(await endOf(watcher.page)).toMatch(new RegExp(`^${winner} wins: `))
    await host.page.locator('a[href^="#/end/"]').click()
    await host.page.getByRole('button', { name: 'Rematch' }).click()
    await host.page.waitForSelector('.waiting-room')
    await guest.page.getByRole('link', { name: 'Play once more' }).click()
    await guest.page.getByRole('button', { name: 'Take the seat' }).click()
    await guest.page.waitForSelector('.players-strip')
  })

  it('share a game for one, and others watch it live', async () => {
    const player = await site.firstVisit()
    const watcher = await site.firstVisit(phone)
    await player.page.goto(`${site.url}#/online/set/kings-of-rome`)
    await player.page.getByText('The reign of Romulus', { exact: true }).click()
    await player.page.getByLabel('Your name at the table').fill('Marcia')
    await player.page.getByRole('button', { name: 'Begin, and share it' }).click()
    await player.page.waitForSelector('.players-strip')
    await watcher.page.goto(player.page.url())
    await watcher.page.getByRole('heading', { name: 'Marcia decides' }).waitFor()
    await playUntil([player.page], 'the second turn', logHas('Turn 2'))
    await watcher.page.getByLabel('Turn, 2 of 3').or(watcher.page.getByText('2 of 3')).first().waitFor()
    for (const { complaints } of [player, watcher]) expect(complaints).toEqual([])
  })

  const long = [
    { game: 'semper-victor', scenario: 'In hoc signo', names: ['Hanno'] },
    { game: 'roma-victrix', scenario: 'The First Triumvirate', names: ['Hanno', 'Livia'] },
  ]
  it.skipIf(!isLong).each(long)(
    'play $game to its end by their screens',
    { timeout: 900_000 },
    async wanted => {
      const { names, ...of } = wanted
      const host = await site.firstVisit()
      const seats = names.length + 1
      const link = await setTable(site, host.page, { ...of, host: 'Marcia', ...(seats > 2 ? { seats } : {}) })
      const pages: Page[] = [host.page]
      for (const name of names) {
        const { page } = await site.firstVisit()
        await takeSeat(page, link, name)
        pages.push(page)
      }
      await playUntil(pages, 'the end', OVER)
      const ends = await Promise.all(pages.map(endOf))
      expect(new Set(ends.filter(end => end?.startsWith('Defeat'))).size, ends.join(' | ')).toBe(1)
    },
  )
})
