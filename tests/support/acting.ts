import type { Page } from 'playwright-core'

/** What somebody does in the page, as sources of functions that run in it. */
export interface Acting {
  /** Gives something when it has come, which is what `actUntil` gives. */
  readonly done: string
  /**
   * Gives what to press next, or nothing while there is nothing to press. It may use `seen(selector)` and `all(selector)`, what
   * is to be seen and can be pressed, and `key(name)`.
   */
  readonly next: string
}

/**
 * Presses one thing after another in the page itself, until what is hoped for has come. After each it waits for the page to
 * change, and not for time to pass.
 */
export function actUntil<Found = unknown>(page: Page, hope: string, { done, next }: Acting): Promise<Found> {
  return page.evaluate(
    `(async () => {
    const all = selector => [...document.querySelectorAll(selector)].filter(found => !found.disabled && found.checkVisibility())
    const seen = selector => all(selector)[0]
    const key = name => ({ isKey: true, click: () => dispatchEvent(new KeyboardEvent('keydown', { key: name })) })
    const hope = ${JSON.stringify(hope)}
    const done = ${done}
    const next = ${next}
    ${WAITING}
    let inVain = 0
    for (let presses = 0; presses < 5000 && inVain < 12; ) {
      const found = done()
      if (found) return found
      const button = next()
      let changed
      // While the page thinks, whatever changes first is looked at.
      if (button === undefined || button === null || (button.isKey && inVain > 0)) changed = await change()
      else {
        presses++
        const before = told()
        const asked = asks()
        button.click()
        if (button.isKey) await frames()
        changed = button.isKey ? told() !== before : await change(before, asked)
      }
      inVain = changed ? 0 : inVain + 1
    }
    throw new Error('it never came to ' + hope)
  })()`,
  )
}

/**
 * What tells one state of the table from the next: nothing that goes away at once when something is chosen, or the same would
 * be chosen again before the answer is there. A question whether one is sure is as good as an answer.
 */
const WAITING = `
  const parts = '.bar, .sheet, .moment, .film, .battle, .cover-all, .coach, .gauges, a[href^="#/end/"]'
  const count = selector => document.querySelectorAll(selector).length
  const told = () =>
    [...document.querySelectorAll(parts)].map(part => part.textContent).join('|') +
    [count('.log-line'), count('.piece[data-chosen=true]')].join()
  const asks = () => document.querySelector('[role=alertdialog]') !== null
  const frames = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const change = (before, asked) => new Promise(resolve => {
    const end = changed => {
      clearTimeout(late)
      watching.disconnect()
      resolve(changed)
    }
    const watching = new MutationObserver(() => {
      if (before === undefined || told() !== before || (asks() && !asked)) end(true)
    })
    // A press that came too early is lost, and is made again.
    const late = setTimeout(() => end(false), 5000)
    watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })`
