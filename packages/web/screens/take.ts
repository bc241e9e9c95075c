import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { english } from '@aquila/engine'
import { settingsFrom, startServer } from '@aquila/server'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { entryOf } from '../src/match/annals.ts'
import { reopen } from '../src/match/begin.ts'
import * as online from './online.ts'
import { closingOf, FIRST_GAME, positionFor, type Wanted } from './positions.ts'

/**
 * Takes the pictures in docs/screens from the built page, in positions that bots have played up to: the same every
 * time, so that a picture changes only when the page does. Tables online have dice of their own, which nobody can choose.
 */
const folder = fileURLToPath(new URL('../../../docs/screens/', import.meta.url))

const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

const caesar = 'caesarian'
const marching: Wanted = {
  scenario: '2',
  seed: 5,
  before: ({ role, task, choices }, { length }) =>
    role === caesar && task === 'set-out' && length > 120 && choices.length > 4,
}
const fighting: Wanted = { scenario: '3', seed: 7, before: ({ task }) => task === 'evade' }
const losing: Wanted = {
  scenario: '3',
  seed: 7,
  before: ({ role, task, choices }) => role === 'caesarian' && task === 'pick-losses' && choices.length > 3,
}
const whole: Wanted = { scenario: '2', seed: 3 }

const kings = { game: 'kings-of-rome', level: 'centurio', scenario: 'seven-kings' } as const
const kingMarches: Wanted = {
  ...kings,
  seed: 8,
  before: ({ task, about = {} }, { length }) =>
    task === 'march' && about.leader === 'numa' && Number(about.units) > 7 && length > 50,
}
const kingsBattle: Wanted = {
  ...kings,
  seed: 9,
  before: ({ task, about = {} }, { length }) => task === 'reroll' && Number(about.left) > 1 && length > 100,
}
const afterReactions: Wanted = {
  ...kings,
  seed: 38,
  before: ({ task, about = {} }, { length }) =>
    task === 'action' && length > 20 && Number(about.left) < 3 && Number(about.reactions) > 1,
}
const kingsWhole: Wanted = { ...kings, seed: 18, longerThan: 120 }

const augustusMarches: Wanted = {
  game: 'semper-victor',
  scenario: '2',
  seed: 3,
  before: ({ role, task, choices }, { length }) =>
    role === 'primus' && task === 'set-out' && length > 150 && choices.length > 4,
}
/** A year in which a Usurper has risen and others can be raised. */
const bidding: Wanted = {
  game: 'semper-victor',
  scenario: '2',
  seed: 1,
  before: ({ role, task, choices }) =>
    role === 'primus' &&
    task === 'react.usurpations' &&
    choices.some(({ verb }) => verb.startsWith('usurpation')),
}
/** One has risen, and is about to carry his revolt further. */
const spreading: Wanted = {
  game: 'semper-victor',
  scenario: '2',
  seed: 1,
  before: ({ role, task }) => role === 'primus' && task === 'extend-usurpation',
}
const romeMarches: Wanted = {
  game: 'roma-victrix',
  level: 'tiro',
  scenario: '1',
  seed: 2,
  before: ({ role, task, choices }, { length }) =>
    role === 'carthage' && task === 'command' && length > 150 && choices.length > 5,
}
const caesarRaises: Wanted = {
  game: 'roma-victrix',
  level: 'tiro',
  scenario: '4',
  seed: 2,
  before: ({ role, task }) => role === 'caesar' && task === 'new-units',
}
const caesarFights: Wanted = {
  game: 'roma-victrix',
  level: 'tiro',
  scenario: '4',
  seed: 3,
  before: ({ role, task, choices }) => role === 'caesar' && task === 'spend-modifier' && choices.length > 3,
}

const reignOf = (king: string, seed: number): Wanted => ({ ...kings, scenario: `reign-of-${king}`, seed })
const reign = reignOf('romulus', 5)
/** What the annals tell of, the oldest first. */
const played: readonly Wanted[] = [
  reignOf('romulus', 2),
  reign,
  reignOf('numa', 3),
  kingsWhole,
  reignOf('tullus', 4),
]

interface Picture {
  readonly name: string
  readonly on: BrowserContextOptions
  take(page: Page, url: string, house: online.House): Promise<void>
}

