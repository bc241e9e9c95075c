import { botOfLevel, seatOf } from '@aquila/bots'
import { english, fastDice, Match, PASS } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actUntil } from '../../../tests/support/acting.ts'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { positionFor } from '../screens/positions.ts'
import { holdFilms, openFile, openRecord, openSite, type Site, seriousFindings } from './support.ts'

/** A year in which nothing special happens to the player who moves. */
const SEED = '1'.padStart(64, '0')

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const coach = (page: Page) => page.locator('.coach h2')

async function beginLesson(
  site: Site,
  page: Page,
  game = 'alea-iacta-est',
  title = 'You are Caesar',
  lesson = 0,
): Promise<void> {
  await page.goto(`${site.url}#/learn/${game}`)
  await page.getByRole('button', { name: 'Begin the lesson' }).nth(lesson).click()
  await coach(page).getByText(title).waitFor()
}

/** Does what the coach points at while he is there to be read, with clicks in the page itself, until he says this. */
async function followCoach(page: Page, title: string): Promise<void> {
  await actUntil(page, title, {
    done: `() => seen('.coach h2')?.textContent === ${JSON.stringify(title)}`,
    next: `() =>
      seen('.moment .primary') ?? seen('.film .primary') ?? seen('.coach footer button.primary') ??
      (seen('.coach h2') && (seen('[role=dialog] [data-pointed=true]') ?? seen('[data-pointed=true]'))) ?? (seen('.beacon') && !seen('.choice-list') ? key('c') : undefined)`,
  })
}

