import { type BrowserServer, chromium } from 'playwright-core'

/** The browser for tests; null where there is none, and its tests are left out. */
export const chromiumPath = process.env.AQUILA_CHROMIUM ?? null

/**
 * What Chromium does without. The last list that it is given counts, so those that Playwright leaves out and that concern a page
 * or the network stand here again. The popups of the address bar are pages themselves, made for every profile that a
 * test opens: they took more of the processor than our own page before it is loaded.
 */
const LEFT_OUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'LensOverlay', 'MediaRouter', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
]

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
      `--disable-features=${LEFT_OUT.join()}`,
    ],
  })
}
