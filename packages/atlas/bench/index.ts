import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { maps } from '../maps/index.ts'
import { benchPage } from './page.ts'

/**
 * How smoothly a map pans and zooms in headless Chromium with 150 counters on it: the art as a picture, and for
 * comparison the same art as live SVG. Prints ratios to live with, asserts nothing.
 */

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const COUNTERS = 150

/** Measures all maps and gives one line for each. */
export async function benchMaps(): Promise<string[]> {
  const executablePath = process.env.AQUILA_CHROMIUM
  if (executablePath === undefined) return ['Maps: no browser, so panning is not measured']
  const lines = [`Maps (panning and zooming in headless Chromium, ${COUNTERS} counters)`]
  const browser = await chromium.launch({ executablePath, headless: true, args: flags })
  try {
    for (const { id } of maps) {
      const art = readFileSync(fileURLToPath(new URL(`../generated/${id}/map.webp`, import.meta.url)))
      const layer = readFileSync(
        fileURLToPath(new URL(`../generated/${id}/layer.json`, import.meta.url)),
        'utf8',
      )
      const svg = maps.find(map => map.id === id)?.draw().art ?? ''
      const measure = async (kind: 'picture' | 'live'): Promise<number> => {
        const server = await serve({
          '/': benchPage(kind, layer, COUNTERS),
          '/map.webp': art,
          '/map.svg': svg,
        })
        try {
          const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
          await page.goto(`http://127.0.0.1:${portOf(server)}/`)
          const frames = await page.evaluate<number>('measure()')
          await page.close()
          return frames
        } finally {
          server.close()
        }
      }
      const picture = await measure('picture')
      const live = await measure('live')
      lines.push(
        `  ${id.padEnd(16)} ${picture.toFixed(1)} frames a second with the art as a picture (aim: 50), ` +
          `${live.toFixed(1)} as live SVG`,
      )
    }
    return lines
  } finally {
    await browser.close()
  }
}

function serve(files: Readonly<Record<string, string | Buffer>>): Promise<Server> {
  const server = createServer((request, response) => {
    const body = files[request.url ?? '/']
    if (body === undefined) {
      response.writeHead(404).end()
      return
    }
    const type = request.url?.endsWith('.webp')
      ? 'image/webp'
      : request.url?.endsWith('.svg')
        ? 'image/svg+xml'
        : 'text/html'
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  return new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

function portOf(server: Server): number {
  const address = server.address()
  if (!isAddress(address)) throw new Error('the server has no port')
  return address.port
}
