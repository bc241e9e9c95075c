/**
 * What lies over the map and belongs to a place of it moves with it: this calls at every picture as long as the sheet of the
 * map moves or something on it does, and once when all has come to rest.
 */
export function followMap(sheet: HTMLElement, follow: () => void): () => void {
  let next: number | null = null
  let running = 0
  const step = (): void => {
    follow()
    next = sheet.dataset.moving === undefined && running === 0 ? null : requestAnimationFrame(step)
  }
  const begin = (): void => {
    next ??= requestAnimationFrame(step)
  }
  const run = (): void => {
    running++
    begin()
  }
  const rest = (): void => {
    running = Math.max(0, running - 1)
    begin()
  }
  const moves = new MutationObserver(begin)
  moves.observe(sheet, { attributeFilter: ['data-moving'] })
  sheet.addEventListener('transitionrun', run)
  sheet.addEventListener('transitionend', rest)
  sheet.addEventListener('transitioncancel', rest)
  begin()
  return () => {
    moves.disconnect()
    sheet.removeEventListener('transitionrun', run)
    sheet.removeEventListener('transitionend', rest)
    sheet.removeEventListener('transitioncancel', rest)
    if (next !== null) cancelAnimationFrame(next)
  }
}
