import { english } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import { underRules } from '../../../server/test/under-rules.ts'
import { seriousFindings } from '../support.ts'
import { playElsewhere, playOn, readToQuestion } from './by-screens.ts'
import { idIn, openServer, type ServedSite, setTable, takeSeat } from './house.ts'

const SEMPER = { game: 'semper-victor', scenario: 'In hoc signo' }
const desktop = { reducedMotion: 'reduce' } as const

describe.skipIf(chromiumPath === null)('a table at which something goes differently', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await openServer({
      worker: new URL('../../../server/test/faulty-worker.ts', import.meta.url).href,
    })
  })
  afterAll(() => site?.close())

  it('says that the rules have changed, and when it is held what is safe', async () => {
    const host = await site.firstVisit(desktop)
    const guest = await site.firstVisit(desktop)
    const link = await setTable(site, host.page, { ...SEMPER, host: 'Marcia' })
    await takeSeat(guest.page, link, 'Hanno')
    const pages = [host.page, guest.page]
    for (const page of pages) await readToQuestion(page)
    await playOn(site, idIn(link), pages, 2)
    const { before, now } = await versions()
    await site.away()
    underRules(site.data, before)
    await site.back()
    for (const page of pages) {
      const notice = page.locator('.notice', { hasText: 'The rules have changed' })
      await notice.waitFor()
      expect(await notice.textContent()).toContain(`${before} is now ${now}`)
    }
    expect(await seriousFindings(host.page)).toEqual([])
    await host.page
      .locator('.notice', { hasText: 'The rules' })
      .getByRole('button', { name: 'Close' })
      .click()
    await host.page.locator('.notice', { hasText: 'The rules' }).waitFor({ state: 'detached' })

    await playElsewhere(site, idIn(link), pages, ({ choices }) => choices >= 30)
    await site.away()
    underRules(site.data, before, database =>
      database
        .prepare(
          `update acts set change = json_set(change, '$.added.entries[0].verb', 'conquer')
           where seq = (select max(seq) from acts)`,
        )
        .run(),
    )
    await site.back()
    for (const page of pages) await page.locator('.notice', { hasText: 'The match is held.' }).waitFor()
    expect(await seriousFindings(host.page)).toEqual([])
    // Whoever opens it now reads it too.
    await guest.page.reload()
    await guest.page.getByText('The match is held.').waitFor()
    expect(await seriousFindings(guest.page)).toEqual([])
  })

  it('says that a bot has failed, and goes on when it is tried again', async () => {
    const { page } = await site.firstVisit(desktop)
    await page.goto(`${site.url}#/online/set/${SEMPER.game}`)
    await page.getByText(SEMPER.scenario, { exact: true }).click()
    // What is wrong with the bot is the name of the host.
    await page.getByLabel('Your name at the table').fill('Throws')
    await page.getByRole('button', { name: 'Open the table' }).click()
    await page.getByRole('button', { name: /Seat a bot/ }).click()
    await page.waitForSelector('.players-strip')
    const failed = page.locator('.notice', { hasText: 'The bot could not make up its mind' })
    await playOn(site, idIn(page.url()), [page], 30, () => failed.isVisible())
    await failed.waitFor({ state: 'detached' })
    await playOn(site, idIn(page.url()), [page], 12)
  })
})

/** The version before that of today: its positions can be brought up to it. */
async function versions(): Promise<{ before: string; now: string }> {
  const { game } = await loadGame(SEMPER.game, english, ['1'])
  const [before = ''] = Object.entries(game.migrations ?? {}).find(([, { to }]) => to === game.version) ?? []
  return { before, now: game.version }
}
