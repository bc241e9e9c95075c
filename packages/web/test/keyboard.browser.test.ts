import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { begin, openSite, type Site } from './support.ts'

/** What a person who plays by keys comes upon with Tab: everything that answers a question, but neither hint nor undo. */
const ANSWERS =
  '.choice, .way, .inspector .piece[data-legal=true], .bar .acts .primary, .battle button, .moment .primary, .film .primary, [role=alertdialog] button'
const ENOUGH = 15
const MOST_TABS = 60

/** What has the focus: what it says, and whether it answers; null if the focus has fallen to the page itself. */
const FOCUSED = `(() => {
  const here = document.activeElement
  if (here === null || here === document.body) return null
  const answers = here.matches(${JSON.stringify(ANSWERS)}) && here.ariaDisabled !== 'true'
  return { says: (here.ariaLabel ?? here.textContent).trim(), answers }
})()`

/** What the table shows, in words: it is other words when a choice was made. */
const SHOWN = `[...document.querySelectorAll('.bar, .sheet, .inspector, .choices, .moment, .film, .battle, [role=alertdialog], .log')]
  .map(part => part.textContent).join('|')`

interface Focused {
  readonly says: string
  readonly answers: boolean
}

describe.skipIf(chromiumPath === null)('by the keyboard alone', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  it.each([
    ['alea-iacta-est', 'The Pharsalus Campaign'],
    ['semper-victor', 'In hoc signo'],
    ['roma-victrix', 'Caesar against Pompeius'],
    ['kings-of-rome', 'The seven kings'],
  ])(
    'a player of %s makes fifteen different choices, and always has the focus somewhere',
    async (game, scenario) => {
      const { page } = await site.visit()
      await begin(site, page, game, scenario)
      const chosen = new Set<string>()
      for (let answers = 0; answers < 60 && chosen.size < ENOUGH; answers++) {
        await page.locator('.table[data-showing=false], .moment, .film .primary').first().waitFor()
        const says = await tabTo(page, chosen)
        const before = await page.evaluate(SHOWN)
        await page.keyboard.press('Enter')
        await expect.poll(() => page.evaluate(SHOWN), { timeout: 60_000, message: says }).not.toBe(before)
        expect(await page.evaluate(FOCUSED), `after "${says}"`).not.toBeNull()
        chosen.add(says)
      }
      expect([...chosen]).toHaveLength(ENOUGH)
    },
  )
})

/** Tabs on to an answer that was not given yet, or if there is none to any. */
async function tabTo(page: Page, chosen: ReadonlySet<string>): Promise<string> {
  let any = ''
  for (let tabs = 0; tabs < 2 * MOST_TABS; tabs++) {
    await page.keyboard.press('Tab')
    const focused: Focused | null = await page.evaluate(FOCUSED)
    if (focused?.answers !== true) continue
    if (!chosen.has(focused.says) || (tabs > MOST_TABS && focused.says === any)) return focused.says
    any = focused.says
  }
  throw new Error(`no answer can be reached by keys: ${await page.locator('.bar').textContent()}`)
}
