import type { Role, SeenEvent } from '@aquila/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actUntil } from '../../../tests/support/acting.ts'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { stepsOf } from './recorded.ts'
import {
  contentOf,
  openFile,
  openRecord,
  openSite,
  recordBefore,
  recordOfWholeMatch,
  type Site,
  seriousFindings,
  sitDown,
} from './support.ts'

/** What the table says before a choice is made and after it, numbered as what was found wanting in play. */
describe.skipIf(chromiumPath === null)('what the table foretells and explains', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('T2: a hint has a reason, is one for a whole march, and says what else could be done', async () => {
    const { page, complaints } = await site.visit()
    await openRecord(
      site,
      page,
      recordBefore(
        ({ task, choices }) =>
          task === 'movement' && choices.filter(({ verb }) => verb === 'lead').length > 4,
      ),
    )
    const hint = page.locator('.notice.hint')
    const doIt = hint.getByRole('button', { name: 'Do it' })
    const question = await page.locator('.bar h1').textContent()
    for (let hints = 0; hints < 12; hints++) {
      await page.keyboard.press('?')
      await doIt.waitFor()
      expect((await hint.locator('em').textContent())?.trim()).not.toBe('')
      if ((await hint.locator('.hint-else').count()) > 0) break
      expect(await seriousFindings(page, '.notices')).toEqual([])
      await doIt.click()
      await hint.waitFor({ state: 'detached' })
      // The leader who marches has arrived with all that he took along, and the same is asked again.
      await page.locator('.bar .acts button[aria-busy=false]').first().waitFor()
      expect(await page.locator('.bar h1').textContent()).toBe(question)
    }
    expect(await hint.locator('.hint-else').textContent()).toContain('not worth it now')
    expect(complaints).toEqual([])
  })

  it('T7: a question that something led to says what, each answer what follows, and a card what it does', async () => {
    const { page } = await site.visit()
    await openRecord(
      site,
      page,
      recordBefore(({ task }) => task === 'react.march'),
    )
    const led = (await page.locator('.bar .aside').textContent()) ?? ''
    expect(led).not.toBe('')
    expect(await page.locator('.log-line').last().textContent()).toContain(led)
    for (const text of ['nothing is played', 'next sequence', 'next year'])
      await page.locator('.choice', { hasText: text }).waitFor()
    const bar = (await page.locator('.bar').boundingBox())?.y
    await page.locator('.hand .card').first().focus()
    await page.locator('.hand .card-text').first().waitFor()
    expect(await page.locator('.hand .when').first().textContent()).toContain('Phase')
    // What can be played now is lit, in English, with the name that is printed below.
    await page
      .locator('.hand .card[data-legal=true] .card-face[data-legal=true] .card-name')
      .first()
      .waitFor()
    expect(await page.locator('.hand .card-printed').count()).toBeGreaterThan(0)
    // To read a card at the edge of the table must not move the table.
    expect((await page.locator('.bar').boundingBox())?.y).toBe(bar)
    expect(await seriousFindings(page)).toEqual([])
  })

  it('says the odds of any two stacks: first the one is pointed at, then the other', async () => {
    const { page } = await site.visit()
    await openRecord(
      site,
      page,
      recordBefore(({ task, role }) => task === 'movement' && role === 'caesarian'),
    )
    const places = (stacks: string): Promise<(string | null)[]> =>
      page.locator(stacks).evaluateAll(all => all.map(each => each.getAttribute('data-at')))
    const others = await places('.stack-on:not([data-drag])')
    const look = async (place: string | null | undefined): Promise<void> => {
      await page.locator(`.places [data-place="${place}"]`).focus()
      await page.keyboard.press('Enter')
    }
    // Not every stack is an enemy's.
    const told = async (): Promise<number> => {
      const [own] = await places('.stack-on[data-drag]')
      await look(own)
      await look(others.pop())
      return page.locator('.stack-odds').count()
    }
    await expect.poll(told, { timeout: 30_000 }).toBe(1)
    await page.locator('.stack-odds', { hasText: /Odds: .* in \d+ to win/ }).waitFor()
  })

  it('T11: what the year’s end makes of the Republic is foretold, line by line', async () => {
    const { page } = await site.visit()
    await openRecord(
      site,
      page,
      recordWhere(({ spqr }, task) => task === 'movement' && spqr >= 3),
    )
    const forecast = page.locator('.forecast')
    await forecast.waitFor()
    expect(await forecast.locator('li').count()).toBeGreaterThan(1)
    expect(await seriousFindings(page, '.panel')).toEqual([])
    // And on a phone.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('.hud [data-alarm=true]').first().waitFor()
  })

  it('T12: when a leader falls or the Republic is near its end, the table pauses for it', async () => {
    const { page, complaints } = await site.visit()
    await openRecord(site, page, recordBeforeCeremony())
    await page.locator('.bar .primary').click()
    await actUntil(page, 'a ceremony', {
      done: "() => seen('.moment[data-kind=ceremony]') !== undefined",
      next: "() => seen('[role=alertdialog] .primary') ?? seen('.cover-all .button') ?? seen('.moment .primary')",
    })
    const ceremony = page.locator('.moment[data-kind=ceremony]')
    await ceremony.waitFor()
    // A year's end is told in parts, anything else by its verdict.
    expect((await ceremony.locator('.verdict, .reckoning-part').first().textContent())?.trim()).not.toBe('')
    expect(await seriousFindings(page, '.moment')).toEqual([])
    // While its parts are told, a key tells them all; then it closes.
    const number = await ceremony.getAttribute('data-number')
    const told = page.locator(`.moment[data-number="${number}"]`)
    await told.and(page.locator('[data-rolled=true]')).waitFor()
    await page.keyboard.press('Escape')
    await told.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('T16: the end of a match fits the screen, and the answer about the dice comes into view', async () => {
    const { page } = await site.visit()
    await openRecord(site, page, recordOfWholeMatch())
    await page.goto(page.url().replace('/match/', '/end/'))
    await page.getByRole('heading', { name: 'Luck report' }).waitFor()
    await page.getByRole('button', { name: 'Check' }).click()
    const answer = page.locator('.verdict[role=status]')
    await answer.waitFor()
    for (const part of [answer, page.locator('.end-links a').first()]) {
      const box = await part.boundingBox()
      expect((box?.y ?? 901) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
    }
    // A point a sequence, joined by straight lines.
    const lines: string[] = await page.evaluate(
      `[...document.querySelectorAll('.chart path')].map(path => path.getAttribute('d')).filter(d => d.length > 40)`,
    )
    expect(lines.length).toBeGreaterThan(0)
    for (const d of lines) expect(d).not.toMatch(/[CSQ]/)
  })

  it('T19: a running match leaves the browser sealed, and comes back as it was', async () => {
    const { page } = await site.visit()
    const record = recordBefore(({ task }) => task === 'movement')
    await openRecord(site, page, record)
    const question = await page.locator('.bar h1').textContent()
    await page.locator('.panel-foot .menu > summary').click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export record' }).click()
    const file = await contentOf(await saved)
    expect(file).not.toContain(JSON.parse(record).dice.seed)
    await openFile(site, page, file)
    await page.locator('.cover-all').waitFor()
    await sitDown(page)
    expect(await page.locator('.bar h1').textContent()).toBe(question)
  })
})

/** The recorded match of the last years when it stands as wanted. */
function recordWhere(wanted: (state: { readonly spqr: number }, task: string) => boolean): string {
  for (const { match, decision } of stepsOf('last-years'))
    if (wanted(match.position.state as { spqr: number }, decision.task)) return JSON.stringify(match.record)
  throw new Error('the match has no such position')
}

/** Before a step is ended that leads to a ceremony: the year is over, and SPQR is near its end. */
function recordBeforeCeremony(): string {
  const dies = ({ kind, data }: SeenEvent) => kind === 'spqr' && Number(data.spqr) >= 3
  let before: { record: string; role: Role; told: number } | null = null
  for (const { match, decision, choice } of stepsOf('last-years')) {
    if (before !== null && match.log(before.role).slice(before.told).some(dies)) return before.record
    const { role } = decision
    before =
      choice.verb === 'done'
        ? { record: JSON.stringify(match.record), role, told: match.log(role).length }
        : null
  }
  throw new Error('the match has no ceremony')
}
