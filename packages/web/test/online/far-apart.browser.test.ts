import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import { Guest } from '../../../server/test/client.ts'
import { seriousFindings } from '../support.ts'
import { playAlone, playOn, playToTheEnd, theSameEnd } from './by-screens.ts'
import { hiddenIn, idIn, openServer, type ServedSite, setTable, sightOf, takeSeat } from './house.ts'

const desktop = { reducedMotion: 'reduce' } as const
const phone = { ...desktop, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const tablet = { ...desktop, viewport: { width: 768, height: 1024 } }

const ALEA = { game: 'alea-iacta-est', scenario: 'The Pharsalus Campaign' }
const SEMPER = { game: 'semper-victor', scenario: 'In hoc signo' }

describe.skipIf(chromiumPath === null)('people far apart', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await openServer()
  })
  afterAll(() => site?.close())

  it('meet by a link, and every page on the way is fit for all', async () => {
    const host = await site.firstVisit(desktop)
    const guest = await site.firstVisit(phone)
    const other = await site.firstVisit(tablet)
    for (const { page } of [host, guest]) {
      await page.goto(`${site.url}#/online`)
      await page.getByText('Nobody waits for you.').waitFor()
      expect(await seriousFindings(page)).toEqual([])
      await page.goto(`${site.url}#/online/set/alea-iacta-est`)
      await page.waitForSelector('.scenario')
      expect(await seriousFindings(page)).toEqual([])
    }
    const link = await setTable(site, host.page, { ...ALEA, host: 'Marcia', isPublic: true })
    expect(await seriousFindings(host.page)).toEqual([])
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
    for (const { page, complaints } of [host, guest, other]) {
      await page.waitForSelector('.players-strip')
      expect(await seriousFindings(page)).toEqual([])
      expect(complaints).toEqual([])
    }
    await guest.page.getByRole('heading', { name: 'Marcia decides' }).waitFor()
    await other.page.getByText('you watch', { exact: true }).waitFor()
    expect(await other.page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  })

  it('play Semper Victor to the end before a watcher, one by phone, and a page is loaded again', async () => {
    const host = await site.firstVisit(desktop)
    const guest = await site.firstVisit(phone)
    const watcher = await site.firstVisit(desktop)
    const link = await setTable(site, host.page, { ...SEMPER, host: 'Marcia' })
    await takeSeat(guest.page, link, 'Hanno')
    await watcher.page.goto(link)
    await watcher.page.waitForSelector('.players-strip')
    // What watchers are told as it comes, without a page.
    const raw = Guest.nobody(site.url).live(idIn(link))
    const pages = [host.page, guest.page]
    await playOn(site, idIn(link), pages, 12)
    await guest.page.reload()
    await guest.page.waitForSelector('.sheet h1')
    const watched = await sightOf(watcher.page)
    const told = raw.frames.join('\n')
    for (const page of pages) {
      const hidden = hiddenIn(await sightOf(page), watched)
      expect(hidden.length).toBeGreaterThan(0)
      expect(hidden.filter(word => told.includes(JSON.stringify(word)))).toEqual([])
    }
    await raw.close()
    await playToTheEnd(pages)
    await watcher.page.locator('a[href^="#/end/"]').waitFor()
    await theSameEnd(pages, watcher.page)

    await host.page.locator('a[href^="#/end/"]').click()
    await host.page.waitForSelector('.end-card')
    expect(await seriousFindings(host.page)).toEqual([])
    await host.page.getByRole('button', { name: 'Rematch' }).click()
    await host.page.waitForSelector('.waiting-room')
    expect(await seriousFindings(host.page)).toEqual([])
    await guest.page.getByRole('link', { name: 'Play once more' }).click()
    await guest.page.getByRole('button', { name: 'Take the seat' }).click()
    await guest.page.waitForSelector('.players-strip')
    for (const { complaints } of [host, guest, watcher]) expect(complaints).toEqual([])
  })

  it('share a game for one, and others watch it live', async () => {
    const player = await site.firstVisit(desktop)
    const watcher = await site.firstVisit(phone)
    await player.page.goto(`${site.url}#/online/set/kings-of-rome`)
    await player.page.getByText('The reign of Romulus', { exact: true }).click()
    await player.page.getByLabel('Your name at the table').fill('Marcia')
    await player.page.getByRole('button', { name: 'Begin, and share it' }).click()
    await player.page.waitForSelector('.players-strip')
    await watcher.page.goto(player.page.url())
    await watcher.page.getByRole('heading', { name: 'Marcia decides' }).waitFor()
    await playAlone(player.page, 'the second turn', SECOND_TURN)
    await watcher.page.getByLabel('Turn, 2 of 3').or(watcher.page.getByText('2 of 3')).first().waitFor()
    for (const { complaints } of [player, watcher]) expect(complaints).toEqual([])
  })
})

const SECOND_TURN = `() => document.querySelector('.log')?.textContent.includes('Turn 2')`
