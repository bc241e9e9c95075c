import { randomBytes } from 'node:crypto'
import { botOfLevel, seatOf } from '@aquila/bots'
import { english, type Match } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import type { Running } from '@aquila/server'
import type { Page } from 'playwright-core'

/** A server in this process, with the page. */
export type House = Running['house']

const SEMPER = { game: 'semper-victor', scenario: 'Constantin and Licinius' }
const ROMA = { game: 'roma-victrix', scenario: 'Caesar against Pompeius' }
const A_DAY = 86_400_000

interface Wanted {
  readonly game: string
  readonly scenario: string
  readonly host: string
  readonly isPublic?: boolean
}

/** Sets a table. Gives its address. */
async function setTable(page: Page, url: string, wanted: Wanted): Promise<string> {
  const { game, scenario, host, isPublic = false } = wanted
  await page.goto(`${url}#/online/set/${game}`)
  await page.getByText(scenario, { exact: true }).click()
  await page.getByLabel('Your name at the table').fill(host)
  if (isPublic) await page.getByRole('checkbox', { name: /Open to everybody/ }).check()
  const pauses = page.getByRole('checkbox', { name: 'Pause at every reaction' })
  if ((await pauses.count()) > 0) {
    // Nobody is asked whether he reacts who could not: more happens between two turns.
    await page.getByText('Options', { exact: true }).click()
    await pauses.uncheck()
  }
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForSelector('.waiting-room')
  return page.url()
}

async function takeSeat(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Your name at the table').fill(name)
  await page.getByRole('button', { name: 'Take the seat' }).click()
  await page.waitForSelector('.invitation', { state: 'detached' })
}

/** Somebody at another screen, for as long as the picture is taken: he goes when the browser does. */
async function somebody(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext()
  if (context === undefined) throw new Error('a page has a browser')
  return await context.newPage()
}

/** The beginning of a match is read, whatever it shows. */
async function readBeginning(page: Page): Promise<void> {
  await page.waitForSelector('.players-strip, .briefing')
  const next = page.locator('.briefing footer .primary, .moment .primary, .film .primary')
  const question = page.locator('.table[data-showing=false]:not([data-briefing]) :is(.bar, .sheet)')
  for (;;) {
    await next.or(question).filter({ visible: true }).first().waitFor()
    if (!(await next.filter({ visible: true }).first().isVisible())) return
    await next
      .filter({ visible: true })
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined)
  }
}

/** Two sit at a table of Semper Victor and have read how it begins. */
async function twoAtTable(page: Page, url: string, isPublic = false): Promise<{ link: string; guest: Page }> {
  const guest = await somebody(page)
  const link = await setTable(page, url, { ...SEMPER, host: 'Marcia', isPublic })
  await takeSeat(guest, link, 'Hanno')
  await readBeginning(page)
  await readBeginning(guest)
  return { link, guest }
}

/** Both play on, as Miles would, until something is so of the one who is asked. False: the match was over before. */
async function playUntil(
  house: House,
  link: string,
  isSo: (match: Match, asked: { readonly player: number; readonly task: string; marches: number }) => boolean,
): Promise<boolean> {
  const table = await house.keeper.table(link.split('/').at(-1) ?? '')
  const { game, scenario } = table.row
  const bot = botOfLevel(await (await loadGame(game, english, [scenario])).bots(), 'miles', 1)
  if (bot === null) throw new Error('there is no such bot')
  for (;;) {
    const next = await table.asked(sitting => {
      const { match } = sitting
      const [decision] = match.decisions
      if (decision === undefined || match.isOver) return { player: null, isFound: false }
      const { id, role, task } = decision
      const player = match.seats[role] ?? 0
      const news = match.log(role).slice(sitting.read(player).event)
      const marches = news.filter(({ kind }) => kind === 'march').length
      if (isSo(match, { player, task, marches })) return { player: null, isFound: true }
      const { verb, noun } = bot.choose(seatOf(match, decision))
      return { player, act: { decision: id, choice: noun === undefined ? { verb } : { verb, noun } } }
    })
    if (next.player === null) return next.isFound
    await table.act(next.player, randomBytes(16).toString('hex'), { kind: 'choose', ...next.act })
  }
}

