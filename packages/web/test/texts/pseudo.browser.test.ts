import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boxes } from '@aquila/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { actUntil } from '../../../../tests/support/acting.ts'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import { siteAt } from '../../../../tests/support/site.ts'
import { type ListedGame, listedGames } from '../../../cli/src/games.ts'
import { startServer } from '../../../server/src/server.ts'
import { settingsFrom } from '../../../server/src/settings.ts'
import { openFile, type Site } from '../support.ts'
import { notFromTexts } from './marks.ts'
import { positionsOf } from './positions.ts'

/** People give themselves names, and no text brings them: here they are in letters that no finding has. */
const NAMES = ['Ľíṽíá', 'Áťťíćúś', 'Ťúľľíá', 'Ḃŕúťúś', 'Ĵúľíá', 'Ćáťó']

const games = listedGames.filter(({ corpus }) => corpus.length > 0)

/**
 * Tells the test whatever comes to stand in the page, for the eye or for the ear, however soon it is gone. What is in another
 * language than the page, such as a rulebook, says so with `lang`; a hash is code.
 */
const READ_ALL = `{
  const NAMED = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'alt', 'placeholder', 'title']
  const elsewhere = '[lang]:not(html), code, script, style, noscript'
  const told = new Set()
  let fresh = []
  const tell = (text, element) => {
    const said = text.trim()
    if (said === '' || told.has(said)) return
    told.add(said)
    fresh.push([said, location.hash + ' ' + element.localName + '.' + (element.getAttribute('class') ?? '')])
  }
  const readNames = element => {
    for (const name of NAMED) if (element.hasAttribute(name)) tell(element.getAttribute(name), element)
  }
  const read = node => {
    if (node.nodeType === Node.TEXT_NODE) {
      const { parentElement } = node
      if (parentElement !== null && parentElement.closest(elsewhere) === null) tell(node.data, parentElement)
    }
    if (node.nodeType !== Node.ELEMENT_NODE || node.closest(elsewhere) !== null) return
    readNames(node)
    for (const child of node.childNodes) read(child)
  }
  addEventListener('DOMContentLoaded', () => {
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    const observer = new MutationObserver(changes => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'childList') addedNodes.forEach(read)
        else if (type === 'characterData') read(target)
        else if (target.closest(elsewhere) === null) readNames(target)
      }
      if (fresh.length > 0) globalThis.tellOfTexts(fresh)
      fresh = []
    })
    observer.observe(document.body, all)
    observer.observe(document.querySelector('title'), all)
  })
}`

/** What was read, with where it first stood. */
type Read = Map<string, string>

async function readAll(page: Page): Promise<Read> {
  const read: Read = new Map()
  await page.exposeFunction('tellOfTexts', (texts: readonly (readonly [string, string])[]) => {
    for (const [text, where] of texts) if (!read.has(text)) read.set(text, where)
  })
  await page.addInitScript(READ_ALL)
  return read
}

/** Films and moments are seen to their end, and somebody sits down. */
async function settle(page: Page): Promise<void> {
  await actUntil(page, 'a question', {
    done: `() => !seen('.moment, .film, .cover-all') && seen('.bar .step, .battle, .sheet, a[href^="#/end/"]')`,
    next: `() => seen('.cover-all .button') ?? seen('.moment .primary') ?? seen('.film .primary')`,
  })
}

/** The pages that belong to no match. */
async function readPages(page: Page, url: string): Promise<void> {
  await page.goto(`${url}?language=pseudo#/`)
  await page.waitForSelector('.boxes')
  for (const { game } of games) await page.locator(`.box[data-game=${game.id}]`).click()
  await page.locator('.settings summary').click()
  for (const { id, annals } of boxes.values()) if (annals === true) await go(page, `/annals/${id}`, 'main h1')
  for (const { id, lessons } of boxes.values()) {
    if (lessons !== true) continue
    await go(page, `/learn/${id}`, '.lesson .button')
    await page.locator('.lesson .button').first().click()
    await page.locator('.coach').waitFor()
  }
  await go(page, '/about', 'h1')
  for (const { game } of games) {
    await go(page, `/play/${game.id}`, '.scenario')
    for (const details of await page.locator('.set-up-side details summary').all()) await details.click()
    await go(page, `/play/${game.id}/together`, '.scenario')
    await go(page, `/learn/${game.id}`, '.rule-text')
    await page.locator('.rules-reader input').fill('Roma')
    await page.locator('.found').waitFor()
  }
}

async function go(page: Page, to: string, there: string): Promise<void> {
  await page.evaluate(address => {
    location.hash = address
  }, to)
  await page.locator(there).first().waitFor()
}

