import { english, Match } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { recordPath } from '../../cli/src/corpus.ts'
import { readRecordFile } from '../../cli/src/files.ts'
import { listedGames } from '../../cli/src/games.ts'
import { wordsOf } from '../src/match/words.ts'
import { openFile, openSite, type Site, seriousFindings } from './support.ts'

/** A recorded match, replayed by the rules of today. */
async function replayed(game: string, name: string) {
  const listed = listedGames.find(({ game: { id } }) => id === game)
  const how = listed?.corpus.find(each => each.name === name)
  if (listed === undefined || how === undefined) throw new Error(`no record ${name} of ${game}`)
  const loaded = await loadGame(game, english)
  const record = { ...readRecordFile(recordPath(listed, how)), rules: loaded.game.version }
  return { loaded, record, match: Match.replay(loaded.game, record) }
}

/** The position before the choice that leads to the nth event of a kind, and what that choice is called. */
async function before(game: string, name: string, kind: string, nth = 0) {
  const { loaded, record, match } = await replayed(game, name)
  const after = match.log(null).filter(event => event.kind === kind)[nth]?.after ?? 0
  const entry = record.choices[after - 1]
  if (entry === undefined || !('verb' in entry)) throw new Error(`no choice leads to ${kind}`)
  const { role: _, ...choice } = entry
  return {
    record: match.at(after - 1).record,
    choice: wordsOf(loaded, match.position.data).choice(choice),
  }
}

const ceremony = '.moment[data-reckoning]'

/** Makes a choice and goes on until a year's end lies on the table. */
async function untilCeremony(site: Site, page: Page, { record, choice }: { record: object; choice: string }) {
  await openFile(site, page, record)
  const cover = page.locator('.cover-all .button')
  const inBar = page.locator('.bar .acts .primary').filter({ hasText: choice })
  const inList = page.locator('.choice').filter({ hasText: choice })
  await cover.or(inBar).or(inList).or(page.locator('.bar .question')).first().waitFor()
  if ((await cover.count()) > 0) await cover.click()
  await inBar.or(inList).or(page.locator('.bar .question')).first().waitFor()
  if ((await inBar.count()) > 0) await inBar.first().click()
  else {
    if ((await inList.count()) === 0) await page.keyboard.press('c')
    await inList.first().click()
  }
  const sure = page.locator('[role=alertdialog] .primary')
  if ((await sure.count()) > 0) await sure.click()
  const on = page.locator('.moment:not([data-reckoning]) footer .primary, .cover-all .button, .film .primary')
  for (let tries = 0; tries < 20 && (await page.locator(ceremony).count()) === 0; tries++) {
    await page.locator(ceremony).or(on).first().waitFor()
    if ((await page.locator(ceremony).count()) === 0) await on.first().click()
  }
  await page.locator(`${ceremony}[data-rolled=true] .reckoning-part`).first().waitFor()
}

describe.skipIf(chromiumPath === null)('ceremonies', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  it.each([
    ['alea-iacta-est', '3-bots', 'year-closes', 'The Republic lives', 'Recruit'],
    ['semper-victor', '1-bots', 'year-closes', 'Italia falls to Primus', 'Begin'],
    ['roma-victrix', '1-two-players', 'maintenance', 'Treasuries', 'Raise units'],
  ])(
    'U9: a year or turn of %s ends on one paper',
    async (game, name, kind, part, deed) => {
      const { page, complaints } = await site.visit()
      await untilCeremony(site, page, await before(game, name, kind, game === 'roma-victrix' ? 3 : 0))
      const paper = page.locator(ceremony)
      expect(await paper.getByRole('heading', { name: part }).count()).toBe(1)
      expect(await paper.locator('footer .primary').textContent()).toContain(deed)
      expect(await seriousFindings(page, ceremony)).toEqual([])
      await paper.locator('footer .primary').click()
      await expect.poll(() => paper.count()).toBe(0)
      expect(complaints).toEqual([])
    },
    120_000,
  )

  it.each([
    [1440, 900],
    [1024, 768],
    [390, 844],
  ])(
    'U3, U15: the end card says why, and its buttons are in sight at %d x %d',
    async (width, height) => {
      const { page } = await site.visit({ viewport: { width, height } })
      const { match } = await replayed('alea-iacta-est', '3-bots')
      await openFile(site, page, match.record)
      await page.getByText('See the end').first().click()
      const card = page.locator('.result')
      await card.waitFor()
      expect(await card.textContent()).toMatch(/ needed.*(held to the end|short)/)
      const rematch = card.getByRole('button', { name: 'Rematch' })
      if (width < 900) await rematch.scrollIntoViewIfNeeded()
      const box = await rematch.boundingBox()
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height)
      expect(await seriousFindings(page, '.result')).toEqual([])
    },
    120_000,
  )
})
