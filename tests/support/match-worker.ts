import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Has the worker that keeps the match run this before all else, in the build that lies in the folder. */
export function runFirst(folder: string, code: string): void {
  rewrite(folder, script => `${code}\n${script}`)
}

/** Takes the same lots back out of a build: what it draws is chance again. */
export function drawTrueLots(folder: string): void {
  rewrite(folder, script => script.replace(SAME_LOTS, ''))
}

function rewrite(folder: string, how: (script: string) => string): void {
  const assets = join(folder, 'assets')
  const worker = readdirSync(assets).find(file => /^match\.worker-.*\.js$/.test(file))
  if (worker === undefined) throw new Error('the build has no worker that keeps the match')
  const script = join(assets, worker)
  writeFileSync(script, how(readFileSync(script, 'utf8')))
}

/**
 * Every test is dealt the same dice and the same bots: what the first question of a match is must not depend on chance in a
 * test that looks at it. Only the worker that keeps the match draws lots: a plain linear congruence, which a visit begins
 * again with `drawLotsAgain`.
 */
export const SAME_LOTS = `{
  let lot
  globalThis.drawLotsAgain = () => {
    lot = 20_491_029
  }
  drawLotsAgain()
  crypto.getRandomValues = list => {
    const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength)
    for (let at = 0; at < bytes.length; at++) {
      lot = (Math.imul(lot, 1_664_525) + 1_013_904_223) >>> 0
      bytes[at] = lot >>> 24
    }
    return list
  }
}`
