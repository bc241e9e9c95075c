import { boxes } from '@aquila/games'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actUntil } from '../../../../tests/support/acting.ts'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import { type ListedGame, listedGames } from '../../../cli/src/games.ts'
import { Guest } from '../../../server/test/client.ts'
import { playUntilNews, readToQuestion } from '../online/by-screens.ts'
import { idIn, openServer, type ServedSite, unexpected } from '../online/house.ts'
import { openFile, type Site } from '../support.ts'
import { notFromTexts } from './marks.ts'
import { positionsOf } from './positions.ts'

/** People give themselves names, and no text brings them: here they are in letters that no finding has. */
const NAMES = ['Ľíṽíá', 'Áťťíćúś', 'Ťúľľíá', 'Ḃŕúťúś', 'Ĵúľíá', 'Ćáťó']

/** The game that is played online here. */
const SEMPER = { id: 'semper-victor' }

const PASSWORD = 'a heron on the Rubicon'

const A_DAY = 86_400_000

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

interface Reader {
  readonly page: Page
  readonly context: BrowserContext
}

/** People far apart: every page on their way from the lists to a rematch, and what can go wrong. */
async function readOnline(site: ServedSite, host: Reader, guest: Reader, watcher: Reader): Promise<void> {
  await go(host.page, '/online', '.online-lists')
  await go(host.page, `/online/set/${SEMPER.id}`, '.scenario')
  for (const details of await host.page.locator('.set-up-side details summary').all()) await details.click()
  for (const choice of await host.page.locator('.switch-row input').all()) await choice.check()
  // Every pace, and everybody who may come; the table itself is without a pace, and open to all.
  for (const choice of (await host.page.locator('.segments input').all()).toReversed())
    await choice.check({ force: true })
  // The longest, in which nobody is asked whether he reacts who could not: much happens between two turns.
  await host.page.locator('.scenario').last().click()
  await host.page.locator('.set-up-side details .check input').first().uncheck()
  await host.page.locator('.name-field .field').fill(NAMES[0] ?? '')
  await host.page.locator('.begin').click()
  await host.page.locator('.ask-in').waitFor()
  await host.page.locator('.agreed .link').click()
  await host.page.locator('.check-dice .primary').click()
  const table = new URL(host.page.url()).hash.slice(1)
  for (const { page } of [guest, watcher]) await page.goto(`${site.url}?language=pseudo#/online`)
  await watcher.page.locator('.online-lists').waitFor()
  await go(host.page, '/online', '.table-card')
  await go(host.page, table, '.waiting-room')
  await go(guest.page, table, '.invitation')
  // Somebody at the table has that name.
  for (const name of NAMES.slice(0, 2)) {
    await guest.page.locator('.name-field .field').fill(name)
    await guest.page.locator('.sit .primary').click()
    if (name === NAMES[0]) await guest.page.locator('.name-field small').waitFor()
  }
  await go(watcher.page, table, '.players-strip')
  for (const { page } of [host, guest]) {
    await page.locator('.players-strip').waitFor()
    await readToQuestion(page)
  }
  await readAway(site, host, watcher)
  await readSince(site, host, guest)
  await readResigned(host, guest)
  await readRefused(site, watcher)
}

/** The server goes away: for those at a table, for those who read the lists, and for whoever opens a table now. */
async function readAway(site: ServedSite, host: Reader, watcher: Reader): Promise<void> {
  const table = new URL(watcher.page.url()).hash.slice(1)
  await go(watcher.page, '/online', '.table-row')
  await site.away()
  await host.page.locator('.stored[data-is=connecting]').waitFor()
  await watcher.page.locator('.problem').waitFor()
  await go(watcher.page, table, '.note')
  await site.back()
  await host.page.locator('.stored:not([data-is=connecting])').waitFor()
  await watcher.page.locator('.players-strip').waitFor()
}

/** Whoever was away for a day reads what happened meanwhile. */
async function readSince(site: ServedSite, host: Reader, guest: Reader): Promise<void> {
  const table = new URL(host.page.url()).hash.slice(1)
  let page = host.page
  // Whoever has answered a reaction meanwhile was not away for a turn: then they play on, some times at most. That the film
  // comes is held by a test of its own; here its words are read.
  let isFilm = false
  for (let days = 1; !isFilm && days < 4; days++) {
    for (const each of [host, guest]) await go(each.page, '/about', 'h1')
    const player = await playUntilNews(site, idIn(table), [host.page, guest.page])
    page = player === 0 ? host.page : guest.page
    await page.clock.setFixedTime(new Date(Date.now() + days * A_DAY))
    await go(page, table, '.players-strip')
    isFilm = await page
      .locator('.since-strip')
      .waitFor({ timeout: 20_000 })
      .then(() => true)
      .catch(() => false)
  }
  if (isFilm) {
    for (const chapter of (await page.locator('.since-strip ol button').all()).slice(0, -1))
      await chapter.click()
    await page.locator('.since-bar .primary').click()
  }
  for (const each of [host, guest]) {
    await go(each.page, table, '.players-strip')
    await readToQuestion(each.page)
  }
}

