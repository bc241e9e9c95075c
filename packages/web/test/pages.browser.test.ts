import { english, type GameDefinition, Match } from '@aquila/engine'
import { loadGame, shelf } from '@aquila/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { unseal } from '../src/match/seal.ts'
import {
  begin,
  contentOf,
  openFile,
  openRecord,
  openSite,
  readOpening,
  recordBefore,
  type Site,
  seriousFindings,
  sitDown,
} from './support.ts'

describe.skipIf(chromiumPath === null)('the pages in a real browser', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('replays a match and branches off into a new one', async () => {
    const { page, complaints } = await site.firstVisit()
    await openRecord(
      site,
      page,
      recordBefore(({ task }) => task === 'retreat'),
    )
    await page.goto(page.url().replace('/match/', '/replay/'))
    await page.getByRole('button', { name: 'To the end' }).click()
    const slider = page.getByRole('slider')
    expect(Number(await slider.inputValue())).toBeGreaterThan(20)
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: 'by choice' }).click()
    await page.getByRole('button', { name: 'One step back' }).click()
    await page.getByRole('button', { name: 'What if' }).click()
    await page.waitForSelector('.table')
    await page.goto(site.url)
    await page.locator('.match-card').nth(1).waitFor()
    expect(complaints).toEqual([])
  })

  it('U29, U32: says what it is, leads newcomers to a lesson, and tells addresses that lead nowhere', async () => {
    const { page } = await site.visit()
    await page.goto(site.url)
    await page.getByRole('heading', { name: 'Board wargames of Rome' }).waitFor()
    expect(await page.locator('.newcomer a').getAttribute('href')).toBe('#/learn/alea-iacta-est')
    for (const nowhere of ['foo', 'play/nonsense', 'online/set/nonsense']) {
      await page.goto(`${site.url}#/${nowhere}`)
      await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
    }
    expect(await seriousFindings(page)).toEqual([])
    await page.goto(`${site.url}#/match/nonsense`)
    await page.getByText('this match is not kept in this browser').waitFor()
    await page.getByRole('link', { name: 'Shelf' }).last().click()
    await page.locator('.box').first().waitFor()
  })

  it('lists the keys in the menu of the table, and deletes the match from there', async () => {
    const { page } = await site.visit()
    await openRecord(
      site,
      page,
      recordBefore(({ task }) => task === 'retreat'),
    )
    await page.locator('.menu > summary').last().click()
    await page.locator('.menu .keys summary').click()
    await page.locator('.menu .keys dd', { hasText: 'take back' }).waitFor()
    page.once('dialog', dialog => void dialog.accept())
    await page.getByRole('button', { name: 'Delete this match' }).click()
    await page.locator('.newcomer').waitFor()
    expect(await page.locator('.match-card').count()).toBe(0)
  })

  it('opens and plays without a network after the first visit', async () => {
    const { page, context } = await site.firstVisit({ serviceWorkers: 'allow' })
    await page.goto(site.url)
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await page.waitForFunction(
      'caches.keys().then(async keys => (await (await caches.open(keys[0])).keys()).length > 10)',
    )
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: 'Play alone' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.waitForSelector('.table .places [data-place]', { state: 'attached' })
  })

  it('says what is wrong with a record and loses nothing', async () => {
    const { page } = await site.firstVisit()
    await begin(site, page, 'the-fords', 'A duel')
    await page.goto(site.url)
    const record = JSON.parse(recordBefore(({ task }) => task === 'movement'))
    for (const [name, text] of [
      ['not JSON', '{'],
      ['is not a record', '{"format":"something else"}'],
      ['cannot be played here', JSON.stringify({ ...record, game: 'chess' })],
      ['version 0.0.1', JSON.stringify({ ...record, rules: '0.0.1' })],
      ['needs a newer Aquila', JSON.stringify({ ...record, rules: '99.0.0' })],
      ['at most 16 MB', ' '.repeat(16_000_001)],
    ] as const) {
      await page.setInputFiles('input[type=file]', {
        name: 'record.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })
      await page.getByRole('alert').getByText(name).waitFor()
    }
    await page.locator('.match-card').waitFor()
  })

  it('says what is wrong with a data pack before the match begins', async () => {
    const { page } = await site.visit()
    await page.goto(`${site.url}#/play/alea-iacta-est`)
    await page.locator('.set-up-side details summary').click()
    const offer = async (text: string): Promise<void> => {
      await page.setInputFiles('.set-up-side input[type=file]', {
        name: 'pack.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      })
    }
    await offer('{')
    await page.getByText('This data pack cannot be used').waitFor()
    await offer('{"name":"Mine","source":"my own copy","units":{"legio-X":{"strength":"many"}}}')
    await page.getByText(/This data pack cannot be used: units/).waitFor()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.waitForSelector('.table')
  })

  it('says how even a scenario is where that was measured, and begins with the handicap that evens it', async () => {
    const { page, complaints } = await site.visit()
    await page.goto(`${site.url}#/play/alea-iacta-est`)
    await page.getByText('From Caesar to Augustus', { exact: true }).click()
    const scale = page.getByRole('slider', { name: 'Handicap' })
    expect(await scale.getAttribute('aria-valuetext')).toBe('none')
    expect(await page.getByText('between equal bots').count()).toBe(0)
    await page.getByText('The Rise of Caesar', { exact: true }).click()
    await page.getByText('between equal bots').waitFor()
    expect(await page.getByRole('button', { name: /Make it even/ }).count()).toBe(0)
    await page.getByText('The Actium campaign', { exact: true }).click()
    await page
      .getByText(/Between equal bots Caesarian takes \d+ points of 100 \(Centurio, \d+ matches/)
      .waitFor()
    await page.getByRole('button', { name: /Make it even: Republican \+\d+/ }).click()
    const even = await scale.getAttribute('aria-valuetext')
    expect(even).toMatch(/^Republican \+\d+$/)
    await scale.press('ArrowRight')
    await scale.press('ArrowLeft')
    expect(await scale.getAttribute('aria-valuetext')).toBe(even)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Begin' }).click()
    await page
      .getByText(`The Republican scores ${even?.replace('Republican +', '')} VP (the handicap)`)
      .waitFor()
    expect(complaints).toEqual([])
  })

  it('numbers its scenarios, says where to begin, and lets many be looked through', async () => {
    const { page } = await site.visit()
    await page.goto(`${site.url}#/play/roma-victrix`)
    const cards = page.locator('.scenario')
    await cards.nth(19).waitFor()
    await cards.first().getByText('Begin here').waitFor()
    expect(await cards.first().locator('.scenario-number').textContent()).toMatch(/^\d+$/)
    expect(await cards.first().locator('.chip', { hasText: 'players' }).count()).toBe(1)
    await page.getByRole('combobox', { name: 'How many play' }).selectOption('1')
    await expect.poll(() => cards.count()).toBeLessThan(20)
    // What is chosen stays in sight; all others are for one.
    expect(await cards.locator('.chip', { hasText: 'alone' }).count()).toBe((await cards.count()) - 1)
    await page.getByRole('searchbox', { name: 'Look for a scenario' }).fill('no such war')
    await expect.poll(() => cards.count()).toBe(1)
    expect(await seriousFindings(page)).toEqual([])
  })

  it('keeps who sat where in a record that is opened again', async () => {
    const { page } = await site.visit()
    const { game } = await loadGame('alea-iacta-est', english)
    const match = Match.start(game, { scenario: '3', players: ['Livia', 'Tiro'], levels: [null, 'tiro'] })
    await openFile(site, page, match.record)
    await page.locator('.bar h1', { hasText: 'where does Caesar begin' }).waitFor()
    expect(await page.locator('.cover-all').count()).toBe(0)
    await page.locator('.panel-foot', { hasText: 'Tiro' }).waitFor()
  })

  it('tells what newer rules have taken back, and gives out the match as it was', async () => {
    const { page, complaints } = await site.firstVisit()
    const { game, rules } = await gameOfSameShape()
    const match = Match.start(game, { scenario: game.scenarios[0]?.id ?? '' })
    const [role = ''] = match.roles
    await openFile(site, page, match.record)
    await page.locator('.saved', { hasText: 'Saved' }).waitFor()
    const table = page.url()
    await page.goto(site.url)
    await makeOld(page, table.split('/').at(-1) ?? '', rules, role)
    await page.goto(table)
    if (match.roles.length > 1) await sitDown(page)
    const notice = page.locator('.notice[role=alert]')
    await notice.getByText(`${rules} is now ${game.version}. Your last choice (`).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await readOpening(page, '.notice[role=alert]')
    const saved = page.waitForEvent('download')
    await notice.getByRole('button', { name: 'Export the old record' }).click()
    const file = await contentOf(await saved)
    expect(JSON.parse(file).aquila).toBe('sealed record')
    expect(JSON.parse(await unseal(file))).toMatchObject({ rules, choices: [{ role, verb: 'fly' }] })
    await notice.getByRole('button', { name: 'Close' }).click()
    await notice.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('T18: says that the browser is full, also in the footer, and goes on', async () => {
    const { page } = await site.firstVisit()
    await begin(site, page, 'the-fords', 'A duel')
    await page.workers()[0]?.evaluate(`IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }`)
    await page.keyboard.press('c')
    await page.locator('.choice-list .choice').first().click()
    await page.getByRole('alert').getByText('no room left').waitFor()
    await page.getByRole('button', { name: 'Export record' }).first().waitFor()
    expect(await page.locator('.panel-foot .saved').textContent()).toBe('Not saved')
  })

  it('asks no other site for anything', async () => {
    const { page } = await site.firstVisit({ serviceWorkers: 'allow' })
    const foreign: string[] = []
    page.on('request', request => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('blob:'))
        foreign.push(request.url())
    })
    await begin(site, page, 'alea-iacta-est', 'The Pharsalus Campaign')
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
  })
})

/** A game with older rules whose positions were kept as today's are: a match of today can be made an old one of theirs. */
async function gameOfSameShape(): Promise<{ game: GameDefinition; rules: string }> {
  const shape = { turn: {} }
  for (const { id } of shelf) {
    const { game } = await loadGame(id, english)
    const { migrations = {}, version } = game
    for (const [rules, { to, migrate }] of Object.entries(migrations))
      if (to === version && keepsShape(migrate, shape)) return { game, rules }
  }
  throw new Error('the last rules of every game kept positions differently')
}

function keepsShape(migrate: (state: unknown) => unknown, shape: object): boolean {
  try {
    return migrate(shape) === shape
  } catch {
    return false
  }
}

/** Makes the match that the browser keeps one of older rules, with a choice at its end that is legal no more. */
function makeOld(page: Page, id: string, rules: string, role: string): Promise<void> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('aquila')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const stores = ['matches', 'changes', 'checkpoints']
      const transaction = opening.result.transaction(stores, 'readwrite')
      const [matches, changes, checkpoints] = stores.map(name => transaction.objectStore(name))
      const id = ${JSON.stringify(id)}
      const change = (store, key, how) => {
        const reading = store.get(key)
        reading.onsuccess = () => {
          how(reading.result)
          store.put(reading.result)
        }
      }
      change(matches, id, ({ record }) => { record.rules = ${JSON.stringify(rules)} })
      change(checkpoints, id, ({ checkpoint }) => { checkpoint.rules = ${JSON.stringify(rules)} })
      change(changes, [id, 1], ({ added }) => {
        added.entries.push({ role: ${JSON.stringify(role)}, verb: 'fly' })
      })
      transaction.oncomplete = () => resolve(opening.result.close())
      transaction.onabort = () => reject(transaction.error)
    }
  })`)
}
