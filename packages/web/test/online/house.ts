import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { drawTrueLots } from '../../../../tests/support/match-worker.ts'
import { type Site, siteAt, type Visit } from '../../../../tests/support/site.ts'
import type { House, Overrides } from '../../../server/src/house.ts'
import { startServer } from '../../../server/src/server.ts'
import { settingsFrom } from '../../../server/src/settings.ts'

/** A server that can go away and come back, with all that it has stored. */
export interface ServedSite extends Site {
  readonly house: House
  /** The folder of its database. */
  readonly data: string
  away(): Promise<void>
  back(): Promise<void>
}

/** The built page and the tables of online play, from a server of its own on a real file. */
export async function openServer(overrides: Overrides = {}): Promise<ServedSite> {
  const place = mkdtempSync(join(tmpdir(), 'aquila-online-'))
  const folder = join(place, 'page')
  cpSync(inject('page').folder, folder, { recursive: true })
  // A token that is drawn twice counts once: here chance is what is tried.
  drawTrueLots(folder)
  const data = join(place, 'data')
  const environment = { DATA: data, BOT_THREADS: '1', LIMITS: 'none', LOG_LEVEL: 'error' }
  const start = (port: number) =>
    startServer(settingsFrom({ ...environment, PORT: String(port) }), { ...overrides, folder })
  let running = await start(0)
  const { port, url } = running
  return {
    ...siteAt(url, async () => {
      await running.stop(0)
      rmSync(place, { recursive: true })
    }),
    data,
    get house() {
      return running.house
    },
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
  /** Nobody is asked whether he reacts who could not: turns of others are longer. */
  readonly asksLess?: boolean
}

/** Sets a table through its screen. Gives the link. */
export async function setTable(site: Site, page: Page, wanted: Wanted): Promise<string> {
  const { game, scenario, seats, host, isPublic = false, asksLess = false } = wanted
  await page.goto(`${site.url}#/online/set/${game}`)
  await page.getByText(scenario, { exact: true }).click()
  if (seats !== undefined)
    await page.getByRole('radio', { name: new RegExp(`^${seats} players`) }).check({ force: true })
  await page.getByLabel('Your name at the table').fill(host)
  if (isPublic) {
    const alone = page.getByRole('checkbox', { name: /Open to everybody/ })
    await alone.or(page.getByRole('radio', { name: 'everybody' })).check()
  }
  if (asksLess) {
    await page.getByText('Options', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Pause at every reaction' }).uncheck()
  }
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

export function idIn(link: string): string {
  return link.split('/').at(-1) ?? ''
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

/** Strings in the view of a sight, such as the ids of cards and counters. Of what kind a unit is tells of no unit: battles name kinds. */
function wordsIn(sight: string): string[] {
  const words: string[] = []
  JSON.stringify(JSON.parse(sight).view, (key, value: unknown) => {
    if (typeof value === 'string' && key !== 'kind') words.push(value)
    return value
  })
  return words
}

/** What a page complained of; that a server which is away cannot be reached is no news. */
export function unexpected({ complaints }: Visit): string[] {
  return complaints.filter(
    complaint =>
      !/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED|WebSocket connection/.test(
        complaint,
      ),
  )
}
