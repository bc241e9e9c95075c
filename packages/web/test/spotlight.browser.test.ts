import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../tests/support/chromium.ts'
import { openFile, openSite, type Site } from './support.ts'
import { positionOf, type Written } from './written.ts'

/** Semper Victor, before the battle at Mediolanum is rolled for. */
const mediolanum: Written = {
  game: 'semper-victor',
  scenario: '1',
  seed: 7,
  levels: [null, 'tiro'],
  quiet: ['pass', 'done'],
  way: [
    'primus lead constantin',
    ...['pc-galliae-1', 'scutarii-3', 'cornuti', 'bracchiati'].map(unit => `primus take ${unit}`),
    ...['GAL3', 'ITA2'].map(zone => `primus to ${zone}`),
    'primus done',
  ],
}
const PLACE = 'ITA2'

interface Sample {
  readonly light: readonly [number, number]
  readonly place: readonly [number, number]
}

/**
 * Notes in every picture where the light stands and where the place and its stacks are. What asks for a picture first is called
 * first, so this looks when all others have drawn theirs: sizes are told last.
 */
const WATCH = `
  globalThis.samples = []
  const pulse = document.body.appendChild(document.createElement('div'))
  pulse.style.position = 'fixed'
  globalThis.note = () => {
    const veil = document.querySelector('.moment-veil[data-lit=yes]')
    if (veil === null) return
    const spots = [...document.querySelectorAll('.places [data-place="${PLACE}"], .stack-on[data-at="${PLACE}"]')]
      .map(each => each.getBoundingClientRect())
    const middle = (from, to) =>
      (Math.min(...spots.map(each => each[from])) + Math.max(...spots.map(each => each[to]))) / 2
    const at = name => Number.parseFloat(veil.style.getPropertyValue(name))
    samples.push({ light: [at('--light-x'), at('--light-y')], place: [middle('left', 'right'), middle('top', 'bottom')] })
  }
  new ResizeObserver(note).observe(pulse)
  const next = () => {
    pulse.style.width = pulse.style.width === '1px' ? '2px' : '1px'
    requestAnimationFrame(next)
  }
  next()
`

const TWO_PICTURES = 'new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))'

const apart = ({ light, place }: Sample): number => Math.hypot(light[0] - place[0], light[1] - place[1])

describe.skipIf(chromiumPath === null)('the light on the place of a moment', () => {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site?.close())

  it.each([
    [768, 1024],
    [1440, 900],
  ])('stays on it while the map moves and when it rests, at %i x %i', async (width, height) => {
    const { page } = await site.visit({ viewport: { width, height } })
    const { match } = await positionOf(mediolanum)
    await openFile(site, page, match.record)
    const done = page.locator('.bar .acts .primary')
    await done.waitFor()
    // Far from the place, so that the map has a way to go.
    for (let steps = 0; steps < 6; steps++) await page.keyboard.press('Shift+ArrowRight')
    await page.waitForSelector('.map-sheet:not([data-moving])', { state: 'attached' })
    const from = await page.locator(`.places [data-place="${PLACE}"]`).boundingBox()
    await page.evaluate(WATCH)
    await done.click()
    await page.locator('.moment-veil[data-lit=yes]').waitFor()
    await page.waitForSelector('.map-sheet[data-moving]', { state: 'detached' })
    // The names are set again when the map has come to rest, and the light follows in the next picture.
    await page.evaluate(TWO_PICTURES)
    const seen: Sample[] = await page.evaluate('samples')
    const rested: Sample = await page.evaluate('(note(), samples.at(-1))')
    const to = await page.locator(`.places [data-place="${PLACE}"]`).boundingBox()
    const far = Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0))
    expect(seen.length).toBeGreaterThan(0)
    expect(far).toBeGreaterThan(100)
    expect(Math.max(...seen.map(apart))).toBeLessThan(2)
    expect(apart(rested)).toBeLessThan(2)
  })
})