const pictures: readonly Picture[] = [
  { name: 'shelf', on: desktop, take: shelf },
  { name: 'shelf-phone', on: phone, take: shelf },
  { name: 'set-up', on: desktop, take: setUp },
  { name: 'set-up-phone', on: phone, take: setUp },
  { name: 'briefing', on: desktop, take: briefing },
  { name: 'briefing-phone', on: phone, take: briefing },
  { name: 'year-end', on: desktop, take: yearEnd },
  { name: 'table', on: desktop, take: async (page, url) => await sitAt(page, url, marching) },
  {
    name: 'table-dark',
    on: { ...desktop, colorScheme: 'dark' },
    take: async (page, url) => await sitAt(page, url, marching),
  },
  { name: 'table-phone', on: phone, take: async (page, url) => await sitAt(page, url, marching) },
  { name: 'battle', on: desktop, take: async (page, url) => await sitAt(page, url, fighting) },
  { name: 'battle-phone', on: phone, take: async (page, url) => await sitAt(page, url, fighting) },
  { name: 'lesson', on: desktop, take: lesson },
  { name: 'losses', on: desktop, take: async (page, url) => await sitAt(page, url, losing) },
  { name: 'replay', on: desktop, take: replay },
  { name: 'replay-phone', on: phone, take: replay },
  { name: 'end', on: desktop, take: async (page, url) => await end(page, url) },
  { name: 'end-phone', on: phone, take: async (page, url) => await end(page, url) },
  { name: 'chronicle', on: desktop, take: chronicle },
  { name: 'kings-set-up', on: desktop, take: kingsSetUp },
  { name: 'kings-table', on: desktop, take: kingsTable },
  { name: 'kings-table-phone', on: phone, take: async (page, url) => await sitAt(page, url, kingMarches) },
  { name: 'kings-battle', on: desktop, take: async (page, url) => await sitAt(page, url, kingsBattle) },
  { name: 'kings-battle-phone', on: phone, take: async (page, url) => await sitAt(page, url, kingsBattle) },
  { name: 'kings-film', on: desktop, take: kingsFilm },
  { name: 'kings-lesson', on: desktop, take: secondLesson },
  { name: 'kings-end', on: desktop, take: async (page, url) => await end(page, url, kingsWhole) },
  { name: 'kings-reign', on: desktop, take: async (page, url) => await end(page, url, reign) },
  { name: 'kings-annals', on: desktop, take: annals },
  { name: 'semper-table', on: desktop, take: async (page, url) => await sitAt(page, url, augustusMarches) },
  {
    name: 'semper-table-phone',
    on: phone,
    take: async (page, url) => await sitAt(page, url, augustusMarches),
  },
  { name: 'semper-college', on: desktop, take: college },
  { name: 'semper-college-dark', on: { ...desktop, colorScheme: 'dark' }, take: college },
  { name: 'semper-college-phone', on: phone, take: college },
  { name: 'semper-usurpation', on: desktop, take: usurpation },
  { name: 'semper-usurpation-dark', on: { ...desktop, colorScheme: 'dark' }, take: usurpation },
  { name: 'roma-table', on: desktop, take: async (page, url) => await sitAt(page, url, romeMarches) },
  { name: 'roma-table-phone', on: phone, take: async (page, url) => await sitAt(page, url, romeMarches) },
  {
    name: 'roma-table-dark',
    on: { ...desktop, colorScheme: 'dark' },
    take: async (page, url) => await sitAt(page, url, romeMarches),
  },
  { name: 'roma-economy', on: desktop, take: romaEconomy },
  { name: 'roma-economy-dark', on: { ...desktop, colorScheme: 'dark' }, take: romaEconomy },
  { name: 'roma-economy-phone', on: phone, take: async (page, url) => await sitAt(page, url, caesarRaises) },
  { name: 'roma-battle', on: desktop, take: async (page, url) => await sitAt(page, url, caesarFights) },
  { name: 'roma-battle-phone', on: phone, take: async (page, url) => await sitAt(page, url, caesarFights) },
  { name: 'roma-lesson', on: desktop, take: romaLesson },
  { name: 'online-lobby', on: desktop, take: online.lobby },
  { name: 'online-lobby-phone', on: phone, take: online.lobby },
  { name: 'online-set', on: desktop, take: online.set },
  { name: 'online-waiting', on: desktop, take: online.waiting },
  { name: 'online-invitation', on: desktop, take: online.invitation },
  { name: 'online-invitation-phone', on: phone, take: online.invitation },
  { name: 'online-account', on: desktop, take: online.account },
  { name: 'online-table', on: desktop, take: online.table },
  { name: 'online-since', on: { ...desktop, reducedMotion: 'reduce' }, take: online.since },
  { name: 'online-since-phone', on: { ...phone, reducedMotion: 'reduce' }, take: online.since },
  { name: 'online-end', on: desktop, take: online.end },
]

