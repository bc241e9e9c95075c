import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import { playElsewhere } from './by-screens.ts'
import { idIn, openServer, type ServedSite, setTable, takeSeat } from './house.ts'

describe.skipIf(chromiumPath === null)('whose turn it is', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await openServer()
  })
  afterAll(() => site?.close())

  it('stands in the title of his page, whatever it shows, and in no other', async () => {
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
})