/** A question at the table, with whatever can be opened beside it. */
async function readTable(page: Page): Promise<void> {
  for (const tab of await page.locator('.tabs > button').all()) await tab.click()
  await page.locator('.menu summary').first().click()
  await page.locator('.menu .settings summary').first().click()
  await page.locator('.menu summary').first().click()
  await page.locator('.bar .rule').first().click()
  await page.locator('.rule-text[data-shown=true]').waitFor()
  // The card of a place, who could come there, and why nothing can be done in another.
  const place = page.locator('.places [data-place]').first()
  await place.focus()
  await page.keyboard.press('i')
  await page.keyboard.press('!')
  await page.locator('.notice.threats').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.places [data-place]').last().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.locator('.notice.hint').waitFor()
}

/** Some thirty steps, at one table: dice, battles and their losses, retreats, films, and who sits down next. */
async function playOn(page: Page): Promise<void> {
  await actUntil(page, 'thirty steps', {
    done: `(() => {
      let steps = 0
      return () => ++steps > 30 || seen('a[href^="#/end/"]')
    })()`,
    next: `() =>
      seen('.cover-all .button') ?? seen('.moment .primary') ?? seen('.film .primary') ??
      seen('[role=alertdialog] .primary') ??
      seen('.battle-acts .primary, .battle .piece[data-legal=true], .battle-acts .choice') ??
      seen('.bar .acts .primary') ?? seen('.choice-list .choice') ?? key('c')`,
  })
}

/** A table far away: the lists, where it is set and waited for, and how its link looks to a guest. */
async function readOnline(page: Page, guest: Page, url: string): Promise<void> {
  const [first] = games
  await go(page, '/online', '.online-lists')
  await go(page, `/online/set/${first?.game.id}`, '.scenario')
  for (const details of await page.locator('.set-up-side details summary').all()) await details.click()
  await page.locator('.name-field .field').fill(NAMES[0] ?? '')
  await page.locator('.begin').click()
  await page.locator('.ask-in').waitFor()
  for (const details of await page.locator('main details > summary').all()) await details.click()
  await guest.goto(`${url}?language=pseudo${new URL(page.url()).hash}`)
  await guest.locator('.invitation .primary').waitFor()
  await go(guest, '/online', '.online-lists')
  await go(page, '/online', '.table-card')
}

/** What is told of a match that is over. */
async function readEnd(page: Page): Promise<void> {
  const [, id = ''] = /match\/([^/]+)/.exec(page.url()) ?? []
  await go(page, `/end/${id}`, '.end-card')
  for (const details of await page.locator('main details > summary').all()) await details.click()
  await page.locator('.chronicle-text, .chronicle > p').first().waitFor()
  if (await page.locator('.chronicle .link').isVisible()) {
    await page.locator('.chronicle .link').click()
    await page.locator('.reader').waitFor()
  }
  await go(page, `/replay/${id}`, '.dock')
  await page.locator('.scrubber').fill('20')
}

describe.skipIf(chromiumPath === null)('the page in a pseudo-language', () => {
  let site: Site
  beforeAll(async () => {
    site = await openHouse()
  })
  afterAll(() => site?.close())

  it('says nothing that does not come from the texts', { timeout: 600_000 }, async () => {
    const { page, complaints } = await site.firstVisit()
    const read = await readAll(page)
    await readPages(page, site.url)
    for (const game of games) await readGame(site, page, game)
    await go(page, '/', '.match-card')
    const guest = await site.firstVisit()
    const readByGuest = await readAll(guest.page)
    await readOnline(page, guest.page, site.url)
    expect([...complaints, ...guest.complaints]).toEqual([])
    expect(read.size).toBeGreaterThan(1000)
    expect(bareIn(new Map([...readByGuest, ...read]))).toEqual([])
    // What is written into the code would have been seen.
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.title = 'Press it'
      button.textContent = 'Bare'
      document.body.append(button)
    })
    await expect.poll(() => bareIn(read).map(found => found.split('"')[1])).toEqual(['Press it', 'Bare'])
  })
})

/** The built page, with the tables of people far apart. */
async function openHouse(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'aquila-pseudo-'))
  const environment = { PORT: '0', DATA: data, BOT_THREADS: '1', LIMITS: 'none', LOG_LEVEL: 'error' }
  const running = await startServer(settingsFrom(environment), { folder: inject('page').folder })
  return siteAt(running.url, async () => {
    await running.stop(0)
    rmSync(data, { recursive: true })
  })
}

/** What did not come from the texts, with where it stood. */
function bareIn(read: Read): string[] {
  return [...read].filter(([text]) => notFromTexts(text)).map(([text, where]) => `"${text}" (${where})`)
}

async function readGame(site: Site, page: Page, game: ListedGame): Promise<void> {
  const { question, battle, whole } = await positionsOf(game, player => NAMES[player] ?? '')
  for (const record of [question, battle]) {
    await openFile(site, page, record)
    await settle(page)
    await (record === question ? readTable(page) : playOn(page))
  }
  await openFile(site, page, whole)
  await readEnd(page)
}
