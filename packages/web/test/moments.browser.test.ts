import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { rubicon } from '../../games/alea-iacta-est/lesson/rubicon.ts'
import { romulus } from '../../games/kings-of-rome/lesson/romulus.ts'
import { wordsOf } from '../src/match/words.ts'
import { openFile, openSite, type Site } from './support.ts'
import { positionOf, type Written } from './written.ts'

const quiet = [
  ...['rest-year', 'pass', 'done', 'stay', 'stop', 'stand', 'enough', 'keep-legions', 'nobody'],
  ...['end-actions', 'keep', 'let-pass'],
]

/** A choice after another, from the beginning of a scenario to the choice that is rolled for. */
function written(
  game: string,
  scenario: string,
  levels: Written['levels'],
  way: string,
  pack?: unknown,
): Written {
  return { game, scenario, seed: 7, levels, quiet, way: way.split('; '), pack }
}

const alea = (levels: Written['levels'], way: string) =>
  written('alea-iacta-est', '2', levels, way, rubicon.pack)
const semper = (levels: Written['levels'], way: string) => written('semper-victor', '1', levels, way)
const roma = (levels: Written['levels'], way: string) => written('roma-victrix', '4', levels, way)

const toScipio =
  'caesarian lead caesar; caesarian take legio-XIII; caesarian take legio-XII; caesarian take legio-VIII; caesarian take legio-I-R; caesarian to ITA-5'
const toAntonius =
  'republican lead scipio; republican take legio-XXI; republican take legio-XXX; republican take legio-I; republican to ITA-3'
const toMediolanum =
  'primus lead constantin; primus take pc-galliae-1; primus take scutarii-3; primus take cornuti; primus take bracchiati; primus to GAL3; primus to ITA2'
const toLicinius =
  'secondus lead dux-mediolanum; secondus take heruli; secondus to ITA3; secondus to PAN5; secondus to PAN3'
const toTarraco =
  'caesar activate Trebonius; caesar take-all; caesar march tarraconensis; caesar attack pompeius'
const toRoma =
  'caesar activate Antonius; caesar take-all; caesar march latium; caesar attack pompeius; pompeius enter-city'

/** What is rolled for, and a position in which it is the next thing: as far as each game has it. */
const rolls: readonly (readonly [string, Written])[] = [
  ['a battle of Alea Iacta Est that follows Done', alea([null, 'tiro'], `${toScipio}; caesarian done`)],
  ['an evasion of Alea Iacta Est', alea([null, 'tiro'], `${toAntonius}; caesarian evade m-antonius`)],
  ['a battle of Semper Victor that follows Done', semper([null, 'tiro'], `${toMediolanum}; primus done`)],
  ['an evasion of Semper Victor', semper([null, 'tiro'], `${toLicinius}; primus evade`)],
  [
    'a siege of Kings of Rome',
    written(
      'kings-of-rome',
      'seven-kings',
      [null],
      'rome move romulus; rome march 3305; rome siege 3305',
      romulus.pack,
    ),
  ],
  [
    'a vote of Kings of Rome',
    written(
      'kings-of-rome',
      'reign-of-ancus',
      [null],
      'rome move ancus; rome take-all; rome march 3608; rome siege 3608',
    ),
  ],
  ['a battle of Roma Victrix', roma([null, 'tiro', 'tiro'], toTarraco)],
  ['a withdrawal of Roma Victrix', roma(['tiro', null, 'tiro'], `${toTarraco}; pompeius withdraw`)],
  ['a siege of Roma Victrix', roma([null, 'tiro', 'tiro'], `${toRoma}; caesar siege`)],
]

/** Opens a written position. Gives what the choice is called that leads on. */
async function open(site: Site, page: Page, position: Written): Promise<string> {
  const { loaded, match, choice } = await positionOf(position)
  await openFile(site, page, match.record)
  return wordsOf(loaded, match.position.data).choice(choice)
}

/** Makes the choice of that name, wherever it lies. */
async function choose(page: Page, name: string): Promise<void> {
  const inBar = page.locator('.bar .acts .primary, .battle-acts .button').filter({ hasText: name })
  const inList = page.locator('.choice').filter({ hasText: name })
  await inBar.or(inList).or(page.locator('.bar .question')).first().waitFor()
  if ((await inBar.count()) > 0) await inBar.first().click()
  else {
    if ((await inList.count()) === 0) await page.keyboard.press('c')
    await inList.first().click()
  }
  // A player who is asked whether he is sure is.
  const sure = page.locator('[role=alertdialog] .primary')
  if ((await sure.count()) > 0) await sure.click()
}