/** Somebody makes an account, finds out what is wrong with a password, changes it, and is let in again by a code. */
async function readAccount(site: ServedSite, { page }: Reader): Promise<void> {
  await page.goto(`${site.url}?language=pseudo#/online/account`)
  const [making, signingIn] = [page.locator('.account-form').first(), page.locator('.account-form').nth(1)]
  await making
    .locator('.field')
    .first()
    .fill(NAMES[5] ?? '')
  await fillSecret(making, 'password1234')
  await making.locator('.wrong').waitFor()
  await signingIn
    .locator('.field')
    .first()
    .fill(NAMES[5] ?? '')
  await fillSecret(signingIn, PASSWORD)
  await signingIn.locator('.wrong').waitFor()
  await page.locator('.account-leaf > .link').click()
  await page.locator('.account-leaf > .link').click()
  await fillSecret(making, PASSWORD)
  await page.locator('.account-codes .button').first().click()
  await page.locator('.account-codes .primary').click()
  for (const row of await page.locator('.online-lists .account-rows > li').all()) {
    await row.locator('.button').first().click()
    await row.locator('.account-form').waitFor()
  }
  const codes = page.locator('.online-lists .account-rows > li').last()
  await fillSecret(codes, PASSWORD)
  await codes.locator('.account-codes .primary').click()
}

async function fillSecret(form: Locator, secret: string): Promise<void> {
  await form.locator('input[type=password]').fill(secret)
  await form.locator('.primary').click()
}

/** One gives up; both read the end, and sit down once more. */
async function readResigned(host: Reader, guest: Reader): Promise<void> {
  await host.page.locator('.menu summary').first().click()
  await host.page.locator('.menu > div > button').last().click()
  await host.page.locator('.notice.sure .button').last().click()
  await host.page.locator('a[href^="#/end/"]').first().click()
  await host.page.locator('.end-card').first().waitFor()
  await host.page.locator('.end-buttons .button').last().click()
  await host.page.locator('.waiting-room').waitFor()
  await guest.page.locator('a[href^="#/online/"]').first().waitFor()
  await go(guest.page, '/online', '.table-card')
}

/** What there is not, what is full, what was given to somebody else, and what was closed. */
async function readRefused(site: ServedSite, { page }: Reader): Promise<void> {
  const [host, other] = [
    await Guest.named(site.url, NAMES[2] ?? ''),
    await Guest.named(site.url, NAMES[3] ?? ''),
  ]
  const wanted = { game: SEMPER.id, scenario: '1' }
  await go(page, '/online/1234567890123456789012', '.note')
  const full = await host.set({ ...wanted, seats: [{ who: 'me' }, { who: 'open' }] })
  await other.sit(full.id)
  await go(page, `/online/${full.id}`, '.invitation .full')
  const open = await host.set({ ...wanted, seats: [{ who: 'open' }, { who: 'open' }] })
  await go(page, `/online/${open.id}`, '.invitation')
  await page.locator('.name-field .field').fill(NAMES[4] ?? '')
  await page.locator('.sit .primary').click()
  await page.locator('.waiting-room').waitFor()
  await host.post(`api/tables/${open.id}/seat`, { player: 0, to: { who: 'bot', level: 'tiro' } })
  await page.locator('.note').waitFor()
  await go(page, '/online', '.online-lists')
  await go(page, `/online/${open.id}`, '.invitation')
  await host.post(`api/tables/${open.id}/close`)
  await page.locator('.note').waitFor()
}

/** What is told of a match that is over. */
async function readEnd(page: Page): Promise<void> {
  const [, id = ''] = /match\/([^/]+)/.exec(page.url()) ?? []
  await go(page, `/end/${id}`, '.end-card')
  for (const details of await page.locator('main details > summary').all()) await details.click()
  // A match of which nothing is told has no chronicle.
  if (await page.locator('.chronicle .link').isVisible()) {
    await page.locator('.chronicle .link').click()
    await page.locator('.reader').waitFor()
  }
  await go(page, `/replay/${id}`, '.dock')
  await page.locator('.scrubber').fill('20')
}

describe.skipIf(chromiumPath === null)('the page in a pseudo-language', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await openServer()
  })
  afterAll(() => site?.close())

  it('says nothing that does not come from the texts', { timeout: 600_000 }, async () => {
    const { page, complaints } = await site.firstVisit({ serviceWorkers: 'block' })
    const read = await readAll(page)
    await readPages(page, site.url)
    for (const game of games) await readGame(site, page, game)
    await go(page, '/', '.match-card')
    expect(complaints).toEqual([])
    expect(read.size).toBeGreaterThan(1000)
    expect(bareIn(read)).toEqual([])
    // What is written into the code would have been seen.
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.title = 'Press it'
      button.textContent = 'Bare'
      document.body.append(button)
    })
    await expect.poll(() => bareIn(read).map(found => found.split('"')[1])).toEqual(['Press it', 'Bare'])
  })

  it('says nothing else to people far apart', { timeout: 600_000 }, async () => {
    // A browser of which nobody knows the name: names of browsers are no texts.
    const visit = () => site.firstVisit({ reducedMotion: 'reduce', userAgent: 'Aquila' })
    const [host, guest, watcher, owner] = [await visit(), await visit(), await visit(), await visit()]
    const visits = [host, guest, watcher, owner]
    const read = await Promise.all(visits.map(({ page }) => readAll(page)))
    await readAccount(site, owner)
    await host.page.goto(`${site.url}?language=pseudo#/`)
    await readOnline(site, host, guest, watcher)
    // That somebody at the table has a name already, and what there is not, the page says itself.
    const complaints = visits.flatMap(unexpected).filter(each => !/status of 4(0[149]|22)/.test(each))
    expect(complaints).toEqual([])
    expect(bareIn(new Map(read.flatMap(each => [...each])))).toEqual([])
  })
})

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
