/** Style sheets that did not come. */
const away = new Set<HTMLLinkElement>()

/** Notes which style sheets do not come. */
export function watchForStyles(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && away.add(target), true)
}

/** Asks for them once more: a bundler asks for the sheet of a part but once, and takes the part without it then. */
export async function bringStyles(): Promise<void> {
  await Promise.all([...away].map(bring))
}

function bring(sheet: HTMLLinkElement): Promise<void> {
  away.delete(sheet)
  const again = document.createElement('link')
  again.rel = 'stylesheet'
  again.href = sheet.href
  return new Promise((resolve, reject) => {
    again.onload = () => resolve()
    again.onerror = () => reject(new Error(`${sheet.href} did not come`))
    sheet.replaceWith(again)
  })
}