async function shelf(page: Page, url: string): Promise<void> {
  for (const wanted of [whole, losing, marching]) await openRecord(page, url, wanted)
  await page.goto(url)
  await page.locator('.match-card').nth(2).waitFor()
}

async function setUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/play/alea-iacta-est`)
  await page.waitForSelector('.scenario .thumbnail image')
}

/** What a match begins with. */
async function briefing(page: Page, url: string): Promise<void> {
  await setUp(page, url)
  await page.getByRole('button', { name: 'Begin', exact: true }).first().click()
  await page.locator('.briefing footer button').first().waitFor()
}

/** The year is closed, and all that led there has been seen. */
async function yearEnd(page: Page, url: string): Promise<void> {
  const { record, choice } = await closingOf(FIRST_GAME, await recordFor(whole))
  await openFile(page, url, record)
  const ended = page.locator('.moment[data-reckoning][data-rolled=true]')
  const shown = page.locator('.moment:not([data-reckoning]) footer .primary, .film .primary').first()
  const way = page.locator('.bar .acts .primary, .choice').filter({ hasText: choice }).first()
  while (!(await ended.isVisible())) {
    await ended.or(shown).or(way).first().waitFor()
    if (await shown.isVisible()) await shown.click({ timeout: 2000 }).catch(() => undefined)
    else if (await way.isVisible()) await way.click({ timeout: 2000 }).catch(() => undefined)
  }
}

async function kingsSetUp(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/play/kings-of-rome`)
  await page.waitForSelector('.scenario .thumbnail image')
}

/** The King about to march, with the way to a city and the panel of his reign. */
async function kingsTable(page: Page, url: string): Promise<void> {
  await sitAt(page, url, kingMarches)
  await page.locator('.tabs button', { hasText: 'Reign' }).click()
  const target = await page.locator('.mark[data-to]').nth(2).getAttribute('data-to')
  await page.locator(`.places [data-place="${target}"]`).focus()
}

/** What the others do when Rome has done. */
async function kingsFilm(page: Page, url: string): Promise<void> {
  await sitAt(page, url, afterReactions)
  await page.locator('.bar .acts .primary').click()
  const sure = page.locator('[role=alertdialog] .primary')
  if (await sure.isVisible()) await sure.click()
  await page.locator('.film').waitFor()
  await page.locator('.film [aria-label=Pause]').click()
  for (const back = page.getByRole('button', { name: 'One step back' }); await back.isEnabled(); )
    await back.click()
}

async function openRecord(page: Page, url: string, wanted: Wanted): Promise<void> {
  await openFile(page, url, await recordFor(wanted))
}

async function openFile(page: Page, url: string, record: object): Promise<void> {
  await page.goto(url)
  await page.setInputFiles('input[type=file]', {
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  })
  await page.waitForSelector('.table')
}

const records = new Map<Wanted, ReturnType<typeof positionFor>>()

function recordFor(wanted: Wanted): ReturnType<typeof positionFor> {
  const record = records.get(wanted) ?? positionFor(wanted)
  records.set(wanted, record)
  return record
}

async function sitAt(page: Page, url: string, wanted: Wanted): Promise<void> {
  await openRecord(page, url, wanted)
  await page.waitForSelector('.bar, .sheet, .briefing footer button')
  await page.waitForLoadState('networkidle')
  // What led up to the position has been seen.
  const shown = page
    .locator('.briefing footer button, .moment .primary, .film .primary')
    .filter({ visible: true })
    .first()
  for (let tries = 0; tries < 20; tries++) {
    // A moment may come over a film while it is pressed.
    if (await shown.isVisible()) await shown.click({ timeout: 2000 }).catch(() => undefined)
    await page.waitForTimeout(100)
  }
}

/** Who reigns with whom, and who has risen against them. */
async function college(page: Page, url: string): Promise<void> {
  await sitAt(page, url, bidding)
  await page.locator('.tabs button', { hasText: 'College' }).first().click()
  await page.locator('.offices').waitFor()
}

/** A revolt that has its own Diocese and reaches for the next. */
async function usurpation(page: Page, url: string): Promise<void> {
  await sitAt(page, url, spreading)
  await page.locator('.choice-list .choice').first().click()
  await page.locator('.moment .lit-map').waitFor()
}

async function replay(page: Page, url: string): Promise<void> {
  await openRecord(page, url, whole)
  await page.goto(page.url().replace('/match/', '/replay/'))
  await page.waitForSelector('.dock')
  const { length } = (await recordFor(whole)).choices
  const scrubber = page.locator('.scrubber')
  await scrubber.fill(String(Math.round(length * 0.42)))
  await scrubber.blur()
}

