import type { Browser, Page } from 'playwright-core'
import { workerTime } from './trace.ts'

/** Choices that are made one after another in a worker of the page, and what a slice of them has cost. */
export interface Choosing {
  /** Makes up to so many choices. Gives the worker's own milliseconds for one of them, saved, and how many it has made. */
  choose(most: number): Promise<{ readonly milliseconds: number; readonly made: number }>
  leave(): Promise<void>
}

/**
 * A match whose choices are made without any page that draws it: the worker that keeps it is asked as the page would ask it.
 * `worker` is its address.
 */
export async function choosing(
  browser: Browser,
  page: Page,
  url: string,
  worker: string,
  record: string,
): Promise<Choosing> {
  await page.goto(url)
  await page.evaluate(asked(worker))
  await page.evaluate(`aquilaBench.open(${JSON.stringify(record)})`)
  return {
    async choose(most) {
      // Where another person is asked, he sits down first: that shows the whole table again, and is no choice.
      await page.evaluate('aquilaBench.sitDown()')
      await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
      const made = await page.evaluate<number>(`aquilaBench.choose(${most})`)
      const spent = workerTime(await browser.stopTracing())
      return { milliseconds: spent / made, made }
    },
    leave: () => page.close(),
  }
}

/** Any choice of a question is made, but the same in every commit: a plain linear congruence picks. */
function asked(worker: string): string {
  return `{
    const worker = new Worker(${JSON.stringify(worker)}, { type: 'module' })
    const waiting = new Map()
    let [number, state, saved, lot] = [0, null, () => undefined, 20_491_029]
    worker.onmessage = ({ data }) => {
      if ('state' in data) state = data.state
      else if ('saving' in data) {
        if (data.saving === 'saved') saved()
      } else {
        const { resolve, reject } = waiting.get(data.number)
        waiting.delete(data.number)
        if ('error' in data) reject(new Error(data.error))
        else resolve(data.value)
      }
    }
    const ask = call => new Promise((resolve, reject) => {
      waiting.set(++number, { resolve, reject })
      worker.postMessage({ number, call })
    })
    const choose = async () => {
      lot = (Math.imul(lot, 1_664_525) + 1_013_904_223) >>> 0
      const { decision, choices } = state.question
      const { choice } = choices[(lot >>> 8) % choices.length]
      const isSaved = new Promise(resolve => (saved = resolve))
      await ask({ what: 'choose', choice, decision })
      // An older worker does not say when it has saved: it is given a while, which costs no processor time.
      await Promise.race([isSaved, new Promise(resolve => setTimeout(resolve, 150))])
    }
    window.aquilaBench = {
      async open(record) {
        // The worker of an older commit reads the text.
        const id = await ask({ what: 'import', file: new Blob([record]), text: record })
        await ask({ what: 'open', id })
      },
      async sitDown() {
        if (state.question === null && state.handOver !== null) await ask({ what: 'look-as', role: state.handOver })
      },
      async choose(most) {
        let made = 0
        for (; made < most && state.question !== null; made++) await choose()
        return made
      },
    }
  }`
}
