import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import { Guest } from '../../../server/test/client.ts'
import { seriousFindings } from '../support.ts'
import { playElsewhere, readToQuestion } from './by-screens.ts'
import { idIn, openServer, type ServedSite, setTable, takeSeat } from './house.ts'

describe.skipIf(chromiumPath === null)('whoever looks at his page', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await openServer()
  })
  afterAll(() => site?.close())

  it('reads in its title that it is his turn, whatever it shows', async () => {
    const [host, guest] = [await site.firstVisit(), await site.firstVisit()]
    const wanted = { game: 'semper-victor', scenario: 'In hoc signo', host: 'Marcia' }
    const link = await setTable(site, host.page, wanted)
    await takeSeat(guest.page, link, 'Hanno')
    const pages = [host.page, guest.page]
    for (const page of pages) await page.waitForSelector('.players-strip')
    const titles = () => Promise.all(pages.map(page => page.title()))
    const [yours, others] = ['Your turn · Aquila', 'Table · Aquila']
    for (const wanted of [0, 1, 0]) {
      await playElsewhere(site, idIn(link), pages, (_, { player }) => player === wanted)
      await expect.poll(titles, { timeout: 20_000 }).toEqual(wanted === 0 ? [yours, others] : [others, yours])
    }
  })

  it('reads who has left his seat to a bot', async () => {
    const { page, complaints } = await site.firstVisit({ reducedMotion: 'reduce' })
    const wanted = { game: 'roma-victrix', scenario: 'Caesar against Pompeius', seats: 3, host: 'Marcia' }
    const id = idIn(await setTable(site, page, wanted))
    const [hanno, livia] = [await Guest.named(site.url, 'Hanno'), await Guest.named(site.url, 'Livia')]
    for (const guest of [hanno, livia]) await guest.sit(id)
    for (const guest of [hanno, livia]) await guest.showSalt(id)
    await page.waitForSelector('.players-strip')
    await readToQuestion(page)
    await livia.act(id, { kind: 'resign' })
    await page.locator('.notice', { hasText: 'Livia has left the match. Tiro, a bot, plays' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})
