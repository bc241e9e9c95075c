import { type Browser, chromium } from 'playwright-core'

/** The browser for tests; null where there is none, and its tests are left out. */
export const chromiumPath = process.env.AQUILA_CHROMIUM ?? null

export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
