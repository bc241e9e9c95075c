import { english } from '@aquila/engine'
import { lidOf, shelf, teachingGame } from '@aquila/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { openWorkshop, type Site } from './support.ts'

/** The page knows no game by name: one more box on the list, and it is on the shelf with all its ways. */
describe.skipIf(chromiumPath === null)('a fifth box on the shelf', () => {
  let site: Site
  beforeAll(async () => {
    site = await openWorkshop()
  })
  afterAll(() => site?.close())

  it('stands beside the others, tells what it is, is taught and is played', async () => {
    const { page, complaints } = await site.firstVisit()
    await page.goto(site.url)
    await page.locator('.box').first().waitFor()
    const titles = await page.locator('.box .spine').allTextContents()
    expect(titles).toEqual([...shelf, teachingGame].map(({ title }) => title))
    await page.locator(`.box[data-game=${teachingGame.id}]`).click()
    await page.getByText((await lidOf(teachingGame.id, english))('about')).waitFor()

    await page.locator('.ways').getByRole('link', { name: 'Learn' }).click()
    await page.getByRole('heading', { name: teachingGame.title }).first().waitFor()
    await page.getByText('TF-4.4').first().waitFor()

    await page.goto(`${site.url}#/play/${teachingGame.id}`)
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('.table .places [data-place=isle]').waitFor({ state: 'attached' })
    await page.locator('.bar .acts .button').first().waitFor()
    expect(complaints).toEqual([])
  })
})
