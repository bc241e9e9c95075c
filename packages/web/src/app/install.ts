import { signal } from '@preact/signals'

/** Puts the page among the programs of this device, if the browser offers that; null: it does not. */
export const install = signal<(() => void) | null>(null)

/** Browsers that can install a page say so once, early. Others have an entry of their own for it, and nothing is shown here. */
export function watchForInstall(): void {
  addEventListener('beforeinstallprompt', event => {
    if (!('prompt' in event) || typeof event.prompt !== 'function') return
    const { prompt } = event
    event.preventDefault()
    install.value = () => {
      prompt.call(event)
      install.value = null
    }
  })
  addEventListener('appinstalled', () => {
    install.value = null
  })
}
