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
 * change, however long that takes, and not for time to pass.
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
    let inVain = false
    for (let presses = 0; presses < 5000; presses++) {
      const found = done()
      if (found) return found
      const button = next()
      // While the page thinks, whatever changes first is looked at.
      const isToWait = button === undefined || button === null || (inVain && button.isKey)
      const before = isToWait ? undefined : told()
      const asked = asks()
      if (!isToWait) button.click()
      if (isToWait || !button.isKey) await change(before, asked)
      else await frames()
      inVain = told() === before
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
  const told = () =>
    [...document.querySelectorAll(parts)].map(part => part.textContent).join('|') + document.querySelectorAll('.log-line').length
  const asks = () => document.querySelector('[role=alertdialog]') !== null
  const frames = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const change = (before, asked) => new Promise((resolve, reject) => {
    const end = (settle, value) => {
      clearTimeout(late)
      watching.disconnect()
      settle(value)
    }
    const watching = new MutationObserver(() => {
      if (before === undefined || told() !== before || (asks() && !asked)) end(resolve)
    })
    const late = setTimeout(() => end(reject, new Error('nothing changes any more on the way to ' + hope)), 60_000)
    watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })`