describe.skipIf(chromiumPath === null)('the guide at the table in a real browser', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('T17: leads through the first campaign to its end by the buttons of the screen, also after a reload', async () => {
    const { page, complaints } = await site.visit()
    await beginLesson(site, page)
    await page.getByRole('button', { name: 'Next' }).click()
    await coach(page).getByText('Choose who sets out').waitFor()

    // Something else is led back, with words.
    await page.keyboard.press('c')
    await page.locator('.choice', { hasText: 'March with M. Antonius' }).click()
    await page.locator('.notice', { hasText: 'Caesar first' }).waitFor()
    await page.locator('.choice[data-pointed=true]', { hasText: 'March with Caesar' }).click()
    await coach(page).getByText('Give him an army').waitFor()
    await page.getByRole('button', { name: 'Take all' }).click()
    await coach(page).getByText('March', { exact: true }).waitFor()

    await page.locator('.saved', { hasText: 'Saved' }).waitFor()
    await page.goto(`${site.url}#/learn/alea-iacta-est`)
    await page.getByRole('link', { name: 'Go on step 4 of 15' }).click()
    await coach(page).getByText('March', { exact: true }).waitFor()

    await followCoach(page, 'Before the dice')
    await page.getByRole('dialog').getByText('Labienus tried to evade').waitFor()
    await page.locator('.saved').waitFor({ state: 'attached' })
    await page.reload()
    await page.getByRole('dialog').getByText('Labienus tried to evade').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await followCoach(page, 'The first campaign')
    await page.locator('.coach-text', { hasText: 'Italia and Roma are yours' }).waitFor()
    await page.locator('.coach').getByRole('button', { name: 'Close' }).click()
    await page.locator('.coach').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('link', { name: 'Play Scenario 3' }).click()
    await page.locator('.scenario:has(input:checked)', { hasText: 'The Pharsalus Campaign' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('leads through the first campaign on a phone', async () => {
    const { page, complaints } = await site.visit(phone)
    await beginLesson(site, page)
    await page.getByRole('button', { name: 'Next' }).tap()
    await page.locator('.sheet [data-pointed=true]').first().tap()
    await coach(page).getByText('Give him an army').waitFor()
    const small = await page.evaluate(
      `[...document.querySelectorAll('.coach button:not(.rule), .coach a')]
        .filter(each => each.checkVisibility() && each.getBoundingClientRect().height < 44).length`,
    )
    expect(small).toBe(0)
    await followCoach(page, 'The first campaign')
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(complaints).toEqual([])
  })

  it('leads through the reign of Romulus, and leaves its pupil to finish it', async () => {
    const { page, complaints } = await site.visit()
    await beginLesson(site, page, 'kings-of-rome', 'You are Rome')
    await followCoach(page, 'Lay siege')
    await page.keyboard.press('c')
    await page.locator('.choice', { hasText: 'Pillage Antemnae' }).click()
    await page.locator('.notice', { hasText: 'a garrison of 1 is what sieges are made for' }).waitFor()

    await followCoach(page, 'Not the king')
    await page.locator('.saved').waitFor({ state: 'attached' })
    await page.reload()
    await coach(page).getByText('Not the king').waitFor()
    await followCoach(page, 'The reign of Romulus')
    await page.locator('.coach-text', { hasText: 'Finish the reign' }).waitFor()
    // Now the choice is free.
    await page.locator('.bar').getByRole('button', { name: 'End the actions' }).click()
    await page.getByRole('alertdialog').waitFor()
    await page.getByRole('link', { name: 'Start the seven kings' }).click()
    await page.locator('.scenario:has(input:checked)', { hasText: 'The seven kings' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('leads through the first turn of the elder Tarquin: Senate, budget, fleet and reactions', async () => {
    const { page, complaints } = await site.visit()
    await beginLesson(site, page, 'kings-of-rome', 'A new king', 1)
    await followCoach(page, 'Ask the Senate')
    await page.keyboard.press('c')
    await page.locator('.choice', { hasText: 'Pillage Gabii' }).click()
    await page.locator('.notice', { hasText: 'besiege Gabii' }).waitFor()
    await followCoach(page, 'The fleet')
    await page.locator('.saved').waitFor({ state: 'attached' })
    await page.reload()
    await coach(page).getByText('The fleet').waitFor()
    await followCoach(page, 'The elder Tarquin')
    await page.locator('.coach-text', { hasText: 'the mission is fulfilled' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('leads Hannibal over the Alps: the shop, an interception, a battle and the siege of Roma', async () => {
    const { page, complaints } = await site.visit()
    await beginLesson(site, page, 'roma-victrix', 'You are Carthage')
    await followCoach(page, 'A Fleet')
    // The Baleares pay nothing, and the map says so.
    await page.locator('.shop').waitFor()
    await page.locator('.shop-pages [data-pointed=true]', { hasText: 'Carthaginiensis' }).waitFor()
    await followCoach(page, 'Over the pass')
    await page.keyboard.press('c')
    await page.locator('.choice', { hasText: 'March to Aquitania' }).click()
    await page.locator('.notice', { hasText: 'the way to Roma leads over the pass' }).waitFor()
    await followCoach(page, 'A Consul comes to meet you')
    await page.getByRole('dialog').locator('.split[aria-checked=true]').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await followCoach(page, 'The siege')
    await followCoach(page, 'Over the Alps')
    await page.locator('.coach-text', { hasText: 'Roma has fallen in a year' }).waitFor()
    await page.getByRole('link', { name: 'Play Scenario 4' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('begins the first campaign by the keyboard alone', async () => {
    const { page } = await site.visit()
    await beginLesson(site, page)
    // The way on has the focus, and so has the first choice of the list.
    await page.locator('.coach footer button.primary:focus').waitFor()
    await page.keyboard.press('Enter')
    await coach(page).getByText('Choose who sets out').waitFor()
    await page.keyboard.press('c')
    await page.locator('.choice-list .choice:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.notice', { hasText: 'Caesar first' }).waitFor()
    await page.keyboard.press('?')
    await page.locator('.notice.hint', { hasText: 'March with Caesar' }).waitFor()
  })

  it('gives a hint with its reason, points at it and does it', async () => {
    const { page, complaints } = await site.visit()
    await openRecord(site, page, movementOf('caesarian'))
    await page.getByRole('button', { name: 'Hint' }).click()
    const hint = page.locator('.notice.hint')
    await hint.locator('em').waitFor()
    expect(await hint.locator('.hint-chances').textContent()).toMatch(/good bots win \d+ in 100/)
    const text = (await hint.locator('b').textContent()) ?? ''
    expect(await page.locator('.beacon').count()).toBe(1)
    await page.keyboard.press('c')
    await page.locator('.choice[data-pointed=true]', { hasText: text }).waitFor()
    await hint.getByRole('button', { name: 'Do it' }).click()
    await hint.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('shows what the others did as a film, that can be paused, hurried and skipped', async () => {
    const { page, complaints } = await site.firstVisit()
    await holdFilms(page)
    await playToFilm(site, page)
    const film = page.locator('.film')
    await film.getByRole('button', { name: 'Play' }).waitFor()
    await film.locator('.film-count', { hasText: /^\d+ of/ }).waitFor()
    await page.locator('.way-arrow').waitFor()
    await film.getByRole('button', { name: 'Speed' }).click()
    await film.getByText('2×').waitFor()
    await film.getByRole('button', { name: 'Skip' }).click()
    await film.waitFor({ state: 'detached' })
    // What the bot was up to stands in the log.
    await page.locator('.log-line .reason').first().waitFor()
    await page.getByRole('button', { name: 'show me' }).click()
    await film.waitFor()
    await page.keyboard.press('Escape')
    await film.waitFor({ state: 'detached' })
    // A player who comes back later has seen it, and may look at it again.
    await page.locator('.saved', { hasText: 'Saved' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'show me' }).click()
    await film.locator('.caption-line').first().waitFor()
    // Left alone it plays to its end.
    await film.getByRole('button', { name: 'Speed' }).click()
    await film.getByText('4×').waitFor()
    await film.getByRole('button', { name: 'Play' }).click()
    await film.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('shows two people at one screen once what both have seen', async () => {
    const { page } = await site.firstVisit()
    await holdFilms(page)
    await openRecord(site, page, movementOf('caesarian'))
    await page.keyboard.press('?')
    await page.locator('.notice.hint').getByRole('button', { name: 'Do it' }).click()
    await actUntil(page, 'the end of the turn', {
      done: "() => seen('.cover-all') !== undefined",
      next: `() => {
        const button = seen('.moment .primary') ?? seen('[role=alertdialog] .primary') ?? seen('.battle-acts .primary') ??
          (seen('.mark[data-to]') && !seen('.mark.way') ? undefined : seen('.bar .acts .primary'))
        const place = document.querySelector('.mark[data-to]')?.dataset.to
        if (button !== undefined || !place) return button
        const area = document.querySelector('.places [data-place="' + place + '"]')
        return { click: () => area.dispatchEvent(new MouseEvent('click', { bubbles: true })) }
      }`,
    })
    await page.locator('.cover-all .button').click()
    await page.locator('.cover-all').waitFor({ state: 'detached' })
    await page.locator('.log-line').first().waitFor()
    expect(await page.locator('.film').count()).toBe(0)
  })

  it('tells a battle in one line of the log, with its die and what it cost; the rest when asked', async () => {
    const { page } = await site.visit()
    await openFile(site, page, await afterBattle())
    const battle = page.locator('.log-line', { hasText: /^Battle in .* wins\./ }).first()
    await battle.locator('.die').waitFor()
    await battle.locator('.log-cost').first().waitFor()
    expect(await page.locator('.log-line', { hasText: 'for the battle' }).count()).toBe(0)
    expect(await page.locator('.log-details').count()).toBe(0)
    const details = page.locator('.log-more button[aria-expanded]').first()
    await details.click()
    expect(await details.getAttribute('aria-expanded')).toBe('true')
    await page.locator('.log-details .log-line').nth(1).waitFor()
    expect(await seriousFindings(page, '.panel')).toEqual([])
  })

  it('tells what the others did as a list where little moves', async () => {
    const { page } = await site.visit({ reducedMotion: 'reduce' })
    await playToFilm(site, page)
    expect(await page.locator('.film[data-list=true] li').count()).toBeGreaterThan(0)
    expect(await seriousFindings(page)).toEqual([])
    await page.locator('.film').getByRole('button', { name: 'Go on' }).click()
    await page.locator('.film').waitFor({ state: 'detached' })
  })

  it('shows who could come to a place', async () => {
    const { page } = await site.visit()
    await openRecord(site, page, movementOf('republican'))
    await page.getByRole('button', { name: 'Who could come here?' }).click()
    await page.locator('.notice.threats', { hasText: 'Point at a place' }).waitFor()
    await page.locator('.places [data-place=ITA-6]').focus()
    await page.keyboard.press('Enter')
    await page.locator('.notice.threats', { hasText: 'Caesar' }).waitFor()
    await page.locator('.map .threats path').first().waitFor()
    await page.locator('.places [data-place=ASI-5]').focus()
    await page.keyboard.press('!')
    await page.locator('.notice.threats', { hasText: 'Nobody' }).waitFor()
    // Esc closes one thing at a time, and the card of the place may have come up before it.
    const closed = async () => {
      await page.keyboard.press('Escape')
      return await page.locator('.notice.threats').count()
    }
    await expect.poll(closed, { timeout: 60_000 }).toBe(0)
  })

  it('goes to a place farther off in one click, step by step', async () => {
    const { page } = await site.visit()
    await beginLesson(site, page)
    await followCoach(page, 'March')
    await page.locator('[data-reach=ITA-1]').waitFor()
    await page.locator('.places [data-place=ITA-1]').focus()
    await page.keyboard.press('Enter')
    // The lesson has him stop on the way.
    await coach(page).getByText('Leave a unit behind').waitFor()
    await page.locator('.notice', { hasText: 'First leave legion I-R' }).waitFor()
  })

  it('asks before a sequence ends in which nobody moved', async () => {
    const { page } = await site.visit()
    await openRecord(site, page, movementOf('republican'))
    await page.locator('.bar').getByRole('button', { name: 'Done' }).click()
    await page.getByRole('alertdialog').getByText('Nobody has moved').waitFor()
    await page.getByRole('button', { name: 'Go back' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  })
})

const { game, bots: fetchBots } = await loadGame('alea-iacta-est', english)
const bots = await fetchBots()

/** Scenario 2 when this side is first asked to move. */
function movementOf(role: string): string {
  const match = Match.start(game, { scenario: '2', seed: SEED })
  const random = fastDice(1)
  for (let choices = 0; choices < 200 && match.decision !== null; choices++) {
    const { decision } = match
    if (decision.role === role && decision.task === 'movement') return JSON.stringify(match.record)
    const quiet = decision.choices.find(({ verb }) => ['done', 'pass', 'keep-legions'].includes(verb))
    const any = decision.choices[random.roll(decision.choices.length, '', 0) - 1]
    const choice = quiet ?? any
    if (choice === undefined) break
    match.choose(choice, { role: decision.role })
  }
  throw new Error('nobody was asked to move')
}

/** A match in which a battle was fought that brought points and ended in a retreat. */
function afterBattle(): Promise<object> {
  return positionFor({
    scenario: '2',
    seed: 5,
    before: ({ role, task }, match) => {
      const kinds = match.log(role).map(({ kind }) => kind)
      return task === 'movement' && / battle .*score (\S+ )?retreat /.test(kinds.join(' '))
    },
  })
}

/** True if somebody of the other side marches when the player who is asked lets the moment pass. */
function leadsToMarch(before: Match, level: string): boolean {
  const match = Match.replay(game, before.record)
  const role = match.decision?.role ?? null
  const bot = botOfLevel(bots, level, 1)
  match.choose(PASS)
  const told = match.log(role).length
  while (bot !== null && match.decision !== null && match.decision.role !== role)
    match.choose(bot.choose(seatOf(match, match.decision)))
  return match
    .log(role)
    .slice(told)
    .some(({ kind }) => kind === 'march')
}

/**
 * Lets a moment pass in which the bot then marches, and waits for the film of it. The bot does not think by the clock:
 * on a busy machine it would play differently. And nothing is clicked meanwhile: a player who acts again before his film
 * has come has seen enough.
 */
async function playToFilm(site: Site, page: Page): Promise<void> {
  const level = 'miles'
  const record = await positionFor({
    level,
    scenario: '2',
    seed: 3,
    before: ({ role, window }, match) =>
      role === 'caesarian' && window === 'campaign' && leadsToMarch(match, level),
  })
  await openFile(site, page, record)
  await page.locator('.bar .acts .primary').click()
  await page.locator('.film').waitFor()
}
