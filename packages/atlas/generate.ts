import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { maps } from './maps/index.ts'
import { type Painting, toWebp } from './src/paint.ts'

/**
 * `npm run maps [id ...]`: draws the maps and writes art and interactive layer to generated/, and a smaller
 * picture of each to docs/maps/. One worker for each map, two at a time.
 */

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The art at 1x stays under this. */
const ART_LIMIT = 600_000
const PICTURE_LIMIT = 400_000
const PICTURE_WIDTH = 1500
/** The whole map as a phone shows it, to judge whether it still reads. */
const PHONE_WIDTH = 390

async function generate(id: string): Promise<string> {
  const started = performance.now()
  const map = maps.find(m => m.id === id)
  if (!map) throw new Error(`no map is called ${id}; there are ${maps.map(m => m.id).join(', ')}`)
  const { art: drawn, picture: whole, layer, complaints, seed } = map.draw()
  const { paint } = await import('./src/paint.ts')
  const painting = await paint(drawn, 2, seed)
  const named = await paint(whole, 1, seed)
  const folder = here(`generated/${id}/`)
  mkdirSync(folder, { recursive: true })
  mkdirSync(here('../../docs/maps/'), { recursive: true })
  const json = JSON.stringify(layer)
  const art = await under(painting, painting.width / 2, [80, 74, 68, 60], ART_LIMIT)
  const large = await toWebp(painting, painting.width, 66)
  const picture = await under(named, PICTURE_WIDTH, [82, 74, 66, 58], PICTURE_LIMIT)
  writeFileSync(`${folder}map.webp`, art)
  writeFileSync(`${folder}map@2x.webp`, large)
  writeFileSync(`${folder}layer.json`, `${json}\n`)
  writeFileSync(here(`../../docs/maps/${id}.webp`), picture)
  writeFileSync(here(`../../docs/maps/${id}-phone.webp`), await toWebp(named, PHONE_WIDTH, 80))
  const kilo = (bytes: number): string => `${Math.round(bytes / 1000)} kB`
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return [
    `${id}: ${seconds} s, art ${kilo(art.length)}, at 2x ${kilo(large.length)}, layer ${kilo(gzipSync(json).length)} gzipped`,
    ...complaints.map(complaint => `  ${complaint}`),
  ].join('\n')
}

async function under(
  painting: Painting,
  width: number,
  qualities: readonly number[],
  limit: number,
): Promise<Buffer> {
  for (const quality of qualities) {
    const out = await toWebp(painting, width, quality)
    if (out.length <= limit) return out
  }
  throw new Error(`${width} px wide, the picture stays above ${limit} bytes`)
}

function runWorker(id: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: id })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

if (isMainThread) {
  const wanted = process.argv.slice(2)
  const queue = wanted.length > 0 ? wanted : maps.map(map => map.id)
  const started = performance.now()
  const next = async (): Promise<void> => {
    for (let id = queue.shift(); id; id = queue.shift()) console.log(await runWorker(id))
  }
  await Promise.all([next(), next()])
  console.log(`all: ${((performance.now() - started) / 1000).toFixed(1)} s`)
} else {
  parentPort?.postMessage(await generate(String(workerData)))
}