async function end(page: Page, url: string, played: Wanted = whole): Promise<void> {
  await openRecord(page, url, played)
  await page.goto(page.url().replace('/match/', '/end/'))
  await page.waitForSelector('.end-card')
}

/** The annals as the page writes them when a match ends, but on days that stay the same. */
async function annals(page: Page, url: string): Promise<void> {
  const entries: object[] = []
  for (const [index, wanted] of played.entries()) {
    const record = await recordFor(wanted)
    const open = await reopen(
      {
        id: `played-${index}`,
        game: record.game,
        record,
        levels: [null],
        notes: '',
        annals: { day: null },
        checkpoint: null,
      },
      english,
      async () => undefined,
    )
    entries.push({ ...(await entryOf(open)), endedAt: Date.UTC(2026, 10, 9 + index, 12) })
  }
  await page.goto(url)
  await page.locator('.box').first().waitFor()
  await page.evaluate(async told => {
    const opening = indexedDB.open('aquila')
    await new Promise(resolve => opening.addEventListener('success', resolve))
    const writing = opening.result.transaction('annals', 'readwrite')
    for (const entry of told) writing.objectStore('annals').put(entry)
    await new Promise(resolve => writing.addEventListener('complete', resolve))
    opening.result.close()
  }, entries)
  await page.goto(`${url}#/annals/${kings.game}`)
  await page
    .locator('.matches li')
    .nth(played.length - 1)
    .waitFor()
}

async function lesson(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/learn/alea-iacta-est`)
  await page.locator('.lesson .primary').click()
  await page.waitForSelector('.coach')
  // Not over the map, where a pointer at rest opens a card.
  await page.locator('.bar h1').hover()
}

/** The second lesson of Kings of Rome. */
async function secondLesson(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/learn/kings-of-rome`)
  await page.locator('.lesson .button').nth(1).click()
  await page.waitForSelector('.coach')
  await page.locator('.bar h1').hover()
}

/** New units of Caesar, with the ledger beside them. */
async function romaEconomy(page: Page, url: string): Promise<void> {
  await sitAt(page, url, caesarRaises)
  await page.locator('.tabs button', { hasText: 'Treasury' }).click()
  await page.locator('.shop-good button:not([disabled])').first().click()
  await page.locator('.shop-good[data-none=false]').first().waitFor()
}

/** Where the money comes from. */
async function romaLesson(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/learn/roma-victrix`)
  await page.locator('.lesson .primary').click()
  await page.locator('.coach .primary').click()
  await page.locator('.coach .primary').click()
  await page.locator('.money-ways').waitFor({ state: 'attached' })
  await page.locator('.bar h1').hover()
}

async function chronicle(page: Page, url: string): Promise<void> {
  await end(page, url)
  await page.locator('.chronicle .link').click()
}

/** As WebP, which the browser itself can write. */
async function save(browser: Browser, name: string, picture: Buffer): Promise<void> {
  const page = await browser.newPage()
  const packed = await page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    return canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? ''
  }, picture.toString('base64'))
  await page.close()
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(packed, 'base64'))
}

const executablePath = process.env.AQUILA_CHROMIUM
if (executablePath === undefined) throw new Error('pictures need a browser: set AQUILA_CHROMIUM')
const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !pictures.some(picture => picture.name === name))
if (unknown.length > 0)
  throw new Error(
    `there is no picture ${unknown.join(', ')}; there are: ${pictures.map(({ name }) => name).join(', ')}`,
  )

const place = mkdtempSync(join(tmpdir(), 'aquila-screens-'))
const built = join(place, 'page')
process.env.NODE_ENV = 'production'
const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url))
await build({ configFile, logLevel: 'error', build: { outDir: built } })
const environment = { PORT: '0', DATA: join(place, 'data'), LIMITS: 'none', LOG_LEVEL: 'error' }
const { url, house, stop } = await startServer(settingsFrom(environment), { folder: built })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const { name, on, take } of pictures) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const context = await browser.newContext({ colorScheme: 'light', ...on })
    const page = await context.newPage()
    await take(page, url, house)
    // Lists of tables are told as they change, so that the network of their page is never idle.
    if (!name.startsWith('online')) await page.waitForLoadState('networkidle')
    // The finer map art comes when the table has been at rest for a while.
    await page.waitForTimeout(4000)
    await save(browser, name, await page.screenshot())
    await context.close()
    console.log(`docs/screens/${name}.webp`)
  }
} finally {
  await browser.close()
  await stop(0)
  rmSync(place, { recursive: true })
}