interface Seen {
  /** What each gauge shows. */
  readonly gauges: readonly string[]
  /** Who stands on the map. */
  readonly stacks: readonly string[]
  /** Whose plate it is. */
  readonly plate: string
  /** How many dice lie in the log, and its lines. */
  readonly dice: number
  readonly log: readonly string[]
  /** All that is written, titled or spoken, but for the card itself. */
  readonly words: string
}

const LOOK = `(() => {
  const all = selector => [...document.querySelectorAll(selector)]
  const words = all('body *')
    .filter(each => each.closest('.moment') === null && !each.closest('script, style'))
    .flatMap(each => [...each.childNodes].filter(({ nodeType }) => nodeType === 3).map(node => node.textContent)
      .concat(each.getAttribute('aria-label') ?? '', each.getAttribute('title') ?? ''))
  return {
    gauges: all('.gauges [aria-label], .hud-gauge').map(each => each.getAttribute('aria-label') + each.textContent),
    stacks: all('.stack-on').map(each => each.textContent).sort(),
    plate: document.querySelector('.bar .who b')?.textContent ?? '',
    dice: all('.log .die').length,
    log: all('.log-line').map(each => each.textContent),
    words: [document.title, ...words].join(' '),
  }
})()`

/** What dice can move: an action is spent before they fall. */
function decided({ gauges }: Seen): string[] {
  return gauges.filter(each => !each.startsWith('Actions'))
}

/** The one who is attacked lies open before any die falls. */
function inTheOpen({ stacks }: Seen): string[] {
  return stacks.filter(each => !each.includes('?'))
}

const look = (page: Page): Promise<Seen> => page.evaluate(LOOK)

/** Presses whatever leads on until dice are asked for that this player throws himself. */
async function untilAsked(page: Page): Promise<void> {
  const asked = page.locator('.moment[data-rolled=false] footer .primary')
  const others = page.locator('.moment[data-rolled=true] footer .primary')
  for (let tries = 0; tries < 20; tries++) {
    await asked.or(others).first().waitFor()
    // Dice that others throw fall by themselves.
    if ((await asked.count()) > 0 && (await page.locator('.bar h1').textContent())?.endsWith(': roll')) return
    if ((await others.count()) > 0) await others.first().click()
  }
  throw new Error('nobody asked for dice')
}