/** So many marches of another make a film. */
const A_FILM = 2

/** One's own tables, those with a free seat, and those to watch. */
export async function lobby(page: Page, url: string, house: House): Promise<void> {
  const { link } = await twoAtTable(page, url)
  await playUntil(
    house,
    link,
    (_, { player, task, marches }) => player === 0 && task === 'movement' && marches > 0,
  )
  await setTable(page, url, { ...ROMA, host: 'Marcia' })
  const others = await somebody(page)
  await setTable(others, url, { ...ROMA, host: 'Livia', isPublic: true })
  const { link: watched } = await twoAtTable(await somebody(page), url, true)
  await playUntil(house, watched, ({ choices }) => choices > 30)
  await page.goto(`${url}#/online`)
  await page.waitForSelector('.table-row')
}

export async function set(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/online/set/${ROMA.game}`)
  await page.getByText(ROMA.scenario, { exact: true }).click()
  await page.getByLabel('Your name at the table').fill('Marcia')
}

/** One has sat down, and seats are open. */
export async function waiting(page: Page, url: string): Promise<void> {
  const link = await setTable(page, url, { ...ROMA, host: 'Marcia' })
  await takeSeat(await somebody(page), link, 'Hanno')
  await page.locator('.sitter', { hasText: 'Hanno' }).waitFor()
}

export async function invitation(page: Page, url: string): Promise<void> {
  const host = await somebody(page)
  const wanted = { game: 'alea-iacta-est', scenario: 'The Pharsalus Campaign', host: 'Marcia' }
  await page.goto(await setTable(host, url, wanted))
  await page.getByLabel('Your name at the table').fill('Hanno')
}

export async function account(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/online/account`)
  const making = page.getByRole('region', { name: 'Make an account' })
  await making.getByLabel('Name', { exact: true }).fill(`Marcia ${randomBytes(2).toString('hex')}`)
  await making.getByLabel('Password', { exact: true }).fill('a heron on the Rubicon')
  await making.getByRole('button').click()
  await page.getByRole('button', { name: 'I have them' }).click()
  await page.locator('.account-rows .badge').waitFor()
}

/** One looks on while the other decides. */
export async function table(page: Page, url: string, house: House): Promise<void> {
  const { link } = await twoAtTable(page, url)
  await playUntil(house, link, ({ choices }, { player }) => player === 1 && choices > 20)
  await page.reload()
  await readBeginning(page)
}

/** Back after a day, from the first table at which the other has marched so much between two turns. */
export async function since(page: Page, url: string, house: House): Promise<void> {
  let link = ''
  for (let isMissed = false; !isMissed; ) {
    ;({ link } = await twoAtTable(page, url))
    await page.goto(`${url}#/about`)
    isMissed = await playUntil(
      house,
      link,
      (_, { player, task, marches }) => player === 0 && task === 'movement' && marches >= A_FILM,
    )
  }
  await page.clock.setFixedTime(new Date(Date.now() + A_DAY))
  await page.goto(link)
  const film = page.locator('.since-strip, .since-sheet')
  // What came of one's own last choice is told first.
  const own = page.locator('.moment .primary')
  for (;;) {
    await film.or(own).filter({ visible: true }).first().waitFor()
    if (await film.isVisible()) return
    await own.click({ timeout: 2000 }).catch(() => undefined)
  }
}

/** The other has resigned. */
export async function end(page: Page, url: string): Promise<void> {
  const { guest } = await twoAtTable(page, url)
  await guest.locator('.menu summary').first().click()
  await guest.getByRole('button', { name: 'Resign' }).click()
  await guest.getByRole('button', { name: 'I resign' }).click()
  await page.locator('a[href^="#/end/"]').first().click()
  await page.waitForSelector('.end-card')
}
