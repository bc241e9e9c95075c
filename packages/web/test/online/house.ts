import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { actUntil } from '../../../../tests/support/acting.ts'
import { drawTrueLots } from '../../../../tests/support/match-worker.ts'
import { type Site, siteAt } from '../../../../tests/support/site.ts'
import { startServer } from '../../../server/src/server.ts'
import { settingsFrom } from '../../../server/src/settings.ts'

/** A server that can go away and come back, with all that it has stored. */
export interface ServedSite extends Site {
  away(): Promise<void>
  back(): Promise<void>
}

/** The built page and the tables of online play, from a server of its own on a real file. */
export async function openServer(): Promise<ServedSite> {
  const place = mkdtempSync(join(tmpdir(), 'aquila-online-'))
  const folder = join(place, 'page')
  cpSync(inject('page').folder, folder, { recursive: true })
  // A token that is drawn twice counts once: here chance is what is tried.
  drawTrueLots(folder)
  const environment = { DATA: join(place, 'data'), BOT_THREADS: '1', LIMITS: 'none', LOG_LEVEL: 'error' }
  const start = (port: number) =>
    startServer(settingsFrom({ ...environment, PORT: String(port) }), { folder })
  let running = await start(0)
  const { port, url } = running
  return {
    ...siteAt(url, async () => {
      await running.stop(0)
      rmSync(place, { recursive: true })
    }),
    away: () => running.stop(0),
    async back() {
      running = await start(port)
    },
  }
}

interface Wanted {
  readonly game: string
  readonly scenario: string
  /** So many sit down; the fullest table if nothing is said. */
  readonly seats?: number
  readonly host: string
  readonly isPublic?: boolean
  readonly hints?: boolean
}

/** Sets a table through its screen. Gives the link. */
export async function setTable(site: Site, page: Page, wanted: Wanted): Promise<string> {
  const { game, scenario, seats, host, isPublic = false, hints = false } = wanted
  await page.goto(`${site.url}#/online/set/${game}`)
  await page.getByText(scenario, { exact: true }).click()
  if (seats !== undefined)
    await page.getByRole('radio', { name: new RegExp(`^${seats} `) }).check({ force: true })
  await page.getByLabel('Your name at the table').fill(host)
  if (isPublic) await page.getByRole('checkbox', { name: /Open to everybody/ }).check()
  if (hints) await page.getByRole('checkbox', { name: /Hints allowed/ }).check()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForSelector('.waiting-room')
  return await page.getByLabel('The link to this table').inputValue()
}

/** Opens the link, gives a name and takes the seat. */
export async function takeSeat(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: 'Take the seat' }).click()
  await page.waitForSelector('.invitation', { state: 'detached' })
}

/** What is pressed next: films are left, dice fall, and every step ends as soon as it can. */
const SOON = `() =>
  seen('.film .primary, .since-bar .primary') ?? seen('[role=alertdialog] .primary') ??
  seen('.moment .primary, .battle-acts .primary, .battle .piece[data-legal=true], .battle-acts .choice') ??
  all('.choice-list .choice, .sheet-choices .choice').find(each => each.textContent.includes('Place the rest')) ??
  seen('.bar .acts .primary, .sheet .acts .primary') ?? seen('.choice-list .choice, .sheet-choices .choice') ??
  (seen('.bar .step .rule') === undefined ? undefined : key('c'))`

/** All answer the questions of their own players, through their own buttons, until each page shows what is hoped for. */
export async function playUntil(pages: readonly Page[], hope: string, done: string): Promise<void> {
  await Promise.all(pages.map(page => actUntil(page, hope, { done, next: SOON })))
}

export const OVER = `() => all('a[href^="#/end/"]').length > 0`

/** How a match ended, as a page says it. */
export async function endOf(page: Page): Promise<string | null> {
  return await page.locator('.bar h1, .sheet h1').first().textContent()
}

/** What a page is told of the table it is at, whole, as its own eyes may know it. */
export async function sightOf(page: Page): Promise<string> {
  return await page.evaluate(
    "fetch('/api/tables/' + location.hash.split('/').at(-1) + '/sight').then(response => response.text())",
  )
}

/** What somebody holds that watchers know nothing of: the words of one sight that are not in the other. */
export function hiddenIn(own: string, watched: string): string[] {
  const known = new Set(wordsIn(watched))
  return [...new Set(wordsIn(own))].filter(word => !known.has(word))
}

/** Strings in the view of a sight, such as the ids of cards and counters. */
function wordsIn(sight: string): string[] {
  const words: string[] = []
  JSON.stringify(JSON.parse(sight).view, (_, value: unknown) => {
    if (typeof value === 'string') words.push(value)
    return value
  })
  return words
}