describe.skipIf(chromiumPath === null)('nothing is told before its moment', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it.each(rolls)(
    'when %s is rolled for, log, strip, gauges, map and plate know nothing of it',
    async (_, position) => {
      const { page } = await site.visit()
      const name = await open(site, page, position)
      await page.locator('.bar h1').waitFor()
      const before = await look(page)
      await choose(page, name)
      await untilAsked(page)
      const asked = await look(page)
      expect(decided(asked)).toEqual(decided(before))
      expect(asked.stacks).toEqual(expect.arrayContaining(inTheOpen(before)))
      expect(asked.plate).toBe(before.plate)
      expect(asked.dice).toBe(before.dice)
      expect(asked.log.at(-1)).toContain('…')
      expect(await page.locator('.film').isVisible()).toBe(false)

      await page.locator('.moment footer .primary').click()
      const verdict = (await page.locator('.moment .verdict').textContent()) ?? ''
      const because = (await page.locator('.moment .verdict + p').textContent()) ?? ''
      expect(verdict).not.toBe('')
      for (const told of [verdict, because].filter(each => each !== ''))
        expect(asked.words.includes(told), `"${told}" was told before`).toBe(false)
      // The verdict is on the card alone until it is closed.
      const rolled = await look(page)
      expect(rolled.log).toEqual(asked.log)
      expect(rolled.stacks).toEqual(asked.stacks)
      await page.locator('.moment footer .primary').click()
      await page.waitForFunction(
        lines =>
          document.querySelectorAll('.log-line').length > lines ||
          !document.querySelector('.log-line:last-child')?.textContent?.endsWith('…'),
        asked.log.length,
      )
    },
  )

  it('a roll that was asked for is still to fall when the page is opened again', async () => {
    const { page } = await site.firstVisit()
    const [, position] = rolls[0] ?? []
    if (position === undefined) throw new Error('no roll')
    const name = await open(site, page, position)
    await page.locator('.bar h1').waitFor()
    const before = await look(page)
    await choose(page, name)
    await untilAsked(page)
    await page.reload()
    await untilAsked(page)
    const again = await look(page)
    expect(again.gauges).toEqual(before.gauges)
    expect(again.stacks).toEqual(before.stacks)
    expect(again.dice).toBe(before.dice)
    for (let cards = 0; cards < 2; cards++) await page.locator('.moment footer .primary').click()
    await page.locator('.battle-acts').waitFor()
    // What was seen is not shown again.
    await page.reload()
    await page.locator('.battle-acts').waitFor()
    expect(await page.locator('.moment, .film, .missed').count()).toBe(0)
  })

  it('where to retreat to is asked on the map, with the battle folded; undo says what closed it', async () => {
    const { page } = await site.firstVisit()
    await open(site, page, alea([null, 'tiro'], `${toAntonius}; caesarian retreat ITA-2`))
    const strip = page.locator('.battle-strip')
    await strip.waitFor()
    expect((await strip.boundingBox())?.height ?? 0).toBeLessThanOrEqual(76)
    expect(await page.locator('.battle').count()).toBe(0)
    await page.locator('.bar .button.barred small').waitFor()
    await strip.getByRole('button').click()
    await page.locator('.battle').waitFor()
    await page.getByRole('button', { name: 'Look at the map' }).click()
    await page.locator('.places [data-place="ITA-2"]').focus()
    await page.keyboard.press('Enter')
    // What came of the battle is the last step of its card, also where it was chosen.
    const aftermath = page.locator('.moment', { hasText: 'What follows' })
    await aftermath.locator('.moment-tracks', { hasText: 'retreats' }).waitFor()
    await page.locator('.moment footer .primary:focus').waitFor()
    await page.keyboard.press('Space')
    await aftermath.waitFor({ state: 'detached' })
    expect(await strip.count()).toBe(0)
  })

  /** Counts cards and pages as they come: each has its number, or is a page of its own. */
  const COUNT = `
    globalThis.pauses = 0
    const counted = new Set()
    let page = null
    new MutationObserver(() => {
      const card = document.querySelector('.moment')?.dataset.number
      if (card !== undefined && !counted.has(card)) {
        counted.add(card)
        globalThis.pauses++
      }
      const told = document.querySelector('.film[data-list] ol')?.textContent ?? null
      if (told !== null && told !== page) globalThis.pauses++
      page = told ?? page
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })
  `

  /** Tables of two to five, each where a whole turn of the others comes between. */
  const tables: readonly (readonly [string, Written])[] = [
    [
      'Roma Victrix with five seats',
      written('roma-victrix', '1', [null, 'tiro', 'tiro', 'tiro', 'tiro'], 'carthage pass'),
    ],
    ['Alea Iacta Est', alea([null, 'tiro'], 'caesarian done')],
    ['Semper Victor', semper([null, 'tiro'], 'primus done')],
    ['Kings of Rome', written('kings-of-rome', 'seven-kings', [null], 'rome end-actions', romulus.pack)],
  ]

  it.each(tables)('between two decisions at %s there are eight dialogs at most', async (_, position) => {
    const { page } = await site.firstVisit()
    await page.addInitScript(COUNT)
    // Nothing is set but how fast a film runs.
    await page.addInitScript(
      `if (!localStorage.getItem('aquila-settings')) localStorage.setItem('aquila-settings', '{"filmSpeed":4}')`,
    )
    await open(site, page, position)
    const on = page.locator('.moment footer .primary, .film[data-list] .primary, [role=alertdialog] .primary')
    // While a battle lies over the table it is asked there: the last button leads on, or does it for the player who asks.
    const inBattle = '.battle-acts .acts .button:last-child, .battle-acts .choice'
    const onTable = ':not(:has(.battle)) :is(.bar .acts .primary, .choice)'
    const asked = page.locator(`.table[data-film=no] :is(${inBattle}), .table[data-film=no]${onTable}`)
    const pressed = (button: typeof on) =>
      button
        .first()
        .click({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        )
    const counts: number[] = []
    while (counts.length < 4 && (await page.locator('.bar .acts a.primary').count()) === 0) {
      await on.or(asked).first().waitFor({ timeout: 120_000 })
      if ((await on.count()) > 0) {
        await pressed(on)
        continue
      }
      const pauses: number = await page.evaluate('globalThis.pauses')
      if (!(await pressed(asked))) continue
      counts.push(pauses)
      await page.evaluate('globalThis.pauses = 0')
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(8)
  })
})
