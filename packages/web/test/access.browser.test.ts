import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import {
  openRecord,
  openSite,
  recordBefore,
  recordOfWholeMatch,
  type Site,
  seriousFindings,
} from './support.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const settings: readonly (readonly [string, BrowserContextOptions])[] = [
  ['on a large screen', {}],
  ['on a phone', phone],
]

/** Every page, and what a person can open on it, one after another. */
async function walkThrough(
  site: Site,
  page: Page,
  look: (name: string, part?: string) => Promise<void>,
): Promise<void> {
  await page.goto(site.url)
  await page.waitForSelector('.boxes')
  await look('shelf')
  await page.locator('.settings summary').click()
  await look('settings', '.top-bar')
  await page.goto(`${site.url}#/about`)
  await page.getByRole('heading', { name: 'About Aquila' }).waitFor()
  await look('about')
  await page.goto(`${site.url}#/learn/alea-iacta-est`)
  await page.locator('.rule-text').first().waitFor()
  await look('learn')
  await page.getByRole('button', { name: 'Begin the lesson' }).click()
  await page.waitForSelector('.coach')
  await look('lesson')
  await page.goto(`${site.url}#/play/alea-iacta-est`)
  await page.waitForSelector('.scenario')
  await page.locator('.set-up-side details summary').click()
  await look('set-up')
  for (const game of ['kings-of-rome', 'roma-victrix', 'semper-victor']) {
    await page.goto(`${site.url}#/play/${game}`)
    await page.getByRole('heading', { name: 'Set up' }).waitFor()
    await page.waitForSelector('.scenario')
    await look(`set-up, ${game}`)
  }
  await page.goto(`${site.url}#/annals/kings-of-rome`)
  await page.locator('main h1').first().waitFor()
  await look('annals')

  await openRecord(
    site,
    page,
    recordBefore(({ task }) => task === 'set-out'),
  )
  await look('table')
  for (const tab of ['Forces', 'Tracks', 'Stratagems', 'Peoples', 'Rules', 'Reserve', 'Notes', 'Orders']) {
    const button = page.locator('.tabs').getByRole('button', { name: tab })
    if (!(await button.isVisible())) await page.locator('.tabs').getByRole('button', { name: 'More' }).click()
    await button.click()
    await page.locator('.panel-body').waitFor()
    await look(`table, ${tab}`, '.panel')
    const close = page.getByRole('button', { name: 'Close this panel' })
    if (await close.isVisible()) await close.click()
  }
  await page.goto(page.url().replace('/match/', '/replay/'))
  await page.waitForSelector('.dock')
  await look('replay')

  await openRecord(
    site,
    page,
    recordBefore(({ task }) => task === 'pick-losses'),
  )
  await look('battle')

  await openRecord(site, page, recordOfWholeMatch())
  await page.goto(page.url().replace('/match/', '/end/'))
  await page.getByRole('heading', { name: 'Luck report' }).waitFor()
  await page.getByText('By kind of roll').click()
  await look('end')
  await page.getByRole('button', { name: 'read all' }).click()
  await page.getByRole('heading', { name: 'Chronicle of the war' }).waitFor()
  await look('chronicle', '.reader')
}

describe.skipIf(chromiumPath === null)('for everybody', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  for (const [name, options] of settings) {
    it(`has no serious finding of axe-core on any page ${name}, by day and by night`, async () => {
      const { page, complaints } = await site.firstVisit(options)
      const found: string[] = []
      const look = async (where: string, part?: string, kind?: string): Promise<void> => {
        // What fades in is looked at when it is there.
        await page.evaluate('Promise.allSettled(document.getAnimations().map(each => each.finished))')
        found.push(...(await seriousFindings(page, part, kind)).map(finding => `${where}: ${finding}`))
      }
      await walkThrough(site, page, async (where, part) => {
        await look(`${where} by day`, part)
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.locator('html[data-theme=dark]').waitFor()
        // Night has other colours, and nothing else of its own.
        await look(`${where} by night`, part, 'cat.color')
        await page.emulateMedia({ colorScheme: 'light' })
        await page.locator('html[data-theme=light]').waitFor()
      })
      expect(found).toEqual([])
      expect(complaints).toEqual([])
    })
  }

  it('tells the sides apart without colour, and however colours are seen', async () => {
    const { page, context } = await site.firstVisit()
    const session = await context.newCDPSession(page)
    const reader = await context.newPage()
    const kinds = ['none', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
    // The sides that meet in a game, and those of none.
    for (const { game, kits } of [
      { game: 'alea-iacta-est', kits: ['eagle', 'senate', 'people'] },
      { game: 'semper-victor', kits: ['ivory', 'jet', 'people'] },
    ]) {
      await page.goto(`${site.url}#/play/${game}`)
      await page.waitForSelector('.scenario')
      await showPips(page, kits)
      for (const type of kinds) {
        await session.send('Emulation.setEmulatedVisionDeficiency', { type })
        const pictures = await Promise.all(
          kits.map(async kit => await pixels(page, `.seen [data-kit=${kit}]`, reader)),
        )
        for (const [index, one] of pictures.entries()) {
          for (const other of pictures.slice(index + 1))
            expect(shareThatDiffers(one, other), `${type}: ${kits.join(', ')}`).toBeGreaterThan(0.1)
        }
      }
    }
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' })
  })
})

/** The signs of sides as they stand in lists, large enough to be looked at. */
async function showPips(page: Page, kits: readonly string[]): Promise<void> {
  await page.evaluate(names => {
    document.querySelector('.seen')?.remove()
    const row = document.createElement('div')
    row.className = 'seen'
    Object.assign(row.style, {
      position: 'fixed',
      inset: '0',
      background: '#fbf6ea',
      zIndex: '99',
      zoom: '4',
    })
    for (const name of names) {
      const box = document.createElement('span')
      Object.assign(box.style, {
        display: 'inline-grid',
        width: '12px',
        height: '12px',
        placeItems: 'center',
      })
      box.dataset.kit = name
      const pip = document.createElement('i')
      pip.className = 'pip'
      pip.dataset.kit = name
      pip.style.margin = '0'
      box.append(pip)
      row.append(box)
    }
    document.body.append(row)
  }, kits)
}

/** The lightness of every pixel of an element, as it is seen; an empty page reads the picture. */
async function pixels(page: Page, selector: string, reader: Page): Promise<number[]> {
  const picture = (await page.locator(selector).first().screenshot()).toString('base64')
  return await reader.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(64, 64)
    const pen = canvas.getContext('2d')
    pen?.drawImage(bitmap, 0, 0, 64, 64)
    return [...(pen?.getImageData(0, 0, 64, 64).data ?? [])].filter((_, index) => index % 4 < 3)
  }, picture)
}

/** The share of pixels that a person would call different: by more than a fifth of the way from black to white. */
function shareThatDiffers(one: readonly number[], other: readonly number[]): number {
  let different = 0
  for (let at = 0; at < one.length; at += 3) {
    const distance = [0, 1, 2].reduce(
      (sum, c) => sum + Math.abs((one[at + c] ?? 0) - (other[at + c] ?? 0)),
      0,
    )
    if (distance / 3 > 51) different++
  }
  return different / (one.length / 3)
}
