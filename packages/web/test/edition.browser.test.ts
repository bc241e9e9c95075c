import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actUntil } from '../../../tests/support/acting.ts'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { positionFor } from '../screens/positions.ts'
import {
  atRest,
  begin,
  openFile,
  openRecord,
  openSite,
  readOpening,
  recordBefore,
  recordOfWholeMatch,
  type Site,
  seriousFindings,
} from './support.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const onItsSide = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not to be seen`)
  return box
}

/** The table as it is laid out, numbered as what was found wanting in play. */
describe.skipIf(chromiumPath === null)('the second edition of the table', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  const marching = recordBefore(
    ({ task, choices }) => task === 'set-out' && choices.filter(({ verb }) => verb === 'take').length === 1,
  )

  it('T3: a new question drops the old selection, and a stack is never taken along by accident', async () => {
    const { page } = await site.visit()
    await openRecord(site, page, marching)
    const taken = await page.locator('.piece[data-chosen=true]').count()
    const place = await page.locator('.stack-on[data-drag]').first().getAttribute('data-drag')
    await page.locator(`.places [data-place="${place}"]`).focus()
    await page.keyboard.press('Enter')
    await page.locator('.inspector .piece').first().waitFor()
    expect(await page.locator('.piece[data-chosen=true]').count()).toBe(taken)

    const peopled = await page.evaluate(`(() => {
      const own = ${JSON.stringify(place)}
      const other = [...document.querySelectorAll('.places [data-place]')].find(
        area => area.dataset.place !== own && / in all, /.test(area.getAttribute('aria-label')) && !/MP/.test(area.getAttribute('aria-label')))
      return other.dataset.place
    })()`)
    await page.locator(`.places [data-place="${peopled}"]`).focus()
    await page.keyboard.press('Enter')
    const shown = await page.locator('.inspector h2').textContent()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.waitForFunction(name => document.querySelector('.inspector h2')?.textContent !== name, shown)
    expect(await page.locator('.highlight path[stroke="#fff"]').count()).toBeLessThan(2)
  })

  it('T4: two sides in one place stand face to face and cover each other nowhere', async () => {
    const { page } = await site.visit()
    await openRecord(
      site,
      page,
      recordBefore(({ task }) => task === 'pick-battle'),
    )
    await page.locator('.mat').first().waitFor()
    const places = await page.evaluate(`(() => {
      const stacks = [...document.querySelectorAll('.stack-on .travel')].map(each => each.getBoundingClientRect())
      return [...document.querySelectorAll('.mat')].map(mat => {
        const box = mat.querySelector('rect').getBoundingClientRect()
        const on = stacks.filter(each => each.x + each.width / 2 > box.x && each.x + each.width / 2 < box.right &&
          each.y + each.height / 2 > box.y && each.y + each.height / 2 < box.bottom)
        return on.map(each => [each.x, each.right]).sort((one, other) => one[0] - other[0])
      })
    })()`)
    for (const [left, right] of places as number[][][])
      expect(left?.[1] ?? 0).toBeLessThan((right?.[0] ?? 0) + 12)
  })

  it('T5: the bar keeps its height, and two papers at most lie on the map', async () => {
    const { page } = await site.visit()
    await begin(site, page, 'alea-iacta-est', 'The Pharsalus Campaign')
    const heights = new Set<number>()
    const way = page
      .locator('.moment .primary')
      .or(page.locator('.film .primary'))
      .or(page.locator('.inspector .choice, .bar .primary'))
    // The last of them is the first move after the opponent's, past the film of those.
    for (let choices = 0; choices < 13; choices++) {
      await way.first().waitFor()
      heights.add((await boxOf(page, '.bar')).height)
      const papers = await page.locator('.inspector, .zone-card, .coach, .film, .refusal').count()
      expect(papers).toBeLessThanOrEqual(2)
      expect(await page.locator('.bar .acts > *').count()).toBeLessThanOrEqual(3)
      await way.first().click()
    }
    expect([...heights]).toEqual([72])
  })

  it('T6: a player who rests at a place sees its card; why not is said on a click, beside it', async () => {
    const { page } = await site.visit()
    await openRecord(site, page, marching)
    const far = page.locator('.places [data-place=BRI], .places [data-place=PAR-1]').first()
    await page.locator('.bar h1').hover()
    await far.dispatchEvent('pointerenter', { pointerType: 'mouse', movementX: 4 })
    await page.locator('.zone-card').waitFor()
    expect(await page.locator('.notice.why').count()).toBe(0)
    await far.dispatchEvent('pointerleave', { pointerType: 'mouse' })
    await page.locator('.zone-card').waitFor({ state: 'detached' })
    await far.focus()
    await page.keyboard.press('Enter')
    await page.locator('.refusal .rule').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.refusal').waitFor({ state: 'detached' })
    await page.keyboard.press('i')
    await page.locator('.zone-card').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.zone-card').waitFor({ state: 'detached' })
  })

  it('T13: a phone on its side shows question, map and way on; a panel closes', async () => {
    const { page } = await site.visit(onItsSide)
    await openRecord(site, page, marching)
    for (const selector of ['.sheet h1', '.sheet .acts button', '.hud']) {
      const box = await boxOf(page, selector)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height).toBeLessThanOrEqual(390)
    }
    expect((await boxOf(page, '.sheet')).x).toBeGreaterThan(400)
    const upright = await site.visit(phone)
    await openRecord(site, upright.page, marching)
    expect(await upright.page.locator('.panel').count()).toBe(0)
    await upright.page.locator('.tabs').getByRole('button', { name: 'Log' }).click()
    await upright.page.getByRole('button', { name: 'Close this panel' }).click()
    await upright.page.locator('.panel').waitFor({ state: 'detached' })
  })

  it('on a phone an army is one strip, and below it there is room for two choices at least', async () => {
    const { page } = await site.firstVisit(phone)
    const army = recordBefore(
      ({ task, choices }) => task === 'set-out' && choices.filter(({ verb }) => verb === 'take').length > 4,
    )
    await openRecord(site, page, army)
    await page.locator('.sheet .in-sheet .piece').first().waitFor()
    const paper = await boxOf(page, '.sheet-choices')
    const whole = async (): Promise<number> => {
      const rows = await page.locator('.sheet .choice').all()
      const boxes = await Promise.all(rows.map(row => row.boundingBox()))
      return boxes.filter(box => box !== null && box.y + box.height <= paper.y + paper.height).length
    }
    await expect.poll(whole, { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
    // Who goes along is chosen on the counters, and not listed once more.
    expect(await page.locator('.sheet .choice', { hasText: /^Take / }).count()).toBe(0)
    // Drawn up, it shows what the leader is worth.
    await page.locator('.sheet .grip').click()
    await page.locator('.sheet .ratings').first().waitFor()
  })

  it('on a low screen the question of a battle has a third of the row, and the armies half of the height', async () => {
    const { page } = await site.visit({ viewport: { width: 720, height: 450 } })
    await openRecord(
      site,
      page,
      recordBefore(({ task }) => task === 'evade'),
    )
    const acts = await boxOf(page, '.battle-acts')
    const say = await boxOf(page, '.battle-acts .say')
    expect(say.width).toBeGreaterThan(acts.width / 4)
    expect(acts.height).toBeLessThanOrEqual(225)
  })

  it('with the largest text nothing of the question is cut off, and every tab is within the panel', async () => {
    const { page } = await site.firstVisit()
    await page.goto(site.url)
    await page.evaluate(`localStorage.setItem('aquila-settings', JSON.stringify({ text: 'larger' }))`)
    await page.reload()
    await openRecord(site, page, marching)
    await page.locator('.bar h1').waitFor()
    const bar = await boxOf(page, '.bar')
    const question = await boxOf(page, '.bar h1')
    expect(question.y + question.height).toBeLessThanOrEqual(bar.y + bar.height)
    const last = await page.locator('.panel .tabs > button').last().boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(1440)
  })

  it('on a phone set-up begins with the scenarios, and Begin is in sight', async () => {
    const { page } = await site.visit(phone)
    await page.goto(`${site.url}#/play/alea-iacta-est`)
    await page.locator('.scenario').first().waitFor()
    const begin = await boxOf(page, '.begin')
    const scenario = await boxOf(page, '.scenario')
    const seats = await boxOf(page, '.seat')
    expect(scenario.y).toBeLessThan(begin.y)
    expect(scenario.y).toBeLessThan(seats.y)
    expect(begin.y + begin.height).toBeLessThanOrEqual(844)
  })

  it('Learn opens the box in hand, and an address without a game says so', async () => {
    const { page, complaints } = await site.visit()
    await page.goto(site.url)
    await page.locator('.box[data-game=kings-of-rome]').click()
    await page.locator('.top-bar').getByRole('link', { name: 'Learn' }).click()
    await page.getByRole('heading', { name: 'Learn Kings of Rome' }).waitFor()
    for (const address of ['#/play', '#/annals', '#/play/nothing']) {
      await page.goto(`${site.url}#/about`)
      await page.goto(site.url + address)
      await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
    }
    expect(complaints).toEqual([])
  })

  it('T14: the whole map lies in what is free', async () => {
    const { page } = await site.visit()
    await openRecord(site, page, marching)
    await page.getByRole('button', { name: 'Whole map' }).click()
    await atRest(page)
    const [map, bar, panel] = await Promise.all(
      ['.map-sheet img', '.bar', '.panel'].map(each => boxOf(page, each)),
    )
    expect(map?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
    expect((map?.x ?? 0) + (map?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + 1)
    expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual(901)
  })

  it('T14: names are lettered by the page, over what is lit, and grow when one is far away', async () => {
    const { page } = await site.visit()
    await openRecord(site, page, marching)
    const sizes = (): Promise<number[]> =>
      page.evaluate(`[...document.querySelectorAll('.name')].map(name => {
        const { a } = name.getScreenCTM()
        return a * Number(name.querySelector('[font-size]').getAttribute('font-size'))
      })`)
    await page.locator('.name.zone').first().waitFor()
    expect(await page.locator('.highlight ~ .names').count()).toBe(1)
    await page.getByRole('button', { name: 'Whole map' }).click()
    await atRest(page)
    const far = await sizes()
    expect(far.length).toBeGreaterThan(10)
    expect(Math.min(...far)).toBeGreaterThan(10.9)
  })

  it('T1: the replay shows what was decided, with its die, at the point where it was', async () => {
    const { page, complaints } = await site.visit()
    await openRecord(site, page, recordOfWholeMatch())
    await page.goto(page.url().replace('/match/', '/replay/'))
    await page.locator('.dock').waitFor()
    await page.getByRole('button', { name: 'by choice' }).click()
    await page.getByRole('button', { name: 'by turn' }).click()
    await page.getByRole('button', { name: 'To the beginning' }).click()
    await page.getByRole('button', { name: 'One step on' }).click()
    await page.locator('.replay-moment[data-kind=battle] .verdict').waitFor()
    expect(await seriousFindings(page, '.replay-moment')).toEqual([])
    await page.locator('.replay-moment .close').click()
    await page.locator('.replay-moment').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('T1: a siege is thrown by the player, and nothing tells its end before', async () => {
    const { page, complaints } = await site.visit()
    const record = await positionFor({
      game: 'kings-of-rome',
      level: 'centurio',
      scenario: 'seven-kings',
      seed: 3,
      before: ({ task, choices }) => task === 'action' && choices.some(({ verb }) => verb === 'siege'),
    })
    await openFile(site, page, record)
    await page.locator('.choice').first().waitFor()
    const log = () => page.locator('.log-line').allTextContents()
    const before = await log()
    await page.locator('.choice', { hasText: 'Besiege' }).first().click()
    await page.getByRole('button', { name: 'Roll the die' }).waitFor()
    expect(await page.locator('.moment .verdict').count()).toBe(0)
    // That he lays siege is his own doing; what comes of it is still to be decided.
    const held = [
      ...before,
      expect.stringContaining('lays siege to'),
      expect.stringMatching(/^Siege of .*: roll …/),
    ]
    expect(await log()).toEqual(held)
    expect(await seriousFindings(page)).toEqual([])
    await page.locator('.moment .primary:focus').waitFor()
    await page.keyboard.press('Space')
    await page.locator('.moment .verdict').waitFor()
    await page.locator('.moment .needed-faces [data-fell=true]').waitFor()
    expect(await log()).toEqual(held)
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Space')
    await page.locator('.log-line', { hasText: /^Siege: \d/ }).waitFor()
    expect(await page.locator('.log-line', { hasText: 'roll …' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  it('T1, T10: a battle shows its armies, its roll and its aftermath, and never can hide it', async () => {
    const { page, complaints } = await site.firstVisit()
    await page.addInitScript(`localStorage.setItem('aquila-settings', JSON.stringify({ filmSpeed: 4 }))`)
    await openRecord(
      site,
      page,
      recordBefore(({ task, choices }) => task === 'pick-battle' && choices.length > 1),
    )
    // A film is left to run to its battle, fast. There a moment goes on by itself, so it is looked at in the page: its armies
    // before the dice fall, the rest as soon as its verdict stands beside the place.
    const battle = await actUntil(page, 'a battle', {
      done: `(() => {
        let armies = 0
        return () => {
          const verdict = seen('.moment[data-kind=battle] .verdict')
          if (verdict === undefined) {
            armies = all('.moment[data-kind=battle] .side').length
            return undefined
          }
          return {
            armies,
            verdict: verdict.textContent,
            dice: all('.moment .moment-dice[data-rolled=true] .thrown').length,
            hasAftermath: seen('.moment .moment-tracks li') !== undefined,
            shown: [...seen('.moment-shown select').options].map(({ value }) => value),
            goesOn: seen('.moment footer .primary') !== undefined,
          }
        }
      })()`,
      next: `() =>
        seen('.cover-all .button') ?? seen('.moment .primary') ??
        seen('.battle-acts .primary') ?? seen('.battle-acts .choice') ?? seen('.battle .piece[data-legal=true]') ??
        seen('.battle-acts .acts .button:last-child') ?? seen('.inspector .choice')`,
    })
    expect(battle).toEqual({
      armies: 2,
      verdict: expect.stringContaining('wins'),
      dice: 1,
      hasAftermath: true,
      shown: ['all', 'mine', 'never'],
      goesOn: true,
    })
    expect(complaints).toEqual([])
  })

  it('T9: while the film runs there is nothing to choose, and log and gauges have not run ahead', async () => {
    const { page } = await site.visit()
    await begin(site, page, 'kings-of-rome', 'The seven kings')
    await readOpening(page, '.bar .acts .primary')
    const before = await page.locator('.gauges').innerHTML()
    await page.locator('.bar .acts .primary').click()
    await page.locator('[role=alertdialog] .primary').click()
    await page.locator('.film').waitFor()
    expect(await page.locator('.inspector .choice').count()).toBe(0)
    expect((await page.locator('.gauges').innerHTML()).length).toBeGreaterThan(before.length / 2)
    await actUntil(page, 'the end of the film', {
      done: "() => !seen('.film, .moment') && seen('.inspector .choice') !== undefined",
      next: "() => seen('.moment .primary') ?? seen('.film .primary')",
    })
    await page.locator('.inspector .choice').first().waitFor()
  })

  it('T8: the losses of a battle are chosen for the player with one press, and can be taken back', async () => {
    const { page } = await site.visit()
    await openRecord(
      site,
      page,
      recordBefore(
        ({ task, choices, about = {} }) =>
          task === 'pick-losses' && Number(about.left) > 1 && choices.length > 1,
      ),
    )
    const question = await page.locator('.battle-acts .say').textContent()
    await page.getByRole('button', { name: 'Choose for me' }).click()
    await page.waitForFunction(
      before => !document.querySelector('.battle-acts .say')?.textContent?.startsWith(before),
      question?.slice(0, 12) ?? '',
    )
    expect(await page.getByRole('button', { name: 'Choose for me' }).count()).toBe(0)
  })

  it('keeps marks that a player sets on the map for himself, also after a reload', async () => {
    const { page, complaints } = await site.visit()
    await openRecord(site, page, marching)
    const place = await page.locator('.places [data-place]').first().getAttribute('data-place')
    await page.locator(`.places [data-place="${place}"]`).focus()
    await page.keyboard.press('Shift+M')
    await page.locator(`[data-marked="${place}"][data-kind=flag]`).waitFor()
    await page.reload()
    await page.locator(`[data-marked="${place}"]`).waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
  })

  it('reads the rulebook by its contents, its references and a search that marks what it found', async () => {
    const { page, complaints } = await site.visit()
    await page.goto(`${site.url}#/learn/kings-of-rome`)
    await page.locator('.rule-contents').getByRole('button', { name: 'Glossary' }).click()
    const heading = page.locator('.rules-reader h3', { hasText: 'Glossary' })
    await heading.waitFor()
    expect((await heading.boundingBox())?.y).toBeLessThan(900)
    await page.getByLabel('Search the rules').fill('siege')
    await page.locator('.rules-reader mark').first().waitFor()
    expect(await page.locator('.found-in').count()).toBeGreaterThan(1)
    expect(await seriousFindings(page, '.rules-reader')).toEqual([])
    await page.locator('.found-in button').first().click()
    await page.locator('.rule-contents').waitFor()
    await page
      .locator('.rule-text .rule', { hasText: /^(RULING|KOR)-/ })
      .first()
      .click()
    await page.locator('.rule-text[data-shown=true]').waitFor()
    expect(complaints).toEqual([])
  })

  it('says before a match what each bot is like, the shortest scenario first', async () => {
    const { page } = await site.visit()
    await page.goto(`${site.url}#/play/alea-iacta-est`)
    expect(await page.locator('.level-about').first().textContent()).toContain('recruit')
    expect(await page.locator('.scenario').first().getAttribute('data-chosen')).toBe('true')
  })

  it('T15: the shelf looks the same before a match and after it', async () => {
    const { page } = await site.visit()
    await page.goto(site.url)
    await page.locator('.top-bar .space').waitFor({ state: 'attached' })
    const looks = (): Promise<string> =>
      page.evaluate(`(() => [...document.querySelectorAll('.top-bar *')].map(each => {
        const { backgroundColor, borderTopWidth, display, width } = getComputedStyle(each)
        return [backgroundColor, borderTopWidth, display, width].join()
      }).join(' '))()`)
    const before = await looks()
    await begin(site, page, 'kings-of-rome', 'The seven kings')
    await page.locator('.bar h1').waitFor()
    await page.evaluate('location.hash = "#/"')
    await page.locator('.boxes').waitFor()
    expect(await looks()).toBe(before)
  })
})
