import { botOfLevel, seatOf } from '@aquila/bots'
import { english, Match } from '@aquila/engine'
import { loadGame } from '@aquila/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { contentOf, openRecord, openSite, recordBefore, type Site, seriousFindings } from './support.ts'

/** A short match that is over: a reign, played by a bot for a person. */
async function reign(): Promise<string> {
  const loaded = await loadGame('kings-of-rome', english)
  const bot = botOfLevel(await loaded.bots(), 'miles', 7)
  const match = Match.start(loaded.game, {
    scenario: 'reign-of-tullus',
    seed: 'ab'.repeat(32),
    players: ['Livia'],
    levels: [null],
  })
  for (let { decision } = match; decision !== null; { decision } = match)
    match.choose(bot?.choose(seatOf(match, decision)), { role: decision.role, decision: decision.id })
  return JSON.stringify(match.record)
}

async function toAnalysis(page: Page): Promise<string> {
  const id = page.url().split('/').at(-1) ?? ''
  await page.evaluate(to => {
    location.hash = to
  }, `#/analysis/${id}`)
  return id
}

describe.skipIf(chromiumPath === null)('the analysis in a real browser', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it('is made, stopped and gone on with, kept, walked by keys, shared and played on from', async () => {
    const { page, complaints } = await site.firstVisit()
    await openRecord(site, page, await reign())
    const id = await toAnalysis(page)
    await page.locator('.analysis-list tbody tr').first().waitFor({ timeout: 120_000 })
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('button', { name: 'Look deeper' }).waitFor({ timeout: 240_000 })
    const steps = await page.locator('.analysis-list tbody tr:not(.chapter)').count()
    expect(steps).toBeGreaterThan(5)
    expect(await page.locator('.analysis-chart .curve').count()).toBe(1)
    expect(await page.locator('.analysis-sums dd:not(.about)').allInnerTexts()).toEqual([
      expect.stringMatching(/^[+−]?\d+$/),
      expect.stringMatching(/^[+−]?\d+$/),
    ])
    expect(await seriousFindings(page)).toEqual([])

    await page.locator('.analysis-list tbody tr:not(.chapter) button').first().click()
    const current = page.locator('.analysis-list [aria-current="true"] .named')
    const first = await page
      .locator('.analysis-list tbody tr:not(.chapter)')
      .first()
      .getAttribute('data-chosen')
    expect(first).toBe('true')
    await page.keyboard.press('Shift+ArrowRight')
    await page
      .locator('.analysis-list tbody tr:not(.chapter)')
      .nth(1)
      .and(page.locator('[data-chosen="true"]'))
      .waitFor()
    expect(await current.count()).toBe(1)

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    const saved = await contentOf(file)
    expect(saved).toMatch(/^<!doctype html>/)
    expect(saved.match(/<tr class="/g)).toHaveLength(steps)
    // It needs nothing else and runs nothing.
    expect(saved).not.toMatch(/<script|src=|href=|@import|url\(/)

    // What was made is kept with the match: the end tells it.
    await page.evaluate(to => {
      location.hash = to
    }, `#/end/${id}`)
    await page.locator('.judgement-bar').nth(1).waitFor()
    await page.getByRole('link', { name: 'Analysis' }).first().click()
    await page.getByRole('button', { name: 'Look deeper' }).waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.waitForFunction(
      old => !location.hash.includes(old) && location.hash.startsWith('#/match/'),
      id,
    )
    expect(complaints).toEqual([])
  })

  it('is read on a phone from top to bottom, and is not to be had of a match that runs', async () => {
    const { page } = await site.visit()
    await page.setViewportSize({ width: 390, height: 844 })
    await openRecord(site, page, await reign())
    await toAnalysis(page)
    await page.locator('.analysis-card').waitFor({ timeout: 120_000 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await seriousFindings(page)).toEqual([])

    await openRecord(
      site,
      page,
      recordBefore(({ task }) => task === 'retreat'),
    )
    await toAnalysis(page)
    await page.getByText('There is no analysis of a match that still runs.').waitFor()
    expect(await page.locator('.analysis').count()).toBe(0)
  })
})
