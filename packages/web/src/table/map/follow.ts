/**
 * What lies over the map and belongs to a place of it moves with it: this calls at every picture as long as the sheet of the
 * map moves, and once when it, or something on it, has come to rest.
 */
export function followMap(sheet: HTMLElement, follow: () => void): () => void {
  let next: number | null = null
  const step = (): void => {
    follow()
    next = sheet.dataset.moving === undefined ? null : requestAnimationFrame(step)
  }
  const begin = (): void => {
    next ??= requestAnimationFrame(step)
  }
  const moves = new MutationObserver(begin)
  moves.observe(sheet, { attributeFilter: ['data-moving'] })
  sheet.addEventListener('transitionend', begin)
  begin()
  return () => {
    moves.disconnect()
    sheet.removeEventListener('transitionend', begin)
    if (next !== null) cancelAnimationFrame(next)
  }
}
