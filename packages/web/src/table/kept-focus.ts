import { useEffect } from 'preact/hooks'

/** What a player wants who plays by keys, the topmost first: what lies over the table, the answers, the way on. */
const WANTED = [
  '.moment footer .primary',
  '.briefing footer button',
  '[role=alertdialog] button',
  '.film .primary',
  '.battle .choice, .battle .primary',
  '.choice-list .choice',
  '.sheet-choices .choice',
  '.movers .way:not([aria-disabled=true])',
  '.bar .acts .primary',
  '.sheet .acts .primary',
]

/**
 * A player who plays by keys never loses the focus: where what had it is gone, it goes on to what can be done next, and as long
 * as there is nothing, to the table itself.
 */
export function useKeptFocus(table: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { current } = table
    if (current === null) return
    let byKeys = false
    const keys = (): void => {
      byKeys = true
    }
    const pointer = (): void => {
      byKeys = false
    }
    const keep = (): void => {
      const { activeElement } = document
      if (byKeys && (activeElement === document.body || activeElement === current)) giveFocus(current)
    }
    const gone = new MutationObserver(keep)
    gone.observe(current, { childList: true, subtree: true })
    addEventListener('keydown', keys, true)
    addEventListener('pointerdown', pointer, true)
    return () => {
      gone.disconnect()
      removeEventListener('keydown', keys, true)
      removeEventListener('pointerdown', pointer, true)
    }
  }, [])
}

function giveFocus(table: HTMLElement): void {
  const wanted = WANTED.map(each => table.querySelector<HTMLElement>(each)).find(each => each !== null)
  ;(wanted ?? table).focus({ preventScroll: true })
}
