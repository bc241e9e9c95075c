import { type BrowserServer, chromium } from 'playwright-core'

/** The browser for tests; null where there is none, and its tests are left out. */
export const chromiumPath = process.env.AQUILA_CHROMIUM ?? null

/** Starts the one browser of a run. */
export function launchChromium(executablePath: string): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath,
    host: '127.0.0.1',
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
